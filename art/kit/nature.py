"""Trees, shrubs and crops, each made once and instanced."""

import math
import random

import bmesh
import numpy as np

from .material import matte, mottled
from .mesh import Collection, Material, Point3, ball, cylinder, from_data, prop, tube


def _lump(detail: int) -> tuple[np.ndarray, list[list[int]]]:
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=detail, radius=1)
    verts = np.array([v.co[:] for v in bm.verts])
    faces = [[v.index for v in f.verts] for f in bm.faces]
    bm.free()
    return verts, faces


def _crown(seed: int, centre: Point3, spread: Point3, count: int, size: float, leaves: list[Material], detail: int = 2) -> None:
    """A crown of many ragged lumps scattered over an ellipsoid, one mesh a shade of leaf."""
    rng = np.random.default_rng(seed)
    unit, triangles = _lump(detail)
    for shade, material in enumerate(leaves):
        verts: list[np.ndarray] = []
        faces: list[list[int]] = []
        for k in range(count // len(leaves)):
            away = rng.normal(size=3)
            away *= (0.55 + 0.45 * rng.random() ** 0.4) / np.linalg.norm(away)
            radius = size * (0.6 + 0.8 * rng.random()) * (1.6 if k == 0 else 1)
            ragged = unit * (1 + rng.normal(0, 0.13, (len(unit), 1))) * radius * (1, 1, 0.85)
            start = sum(len(v) for v in verts)
            verts.append(ragged + np.array(centre) + away * np.array(spread))
            faces += [[start + i for i in face] for face in triangles]
        from_data("crown", np.concatenate(verts), faces, material, angle=180)


def _leaves(seed: int, centres: np.ndarray, spread: float, each: int, size: float, materials: list[Material]) -> None:
    """Twigs full of single leaves: each a bent rhombus that looks outwards and up, darker ones deep in the crown."""
    rng = np.random.default_rng(seed)
    middle = centres.mean(axis=0)
    at = (centres[:, None] + rng.normal(0, spread, (len(centres), each, 3)) * (1, 1, 0.7)).reshape(-1, 3)
    out = at - middle
    depth = np.linalg.norm(out, axis=1)
    normal = out / depth[:, None] * 0.7 + rng.normal(0, 0.55, at.shape) + (0, 0, 0.45)
    normal /= np.linalg.norm(normal, axis=1)[:, None]
    along = np.cross(normal, rng.normal(size=at.shape))
    along /= np.linalg.norm(along, axis=1)[:, None]
    across = np.cross(normal, along)
    scale = (size * rng.uniform(0.7, 1.3, len(at)))[:, None]
    corners = np.stack([at - along * scale, at + (across * 0.42 - normal * 0.12) * scale, at + along * scale, at - (across * 0.42 + normal * 0.12) * scale], axis=1)
    shade = np.clip(depth / depth.max() + rng.normal(0, 0.16, len(at)), 0, 0.999)
    for k, material in enumerate(materials):
        mine = corners[(shade * len(materials)).astype(int) == k]
        faces = [face for i in range(0, 4 * len(mine), 4) for face in ((i, i + 1, i + 2), (i, i + 2, i + 3))]
        from_data("leaves", mine.reshape(-1, 3), faces, material, smooth=False)


def _twigs(rng: np.random.Generator, centre: Point3, spread: Point3, count: int) -> np.ndarray:
    """Where twigs end: on the shell of an ellipsoid with a ragged, open outline."""
    away = rng.normal(size=(count, 3))
    away *= (rng.uniform(0.55, 1.06, count) / np.linalg.norm(away, axis=1))[:, None]
    return np.array(centre) + away * spread


def broadleaf(colour: str = "#3B6B3A", lit: str = "#6F9A4E", height: float = 5.0, seed: int = 0) -> None:
    """A round roadside tree: neem or shisham."""
    rng = np.random.default_rng(seed)
    bark = matte("#6E5642", 0.85)
    tube([(0, 0, 0), (0.05, 0.02, height * 0.2), (-0.03, 0.04, height * 0.42)], height * 0.028, bark, end=height * 0.018)
    ends = _twigs(rng, (0, 0, height * 0.68), (height * 0.27, height * 0.27, height * 0.24), 90)
    for k in range(0, 90, 6):
        x, y, z = ends[k]
        tube([(0, 0.03, height * 0.36), (x * 0.45, y * 0.45, height * 0.36 + (z - height * 0.36) * 0.6), (x, y, z)], height * 0.012, bark, end=0.008)
    shades = [matte(tone, 0.7, specular=0.25) for tone in ("#2C4F2E", colour, "#56853F", lit)]
    _leaves(seed, ends, height * 0.050, 95, height * 0.0155, shades)


def poplar(colour: str = "#4E7F4A", lit: str = "#6E974E", height: float = 9.0, seed: int = 0) -> None:
    """A slender field-edge tree: poplar or eucalyptus."""
    cylinder((0, 0, height * 0.2), 0.15, height * 0.4, matte("#7E6C55", 0.85), segments=16, top=0.10)
    leaves = [matte(colour, 0.85, specular=0.2), matte(lit, 0.85, specular=0.2)]
    _crown(seed, (0, 0, height * 0.57), (height * 0.10, height * 0.10, height * 0.40), 110, height * 0.042, leaves)


def shrub(colour: str = "#55864A", seed: int = 0, flower: str | None = None) -> None:
    """A low bush, in flower if asked."""
    rng = random.Random(seed)
    leaves = [matte(colour, 0.85), matte("#7C9F52", 0.85)]
    _crown(seed, (0, 0, 0.30), (0.58, 0.44, 0.26), 900, 0.036, leaves, 1)
    if flower:
        for _ in range(60):
            a, z = rng.random() * 6.28, rng.random()
            r = math.sqrt(1 - z * z)
            ball((0.60 * r * math.cos(a), 0.47 * r * math.sin(a), 0.30 + 0.29 * z), 0.024, matte(flower, 0.7), detail=2)


def tuft(colour: str = "#8E9A55", seed: int = 0) -> None:
    """Dry grass of the verge."""
    rng = random.Random(seed)
    verts, faces = [], []
    for _ in range(26):
        a, lean, h = rng.random() * 6.28, 0.10 + 0.22 * rng.random(), 0.22 + 0.30 * rng.random()
        x, y = rng.gauss(0, 0.10), rng.gauss(0, 0.10)
        n = len(verts)
        w = 0.012
        verts += [(x - w * math.sin(a), y + w * math.cos(a), 0), (x + w * math.sin(a), y - w * math.cos(a), 0), (x + lean * math.cos(a), y + lean * math.sin(a), h)]
        faces.append((n, n + 1, n + 2))
    from_data("tuft", verts, faces, matte(colour, 0.9), smooth=False)


def grove(kind: object, count: int = 3, **options: object) -> list[Collection]:
    """Several individuals of a plant."""
    return [prop(kind, seed=k, **options) for k in range(count)]


def mustard() -> Material:
    """A field in flower."""
    return mottled("#D9B33C", "#9DA34A", 0.9, stretch=(0.5, 1.4, 1))


def wheat() -> Material:
    """A young field."""
    return mottled("#6F9150", "#8FA95C", 0.7, stretch=(0.4, 1.6, 1))


def verge() -> Material:
    """Grass beside a road."""
    return mottled("#7F8F4E", "#A39A5E", 0.8)
