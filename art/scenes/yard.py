"""The yard by morning: a fleet lined up before the docks; drivers on their way to the vehicles."""

import random
from dataclasses import replace

from kit import dusk
from kit.depot import bay_lines, bollard, charger, dock_wall
from kit.develop import Haze, Look
from kit.goods import pallet, trolley
from kit.material import mottled, set_light
from kit.mesh import place, prop, quad
from kit.nature import broadleaf, grove, shrub
from kit.people import Clothes, person
from kit.stage import Shot, area, sky, sun
from kit.truck import truck

LOOK = Look(exposure=1.1, haze=Haze(30, 420, "#F2E4CC", 0.8, 0.9), contrast=1.1, saturation=1.05)
DUSK = dusk.developed(exposure=1.65)
SHOTS = {
    "service-corporate": Shot((13.5, -14.5, 4.2), (-2.6, 0.6, 1.2), (2000, 1334), 22, lens=48),
    "hiring": Shot((25.0, 1.0, 2.0), (-1.0, 3.3, 1.75), (1600, 1067), 22, lens=74, options={"drivers": True}),
    "blog-battery": Shot((-1.2, -11.4, 0.75), (-2.55, -7.0, 0.85), (1200, 800), 22, lens=38, focus=3.6, fstop=3.2),
}
SHOTS |= {f"{name}-dusk": replace(shot, look=DUSK) for name, shot in SHOTS.items()}
LINE = ("tata-ace", "euler", "jem", "eicher", "euler", "tata-ace", "jem")
PITCH = 3.4


def build(shot: Shot) -> None:
    """Bays face +x in front of a warehouse."""
    rng = random.Random(2)
    quad(-120, 120, -120, 120, 0, mottled("#9B9F97", "#A8ABA2", 3.0))
    ys = tuple(-7.0 + k * PITCH for k in range(len(LINE)))
    for name, y in zip(LINE, ys):
        place(truck(name, lamps=1.0), (0.2, y, 0))
        place(prop(charger, 1.9, 1.0), (-5.9, y + PITCH / 2, 0), 90)
    bay_lines(ys, -5.4, 1.2, PITCH / 2, 0.5)
    dock_wall(-9.6, -30, 46, lit=4.0 if shot.look is DUSK else 0, day=shot.look is not DUSK)
    for k in range(6):
        place(prop(pallet, 1 + k % 3, k), (-7.9, -8.6 + k * 4.2, 0), rng.random() * 10)
    trees, bushes = grove(broadleaf, 3, height=6.0), grove(shrub, 2)
    for k in range(16):
        place(trees[k % 3], (-16 - (k % 3) * 3, -34 + k * 5.5, 0), k * 50, 1.3)
        place(trees[(k + 1) % 3], (-3 - k * 4, 24 + (k % 2) * 2, 0), k * 40, 1.1)
    for k in range(8):
        place(bushes[k % 2], (2.5 - k * 1.3, 19.2, 0), k * 30, 1.1)
        place(prop(bollard), (2.4, ys[0] - PITCH / 2 + k * PITCH, 0)) if not shot.options else None
    if shot.options:
        crew = (
            (Clothes("#C7D2C2", "#33404A", cap="green", bag="#5E8C3A"), 0.24, (3.1, -0.6), 172),
            (Clothes("#C98F36", "#2B3A45", turban="#B9563B", sleeve=0.86), -0.22, (2.4, 5.0), 205),
            (Clothes("#7FA8A0", "#4A3F38", "#8a5a3c", sleeve=0.80), 0.20, (2.8, 8.2), 150),
        )
        for clothes, stride, (x, y), turn in crew:
            place(prop(person, clothes, stride), (x, y, 0), turn)
        place(prop(trolley), (4.6, 2.25, 0), 95)
        place(prop(person, Clothes("green", "#33404A", cap="lime", vest="#BFE03A"), 0.15, pushes=True), (4.65, 1.3, 0), 95)
    else:
        place(prop(person, Clothes("#F0BE5A", "#2B3A45", cap="green", vest="#BFE03A")), (4.3, 0.9, 0), 200)
        place(prop(trolley), (4.4, -3.4, 0), 30)
        place(prop(person, Clothes("green", "#33404A", "#8a5a3c", cap="lime"), 0.15, pushes=True), (3.5, -3.85, 0), 30)
    if shot.look is DUSK:
        evening(ys)
        return
    sky([(-1, "#8a7a5e"), (-0.02, "#F4E6CC"), (0.06, "#F3EBDA"), (0.3, "#D5E4DE"), (0.7, "#A2C8CB"), (1, "#7FB6BE")], 0.85)
    sun(30, -38, 3.3, "#FFE0B4", 2.5)
    area((12, -4, 7), (0, 0, 1), 8, 420, "#FFF3E0")


def evening(ys: tuple[float, ...]) -> None:
    """The lamps over the docks shine down on the bays; the rest of the day lies on the fronts."""
    dusk.blue_hour()
    for y in ys:
        area((-7.6, y, 4.6), (-4.6, y, 0), 1.2, 90, "#FFE0AE")
    area((13, -9, 8), (0, 1, 1), 9, 1100, "#CFE6F2")
    area((14, 8, 4), (0, 3, 1), 5, 260, "#FFD9B0")
    set_light("lamp", 6.0)
