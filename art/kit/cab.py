"""The cab: a side profile lofted across its width with soft edges, and parts that follow its skin."""

import math

import bmesh
import numpy as np

from mathutils import Matrix, Vector

from . import material as mt
from .brand import mark
from .fleet import Cab
from .mesh import Material, Object, Point2, Point3, ball, boolean, box, ccw, circle, cylinder, finish, from_data, offset, place, prism, prop, rounded, text, torus, tube
from .people import Clothes, seated

DRIVER = Clothes(top="#7C8F88", skin="#A06C49", turban="#7E3B33", beard=True)
"""Who sits at every wheel: quiet colours, which glass and distance don't blur into spots."""


class Body:
    """A lofted body that can be meshed at any offset from its skin."""

    def __init__(self, outline: list[Point2], width: float, edge: float, taper: float, bow: float) -> None:
        self.outline = outline
        self.width, self.edge, self.taper, self.bow = width, edge, taper, bow
        xs, zs = zip(*outline)
        self.front, self.rear, self.floor, self.top = max(xs), min(xs), min(zs), max(zs)

    def bend(self, x: float, y: float, z: float) -> Point3:
        """Narrow the body upwards and bow its nose."""
        y2 = y * (1 - self.taper * max(0, z - self.floor - 0.35))
        k = max(0, min(1, ((x - self.rear) / (self.front - self.rear) - 0.25) / 0.75))
        return (x - self.bow * k * k * (3 - 2 * k) * (2 * y2 / self.width) ** 2, y2, z)

    def half_width(self, z: float) -> float:
        """Distance of the side from the middle at a height."""
        return self.bend(self.rear, self.width / 2, z)[1]

    def front_at(self, y: float, z: float) -> float:
        """Where the nose is at a point of the front view."""
        best = self.rear
        for i, (xb, zb) in enumerate(self.outline):
            xa, za = self.outline[i - 1]
            if za != zb and (za - z) * (zb - z) <= 0:
                best = max(best, xa + (xb - xa) * (z - za) / (zb - za))
        return self.bend(best, y, z)[0]

    def roof_at(self, x: float) -> float:
        """Height of the roof at a length."""
        best = self.floor
        for i, (xb, zb) in enumerate(self.outline):
            xa, za = self.outline[i - 1]
            if xa != xb and (xa - x) * (xb - x) <= 0:
                best = max(best, za + (zb - za) * (x - xa) / (xb - xa))
        return best

    def mesh(self, grow: float = 0.0, material: Material | None = None) -> Object:
        """The closed body, its skin moved outwards by `grow`."""
        half, radius = self.width / 2 + grow, max(0.012, self.edge + grow)
        rim = [(half - radius * (1 - math.cos(t)), grow - radius * (1 - math.sin(t))) for t in np.linspace(0, math.pi / 2, 8)]
        flat = [(y, grow) for y in np.linspace(half - radius, radius - half, 22)[1:-1]]
        slices = rim + flat + [(-y, d) for y, d in reversed(rim)]
        count = len(self.outline)
        verts = [self.bend(x, y, z) for y, d in slices for x, z in offset(self.outline, d)]
        faces: list[tuple[int, ...]] = []
        for j in range(len(slices) - 1):
            for i in range(count):
                a, b = j * count + i, j * count + (i + 1) % count
                faces.append((a, b, b + count, a + count))
        faces.append(tuple(range(count)))
        faces.append(tuple(range((len(slices) - 1) * count, len(slices) * count))[::-1])
        ob = from_data("body", verts, faces, material)
        finish(ob, material, angle=30, weighted=True)
        return ob

    def skin(self, cutter: Object, outer: float, inner: float, material: Material, weighted: bool = True) -> Object:
        """The piece of shell between two offsets that lies inside the cutter."""
        piece = boolean(self.mesh(outer), self.mesh(inner), "DIFFERENCE")
        return finish(boolean(piece, cutter, "INTERSECT"), material, angle=30, weighted=weighted)


