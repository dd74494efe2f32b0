"""A whole truck: cab, wheels, chassis with battery, and one of four kinds of body as large as the fleet table says."""

import hashlib
import math
import time
from dataclasses import replace
from pathlib import Path

import bpy
import numpy as np
from mathutils import Matrix

from . import material as mt
from .brand import MARK, company, logo, mark
from .cab import Body, CabBuilder
from .fleet import FLEET, Vehicle
from .mesh import Collection, Object, Point2, ball, box, ccw, collecting, cylinder, from_data, lathe, place, prism, rounded, text, torus, tube

HERE = Path(__file__).parent
CACHE = HERE.parent / ".cache" / "trucks"
GAP = 0.07


def wheel(radius: float, width: float, colour: str) -> None:
    """A wheel on the y axis, its outer face towards -y, the rim in a colour."""
    tyre, rim = mt.matte("#1b1f1d", 0.75, bevel=0.003), mt.matte(colour, 0.35, coat=0.4, bevel=0.003)
    dark, bolts = mt.matte("#1a211e", 0.55), mt.matte("aluminium", 0.3, metal=0.9)
    ri, hw = radius * 0.60, width / 2
    half = [(ri * 0.97, -hw * 0.78), (ri, -hw * 0.90), (ri * 1.10, -hw), (radius * 0.86, -hw * 1.02), (radius * 0.945, -hw * 0.93), (radius * 0.982, -hw * 0.78), (radius * 0.995, -hw * 0.55), (radius * 0.995, -hw * 0.40), (radius * 0.965, -hw * 0.37), (radius * 0.965, -hw * 0.30), (radius, -hw * 0.27), (radius, -hw * 0.06), (radius * 0.965, -hw * 0.03)]

    def tread(i: int, r: float, y: float) -> tuple[float, float]:
        return (r * 0.972 if r > radius * 0.975 and abs(y) > hw * 0.5 and i % 4 == 0 else r, y)

    lathe(half + [(r, -y) for r, y in reversed(half)], tyre, 128, 30, tread)
    lathe([(ri, -hw * 0.86), (ri * 1.03, -hw * 0.90), (ri * 1.03, -hw * 0.96), (ri * 0.97, -hw * 0.98), (ri * 0.92, -hw * 0.9), (ri * 0.90, -hw * 0.5), (ri * 0.86, -hw * 0.1), (ri * 0.86, hw * 0.9)], rim, 72)
    lathe([(ri * 0.89, -hw * 0.48), (ri * 0.80, -hw * 0.44), (ri * 0.66, -hw * 0.60), (ri * 0.48, -hw * 0.70), (ri * 0.34, -hw * 0.66), (ri * 0.33, -hw * 0.74), (ri * 0.28, -hw * 0.80), (0.001, -hw * 0.82)], rim)
    for k in range(8):
        t = k * math.pi / 4 + 0.2
        cylinder((ri * 0.70 * math.cos(t), -hw * 0.55, ri * 0.70 * math.sin(t)), ri * 0.095, hw * 0.10, dark, "y", 20)
    for k in range(5):
        t = k * 2 * math.pi / 5
        cylinder((ri * 0.42 * math.cos(t), -hw * 0.71, ri * 0.42 * math.sin(t)), ri * 0.045, hw * 0.12, bolts, "y", 6)
    cylinder((0, -hw * 0.84, 0), ri * 0.2, hw * 0.06, mt.matte("lime", 0.4, coat=0.3), "y", round=0.004)
    cylinder((0, -hw * 0.1, 0), ri * 0.86, hw * 0.2, dark, "y")


