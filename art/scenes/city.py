"""Last mile: a small truck at the left kerb of a shopping street in the morning, a parcel on its way to the door."""

import random
from dataclasses import replace

from kit import daylight, dusk
from kit.develop import Haze, Look
from kit.goods import pile
from kit.material import asphalt, matte, mottled, set_light
from kit.mesh import box, place, prop, quad
from kit.nature import broadleaf, grove, shrub, verge
from kit.people import Clothes, person
from kit.stage import Shot, area, sun
from kit.street import fruit_cart, garden_wall, lamp_post, rickshaw, shop_house
from kit.truck import truck

LOOK = Look(exposure=1.08, haze=Haze(16, 300, "#DCE8EE", 0.75, 0.78), bloom=0.05, contrast=1.08)
DUSK = dusk.developed(Haze(14, 260, "#8C8390", 0.7, 0.34), 1.75)
SHOTS = {
    "hero-city": Shot((8.2, -7.6, 1.65), (-2.0, 2.2, 1.9), (2000, 833), 40, lens=37, shift=(-0.252, 0.0298)),
    "blog-street": Shot((7.6, -9.4, 7.2), (-3.4, 1.8, 1.2), (1200, 800), 20, lens=42),
    "hero-city-tall": Shot((8.4, -6.6, 1.65), (-2.0, 2.0, 1.9), (800, 1000), 40, lens=42, shift=(0.0, 0.22)),
}
SHOTS |= {f"{name}-dusk": replace(shot, look=DUSK) for name, shot in SHOTS.items()}
ROW = ((4.6, 2, "#E3A27C", ("MEDICAL", "mid"), False), (5.2, 3, "#EAD9B4", ("CHAI", "terracotta"), False), (5.0, 2, "#A9CDB8", ("KIRANA", "green"), False))
FAR_ROOFS = ((-47, "#D9B48F"), (-57, "#C9D2C0"), (-68, "#E3C9A6"))


def build(shot: Shot) -> None:
    """Street along x; our side is +y, where vehicles move towards +x and keep to the kerb on their left."""
    rng = random.Random(7)
    quad(-120, 60, -4.2, 2.6, 0, asphalt("#66686A"))
    for s, y in ((1, 2.75), (-1, -4.35)):
        box((-30, y, 0.06), (180, 0.26, 0.26), matte("#E8E2D2", 0.8), 0.04)
        box((-30, y + s * 2.0, 0.05), (180, 3.8, 0.24), mottled("#D3C4A8", "#C7B698", 2.5), 0.02)
    quad(-160, 60, 5.6, 120, 0.0, verge())
    for k in range(30):
        quad(20 - k * 4.0, 21.6 - k * 4.0, -0.86, -0.74, 0.006, matte("#F1EDE0", 0.6))
    x = 8.0
    for k, (width, floors, colour, sign, solar) in enumerate(ROW):
        x -= width + 0.1
        place(shop_house(width, 6.0, floors, colour, sign, seed=k, solar=solar), (x, 5.0, 0.17))
    place(prop(garden_wall, 70), (x - 0.4, 5.4, 0.17))
    place(truck("euler", plate="KA 01 EV 7309"), (1.6, 1.55, 0))
    place(prop(person, Clothes("#E3B04E", "#2B3A45", "#8a5a3c", cap="green"), 0.20, does="carries"), (-6.3, 3.2, 0.17), 40)
    place(prop(person, Clothes("#B9563B", "#33404A", "#A36E4C"), 0.2), (-15.2, 3.7, 0.17), 180)
    place(prop(pile, 3, 4), (0.3, 3.3, 0.17), 0)
    place(prop(rickshaw), (-13.0, 1.35, 0), 3)
    place(prop(fruit_cart), (-10.2, 3.9, 0.17))
    trees, bushes = grove(broadleaf, 3, height=5.2), grove(shrub, 2)
    for k, tx in enumerate((-20, -29, -38, -47)):
        place(trees[k % 3], (tx, 3.6, 0.17), k * 70, 0.80 + 0.1 * (k % 2))
    for k, (far, colour) in enumerate(FAR_ROOFS):
        place(shop_house(6.0, 6.0, 2, colour, seed=k), (far, 13.0, 0))
    for k in range(26):
        place(trees[k % 3], (-9 - k * 3.1, 9 + rng.uniform(0, 9), 0), k * 40, 0.75 + 0.45 * rng.random())
    for k in range(12):
        place(trees[k % 3], (-30 - k * 8, -7.2 + rng.uniform(-0.6, 0.6), 0.1), k * 50, 1.0 + 0.2 * rng.random())
        place(bushes[k % 2], (-26 - k * 5, -6.4, 0.1), k * 31)
    # Not in the wide picture: posts would stand behind the headline.
    if shot.size[0] < 2000:
        lamp = prop(lamp_post, lit=14.0 if shot.look is DUSK else 0.0)
        for k in range(2):
            place(lamp, (-34 - k * 18, 3.1, 0.17), -90)
    if shot.look is DUSK:
        evening()
        return
    daylight.town()
    daylight.key(34, -78, 3.4)
    area((10, 3.0, 4), (1.5, 1.5, 1.4), 3, 150, "#EAF4FF")


def evening() -> None:
    """The hour of the lamps: a violet horizon under teal, warm light out of the shops and down from the posts."""
    dusk.blue_hour()
    sun(9, 150, 0.5, "#FFA06A", 5)
    for x in (5.7, 0.4, -4.8):
        area((x, 4.7, 2.4), (x, 2.2, 0.2), 2.6, 95, "#FFC98A", 0.6)
    for k in range(4):
        area((3.8 - k * 20, 2.0, 5.4), (3.8 - k * 20, 1.4, 0), 0.5, 130, "#FFD9A0")
    area((10, -6, 5), (1, 1, 1.4), 5, 560, "#CFE6F2")
    set_light("lamp", 9.0)
