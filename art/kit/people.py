"""People as quiet figures: calm faces, clothes with folds, hands with fingers; walking, carrying, showing, seated."""

import math
from dataclasses import dataclass

from mathutils import Vector

from .goods import parcel
from .material import Material, matte
from .mesh import Point3, ball, blob, lathe, place, prop, torus

Joints = tuple[Point3, Point3, Point3]

# What both arms do, by side (1 is the left): elbow, wrist, where the palm looks, how far fingers are bent.
ARMS = {
    "carries": lambda s: ((0.08, s * 0.25, 1.14), (0.30, s * 0.215, 1.02), (0, -s, 0.5), 0.35),
    "pushes": lambda s: ((0.04, s * 0.25, 1.15), (0.30, s * 0.20, 1.03), (0, 0, -1), 0.9),
}


@dataclass(frozen=True)
class Clothes:
    """What a person wears, by colour; `sleeve` is how much of the arm it covers (0.5 ends at the elbow)."""

    top: str = "green"
    legs: str = "#2B3A45"
    skin: str = "#9C6B4B"
    cap: str | None = None
    turban: str | None = None
    vest: str | None = None
    sleeve: float = 0.42
    beard: bool = False
    moustache: bool = False


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
    """Head, hair and what is worn on it; a face with brows, eyes, nose and lips, calm and without any look of its own."""
    skin, hair = matte(clothes.skin, 0.55, specular=0.35), matte("#1d1a19", 0.75, specular=0.3)
    z = 1.62 + lift
    skull = [
        ([(-0.014, 0, z - 0.20), (-0.006, 0, z - 0.05)], [0.055, 0.052]),
        ([(-0.036, 0, z + 0.052), (0.010, 0, z + 0.058)], [0.081, 0.078]),
        ([(0.026, -0.012, z + 0.055), (0.026, 0.012, z + 0.055)], [0.060, 0.060]),
        ([(0.052, 0, z - 0.020), (0.057, 0, z - 0.045)], [0.038, 0.034]),
        ([(0.050, 0, z - 0.078), (0.064, 0, z - 0.082)], [0.026, 0.021]),
        ([(0.079, 0, z + 0.040), (0.091, 0, z + 0.016), (0.102, 0, z - 0.002)], [0.009, 0.0105, 0.0125]),
    ]
    for s in (1, -1):
        skull += [
            ([(0.034, s * 0.030, z + 0.000), (0.010, s * 0.044, z - 0.005)], [0.042, 0.036]),
            ([(-0.010, s * 0.054, z - 0.030), (0.018, s * 0.043, z - 0.064), (0.052, s * 0.014, z - 0.084)], [0.024, 0.023, 0.020]),
            ([(0.074, s * 0.012, z + 0.046), (0.069, s * 0.034, z + 0.048), (0.050, s * 0.054, z + 0.040)], [0.0105, 0.0105, 0.012]),
            ([(0.092, s * 0.010, z - 0.006), (0.080, s * 0.017, z - 0.008)], [0.0085, 0.007]),
            ([(-0.008, s * 0.078, z + 0.024), (-0.012, s * 0.081, z + 0.006), (-0.004, s * 0.077, z - 0.014)], [0.014, 0.012, 0.009]),
        ]
    blob(skull, skin, 0.0042, 3)
    _face(clothes, z, skin, hair)
    mane = [([(-0.044, 0, z + 0.064), (0.002, 0, z + 0.072)], [0.083, 0.080]), ([(-0.060, 0, z + 0.020), (-0.058, 0, z - 0.030)], [0.066, 0.050])]
    mane += [([(-0.030, s * 0.030, z + 0.050), (-0.030, s * 0.042, z + 0.012)], [0.058, 0.042]) for s in (1, -1)]
    blob(mane, hair, 0.006, 3)
    if clothes.cap:
        cloth = matte(clothes.cap, 0.7)
        blob([([(-0.034, 0, z + 0.082), (0.010, 0, z + 0.084)], [0.091, 0.086])], cloth, 0.007, 4)
        peak = [([(0.058, s * 0.055, z + 0.070), (0.118, s * 0.042, z + 0.058), (0.152, s * 0.020, z + 0.052)], [0.012, 0.008, 0.006]) for s in (1, 0, -1)]
        blob([*peak, ([(0.150, -0.024, z + 0.052), (0.150, 0.024, z + 0.052)], [0.006, 0.006]), ([(0.116, -0.042, z + 0.058), (0.116, 0.042, z + 0.058)], [0.007, 0.007])], cloth, 0.005, 3)
    if clothes.turban:
        _turban(z, matte(clothes.turban, 0.85, specular=0.2))


def _turban(z: float, cloth: Material) -> None:
    """Bands of cloth that cross above the brow, left over right, and rise to the back of the crown."""
    ball((-0.022, 0, z + 0.112), 0.086, cloth, (1.10, 0.98, 0.72))
    for k in range(5):
        for s in (1, -1):
            band = torus((-0.020 - 0.002 * k, s * 0.004, z + 0.076 + 0.017 * k), 0.082 - 0.006 * k, 0.0195, cloth, "z")
            band.rotation_euler = (math.pi / 2 + s * (0.30 - 0.03 * k), -0.16, 0)
            band.scale = (1.12, 1, 1)