def cab_body(cab: Cab) -> Body:
    """The body of a cab with its wheel arch cut into the profile."""
    corners: list[tuple[float, float, float]] = []
    for i, p in enumerate(cab.profile):
        a, q = cab.profile[i - 1], cab.profile[(i + 1) % len(cab.profile)]
        convex = (p[0] - a[0]) * (q[1] - p[1]) - (p[1] - a[1]) * (q[0] - p[0]) > 0
        corners.append((p[0], p[1], max(p[2], cab.edge + 0.03) if convex else p[2]))
    outline = rounded(corners, segments=8)
    cx, cz, r = cab.axle, cab.wheel + 0.01, cab.wheel + 0.085
    bottom = min(z for _, z in outline)
    kept = [p for p in outline if not (abs(p[0] - cx) < r and p[1] < cz + 0.02)]
    out: list[Point2] = []
    done = False
    for i, p in enumerate(kept):
        q = kept[(i + 1) % len(kept)]
        out.append(p)
        if not done and p[0] < cx < q[0] and max(p[1], q[1]) < cz + 0.35:
            start = math.pi - math.asin((bottom - cz) / r) if abs(bottom - cz) < r else math.pi
            out += [(cx + r * math.cos(t), cz + r * math.sin(t)) for t in np.linspace(start, math.pi - start, 33)]
            done = True
    return Body(out, cab.width, cab.edge, cab.taper, cab.bow)


def _mirrored(outline: list[Point2]) -> list[Point2]:
    return [(-y, z) for y, z in reversed(outline)]


