"""The yard by morning: a fleet lined up before the docks; a truck whose open door waits for its driver; a truck on charge."""

import math
import random
from dataclasses import replace

from kit import daylight, dusk
from kit.depot import bay_lines, bollard, charger, dock_wall
from kit.develop import Look
from kit.gear import clipboard, crate, flask, helmet, vest
from kit.goods import pallet, trolley
from kit.material import concrete, set_light
from kit.mesh import Collection, Point3, collecting, place, prop, quad
from kit.nature import broadleaf, grove
from kit.people import Clothes, person
from kit.stage import Shot, area, spot
from kit.truck import truck

LOOK = Look(exposure=1.05, contrast=1.09, bloom=0.04)
DUSK = dusk.developed(exposure=1.65)
SHOTS = {
    "service-corporate": Shot((13.5, -14.5, 4.2), (-2.6, 0.6, 1.2), (2000, 1334), 24, lens=48),
    "hiring": Shot((5.06, -5.92, 1.25), (2.29, -2.53, 1.25), (1600, 1067), 24, lens=32, shift=(0.0, -0.063)),
    "blog-battery": Shot((4.0, -13.6, 1.35), (-1.75, -7.1, 1.05), (1200, 800), 20, lens=42),
}
SHOTS |= {f"{name}-dusk": replace(shot, look=DUSK) for name, shot in SHOTS.items()}
LINE = ("tata-ace", "euler", "jem", "eicher", "euler", "tata-ace", "jem")
PITCH = 3.4
YS = tuple(-7.0 + k * PITCH for k in range(len(LINE)))
LOADER = Clothes("green", "#2E3A44", "#8A5A3C", cap="#1E2A33", vest="#BFE03A", moustache=True)
HERO, HEADING, AJAR = (1.2, -2.5, 0), 80, 84
"""Where the truck of hiring stands, where its nose points, how far its door is open."""
LEAVING = (("jem", -1.5, 9.9), ("eicher", -0.9, 18.3))
"""The trucks behind it, each out of its dock and clear of the other: place of the nose along x, and y."""


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
    load((3.6, -6.1, 0), 30)


def load(at: Point3, turn: float) -> None:
    """A loader with a trolley, on the way where `turn` says."""
    with collecting("load") as made:
        place(prop(person, LOADER, 0.15, does="pushes", looks=14), (0, 0, 0))
        place(prop(trolley), (1.0, 0, 0))
    place(made, at, turn)


def before_the_shift() -> None:
    """A truck whose open door waits for its driver: a vest on the door, helmet, flask and clipboard on a crate, a load on its trolley; two trucks on their way out behind."""
    with collecting("hero") as hero:
        open_truck = truck("euler", lamps=1.0, ajar=AJAR, lettered=False)
        place(open_truck)
        hang_on_door(prop(vest), open_truck, (0.70, 0.105, 1.845))
        with collecting("things") as things:
            place(prop(crate))
            place(prop(helmet), (0.14, -0.03, 0.33), -125)
            place(prop(flask), (-0.21, 0.03, 0.33), -100)
            leaning = place(prop(clipboard), (-0.04, 0.09, 0.33), 14)
            leaning.rotation_euler.x = -0.26
        place(things, (-1.12, -1.27, 0), -16)
        place(prop(trolley), (1.35, -1.75, 0), 205)
    place(hero, HERO, HEADING)
    for name, x, y in LEAVING:
        place(truck(name, lamps=1.0), (x, y, 0))
    for y in (12.0, 16.2, 20.4):
        place(prop(charger, 1.9, 1.0), (-8.6, y, 0), 90)
    bay_lines(tuple(9.9 + 4.2 * k for k in range(-2, 6)), -8.8, -3.4, 2.1, 0.5)


def hang_on_door(thing: Collection, open_truck: Collection, at: Point3) -> None:
    """Hang a thing that looks to -y on the inside of the driver's door: `at` is how far from the hinges, how far inside, how high."""
    along, inside, height = at
    turn = math.radians(AJAR)
    x, y = open_truck["hinge"]
    place(thing, (x - along * math.cos(turn) - inside * math.sin(turn), y - along * math.sin(turn) + inside * math.cos(turn), height), 180 + AJAR)


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


