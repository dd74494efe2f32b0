"""NH 44 on a clear morning: a loaded truck on its way south, seen from the verge on its left."""

import random
from dataclasses import replace

from kit import daylight, dusk
from kit.material import set_light
from kit.mesh import place, prop
from kit.nature import broadleaf, grove
from kit.road import LANES, carriageways, milestone, plains, signboard
from kit.stage import Shot, area, sun
from kit.truck import truck

CLEAR = 230
"""Metres of open fields behind the truck: the headline stands there."""
LOOK = daylight.LOOK
DUSK = dusk.developed(dusk.HAZE)
SHOTS = {
    "hero-highway": Shot((13.2, 12.9, 1.65), (-1.4, 7.0, 1.8), (2000, 1125), 32, lens=54, shift=(-0.215, 0.035)),
    "not-found": Shot((3.6, 12.1, 1.05), (-2.6, 9.3, 0.98), (1200, 800), 22, lens=42, options={"stone": ("Nowhere", "0", "NH 404")}),
    "hero-highway-tall": Shot((13.0, 14.2, 1.8), (-1.2, 6.9, 1.9), (800, 1000), 32, lens=66, shift=(0.0, 0.25)),
}
SHOTS |= {f"{name}-dusk": replace(shot, look=DUSK, samples=14) for name, shot in SHOTS.items()}


def build(shot: Shot) -> None:
    """The road, its traffic and the plains around it."""
    rng = random.Random(4)
    carriageways()
    if not shot.options:
        place(truck("eicher"), (0, LANES["left"], 0))
        place(truck("euler"), (-30, -LANES["left"], 0), 180)
        place(truck("jem"), (-120, -LANES["left"], 0), 180)
    else:
        place(prop(milestone, *shot.options["stone"]), (-1.2, 10.4, 0))
    place(truck("tata-ace"), (-46, LANES["left"], 0))
    place(prop(signboard, ["Ludhiana", "Jalandhar"]), (-78, -13.2, 0))
    plains(rng, clear=CLEAR)
    avenue(rng)
    if shot.look is DUSK:
        evening()
        if shot.options:
            # Whoever stops here has the stone in their headlamps.
            dusk.headlamps(7.5, 10.0, 0.6, 260, towards=-1)
        else:
            dusk.headlamps(0, LANES["left"], 0.72, 430)
            key_light()
        return
    daylight.fields()
    daylight.key(27, 60, 3.45)
    area((14, 2, 6), (0, 7, 1.2), 7, 320, "#E8F1FA")
    area((-9, 1, 7), (-1, 6.6, 2.4), 4, 420, "#F4F8FF")


def avenue(rng: random.Random) -> None:
    """Trees beyond the far carriageway, so that the cream box of the truck stands out against green and not against sky."""
    trees = grove(broadleaf, 4, height=8.0)
    for k in range(46):
        place(trees[k % 4], (-52 - k * 5.0 + rng.uniform(-1.5, 1.5), -17.5 - (k % 3) * 5 - rng.uniform(0, 3), 0), rng.random() * 360, (0.8 if k < 3 else 1.0) + rng.random() * 0.35)


def evening() -> None:
    """The sun is down behind the truck: a band of its colour along the fields, a deep blue above it. What lights the road are headlamps."""
    dusk.afterglow()
    sun(5, 200, 0.5, "#FF9A5C", 5)
    area((14, 10, 6), (0, 7.2, 1.4), 7, 950, "#C6DAEE")
    area((-16, -3, 4), (-78, -13.2, 3.4), 2, 420, "#FFF1DC")
    set_light("lamp", 16.0)
    dusk.headlamps(-46, LANES["left"], 0.5, 500)


def key_light() -> None:
    """On the hero's truck after sunset, so that its name is read: on the cab from the left of the camera, on the box from behind it.

    Both are low and narrow and hardly touch the road. The first is too far left to be mirrored in the cab's front."""
    area((11.0, -3.5, 3.6), (0, 7.4, 1.7), 3.5, 165, "#E4EDF6", spread=60)
    area((8.0, 20.0, 3.2), (-3.2, 8.6, 2.2), 3.5, 105, "#E8F0F8", spread=50)
