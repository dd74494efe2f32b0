"""On demand: a phone on a shop's counter with a booking under way; the vehicle it found waits in the street, out of focus."""

import math
import random
from dataclasses import replace

from kit import daylight, dusk
from kit.develop import Haze, Look
from kit.goods import parcel
from kit.material import asphalt, concrete, light as lit, matte, mottled, set_light
from kit.mesh import Material, ball, bolt_outline, box, cylinder, lathe, place, prism, prop, quad, rounded, text, tube
from kit.nature import broadleaf, grove
from kit.stage import Shot, area, sky, spot
from kit.street import garden_wall, shop_house
from kit.truck import truck

LOOK = Look(exposure=1.08, haze=Haze(14, 260, "#E2E8EA", 0.7, 0.8), bloom=0.05, contrast=1.05)
DUSK = dusk.developed()
TRUCK, TURN = (1.65, 7.6, 0), 42
COUNTER = 1.352
"""Low enough for the street to be seen between it and the roofs' edge, and the phone whole in flat crops."""
SHOTS = {"service-on-demand": Shot((0, -1.15, 1.70), (0.0, 0.0, 1.516), (1600, 1067), 32, lens=52, focus=1.155, fstop=6.5)}
SHOTS["service-on-demand-dusk"] = replace(SHOTS["service-on-demand"], look=DUSK)


def sheet(x0: float, x1: float, z0: float, z1: float, y: float, material: Material, radius: float = 0.01) -> None:
    """A rounded tile of the screen."""
    prism(rounded([(x0, z0), (x1, z0), (x1, z1), (x0, z1)], radius), "y", y, y + 0.0012, material)


def screen(shine: float, night: bool) -> None:
    """A booking under way, in the manner of the app's drawings on Home; in metres, on a screen 0.145 by 0.305 that looks to -y."""

    def light(colour: str, strength: float) -> Material:
        return lit(colour, strength * shine)

    lime, white = light("lime", 1.0), light("#F4F3EE", 0.95)
    # After dark the app has its dark theme, as the page around the picture has.
    paper, ink, soft = (light("#16261F", 1.0), white, light("#A9BBB0", 0.9)) if night else (white, light("#101714", 0.6), light("#5A655F", 0.8))
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
    text("9:41", (-0.056, -0.004, 0.142), 0.0095, white, align="LEFT", depth=0.0001)
    text("Tata Ace is on its way", (-0.056, -0.004, -0.047), 0.0112, ink, align="LEFT", depth=0.0001)
    text("CH 01 EV 2041, verified driver", (-0.056, -0.004, -0.062), 0.0080, soft, align="LEFT", font="Inter-Medium", depth=0.0001)
    for k, (label, place_name) in enumerate((("Pick-up", "Phase 8, Mohali"), ("Drop", "Sector 17, Chandigarh"))):
        z = -0.082 - k * 0.0175
        text(label, (-0.056, -0.004, z), 0.0078, soft, align="LEFT", font="Inter-Medium", depth=0.0001)
        text(place_name, (-0.022, -0.004, z), 0.0082, ink, align="LEFT", depth=0.0001)
    sheet(-0.060, 0.060, -0.143, -0.115, -0.0040, lime, 0.0139)
    text("Follow the trip", (0, -0.0056, -0.1290), 0.0104, light("#101714", 0.6), depth=0.0001)


def phone(shine: float, night: bool) -> None:
    """The handset around its screen."""
    body = rounded([(-0.080, -0.160), (0.080, -0.160), (0.080, 0.160), (-0.080, 0.160)], 0.024)
    prism(body, "y", 0.0005, 0.014, matte("#18211E", 0.25, metal=0.5, coat=0.6), bevel=0.003)
    screen(shine, night)
    sheet(-0.016, 0.016, 0.138, 0.146, -0.0030, lit("#101714", 0.3), 0.004)


def kulhad() -> None:
    """A clay cup of tea."""
    clay = mottled("#B7694A", "#A35A3D", 30, rough=0.8)
    lathe([(0.001, 0), (0.024, 0), (0.026, 0.004), (0.030, 0.03), (0.0365, 0.064), (0.0385, 0.070), (0.0385, 0.074), (0.0365, 0.076), (0.0345, 0.074), (0.033, 0.066), (0.001, 0.066)], clay, 64, upright=True)
    cylinder((0, 0, 0.0665), 0.0335, 0.002, matte("#B0794A", 0.15, coat=0.4))


