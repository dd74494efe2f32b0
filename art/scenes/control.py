"""Trackk: the night desk before a wall map of cities and corridors, without any border."""

import math

from kit.develop import Look
from kit.material import light, matte
from kit.mesh import ball, box, cylinder, place, prism, prop, quad, rounded, text, tube
from kit.people import Clothes, person, seated
from kit.stage import Shot, area, sky

LOOK = Look(exposure=1.35, bloom=0.12, threshold=0.85, contrast=1.06)
SHOTS = {
    "trackk": Shot((1.6, -7.6, 2.15), (-0.2, 0.0, 1.75), (1600, 1000), 30, lens=35),
    "blog-tracking": Shot((3.0, -1.75, 1.95), (0.1, 0.0, 2.38), (1200, 800), 22, lens=33, focus=2.7, fstop=4.0),
}
CITIES = {"Jalandhar": (-1.95, 3.22), "Ludhiana": (-1.35, 2.78), "Chandigarh": (0.30, 3.18), "Mohali": (-0.25, 2.95), "Ambala": (0.15, 2.50), "Delhi": (0.95, 1.95), "Jaipur": (-0.35, 1.50), "Bangalore": (2.35, 2.15)}
ROADS = (("Jalandhar", "Ludhiana"), ("Ludhiana", "Mohali"), ("Mohali", "Chandigarh"), ("Ludhiana", "Ambala"), ("Chandigarh", "Ambala"), ("Ambala", "Delhi"), ("Delhi", "Jaipur"))
STATUS = (("Eicher", "On the way to Delhi"), ("JEM", "Unloading, Ludhiana"), ("Euler", "Charging, Mohali"))


def wall_map() -> None:
    """A screen wall that looks to -y: grid, corridors, cities, vehicles on their way, two side panels."""
    box((0, 0.14, 2.2), (7.6, 0.2, 3.0), matte("#08110e", 0.4), 0.04)
    box((0, 0.03, 2.2), (7.4, 0.02, 2.8), light("#0B2A21", 0.55), 0.005)
    for k in range(1, 24):
        box((-3.7 + k * 7.4 / 24, 0.016, 2.2), (0.005, 0.004, 2.8), light("#1D5A45", 0.55), 0)
    for k in range(1, 9):
        box((0, 0.016, 0.8 + k * 2.8 / 9), (7.4, 0.004, 0.005), light("#1D5A45", 0.55), 0)
    for a, b in ROADS:
        (x0, z0), (x1, z1) = CITIES[a], CITIES[b]
        bend = 0.10 * math.copysign(1, x1 - x0)
        line = [(x0 + (x1 - x0) * t / 12, 0.0, z0 + (z1 - z0) * t / 12 + bend * math.sin(math.pi * t / 12)) for t in range(13)]
        tube(line, 0.014, light("lime", 1.5))
        for t in (4, 8):
            ball(line[t], 0.042, light("white", 3.0), (1, 0.4, 1), 2)
    for city, (x, z) in CITIES.items():
        cylinder((x, 0.0, z), 0.060, 0.02, light("lime", 2.6), "y", 32)
        cylinder((x, 0.008, z), 0.115, 0.01, light("#3E8E5A", 0.9), "y", 32)
        left = city in {"Ludhiana", "Mohali", "Jaipur"}
        text(city, (x + (-0.17 if left else 0.17), -0.02, z + (0.13 if city == "Mohali" else -0.08 if left else 0.04)), 0.15, light("#E9F5EC", 1.4), align="RIGHT" if left else "LEFT", font="Inter-SemiBold")
    text("Trackk", (-3.45, -0.005, 3.36), 0.24, light("white", 1.6), align="LEFT", font="InterDisplay-Bold")
    for k, (vehicle, status) in enumerate(STATUS):
        z = 2.55 - k * 0.62
        prism([(x - 2.86, h + z) for x, h in rounded([(-0.62, -0.26), (0.62, -0.26), (0.62, 0.26), (-0.62, 0.26)], 0.05)], "y", 0.0, 0.02, light("#123B2E", 0.8))
        text(vehicle, (-3.36, -0.006, z + 0.08), 0.19, light("lime", 1.8), align="LEFT", font="InterDisplay-Bold")
        text(status, (-3.36, -0.006, z - 0.13), 0.115, light("#CFE3DD", 1.0), align="LEFT", font="Inter-Medium")
    for k in range(14):
        h = 0.16 + 0.34 * (0.5 + 0.5 * math.sin(k * 0.8 + 0.6))
        box((2.0 + k * 0.105, 0.0, 2.62 + h / 2), (0.06, 0.02, h), light("lime" if k in (8, 9) else "#2F8B68", 1.1), 0.008)
    text("Trips by hour", (1.96, -0.005, 3.36), 0.13, light("#CFE3DD", 1.0), align="LEFT", font="Inter-Medium")


