"""Meshes: rounded boxes, cylinders, lathes, prisms, tubes, lettering, booleans, and collections to instance them."""

import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector
from mathutils.geometry import delaunay_2d_cdt, interpolate_bezier

INTER = "/usr/share/fonts/opentype/inter/"
# The site's own typeface, cut by `npm run art`.
ANEK = str(Path(__file__).parents[1] / ".cache" / "fonts") + "/"
Point2 = tuple[float, float]
Point3 = tuple[float, float, float]
Material = bpy.types.Material
Object = bpy.types.Object
Collection = bpy.types.Collection

_target: list[Collection] = []


def clear() -> None:
    """Start from an empty file."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    _target.clear()


def link(ob: Object) -> Object:
    """Put an object into the collection that is being built."""
    (_target[-1] if _target else bpy.context.scene.collection).objects.link(ob)
    return ob


@contextmanager
def collecting(name: str) -> Iterator[Collection]:
    """Gather everything made inside the block in a collection of its own, out of the scene, ready to be instanced."""
    collection = bpy.data.collections.new(name)
    bpy.context.scene.collection.children.link(collection)
    _target.append(collection)
    try:
        yield collection
    finally:
        _target.pop()
        bpy.context.scene.collection.children.unlink(collection)


def prop(make: Callable[..., object], *args: object, **kwargs: object) -> Collection:
    """A collection holding what `make` builds."""
    with collecting(make.__name__) as collection:
        make(*args, **kwargs)
    return collection


def place(collection: Collection, at: Point3 = (0, 0, 0), turn: float = 0.0, scale: float = 1.0) -> Object:
    """An instance of a collection; `turn` in degrees about the vertical."""
    ob = bpy.data.objects.new(collection.name, None)
    ob.instance_type = "COLLECTION"
    ob.instance_collection = collection
    ob.location = at
    ob.rotation_euler = (0, 0, math.radians(turn))
    ob.scale = (scale, scale, scale)
    return link(ob)


def finish(ob: Object, material: Material | None, smooth: bool = True, angle: float = 35, weighted: bool = False) -> Object:
    """Give a mesh object its one material and its shading."""
    mesh = ob.data
    if material:
        mesh.materials.clear()
        mesh.materials.append(material)
        mesh.polygons.foreach_set("material_index", [0] * len(mesh.polygons))
    if smooth:
        mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = math.radians(angle)
        if weighted:
            ob.modifiers.new("weighted", "WEIGHTED_NORMAL").keep_sharp = True
    return ob


def from_data(name: str, verts: Sequence[Sequence[float]], faces: Sequence[Sequence[int]], material: Material | None = None, smooth: bool = True, angle: float = 35) -> Object:
    """An object from vertices and faces."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(v) for v in verts], [], faces)
    mesh.validate()
    return finish(link(bpy.data.objects.new(name, mesh)), material, smooth, angle)


def from_bmesh(name: str, bm: bmesh.types.BMesh, material: Material | None = None, angle: float = 35) -> Object:
    """An object from a bmesh, normals made consistent."""
    mesh = bpy.data.meshes.new(name)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
    bm.to_mesh(mesh)
    bm.free()
    return finish(link(bpy.data.objects.new(name, mesh)), material, angle=angle)


