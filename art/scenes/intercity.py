"""Intercity: from behind, a truck under a sign bridge towards Ambala and Delhi, the morning sun behind us."""

import random
from dataclasses import replace

from kit import daylight, dusk
from kit.develop import Haze
from kit.material import set_light
from kit.mesh import place, prop
from kit.road import LANES, carriageways, gantry, milestone, plains
from kit.stage import Shot, area, sun
from kit.truck import truck

LOOK = daylight.LOOK
DUSK = dusk.developed(Haze(18, 1300, "#CE9377", 0.5, 0.5))
SHOTS = {
    "service-intercity": Shot((14.0, -11.6, 2.3), (-9.0, -6.2, 2.9), (1600, 1067), 32, lens=54),
    "blog-corridor": Shot((30.0, 0.0, 9.0), (-40, 0.0, 3.4), (1200, 800), 22, lens=48),
}
SHOTS |= {f"{name}-dusk": replace(shot, look=DUSK) for name, shot in SHOTS.items()}
ROUTE = ["Ambala", "Delhi", "Jaipur"]


def build(shot: Shot) -> None:
    """Traffic keeps left on both carriageways; the signs read for those who drive away from us."""
    carriageways()
    place(truck("eicher", colour="offwhite"), (-5.2, -LANES["left"], 0), 180)
    place(truck("tata-ace"), (-38, -LANES["left"], 0), 180)
    place(truck("euler"), (-4, LANES["left"], 0))
    place(truck("jem"), (-30, LANES["left"], 0))
    place(truck("eicher"), (-60, LANES["right"], 0))
    gantry(-34, ROUTE)
    place(prop(milestone, "Ambala"), (1.6, -10.4, 0))
    plains(random.Random(9))
    if shot.look is DUSK:
        evening()
        return
    daylight.fields()
    daylight.key(28, 38, 3.3)
    area((16, -4, 6), (0, -5, 1.2), 8, 380, "#F2F6FA")


def evening() -> None:
    """The sun has gone down ahead; the signs and the rear of the truck are lit from where we stand."""
    dusk.afterglow()
    sun(7, 160, 1.5, "#FF9A5C", 4)
    area((16, -4, 6), (0, -5, 1.2), 8, 900, "#CFE6F2")
    area((-22, -4, 5), (-34, -6, 6.4), 3, 700, "#FFF1DC")
    set_light("lamp", 9.0)
