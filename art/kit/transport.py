"""What else carries freight: an aircraft, a ship and its crane, a train, a self-propelled heavy transporter."""

import math

from .goods import container
from .material import light, matte, window
from .mesh import Object, ball, box, cylinder, lathe, place, prism, prop, rounded, text, tube

BOXES = ("mid", "terracotta", "#8FB8A0", "#E0B45A", "deep", "#D8D3C4")


def _along_x(ob: Object, at: tuple[float, float, float]) -> Object:
    """Lay an upright lathe down so that its height runs along x."""
    ob.rotation_euler = (0, math.pi / 2, 0)
    ob.location = at
    return ob


def aircraft() -> None:
    """A twin-engined freighter, 24 m long, nose towards +x, standing on its gear."""
    skin, green, dark = matte("white", 0.35, coat=0.4), matte("green", 0.4, coat=0.4), matte("#24332d", 0.6)
    metal = matte("aluminium", 0.35, metal=0.6)
    z, r = 2.9, 1.55
    profile = [(0.001, -12.6), (0.35, -12.2), (0.8, -10.4), (1.25, -7.6), (r, -4.6), (r, 6.6), (1.48, 8.2), (1.22, 9.6), (0.80, 10.6), (0.38, 11.15), (0.001, 11.35)]
    _along_x(lathe(profile, skin, 64, 60, upright=True), (0, 0, z))
    band = [(r + 0.012, -4.4), (r + 0.012, 6.4)]
    stripe = lathe(band, matte("lime", 0.5), 64, 60, upright=True)
    stripe.scale = (0.16, 1.0, 1.0)
    _along_x(stripe, (0, 0, z - 0.35))
    for s in (1, -1):
        wing = [(1.6, s * 1.0), (-3.4, s * 11.5), (-4.9, s * 11.5), (-3.2, s * 1.0)]
        prism(wing, "z", z - 0.95, z - 0.72, skin, bevel=0.06)
        prism([(-3.35, s * 11.4), (-4.9, s * 11.4), (-5.5, s * 11.6), (-4.6, s * 11.6)], "z", z - 0.8, z + 0.7, green, bevel=0.03)
        _along_x(lathe([(0.30, -1.7), (0.62, -0.7), (0.70, 0.6), (0.64, 1.0), (0.58, 0.9), (0.50, 0.2), (0.001, 0.2)], green, 40, 40, upright=True), (0.7, s * 4.0, z - 1.55))
        box((-0.2, s * 4.0, z - 1.0), (1.9, 0.14, 0.5), skin, 0.05)
        tail = [(-9.2, s * 0.5), (-11.6, s * 4.2), (-12.5, s * 4.2), (-12.0, s * 0.4)]
        prism(tail, "z", z + 0.55, z + 0.68, skin, bevel=0.04)
        for x in (-1.9, -1.1):
            cylinder((x, s * 1.7, 0.45), 0.45, 0.32, matte("#1b1f1d", 0.8), "y", round=0.08)
        tube([(-1.5, s * 1.5, 0.45), (-1.5, s * 1.1, z - 0.9)], 0.09, metal)
        for k in range(2):
            box((9.50 + k * 0.46, s * (0.95 - k * 0.17), z + 0.84 - k * 0.12), (0.36, 0.14, 0.34), window("x"), 0.04, turn=(s * 0.5, 0.25, -s * 0.25))
    prism([(-8.6, z + 1.1), (-11.3, z + 5.0), (-12.7, z + 5.0), (-12.0, z + 0.6)], "y", -0.10, 0.10, green, bevel=0.05)
    prism([(-10.9, z + 3.4), (-11.35, z + 4.0), (-12.4, z + 4.0), (-12.25, z + 3.4)], "y", -0.115, 0.115, matte("lime", 0.5))
    cylinder((8.2, 0, 0.38), 0.38, 0.5, matte("#1b1f1d", 0.8), "y", round=0.08)
    tube([(8.2, 0, 0.4), (8.2, 0, z - 1.2)], 0.09, metal)
    box((4.2, -r * 0.80, z + 0.28), (2.7, 0.7, 1.9), dark, 0.08, turn=(-0.25, 0, 0))
    box((4.2, -1.75, z + 2.35), (2.7, 1.9, 0.10), skin, 0.03, turn=(-0.55, 0, 0))


