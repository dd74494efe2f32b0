"""Things on a table by a window: a desk ready to answer, and an empty box where a result should be."""

import math
from dataclasses import replace

from kit.develop import Look
from kit.goods import parcel
from kit.material import light, matte, mottled, set_light
from kit.mesh import ball, box, collecting, cylinder, lathe, place, prism, prop, quad, rounded, text, torus, tube
from kit.stage import Shot, area, sky, sun
from kit.truck import truck

LOOK = Look(exposure=1.08, bloom=0.05, contrast=1.06)
DUSK = Look(exposure=1.5, bloom=0.10, threshold=0.9, contrast=1.05)
SHOTS = {
    "contact": Shot((0.25, -1.75, 0.62), (0.02, 0.0, 0.16), (1200, 800), 20, lens=44, focus=1.78, fstop=6.0),
    "search-empty": Shot((0.30, -1.75, 0.74), (0.0, 0.0, 0.13), (1200, 800), 20, lens=44),
}
SHOTS["contact-dusk"] = replace(SHOTS["contact"], look=DUSK)


def room(cloth: str) -> None:
    """A table top, a wall with a window's light on it."""
    box((0, 0.35, -0.02), (4.4, 1.9, 0.04), mottled("#B98E62", "#A97F55", 3.0, rough=0.45, stretch=(0.4, 6.0, 1)), 0.01)
    quad(-6, 6, -8, 4, -0.75, matte("#C9BFA8", 0.9))
    box((0, 1.5, 1.0), (8, 0.1, 4.4), matte(cloth, 0.9), 0.01)
    frame = matte("offwhite", 0.6)
    for k in range(5):
        box((-3.2 + 0.55 * k, -0.9, 2.2), (0.05, 0.05, 2.6), frame, 0.005)
    for z in (1.2, 1.9, 2.6, 3.3):
        box((-2.1, -0.9, z), (2.3, 0.05, 0.05), frame, 0.005)


def telephone() -> None:
    """A desk telephone, its handset lying across, keys to -y."""
    body, key = matte("green", 0.35, coat=0.5), matte("offwhite", 0.4)
    wedge = rounded([(-0.11, 0.0, 0.01), (0.11, 0.0, 0.01), (0.11, 0.085, 0.02), (-0.11, 0.03, 0.012)], 0.015)
    prism(wedge, "x", -0.10, 0.10, body, bevel=0.008)
    for i in range(3):
        for j in range(4):
            y = -0.075 + j * 0.036
            box((0.005 + i * 0.032, y, 0.040 + (y + 0.11) * 0.25), (0.024, 0.024, 0.012), key if (i, j) != (2, 0) else matte("lime", 0.4), 0.004, turn=(0.245, 0, 0))
    tube([(-0.062, -0.10, 0.075), (-0.062, 0.0, 0.118), (-0.062, 0.10, 0.125)], 0.017, body)
    for y, z in ((-0.10, 0.055), (0.10, 0.105)):
        cylinder((-0.062, y, z), 0.030, 0.036, body, round=0.008)
    coil = [(-0.062 - 0.10 * t / 90 + 0.013 * math.cos(t * 0.9), -0.12 - 0.10 * math.sin(math.pi * t / 90), 0.018 + 0.013 * math.sin(t * 0.9)) for t in range(91)]
    tube(coil, 0.0035, matte("#12241D", 0.5))


def plant() -> None:
    """A pot of broad leaves."""
    lathe([(0.001, 0), (0.07, 0), (0.09, 0.15), (0.10, 0.15), (0.10, 0.17), (0.08, 0.17), (0.08, 0.14), (0.001, 0.14)], matte("terracotta", 0.7), 48, 40, upright=True)
    leaf = matte("#3F7F4F", 0.5, coat=0.2)
    for k in range(16):
        a, lean = k * 2.39996, 0.25 + 0.045 * k
        top = (0.17 * math.cos(a) * lean * 1.7, 0.17 * math.sin(a) * lean * 1.7, 0.46 - lean * 0.16)
        tube([(0, 0, 0.13), (top[0] * 0.5, top[1] * 0.5, top[2] * 0.72), top], 0.004, leaf)
        blade = ball(top, 0.062, leaf, (1.5, 0.75, 0.10))
        blade.rotation_euler = (0.2, 0.55, a)


def cup() -> None:
    """A cup of tea on a saucer."""
    glaze = matte("offwhite", 0.25, coat=0.6)
    lathe([(0.001, 0.0), (0.07, 0.002), (0.078, 0.012), (0.07, 0.010), (0.001, 0.006)], glaze, 48, 40, upright=True)
    lathe([(0.001, 0.008), (0.026, 0.008), (0.042, 0.05), (0.044, 0.075), (0.040, 0.075), (0.036, 0.05), (0.022, 0.016), (0.001, 0.016)], glaze, 48, 60, upright=True)
    cylinder((0, 0, 0.062), 0.038, 0.003, matte("#9A5B2E", 0.2))
    ring = torus((0.052, 0, 0.044), 0.018, 0.0045, glaze, "y")
    ring.scale = (0.8, 1, 1)