def box(at: Point3, size: Point3, material: Material, round: float = 0.02, segments: int = 3, turn: Point3 | None = None) -> Object:
    """A box about its centre with rounded edges; `turn` in radians."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.scale(bm, vec=size, verts=bm.verts)
    radius = min(round, min(size) * 0.49)
    if radius > 0:
        bmesh.ops.bevel(bm, geom=bm.edges[:], offset=radius, segments=segments, profile=0.5, affect="EDGES", clamp_overlap=True)
    ob = from_bmesh("box", bm, material, angle=50)
    ob.location = at
    if turn:
        ob.rotation_euler = turn
    return ob


def cylinder(at: Point3, radius: float, depth: float, material: Material, axis: str = "z", segments: int = 48, round: float = 0.0, top: float | None = None) -> Object:
    """A cylinder (or cone frustum, with `top` as the other radius) about its centre."""
    bm = bmesh.new()
    bmesh.ops.create_cone(bm, cap_ends=True, segments=segments, radius1=radius, radius2=radius if top is None else top, depth=depth)
    if round:
        rims = [e for e in bm.edges if any(len(f.verts) > 4 for f in e.link_faces)]
        bmesh.ops.bevel(bm, geom=rims, offset=round, segments=3, profile=0.5, affect="EDGES", clamp_overlap=True)
    ob = from_bmesh("cylinder", bm, material)
    ob.location = at
    ob.rotation_euler = {"x": (0, math.pi / 2, 0), "y": (math.pi / 2, 0, 0), "z": (0, 0, 0)}[axis]
    return ob


def ball(at: Point3, radius: float, material: Material, stretch: Point3 = (1, 1, 1), detail: int = 3) -> Object:
    """A sphere, stretched along the axes."""
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=detail, radius=radius)
    ob = from_bmesh("ball", bm, material, angle=180)
    ob.location = at
    ob.scale = stretch
    return ob


def tube(points: Sequence[Sequence[float]], radius: float, material: Material, closed: bool = False, end: float | None = None) -> Object:
    """A round bar along a polyline; with `end`, the radius at its last point, it tapers."""
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = radius
    curve.bevel_resolution = 3
    curve.use_fill_caps = True
    spline = curve.splines.new("POLY")
    spline.points.add(len(points) - 1)
    for k, (target, source) in enumerate(zip(spline.points, points)):
        target.co = (*source, 1)
        target.radius = 1 + ((end or radius) / radius - 1) * k / max(1, len(points) - 1)
    spline.use_cyclic_u = closed
    curve.materials.append(material)
    return link(bpy.data.objects.new("tube", curve))


def blob(chains: Sequence[tuple[Sequence[Point3], Sequence[float]]], material: Material, voxel: float = 0.012, soften: int = 4, folds: float = 0.0) -> Object:
    """One soft body melted together from chains of balls: limbs, cloth, hands. `folds` is how deep cloth creases."""
    bm = bmesh.new()
    for points, radii in chains:
        for point, radius in zip(points, radii):
            bmesh.ops.create_icosphere(bm, subdivisions=3, radius=radius, matrix=Matrix.Translation(point))
        for (a, ra), (b, rb) in pairwise(zip(points, radii)):
            along = Vector(b) - Vector(a)
            turn = along.to_track_quat("Z", "Y").to_matrix().to_4x4()
            bmesh.ops.create_cone(bm, cap_ends=True, segments=24, radius1=ra, radius2=rb, depth=along.length, matrix=Matrix.Translation((Vector(a) + Vector(b)) / 2) @ turn)
    ob = from_bmesh("blob", bm, material, angle=180)
    melt = ob.modifiers.new("melt", "REMESH")
    melt.mode, melt.voxel_size, melt.use_smooth_shade = "VOXEL", voxel, True
    ob.modifiers.new("soften", "SMOOTH").iterations = soften
    if folds:
        texture = bpy.data.textures.get("folds") or bpy.data.textures.new("folds", "CLOUDS")
        texture.noise_scale, texture.noise_depth = 0.11, 1
        crease = ob.modifiers.new("folds", "DISPLACE")
        crease.texture, crease.strength, crease.texture_coords = texture, folds, "LOCAL"
    return ob


# Rotations that stand lettering up and turn its face to one side of the world.
FACING = {
    "+x": (math.pi / 2, 0, math.pi / 2),
    "-x": (math.pi / 2, 0, -math.pi / 2),
    "+y": (math.pi / 2, 0, math.pi),
    "-y": (math.pi / 2, 0, 0),
    "+z": (0, 0, 0),
}


def text(words: str, at: Point3, size: float, material: Material, facing: str = "-y", font: str = "Inter-Bold", align: str = "CENTER", depth: float = 0.001, turn: Point3 | None = None) -> Object:
    """Lettering centred on a point, readable from the side it faces."""
    curve = bpy.data.curves.new("text", "FONT")
    curve.body = words
    curve.size = size
    curve.extrude = depth
    curve.align_x = align
    curve.align_y = "CENTER"
    path = f"{ANEK}{font}.ttf" if font.startswith("Anek") else f"{INTER}{font}.otf"
    curve.font = next((f for f in bpy.data.fonts if f.filepath == path), None) or bpy.data.fonts.load(path)
    curve.materials.append(material)
    ob = bpy.data.objects.new("text", curve)
    ob.location = at
    ob.rotation_euler = turn or FACING[facing]
    return _filled(link(ob), material) if path.startswith(ANEK) else link(ob)


def _filled(lettering: Object, material: Material) -> Object:
    """Lettering as flat faces. Contours of Anek overlap, and Blender itself would leave holes there."""
    lines = []
    for spline in lettering.to_curve(bpy.context.evaluated_depsgraph_get()).splines:
        points = spline.bezier_points
        lines.append([p.to_2d() for a, b in zip(points, [*points[1:], points[0]]) for p in interpolate_bezier(a.co, a.handle_right, b.handle_left, b.co, 9)[:-1]])
    starts = np.cumsum([0, *map(len, lines)])
    edges = [(start + k, start + (k + 1) % len(line)) for start, line in zip(starts, lines) for k in range(len(line))]
    verts, _, faces, *_ = delaunay_2d_cdt([p for line in lines for p in line], edges, [], 0, 1e-7)
    at = np.array([np.mean([verts[k] for k in face], axis=0) for face in faces])
    wound = np.zeros(len(faces))
    for line in lines:
        a = np.array(line)[:, None] - at
        b = np.roll(a, -1, axis=0)
        left = a[..., 0] * b[..., 1] - a[..., 1] * b[..., 0]
        wound += ((a[..., 1] <= 0) & (b[..., 1] > 0) & (left > 0)).sum(0) - ((a[..., 1] > 0) & (b[..., 1] <= 0) & (left < 0)).sum(0)
    ob = from_data("lettering", [(*v, 0) for v in verts], [face for face, turns in zip(faces, wound) if turns], material, smooth=False)
    ob.location, ob.rotation_euler = lettering.location, lettering.rotation_euler
    bpy.data.objects.remove(lettering)
    return ob


def lathe(profile: Sequence[Point2], material: Material, segments: int = 96, angle: float = 35, warp: Callable[[int, float, float], Point2] | None = None, upright: bool = False) -> Object:
    """A profile of (radius, height) turned about the y axis, or about z with `upright`."""
    count = len(profile)
    verts: list[Point3] = []
    faces: list[tuple[int, ...]] = []
    for i in range(segments):
        t = 2 * math.pi * i / segments
        for radius, height in profile:
            r, h = warp(i, radius, height) if warp else (radius, height)
            verts.append((r * math.cos(t), r * math.sin(t), h) if upright else (r * math.cos(t), h, r * math.sin(t)))
    for i in range(segments):
        for j in range(count - 1):
            a, b = i * count + j, ((i + 1) % segments) * count + j
            faces.append((a, a + 1, b + 1, b))
    ob = from_data("lathe", verts, faces, material, angle=angle)
    bm = bmesh.new()
    bm.from_mesh(ob.data)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
    bm.to_mesh(ob.data)
    bm.free()
    return ob


def torus(at: Point3, major: float, minor: float, material: Material, axis: str = "y") -> Object:
    """A ring lying in the plane across `axis`."""
    profile = [(major + minor * math.cos(k * math.pi / 8), minor * math.sin(k * math.pi / 8)) for k in range(17)]
    ob = lathe(profile, material, segments=48, angle=180)
    ob.location = at
    ob.rotation_euler = {"x": (0, 0, math.pi / 2), "y": (0, 0, 0), "z": (math.pi / 2, 0, 0)}[axis]
    return ob


def ccw(outline: Sequence[Point2]) -> list[Point2]:
    """The outline, counter-clockwise."""
    area = sum(outline[i - 1][0] * p[1] - p[0] * outline[i - 1][1] for i, p in enumerate(outline))
    return list(outline) if area > 0 else list(outline)[::-1]


def circle(cx: float, cy: float, radius: float, count: int = 48) -> list[Point2]:
    """A circle as an outline."""
    return [(cx + radius * math.cos(2 * math.pi * k / count), cy + radius * math.sin(2 * math.pi * k / count)) for k in range(count)]


def rounded(outline: Sequence[Sequence[float]], radius: float = 0.05, segments: int = 7) -> list[Point2]:
    """An outline with rounded corners; a point may carry its own radius as third value."""
    out: list[Point2] = []
    count = len(outline)
    for i, corner in enumerate(outline):
        r = corner[2] if len(corner) > 2 else radius
        p, a, b = Vector(corner[:2]), Vector(outline[i - 1][:2]), Vector(outline[(i + 1) % count][:2])
        if r <= 0:
            out.append((p.x, p.y))
            continue
        u, v = a - p, b - p
        lu, lv = u.length, v.length
        u, v = u / lu, v / lv
        theta = math.acos(max(-1, min(1, u.dot(v))))
        if theta > math.pi - 0.02:
            out.append((p.x, p.y))
            continue
        d = min(r / math.tan(theta / 2), lu * 0.48, lv * 0.48)
        r = d * math.tan(theta / 2)
        centre = p + (u + v).normalized() * (r / math.sin(theta / 2))
        start, end = p + u * d - centre, p + v * d - centre
        a0, a1 = math.atan2(start.y, start.x), math.atan2(end.y, end.x)
        sweep = (a1 - a0 + math.pi) % (2 * math.pi) - math.pi
        steps = max(2, int(segments * abs(sweep) / (math.pi / 2) + 1.5))
        out += [(centre.x + r * math.cos(a0 + sweep * k / steps), centre.y + r * math.sin(a0 + sweep * k / steps)) for k in range(steps + 1)]
    return out


def offset(outline: Sequence[Point2], distance: float) -> list[Point2]:
    """A counter-clockwise outline grown (or, negative, shrunk) by a distance."""
    count, out = len(outline), []
    for i in range(count):
        p = Vector(outline[i])
        a = (p - Vector(outline[i - 1])).normalized()
        b = (Vector(outline[(i + 1) % count]) - p).normalized()
        n1, n2 = Vector((a.y, -a.x)), Vector((b.y, -b.x))
        m = (n1 + n2) / max(0.35, 1 + n1.dot(n2))
        out.append((p.x + m.x * distance, p.y + m.y * distance))
    return out


def prism(outline: Sequence[Point2], axis: str, start: float, end: float, material: Material | None = None, bevel: float = 0.0) -> Object:
    """An outline pushed along an axis: across x the outline is (y, z), across y (x, z), across z (x, y)."""
    count = len(outline)
    lift = {"x": lambda p, t: (t, p[0], p[1]), "y": lambda p, t: (p[0], t, p[1]), "z": lambda p, t: (p[0], p[1], t)}[axis]
    bm = bmesh.new()
    verts = [bm.verts.new(lift(p, t)) for t in (start, end) for p in outline]
    bm.faces.new(verts[:count][::-1])
    bm.faces.new(verts[count:])
    for i in range(count):
        j = (i + 1) % count
        bm.faces.new((verts[i], verts[j], verts[count + j], verts[count + i]))
    if bevel:
        rims = [e for e in bm.edges if abs(lift((0, 0), 1)[0] * (e.verts[0].co.x - e.verts[1].co.x) + lift((0, 0), 1)[1] * (e.verts[0].co.y - e.verts[1].co.y) + lift((0, 0), 1)[2] * (e.verts[0].co.z - e.verts[1].co.z)) < 1e-6]
        bmesh.ops.bevel(bm, geom=rims, offset=bevel, segments=3, profile=0.5, affect="EDGES", clamp_overlap=True)
    return from_bmesh("prism", bm, material, angle=40)


def boolean(a: Object, b: Object, operation: str) -> Object:
    """Apply a boolean of `b` to `a`; `b` is used up."""
    modifier = a.modifiers.new("boolean", "BOOLEAN")
    modifier.operation = operation
    modifier.object = b
    modifier.solver = "EXACT"
    graph = bpy.context.evaluated_depsgraph_get()
    graph.update()
    mesh = bpy.data.meshes.new_from_object(a.evaluated_get(graph))
    a.modifiers.remove(modifier)
    a.data = mesh
    bpy.data.objects.remove(b)
    return a


def quad(x0: float, x1: float, y0: float, y1: float, z: float, material: Material) -> Object:
    """A flat rectangle on the ground."""
    return from_data("quad", [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], [(0, 1, 2, 3)], material, smooth=False)


def bolt_outline(size: float) -> list[Point2]:
    """The lightning bolt that marks everything electric."""
    return [(x * size, z * size) for x, z in ((0.05, 0.5), (-0.28, -0.06), (-0.02, -0.06), (-0.08, -0.5), (0.28, 0.10), (0.03, 0.10), (0.14, 0.5))]
