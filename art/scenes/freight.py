"""Freight as small stages on a map, in parallel view: air, road, ocean, rail, warehousing, project cargo; each by day and, for the dark theme, at dusk."""

from dataclasses import replace

from kit.depot import dock_wall
from kit.develop import Look
from kit.goods import container, conveyor, crate, forklift, pallet, rack, trolley
from kit.material import concrete, light, matte, set_light
from kit.mesh import Point3, box, place, prop, quad, tube
from kit.nature import broadleaf, grove, mustard, poplar, shrub, verge, wheat
from kit.people import Clothes, person
from kit.road import field, milestone, signboard
from kit.stage import Shot, area, sky, sun
from kit.street import lamp_post
from kit.transport import aircraft, flat_wagon, loader, locomotive, quay_crane, ship, track, transformer, transporter, unit_load
from kit.truck import truck

LOOK = Look(exposure=0.97, bloom=0.05, contrast=1.06)
DUSK = Look(exposure=2.0, bloom=0.10, threshold=0.9, contrast=1.02)
HUB_DUSK = Look(exposure=1.2, bloom=0.10, threshold=0.95, contrast=1.06)
GROUND, STREET, WATER, ROUTE = ("#C9DDD2", "#E3EDE7", "#AFD2CC", "#8FB43A")
DUSK_GROUND, DUSK_STREET, DUSK_WATER, DUSK_ROUTE = ("#123A2E", "#1C5040", "#124250", "#7FA82A")
"""The plan that a set stands on: a town in the site's greens, its streets, the sea, the route on which the goods arrive."""
SIZE = (1200, 800)
EYE = (70.0, -72.0, 60.0)
SHOTS = {
    "freight-air": Shot(EYE, (-0.5, 0, 2.2), SIZE, 20, ortho=43),
    "freight-road": Shot(EYE, (0, 0, 1.2), SIZE, 20, ortho=37.5),
    "freight-ocean": Shot(EYE, (0, -1.0, 4.0), SIZE, 20, ortho=60),
    "freight-rail": Shot(EYE, (-1.0, 0, 1.6), SIZE, 20, ortho=39),
    "freight-warehousing": Shot(EYE, (0, 0.5, 1.6), SIZE, 20, ortho=34.5),
    "freight-project-cargo": Shot(EYE, (0, 0, 1.8), SIZE, 20, ortho=34),
    "blog-hub": Shot((6.4, -7.6, 2.6), (-2.6, 1.4, 1.5), SIZE, 20, lens=38),
}
SHOTS |= {f"{name}-dusk": replace(shot, look=DUSK if shot.ortho else HUB_DUSK) for name, shot in SHOTS.items()}
CREW = Clothes("green", "#33404A", cap="lime", vest="#BFE03A")
CARRIER = Clothes("#F0BE5A", "#2B3A45", cap="green")


def slab(x: float, y: float, colour: str, depth: float = 0.8) -> None:
    """The plinth a scene stands on."""
    box((0, 0, -depth / 2), (x, y, depth), matte("#F1ECDF", 0.8), 0.3, 5)
    box((0, 0, -0.012), (x - 0.6, y - 0.6, 0.03), matte(colour, 0.85), 0.01)


def air() -> None:
    """A freighter taking on goods from an electric truck."""
    slab(30, 25, "#8F9892")
    place(prop(aircraft), (0, 2.0, 0))
    place(prop(loader), (4.2, -2.2, 0))
    place(prop(unit_load), (4.2, -2.0, 2.45), 90)
    for k in range(3):
        place(prop(unit_load), (0.2 - k * 2.3, -6.2, 0), 90)
    place(truck("eicher"), (9.6, -8.8, 0), 0)
    place(truck("jem"), (12.4, 7.6, 0), 90)
    place(prop(person, CREW), (6.8, -4.8, 0), 120)
    for y in (-11.2, 11.4):
        quad(-14.4, 14.4, y - 0.08, y + 0.08, 0.01, matte("#E9B034", 0.6))


