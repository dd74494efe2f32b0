"""Intercity: from behind, a truck under a sign bridge towards Ambala and Delhi, the morning sun behind us."""

import random
from dataclasses import replace

from kit import daylight, dusk
from kit.material import set_light
from kit.mesh import place, prop
from kit.road import LANES, carriageways, gantry, milestone, plains
from kit.stage import Shot, area, sun
from kit.truck import truck

LOOK = daylight.LOOK
DUSK = dusk.developed(dusk.HAZE)
SHOTS = {
    "service-intercity": Shot((14.0, -11.6, 2.3), (-9.0, -6.2, 2.9), (1600, 1067), 32, lens=54),
    "blog-corridor": Shot((30.0, 0.0, 9.0), (-40, 0.0, 3.4), (1200, 800), 22, lens=48),
}
SHOTS |= {f"{name}-dusk": replace(shot, look=DUSK, samples=16) for name, shot in SHOTS.items()}
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
    """The sun has gone down ahead. The truck's rear and the side with its name are lit softly, the sign by its own lamp from below, the road by headlamps."""
    dusk.afterglow()
    sun(5, 160, 0.4, "#FF9A5C", 5)
    area((16, -4, 6), (0, -5, 1.2), 8, 1150, "#D6E4F2")
    area((6, -19, 3.2), (-1.5, -8.7, 2.2), 3.5, 80, "#E8F0F8", spread=50)
    # Low, so that the board does not mirror it to the camera.
    area((-26, -5.6, 2.4), (-34, -5.6, 6.2), 3, 230, "#F2F6FF", spread=70)
    set_light("lamp", 16.0)
    set_light("tail", 3.0)
    for nose, lane, half, towards in ((-5.2, -LANES["left"], 0.72, -1), (-38, -LANES["left"], 0.5, -1), (-4, LANES["left"], 0.62, 1), (-30, LANES["left"], 0.55, 1), (-60, LANES["right"], 0.72, 1)):
        dusk.headlamps(nose, lane, half, 430, towards)
