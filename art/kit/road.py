"""A divided highway of the plains: two carriageways, traffic on the left, planted median, signs of the corridors."""

import random

from .material import asphalt, matte, mottled
from .mesh import Material, Point3, box, cylinder, place, prism, prop, quad, rounded, text, tube
from .nature import broadleaf, grove, mustard, poplar, shrub, tuft, verge, wheat

# Across the road, y: our carriageway (traffic towards +x) has the verge on its left at +y, the median on its right.
NEAR = (1.6, 9.6)
FAR = (-9.6, -1.6)
LANES = {"left": 7.5, "right": 3.7}


def carriageways(start: float = -900, end: float = 80) -> None:
    """Asphalt, edge lines, lane dashes, shoulders, kerbs, the median and its bushes."""
    stone = asphalt()
    white, yellow = matte("#F1EDE0", 0.6), matte("#E9B034", 0.6)
    soil = mottled("#B08D62", "#A0865F", 1.5)
    for near, far in (NEAR, FAR):
        quad(start, end, near, far, 0.0, stone)
    for s in (1, -1):
        quad(start, end, *sorted((s * 9.05, s * 9.18)), 0.006, white)
        quad(start, end, *sorted((s * 1.98, s * 2.11)), 0.006, yellow)
        quad(start, end, *sorted((s * 9.6, s * 11.4)), -0.01, soil)
        box(((start + end) / 2, s * 1.5, 0.08), (end - start, 0.22, 0.26), matte("#D8D3C4", 0.8), 0.04)
        for k in range(110):
            x = end - 6 - k * 9
            quad(x - 3.2, x, s * 5.55 - 0.07, s * 5.55 + 0.07, 0.006, white)
    quad(start, end, -1.4, 1.4, 0.16, mottled("#7A8A4C", "#8F8F57", 1.2))
    rng = random.Random(5)
    bushes = [prop(shrub, "#55864A", k, flower) for k, flower in enumerate(("#D9527A", None, "#EDE4D2"))]
    for k in range(260):
        place(rng.choice(bushes), (end - 20 - k * 1.2, rng.uniform(-0.3, 0.3), 0.12), rng.random() * 360, 0.85 + rng.random() * 0.5)


def guard_rail(y: float, start: float, end: float) -> None:
    """A steel beam on posts along the verge."""
    steel = matte("aluminium", 0.38, metal=0.75)
    beam = [(y - 0.02, 0.50), (y + 0.02, 0.56), (y - 0.04, 0.62), (y + 0.02, 0.68), (y - 0.02, 0.76), (y, 0.76), (y + 0.04, 0.68), (y - 0.02, 0.62), (y + 0.04, 0.56), (y, 0.50)]
    prism(beam, "x", start, end, steel)
    for k in range(int((end - start) / 3)):
        box((start + 0.5 + k * 3, y + 0.10, 0.35), (0.10, 0.10, 0.75), steel, 0.01)


def milestone(town: str, distance: str = "", road: str = "NH 44") -> None:
    """A roadside stone with the yellow head of a national highway, its face towards +x. No real distance stands on one: nobody has measured any."""
    outline = rounded([(-0.28, 0, 0), (0.28, 0, 0), (0.28, 0.58, 0), (0.20, 0.98, 0.2), (-0.20, 0.98, 0.2), (-0.28, 0.58, 0)], 0.1)
    prism(outline, "x", -0.09, 0.09, matte("#F3EEDF", 0.75), bevel=0.012)
    head = rounded([(-0.287, 0.60, 0), (0.287, 0.60, 0), (0.207, 0.988, 0.2), (-0.207, 0.988, 0.2)], 0.1)
    prism(head, "x", -0.095, 0.095, matte("#EBAF30", 0.65), bevel=0.012)
    ink = matte("ink", 0.6)
    text(road, (0.097, 0, 0.72), 0.115, ink, "+x")
    text(town, (0.092, 0, 0.42 if distance else 0.34), 0.098 if distance else 0.115, ink, "+x")
    if distance:
        text(distance, (0.092, 0, 0.23), 0.19, ink, "+x")


def gantry(x: float, places: list[str], across: tuple[float, float] = FAR) -> None:
    """A sign bridge over a carriageway that reads towards +x: places left, arrows right."""
    steel = matte("#9FA8A3", 0.5, metal=0.4)
    low, high = across[0] - 1.0, across[1] + 0.6
    for y in (low, high):
        cylinder((x, y, 3.4), 0.16, 6.8, steel)
    for z in (6.5, 5.7):
        tube([(x, low, z), (x, high, z)], 0.08, steel)
    bays = 9
    for k in range(bays):
        a, b = low + (high - low) * k / bays, low + (high - low) * (k + 1) / bays
        tube([(x, a, 5.7 if k % 2 else 6.5), (x, b, 6.5 if k % 2 else 5.7)], 0.04, steel)
    _board((x + 0.22, (across[0] + across[1]) / 2, 6.2), places, 6.6)