class TruckBuilder:
    """Builds a truck with its nose at x = 0 and its left side towards +y."""

    def __init__(self, vehicle: Vehicle, ajar: float = 0.0, lettered: bool = True) -> None:
        self.vehicle, self.lettered = vehicle, lettered
        self.length, self.width, self.height = vehicle.bed
        self.large = vehicle.length_ft > 10
        self.cab = CabBuilder(vehicle.cab, vehicle.colour, vehicle.accent, vehicle.plate, ajar)
        self.body: Body = self.cab.body
        self.deck = vehicle.cab.deck
        self.x0 = self.body.rear - GAP
        self.x1 = self.x0 - self.length
        self.axle = self.x1 + self.length * (0.27 if self.large else 0.29)
        self.dark = mt.matte("#1b2320", 0.55, bevel=0.004)
        self.frame = mt.matte("#D3D6CE", 0.35, metal=0.35, coat=0.3, bevel=0.004)
        self.white = mt.paint("white")
        self.steel = mt.matte("aluminium", 0.3, metal=0.9, bevel=0.003)
        self.amber = mt.matte("amber", 0.25, coat=0.5, glow=0.25)
        self.red = mt.matte("#c3121a", 0.2, coat=0.6, glow=0.7, name="tail")

    def build(self) -> None:
        """Everything."""
        self.cab.build()
        self._chassis()
        self._wheels()
        walls = {"tilt": self._tilt, "box": self._box, "smooth": self._smooth, "container": self._container}[self.vehicle.body]()
        self._check(walls)

    def _check(self, walls: list[Object]) -> None:
        """What was built is as long, wide and high as the site says, to the thickness of a wall."""
        corners = np.array([np.array(wall.location) + corner for wall in walls for corner in wall.bound_box])
        built, stated = corners.max(axis=0) - corners.min(axis=0), np.array(self.vehicle.bed)
        if np.abs(built - stated).max() > 0.08:
            raise SystemExit(f"the body of {self.vehicle} is {built.round(2)} m, the site says {stated.round(2)} m")

    def _chassis(self) -> None:
        """Ladder frame, cross members, the battery pack and its lit seam."""
        steel = mt.matte("#161c19", 0.6)
        x0, x1, z = self.x0, self.x1, self.deck
        for s in (1, -1):
            box(((self.body.rear + 0.3 + x1 + 0.05) / 2, s * 0.38, z - 0.13), (self.body.rear + 0.3 - x1 - 0.05, 0.07, 0.13), steel, 0.012)
        members = int(self.length / 0.5)
        for k in range(members + 1):
            box((x0 - 0.12 - (self.length - 0.24) * k / members, 0, z - 0.055), (0.07, self.width * 0.94, 0.05), steel, 0.008)
        pack = mt.matte("#26312c", 0.45, coat=0.2, bevel=0.004)
        a, b = x0 - 0.10, self.axle + self.vehicle.cab.wheel + 0.16
        box(((a + b) / 2, 0, z - 0.29), (a - b, self.width * 0.90, 0.24), pack, 0.035, 4)
        fins = max(3, int((a - b) / 0.09))
        for s in (1, -1):
            for k in range(fins):
                box((a - 0.06 - (a - b - 0.12) * k / (fins - 1), s * self.width * 0.45, z - 0.29), (0.022, 0.02, 0.15), pack, 0.006)
            box(((a + b) / 2, s * (self.width * 0.45 + 0.004), z - 0.185), (a - b - 0.10, 0.012, 0.016), mt.light("lime", 1.2, name="seam"), 0.005)

    def _wheels(self) -> None:
        """Four wheels, axles and rear mudguards with flaps."""
        cab, r = self.vehicle.cab, self.vehicle.cab.wheel
        tyre_width = cab.tyre
        with collecting("wheel") as unit:
            wheel(r, tyre_width, cab.rim)
        track, rear = cab.width / 2 - tyre_width / 2 - 0.04, self.width / 2 - tyre_width / 2 - 0.02
        steel = mt.matte("#161c19", 0.6)
        for x, y in ((cab.axle, track), (self.axle, rear)):
            place(unit, (x, -y, r))
            place(unit, (x, y, r), 180)
            cylinder((x, 0, r), 0.05, 2 * y, steel, "y")
        if self.vehicle.twin_tyres:
            for s in (1, -1):
                place(unit, (self.axle, s * (rear - tyre_width - 0.03), r), 90 + 90 * s)
        ball((self.axle, 0, r), 0.13, steel, (1, 1.2, 1))
        guard = r + 0.075
        arc = [(self.axle + g * math.cos(t), min(r + g * math.sin(t), self.deck - 0.03)) for g, span in ((guard, (12, 168)), (guard - 0.016, (168, 12))) for t in np.radians(np.linspace(*span, 25))]
        for s in (1, -1):
            inside = tyre_width * (2 if self.vehicle.twin_tyres else 1) + 0.05
            prism(arc, "y", s * (self.width / 2 - inside), s * (self.width / 2 + 0.005), self.dark)
            box((self.axle - guard + 0.02, s * rear, r * 0.75), (0.012, tyre_width + 0.03, r * 0.8), mt.matte("#121614", 0.6), 0.004)

    def _side_outline(self) -> list[tuple[float, float]]:
        """Plan of a cargo side: flat panels parted by narrow grooves, so that a painted edge stays clean across them."""
        count = max(6, round((self.length - 0.16) / 0.165))
        pitch = (self.length - 0.16) / count
        plan = [(0.0, 0.0)]
        for k in range(count + 1):
            x = -0.08 - k * pitch
            plan += [(x + 0.013, 0.0), (x + 0.008, -0.009), (x - 0.008, -0.009), (x - 0.013, 0.0)]
        return [*plan, (-self.length, 0.0)]

    def _tilt(self) -> list[Object]:
        """Drop sides with latches and a canvas over hoops, laced down along its edge."""
        x0, x1, z, length, width, height = self.x0, self.x1, self.deck, self.length, self.width, self.height
        middle, side_height = (x0 + x1) / 2, 0.40
        panel, cloth = mt.paint(self.vehicle.colour), mt.matte("#1E5A43", 0.85, specular=0.3)
        rope = mt.matte("#D8CFB4", 0.8)
        box((middle, 0, z + 0.02), (length, width, 0.10), self.dark, 0.02)
        walls: list[Object] = []
        for s in (1, -1):
            y = s * (width / 2 - 0.018)
            for k in (0, 1):
                centre, half = x0 - length * (0.25 + 0.5 * k), length / 2 - 0.05
                walls.append(box((centre, y, z + 0.075 + side_height / 2), (half, 0.036, side_height), panel, 0.012, 4))
                for h in (0.10, 0.20, 0.30):
                    box((centre, y + s * 0.018, z + 0.075 + h), (half - 0.10, 0.022, 0.038), panel, 0.010, 4)
                box((centre, y + s * 0.004, z + 0.075 + side_height), (half, 0.056, 0.035), self.frame, 0.012, 4)
                for dx in (-half * 0.36, half * 0.36):
                    box((centre + dx, y + s * 0.028, z + 0.05), (0.06, 0.030, 0.11), self.steel, 0.008)
            for x in (x0 - 0.025, middle, x1 + 0.025):
                box((x, y + s * 0.006, z + 0.05 + side_height / 2), (0.055, 0.06, side_height + 0.09), self.dark, 0.014, 4)
            for x in (x0 - length * 0.5 + 0.09, x1 + 0.10):
                box((x, y + s * 0.032, z + side_height - 0.02), (0.09, 0.02, 0.034), self.steel, 0.008)
            box((middle, y + s * 0.024, z + 0.012), (length, 0.012, 0.05), mt.matte("lime", 0.5), 0.003)
            self._markers(s)
        for x in (x0 - 0.03, x1 + 0.018):
            box((x, 0, z + 0.075 + side_height / 2), (0.036, width - 0.07, side_height), panel, 0.012, 4)
        canvas = self._canvas(cloth, z + side_height - 0.02, z + 0.05 + height)
        low = z + side_height * 0.55
        for s in (1, -1):
            count = int(length / 0.17)
            lace = [(x0 - 0.06 - (length - 0.12) * k / count, s * (width / 2 + 0.022), (z + side_height + 0.16) if k % 2 else low) for k in range(count + 1)]
            tube(lace, 0.006, rope)
            for k in range(1, count, 2):
                torus((lace[k][0], s * (width / 2 + 0.012), z + side_height + 0.165), 0.014, 0.005, self.steel)
            self._lettering(s, z + height * 0.68, width / 2 + 0.014, "lime", "deep", "offwhite")
        rack = [(x0 + 0.02, s * (width / 2 - 0.06), h) for s, h in ((1, z), (1, self.body.top + 0.03), (-1, self.body.top + 0.03), (-1, z))]
        tube(rack, 0.022, self.dark)
        self._rear_lamps()
        for s in (1, -1):
            tube([(x1 - 0.004, s * width * 0.30, z + side_height + 0.05), (x1 - 0.004, s * width * 0.30, z + height - 0.10)], 0.012, rope)
        return [*walls, canvas]

    def _canvas(self, cloth: bpy.types.Material, low: float, high: float) -> Object:
        """Cloth stretched over five hoops, that sinks in a little between them."""
        half, radius, hoops = self.width / 2 - 0.004, 0.20, 4
        arch = [(half, low), *((half - 0.006, low + (high - radius - low) * k / 7) for k in range(1, 7))]
        arch += [(half - radius + radius * math.cos(t), high - radius + radius * math.sin(t)) for t in np.linspace(0, math.pi / 2, 9)]
        arch += [((half - radius) * (1 - k / 6), high + 0.012 * math.sin(math.pi * k / 12)) for k in range(1, 7)]
        arch += [(-y, h) for y, h in reversed(arch[:-1])]
        rows, verts = 81, []
        for i in range(rows):
            t = i / (rows - 1)
            sag = 0.030 * abs(math.sin(math.pi * t * hoops)) ** 0.8
            for k, (y, h) in enumerate(arch):
                lower = (h - low) / (high - low)
                inward = sag * min(1, 2.5 * lower) * (0.75 + 0.25 * math.sin(11 * t + 3 * lower))
                wave = 0.010 * math.sin(40 * t) * max(0.0, 1 - 4 * lower)
                verts.append((-self.length * t, y - math.copysign(min(abs(y), inward * (0.6 if abs(y) < half - radius else 1)), y) + math.copysign(wave, y), h - (inward if h > high - 0.02 else 0)))
        count = len(arch)
        faces: list[tuple[int, ...]] = [(i * count + k, i * count + k + 1, (i + 1) * count + k + 1, (i + 1) * count + k) for i in range(rows - 1) for k in range(count - 1)]
        faces += [tuple(range(count))[::-1], tuple(range((rows - 1) * count, rows * count))]
        ob = from_data("canvas", verts, faces, cloth, angle=50)
        ob.location = (self.x0, 0, 0)
        return ob

    def _markers(self, side: int) -> None:
        """The amber lamps along the sill."""
        for k in range(int(self.length / 0.42)):
            box((self.x0 - 0.24 - k * 0.42, side * (self.width / 2 + 0.002), self.deck + 0.02), (0.055, 0.008, 0.022), self.amber, 0.003)

    def _smooth(self) -> list[Object]:
        """An insulated body in one moulding: round edges, a sliding door on the kerb's side, a nose that leads over the cab."""
        x0, x1, z, length, width, height = self.x0, self.x1, self.deck, self.length, self.width, self.height
        coat = mt.livery("white", "lime", "green", length, height)
        shell = box((0, 0, 0), (length, width, height), coat, 0.11, 8)
        shell.data.transform(Matrix.Translation((-length / 2, 0, height / 2)))
        shell.location = (x0, 0, z + 0.05)
        box(((x0 + x1) / 2, 0, z + 0.045), (length + 0.01, width + 0.016, 0.075), self.dark, 0.025, 4)
        seam = mt.matte("#3E4A45", 0.7)
        for s in (1, -1):
            y = s * (width / 2 + 0.001)
            door = rounded([(x0 - 0.22, z + 0.22), (x0 - 1.02, z + 0.22), (x0 - 1.02, z + height - 0.16), (x0 - 0.22, z + height - 0.16)], 0.07)
            tube([(x, y, h) for x, h in door], 0.0045, seam, closed=True)
            box((x0 - 0.95, y + s * 0.012, z + height * 0.46), (0.035, 0.03, 0.20), self.dark, 0.014, 4)
            for h in (z + 0.17, z + height - 0.10):
                box(((x0 + x1) / 2 - 0.05, y + s * 0.006, h), (length - 0.42, 0.018, 0.022), self.steel, 0.007)
            self._markers(s)
            self._lettering(s, z + height * 0.74, width / 2 + 0.006, "green", scale=0.88)
        self._doors(x1)
        self._rear_lamps()
        self._nose()
        return [shell]

    def _nose(self) -> None:
        """A moulding over the whole width of the cab that carries its arc on to the top of the body."""
        body, width = self.body, min(self.width, self.vehicle.cab.width) * 0.97
        back, top, reach = self.x0 - 0.12, self.deck + self.height + 0.045, 1.05
        base = [(back + reach * k / 10, min(body.roof_at(max(back + reach * k / 10, body.rear + 0.02)), body.top) - 0.04, 0.0) for k in range(11)]
        rise = top - base[-1][1]
        crest = [(back + reach * math.cos(a), base[-1][1] + rise * math.sin(a) ** 1.2, 0.0) for a in np.linspace(0, math.pi / 2, 13)[1:]]
        Body(ccw(rounded([*base, *crest])), width, 0.10, 0.03, 0.12).mesh(0, mt.paint(self.vehicle.colour))

    def _container(self) -> list[Object]:
        """The box in its largest form: strong posts, side guards between the axles, a ladder's worth of frame."""
        walls = self._box()
        z, front, back = self.deck, self.x0 - 0.30, self.axle + self.vehicle.cab.wheel + 0.22
        for s in (1, -1):
            y = s * (self.width / 2 - 0.02)
            for h in (0.50, 0.66):
                box(((front + back) / 2, y, h), (front - back, 0.028, 0.075), self.steel, 0.012, 4)
            for x in (front - 0.10, (front + back) / 2, back + 0.10):
                box((x, y - s * 0.025, (0.46 + z) / 2), (0.05, 0.03, z - 0.46), self.dark, 0.008)
            for x in (self.x0 - 0.03, self.x1 + 0.03):
                box((x, s * (self.width / 2 - 0.02), z + 0.05 + self.height / 2), (0.10, 0.08, self.height), self.frame, 0.02, 4)
        return walls

    def _box(self) -> list[Object]:
        """The cargo box: grooved and painted sides, frame profiles, corner caps, rub rail, roof bows, lettering."""
        x0, x1, z, length, width, height = self.x0, self.x1, self.deck, self.length, self.width, self.height
        middle, top = (x0 + x1) / 2, z + height + 0.05
        coat = mt.livery("white", self.vehicle.accent, "lime", length, height)
        box((middle, 0, z + 0.02), (length, width, 0.10), self.dark, 0.02)
        core = box((middle, 0, z + 0.05 + height / 2), (length - 0.04, width - 0.07, height - 0.02), self.white, 0.02)
        plan = self._side_outline()
        for s in (1, -1):
            count = len(plan)
            verts = [(x, s * y, h) for h in (0.0, height - 0.09) for x, y in plan]
            faces = [(i, i + 1, count + i + 1, count + i) if s < 0 else (i + 1, i, count + i, count + i + 1) for i in range(count - 1)]
            side = from_data("side", verts, faces, coat, smooth=False)
            side.location = (x0, s * (width / 2 - 0.012), z + 0.10)
            y = s * (width / 2 - 0.012)
            box((middle, y, z + 0.085), (length, 0.05, 0.055), self.frame, 0.012)
            box((middle, y, top - 0.02), (length, 0.06, 0.075), self.frame, 0.02, 4)
            box((middle, s * (width / 2 - 0.004), z + 0.17), (length - 0.06, 0.018, 0.035), self.frame, 0.008)
            for x in (x0 - 0.024, x1 + 0.024):
                box((x, s * (width / 2 - 0.016), z + 0.05 + height / 2), (0.055, 0.06, height), self.frame, 0.018, 4)
                for h in (z + 0.09, top - 0.03):
                    box((x, s * (width / 2 - 0.016), h), (0.085, 0.075, 0.09), self.dark, 0.02, 4)
            self._markers(s)
            self._lettering(s, z + height * 0.72, width / 2 - 0.0105, self.vehicle.accent)
        for x in (x0 - 0.006, x1 + 0.006):
            box((x, 0, top - 0.02), (0.05, width - 0.02, 0.07), self.frame, 0.02, 4)
        bows = int(length / 0.4)
        for k in range(bows + 1):
            box((x0 - 0.1 - (length - 0.2) * k / bows, 0, top - 0.006), (0.05, width - 0.10, 0.018), self.frame, 0.006)
        for k in range(3):
            box((x0 - 0.008, (k - 1) * width * 0.3, z + height / 2), (0.02, 0.03, height - 0.1), self.frame, 0.008)
        self._doors(x1)
        self._rear_lamps()
        if self.deck + self.height > self.body.top + 0.12:
            self._deflector()
        return [core]

    def _lettering(self, side: int, z: float, out: float, stone: str, road: str = "lime", word: str | None = None, scale: float = 1.0) -> None:
        """Mark and name on a side, above the sweep; `out` is how far from the middle."""
        if not self.lettered:
            return
        colours = [mt.matte(colour, 0.4) for colour in (word or stone, stone, road)]
        logo(side, self.x0 - self.length * 0.405, z, out, self.length * 0.095 * scale, *colours)

    def _doors(self, x1: float) -> None:
        """Rear doors with lock bars, hinges, handles and reflective tape."""
        z, width, height = self.deck, self.width, self.height
        for s in (1, -1):
            leaf = rounded([(s * 0.012, z + 0.12), (s * (width / 2 - 0.05), z + 0.12), (s * (width / 2 - 0.05), z + height - 0.03), (s * 0.012, z + height - 0.03)], 0.02)
            prism(leaf, "x", x1 - 0.005, x1 - 0.03, self.white, bevel=0.005)
            for y in (0.09, width / 2 - 0.16):
                tube([(x1 - 0.045, s * y, z + 0.10), (x1 - 0.045, s * y, z + height - 0.02)], 0.012, self.steel)
                for h in (0.14, 0.45, 0.8):
                    box((x1 - 0.042, s * y, z + height * h + 0.06), (0.03, 0.06, 0.035), self.steel, 0.008)
            box((x1 - 0.06, s * 0.20, z + height * 0.34), (0.022, 0.24, 0.035), self.steel, 0.008)
            for h in (0.15, 0.5, 0.85):
                box((x1 - 0.03, s * (width / 2 - 0.025), z + height * h), (0.03, 0.045, 0.08), self.steel, 0.008)
            box((x1 - 0.034, s * 0.26, z + 0.20), (0.006, 0.30, 0.045), mt.matte("#d3202a", 0.35), 0.002)

        def flat(outline: list[Point2], layer: int, material: mt.Material) -> Object:
            return prism([(width * 0.26 - a, b + z + height * 0.70) for a, b in outline], "x", x1 - 0.036 - 0.0005 * layer, x1 - 0.028, material)

        mark(flat, 0.38, mt.matte("green", 0.4), mt.matte("lime", 0.4))

    def _rear_lamps(self) -> None:
        """Lamps, bumper and plate under the bed."""
        x1, z, width = self.x1, self.deck, self.width
        for s in (1, -1):
            box((x1 - 0.01, s * (width / 2 - 0.16), z - 0.10), (0.05, 0.26, 0.10), mt.matte("#0b0f0e", 0.12, coat=0.6), 0.02, 4)
            box((x1 - 0.036, s * (width / 2 - 0.21), z - 0.10), (0.012, 0.12, 0.07), self.red, 0.005)
            box((x1 - 0.036, s * (width / 2 - 0.09), z - 0.10), (0.012, 0.08, 0.07), self.amber, 0.005)
        box((x1 + 0.02, 0, z - 0.24), (0.07, width * 0.92, 0.10), self.dark, 0.03, 4)
        box((x1 - 0.02, 0, z - 0.10), (0.02, 0.44, 0.105), mt.matte("#0f7a3c", 0.4), 0.01)
        text(self.vehicle.plate, (x1 - 0.032, 0, z - 0.10), 0.064, mt.matte("#ffd52e", 0.4), "-x")

    def _deflector(self) -> None:
        """A wind deflector that stands on the roof and ends clear of the box."""
        body = self.body
        back, top = body.rear + 0.05, self.deck + self.height - 0.06
        reach = min(0.62, (body.front - body.rear) * 0.40)
        base = [(back + reach * k / 8, body.roof_at(back + reach * k / 8) - 0.015, 0.0) for k in range(9)]
        rise = top - base[0][1]
        crest = [(back + reach * 0.62, base[5][1] + rise * 0.50, 0.15), (back + reach * 0.16, top, 0.10), (back, top, 0.02)]
        hood = Body(ccw(rounded([*base, *crest])), self.vehicle.cab.width * 0.80, 0.055, 0.05, 0.08)
        hood.mesh(0, self.cab.accent)


