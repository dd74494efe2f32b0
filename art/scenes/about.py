"""The company as a small world on the page's own ground: a hub, the fleet at its docks and chargers, a street with shops; by day and at dusk."""

from kit.depot import bay_lines, charger, dock_wall
from kit.depot import bay as charging
from kit.develop import Look
from kit.goods import pallet, parcel
from kit.material import asphalt, concrete, matte, glow, set_light
from kit.mesh import box, collecting, place, prop, quad
from kit.nature import broadleaf, grove, shrub, verge
from kit.stage import Shot, area, sky, spot, sun
from kit.street import lamp_post, shop_house
from kit.truck import truck

LOOK = Look(exposure=1.0, contrast=1.06, transparent=True, ground="#DCEBE3")
DUSK = Look(exposure=1.75, contrast=1.05, transparent=True, ground="#0F3A2C")
VIEW = Shot((70.0, -72.0, 60.0), (-0.2, 0.2, 2.35), (1200, 900), 20, ortho=31.2)
SHOTS = {"about": VIEW, "about-dusk": Shot(VIEW.eye, VIEW.aim, VIEW.size, VIEW.samples, ortho=VIEW.ortho, look=DUSK)}
HUB = -6.4
"""Where the wall with the docks stands."""
PARKED = {"eicher": (HUB + 0.35, -2.1, 0), "tata-ace": (6.6, 1.55, 0), "euler": (HUB + 0.35, -6.3, 0), "jem": (9.3, -6.0, 0)}
"""Where a vehicle's nose is; at the docks, where its rear is."""
POSTS = ((-1.6, 3.2), (3.4, 3.2), (9.6, 3.2))


def build(shot: Shot) -> None:
    """The little world, in morning light or after sunset."""
    night = shot.look is DUSK
    ground()
    hub(night)
    street(night)
    vehicles(night)
    if night:
        evening()
        return
    quad(-40, 40, -40, 40, -0.9, matte("#CCCCC9", 0.9)).is_shadow_catcher = True
    sky([(-1, "#C9D2CC"), (0, "#E4EBEC"), (0.4, "#EAF1F6"), (1, "#ffffff")], 0.5)
    sun(48, -52, 3.1, "#FFF4E2", 1.5)


def ground() -> None:
    """A plinth with yard, road, pavement and grass."""
    box((0, 0, -0.45), (22.6, 18.6, 0.9), matte("#F1ECDF", 0.8), 0.3, 5)
    box((0, 0, -0.012), (22.0, 18.0, 0.03), verge(), 0)
    quad(-10.8, 1.6, -8.8, 2.6, 0.008, concrete("#A9ABA8", 2.1))
    quad(1.6, 11.0, -3.3, 2.6, 0.008, asphalt("#626566"))
    box((2.75, 5.8, 0.06), (16.4, 6.3, 0.12), concrete("#C2BDB0", 1.0), 0.03)
    white = matte("#F1EDE0", 0.6)
    for k in range(4):
        quad(2.2 + k * 2.4, 3.4 + k * 2.4, -0.42, -0.30, 0.016, white)
    quad(1.6, 11.0, -3.12, -3.0, 0.016, white)
    quad(3.4, 10.6, -8.4, -3.9, 0.008, concrete("#A9ABA8", 2.25))


def hub(night: bool) -> None:
    """The docks, the roof with its solar panels, goods between them."""
    dock_wall(HUB, -8.6, 4.0, lit=3.0 if night else 0, day=True)
    box((HUB - 2.4, -2.3, 3.4), (3.7, 12.6, 6.8), matte("#D5D5D1", 0.75), 0.06)
    box((HUB - 2.2, -2.3, 6.86), (4.3, 12.9, 0.16), matte("#E9E8E2", 0.7), 0.04)
    for i in range(2):
        for j in range(6):
            box((HUB - 3.3 + i * 1.9, -7.4 + j * 2.0, 7.25), (1.6, 1.7, 0.06), matte("#17335A", 0.15, coat=0.6), 0.012, turn=(0, 0.14, 0))
    for k, (x, y) in enumerate(((-5.0, 1.4), (-3.7, 2.0), (-2.4, 1.3))):
        place(prop(pallet, 1 + (k + 1) % 3, k), (x, y, 0), k * 6)
    bay_lines((-6.0,), 4.6, 9.8, 1.7, 1.5)


def street(night: bool) -> None:
    """Two shop-houses with their awnings, trees, lamp posts, hedges."""
    place(shop_house(4.6, 3.6, 2, "#A9CDB8", ("KIRANA", "green"), seed=1), (-0.4, 5.2, 0.12))
    place(shop_house(5.2, 3.6, 2, "#E9CFA8", ("CHAI", "terracotta"), seed=0, solar=True), (5.3, 5.2, 0.12))
    with collecting("delivery") as delivery:
        parcel((0, 0, 0.2), (0.5, 0.42, 0.4))
        parcel((0.05, 0.02, 0.52), (0.36, 0.32, 0.24))
        parcel((0.6, 0.05, 0.16), (0.42, 0.38, 0.32))
    place(delivery, (4.4, 3.7, 0.12))
    trees = grove(broadleaf, 3, height=4.2)
    for k, (x, y, size) in enumerate(((-4.4, 6.9, 1.2), (-2.4, 7.6, 0.95), (-6.4, 7.4, 1.0), (-8.8, 6.6, 1.1), (2.5, -5.9, 0.62), (2.5, -8.0, 0.55))):
        place(trees[k % 3], (x, y, 0), k * 70, size)
    bushes = [prop(shrub, seed=k, flower=flower) for k, flower in enumerate(("#D9527A", "#F3EEDF", "#55864A"))]
    for k in range(9):
        place(bushes[k % 3], (3.0 + k * 0.92, -3.62, 0), k * 70, 0.75)
    for x, y in POSTS:
        place(prop(lamp_post, 4.4, 6.0 if night else 0.0), (x, y, 0.12), -90)


def vehicles(night: bool) -> None:
    """Two at the docks, one on charge, one at the door."""
    lamps = 12.0 if night else 2.0
    for name, (x, y, z) in PARKED.items():
        made = truck(name, lamps=lamps)
        if name == "jem":
            place(charging(made, prop(charger), y, x))
            continue
        nose = x + made["length"] if x < 0 else x
        place(made, (nose, y, z))
        if night:
            for side in (-0.5, 0.5):
                spot((nose + 0.15, y + side, 0.75), (nose + 3.2, y + side, 0), 240, "#FFF1D6", 66, 0.9)


def evening() -> None:
    """Blue light from above, warm light out of shops, docks and lamp posts."""
    sky([(-1, "#16302A"), (0, "#2C5560"), (0.4, "#32627A"), (1, "#28506E")], 0.5)
    area((18, -20, 22), (0, 0, 0), 16, 1900, "#BFD8EE")
    for x, y in POSTS:
        spot((x, y - 1.05, 4.55), (x, y - 1.05, 0), 260, "#FFD9A0", 110, 0.9, 0.2)
    for y in (-6.5, -2.3, 1.9):
        spot((HUB + 0.55, y, 4.1), (HUB + 2.2, y, 0), 220, "#FFE0AE", 120, 0.9, 0.3)
    for x in (1.9, 7.9):
        area((x, 4.7, 2.1), (x, 2.4, 0.1), 3.4, 60, "#FFCB86", 0.4)
    set_light("light #FFE0A6 0.8", 1.6)
    glow("window x", "#FFC27A", 0.7)