def desk() -> None:
    """A model truck, a telephone, a plant, tea, letters, a lamp."""
    place(truck("eicher", colour="offwhite", lamps=1.0), (0.30, 0.10, 0.0), -24, 0.115)
    place(prop(telephone), (-0.40, 0.02, 0), 14)
    place(prop(plant), (-0.60, 0.52, 0), 0, 1.05)
    place(prop(cup), (0.50, -0.20, 0), 40)
    for k in range(3):
        box((0.02 + 0.012 * k, -0.33 + 0.008 * k, 0.003 + 0.004 * k), (0.26, 0.17, 0.003), matte("offwhite" if k else "#D9E2D2", 0.8), 0.001, turn=(0, 0, 0.10 - 0.12 * k))
    tube([(0.04, -0.35, 0.018), (0.18, -0.30, 0.018)], 0.005, matte("lime", 0.4))
    brass = matte("#B08A4A", 0.3, metal=0.8)
    cylinder((0.80, 0.50, 0.01), 0.09, 0.02, brass, round=0.006)
    tube([(0.80, 0.50, 0.02), (0.80, 0.50, 0.46), (0.70, 0.46, 0.52)], 0.008, brass)
    lathe([(0.03, 0.60), (0.05, 0.58), (0.13, 0.44), (0.126, 0.44), (0.045, 0.57)], matte("green", 0.4, coat=0.3), 48, 40, upright=True).location = (0.68, 0.45, -0.04)
    ball((0.68, 0.45, 0.43), 0.03, light("#FFE7B8", 6, name="lamp"))


def open_box() -> None:
    """A cardboard box with its flaps up and nothing inside, a magnifier before it."""
    card, inner = matte("#CFA26B", 0.85), matte("#B88A55", 0.9)
    w, d, h, t = 0.50, 0.40, 0.26, 0.008
    box((0, 0, t / 2), (w, d, t), inner, 0.001)
    for s in (1, -1):
        box((s * w / 2, 0, h / 2), (t, d, h), card, 0.002)
        box((0, s * d / 2, h / 2), (w, t, h), card, 0.002)
        box((s * (w / 2 + 0.085), 0, h + 0.052), (0.20, d - 0.006, t), card, 0.002, turn=(0, -s * 0.55, 0))
        box((0, s * (d / 2 + 0.075), h + (0.005 if s < 0 else 0.075)), (w - 0.006, 0.19, t), card, 0.002, turn=(s * (0.12 if s < 0 else 0.75), 0, 0))
    box((0.10, -d / 2 - 0.0045, 0.13), (0.16, 0.003, 0.11), matte("white", 0.6), 0.001)
    text("Nothing here yet", (0.10, -d / 2 - 0.007, 0.145), 0.0165, matte("ink", 0.6), depth=0.0003, font="Inter-SemiBold")
    for k in range(14):
        box((0.035 + k * 0.0095, -d / 2 - 0.0065, 0.105), (0.002 + 0.003 * (k % 3 == 0), 0.001, 0.032), matte("ink", 0.6), 0)


def build(shot: Shot) -> None:
    """The still life of the shot."""
    if shot is not SHOTS["search-empty"]:
        room("#C9D9CF")
        desk()
    else:
        room("#D7E2D2")
        with collecting("empty") as empty:
            open_box()
        place(empty, (-0.08, 0.10, 0), -22)
        brass = matte("#B08A4A", 0.25, metal=0.9)
        torus((0.36, -0.30, 0.016), 0.085, 0.010, brass, "z")
        cylinder((0.36, -0.30, 0.014), 0.082, 0.006, matte("#CFE3DD", 0.05, coat=1.0, specular=0.8), round=0.002)
        tube([(0.43, -0.235, 0.016), (0.45, -0.215, 0.018)], 0.008, brass)
        tube([(0.45, -0.215, 0.018), (0.56, -0.11, 0.018)], 0.014, matte("green", 0.4, coat=0.4))
        with collecting("small") as small:
            parcel((0, 0, 0.07), (0.20, 0.15, 0.14))
        place(small, (-0.66, 0.42, 0), 25)
        place(prop(plant), (0.70, 0.55, 0), 60, 1.1)
    if shot.look is DUSK:
        evening()
        return
    sky([(-1, "#9A8E78"), (0, "#E7E4D6"), (0.4, "#E9F0EA"), (1, "#ffffff")], 0.55)
    sun(38, 205, 3.2, "#FFDDAE", 1.2)
    area((1.6, -2.0, 1.8), (0, 0, 0.1), 1.4, 26, "#E6F2EC")


def evening() -> None:
    """After hours: the lamp on the desk is on, what is left of the day comes blue through the window."""
    sky([(-1, "#0C1714"), (0, "#3C6B78"), (0.4, "#2A5A6C"), (1, "#1C4A5C")], 0.32)
    sun(38, 205, 0.95, "#8FC3E0", 1.2)
    area((1.6, -2.0, 1.8), (0, 0, 0.1), 1.4, 15, "#9CC4DA")
    area((0.68, 0.45, 0.39), (0.60, 0.36, 0.0), 0.10, 6.5, "#FFD09A")
    set_light("lamp", 9.0)