def loader() -> None:
    """A scissor lift with rollers, its platform at hold height, long side along y."""
    frame, dark = matte("lime", 0.4, coat=0.3), matte("#24332d", 0.6)
    box((0, 0, 0.55), (2.6, 3.6, 0.35), frame, 0.06)
    for s in (1, -1):
        for y in (-1.2, 1.2):
            cylinder((s * 1.1, y, 0.36), 0.36, 0.3, matte("#1b1f1d", 0.8), "x", round=0.06)
        tube([(s * 1.1, -1.5, 0.8), (s * 1.1, 1.5, 2.1)], 0.08, dark)
        tube([(s * 1.1, 1.5, 0.8), (s * 1.1, -1.5, 2.1)], 0.08, dark)
    box((0, 0, 2.25), (2.7, 3.7, 0.2), frame, 0.05)
    for k in range(9):
        cylinder((0, -1.6 + k * 0.4, 2.38), 0.07, 2.4, matte("aluminium", 0.4, metal=0.7), "x", 16)


def unit_load() -> None:
    """An air-freight container with its sloping shoulder."""
    shell = matte("#D5DAD6", 0.35, metal=0.5)
    prism(rounded([(-0.8, 0, 0.02), (0.8, 0, 0.02), (0.8, 1.6, 0.04), (-0.35, 1.6, 0.04), (-0.8, 1.0, 0.04)], 0.03), "y", -0.75, 0.75, shell, bevel=0.02)
    box((0, -0.76, 0.8), (1.3, 0.02, 1.2), matte("mid", 0.6), 0.02)


def ship(rows: int = 7) -> None:
    """A feeder container ship along x, its bow towards +x, the water line at z = 0."""
    hull, deck = matte("deep", 0.45, coat=0.3), matte("#A9B2A8", 0.7)
    length, half = 40.0, 4.2
    plan = rounded([(-length / 2, -half, 1.2), (length * 0.30, -half, 4.0), (length * 0.5, 0, 0.8), (length * 0.30, half, 4.0), (-length / 2, half, 1.2)], 1.0, 9)
    prism(plan, "z", -1.2, 3.0, hull, bevel=0.10)
    prism([(x * 1.004, y * 1.02) for x, y in plan], "z", -0.2, 0.25, matte("terracotta", 0.6))
    prism([(x * 1.002, y * 1.006) for x, y in plan], "z", 2.55, 2.75, matte("lime", 0.5))
    prism([(x * 0.985, y * 0.955) for x, y in plan], "z", 2.9, 3.04, deck)
    units = [prop(container, c) for c in BOXES]
    for i in range(4):
        for j in range(3):
            for k in range(2 + (i * 2 + j) % 2 + (1 if i in (1, 2) else 0)):
                place(units[(i * 5 + j * 3 + k * 2) % len(units)], (-8.2 + i * 6.3, (j - 1) * 2.5, 3.05 + k * 2.6))
    white = matte("white", 0.5)
    box((-15.6, 0, 6.4), (4.6, 7.2, 6.8), white, 0.15)
    box((-15.4, 0, 10.6), (4.0, 8.2, 1.9), white, 0.12)
    box((-13.38, 0, 10.8), (0.1, 7.6, 0.8), window("y"), 0.02)
    for k in range(3):
        box((-13.28, 0, 4.6 + k * 1.7), (0.06, 6.2, 0.5), window("y"), 0.02)
    for y in (-3.58, 3.58):
        for k in range(3):
            box((-15.6, y * 1.005, 4.6 + k * 1.7), (3.6, 0.06, 0.5), window("x"), 0.02)
    box((-18.4, 0, 9.8), (1.4, 2.0, 4.2), matte("green", 0.5), 0.12)
    tube([(16.6, 0, 3), (16.6, 0, 7.2)], 0.12, white)


