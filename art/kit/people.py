"""People as quiet figures without features: clothes with folds, hands with fingers; walking, carrying, seated."""

import math
from dataclasses import dataclass

from mathutils import Vector

from .goods import parcel
from .material import Material, matte
from .mesh import Point3, ball, blob, box, lathe, place, prop, torus, tube

Joints = tuple[Point3, Point3, Point3]


@dataclass(frozen=True)
class Clothes:
    """What a person wears, by colour; `sleeve` is how much of the arm it covers (0.5 ends at the elbow)."""

    top: str = "green"
    legs: str = "#2B3A45"
    skin: str = "#9C6B4B"
    cap: str | None = None
    turban: str | None = None
    vest: str | None = None
    bag: str | None = None
    sleeve: float = 0.42
    beard: bool = False


def _between(a: Point3, b: Point3, part: float) -> Point3:
    return tuple(p + (q - p) * part for p, q in zip(a, b))


def _hand(elbow: Point3, wrist: Point3, inwards: Point3, skin: str, curl: float = 0.5) -> None:
    """A hand that goes on where the forearm ends: palm, four fingers bent towards `inwards`, thumb in front."""
    along = (Vector(wrist) - Vector(elbow)).normalized()
    palm = (Vector(inwards) - along * along.dot(Vector(inwards))).normalized()
    across = palm.cross(along)
    if across.x < 0:
        across.negate()
    start = Vector(wrist)
    chains = [([tuple(start), tuple(start + along * 0.030 + across * s * 0.014), tuple(start + along * 0.082 + across * s * 0.028)], [0.025, 0.022, 0.016]) for s in (-1, 0, 1)]
    for k, length in enumerate((0.058, 0.074, 0.080, 0.072)):
        knuckle = start + along * 0.084 + across * (k - 1.5) * 0.0195
        middle = knuckle + (along * math.cos(curl) + palm * math.sin(curl)) * length * 0.55
        tip = middle + (along * math.cos(2.1 * curl) + palm * math.sin(2.1 * curl)) * length * 0.5
        chains.append(([tuple(knuckle), tuple(middle), tuple(tip)], [0.0115, 0.0105, 0.0085]))
    root = start + along * 0.022 + across * 0.022 + palm * 0.008
    joint = root + along * 0.036 + across * 0.024 + palm * 0.012
    chains.append(([tuple(root), tuple(joint), tuple(joint + along * 0.034 + palm * 0.010)], [0.015, 0.012, 0.009]))
    blob(chains, matte(skin, 0.6), 0.0045, 3)


def _arm(joints: Joints, clothes: Clothes, inwards: Point3, curl: float) -> None:
    """A sleeve that hangs loosely around the arm, the arm that comes out of it, and the hand."""
    shoulder, elbow, wrist = joints
    upper = clothes.sleeve / 0.5
    hem = _between(shoulder, elbow, min(1.0, upper)) if upper <= 1 else _between(elbow, wrist, upper - 1)
    reach = [shoulder, hem] if upper <= 1 else [shoulder, elbow, hem]
    blob([(reach, [0.066, 0.063] if upper <= 1 else [0.066, 0.056, 0.046])], matte(clothes.top, 0.8), 0.010, 3, 0.016)
    blob([([_between(shoulder, elbow, 0.4), elbow, wrist], [0.044, 0.039, 0.027])], matte(clothes.skin, 0.6), 0.009, 4)
    _hand(elbow, wrist, inwards, clothes.skin, curl)


