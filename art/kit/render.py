"""One step from a scene to a file: path tracing, denoising, development."""

import os
import tempfile
import time
from pathlib import Path

import bpy
import numpy as np

from .denoise import denoise, smooth_pass
from .develop import Look, develop, lay_shadow, to_bytes, without_veil
from .material import set_light
from .stage import SHADOW_FLOOR, Shot, camera, sky, sun

PASSES = ("Image", "Denoising Albedo", "Denoising Normal", "Mist")


def _settings(width: int, height: int, samples: int, look: Look) -> None:
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device, cycles.samples = "CPU", samples
    cycles.use_denoising = False
    # Samples go where grain is left: faces behind glass, leaves, shade. What the denoiser must guess, it smears.
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.015, min(samples, 12)
    cycles.filter_width = 1.2
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 5, 3, 3
    cycles.transparent_max_bounces, cycles.transmission_bounces = 8, 4
    cycles.sample_clamp_indirect, cycles.blur_glossy = 6, 0.5
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.tile_size = 2048
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = width, height, 100
    scene.render.film_transparent = look.transparent
    scene.render.threads_mode, scene.render.threads = "FIXED", 2
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    layer.use_pass_mist = True
    if look.haze:
        mist = scene.world.mist_settings
        mist.start, mist.depth, mist.falloff = look.haze.start, look.haze.depth, "LINEAR"


def _trace(width: int, height: int) -> dict[str, np.ndarray]:
    """Render and bring back the passes as arrays, top row first."""
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    with tempfile.TemporaryDirectory() as folder:
        for name in PASSES:
            out = tree.nodes.new("CompositorNodeOutputFile")
            out.base_path = folder
            out.format.file_format, out.format.color_depth, out.format.exr_codec = "OPEN_EXR", "32", "ZIP"
            out.format.color_mode = "RGBA" if name == "Image" else "RGB"
            out.file_slots[0].path = f"{name.replace(' ', '')}-"
            tree.links.new(layers.outputs[name], out.inputs[0])
        scene.frame_set(1)
        scene.render.filepath = os.path.join(folder, "final")
        bpy.ops.render.render(write_still=False)
        passes: dict[str, np.ndarray] = {}
        for name in PASSES:
            image = bpy.data.images.load(os.path.join(folder, f"{name.replace(' ', '')}-0001.exr"))
            image.colorspace_settings.name = "Non-Color"
            buffer = np.empty(width * height * 4, np.float32)
            image.pixels.foreach_get(buffer)
            passes[name] = buffer.reshape(height, width, 4)[::-1]
            bpy.data.images.remove(image)
    return passes


def _shade(width: int, height: int) -> np.ndarray:
    """How much of an even sky and a hazy sun the vehicle takes from its floor, 0 to 1: a shadow without an edge, deepest below the tyres.

    Changes the scene: call it last."""
    scene = bpy.context.scene
    for ob in list(scene.objects):
        if ob.type == "LIGHT":
            bpy.data.objects.remove(ob)
        elif ob.name != SHADOW_FLOOR and ob.type != "CAMERA":
            ob.visible_camera = False
    bpy.data.objects[SHADOW_FLOOR].visible_camera = True
    for lamp in ("lamp", "cabin"):
        set_light(lamp, 0)
    sky([(-1, "#ffffff"), (1, "#ffffff")], 1.0)
    sun(56, -74, 1.1, "#ffffff", 24)
    cycles = scene.cycles
    cycles.samples, cycles.max_bounces, cycles.use_adaptive_sampling = 96, 0, False
    scene.render.resolution_percentage = 50
    image = _trace(width // 2, height // 2)["Image"]
    light = image[..., :1] / np.maximum(image[..., 3:], 1e-3)
    open_air = float(np.quantile(light[image[..., 3] > 0.99], 0.97))
    shade = np.where(image[..., 3:] > 0.5, np.clip(1 - light / open_air, 0, 1), 0)
    # Far from the vehicle it ends: the faint rest would be a stain with the floor's outline.
    shade = np.clip((shade - 0.1) / 0.9, 0, 1) ** 1.2
    return np.repeat(np.repeat(shade, 2, 0), 2, 1).astype(np.float32)


def _used(alpha: np.ndarray) -> tuple[slice, slice]:
    """The part of a transparent picture in which there is anything, with a margin."""
    rows, columns = np.where(alpha[..., 0] > 0.01)
    return (slice(max(0, rows.min() - 16), rows.max() + 17), slice(max(0, columns.min() - 16), columns.max() + 17))


def _write(image: np.ndarray, path: Path) -> None:
    """Save display-encoded bytes as PNG."""
    height, width, channels = image.shape
    target = bpy.data.images.new("result", width, height, alpha=channels == 4)
    target.colorspace_settings.name = "sRGB"
    target.alpha_mode = "STRAIGHT"
    full = np.full((height, width, 4), 255, np.uint8)
    full[..., :channels] = image
    target.pixels.foreach_set((full[::-1].astype(np.float32) / 255).ravel())
    target.filepath_raw, target.file_format = str(path), "PNG"
    target.save()


def render(shot: Shot, look: Look, path: Path, width: int | None = None, samples: int | None = None) -> None:
    """Render a shot; a smaller `width` and fewer `samples` give a preview."""
    w = width or shot.size[0]
    h = round(shot.size[1] * w / shot.size[0])
    camera(shot)
    _settings(w, h, samples or shot.samples, look)
    started = time.time()
    passes = _trace(w, h)
    traced = time.time()
    mist_raw = passes["Mist"][..., :1]
    # A pixel of glass is near in one sample and far in the next: haze by the raw distance would be grain.
    mist = smooth_pass(np.nan_to_num(passes["Mist"][..., :3]), "alb")[..., :1] if look.haze else mist_raw
    beyond = (mist_raw > 0.9999) & (mist > 0.96)
    alpha = passes["Image"][..., 3:]
    used = _used(alpha) if look.transparent and not look.ground else np.s_[:, :]
    normal = passes["Denoising Normal"][..., :3][used]
    albedo = passes["Denoising Albedo"][..., :3][used]
    clean = denoise(passes["Image"][..., :3][used], smooth_pass(albedo, "alb"), smooth_pass(normal, "nrm"))
    colour = np.zeros((h, w, 3), np.float32)
    colour[used] = clean
    if look.transparent:
        veil = np.zeros_like(alpha)
        veil[used] = smooth_pass(np.repeat(np.clip(alpha[used], 0, 1), 3, 2), "alb")[..., :1]
        alpha = np.where(veil > 0.985, 1, np.where(veil < 0.012, 0, veil))
        if look.ground:
            # Before the colours are divided by it, or the veil would darken every edge.
            alpha = without_veil(alpha)
        colour = np.where(alpha > 0.003, colour / np.maximum(alpha, 0.003), 0)
    picture = develop(colour, alpha, mist, beyond, look)
    if look.transparent and not look.ground:
        picture = lay_shadow(picture, look.depth * _shade(w, h), look.shadow)
    _write(to_bytes(picture), path)
    print(f"{path.name} {w}x{h}: traced {traced - started:.0f} s, developed {time.time() - traced:.0f} s")