def quay_crane(height: float = 17.0) -> None:
    """A quay crane on four legs, its boom reaching out towards +y."""
    steel, dark = matte("mid", 0.45, coat=0.2), matte("#24332d", 0.6)
    for x in (-3.4, 3.4):
        for y in (-3.0, 3.0):
            box((x, y, height / 2), (0.6, 0.6, height), steel, 0.08)
            box((x, y, 0.35), (1.5, 0.9, 0.7), dark, 0.1)
        box((x, 0, height * 0.45), (0.45, 6.0, 0.5), steel, 0.06)
        box((x, 0, height), (0.5, 6.6, 0.6), steel, 0.06)
    for y in (-3.0, 3.0):
        box((0, y, height), (7.0, 0.5, 0.6), steel, 0.06)
        box((0, y, 4.6), (7.0, 0.4, 0.5), steel, 0.06)
    for x in (-0.8, 0.8):
        box((x, 4.5, height + 0.5), (0.45, 24.0, 0.7), steel, 0.06)
        tube([(x, 2.6, height + 5.6), (x, 15.6, height + 0.9)], 0.10, steel)
        tube([(x, 2.6, height + 5.6), (x, -6.6, height + 0.9)], 0.10, steel)
        tube([(x, 2.6, height + 0.4), (x, 2.6, height + 5.6)], 0.18, steel)
    box((0, -4.6, height + 1.4), (2.6, 3.0, 1.8), matte("white", 0.5), 0.10)
    box((0, 9.4, height - 0.1), (1.8, 1.8, 0.6), dark, 0.08)
    for x in (-0.7, 0.7):
        tube([(x, 9.4, height - 0.3), (x, 9.4, 9.6)], 0.035, dark)
    box((0, 9.4, 9.45), (5.6, 0.7, 0.3), matte("#E9B034", 0.5), 0.05)


def track(length: float) -> None:
    """Railway track along x on ballast."""
    steel, sleeper = matte("#8A8F8A", 0.35, metal=0.7), matte("#A49B8B", 0.8)
    prism([(-1.9, 0), (1.9, 0), (1.35, 0.28), (-1.35, 0.28)], "x", -length / 2, length / 2, matte("#9A9286", 0.95))
    for k in range(int(length / 0.65)):
        box((-length / 2 + 0.3 + k * 0.65, 0, 0.32), (0.24, 2.6, 0.14), sleeper, 0.02)
    for y in (-0.84, 0.84):
        box((0, y, 0.46), (length, 0.075, 0.16), steel, 0.015)


def _bogie(x: float) -> None:
    dark = matte("#24332d", 0.6)
    for dx in (-0.85, 0.85):
        for y in (-0.84, 0.84):
            cylinder((x + dx, y, 0.98), 0.45, 0.14, matte("#6F7672", 0.4, metal=0.6), "y", round=0.03)
    for y in (-1.05, 1.05):
        box((x, y, 1.0), (2.5, 0.16, 0.34), dark, 0.05)


def locomotive() -> None:
    """An electric locomotive, 15 m, its front towards +x."""
    green, cream, dark = matte("green", 0.4, coat=0.4), matte("offwhite", 0.4, coat=0.3), matte("#24332d", 0.6)
    profile = rounded([(-7.4, 1.3, 0.1), (7.2, 1.3, 0.15), (7.5, 2.2, 0.3), (7.0, 3.9, 0.45), (-7.0, 3.9, 0.45), (-7.5, 2.2, 0.3)], 0.2)
    prism(profile, "y", -1.45, 1.45, green, bevel=0.10)
    for s in (1, -1):
        box((0, s * 1.455, 2.05), (13.6, 0.02, 0.34), matte("lime", 0.5), 0.005)
        box((0, s * 1.46, 2.95), (8.4, 0.02, 0.8), cream, 0.02)
        for k in range(7):
            box((-3.6 + k * 1.2, s * 1.475, 2.95), (0.9, 0.02, 0.56), matte("#8FA095", 0.5), 0.01)
        for end in (1, -1):
            box((end * 6.15, s * 1.46, 3.1), (0.8, 0.03, 0.7), window("x"), 0.04)
        ball((7.42, s * 0.95, 2.0), 0.17, light("#FFF2CC", 2.5))
    box((7.18, 0, 3.15), (0.10, 2.3, 0.85), window("y"), 0.06, turn=(0, -0.28, 0))
    box((0, 0, 1.15), (14.2, 2.5, 0.4), dark, 0.06)
    for x in (-4.6, 4.6):
        _bogie(x)
    box((7.7, 0, 1.25), (0.3, 2.4, 0.5), matte("#E9B034", 0.5), 0.06)
    for x in (-2.6, 2.6):
        tube([(x - 0.9, 0, 4.0), (x, 0, 4.7), (x - 0.7, 0, 5.35)], 0.05, dark)
        tube([(x - 0.7, -0.8, 5.36), (x - 0.7, 0.8, 5.36)], 0.04, dark)
        box((x - 0.4, 0, 3.98), (1.6, 1.2, 0.14), dark, 0.03)