def counter() -> None:
    """What the handset stands on: planks of a shop's counter, the parcel it leans on, tea, and a pen for the next label."""
    wood = [mottled(tone, shade, 4.0, rough=0.5, detail=9.0, stretch=(0.5, 16, 16)) for tone, shade in (("#B98B5B", "#A17448"), ("#C09465", "#A97D50"), ("#B28353", "#996D43"))]
    for k in range(5):
        box((0, -0.42 + k * 0.165, -0.02), (4.0, 0.162, 0.04), wood[k % 3], 0.005)
    parcel((0.045, 0.175, 0.085), (0.30, 0.18, 0.17))
    place(prop(kulhad), (0.385, 0.10, 0), 0, 1.15)
    tube([(0.255, -0.035, 0.007), (0.385, -0.060, 0.007)], 0.0065, matte("green", 0.35, coat=0.5))
    tube([(0.385, -0.060, 0.007), (0.407, -0.064, 0.007)], 0.0045, matte("lime", 0.4))


def festoon(x0: float, x1: float, y: float, z: float, shine: float) -> None:
    """A string of bulbs below the awnings' edge."""
    for k in range(int((x1 - x0) / 0.62)):
        ball((x0 + k * 0.62, y, z - 0.10 * (k % 4 in (1, 2))), 0.034, lit("#FFCE8A", shine, name="bulb"), detail=2)


def build(shot: Shot) -> None:
    """The counter in front, the street with the waiting truck behind."""
    night = shot.look is DUSK
    # The evening is exposed longer than the day, and a screen shines as it did.
    handset = place(prop(phone, LOOK.exposure / DUSK.exposure if night else 1.0, night), (-0.165, 0.0, COUNTER + 0.158))
    handset.rotation_euler = (math.radians(-12), 0, math.radians(9))
    place(prop(counter), (-0.19, 0.0, COUNTER), 6)
    quad(-120, 60, -8, 11.2, 0, asphalt("#66686A"))
    quad(-120, 60, 11.2, 30, 0.12, concrete("#B9B4A8", 1.2))
    place(truck("tata-ace"), TRUCK, -TURN)
    for k, (width, floors, colour, sign) in enumerate(((5.0, 2, "#A9CDB8", ("STATIONERS", "mid")), (4.6, 3, "#E3A27C", ("BAKERY", "terracotta")), (5.2, 2, "#EAD9B4", ("CLINIC", "green")))):
        place(shop_house(width, 6.0, floors, colour, sign, seed=k), (2.2 - (k - 1) * 5.3, 14.0, 0.12))
    festoon(-3.1, 7.4, 12.72, 2.28, 26.0 if night else 0.6)
    place(prop(garden_wall, 40), (-3.4, 14.4, 0.12))
    rng = random.Random(3)
    trees = grove(broadleaf, 3, height=5.2)
    for k in range(9):
        place(trees[k % 3], (-5.4 - k * 3.0, 17 + rng.uniform(0, 4), 0), k * 60, 1.1)
    place(trees[0], (-4.0, 12.4, 0.12), 20, 0.9)
    if night:
        evening()
        return
    daylight.town()
    daylight.key(34, -60, 3.2)
    area((-1.6, -1.6, 2.8), (-0.1, 0, 1.55), 1.0, 14, "#FFF3E0")


def evening() -> None:
    """After sunset: a blue street, light out of its shops, the truck's lamps on the road, a lamp over the counter."""
    sky([(-1, "#0c1512"), (-0.02, "#8796AE"), (0.1, "#6486AA"), (0.4, "#3A6A92"), (1, "#1D4668")], 0.40)
    set_light("cabin", dusk.CABIN)
    for x in (-3.0, 2.2, 7.4):
        area((x, 13.2, 2.3), (x, 9.5, 0.0), 2.6, 110, "#FFC98F", 0.6)
    set_light("light #FFE0A6 0.8", 1.3)
    set_light("lamp", 14.0)
    turn = math.radians(-TURN)
    ahead, left = (math.cos(turn), math.sin(turn)), (-math.sin(turn), math.cos(turn))
    for side in (-0.55, 0.55):
        nose = [TRUCK[k] + side * left[k] + 0.15 * ahead[k] for k in (0, 1)]
        spot((*nose, 0.72), (nose[0] + 3.4 * ahead[0], nose[1] + 3.4 * ahead[1], 0), 300, "#FFF3DC", 76, 1.0)
    area((-2.5, 2.5, 5.5), (0.4, 8.3, 1.1), 4, 190, "#C4D9F2")
    area((-0.9, -0.5, 2.45), (0.0, 0.05, COUNTER), 0.35, 4.6, "#FFDDB8")
