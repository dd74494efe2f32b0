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


def broadleaf(colour: str = "#3F7F4F", lit: str = "#5B9150", height: float = 5.0, seed: int = 0) -> None:
    """A round roadside tree: neem or shisham."""
    bark = matte("#6E5642", 0.85)
    tube([(0, 0, 0), (0.05, 0.02, height * 0.2), (-0.03, 0.04, height * 0.42)], height * 0.026, bark)
    for a in (0.3, 2.2, 4.4):
        tube([(0, 0.03, height * 0.34), (0.55 * math.cos(a), 0.55 * math.sin(a), height * 0.55)], height * 0.013, bark)
    leaves = [matte(colour, 0.85, specular=0.2), matte(lit, 0.85, specular=0.2)]
    _crown(seed, (0, 0, height * 0.68), (height * 0.25, height * 0.25, height * 0.20), 620, height * 0.030, leaves)


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