def desk() -> None:
    """A workplace that looks to +y: table, two monitors with maps, keyboard, cup."""
    top = matte("#3A2E25", 0.5)
    box((0, 0, 0.74), (2.0, 0.85, 0.04), top, 0.012)
    for x in (-0.92, 0.92):
        box((x, 0, 0.36), (0.06, 0.7, 0.72), matte("#1b2320", 0.6), 0.01)
    for s in (-1, 1):
        box((s * 0.42, 0.22, 1.12), (0.76, 0.04, 0.46), matte("#0b0f0e", 0.3), 0.015, turn=(0, 0, s * -0.16))
        box((s * 0.425, 0.195, 1.12), (0.70, 0.01, 0.40), light("#0F4A38", 0.9), 0.004, turn=(0, 0, s * -0.16))
        for k in range(3):
            tube([(s * 0.42 - 0.28, 0.17, 1.0 + k * 0.09), (s * 0.42, 0.17, 1.05 + k * 0.07), (s * 0.42 + 0.26, 0.17, 1.0 + k * 0.11)], 0.006, light("lime" if k == 1 else "#4FB38A", 1.6))
        cylinder((s * 0.42, 0.26, 0.84), 0.03, 0.2, matte("#1b2320", 0.5))
    box((0, -0.18, 0.77), (0.46, 0.15, 0.02), matte("#C9CDC8", 0.5), 0.008)
    cylinder((0.78, -0.1, 0.81), 0.04, 0.10, matte("terracotta", 0.5), round=0.008)


def chair() -> None:
    """An office chair whose back is towards -y."""
    dark = matte("#24332d", 0.7)
    box((0, 0, 0.47), (0.50, 0.48, 0.09), dark, 0.04, 4)
    box((0, -0.25, 0.86), (0.46, 0.07, 0.62), dark, 0.035, 4)
    cylinder((0, 0, 0.25), 0.03, 0.4, matte("#8C938C", 0.4, metal=0.6))
    for k in range(5):
        a = k * 1.2566
        tube([(0, 0, 0.08), (0.28 * math.cos(a), 0.28 * math.sin(a), 0.05)], 0.022, dark)


def build(shot: Shot) -> None:
    """Two desks with a colleague seated at each, the wall beyond."""
    quad(-20, 20, -20, 6, 0, matte("#1B2A26", 0.32, coat=0.3))
    box((0, 0.45, 2.6), (24, 0.3, 5.2), matte("#12241D", 0.8), 0.02)
    place(prop(wall_map), (0, 0, 0))
    for x, clothes in ((-1.75, Clothes("#C7D2C2", "#33404A", "#8a5a3c", sleeve=0.8)), (1.0, Clothes("green", "#2B3A45", turban="#B9563B", sleeve=0.8))):
        place(prop(desk), (x, -2.1, 0))
        place(prop(chair), (x, -2.86, 0))
        place(prop(seated, clothes, 0.42, 1.19, 0.14), (x, -2.82, 0.56), 90)
    sky([(-1, "#06110f"), (0, "#14302A"), (1, "#0A1A16")], 1.0)
    area((0, -1.6, 4.4), (0, -2.6, 0), 3.5, 300, "#FFEBD0", 1.2)
    area((-4, -6.5, 3.8), (-0.5, -2.5, 1.0), 3, 520, "#CFE8DC")
    area((4.5, -5.5, 3.2), (1.5, -2.5, 1.2), 2.5, 210, "#FFD9A8")
