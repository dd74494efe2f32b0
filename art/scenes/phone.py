"""On demand: a phone on a shop's counter with a booking under way; the vehicle it found waits in the street, out of focus."""

import math
import random
from dataclasses import replace

from kit import daylight, dusk
from kit.develop import Haze, Look
from kit.goods import parcel
from kit.material import asphalt, light as lit, matte, mottled, set_light
from kit.mesh import Material, bolt_outline, box, collecting, cylinder, place, prism, prop, quad, rounded, text, tube
from kit.nature import broadleaf, grove
from kit.stage import Shot, area, sun
from kit.street import garden_wall, shop_house
from kit.truck import truck

LOOK = Look(exposure=1.08, haze=Haze(14, 260, "#E2E8EA", 0.7, 0.8), bloom=0.05, contrast=1.05)
DUSK = dusk.developed()
COUNTER = 1.432
SHOTS = {"service-on-demand": Shot((0, -1.15, 1.70), (0.0, 0.0, 1.585), (1600, 1067), 48, lens=52, focus=1.155, fstop=6.5)}
SHOTS["service-on-demand-dusk"] = replace(SHOTS["service-on-demand"], look=DUSK)


def sheet(x0: float, x1: float, z0: float, z1: float, y: float, material: Material, radius: float = 0.01) -> None:
    """A rounded tile of the screen."""
    prism(rounded([(x0, z0), (x1, z0), (x1, z1), (x0, z1)], radius), "y", y, y + 0.0012, material)


def screen(shine: float) -> None:
    """A booking under way, in the manner of the app's drawings on Home; in metres, on a screen 0.145 by 0.305 that looks to -y."""

    def light(colour: str, strength: float) -> Material:
        return lit(colour, strength * shine)

    paper, ink, soft, lime = light("#F4F3EE", 0.95), light("#101714", 0.6), light("#5A655F", 0.8), light("lime", 1.0)
    sheet(-0.0725, 0.0725, -0.1525, 0.1525, 0.0, light("#0F4232", 0.9), 0.016)
    for k in range(5):
        tube([(-0.072, -0.0006, -0.02 + k * 0.037), (0.072, -0.0006, -0.045 + k * 0.045)], 0.0022, light("#1F5C47", 1.0))
        tube([(-0.055 + k * 0.03, -0.0006, -0.05), (-0.07 + k * 0.034, -0.0006, 0.152)], 0.0018, light("#1F5C47", 1.0))
    route = [(-0.046, -0.004, 0.000), (-0.030, -0.004, 0.036), (0.002, -0.004, 0.040), (0.018, -0.004, 0.078), (0.042, -0.004, 0.082)]
    tube(route, 0.0028, lime)
    cylinder((route[0][0], -0.006, route[0][2]), 0.0075, 0.004, lime, "y", 32)
    box((route[-1][0], -0.006, route[-1][2]), (0.014, 0.004, 0.014), light("#D9734E", 0.95), 0.002)
    cylinder((0.002, -0.006, 0.040), 0.0125, 0.004, lime, "y", 32)
    prism([(x + 0.002, z + 0.040) for x, z in bolt_outline(0.016)], "y", -0.0095, -0.008, light("#0F4232", 0.8))
    sheet(-0.0725, 0.0725, -0.1525, -0.030, -0.0032, paper, 0.016)
    text("9:41", (-0.056, -0.004, 0.142), 0.0095, paper, align="LEFT", depth=0.0001)
    text("Tata Ace is on its way", (-0.056, -0.004, -0.047), 0.0112, ink, align="LEFT", depth=0.0001)
    text("CH 01 EV 2041, verified driver", (-0.056, -0.004, -0.062), 0.0080, soft, align="LEFT", font="Inter-Medium", depth=0.0001)
    for k, (label, place_name) in enumerate((("Pick-up", "Phase 8, Mohali"), ("Drop", "Sector 17, Chandigarh"))):
        z = -0.082 - k * 0.0175
        text(label, (-0.056, -0.004, z), 0.0078, soft, align="LEFT", font="Inter-Medium", depth=0.0001)
        text(place_name, (-0.022, -0.004, z), 0.0082, ink, align="LEFT", depth=0.0001)
    sheet(-0.060, 0.060, -0.143, -0.115, -0.0040, lime, 0.0139)
    text("Follow the trip", (0, -0.0056, -0.1290), 0.0104, ink, depth=0.0001)


