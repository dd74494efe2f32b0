"""The yard by morning: a fleet lined up before the docks; a driver, a dispatcher and a loader at an open truck; a truck on charge."""

import random
from dataclasses import replace

from kit import daylight, dusk
from kit.depot import bay_lines, bollard, charger, dock_wall
from kit.develop import Look
from kit.goods import pallet, trolley
from kit.material import concrete, set_light
from kit.mesh import Point3, collecting, place, prop, quad
from kit.nature import broadleaf, grove
from kit.people import Clothes, person
from kit.stage import Shot, area
from kit.truck import truck

LOOK = Look(exposure=1.05, contrast=1.09, bloom=0.04)
DUSK = dusk.developed(exposure=1.65)
SHOTS = {
    "service-corporate": Shot((13.5, -14.5, 4.2), (-2.6, 0.6, 1.2), (2000, 1334), 24, lens=48),
    "hiring": Shot((6.0, -10.08, 1.45), (0.09, -3.03, 1.45), (1600, 1067), 24, lens=48),
    "blog-battery": Shot((4.0, -13.6, 1.35), (-1.75, -7.1, 1.05), (1200, 800), 20, lens=42),
}
SHOTS |= {f"{name}-dusk": replace(shot, look=DUSK) for name, shot in SHOTS.items()}
LINE = ("tata-ace", "euler", "jem", "eicher", "euler", "tata-ace", "jem")
PITCH = 3.4
YS = tuple(-7.0 + k * PITCH for k in range(len(LINE)))
LOADER = Clothes("green", "#2E3A44", "#8A5A3C", cap="green", vest="#BFE03A", moustache=True)
DRIVER = Clothes("#8FA7B4", "#3A3F47", "#A06C49", turban="#7E3B33", beard=True)
DISPATCHER = Clothes("#C06A43", "#E6DFD0", "#B07E58", plait=True, kurta=True, scarf="#EFE6D2", sleeve=0.78)


def fleet() -> None:
    """All bays taken; two at work in front."""
    for name, y in zip(LINE, YS):
        place(truck(name, lamps=1.0), (0.2, y, 0))
        place(prop(charger, 1.9, 1.0), (-5.9, y + PITCH / 2, 0), 90)
    bay_lines(YS, -5.4, 1.2, PITCH / 2, 0.5)
    for k in range(8):
        place(prop(bollard), (2.4, YS[0] - PITCH / 2 + k * PITCH, 0))
    place(prop(person, Clothes("#D9A648", "#2B3A45", cap="green", vest="#BFE03A"), looks=-20), (4.3, 0.9, 0), 235)
    # In front of the green truck; a green cap would be lost on it.
    load((3.6, -6.1, 0), 30, replace(LOADER, cap="#1E2A33"))


def load(at: Point3, turn: float, clothes: Clothes = LOADER) -> None:
    """A loader with a trolley, on the way where `turn` says."""
    with collecting("load") as made:
        place(prop(person, clothes, 0.15, does="pushes", looks=14), (0, 0, 0))
        place(prop(trolley), (1.0, 0, 0))
    place(made, at, turn)


def crew() -> None:
    """The driver at the open door of a truck, a dispatcher with the day's list, a loader on his way; two trucks at the docks behind."""
    with collecting("departure") as departure:
        place(truck("euler", lamps=1.0, ajar=78))
        place(prop(person, DRIVER, does="leans", looks=16), (-0.99, -1.80, 0), -97)
    place(departure, (1.2, -1.5, 0), 22)
    place(prop(person, DISPATCHER, 0.05, does="shows", looks=-6), (-1.34, -4.49, 0), -28, 0.95)
    load((2.07, -0.97, 0), -95)
    for name, y in (("tata-ace", -0.6), ("jem", 10.2)):
        place(truck(name, lamps=1.0), (-3.6, y, 0))
    for y in (2.0, 7.6):
        place(prop(charger, 1.9, 1.0), (-6.6, y, 0), 90)
    bay_lines(YS, -8.6, -3.2, PITCH / 2, 0.5)
    trees()


def charging() -> None:
    """One truck, whole, between a charging station and cartons."""
    place(truck("tata-ace", lamps=1.0), (0.2, -7.0, 0))
    place(prop(charger, 1.9, 1.0), (-4.9, -8.75, 0), 60)
    for k, (x, y) in enumerate(((0.2, -4.3), (-1.3, -4.0))):
        place(prop(pallet, 2 + k, k), (x, y, 0), 8 * k)
    bay_lines(YS, -5.4, 1.2, PITCH / 2, 0.5)
    trees()


def trees() -> None:
    """Behind the warehouse's end; from above its wall would cut them."""
    kinds = grove(broadleaf, 3, height=6.0)
    for k in range(16):
        place(kinds[(k + 1) % 3], (-3 - k * 4, 26 + (k % 2) * 2, 0), k * 40, 1.1)


SETS = {"service-corporate": fleet, "hiring": crew, "blog-battery": charging}


def build(shot: Shot) -> None:
    """The set of the shot in front of a warehouse, whose doors look to +x."""
    rng = random.Random(2)
    quad(-120, 120, -120, 120, 0, concrete())
    name = next(name for name, known in SHOTS.items() if known is shot)
    SETS[name.removesuffix("-dusk")]()
    dock_wall(-9.6, -30, 58, lit=4.0 if shot.look is DUSK else 0, day=shot.look is not DUSK)
    for k in range(6):
        place(prop(pallet, 1 + k % 3, k), (-7.9, -8.6 + k * 4.2, 0), rng.random() * 10)
    if shot.look is DUSK:
        evening()
        if name.startswith("hiring"):
            area((3.5, -11.5, 4.6), (0.2, -3.4, 1.1), 2.0, 420, "#FFE0B8")
        return
    daylight.town()
    daylight.key(36, -84)
    area((12, -2, 7), (0, 0, 1), 8, 300, "#E4EEF6")


def evening() -> None:
    """The lamps over the docks shine down on the bays; the rest of the day lies on the fronts."""
    dusk.blue_hour()
    for y in YS:
        area((-7.6, y, 4.6), (-4.6, y, 0), 1.2, 90, "#FFE0AE")
    area((13, -9, 8), (0, 1, 1), 9, 1100, "#CFE6F2")
    area((14, 8, 4), (0, 3, 1), 5, 260, "#FFD9B0")
    set_light("lamp", 6.0)
