"""A street of a planned sector in the morning: a loaded small truck between old trees and garden walls, on its way to the next door."""

import random
from dataclasses import replace

from kit import daylight, dusk
from kit.develop import Haze, Look
from kit.material import asphalt, glow, matte, mottled, set_light
from kit.mesh import box, place, prop, quad
from kit.nature import broadleaf, grove, shrub, verge
from kit.stage import Shot, area, sun
from kit.street import garden_wall, shop_house
from kit.truck import truck

LOOK = Look(exposure=1.12, haze=Haze(26, 420, "#D5E2DF", 0.75, 0.8), bloom=0.05, contrast=1.08)
DUSK = dusk.developed(Haze(18, 300, "#6F7F86", 0.7, 0.34), 1.75)
SHOTS = {"home-why": Shot((9.6, -5.6, 1.7), (-3.4, 1.3, 1.75), (1200, 800), 16, lens=48)}
SHOTS |= {f"{name}-dusk": replace(shot, look=DUSK) for name, shot in SHOTS.items()}


def build(shot: Shot) -> None:
    """Street along x; our side is +y, where vehicles move towards +x."""
    rng = random.Random(11)
    quad(-160, 60, -3.6, 3.6, 0, asphalt("#6B6A67"))
    quad(-200, 80, 3.6, 160, -0.02, verge())
    quad(-200, 80, -160, -3.6, -0.02, verge())
    for s in (1, -1):
        box((-50, s * 3.75, 0.06), (220, 0.26, 0.26), matte("#D8D3C4", 0.8), 0.04)
        box((-50, s * 7.0, 0.05), (220, 1.9, 0.2), mottled("#CFC6B2", "#C2B8A2", 2.5), 0.02)
    for k in range(34):
        quad(30 - k * 5.0, 32.2 - k * 5.0, -0.06, 0.06, 0.006, matte("#F1EDE0", 0.6))
    place(prop(garden_wall, 140), (24, 8.6, 0.0))
    place(truck("jem", plate="CH 01 EV 5162"), (0.6, 1.9, 0))
    trees, bushes = grove(broadleaf, 4, height=8.6), grove(shrub, 2)
    for k in range(16):
        # The first one beyond the road would stand cut off at the picture's edge.
        for s in (1, -1) if k else (1,):
            place(trees[rng.randrange(4)], (-5.5 - k * 8.5 + rng.uniform(-0.8, 0.8), s * 5.0, 0), rng.random() * 360, 0.95 + rng.random() * 0.25)
    for k in range(40):
        place(trees[k % 4], (4 - k * 5.5, 15 + rng.uniform(0, 14), 0), rng.random() * 360, 0.8 + rng.random() * 0.5)
        place(trees[k % 4], (-14 - k * 5.5, -15 - rng.uniform(0, 14), 0), rng.random() * 360, 0.8 + rng.random() * 0.5)
    for k in range(24):
        place(bushes[k % 2], (2 - k * 3.4, 4.9 + rng.uniform(-0.3, 0.3), 0), rng.random() * 360, 0.6 + rng.random() * 0.3)
    for k, colour in enumerate(("#EAD9B4", "#A9CDB8", "#E3B79A")):
        place(shop_house(7.0, 7.0, 2, colour, seed=k, solar=k == 0), (-7 - k * 17, 12.5, 0))
    if shot.look is DUSK:
        evening()
        return
    daylight.town()
    daylight.key(36, -62, 3.6)
    area((12, -2, 5), (1, 1.6, 1.4), 4, 220, "#EAF4FF")


def evening() -> None:
    """The hour of the lamps: deep blue between the trees, the road in the light of the truck."""
    dusk.blue_hour()
    sun(9, 150, 0.5, "#FFA06A", 5)
    area((12, -5, 5), (1, 1.6, 1.4), 5, 620, "#CFE6F2")
    dusk.headlamps(0.6, 1.9, 0.55, 60)
    set_light("lamp", 9.0)
    glow("window x", "#FFC27A", 0.7)
