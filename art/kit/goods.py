"""Parcels, pallets, racks and what moves them."""

import math
import random

from .material import light, matte
from .mesh import Point3, box, cylinder, tube

CARD = ("#D2A56D", "#C4935A", "#DDB884", "#C9995F")


def parcel(at: Point3, size: Point3, colour: str = CARD[0]) -> None:
    """A cardboard box about its centre, with tape and a label on its -y and +x sides."""
    x, y, z = at
    a, b, c = size
    box(at, size, matte(colour, 0.8), 0.012)
    box(at, (a * 1.008, b * 0.16, c * 1.008), matte("#E9D5AE", 0.5), 0.006)
    label = matte("white", 0.6)
    box((x + a * 0.22, y - b * 0.501, z + c * 0.10), (a * 0.34, 0.006, c * 0.34), label, 0.002)
    box((x + a * 0.501, y + b * 0.26, z + c * 0.10), (0.006, b * 0.28, c * 0.34), label, 0.002)
    box((x + a * 0.22, y - b * 0.506, z + c * 0.02), (a * 0.24, 0.004, c * 0.05), matte("ink", 0.6), 0.001)


def pile(seed: int, count: int = 6, spread: float = 0.9) -> None:
    """A loose heap of parcels, two high."""
    rng = random.Random(seed)
    columns = max(2, count * 2 // 3)
    for k in range(columns):
        s = 0.34 + rng.random() * 0.14
        x = (k - (columns - 1) / 2) * 0.50
        parcel((x, rng.uniform(-0.06, 0.06) * spread, s * 0.4), (s * 1.1, s, s * 0.8), rng.choice(CARD))
        if k < count - columns:
            t = s * 0.78
            parcel((x + 0.02, 0, s * 0.8 + t * 0.36), (t, t * 0.9, t * 0.72), rng.choice(CARD))


def pallet(layers: int = 3, seed: int = 0) -> None:
    """A wooden pallet stacked with boxes."""
    rng = random.Random(seed)
    wood = matte("#B98152", 0.75)
    for k in range(5):
        box((-0.48 + 0.24 * k, 0, 0.13), (0.16, 1.0, 0.03), wood, 0.006)
    for k in (-1, 0, 1):
        box((0, k * 0.42, 0.06), (1.1, 0.10, 0.10), wood, 0.008)
    for layer in range(layers):
        for i in (-1, 1):
            for j in (-1, 1):
                parcel((0.27 * i, 0.25 * j, 0.345 + layer * 0.4), (0.51, 0.47, 0.385), rng.choice(CARD))


def rack(bays: int = 4, levels: int = 3, seed: int = 0) -> None:
    """Pallet racking along x with goods on every level."""
    rng = random.Random(seed)
    steel, beam, deck = matte("mid", 0.45, coat=0.2), matte("#E58A45", 0.5), matte("#C9CFC6", 0.6)
    width, top = 2.2, levels * 1.25 + 0.3
    for i in range(bays + 1):
        for y in (0, 1.0):
            box((i * width, y, top / 2), (0.09, 0.09, top), steel, 0.012)
        for z in range(levels):
            tube([(i * width, 0, z * 1.25 + 0.3), (i * width, 1.0, z * 1.25 + 1.1)], 0.018, steel)
    for level in range(levels):
        z = 0.20 + level * 1.25
        for y in (0, 1.0):
            box((bays * width / 2, y, z), (bays * width, 0.06, 0.12), beam, 0.012)
        box((bays * width / 2, 0.5, z + 0.05), (bays * width, 0.94, 0.04), deck, 0.008)
        for i in range(bays):
            x = i * width + 0.14
            while True:
                s, h = 0.38 + rng.random() * 0.34, 0.30 + rng.random() * 0.55
                if x + s > (i + 1) * width - 0.10:
                    break
                if rng.random() < 0.9:
                    parcel((x + s / 2, 0.48, z + 0.08 + h / 2), (s, 0.66, h), rng.choice((*CARD, "#8FB8A0", "#D9E8A0")))
                x += s + 0.05


def forklift() -> None:
    """An electric forklift that faces +x, forks low and empty."""
    body, dark = matte("lime", 0.35, coat=0.5), matte("#24332d", 0.6)
    box((-0.35, 0, 0.62), (1.25, 0.95, 0.62), body, 0.16, 5)
    box((-0.85, 0, 0.95), (0.4, 0.9, 0.5), dark, 0.14, 4)
    box((-0.2, 0, 1.02), (0.5, 0.55, 0.14), dark, 0.05)
    for s in (1, -1):
        tube([(0.15, s * 0.4, 0.9), (0.0, s * 0.4, 1.95), (-0.75, s * 0.4, 1.95), (-0.9, s * 0.4, 1.1)], 0.035, dark)
        box((0.42, s * 0.28, 1.15), (0.08, 0.08, 2.2), dark, 0.015)
        box((0.95, s * 0.24, 0.08), (1.0, 0.1, 0.05), dark, 0.015)
        for x, r in ((0.12, 0.26), (-0.75, 0.22)):
            cylinder((x, s * 0.44, r), r, 0.18, matte("#1b1f1d", 0.8), "y", round=0.04)
            cylinder((x, s * 0.50, r), r * 0.5, 0.10, matte("#E9E6DC", 0.4), "y", round=0.01)
    box((-0.38, 0, 1.97), (0.95, 0.86, 0.05), dark, 0.02)


def trolley() -> None:
    """A platform trolley along x with a push bar and parcels."""
    dark = matte("#24332d", 0.6)
    box((0, 0, 0.22), (1.0, 0.62, 0.05), matte("mid", 0.5), 0.015)
    tube([(-0.48, -0.27, 0.24), (-0.55, -0.27, 1.0), (-0.55, 0.27, 1.0), (-0.48, 0.27, 0.24)], 0.018, dark)
    for x in (-0.38, 0.38):
        for y in (-0.24, 0.24):
            cylinder((x, y, 0.085), 0.085, 0.04, dark, "y", round=0.01)
    parcel((0.12, 0, 0.42), (0.55, 0.48, 0.34))
    parcel((-0.24, 0.06, 0.37), (0.20, 0.36, 0.24), CARD[2])
    parcel((0.08, 0.0, 0.74), (0.44, 0.38, 0.30), CARD[1])


def conveyor(length: float, height: float = 0.85, seed: int = 0) -> None:
    """A belt along x with a lit edge and parcels under way."""
    rng = random.Random(seed)
    frame = matte("#E9EBE4", 0.4, coat=0.3)
    box((length / 2, 0, height), (length, 0.9, 0.1), matte("#25332e", 0.6), 0.04)
    legs = max(2, int(length / 1.6))
    for s in (1, -1):
        box((length / 2, s * 0.48, height + 0.02), (length, 0.09, 0.2), frame, 0.03)
        box((length / 2, s * 0.53, height + 0.02), (length - 0.2, 0.01, 0.05), light("lime", 1.6), 0.004)
        for k in range(legs + 1):
            box((0.2 + (length - 0.4) * k / legs, s * 0.42, height / 2), (0.08, 0.08, height), frame, 0.015)
    x = 0.5
    while x < length - 0.5:
        s = 0.34 + rng.random() * 0.22
        parcel((x, 0, height + 0.06 + s * 0.35), (s * 1.1, s, s * 0.7), rng.choice(CARD))
        x += 0.9 + rng.random() * 0.7


def container(colour: str = "mid", length: float = 6.06) -> None:
    """A shipping container along x, standing on the ground, doors towards +x."""
    skin, frame = matte(colour, 0.5, coat=0.2), matte(colour, 0.45, coat=0.2)
    width, height = 2.44, 2.59
    box((0, 0, height / 2), (length - 0.1, width - 0.12, height - 0.1), skin, 0.01)
    count = int(length / 0.28)
    for k in range(count):
        x = -length / 2 + 0.22 + (length - 0.44) * k / (count - 1)
        for s in (1, -1):
            box((x, s * (width / 2 - 0.045), height / 2), (0.13, 0.05, height - 0.24), skin, 0.02)
        box((x, 0, height - 0.045), (0.13, width - 0.2, 0.03), skin, 0.01)
    for x in (-length / 2 + 0.07, length / 2 - 0.07):
        for y in (-width / 2 + 0.06, width / 2 - 0.06):
            box((x, y, height / 2), (0.14, 0.12, height), frame, 0.015)
    for z in (0.07, height - 0.06):
        for s in (1, -1):
            box((0, s * (width / 2 - 0.05), z), (length, 0.10, 0.12), frame, 0.015)
            box((s * (length / 2 - 0.05), 0, z), (0.10, width, 0.12), frame, 0.015)
    steel = matte("aluminium", 0.4, metal=0.7)
    for y in (-0.85, -0.35, 0.35, 0.85):
        tube([(length / 2 + 0.03, y, 0.12), (length / 2 + 0.03, y, height - 0.12)], 0.022, steel)
    box((length / 2 - 0.02, 0, height / 2), (0.05, 0.03, height - 0.2), matte("#1b2320", 0.7), 0.005)


def crate(size: Point3 = (2.6, 1.8, 1.7)) -> None:
    """A large wooden case on skids."""
    a, b, c = size
    wood, batten = matte("#C79B66", 0.8), matte("#A97B49", 0.8)
    box((0, 0, c / 2 + 0.16), size, wood, 0.015)
    for s in (1, -1):
        for x in (-a / 2 + 0.1, 0, a / 2 - 0.1):
            box((x, s * (b / 2 + 0.02), c / 2 + 0.16), (0.14, 0.05, c), batten, 0.008)
        for z in (0.24, c + 0.08):
            box((0, s * (b / 2 + 0.02), z), (a, 0.05, 0.14), batten, 0.008)
            box((s * (a / 2 + 0.02), 0, z), (0.05, b, 0.14), batten, 0.008)
        for y in (-b / 2 + 0.1, b / 2 - 0.1):
            box((s * (a / 2 + 0.02), y, c / 2 + 0.16), (0.05, 0.14, c), batten, 0.008)
        for x in (-a * 0.25, a * 0.25):
            box((x, s * (b / 2 + 0.02), c / 2 + 0.16), (0.12, 0.04, math.hypot(a / 2, c) * 0.94), batten, 0.006, turn=(0, math.atan2(a / 2, c) * (1 if x > 0 else -1), 0))
        box((0, s * b * 0.3, 0.08), (a, 0.14, 0.16), batten, 0.01)
