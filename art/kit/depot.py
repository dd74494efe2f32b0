"""Charging depot and yard: chargers, cables, canopy, dock wall."""

import math

from .material import light, matte
from .mesh import Collection, Point3, bolt_outline, box, collecting, cylinder, place, prism, text, tube


def charger(height: float = 1.9, glow: float = 2.5) -> None:
    """A charging pillar whose screen looks to -y."""
    lime, shell = light("lime", glow * 2, name=f"charger edge {glow}"), matte("white", 0.35, coat=0.4)
    box((0, 0, 0.06), (0.7, 0.55, 0.12), matte("#9AA39C", 0.8), 0.03)
    box((0, 0, height / 2 + 0.1), (0.56, 0.36, height), shell, 0.08, 6)
    box((0, -0.172, height * 0.62), (0.44, 0.03, 0.66), matte("#0b0f0e", 0.12, coat=0.6), 0.02)
    box((0, -0.189, height * 0.70), (0.32, 0.006, 0.28), light("#1E6B50", 1.0), 0.01)
    for k in range(5):
        box((-0.11 + k * 0.055, -0.193, height * 0.66), (0.038, 0.004, 0.11), light("lime" if k < 4 else "#2F8B68", 1.6), 0.004)
    text("82%", (0, -0.193, height * 0.755), 0.085, light("white", 2.0), font="Inter-SemiBold")
    for s in (-1, 1):
        tube([(s * 0.283, -0.05, 0.3), (s * 0.283, -0.05, height)], 0.012, lime)
    box((0, -0.182, height * 0.42), (0.14, 0.04, 0.16), matte("#1b2320", 0.5), 0.03)
    prism([(x, z + height * 0.24) for x, z in bolt_outline(0.18)], "y", -0.188, -0.176, light("lime", glow, name=f"charger bolt {glow}"))


def cable(start: Point3, end: Point3, drop: float = 0.55, out: float = 0.25) -> None:
    """A charging cable that sags from a pillar to a vehicle's port, with its plug (the port looks to +y)."""
    points = []
    for k in range(21):
        t = k / 20
        bow = math.sin(math.pi * t)
        points.append((start[0] + (end[0] - start[0]) * t + out * bow, start[1] + (end[1] + 0.16 - start[1]) * t, max(0.05, start[2] + (end[2] - start[2]) * t - drop * bow)))
    tube(points, 0.024, matte("#0f1513", 0.5))
    box((end[0], end[1] + 0.09, end[2]), (0.07, 0.20, 0.09), matte("#e8ebe4", 0.4), 0.03)


def bay_lines(ys: tuple[float, ...], x0: float, x1: float, half: float, lit: float = 0.9) -> None:
    """Painted bays and a lit bar at the mouth of each."""
    paint = matte("#DDE6D8", 0.6)
    for y in {round(y + s * half, 3) for y in ys for s in (-1, 1)}:
        box(((x0 + x1) / 2, y, 0.003), (x1 - x0, 0.10, 0.006), paint, 0)
    for y in ys:
        box((x1 + 0.12, y, 0.004), (0.08, half * 1.76, 0.008), light("lime", lit), 0)


def canopy(x0: float, x1: float, y0: float, y1: float, height: float, sign: str = "", sign_y: float = 0.0) -> None:
    """A roof with light strips beneath, a lit edge and, at its front, lettering around `sign_y`."""
    cx, cy = (x0 + x1) / 2, (y0 + y1) / 2
    box((cx, cy, height), (x1 - x0, y1 - y0, 0.34), matte("#E9EBE4", 0.5), 0.12, 5)
    tube([(x1 + 0.03, y0 + 0.2, height), (x1 + 0.03, y1 - 0.2, height)], 0.03, light("lime", 6))
    count = max(2, round((y1 - y0) / 2.2))
    for k in range(count):
        box((cx + 0.2, y0 + (y1 - y0) * (k + 0.5) / count, height - 0.185), ((x1 - x0) * 0.62, 0.10, 0.03), light("#FFF0D2", 7), 0.01)
    posts = max(2, round((y1 - y0) / 4.5))
    for k in range(posts + 1):
        y = y0 + 0.9 + (y1 - y0 - 1.8) * k / posts
        box((x0 + 0.7, y, height / 2), (0.22, 0.22, height), matte("#25332e", 0.5), 0.05)
    if sign:
        box((x1 + 0.05, sign_y, height + 0.52), (0.12, 0.27 * len(sign) + 0.3, 0.66), matte("#1A2924", 0.5), 0.05)
        text(sign, (x1 + 0.12, sign_y, height + 0.50), 0.42, light("#EFFFC0", 2.4), "+x", "InterDisplay-SemiBold")


def dock_wall(x: float, y0: float, y1: float, lit: float = 3.0, day: bool = False) -> None:
    """A warehouse front that looks to +x: sectional doors, numbers, a lamp over each, a band in lime."""
    wall = matte("#D5D5D1" if day else "#2B463D", 0.75)
    door, seam = matte("#BCC3C2", 0.5), matte("#8F9996" if day else "#25332e", 0.6)
    length, middle = y1 - y0, (y0 + y1) / 2
    box((x - 0.3, middle, 3.4), (0.6, length, 6.8), wall, 0.06)
    box((x + 0.01, middle, 5.3), (0.06, length, 0.9), matte("green", 0.5), 0.01)
    box((x + 0.03, middle, 4.78), (0.06, length, 0.10), matte("lime", 0.5), 0.01)
    for k in range(int(length / 4.2)):
        y = y0 + 2.1 + k * 4.2
        box((x + 0.05, y, 1.95), (0.16, 3.1, 3.5), matte("#25332e", 0.5), 0.04)
        box((x + 0.11, y, 1.85), (0.10, 2.8, 3.3), door, 0.02)
        for q in range(6):
            box((x + 0.16, y, 0.5 + q * 0.55), (0.02, 2.8, 0.03), seam, 0.005)
        box((x + 0.18, y, 3.95), (0.16, 3.0, 0.12), light("#FFE0AE", lit) if lit else matte("#E9E2CC", 0.4), 0.03)
        text(f"{k + 1:02d}", (x + 0.055, y, 5.28), 0.52, matte("white", 0.5), "+x")
        for s in (1, -1):
            box((x + 0.22, y + s * 1.5, 0.45), (0.20, 0.16, 0.9), matte("#E9B034", 0.6), 0.04)


def bollard() -> None:
    """A yellow post with a dark band."""
    cylinder((0, 0, 0.45), 0.08, 0.9, matte("#E9B034", 0.5), round=0.03)
    cylinder((0, 0, 0.62), 0.082, 0.14, matte("#1b2320", 0.6))


def bay(truck: Collection, pillar: Collection, y: float, x: float = 0.0) -> Collection:
    """A truck at (x, y) on charge at the pillar on its left."""
    port = truck["port"]
    with collecting("bay") as made:
        place(truck, (x, y, 0))
        place(pillar, (x - 1.05, y + 1.62, 0), 90)
        cable((x - 0.88, y + 1.62, 0.80), (x + port[0], y + port[1], port[2]), 0.45)
    return made
