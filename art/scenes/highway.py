"""NH 44 at golden hour: a loaded truck on its way south, seen from the verge on its left."""

import random

from kit.develop import Haze, Look
from kit.mesh import place, prop
from kit.road import LANES, carriageways, milestone, plains, signboard
from kit.stage import Shot, area, sky, sun
from kit.truck import truck

LOOK = Look(exposure=1.2, haze=Haze(18, 1000, "#F8D3A2", 0.52), bloom=0.08, contrast=1.05)
SHOTS = {
    "hero-highway": Shot((13.2, 12.9, 1.65), (-1.4, 7.0, 1.8), lens=54, shift=(-0.215, 0.035)),
    "not-found": Shot((3.6, 12.1, 1.05), (-2.6, 9.3, 0.98), (1200, 800), 22, lens=42, options={"stone": ("Nowhere", "0", "NH 404")}),
    "hero-highway-tall": Shot((13.0, 14.2, 1.8), (-1.2, 6.9, 1.9), (800, 1000), 28, lens=66, shift=(0.0, 0.25)),
}


def build(shot: Shot) -> None:
    """The road, its traffic and the plains around it."""
    rng = random.Random(4)
    carriageways()
    if not shot.options:
        place(truck("eicher", colour="offwhite"), (0, LANES["left"], 0))
        place(truck("euler"), (-30, -LANES["left"], 0), 180)
        place(truck("jem"), (-120, -LANES["left"], 0), 180)
    else:
        place(prop(milestone, *shot.options["stone"]), (-1.2, 10.4, 0))
    place(truck("tata-ace"), (-46, LANES["left"], 0))
    place(prop(signboard, ["Ludhiana", "Jalandhar"]), (-27, -13.2, 0))
    plains(rng)
    sky([(-1, "#6b5a3c"), (-0.02, "#F3C891"), (0.03, "#FAD5A6"), (0.12, "#F4DABA"), (0.3, "#C2D8D1"), (0.7, "#7FB3BC"), (1, "#5C9AAB")], 0.8)
    sun(17, 42, 3.3, "#FFCB8E", 2.2)
    area((14, 2, 6), (0, 7, 1.2), 7, 520, "#FFE3C2")