class CabBuilder:
    """Builds a cab's skin, windows, lamps and furniture around a body."""

    def __init__(self, cab: Cab, colour: str, accent: str, plate: str, ajar: float = 0.0) -> None:
        """`ajar`: by how many degrees the driver's door stands open; then nobody sits at the wheel."""
        self.cab, self.plate, self.ajar = cab, plate, ajar
        self.leaf: list[Object] = []
        self.body = cab_body(cab)
        self.dark_paint = colour in {"green", "mid", "deep"}
        self.paint, self.accent = mt.paint(colour), mt.matte(accent, 0.34, coat=0.5, bevel=0.004)
        self.dark = mt.matte("#1b2320", 0.55, bevel=0.004)
        self.gloss = mt.matte("#0b0f0e", 0.12, coat=0.6)
        self.rubber = mt.matte("#121614", 0.6)
        self.chrome = mt.matte("#d8dcd8", 0.14, metal=0.9)
        self.lime = mt.matte("lime", 0.4, coat=0.3)
        self.amber = mt.matte("amber", 0.25, coat=0.5, glow=0.25)
        self.cabin = mt.light("#FFF3DE", 14.0, name="cabin")
        self.lamp = mt.light("#fff6e2", 3.0, name="lamp")
        self.middle = (self.body.front + self.body.rear) / 2

    def build(self) -> Body:
        """Everything of the cab."""
        self._shell()
        self._front()
        self._bands()
        self._door_marks()
        self._furniture()
        self._cabin()
        if self.cab.visor:
            self._visor()
        self._swing()
        return self.body

    def _swing(self) -> None:
        """Turn what belongs to the driver's door about its hinges at the front."""
        hinge = Vector((*self.hinge, 0))
        turn = Matrix.Translation(hinge) @ Matrix.Rotation(math.radians(self.ajar), 4, "Z") @ Matrix.Translation(-hinge)
        for part in self.leaf:
            part.matrix_basis = turn @ part.matrix_basis

    def _of_door(self, side: int, *parts: Object) -> None:
        """Remember what moves with the driver's door, which is on the right."""
        if self.ajar and side < 0:
            self.leaf += parts

    def _front_prism(self, outline: list[Point2]) -> Object:
        return prism(ccw(outline), "x", self.middle, self.body.front + 0.3)

    def _side_prism(self, outline: list[Point2], side: int = 0) -> Object:
        """Through the whole cab, or through one side only."""
        width = self.cab.width
        return prism(ccw(outline), "y", min(-width, side * width) if side <= 0 else 0, max(width, side * width) if side >= 0 else 0)

    def _frame(self, make: object, outline: list[Point2], outside: float, inside: float) -> Object:
        """A rim around an outline, as a cutter."""
        return boolean(make(offset(outline, outside)), make(offset(outline, inside)), "DIFFERENCE")

    def _lamp_outlines(self) -> list[list[Point2]]:
        if self.cab.lamps is None:
            return [circle(s * 0.50, 0.755, 0.100) for s in (1, -1)]
        left = ccw(rounded(self.cab.lamps, 0.04))
        return [left, ccw(_mirrored(left))]

    def _shell(self) -> None:
        """Sheet metal with openings for windows and lamps, door seams, glass and its seals."""
        body = self.body
        screen, side = ccw(rounded(self.cab.windscreen)), ccw(rounded(self.cab.side_window))
        shell = boolean(body.mesh(), body.mesh(-0.04), "DIFFERENCE")
        boolean(shell, self._front_prism(screen), "DIFFERENCE")
        boolean(shell, self._side_prism(side), "DIFFERENCE")
        for outline in self._lamp_outlines():
            boolean(shell, self._front_prism(outline), "DIFFERENCE")
        if self.ajar:
            boolean(shell, self._side_prism(rounded(self.cab.door, 0.06), -1), "DIFFERENCE")
        finish(shell, self.paint, angle=30, weighted=True)
        door = ccw(rounded(self.cab.door, 0.06))
        # Through an open door one looks out of the windows, which mirror the sky only to those outside.
        glass = mt.pane() if self.ajar else mt.windscreen()
        body.skin(self._front_prism(offset(screen, 0.004)), -0.010, -0.020, glass, weighted=False)
        body.skin(self._frame(self._front_prism, screen, 0.020, -0.022), 0.004, -0.024, self.rubber)
        for s in (1, -1):
            along = lambda outline: self._side_prism(outline, s)
            body.skin(self._frame(along, door, 0.0, -0.008), 0.0016, -0.01, mt.matte("#0a1714", 0.7), weighted=False)
            window = body.skin(along(offset(side, 0.004)), -0.010, -0.020, glass, weighted=False)
            seal = body.skin(self._frame(along, side, 0.016, -0.012), 0.004, -0.024, self.rubber)
            self._of_door(s, window, seal)
        if self.ajar:
            leaf = lambda outer, inner, material: body.skin(boolean(self._side_prism(offset(door, -0.008), -1), self._side_prism(side, -1), "DIFFERENCE"), outer, inner, material)
            sheet, lining = leaf(0.0, -0.040, self.paint), leaf(-0.041, -0.060, mt.matte("#39443F", 0.8))
            for part in (sheet, lining):
                self._cut_threads(part)
            self._of_door(-1, sheet, lining)

    def _cut_threads(self, leaf: Object) -> None:
        """Take away the threads that the booleans of a door leave between its corners and the middle of the cab."""
        mesh = bmesh.new()
        mesh.from_mesh(leaf.data)
        bmesh.ops.delete(mesh, geom=[vert for vert in mesh.verts if vert.co.y > 0.2 - self.cab.width / 2], context="VERTS")
        mesh.to_mesh(leaf.data)
        mesh.free()

    def _lamp(self, outline: list[Point2]) -> None:
        """A headlamp with depth: rim, dark bowl, projectors with chrome rings, daytime strip, clear cover."""
        body = self.body
        body.skin(self._frame(self._front_prism, outline, 0.010, -0.007), 0.010, -0.075, self.gloss)
        body.skin(self._front_prism(outline), -0.060, -0.075, mt.matte("#161c1a", 0.25, coat=0.5))
        ys, zs = zip(*outline)
        y0, y1, z0, z1 = min(ys), max(ys), min(zs), max(zs)
        round_lamp = self.cab.lamps is None
        radius = 0.050 if round_lamp else min((z1 - z0) * 0.30, 0.052)
        for f in (0.5,) if round_lamp else (0.28, 0.72):
            y, z = y0 + (y1 - y0) * f, (z0 + z1) / 2 - (0 if round_lamp else 0.012)
            x = body.front_at(y, z) - 0.042
            torus((x + 0.012, y, z), radius, 0.007, self.chrome, "x")
            cylinder((x - 0.004, y, z), radius, 0.03, self.gloss, "x")
            ball((x + 0.008, y, z), radius * 0.74, self.lamp, (0.35, 1, 1))
        inner = offset(outline, -0.014)
        if round_lamp:
            strip = boolean(self._front_prism(inner), self._front_prism(offset(inner, -0.014)), "DIFFERENCE")
        else:
            top = [(y0 - 1, z1 - 0.055), (y1 + 1, z1 - 0.035), (y1 + 1, z1 + 1), (y0 - 1, z1 + 1)]
            strip = boolean(boolean(self._front_prism(inner), self._front_prism(offset(inner, -0.013)), "DIFFERENCE"), self._front_prism(top), "INTERSECT")
        body.skin(strip, -0.012, -0.03, self.lamp)
        body.skin(self._front_prism(offset(outline, -0.005)), 0.003, -0.002, mt.lens())

    def _front(self) -> None:
        """Mask, badge, headlamps, bumper with slats, fog lamps and number plate."""
        body, cab, width = self.body, self.cab, self.cab.width
        mask = ccw(rounded(cab.mask, 0.05))
        cutter = self._front_prism(mask)
        for outline in self._lamp_outlines():
            boolean(cutter, self._front_prism(outline), "DIFFERENCE")
        body.skin(cutter, 0.006, -0.02, self.gloss)
        for outline in self._lamp_outlines():
            self._lamp(outline)
        strip = ccw(rounded(cab.strip, 0.012))
        for s in (strip,) if min(p[0] for p in cab.strip) < 0 else (strip, ccw(_mirrored(strip))):
            body.skin(self._front_prism(s), 0.012, -0.01, self.lamp if cab.lamps else self.lime)
        low, high, bar = min(p[1] for p in cab.mask), max(p[1] for p in cab.mask), max(p[1] for p in cab.strip)
        # Where there is room above the bar of light, the badge has its seat there and does not cross it.
        low = bar if 0.6 * (high - low) < high - bar < high - low else low
        middle, size = (low + high) / 2, 0.8 * (high - low)
        mark(lambda outline, layer, material: body.skin(self._front_prism([(y, z + middle) for y, z in outline]), 0.016 + 0.001 * layer, -0.01, material), size, self.lime, self.gloss)
        hem = body.floor + 0.20
        lower = [(body.rear - 1, body.floor - 0.3), (body.front + 1, body.floor - 0.3), (body.front + 1, hem), (body.rear - 1, hem)]
        body.skin(self._side_prism(lower), 0.014, -0.02, self.dark)
        base = body.floor + 0.06
        for k in range(3):
            z = base + k * 0.036
            slat = [(-width * 0.22, z), (width * 0.22, z), (width * 0.22, z + 0.017), (-width * 0.22, z + 0.017)]
            body.skin(self._front_prism(ccw(rounded(slat, 0.007))), 0.022, -0.01, self.gloss)
        for s in (1, -1):
            fog = [(s * width * 0.36 + 0.05 * math.cos(t), base + 0.055 + 0.03 * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 33)[:-1]]
            body.skin(self._front_prism(fog), 0.018, -0.01, self.gloss)
            body.skin(self._front_prism(offset(ccw(fog), -0.012)), 0.021, -0.01, self.lamp)
        x = body.front_at(0, hem + 0.01) + 0.012
        box((x, 0, hem + 0.01), (0.02, 0.44, 0.105), mt.matte("#0f7a3c", 0.4), 0.008)
        text(self.plate, (x + 0.0105, 0, hem + 0.009), 0.064, mt.matte("#ffd52e", 0.4), "+x")

    def _bands(self) -> None:
        """The accent along the sill that rises to the rear, with its lime edge."""
        body = self.body
        if self.cab.band is None:
            return
        low, high = body.floor + 0.20, body.floor + 0.20 + self.cab.band
        back, nose, bend = body.rear - 0.1, body.front + 0.2, body.front - 0.5
        body.skin(self._side_prism([(back, low), (nose, low), (nose, high), (bend, high), (back, high + 0.20)]), 0.003, -0.01, self.accent)
        edge = [(back, high + 0.20), (bend, high), (nose, high), (nose, high + 0.03), (bend, high + 0.03), (back, high + 0.248)]
        body.skin(self._side_prism(edge), 0.0035, -0.01, self.lime)

    def _door_marks(self) -> None:
        """The mark below each side window, in the colours that stand off the paint. The sides of a tapered cab are not
        quite flat, so the mark lies a little over them."""
        window, width = self.cab.side_window, self.cab.width
        x, z = (min(p[0] for p in window) + max(p[0] for p in window)) / 2, min(p[1] for p in window) - 0.16
        over = 0.002 + 0.15 * self.cab.taper
        stone, road = (self.lime, self.accent) if self.dark_paint else (mt.matte("green", 0.34, coat=0.5), self.lime)
        for s in (1, -1):
            cutter = lambda outline: prism(ccw([(x - s * a, z + b) for a, b in outline]), "y", min(0, s * width), max(0, s * width))
            mark(lambda outline, layer, material: self._of_door(s, self.body.skin(cutter(outline), over + 0.0008 * layer, -0.01, material)), 0.21, stone, road)

    def _furniture(self) -> None:
        """Wipers, mirrors, handles, indicators, charging port."""
        body, cab = self.body, self.cab
        sill = min(p[1] for p in cab.windscreen)
        for y in (0.32, -0.16):
            tube([(body.front_at(y, sill - 0.01) + 0.02, y, sill - 0.01), (body.front_at(y - 0.26, sill + 0.16) + 0.016, y - 0.26, sill + 0.16)], 0.007, self.rubber)
            tube([(body.front_at(y - 0.10, sill + 0.07) + 0.010, y - 0.10, sill + 0.07), (body.front_at(y - 0.36, sill + 0.30) + 0.010, y - 0.36, sill + 0.30)], 0.009, self.rubber)
        x, z = max(p[0] for p in cab.side_window) + 0.02, sill + 0.20
        handle = (min(p[0] for p in cab.door) + 0.14, min(p[1] for p in cab.side_window) - 0.13)
        for s in (1, -1):
            side = s * body.half_width(z)
            tube([(x - 0.02, side - s * 0.01, z - 0.10), (x + 0.05, side + s * 0.09, z - 0.09), (x + 0.06, side + s * 0.14, z - 0.02)], 0.013, self.rubber)
            box((x + 0.06, side + s * 0.155, z + 0.06), (0.07, 0.15, 0.25), self.dark, 0.032, 5, (0, 0, s * 0.25))
            box((x + 0.026, side + s * 0.165, z + 0.06), (0.01, 0.115, 0.205), mt.matte("#cfd8d4", 0.05, metal=1.0), 0.02, turn=(0, 0, s * 0.25))
            self._of_door(s, box((handle[0], s * (body.half_width(handle[1]) + 0.008), handle[1]), (0.17, 0.035, 0.04), self.dark, 0.016, 4))
            box((x + 0.06, s * (body.half_width(handle[1]) + 0.002), handle[1] - 0.02), (0.07, 0.02, 0.028), self.amber, 0.009)
            px, pz = self.port
            side = s * body.half_width(pz)
            torus((px, side + s * 0.003, pz), 0.058, 0.008, mt.light("lime", 1.0, name="port"))
            cylinder((px, side + s * 0.002, pz), 0.054, 0.014, self.gloss, "y", round=0.004)

    def _cabin(self) -> None:
        """What is seen through the glass: seats, dashboard, steering wheel and, on the right as in India, the driver."""
        x, z = self.cab.seat
        width, side = self.cab.width - 0.24, -self.cab.width * 0.235
        for y in (side, -side):
            self._seat(x, y, z, width * 0.44)
        self._dashboard(side, width)
        hub = (x + 0.50, side, z + 0.24)
        steering = place(prop(self._steering), hub)
        steering.rotation_euler = (0, 0.35, 0)
        tube([hub, (hub[0] + 0.20, side, hub[2] - 0.16)], 0.026, self.rubber)
        if self.ajar:
            self._door_lining()
        else:
            place(prop(seated, DRIVER, 0.42, 1.12, 0.15, -12), (x, side, z))
        # From where the windscreen's light comes, so that a face is not in the shade of its turban; only what it lights is seen.
        roof = self.body.roof_at(x + 0.34)
        panel = box((x + 0.40, side * 0.7, roof - 0.16), (0.012, width * 0.5, 0.20), self.cabin, 0.004, turn=(0, -0.6, 0))
        panel.visible_camera = panel.visible_glossy = False
        box((x + 0.10, 0, self.body.roof_at(x + 0.10) - 0.055), (0.10, 0.22, 0.02), mt.light("#FFE9C4", 1.0, name="dome"), 0.008)

    def _seat(self, x: float, y: float, z: float, width: float) -> None:
        """A seat on its box: cushion and back with bolsters around lighter cloth, a head restraint, lime piping."""
        cover, cloth = mt.matte("#55635B", 0.8), mt.matte("#8C9A90", 0.9, specular=0.25)
        box((x - 0.02, y, z - 0.20), (0.46, width * 0.92, 0.10), self.dark, 0.02)
        box((x, y, z - 0.13), (0.50, width, 0.13), cover, 0.05, 5)
        box((x + 0.03, y, z - 0.075), (0.42, width * 0.60, 0.05), cloth, 0.022, 5)
        lean = -0.12
        back = lambda up, out: x - 0.17 + out + (up - 0.24) * math.sin(lean)
        for up, out, size, stuff in ((0.24, 0.0, (0.12, width, 0.62), cover), (0.22, 0.052, (0.04, width * 0.60, 0.48), cloth), (0.62, -0.01, (0.09, width * 0.50, 0.17), cover)):
            box((back(up, out), y, z + up), size, stuff, 0.045, 5, (0, lean, 0))
        for edge in (y - width * 0.31, y + width * 0.31):
            tube([(x + 0.235, edge, z - 0.072), (x - 0.12, edge, z - 0.055)], 0.005, self.lime)
            tube([(back(0.0, 0.064), edge, z), (back(0.44, 0.064), edge, z + 0.44)], 0.005, self.lime)

    def _dashboard(self, side: float, width: float) -> None:
        """A dashboard under the windscreen, the driver's instruments and a screen with a route in its middle."""
        lining, sill = mt.matte("#39443F", 0.8), min(p[1] for p in self.cab.windscreen)
        front = self.body.front_at(0, sill)
        box((front - 0.22, 0, sill - 0.11), (0.28, width, 0.16), lining, 0.05, 4)
        box((front - 0.20, 0, sill - 0.27), (0.16, width, 0.20), mt.matte("#4A5650", 0.8), 0.04, 4)
        box((front - 0.30, side, sill + 0.005), (0.16, 0.34, 0.10), lining, 0.04, 4)
        face = front - 0.385
        for y, z, wide, high in ((side, sill - 0.005, 0.26, 0.07), (0.02, sill - 0.03, 0.24, 0.15)):
            box((face + 0.008, y, z), (0.02, wide + 0.02, high + 0.02), self.gloss, 0.008)
            box((face - 0.003, y, z), (0.004, wide, high), mt.light("#0F4232", 1.0, name="display"), 0.003)
        route = [(0.08, -0.045), (0.03, -0.01), (-0.02, 0.0), (-0.07, 0.045)]
        tube([(face - 0.006, 0.02 + y, sill - 0.03 + z) for y, z in route], 0.005, mt.light("lime", 1.0, name="route"))
        tube([(face - 0.006, side + 0.10, sill - 0.012), (face - 0.006, side - 0.05, sill - 0.012)], 0.006, mt.light("lime", 1.0, name="route"))

    def _steering(self) -> None:
        """A steering wheel about the origin, square to the driver: rim, three spokes, a hub with the mark."""
        torus((0, 0, 0), 0.18, 0.016, mt.matte("#2C3531", 0.5), "x")
        box((-0.004, 0, 0), (0.05, 0.12, 0.10), self.dark, 0.03, 5)
        for y, z in ((0.16, 0.02), (-0.16, 0.02), (0.0, -0.16)):
            tube([(0.0, 0, 0), (0.0, y, z)], 0.013, self.dark)
        mark(lambda outline, layer, material: prism(ccw([(-a, b) for a, b in outline]), "x", -0.0305 - 0.0005 * layer, -0.02, material), 0.05, self.lime, self.dark)

    def _door_lining(self) -> None:
        """What the inside of the open door has: an armrest with its pull, a pocket, a loudspeaker."""
        sill = min(p[1] for p in self.cab.side_window)
        middle = sum(p[0] for p in self.cab.door) / len(self.cab.door)
        inside = -(self.body.half_width(sill - 0.2) - 0.075)
        panel, dark = mt.matte("#55645B", 0.85), mt.matte("#232C28", 0.6)
        for part in (
            box((middle, inside, sill - 0.17), (0.78, 0.02, 0.20), panel, 0.010, 4),
            box((middle - 0.05, inside + 0.035, sill - 0.14), (0.46, 0.06, 0.055), dark, 0.024, 5),
            box((middle + 0.26, inside + 0.02, sill - 0.10), (0.11, 0.03, 0.035), self.chrome, 0.012, 4),
            box((middle + 0.02, inside + 0.025, sill - 0.345), (0.50, 0.06, 0.10), dark, 0.020, 4),
        ):
            self._of_door(-1, part)

    def _visor(self) -> None:
        """A sun visor over the windscreen and the marker lamps on the roof."""
        top = max(p[1] for p in self.cab.windscreen)
        half = self.cab.width / 2 - 0.09
        band = rounded([(-half, top + 0.012), (half, top + 0.012), (half, top + 0.042), (-half, top + 0.042)], 0.012)
        self.body.skin(self._front_prism(band), 0.13, -0.01, self.gloss)
        x = self.body.front_at(0, top)
        for k in range(5):
            y = (k - 2) * self.cab.width * 0.17
            box((x - 0.26, y, self.body.roof_at(x - 0.26) + 0.012), (0.10, 0.085, 0.045), self.amber, 0.018, 4)

    @property
    def hinge(self) -> Point2:
        """Where the driver's door turns, seen from above."""
        return (max(p[0] for p in self.cab.door) - 0.03, -self.body.half_width(min(p[1] for p in self.cab.side_window)))

    @property
    def port(self) -> Point2:
        """Length and height of the charging port, the same on both sides."""
        return (self.body.rear + 0.19, self.body.floor + 0.345)
