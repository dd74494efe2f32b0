"""NH 44 at golden hour: a loaded truck on its way south, seen from the verge on its left."""

import random

from kit.develop import Haze, Look
from kit.mesh import place, prop, quad
from kit.nature import broadleaf, grove, mustard, poplar, tuft, verge, wheat
from kit.road import LANES, carriageways, field, guard_rail, milestone, pylon, signboard
from kit.stage import Shot, area, sky, sun
from kit.truck import truck

LOOK = Look(exposure=1.2, haze=Haze(18, 1000, "#F8D3A2", 0.52), bloom=0.08, contrast=1.05)
SHOTS = {
    "hero-highway": Shot((13.2, 12.9, 1.65), (-1.4, 7.0, 1.8), lens=54, shift=(-0.215, 0.035)),
    "hero-highway-tall": Shot((13.0, 14.2, 1.8), (-1.2, 6.9, 1.9), (800, 1000), 28, lens=66, shift=(0.0, 0.25)),
}


def build(shot: Shot) -> None:
    """The road, its traffic and the plains around it."""
    rng = random.Random(4)
    carriageways()
    place(truck("eicher", colour="offwhite"), (0, LANES["left"], 0))
    place(truck("tata-ace"), (-46, LANES["left"], 0))
    place(truck("euler"), (-30, -LANES["left"], 0), 180)
    place(truck("jem"), (-120, -LANES["left"], 0), 180)
    place(prop(milestone, "Ludhiana", "64"), (-1.2, 10.9, 0))
    place(prop(signboard, [("Ludhiana", "68"), ("Jalandhar", "128")]), (-27, -13.2, 0))
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
        place(rng.choice(trees), (-26 - k * 17 + rng.uniform(-5, 5), side * rng.uniform(15.5, 19), 0), rng.random() * 360, 0.9 + rng.random() * 0.6)
    for _ in range(500):
        place(rng.choice(tufts), (rng.uniform(-60, 12), rng.uniform(11.3, 15), 0), rng.random() * 360, 0.6 + rng.random() * 0.7)
    guard_rail(-11.2, -400, 60)
    mast = prop(pylon)
    for k in range(5):
        place(mast, (-90 - k * 130, -95 - k * 14, 0), 10)
    sky([(-1, "#6b5a3c"), (-0.02, "#F3C891"), (0.03, "#FAD5A6"), (0.12, "#F4DABA"), (0.3, "#C2D8D1"), (0.7, "#7FB3BC"), (1, "#5C9AAB")], 0.8)
    sun(17, 42, 3.3, "#FFCB8E", 2.2)
    area((14, 2, 6), (0, 7, 1.2), 7, 520, "#FFE3C2")
