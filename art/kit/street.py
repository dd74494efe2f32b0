"""An Indian shopping street: shop-houses with ledges and balconies, awnings, a rickshaw, a cart, lamp posts, wires."""

import math
import random

from .material import light, matte, mottled, window, windscreen
from .mesh import Collection, Point3, ball, box, cylinder, from_data, lathe, place, prism, prop, rounded, text, tube
from .nature import shrub
from .people import Clothes, seated

FLOOR = 2.9


def tank() -> None:
    """A black water tank as on every roof."""
    rings = [(0.52 + 0.02 * (i % 2), 0.2 + 0.1 * i) for i in range(6)]
    profile = [(0.001, 0), (0.5, 0), (0.52, 0.04), (0.52, 0.2), *rings, (0.50, 0.82), (0.40, 0.98), (0.2, 1.04), (0.2, 1.12), (0.001, 1.13)]
    lathe(profile, matte("#1d2422", 0.45), 40, upright=True)


class ShopHouse:
    """A narrow building whose front looks to -y, its footprint from the origin to (width, depth)."""

    def __init__(self, width: float, depth: float, floors: int, colour: str, sign: tuple[str, str] | None = None, seed: int = 0, solar: bool = False) -> None:
        self.width, self.depth, self.floors = width, depth, floors
        self.sign, self.seed, self.solar = sign, seed, solar
        self.rng = random.Random(seed)
        self.wall = mottled(colour, _shade(colour, 0.93), 1.6, rough=0.8)
        self.trim, self.dark = matte("offwhite", 0.7), matte("#24332d", 0.7)
        self.glass, self.joinery = window("x"), matte("#3d6b5b", 0.55)
        self.top = floors * FLOOR + 0.3

    def build(self) -> None:
        """Walls, ledges, windows, shop, roof."""
        w, d, top = self.width, self.depth, self.top
        box((w / 2, d / 2, top / 2), (w, d, top), self.wall, 0.04)
        box((w / 2, d / 2, top + 0.05), (w + 0.24, d + 0.24, 0.14), self.trim, 0.04)
        for a, b, sx, sy in ((w / 2, 0.02, w + 0.1, 0.12), (w / 2, d - 0.02, w + 0.1, 0.12), (0.02, d / 2, 0.12, d + 0.1), (w - 0.02, d / 2, 0.12, d + 0.1)):
            box((a, b, top + 0.36), (sx, sy, 0.6), self.wall, 0.03)
        for f in range(1, self.floors):
            box((w / 2, d / 2, f * FLOOR + 0.12), (w + 0.10, d + 0.10, 0.14), self.trim, 0.03)
        columns = max(1, int(w / 2.0))
        for f in range(1 if self.sign else 0, self.floors):
            for i in range(columns):
                u = w * (i + 0.5) / columns
                if i == columns // 2 and self._has_balcony(f):
                    self._balcony(u, f * FLOOR)
                else:
                    self._window(u, f * FLOOR + 1.65, True)
            for i in range(max(1, int(d / 2.1))):
                self._window(d * (i + 0.5) / max(1, int(d / 2.1)), f * FLOOR + 1.65, False)
        tube([(w - 0.12, -0.06, 0.1), (w - 0.12, -0.06, top)], 0.045, matte("#B9B3A4", 0.7))
        if self.sign:
            self._shop()
        self._roof()

    def _has_balcony(self, floor: int) -> bool:
        return floor >= 1 and (floor + self.seed) % 2 == 1

    def _window(self, u: float, z: float, front: bool) -> None:
        """A window with frame, mullions, ledge over it and a sill."""

        def at(out: float, dz: float = 0.0, along: float = 0.0) -> Point3:
            return (u + along, -out, z + dz) if front else (self.width + out, u + along, z + dz)

        def size(wide: float, deep: float, high: float) -> Point3:
            return (wide, deep, high) if front else (deep, wide, high)

        box(at(0.0), size(1.16, 0.14, 1.42), self.trim, 0.02)
        box(at(0.05), size(1.0, 0.08, 1.26), self.glass, 0.01)
        for along in (-0.26, 0.0, 0.26):
            box(at(0.085, 0, along), size(0.035, 0.03, 1.26), self.joinery, 0.006)
        box(at(0.085, 0.20), size(1.0, 0.03, 0.04), self.joinery, 0.006)
        box(at(0.24, 0.86), size(1.5, 0.52, 0.07), self.trim, 0.02)
        box(at(0.09, -0.72), size(1.26, 0.22, 0.06), self.trim, 0.015)

    def _balcony(self, u: float, z: float) -> None:
        """A door onto a slab with railing, pots and washing."""
        box((u, -0.5, z + 0.22), (1.9, 1.0, 0.12), self.trim, 0.03)
        box((u, -0.02, z + 1.35), (1.0, 0.14, 2.1), self.joinery, 0.03)
        box((u, -0.28, z + 2.55), (1.7, 0.6, 0.07), self.trim, 0.02)
        for k in range(10):
            box((u - 0.90 + k * 0.2, -0.96, z + 0.70), (0.025, 0.025, 0.85), self.dark, 0.006)
        for k in range(4):
            for s in (-1, 1):
                box((u + s * 0.9, -0.9 + k * 0.24, z + 0.70), (0.025, 0.025, 0.85), self.dark, 0.006)
        tube([(u - 0.9, -0.02, z + 1.13), (u - 0.9, -0.96, z + 1.13), (u + 0.9, -0.96, z + 1.13), (u + 0.9, -0.02, z + 1.13)], 0.03, self.dark)
        for k in range(3):
            x = u - 0.6 + k * 0.6
            cylinder((x, -0.74, z + 0.40), 0.11, 0.24, matte("terracotta", 0.8), top=0.14)
            for j in range(6):
                ball((x + 0.09 * math.cos(j * 1.05), -0.74 + 0.09 * math.sin(j * 1.05), z + 0.60 + 0.05 * (j % 3)), 0.085, matte("#4F9A63", 0.8), detail=2)

    def _shop(self) -> None:
        """Open front with shelves or a shutter, striped awning, name board; the board ends where a balcony begins."""
        name, colour = self.sign or ("", "green")
        w = self.width
        box((w / 2, -0.02, 1.2), (w - 0.5, 0.12, 2.4), self.dark, 0.03)
        bays = max(1, int(w / 2.2))
        goods = [matte(c, 0.6) for c in ("#B9C58A", "#D9A184", "#E6CB8E", "#7FA58B", "offwhite", "#A9BFBF")]
        for i in range(bays):
            u, ww = 0.35 + (w - 0.7) * (i + 0.5) / bays, (w - 0.7) / bays - 0.18
            if (i + self.seed) % 3 == 2:
                for k in range(14):
                    box((u, -0.09, 0.22 + k * 0.15), (ww, 0.05, 0.13), matte("#AEB8B0", 0.45, metal=0.3), 0.03)
                continue
            box((u, -0.07, 1.2), (ww, 0.05, 2.2), light("#FFE0A6", 0.8), 0.02)
            for k in range(4):
                box((u, -0.14, 0.32 + k * 0.48), (ww, 0.16, 0.035), matte("#C9A877", 0.6), 0.008)
                for q in range(int(ww / 0.21)):
                    h = self.rng.uniform(0.16, 0.30)
                    box((u - ww / 2 + 0.10 + q * 0.21, -0.15, 0.34 + k * 0.48 + h / 2), (0.16, 0.11, h), self.rng.choice(goods), 0.012)
        stripes = int(w / 0.40)
        for i in range(stripes):
            x, ww = 0.1 + (w - 0.2) * (i + 0.5) / stripes, (w - 0.2) / stripes
            cloth = matte(colour if i % 2 else "white", 0.7)
            box((x, -0.62, 2.42), (ww, 1.25, 0.03), cloth, 0.006, turn=(0.28, 0, 0))
            cylinder((x, -1.215, 2.235), ww / 2, 0.025, cloth, "y", 20)
        columns = max(1, int(w / 2.0))
        right = w * (columns // 2 + 0.5) / columns - 1.0 if self.floors > 1 and self._has_balcony(1) else w - 0.15
        board, middle = right - 0.15, (right + 0.15) / 2
        box((middle, -0.24, 3.02), (board, 0.14, 0.66), matte(colour, 0.5), 0.04, turn=(-0.22, 0, 0))
        letters = min(0.40, board * 1.30 / len(name))
        text(name, (middle, -0.325, 3.01), letters, matte("white", 0.5), depth=0.008, turn=(math.pi / 2 - 0.22, 0, 0))

    def _roof(self) -> None:
        """Stair head, water tanks or solar panels."""
        w, d, top = self.width, self.depth, self.top
        box((w * 0.72, d * 0.70, top + 1.0), (w * 0.36, d * 0.4, 1.9), self.wall, 0.04)
        box((w * 0.72, d * 0.70, top + 2.0), (w * 0.36 + 0.25, d * 0.4 + 0.25, 0.12), self.trim, 0.04)
        if self.solar:
            for i in range(2):
                for j in range(2):
                    box((w * 0.16 + i * 1.15, d * 0.25 + j * 1.1, top + 0.72), (1.05, 0.95, 0.05), matte("#17335A", 0.15, coat=0.6), 0.012, turn=(0.35, 0, 0))
        else:
            for k in range(2 if w > 4 else 1):
                x = w * 0.22 + k * 1.25
                box((x, d * 0.3, top + 0.3), (0.9, 0.9, 0.6), self.trim, 0.03)
                place(prop(tank), (x, d * 0.3, top + 0.6))


def _shade(colour: str, factor: float) -> str:
    """A darker neighbour of a #rrggbb colour."""
    return "#" + "".join(f"{int(int(colour[i : i + 2], 16) * factor):02x}" for i in (1, 3, 5))


def shop_house(*args: object, **kwargs: object) -> Collection:
    """A building as a collection."""
    return prop(lambda: ShopHouse(*args, **kwargs).build())


def rickshaw() -> None:
    """An electric auto-rickshaw that faces +x, green below and yellow above."""
    lower, upper, dark = matte("#1F7A4D", 0.35, coat=0.5), matte("#F0BE2E", 0.5, coat=0.2), matte("#24332d", 0.7)
    hull = rounded([(-1.2, 0.32, 0.12), (0.75, 0.32, 0.2), (1.12, 0.62, 0.2), (0.92, 0.98, 0.1), (0.55, 1.02, 0.05), (0.38, 0.55, 0.1), (-0.35, 0.55, 0.1), (-0.45, 0.95, 0.05), (-1.25, 0.95, 0.15)], 0.1)
    prism(hull, "y", -0.6, 0.6, lower, bevel=0.05)
    hood = rounded([(-1.22, 0.95, 0.05), (-1.05, 0.95, 0.02), (-0.98, 1.55, 0.2), (0.30, 1.62, 0.15), (0.52, 1.0, 0.02), (0.60, 1.0, 0.02), (0.42, 1.74, 0.2), (-1.12, 1.72, 0.25)], 0.1)
    prism(hood, "y", -0.6, 0.6, upper, bevel=0.03)
    box((-0.75, 0, 0.80), (0.5, 1.05, 0.5), dark, 0.1)
    box((-1.0, 0, 1.25), (0.12, 1.10, 0.7), dark, 0.03, turn=(0, -0.1, 0))
    box((0.12, 0.0, 0.72), (0.36, 0.46, 0.34), dark, 0.08)
    from_data("screen", [(0.57, -0.5, 1.02), (0.57, 0.5, 1.02), (0.44, 0.5, 1.6), (0.44, -0.5, 1.6)], [(0, 1, 2, 3)], windscreen())
    tube([(0.58, -0.54, 1.0), (0.45, -0.54, 1.62), (0.45, 0.54, 1.62), (0.58, 0.54, 1.0)], 0.022, dark, closed=True)
    place(prop(seated, Clothes("#B9A27C", "#6B6350", "#8a5a3c", sleeve=0.8), 0.34, 1.05, 0.13), (-0.02, 0, 0.80), 0, 0.88)
    tube([(0.62, 0, 0.62), (0.40, 0, 1.08)], 0.025, dark)
    tube([(0.40, -0.27, 1.10), (0.42, 0, 1.08), (0.40, 0.27, 1.10)], 0.016, dark)
    for s in (1, -1):
        box((0.02, s * 0.602, 0.80), (2.0, 0.012, 0.05), upper, 0.004)
        tube([(-0.30, s * 0.56, 0.90), (-0.34, s * 0.56, 1.66)], 0.018, dark)
        box((0.62, s * 0.66, 1.18), (0.03, 0.13, 0.09), dark, 0.014, 4)
    for x, y in ((0.85, 0), (-0.75, 0.50), (-0.75, -0.50)):
        cylinder((x, y, 0.24), 0.24, 0.13, matte("#1b1f1d", 0.8), "y", round=0.04)
        cylinder((x, y, 0.24), 0.12, 0.15, matte("#D8D8D0", 0.4), "y", round=0.01)
    box((0.92, 0, 0.47), (0.34, 0.24, 0.08), lower, 0.03)
    cylinder((1.075, 0, 0.78), 0.085, 0.06, matte("#d8dcd8", 0.2, metal=0.8), "x", round=0.01)
    cylinder((1.10, 0, 0.78), 0.07, 0.03, light("#FFF2CC", 1.5), "x", round=0.01)
    box((1.10, 0, 0.56), (0.02, 0.34, 0.085), matte("#0f7a3c", 0.4), 0.008)


def fruit_cart() -> None:
    """A vendor's cart under a striped cloth."""
    wood = matte("#A97B49", 0.75)
    box((0, 0, 0.85), (1.7, 0.95, 0.10), wood, 0.02)
    for x in (-0.7, 0.7):
        for y in (-0.35, 0.35):
            box((x, y, 0.5), (0.05, 0.05, 0.7), wood, 0.01)
        for y in (-0.46, 0.46):
            cylinder((x, y, 0.28), 0.28, 0.05, matte("#1b1f1d", 0.8), "y", round=0.015)
            cylinder((x, y, 0.28), 0.20, 0.055, wood, "y")
        tube([(x * 1.14, 0, 0.9), (x * 1.14, 0, 1.95)], 0.022, wood)
    for q, colour in enumerate(("#EC9A35", "#C94A3F", "#86A93F", "#E9C64A")):
        for i in range(4):
            for j in range(6):
                ball((-0.70 + q * 0.42 + i * 0.095, -0.32 + j * 0.128, 0.955 + 0.03 * ((i + j) % 2)), 0.058, matte(colour, 0.5), detail=2)
    for i in range(8):
        box((-0.98 + 0.28 * i, 0, 1.98 - 0.02 * abs(i - 3.5)), (0.28, 1.3, 0.025), matte("terracotta" if i % 2 else "white", 0.7), 0.006)


def garden_wall(length: float) -> None:
    """A plastered wall with piers and coping that runs from the origin to -x, bougainvillea hanging over it."""
    plaster, trim = mottled("#E4CBA6", "#DBBE95", 1.2), matte("offwhite", 0.75)
    box((-length / 2, 0, 1.0), (length, 0.22, 2.0), plaster, 0.03)
    box((-length / 2, 0, 2.04), (length, 0.34, 0.10), trim, 0.03)
    box((-length / 2, 0, 0.20), (length, 0.28, 0.40), matte("terracotta", 0.8), 0.02)
    for k in range(int(length / 3.5) + 1):
        box((-0.2 - k * 3.5, 0, 1.1), (0.42, 0.42, 2.2), plaster, 0.03)
        box((-0.2 - k * 3.5, 0, 2.26), (0.56, 0.56, 0.12), trim, 0.04)
    bush = [prop(shrub, "#55864A", k, "#D0487A") for k in range(2)]
    for k in range(int(length / 7)):
        for j in range(3):
            place(bush[j % 2], (-2.2 - k * 7 - j * 0.62, 0.25, 1.72 + 0.10 * (j % 2)), k * 70 + j * 110, 0.85 + 0.15 * j)


def lamp_post(height: float = 5.5, lit: float = 0.0) -> None:
    """A street lamp that reaches out towards +x."""
    steel = matte("#2b3a34", 0.5)
    cylinder((0, 0, height / 2), 0.06, height, steel, top=0.045)
    tube([(0, 0, height - 0.1), (0.1, 0, height + 0.15), (0.5, 0, height + 0.25), (1.0, 0, height + 0.22)], 0.035, steel)
    box((1.05, 0, height + 0.2), (0.5, 0.16, 0.07), steel, 0.03)
    box((1.05, 0, height + 0.16), (0.42, 0.12, 0.02), light("#FFE7B8", lit) if lit else matte("#E9E2CC", 0.4), 0.008)


def wire(start: Point3, end: Point3, sag: float = 0.5) -> None:
    """A cable hung between two points."""
    points = []
    for k in range(17):
        t = k / 16
        points.append((start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t, start[2] + (end[2] - start[2]) * t - sag * 4 * t * (1 - t)))
    tube(points, 0.012, matte("#1b2320", 0.7))