def _head(clothes: Clothes, lift: float = 0.0) -> None:
    """Head, hair and what is worn on it; the face has its shape and nothing else."""
    skin, hair = matte(clothes.skin, 0.6), matte("#1d1a19", 0.85)
    z = 1.62 + lift
    blob(
        [
            ([(-0.012, 0, z - 0.20), (0.0, 0, z - 0.06)], [0.058, 0.054]),
            ([(-0.008, 0, z + 0.045)], [0.096]),
            ([(0.0, 0, z + 0.02), (0.045, 0, z - 0.055)], [0.082, 0.052]),
            ([(0.086, 0, z + 0.025), (0.101, 0, z - 0.006)], [0.009, 0.015]),
            ([(-0.004, 0.083, z + 0.012), (-0.004, 0.083, z - 0.018)], [0.020, 0.015]),
            ([(-0.004, -0.083, z + 0.012), (-0.004, -0.083, z - 0.018)], [0.020, 0.015]),
        ],
        skin, 0.007, 5,
    )
    if clothes.beard:
        _features(z, hair)
    blob([([(-0.014, 0, z + 0.058)], [0.101]), ([(-0.035, 0, z + 0.02), (-0.048, 0, z - 0.045)], [0.085, 0.050])], hair, 0.010, 4)
    if clothes.cap:
        cloth = matte(clothes.cap, 0.7)
        blob([([(-0.010, 0, z + 0.080)], [0.106]), ([(0.02, 0, z + 0.075)], [0.090])], cloth, 0.010, 5)
        blob([([(0.06, 0.05, z + 0.062), (0.150, 0.035, z + 0.042)], [0.016, 0.010]), ([(0.06, 0, z + 0.066), (0.168, 0, z + 0.044)], [0.018, 0.010]), ([(0.06, -0.05, z + 0.062), (0.150, -0.035, z + 0.042)], [0.016, 0.010])], cloth, 0.007, 4)
    if clothes.turban:
        cloth = matte(clothes.turban, 0.8)
        for k in range(5):
            ring = torus((-0.010, 0, z + 0.062 + 0.024 * k), 0.088 - 0.011 * k, 0.036, cloth, "z")
            ring.rotation_euler = (math.pi / 2 + 0.20 * (-1) ** k, 0.12 * (-1) ** k, 0)
        ball((-0.010, 0, z + 0.13), 0.075, cloth)


def _features(z: float, hair: Material) -> None:
    """Brows, eyes, moustache and a short beard: dark in a face that is in the shade, they make it one."""
    for s in (1, -1):
        blob([([(0.085, s * 0.018, z + 0.050), (0.074, s * 0.050, z + 0.049)], [0.009, 0.006])], hair, 0.004, 2)
        ball((0.071, s * 0.033, z + 0.029), 0.013, hair, (0.8, 1.2, 0.7))
    blob([([(0.088, s * 0.004, z - 0.022), (0.080, s * 0.034, z - 0.032)], [0.011, 0.007]) for s in (1, -1)], hair, 0.004, 2)
    jaw = [([(0.052, 0, z - 0.068), (0.036, s * 0.036, z - 0.060), (0.000, s * 0.070, z - 0.024), (-0.006, s * 0.078, z + 0.020)], [0.048, 0.042, 0.022, 0.014]) for s in (1, -1)]
    blob(jaw, hair, 0.006, 4)


def _torso(clothes: Clothes, lift: float = 0.0) -> None:
    """A shirt over the trousers' waist, its collar, and what is worn over it."""
    chains = [([(0, s * 0.074, 0.93 + lift), (0.003, s * 0.070, 1.00 + lift), (-0.004, s * 0.062, 1.10 + lift), (-0.008, s * 0.082, 1.28 + lift), (-0.010, s * 0.100, 1.37 + lift)], [0.116, 0.108, 0.102, 0.106, 0.090]) for s in (1, -1)]
    chains.append(([(0, 0, 0.95 + lift), (-0.004, 0, 1.10 + lift), (-0.008, 0, 1.28 + lift), (-0.010, 0, 1.37 + lift), (-0.012, 0, 1.40 + lift)], [0.110, 0.108, 0.112, 0.100, 0.085]))
    yoke = ([(-0.006, 0.165, 1.405 + lift), (-0.014, 0, 1.435 + lift), (-0.006, -0.165, 1.405 + lift)], [0.062, 0.070, 0.062])
    blob([*chains, yoke], matte(clothes.top, 0.8), 0.012, 5, 0.020)
    collar = torus((-0.010, 0, 1.482 + lift), 0.058, 0.014, matte(clothes.top, 0.8), "z")
    collar.rotation_euler = (math.pi / 2, 0.22, 0)
    if clothes.vest:
        shell = [([tuple(p) for p in points[1:]], [r + 0.014 for r in radii[1:]]) for points, radii in chains]
        blob([*shell, ([(-0.012, 0.10, 1.42 + lift), (-0.012, -0.10, 1.42 + lift)], [0.066, 0.066])], matte(clothes.vest, 0.7), 0.012, 5, 0.012)
        for z in (1.02, 1.14):
            band = lathe([(0.186, z + lift), (0.192, z + 0.045 + lift)], matte("#E8ECE4", 0.3), 48, 180, upright=True)
            band.scale = (0.74, 1.08, 1)
    if clothes.bag:
        cloth = matte(clothes.bag, 0.75)
        box((-0.215, 0, 1.19 + lift), (0.20, 0.32, 0.42), cloth, 0.06, 6)
        box((-0.325, 0, 1.10 + lift), (0.05, 0.25, 0.18), cloth, 0.024, 5)
        for s in (1, -1):
            strap = [(-0.14, s * 0.11, 1.38), (-0.06, s * 0.115, 1.475), (0.05, s * 0.115, 1.465), (0.115, s * 0.12, 1.34), (0.10, s * 0.13, 1.12), (-0.12, s * 0.15, 1.04)]
            tube([(x, y, z + lift) for x, y, z in strap], 0.014, matte("#1b2320", 0.7))