def phone(shine: float) -> None:
    """The handset around its screen."""
    body = rounded([(-0.080, -0.160), (0.080, -0.160), (0.080, 0.160), (-0.080, 0.160)], 0.024)
    prism(body, "y", 0.0005, 0.014, matte("#18211E", 0.25, metal=0.5, coat=0.6), bevel=0.003)
    screen(shine)
    sheet(-0.016, 0.016, 0.138, 0.146, -0.0030, lit("#101714", 0.3), 0.004)


def counter() -> None:
    """What the handset stands on: planks of a shop's counter, the parcel it leans on, tape and a pen for the next one."""
    wood = [mottled(tone, shade, 3.0, rough=0.55, stretch=(0.6, 14, 6)) for tone, shade in (("#8A5F3C", "#734C2E"), ("#93683F", "#7B5434"), ("#815736", "#6C482C"))]
    for k in range(4):
        box((0, -0.34 + k * 0.185, -0.02), (4.0, 0.181, 0.04), wood[k % 3], 0.006)
    parcel((0.035, 0.200, 0.105), (0.38, 0.20, 0.21))
    roll = matte("#D9B36A", 0.35, coat=0.4)
    for z, stuff, radius in ((0.022, roll, 0.052), (0.0225, matte("#EADFC4", 0.8), 0.036)):
        cylinder((-0.205, -0.02, z), radius, 0.044 + 0.001 * (radius < 0.05), stuff, round=0.003)
    cylinder((-0.205, -0.02, 0.0232), 0.032, 0.0445, matte("#3A2A1C", 0.9))
    tube([(0.17, -0.085, 0.007), (0.30, -0.050, 0.007)], 0.0065, matte("green", 0.35, coat=0.5))
    tube([(0.30, -0.050, 0.007), (0.322, -0.044, 0.007)], 0.0045, matte("lime", 0.4))


def build(shot: Shot) -> None:
    """The counter in front, the street with the waiting truck behind."""
    rng = random.Random(3)
    # The evening is exposed longer than the day, and a screen shines as it did.
    handset = place(prop(phone, LOOK.exposure / DUSK.exposure if shot.look is DUSK else 1.0), (-0.165, 0.0, COUNTER + 0.158))
    handset.rotation_euler = (math.radians(-12), 0, math.radians(9))
    place(prop(counter), (-0.19, 0.0, COUNTER), 6)
    quad(-120, 60, -8, 11.6, 0, asphalt("#66686A"))
    quad(-120, 60, 11.6, 30, 0.12, mottled("#D3C4A8", "#C7B698", 2.5))
    place(truck("tata-ace"), (3.15, 8.6, 0), -14)
    for k, (width, floors, colour, sign) in enumerate(((5.0, 2, "#A9CDB8", ("STATIONERS", "mid")), (4.6, 3, "#E3A27C", ("BAKERY", "terracotta")), (5.2, 2, "#EAD9B4", ("CLINIC", "green")))):
        place(shop_house(width, 6.0, floors, colour, sign, seed=k), (2.2 - (k - 1) * 5.3, 14.0, 0.12))
    place(prop(garden_wall, 40), (-3.4, 14.4, 0.12))
    trees = grove(broadleaf, 3, height=5.2)
    for k in range(9):
        place(trees[k % 3], (-5.4 - k * 3.0, 17 + rng.uniform(0, 4), 0), k * 60, 1.1)
    place(trees[0], (-4.2, 12.6, 0.12), 20, 0.9)
    with collecting("doorstep") as doorstep:
        parcel((0, 0, 0.2), (0.5, 0.42, 0.4))
        parcel((0.55, 0.05, 0.15), (0.4, 0.36, 0.3))
    place(doorstep, (-1.2, 12.4, 0.12))
    if shot.look is DUSK:
        evening()
        return
    daylight.town()
    daylight.key(34, -60, 3.2)
    area((-1.6, -1.6, 2.8), (-0.1, 0, 1.55), 1.0, 14, "#FFF3E0")


def evening() -> None:
    """Light out of the shops behind the truck, the cool rest of the day on the handset."""
    dusk.blue_hour()
    sun(9, 120, 0.5, "#FFA06A", 5)
    for x in (-3.0, 2.2, 7.4):
        area((x, 13.4, 2.6), (x, 9.5, 0.4), 2.6, 150, "#FFC98A", 0.6)
    area((7, 2, 5), (3, 8, 1.4), 5, 420, "#CFE6F2")
    area((-1.6, -1.6, 2.8), (-0.1, 0, 1.55), 1.0, 9, "#DDEBF2")
    set_light("lamp", 9.0)
