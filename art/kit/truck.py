"""A whole truck: cab, wheels, chassis with battery, and a cargo box sized by the fleet table."""

import hashlib
import math
import time
from dataclasses import replace
from pathlib import Path

import bpy
import numpy as np

from . import material as mt
from .cab import Body, CabBuilder
from .fleet import FLEET, Vehicle
from .mesh import Collection, ball, bolt_outline, box, ccw, collecting, cylinder, from_data, lathe, place, prism, rounded, text, tube

HERE = Path(__file__).parent
CACHE = HERE.parent / ".cache" / "trucks"
GAP = 0.07


def wheel(radius: float, width: float) -> None:
    """A wheel on the y axis, its outer face towards -y."""
    tyre, rim = mt.matte("#1b1f1d", 0.75, bevel=0.003), mt.matte("#E4E2D8", 0.35, coat=0.4, bevel=0.003)
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

    def __init__(self, vehicle: Vehicle) -> None:
        self.vehicle = vehicle
        self.length, self.width, self.height = vehicle.bed
        self.large = vehicle.length_ft > 10
        self.cab = CabBuilder(vehicle.cab, vehicle.colour, vehicle.accent, vehicle.plate)
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
        self._box()
        self._rear()
        if self.deck + self.height > self.body.top + 0.12:
            self._deflector()

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
        tyre_width = 0.215 if self.large else 0.165
        with collecting("wheel") as unit:
            wheel(r, tyre_width)
        track, rear = cab.width / 2 - tyre_width / 2 - 0.055, self.width / 2 - tyre_width / 2 - 0.02
        steel = mt.matte("#161c19", 0.6)
        for x, y in ((cab.axle, track), (self.axle, rear)):
            place(unit, (x, -y, r))
            place(unit, (x, y, r), 180)
            cylinder((x, 0, r), 0.05, 2 * y, steel, "y")
        ball((self.axle, 0, r), 0.13, steel, (1, 1.2, 1))
        guard = r + 0.075
        arc = [(self.axle + g * math.cos(t), min(r + g * math.sin(t), self.deck - 0.03)) for g, span in ((guard, (12, 168)), (guard - 0.016, (168, 12))) for t in np.radians(np.linspace(*span, 25))]
        for s in (1, -1):
            prism(arc, "y", s * (self.width / 2 - tyre_width - 0.05), s * (self.width / 2 + 0.005), self.dark)
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

    def _box(self) -> None:
        """The cargo box: grooved and painted sides, frame profiles, corner caps, rub rail, roof bows, lettering."""
        x0, x1, z, length, width, height = self.x0, self.x1, self.deck, self.length, self.width, self.height
        middle, top = (x0 + x1) / 2, z + height + 0.05
        coat = mt.livery("white", self.vehicle.accent, "lime", length, height)
        box((middle, 0, z + 0.02), (length, width, 0.10), self.dark, 0.02)
        box((middle, 0, z + 0.05 + height / 2), (length - 0.04, width - 0.07, height - 0.02), self.white, 0.02)
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
            for k in range(int(length / 0.42)):
                box((x0 - 0.24 - k * 0.42, s * (width / 2 + 0.002), z + 0.02), (0.055, 0.008, 0.022), self.amber, 0.003)
            self._lettering(s)
        for x in (x0 - 0.006, x1 + 0.006):
            box((x, 0, top - 0.02), (0.05, width - 0.02, 0.07), self.frame, 0.02, 4)
        bows = int(length / 0.4)
        for k in range(bows + 1):
            box((x0 - 0.1 - (length - 0.2) * k / bows, 0, top - 0.006), (0.05, width - 0.10, 0.018), self.frame, 0.006)
        for k in range(3):
            box((x0 - 0.008, (k - 1) * width * 0.3, z + height / 2), (0.02, 0.03, height - 0.1), self.frame, 0.008)

    def _lettering(self, side: int) -> None:
        """What a side says, the bolt leading towards the cab."""
        y, z, size = side * (self.width / 2 - 0.0105), self.deck + self.height * 0.74, self.length * 0.092
        x = self.x0 - self.length * 0.13
        mark = prism([(side * -a, b) for a, b in bolt_outline(0.34 if self.large else 0.28)], "y", -0.0015, 0.0015, mt.matte("#A9D41F", 0.4))
        mark.location = (x, y, z)
        text("100% electric", (x - 0.17, y, z), size, mt.matte(self.vehicle.accent, 0.4), "+y" if side > 0 else "-y", "InterDisplay-Bold", "LEFT" if side > 0 else "RIGHT", 0.0008)

    def _rear(self) -> None:
        """Doors with lock bars, hinges and handles; lamps, bumper, reflective tape, plate."""
        x1, z, width, height = self.x1, self.deck, self.width, self.height
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
            box((x1 - 0.01, s * (width / 2 - 0.16), z - 0.10), (0.05, 0.26, 0.10), mt.matte("#0b0f0e", 0.12, coat=0.6), 0.02, 4)
            box((x1 - 0.036, s * (width / 2 - 0.21), z - 0.10), (0.012, 0.12, 0.07), self.red, 0.005)
            box((x1 - 0.036, s * (width / 2 - 0.09), z - 0.10), (0.012, 0.08, 0.07), self.amber, 0.005)
        prism([(y + width * 0.26, h + z + height * 0.70) for y, h in bolt_outline(0.34)], "x", x1 - 0.037, x1 - 0.028, mt.matte("#A9D41F", 0.4))
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


def truck(name: str, lamps: float = 3.0, colour: str | None = None, plate: str | None = None) -> Collection:
    """The collection of a vehicle of the fleet, from the cache when its sources are unchanged; in another colour or with another plate if asked."""
    standard = FLEET[name]
    vehicle = replace(standard, colour=colour or standard.colour, plate=plate or standard.plate)
    title = f"{name}-{vehicle.colour}" + (f"-{plate.replace(' ', '')}" if plate else "")
    sources = "".join((HERE / f"{part}.py").read_text() for part in ("mesh", "material", "fleet", "cab", "truck", "palette"))
    path = CACHE / f"{title}-{hashlib.sha256(sources.encode()).hexdigest()[:12]}.blend"
    if not path.exists():
        started = time.time()
        builder = TruckBuilder(vehicle)
        with collecting(title) as made:
            builder.build()
        made["port"] = (builder.cab.port[0], builder.body.half_width(builder.cab.port[1]), builder.cab.port[1])
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