def signboard(places: list[str], width: float = 5.2) -> None:
    """A direction sign on two posts beside the road; it reads towards +x."""
    for s in (1, -1):
        cylinder((-0.1, s * width * 0.34, 2.2), 0.09, 4.4, matte("#9FA8A3", 0.5, metal=0.4))
    _board((0, 0, 3.6), places, width)


def _board(at: Point3, places: list[str], width: float) -> None:
    """A green board with a white rim: places left, arrows right."""
    x, y, z = at
    unit = width / 6.6
    height = (0.75 + 0.80 * len(places)) * unit
    box((x, y, z), (0.08, width, height + 0.10), matte("white", 0.5), 0.10)
    box((x + 0.03, y, z), (0.08, width - 0.14, height - 0.04), matte("#0E6B45", 0.5), 0.08)
    for k, town in enumerate(places):
        row = z + height / 2 - (0.74 + k * 0.82) * unit
        for words, side, align in ((town, -1, "LEFT"), ("\u2191", 1, "RIGHT")):
            text(words, (x + 0.076, y + side * width * 0.44, row), 0.66 * unit, matte("white", 0.5), "+x", "Inter-SemiBold", align)


def pylon(height: float = 26.0) -> None:
    """A lattice mast of a power line."""
    steel = matte("#A8AEA9", 0.6, metal=0.3)

    def leg(z: float) -> float:
        return 2.2 * (1 - z / height) ** 1.2 + 0.35

    for sx in (1, -1):
        for sy in (1, -1):
            tube([(sx * leg(z), sy * leg(z), z) for z in (0, height * 0.3, height * 0.6, height)], 0.11, steel)
    for k in range(8):
        z0, z1 = height * k / 8, height * (k + 1) / 8
        for s in (1, -1):
            tube([(leg(z0), s * leg(z0), z0), (-leg(z1), s * leg(z1), z1)], 0.06, steel)
            tube([(s * leg(z0), leg(z0), z0), (s * leg(z1), -leg(z1), z1)], 0.06, steel)
    for z, reach in ((height * 0.68, 4.2), (height * 0.80, 3.6), (height * 0.92, 3.0)):
        tube([(0, -reach, z), (0, 0, z + 0.9), (0, reach, z)], 0.09, steel)
        tube([(0, -reach, z), (0, reach, z)], 0.07, steel)


def field(x0: float, x1: float, y0: float, y1: float, crop: Material, z: float = 0.0) -> None:
    """A plot of a crop with height, so that its near edge shows."""
    box(((x0 + x1) / 2, (y0 + y1) / 2, z + 0.3), (abs(x1 - x0), abs(y1 - y0), 0.6), crop, 0.1)



def plains(rng: random.Random, clear: float = 0) -> None:
    """The land beside the road: fields in flower, lines of poplars before a far wood, roadside trees, dry grass, a power line.

    `clear`: metres along the road without roadside trees and masts, so that a headline has a calm sky."""
    quad(-900, 120, -900, 900, -0.03, verge())
    for k in range(9):
        x = 60 - k * 90
        field(x - 84, x, 26, 130, wheat() if k % 3 == 1 else mustard(), -0.25)
        field(x - 84, x, -150, -22, mustard() if k % 2 else wheat(), -0.25)
    poplars, trees, tufts = grove(poplar, 4), grove(broadleaf, 4), grove(tuft, 3)
    for k in range(420):
        side = -1 if k % 3 else 1
        place(rng.choice(poplars), (20 - k * 2.2, side * (152 if side < 0 else 132) + rng.uniform(-3, 3), 0), rng.random() * 360, 0.75 + rng.random() * 0.8)
    for k in range(50):
        side = rng.choice((-1, 1))
        if 26 + k * 17 < clear:
            continue
        place(rng.choice(trees), (-26 - k * 17 + rng.uniform(-5, 5), side * rng.uniform(15.5, 19), 0), rng.random() * 360, 0.9 + rng.random() * 0.6)
    for k in range(150):
        for s in (1, -1):
            place(rng.choice(trees), (60 - k * 6.5, s * rng.uniform(185, 235), -0.5), rng.random() * 360, 1.2 + rng.random() * 0.8)
    for _ in range(500):
        place(rng.choice(tufts), (rng.uniform(-60, 12), rng.uniform(11.3, 15), 0), rng.random() * 360, 0.6 + rng.random() * 0.7)
    guard_rail(-11.2, -400, 60)
    mast = prop(pylon)
    for k in range(5):
        if 90 + k * 130 < clear:
            continue
        place(mast, (-90 - k * 130, -95 - k * 14, 0), 10)