def flat_wagon(*colours: str) -> None:
    """A flat wagon, 13.4 m, with two containers."""
    dark = matte("#2F3A35", 0.6)
    box((0, 0, 1.35), (13.2, 2.6, 0.28), dark, 0.04)
    for x in (-4.6, 4.6):
        _bogie(x)
    for s, colour in zip((1, -1), colours):
        place(prop(container, colour), (s * 3.15, 0, 1.5))


def transporter(lines: int = 8) -> None:
    """A self-propelled modular transporter along x, deck at 1.2 m."""
    deck, dark = matte("#E0B45A", 0.5, coat=0.2), matte("#24332d", 0.6)
    length = lines * 1.5
    box((0, 0, 1.02), (length, 3.0, 0.34), deck, 0.05)
    for k in range(lines):
        x = -length / 2 + 0.75 + k * 1.5
        for s in (1, -1):
            for y in (0.62, 1.12):
                cylinder((x, s * y, 0.38), 0.38, 0.30, matte("#1b1f1d", 0.8), "y", round=0.06)
            cylinder((x, s * 1.29, 0.38), 0.20, 0.02, matte("#E4E2D8", 0.4), "y", 24)
            box((x, s * 0.87, 0.75), (0.26, 0.2, 0.4), dark, 0.03)
    box((length / 2 + 0.75, 0, 1.02), (1.5, 2.6, 0.7), matte("mid", 0.45, coat=0.3), 0.1)
    for y in (-1.0, 1.0):
        cylinder((length / 2 + 1.2, y, 1.5), 0.09, 0.2, light("amber", 2.5), round=0.02)


def transformer() -> None:
    """A power transformer: tank with fins, conservator, bushings."""
    grey, dark = matte("#AEB8B2", 0.5, coat=0.2), matte("#7F8C85", 0.5)
    box((0, 0, 1.9), (5.4, 2.3, 3.2), grey, 0.08)
    box((0, 0, 0.18), (5.8, 2.6, 0.36), dark, 0.05)
    for s in (1, -1):
        for k in range(11):
            box((-2.3 + k * 0.46, s * 1.42, 1.95), (0.10, 0.62, 2.4), dark, 0.03)
        box((s * 2.74, 0, 2.0), (0.12, 1.6, 2.4), dark, 0.04)
        box((0, s * 1.17, 3.1), (5.0, 0.04, 0.20), matte("lime", 0.5), 0.01)
    cylinder((0, 0.75, 4.35), 0.42, 4.2, grey, "x", round=0.08)
    for x in (-1.5, 1.5):
        box((x, 0.75, 3.75), (0.16, 0.3, 0.6), dark, 0.03)
    for x in (-1.7, 0.0, 1.7):
        lathe_profile = [(0.001, 3.5)] + [(0.26 - 0.10 * (k % 2) - 0.006 * k, 3.5 + k * 0.10) for k in range(16)] + [(0.06, 5.15), (0.06, 5.45), (0.001, 5.45)]
        bushing = lathe(lathe_profile, matte("#8A5A3A", 0.25, coat=0.6), 32, 60, upright=True)
        bushing.location = (x, -0.55, 0)
    text("400 kV", (0, -1.765, 2.2), 0.4, matte("white", 0.5))