SETS = {"service-corporate": fleet, "hiring": before_the_shift, "blog-battery": charging}


def build(shot: Shot) -> None:
    """The set of the shot in front of a warehouse, whose doors look to +x."""
    rng = random.Random(2)
    quad(-120, 120, -120, 120, 0, concrete())
    name = next(name for name, known in SHOTS.items() if known is shot)
    SETS[name.removesuffix("-dusk")]()
    hiring = name.startswith("hiring")
    dock_wall(-9.6, -30, 92 if hiring else 58, lit=4.0 if shot.look is DUSK else 0, day=hiring or shot.look is not DUSK)
    for k in range(6):
        place(prop(pallet, 1 + k % 3, k), (-7.9, -8.6 + k * 4.2, 0), rng.random() * 10)
    if shot.look is DUSK:
        night_shift() if hiring else evening()
        return
    daylight.town()
    if hiring:
        sunrise()
        return
    daylight.key(36, -84)
    area((12, -2, 7), (0, 0, 1), 8, 300, "#E4EEF6")


def in_cab(x: float, y: float, z: float) -> Point3:
    """A point beside the truck of hiring, from its nose, in the yard's coordinates."""
    turn = math.radians(HEADING)
    return (HERO[0] + x * math.cos(turn) - y * math.sin(turn), HERO[1] + x * math.sin(turn) + y * math.cos(turn), z)


def sunrise() -> None:
    """A low sun from behind the truck: long shadows across the yard, the open cab in its light."""
    daylight.key(17, -72, 4.1)
    area(in_cab(-0.75, -0.25, 1.92), in_cab(-0.75, -0.40, 0.8), 0.4, 11, "#FFF1DC")
    area(in_cab(-2.6, -4.6, 2.6), in_cab(-0.7, -0.4, 1.1), 1.6, 90, "#FFF3E2")
    area((12, 2, 7), (0, 6, 1), 8, 260, "#E4EEF6")


def night_shift() -> None:
    """Every lamp has its pool of light: those over the docks, the cab's own, a mast in front, the headlamps of who is leaving."""
    dusk.blue_hour()
    for k in range(22):
        spot((-8.7, -2.7 + 4.2 * k, 4.3), (-7.4, -2.7 + 4.2 * k, 0), 420, "#FFDDA8", 104, 0.5, 0.3)
    spot(in_cab(-1.2, -3.4, 5.4), in_cab(-0.6, -1.8, 0), 1100, "#FFDDB0", 58, 0.45, 0.12)
    for _, x, y in LEAVING:
        spot((x + 4.0, y - 4.2, 7.5), (x - 1.4, y - 0.6, 0), 2400, "#FFE6C4", 56, 0.45, 0.15)
    area(in_cab(-0.80, -0.25, 1.92), in_cab(-0.75, -0.55, 0.8), 0.4, 40, "#FFDCA6")
    for _, x, y in LEAVING:
        for s in (0.55, -0.55):
            spot((x + 0.1, y + s, 0.75), (x + 7.0, y + 1.2 * s, 0), 500, "#FFF2DA", 44, 0.7)
    area((13, -4, 9), (0, 6, 1), 9, 380, "#BFD6E6")
    set_light("lamp", 6.0)
    set_light("dome", 9.0)


def evening() -> None:
    """The lamps over the docks shine down on the bays; the rest of the day lies on the fronts."""
    dusk.blue_hour()
    for y in YS:
        area((-7.6, y, 4.6), (-4.6, y, 0), 1.2, 90, "#FFE0AE")
    area((13, -9, 8), (0, 1, 1), 9, 1100, "#CFE6F2")
    area((14, 8, 4), (0, 3, 1), 5, 260, "#FFD9B0")
    set_light("lamp", 6.0)