def _face(clothes: Clothes, z: float, skin: Material, hair: Material) -> None:
    """Brows, eyes under their lids, lips; a moustache and a short beard where they are worn."""
    white, iris = matte("#E4DED4", 0.35), matte("#1E1512", 0.2)
    for s in (1, -1):
        ball((0.0650, s * 0.031, z + 0.0210), 0.0132, white)
        ball((0.0713, s * 0.0308, z + 0.0215), 0.0088, iris)
        lids = [([(0.070, s * 0.017, z + 0.025), (0.0765, s * 0.031, z + 0.0335), (0.068, s * 0.045, z + 0.027)], [0.0040, 0.0044, 0.0040]), ([(0.071, s * 0.018, z + 0.015), (0.0765, s * 0.031, z + 0.0115), (0.069, s * 0.044, z + 0.017)], [0.004, 0.0042, 0.004])]
        blob(lids, skin, 0.0025, 2)
        blob([([(0.0845, s * 0.016, z + 0.0555), (0.0785, s * 0.034, z + 0.0585), (0.0635, s * 0.051, z + 0.0515)], [0.0034, 0.0036, 0.0024])], hair, 0.0025, 2)
    lips = [([(0.089, s * 0.002, z - 0.040), (0.079, s * 0.021, z - 0.043)], [0.0058, 0.0036]) for s in (1, -1)] + [([(0.080, -0.015, z - 0.049), (0.0875, 0, z - 0.051), (0.080, 0.015, z - 0.049)], [0.0045, 0.0065, 0.0045])]
    blob(lips, matte(_darker(clothes.skin), 0.5), 0.0025, 2)
    if clothes.beard:
        blob([([(0.091, s * 0.003, z - 0.027), (0.080, s * 0.026, z - 0.036), (0.068, s * 0.038, z - 0.050)], [0.0085, 0.0085, 0.006]) for s in (1, -1)], hair, 0.004, 2)
        jaw = [([(0.058, 0, z - 0.086), (0.040, s * 0.034, z - 0.074), (0.004, s * 0.058, z - 0.040), (-0.006, s * 0.070, z + 0.014)], [0.033, 0.033, 0.024, 0.014]) for s in (1, -1)]
        blob(jaw, hair, 0.005, 4)
    elif clothes.moustache:
        blob([([(0.091, s * 0.003, z - 0.027), (0.080, s * 0.024, z - 0.034)], [0.0075, 0.0055]) for s in (1, -1)], hair, 0.0035, 2)


def _darker(colour: str) -> str:
    """The tone of lips in a face of a #rrggbb colour: darker and redder."""
    return "#" + "".join(f"{int(int(colour[k : k + 2], 16) * part):02x}" for k, part in ((1, 0.86), (3, 0.68), (5, 0.66)))


def _torso(clothes: Clothes, lift: float = 0.0) -> None:
    """A shirt over the trousers' waist, its collar, and what is worn over it."""
    chains = [([(0, s * 0.074, 0.93 + lift), (0.003, s * 0.070, 1.00 + lift), (-0.004, s * 0.062, 1.10 + lift), (-0.008, s * 0.082, 1.28 + lift), (-0.010, s * 0.100, 1.37 + lift)], [0.116, 0.108, 0.102, 0.106, 0.090]) for s in (1, -1)]
    chains.append(([(0, 0, 0.93 + lift), (-0.004, 0, 1.10 + lift), (-0.008, 0, 1.28 + lift), (-0.010, 0, 1.37 + lift), (-0.012, 0, 1.40 + lift)], [0.116, 0.108, 0.112, 0.100, 0.085]))
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


def person(clothes: Clothes = Clothes(), stride: float = 0.0, does: str = "", looks: float = 0.0) -> None:
    """A figure 1.74 m tall that faces +x and stands, walks (`stride`), or does something with its arms: `carries` a parcel, `pushes` a trolley. `looks` turns the head, in degrees to the left."""
    chains = [([(0, -0.07, 0.90), (0, 0.07, 0.90)], [0.108, 0.108])]
    for s in (1, -1):
        reach = s * stride
        heel = 0.05 if reach < 0 else 0.0
        chains.append(([(0, s * 0.085, 0.88), (0.03 + reach * 0.55, s * 0.09, 0.49), (reach - 0.01, s * 0.092, 0.10 + heel)], [0.100, 0.070, 0.062]))
        tilt = -0.05 if reach < 0 else 0.0
        blob([([(reach - 0.035, s * 0.095, 0.045 + heel), (reach + 0.075, s * 0.098, 0.04 + heel + tilt * 0.6), (reach + 0.135, s * 0.100, 0.036 + max(0.0, heel + tilt))], [0.045, 0.043, 0.034])], matte("#20262A", 0.55), 0.009, 3)
    blob(chains, matte(clothes.legs, 0.85), 0.010, 4, 0.022)
    _torso(clothes)
    place(prop(_head, clothes), turn=looks)
    for s in (1, -1):
        swing = -s * stride
        hanging = ((-0.02 + swing * 0.30, s * 0.235, 1.125), (0.05 + swing * 0.85, s * 0.240, 0.885), (0, -s, 0), 0.45)
        elbow, wrist, inwards, curl = ARMS[does](s) if does else hanging
        _arm(((-0.006, s * 0.185, 1.40), elbow, wrist), clothes, inwards, curl)
    if does == "carries":
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