def person(clothes: Clothes = Clothes(), stride: float = 0.0, carries: bool = False, pushes: bool = False) -> None:
    """A figure 1.74 m tall that faces +x and stands, walks (`stride`), carries a parcel or pushes a trolley."""
    chains = [([(0, -0.07, 0.90), (0, 0.07, 0.90)], [0.108, 0.108])]
    for s in (1, -1):
        reach = s * stride
        heel = 0.05 if reach < 0 else 0.0
        chains.append(([(0, s * 0.085, 0.88), (0.03 + reach * 0.55, s * 0.09, 0.49), (reach - 0.01, s * 0.092, 0.10 + heel)], [0.100, 0.070, 0.062]))
        tilt = -0.05 if reach < 0 else 0.0
        blob([([(reach - 0.035, s * 0.095, 0.045 + heel), (reach + 0.075, s * 0.098, 0.04 + heel + tilt * 0.6), (reach + 0.135, s * 0.100, 0.036 + max(0.0, heel + tilt))], [0.045, 0.043, 0.034])], matte("#20262A", 0.55), 0.009, 3)
    blob(chains, matte(clothes.legs, 0.85), 0.012, 4, 0.022)
    _torso(clothes)
    _head(clothes)
    for s in (1, -1):
        shoulder = (-0.006, s * 0.185, 1.40)
        if carries:
            _arm((shoulder, (0.08, s * 0.25, 1.14), (0.30, s * 0.215, 1.02)), clothes, (0, -s, 0.5), 0.35)
        elif pushes:
            _arm((shoulder, (0.04, s * 0.25, 1.15), (0.30, s * 0.20, 1.03)), clothes, (0, 0, -1), 0.9)
        else:
            swing = -s * stride
            _arm((shoulder, (-0.02 + swing * 0.30, s * 0.235, 1.125), (0.05 + swing * 0.85, s * 0.240, 0.885)), clothes, (0, -s, 0), 0.45)
    if carries:
        parcel((0.43, 0, 1.10), (0.32, 0.40, 0.28))


def seated(clothes: Clothes = Clothes(), reach: float = 0.46, height: float = 1.02, spread: float = 0.17, looks: float = 0.0) -> None:
    """Somebody on a seat, hips at the origin's height, facing +x, hands forward on a wheel or a table; `looks` turns the head, in degrees to the left."""
    lift = -0.90
    blob([([(0, s * 0.08, 0.02), (0.36, s * 0.11, 0.06), (0.42, s * 0.11, -0.32)], [0.105, 0.078, 0.062]) for s in (1, -1)], matte(clothes.legs, 0.85), 0.012, 4, 0.02)
    _torso(clothes, lift)
    place(prop(_head, clothes, lift), turn=looks)
    for s in (1, -1):
        shoulder, wrist = (-0.006, s * 0.185, 1.40 + lift), (reach, s * spread, height + lift)
        _arm((shoulder, (reach * 0.40, s * 0.265, 1.13 + lift), wrist), clothes, (0, -s * 0.4, -1), 0.8)