def road() -> None:
    """A divided highway between fields; traffic keeps left."""
    slab(27, 20, "#C9BFA8")
    white, yellow = matte("#F1EDE0", 0.6), matte("#E9B034", 0.6)
    box((0, 0, 0.005), (26.4, 19.4, 0.02), verge(), 0)
    for s in (1, -1):
        quad(-13.2, 13.2, *sorted((s * 1.0, s * 6.2)), 0.022, matte("#767C77", 0.85))
        quad(-13.2, 13.2, s * 1.25 - 0.06, s * 1.25 + 0.06, 0.026, yellow)
        quad(-13.2, 13.2, s * 5.9 - 0.06, s * 5.9 + 0.06, 0.026, white)
        for k in range(8):
            quad(-12.4 + k * 3.3, -10.8 + k * 3.3, s * 3.6 - 0.06, s * 3.6 + 0.06, 0.026, white)
    box((0, 0, 0.14), (26.4, 1.8, 0.28), matte("#E4DFD0", 0.8), 0.08)
    bushes = [prop(shrub, seed=k, flower=flower) for k, flower in enumerate(("#C7486A", "#F3EEDF", "#D98FA4"))]
    for k in range(21):
        place(bushes[k % 3], (-12.6 + k * 1.26, 0, 0.24), k * 70)
    place(truck("eicher"), (6.4, 4.7, 0))
    place(truck("tata-ace"), (-6.6, 2.3, 0))
    place(truck("jem"), (-0.6, -2.4, 0), 180)
    place(truck("euler"), (8.6, -4.7, 0), 180)
    field(-13.0, -1.4, 7.4, 9.5, mustard())
    field(0.4, 13.0, 7.4, 9.5, wheat())
    field(-13.0, 0.8, -9.5, -8.0, wheat())
    place(prop(signboard, ["Ambala", "Delhi"], 3.4), (-6.4, -7.2, 0))
    place(prop(milestone, "Ambala"), (2.2, -7.0, 0), scale=1.7)
    trees, poplars = grove(broadleaf, 3, height=4.0), grove(poplar, 3, height=5.2)
    for k in range(5):
        place(poplars[k % 3], (-12.4 + k * 2.6, 6.9, 0), k * 50)
    for k, (x, y) in enumerate(((9.6, 7.0), (6.2, -8.4), (9.0, -7.8), (11.8, -8.5))):
        place(trees[k % 3], (x, y, 0), k * 50, 0.9)