def truck(name: str, lamps: float = 3.0, colour: str | None = None, plate: str | None = None, ajar: float = 0.0, lettered: bool = True) -> Collection:
    """The collection of a vehicle of the fleet, from the cache when its sources are unchanged.

    If asked, it has another colour, another plate, the driver's door open by `ajar` degrees, or no name on its sides: for a
    picture whose edge would cut the name."""
    standard = FLEET[name]
    vehicle = replace(standard, colour=colour or standard.colour, plate=plate or standard.plate)
    title = f"{name}-{vehicle.colour}" + (f"-{plate.replace(' ', '')}" if plate else "") + (f"-ajar{ajar:.0f}" if ajar else "") + ("" if lettered else "-plain")
    sources = "".join((HERE / f"{part}.py").read_text() for part in ("mesh", "material", "brand", "fleet", "cab", "truck", "people", "palette")) + MARK.read_text() + company() + str(vehicle.bed)
    path = CACHE / f"{title}-{hashlib.sha256(sources.encode()).hexdigest()[:12]}.blend"
    if not path.exists():
        started = time.time()
        builder = TruckBuilder(vehicle, ajar, lettered)
        with collecting(title) as made:
            builder.build()
        made["port"] = (builder.cab.port[0], builder.body.half_width(builder.cab.port[1]), builder.cab.port[1])
        made["hinge"] = builder.cab.hinge
        made["length"] = builder.body.front - builder.x1
        made["rear"] = builder.x1
        CACHE.mkdir(parents=True, exist_ok=True)
        bpy.data.libraries.write(str(path), {made}, fake_user=True)
        print(f"built {title} in {time.time() - started:.1f} s")
    else:
        with bpy.data.libraries.load(str(path)) as (_, into):
            into.collections = [title]
        made = into.collections[0]
    mt.set_light("lamp", lamps)
    return made
