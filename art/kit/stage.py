"""Sun, area lights, sky and camera."""

import math
from dataclasses import dataclass, field

import bpy
from mathutils import Vector

from .develop import Look
from .material import Stops, blend, by_height, matte, mirror_sky
from .mesh import Object, Point3, link, quad
from .palette import linear


@dataclass(frozen=True)
class Shot:
    """A camera on a scene. `shift` moves the picture plane (positive x: the subject goes left, positive y: down)."""

    eye: Point3
    aim: Point3
    size: tuple[int, int] = (1600, 900)
    samples: int = 24
    lens: float = 40
    shift: tuple[float, float] = (0.0, 0.0)
    ortho: float | None = None
    focus: float | None = None
    fstop: float = 4.0
    options: dict[str, object] = field(default_factory=dict)
    look: Look | None = None


def _aim(ob: Object, eye: Point3, target: Point3) -> Object:
    ob.location = eye
    ob.rotation_euler = (Vector(target) - Vector(eye)).to_track_quat("-Z", "Y").to_euler()
    return ob


def area(at: Point3, target: Point3, size: float, power: float, colour: str = "#ffffff", tall: float | None = None, spread: float = 180) -> Object:
    """A soft light aimed at a point; `spread` is the angle in degrees within which it shines, as through the grid of a softbox."""
    data = bpy.data.lights.new("area", "AREA")
    data.energy, data.size, data.color = power, size, linear(colour)[:3]
    data.spread = math.radians(spread)
    if tall:
        data.shape, data.size_y = "RECTANGLE", tall
    return _aim(link(bpy.data.objects.new("area", data)), at, target)


def spot(at: Point3, target: Point3, power: float, colour: str = "#ffffff", angle: float = 60, blend: float = 0.6, size: float = 0.05) -> Object:
    """A lamp with a cone of light aimed at a point; `angle` is the cone's in degrees, `blend` how soft the pool's edge is."""
    data = bpy.data.lights.new("spot", "SPOT")
    data.energy, data.color, data.shadow_soft_size = power, linear(colour)[:3], size
    data.spot_size, data.spot_blend = math.radians(angle), blend
    return _aim(link(bpy.data.objects.new("spot", data)), at, target)


def sun(elevation: float, azimuth: float, power: float, colour: str = "#ffffff", softness: float = 2.0) -> Object:
    """The sun; angles in degrees, the azimuth counted from +x to +y."""
    data = bpy.data.lights.new("sun", "SUN")
    data.energy, data.angle, data.color = power, math.radians(softness), linear(colour)[:3]
    e, a = math.radians(elevation), math.radians(azimuth)
    ob = link(bpy.data.objects.new("sun", data))
    ob.rotation_euler = Vector((math.cos(e) * math.cos(a), math.cos(e) * math.sin(a), math.sin(e))).to_track_quat("Z", "Y").to_euler()
    return ob


def sky(stops: Stops, strength: float = 1.0, opposite: Stops = ()) -> None:
    """A sky graded by height: -1 straight down, 0 the horizon, 1 straight up. The glass of vehicles that stand in the scene mirrors it.

    `opposite` is the sky that everything but the camera sees: after sunset the camera looks into the afterglow, while
    what faces the camera has the dark half of the sky before it, and reflects that."""
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    background = tree.nodes["Background"]
    background.inputs[1].default_value = strength
    where = tree.nodes.new("ShaderNodeTexCoord")
    colour = by_height(tree, where.outputs["Generated"], stops)
    if opposite:
        seen = tree.nodes.new("ShaderNodeLightPath").outputs["Is Camera Ray"]
        colour = blend(tree, seen, by_height(tree, where.outputs["Generated"], opposite), colour)
    tree.links.new(colour, background.inputs[0])
    mirror_sky(stops, strength)


SHADOW_FLOOR = "shadow floor"


def shadow_floor(x0: float, x1: float, y0: float, y1: float) -> Object:
    """The floor of a cut-out: it returns light to the vehicle, and is seen only for its shadow (`render.py`)."""
    floor = quad(x0, x1, y0, y1, 0, matte("#CCCCC9", 0.9))
    floor.name = SHADOW_FLOOR
    floor.visible_camera = False
    return floor


def camera(shot: Shot) -> None:
    """Put up the camera of a shot."""
    data = bpy.data.cameras.new("camera")
    data.lens, data.clip_end = shot.lens, 3000
    data.shift_x, data.shift_y = shot.shift
    data.sensor_fit = "AUTO"
    if shot.ortho:
        data.type, data.ortho_scale = "ORTHO", shot.ortho
    if shot.focus:
        data.dof.use_dof, data.dof.focus_distance, data.dof.aperture_fstop = True, shot.focus, shot.fstop
    ob = _aim(bpy.data.objects.new("camera", data), shot.eye, shot.aim)
    bpy.context.scene.collection.objects.link(ob)
    bpy.context.scene.camera = ob