def ocean() -> None:
    """A container ship at the quay."""
    box((0, 6.5, -1.0), (46, 17, 1.6), matte("#5FA39F", 0.08, coat=0.8), 0.3, 5)
    box((0, -7.5, -0.4), (46, 13, 2.8), matte("#F1ECDF", 0.8), 0.3, 5)
    box((0, -7.5, 1.0), (45.4, 12.4, 0.04), matte("#9AA29B", 0.85), 0.01)
    place(prop(ship), (0, 5.6, 0.2))
    place(prop(quay_crane), (2.0, -5.2, 1.0))
    place(truck("eicher"), (2.4, -9.6, 1.0), 180)
    place(truck("euler"), (15.4, -9.6, 1.0), 180)
    for k, colour in enumerate(("terracotta", "mid", "#8FB8A0", "#E0B45A")):
        place(prop(container, colour), (-15.6 + 6.4 * (k % 2), -10.6, 1.0 + 2.6 * (k // 2)))
    for k in range(7):
        box((-20 + k * 6.6, -1.25, 1.2), (0.5, 0.5, 0.5), matte("#24332d", 0.6), 0.1)


def rail() -> None:
    """A goods train beside a loading platform."""
    slab(31, 18, "#C9BFA8")
    place(prop(track, 30.2), (0, 3.4, 0))
    place(prop(track, 30.2), (0, 7.0, 0))
    place(prop(locomotive), (6.6, 3.4, 0))
    place(prop(flat_wagon, "terracotta", "mid"), (-8.2, 3.4, 0))
    box((0, -2.9, 0.5), (29, 6.6, 1.0), matte("#D9D5C8", 0.8), 0.06)
    box((0, 0.30, 1.005), (29, 0.22, 0.02), matte("#E9B034", 0.6), 0)
    place(truck("jem"), (11.6, -7.2, 0))
    place(truck("tata-ace"), (0.6, -7.2, 0))
    place(prop(forklift), (-5.2, -2.6, 1.0), 70)
    for k in range(6):
        place(prop(pallet, 1 + k % 3, k), (-11.5 + k * 1.9 + (6.5 if k > 2 else 0), -3.6 + (k % 2), 1.0), k * 4)
    place(prop(person, CREW), (3.0, -2.0, 1.0), 150)
    trees = grove(broadleaf, 2, height=3.6)
    for k in range(4):
        place(prop(lamp_post, 4.6), (-12 + k * 8, -5.6, 1.0), 90)
    for x in (-14, -12.4, 13.2):
        place(trees[int(x) % 2], (x, -7.6, 0), x * 30)


def warehousing() -> None:
    """Racks, a sorting belt and two docks."""
    slab(24, 19, "#D6D7D3")
    for k, y in enumerate((7.2, 4.3)):
        place(prop(rack, 5, 3, k), (-11.0, y, 0))
    place(prop(rack, 2, 3, 5), (1.6, 7.2, 0))
    place(prop(conveyor, 11.5), (-10.6, 0.6, 0))
    place(prop(forklift), (-3.4, -3.6, 0), 160)
    for k, (x, y) in enumerate(((-9.8, -3.4), (-8.2, -3.5), (-9.7, -5.4), (-6.3, -5.6), (-8.1, -5.5), (-9.6, -7.6), (2.6, 1.4), (2.7, 3.2))):
        place(prop(pallet, 1 + k % 3, k), (x, y, 0), k * 3)
    for k, (x, y, turn) in enumerate(((-6.0, -0.6, 90), (-1.0, -0.7, 80), (1.6, -3.0, 200))):
        place(prop(person, CREW if k else CARRIER, does="" if k else "carries"), (x, y, 0), turn)
    place(prop(trolley), (0.4, -3.3, 0), 20)
    quad(5.6, 11.6, -9.0, 9.0, 0.012, matte("#7E8781", 0.85))
    for y in (-4.8, 0.2, 5.2):
        for s in (1, -1):
            box((5.4, y + s * 1.5, 1.7), (0.32, 0.32, 3.4), matte("green", 0.5), 0.05)
        box((5.4, y, 3.5), (0.36, 3.4, 0.5), matte("green", 0.5), 0.06)
        box((5.6, y, 3.5), (0.04, 0.8, 0.10), matte("lime", 0.5), 0.01)
        for s in (1, -1):
            quad(5.8, 11.4, y + s * 1.9 - 0.05, y + s * 1.9 + 0.05, 0.016, matte("#F1EDE0", 0.6))
    place(truck("euler"), (10.6, -4.8, 0))
    place(truck("tata-ace"), (9.9, 5.2, 0))


def project_cargo() -> None:
    """A transformer on a self-propelled transporter, an escort ahead."""
    slab(26, 16, "#C9BFA8")
    quad(-12.6, 12.6, -4.4, 4.4, 0.01, matte("#767C77", 0.85))
    for k in range(8):
        quad(-12.2 + k * 3.2, -10.6 + k * 3.2, -0.06, 0.06, 0.014, matte("#F1EDE0", 0.6))
    for s in (1, -1):
        quad(-12.6, 12.6, s * 4.1 - 0.06, s * 4.1 + 0.06, 0.014, matte("#F1EDE0", 0.6))
    place(prop(transporter, 7), (-4.4, 2.0, 0))
    place(prop(transformer), (-4.4, 2.0, 1.2))
    place(truck("tata-ace"), (9.6, 2.1, 0))
    place(prop(crate), (-8.0, -5.9, 0), 0)
    place(prop(crate, (1.8, 1.4, 1.3)), (-5.2, -5.9, 0), 8)
    place(prop(person, CREW), (2.4, -0.9, 0), 150)
    place(prop(person, CREW), (-9.8, -1.6, 0), 40)
    trees = grove(broadleaf, 3, height=4.0)
    for k, (x, y) in enumerate(((-11, 6.4), (-6, 6.6), (1, 6.4), (7, 6.6), (11.4, -6.2), (6.4, -6.4), (0.6, -6.5))):
        place(trees[k % 3], (x, y, 0), k * 50, 0.9)


def build(shot: Shot) -> None:
    """The stage of the shot on its map, in morning light or at dusk."""
    name = next(name for name, known in SHOTS.items() if known is shot)
    stage = STAGES[name.removesuffix("-dusk")]
    dusk = name.endswith("-dusk")
    if stage is hub:
        hub(dusk)
        in_the_hall(dusk)
        return
    stage()
    plan(-2.4 if stage is ocean else -0.8, stage is ocean, *((DUSK_GROUND, DUSK_STREET, DUSK_WATER, DUSK_ROUTE) if dusk else (GROUND, STREET, WATER, ROUTE)))
    if dusk:
        evening()
    else:
        sky([(-1, "#E6E8E8"), (0, "#ECEEEF"), (0.4, "#F4F6F8"), (1, "#ffffff")], 0.54)
        sun(48, -28, 2.5, "#FFF6E8", 3)


def plan(z: float, coast: bool, ground: str, street: str, water: str, route: str) -> None:
    """A map at the height `z` around the set, streets along and across it; at a coast everything beyond the quay is water."""
    shore = 0.0 if coast else 400.0
    quad(-400, 400, -400, shore, z, matte(ground, 0.95, specular=0.1))
    if coast:
        quad(-400, 400, shore, 400, z, matte(water, 0.95, specular=0.1))
    for k in range(-9, 10):
        wide = 1.4 if k % 2 else 2.4
        quad(k * 13.0 - wide / 2, k * 13.0 + wide / 2, -120, shore if coast else 120, z + 0.01, matte(street, 0.95, specular=0.1))
        if k * 13.0 < shore:
            quad(-120, 120, k * 13.0 - wide / 2, min(shore, k * 13.0 + wide / 2), z + 0.014, matte(street, 0.95, specular=0.1))
    quad(-120, 120, -0.22, 0.22, z + 0.03, matte(route, 0.9, specular=0.1))


def in_the_hall(dusk: bool) -> None:
    """By day light falls in through the roof; in the evening the lamps are what there is."""
    if dusk:
        sky([(-1, "#0A1512"), (0, "#16303A"), (1, "#1B3E4E")], 0.10)
        area((3, -8, 7), (-3, 0, 1), 6, 330, "#CFE0EE")
        return
    sky([(-1, "#CBD0D0"), (0, "#E6EAEC"), (0.4, "#F1F5F8"), (1, "#ffffff")], 0.48)
    sun(58, -62, 2.2, "#FFF3E2", 4)
    area((0, -3, 6), (-2, 0, 1), 6, 160, "#FFF3E0")


def evening() -> None:
    """The last light: a cool sky, a low warm sun, lamps that are on already."""
    sky([(-1, "#0A2B22"), (0, "#24564C"), (0.4, "#2F6A6C"), (1, "#1C4A57")], 0.55)
    sun(24, -28, 1.15, "#FFB27A", 6)
    area((-16, -20, 18), (0, 0, 0), 14, 2600, "#BFE4DC")
    set_light("lamp", 7.0)


def hub(dusk: bool) -> None:
    """Inside the hub: the belt, seen from beside it, and a truck that is loaded from it, under the hall's lamps."""
    quad(-60, 60, -60, 60, 0, concrete("#8E918F", 3.0))
    wall, rib = matte("#C9CCC8", 0.7), matte("#B7BCB8", 0.7)
    box((0, 15.3, 5.0), (60, 0.4, 10.0), wall, 0)
    for k in range(44):
        box((-15.0 + k * 0.9, 15.08, 5.6), (0.18, 0.06, 8.8), rib, 0.01)
    box((0, 15.05, 0.7), (60, 0.12, 1.4), matte("green", 0.5), 0)
    box((0, 15.04, 1.44), (60, 0.12, 0.09), matte("lime", 0.5), 0)
    box((-15.5, 0, 8.4), (0.6, 60, 3.4), wall, 0)
    dock_wall(-15.2, -30, 15, lit=3.0 if dusk else 1.2, day=True)
    place(prop(conveyor, 16), (-12.5, -1.2, 0))
    for k, bays in enumerate((3, 3, 6)):
        place(prop(rack, bays, 4, k), (-14.0, 3.4 + k * 3.4, 0))
    place(truck("eicher", lamps=5.0 if dusk else 1.5), (-0.9, 5.6, 0), -8)
    for y in (1.2, 6.0, 9.4):
        for k in range(4):
            lamp((-12.0 + k * 4.2, y, 6.9), dusk)
    place(prop(person, CARRIER, does="carries"), (0.4, 0.5, 0), 205)
    place(prop(person, CREW), (-4.6, 0.3, 0), 265)
    for k, (x, y) in enumerate(((3.4, 1.9), (2.2, 3.4), (-6.8, -4.2))):
        place(prop(pallet, 2 + k % 2, k), (x, y, 0), k * 7)
    place(prop(forklift), (-8.4, -4.4, 0), 20)


def lamp(at: Point3, dusk: bool) -> None:
    """A lamp over an aisle of the hub."""
    x, y, z = at
    box((x, y, z + 0.08), (2.2, 0.34, 0.10), matte("#24332d", 0.5), 0.02)
    box((x, y, z), (2.1, 0.26, 0.04), light("#FFF0D6", 9.0 if dusk else 2.2), 0.01)
    for s in (0.9, -0.9):
        tube([(x + s, y, z + 0.1), (x + s, y, z + 4.0)], 0.012, matte("#24332d", 0.5))
    if dusk:
        area((x, y, z - 0.1), (x, y, 0), 2.0, 170, "#FFF0DA", 0.3)


STAGES = {"freight-air": air, "freight-road": road, "freight-ocean": ocean, "freight-rail": rail, "freight-warehousing": warehousing, "freight-project-cargo": project_cargo, "blog-hub": hub}
