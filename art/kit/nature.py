"""Trees, shrubs and crops, each made once and instanced."""

import math
import random

import numpy as np

from .material import matte, mottled
from .mesh import Collection, Material, Point3, ball, from_data, prop, tube


def _leaves(seed: int, centres: np.ndarray, spread: float, each: int, size: float, materials: list[Material]) -> None:
    """Twigs full of single leaves: each a bent rhombus that looks outwards and up, darker ones deep in the crown."""
    rng = np.random.default_rng(seed)
    middle = centres.mean(axis=0)
    reach = np.abs(centres - middle).max(axis=0)
    at = (centres[:, None] + rng.normal(0, spread, (len(centres), each, 3)) * (1, 1, 0.7)).reshape(-1, 3)
    within = (at - middle) / reach
    depth = np.linalg.norm(within, axis=1)
    out = within / reach
    normal = out / np.linalg.norm(out, axis=1)[:, None] * 0.7 + rng.normal(0, 0.55, at.shape) + (0, 0, 0.45)
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
    """A roadside tree, neem or shisham: six boughs, each with a crown of its own, so that no two outlines are alike."""
    rng = np.random.default_rng(seed)
    bark = matte("#6E5642", 0.85)
    tube([(0, 0, 0), (0.05, 0.02, height * 0.2), (-0.03, 0.04, height * 0.42)], height * 0.028, bark, end=height * 0.018)
    boughs = []
    for k in range(6):
        a, away = k * 2.4 + rng.uniform(0, 0.8), height * (0.16 - 0.02 * k)
        boughs.append(_twigs(rng, (away * math.cos(a), away * math.sin(a), height * (0.54 + 0.055 * k)), (height * 0.18, height * 0.18, height * 0.14), 17))
    ends = np.concatenate(boughs)
    for x, y, z in ends[::6]:
        tube([(0, 0.03, height * 0.30), (x * 0.45, y * 0.45, height * 0.30 + (z - height * 0.30) * 0.6), (x, y, z)], height * 0.012, bark, end=0.008)
    shades = [matte(tone, 0.7, specular=0.25) for tone in ("#2C4F2E", colour, "#56853F", lit)]
    _leaves(seed, ends, height * 0.050, 88, height * 0.0155, shades)


def poplar(colour: str = "#43703F", lit: str = "#82A457", height: float = 9.0, seed: int = 0) -> None:
    """A slender field-edge tree: its twigs rise steeply and part into plumes."""
    rng = np.random.default_rng(seed)
    tube([(0, 0, 0), (0.04, 0.02, height * 0.4), (0, 0, height * 0.9)], height * 0.016, matte("#7E6C55", 0.85), end=0.02)
    up = rng.uniform(0, 1, 170) ** 0.85
    around = rng.uniform(0, 2 * math.pi, 170)
    wide = height * 0.115 * np.sin(math.pi * np.clip(up, 0.06, 0.96)) ** 0.55 * (1 + 0.22 * np.sin(3 * around + 9 * up + seed))
    wide *= rng.uniform(0.55, 1.05, 170)
    ends = np.stack([wide * np.cos(around), wide * np.sin(around), height * (0.16 + 0.84 * up)], axis=1)
    shades = [matte(tone, 0.7, specular=0.25) for tone in ("#31532F", colour, "#5F8C48", lit)]
    _leaves(seed, ends, height * 0.018, 46, height * 0.0125, shades)


def shrub(colour: str = "#55864A", seed: int = 0, flower: str | None = None) -> None:
    """A low bush, in flower if asked: bougainvillea, whose bracts are leaves of another colour."""
    rng = np.random.default_rng(seed)
    ball((0, 0, 0.22), 1, matte("#22391F", 0.95, specular=0.05), (0.34, 0.25, 0.17))
    middle, spread = (0, 0, 0.30), (0.58, 0.44, 0.27)
    ends = _twigs(rng, middle, spread, 120)
    ends[:, 2] = np.maximum(ends[:, 2], 0.06)
    shades = [matte(tone, 0.7, specular=0.25) for tone in ("#2F5430", "#3F6F3B", colour, "#7FA553")]
    _leaves(seed, ends, 0.065, 42, 0.034, shades)
    if flower:
        away = rng.normal(size=(22, 3)) * (1, 1, 0.8)
        away[:, 2] = np.abs(away[:, 2])
        tips = np.array(middle) + away / np.linalg.norm(away, axis=1)[:, None] * spread * np.array(1.05)
        _leaves(seed + 50, tips, 0.034, 22, 0.023, [matte(flower, 0.7)])


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
    return mottled("#557F41", "#7BA04F", 0.7, stretch=(0.4, 1.6, 1))


def verge() -> Material:
    """Grass beside a road."""
    return mottled("#7F8F4E", "#A39A5E", 0.8)
