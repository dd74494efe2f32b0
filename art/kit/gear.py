"""What somebody at work wears and takes along: a vest, a helmet, a flask, a clipboard, a crate to put them on."""

import math

import numpy as np

from .material import Material, matte
from .mesh import Object, Point3, box, cylinder, from_data, lathe, tube

STRIPS = ((-0.40, -0.35), (-0.53, -0.48))
"""From where to where the reflective bands around a vest reach, below its shoulders."""
LENGTH = 0.64


def _cloth(side: int, x: float, z: float) -> Point3:
    """A point of the hanging vest's front (1) or back (-1): it bulges around the middle and falls in folds."""
    low = -z / LENGTH
    bulge = side * (0.028 + 0.020 * low) * math.cos(3.1 * x)
    fold = 0.011 * low * math.sin(31 * x + 1.5 * side) + 0.004 * math.sin(9 * z + 14 * x)
    return (x, -(bulge + fold), z)


def _half_width(z: float) -> float:
    """Half the vest's width at a height: in at the armholes, out below them."""
    return float(np.interp(-z, (0.0, 0.05, 0.16, 0.25, 0.30, LENGTH), (0.165, 0.175, 0.150, 0.175, 0.235, 0.255)))


def _piece(side: int, material: Material, left: float, right: float, top: float, bottom: float, lift: float = 0.0) -> Object:
    """A piece of the vest between parts of its width (-1 to 1) and two heights; the front has a V for the neck, `lift` lays it on top of another."""
    columns, rows = 25, 33
    verts = []
    for u in np.linspace(left, right, columns):
        across = abs(u) * 0.165
        neck = -(0.24 if side > 0 else 0.05) * max(0.0, 1 - across / 0.075)
        start = min(top, neck - 0.05 * max(0.0, across - 0.075) / 0.09)
        for z in np.linspace(start, bottom, rows):
            x, y, height = _cloth(side, u * _half_width(z), z)
            verts.append((x, y - side * lift, height))
    faces = [(i * rows + k, i * rows + k + 1, (i + 1) * rows + k + 1, (i + 1) * rows + k) for i in range(columns - 1) for k in range(rows - 1)]
    return from_data("vest", verts, faces, material, angle=180)


def vest() -> None:
    """A high-visibility vest on a hanger whose hook is at the origin; its front looks to -y."""
    cloth, silver = matte("#CBEA2E", 0.75, glow=0.05), matte("#E9ECE8", 0.25, metal=0.3)
    for side in (1, -1):
        _piece(side, cloth, -1, 1, 0, -LENGTH)
        for top, bottom in STRIPS:
            _piece(side, silver, -1, 1, top, bottom, 0.003)
        for left, right in ((-0.78, -0.50), (0.50, 0.78)):
            _piece(side, silver, left, right, 0, STRIPS[0][1], 0.0025)
    tube([_front(z) for z in np.linspace(-0.25, -LENGTH + 0.01, 12)], 0.004, matte("#3C463A", 0.6))
    wood = matte("#B98152", 0.6)
    for s in (1, -1):
        tube([(0, 0, 0.005), (s * 0.06, 0, -0.012), (s * 0.165, 0, -0.055)], 0.012, wood)
    hook = [(0.030 * math.sin(t), 0, 0.075 - 0.030 * math.cos(t)) for t in np.linspace(0, 1.5 * math.pi, 14)]
    tube([(0, 0, 0), *hook], 0.004, matte("aluminium", 0.3, metal=0.9))


def _front(z: float) -> Point3:
    """A point of the vest's zip."""
    x, y, height = _cloth(1, 0.0, z)
    return (x, y - 0.003, height)


def helmet(colour: str = "white") -> None:
    """A hard hat that lies on its rim: shell with three ribs, a brim longer in front (+x)."""
    shell = matte(colour, 0.3, coat=0.5)
    dome = [(0.150, 0.012), (0.146, 0.020), (0.124, 0.026), (0.120, 0.060), (0.106, 0.105), (0.074, 0.138), (0.034, 0.152), (0.001, 0.154)]
    hat = lathe(dome, shell, 72, 50, lambda i, r, h: (r * (1.16 if r > 0.13 and not 18 < i < 54 else 1.0), h), upright=True)
    hat.scale = (1.12, 0.92, 1)
    for y, rise in ((-0.035, 0.150), (0, 0.157), (0.035, 0.150)):
        arc = [(0.118 * math.cos(t), y, 0.055 + (rise - 0.055) * math.sin(t)) for t in np.linspace(0.25, math.pi - 0.25, 17)]
        tube(arc, 0.011, shell)


def flask(colour: str = "green") -> None:
    """A vacuum flask that stands: steel cup, painted body, a handle on its +x side."""
    steel = matte("aluminium", 0.22, metal=0.9)
    cylinder((0, 0, 0.105), 0.043, 0.21, matte(colour, 0.35, coat=0.5), round=0.006)
    cylinder((0, 0, 0.218), 0.041, 0.016, matte("lime", 0.4), round=0.003)
    cylinder((0, 0, 0.262), 0.040, 0.075, steel, round=0.008, top=0.036)
    tube([(0.042, 0, 0.185), (0.078, 0, 0.175), (0.080, 0, 0.075), (0.042, 0, 0.060)], 0.007, matte("#1b2320", 0.6))


def clipboard() -> None:
    """A clipboard that stands on its lower edge and looks to -y: a form with lines, some of them ticked."""
    paper, ink, line = matte("#F7F5EE", 0.8), matte("#24332D", 0.7), matte("#B9C1BB", 0.8)
    box((0, 0, 0.17), (0.245, 0.006, 0.34), matte("#8A5F3C", 0.6), 0.004)
    box((0, -0.0045, 0.16), (0.215, 0.002, 0.295), paper, 0.0005)
    box((0, -0.010, 0.325), (0.11, 0.014, 0.035), matte("aluminium", 0.3, metal=0.9), 0.005)
    box((-0.045, -0.006, 0.285), (0.10, 0.001, 0.014), matte("green", 0.6), 0)
    for k in range(7):
        z = 0.250 - k * 0.030
        box((0.015, -0.006, z), (0.15 - 0.03 * (k % 3), 0.001, 0.005), line, 0)
        box((-0.088, -0.006, z), (0.012, 0.001, 0.012), ink if k < 3 else line, 0)


def crate(size: Point3 = (0.60, 0.40, 0.33)) -> None:
    """A slatted wooden box, its open side down, to put things on."""
    a, b, c = size
    tones = [matte(tone, 0.8, bevel=0.002) for tone in ("#B98A58", "#A97B49", "#C39662")]
    for k in range(4):
        z = c * (0.13 + 0.247 * k)
        for s in (1, -1):
            box((0, s * (b / 2 - 0.008), z), (a, 0.016, c * 0.20), tones[k % 3], 0.003)
            box((s * (a / 2 - 0.008), 0, z), (0.016, b - 0.034, c * 0.20), tones[(k + 1) % 3], 0.003)
        box((0, b * (-0.375 + 0.25 * k), c - 0.008), (a, b * 0.225, 0.018), tones[(k + 2) % 3], 0.003)
    for x in (-a / 2 + 0.035, a / 2 - 0.035):
        for y in (-b / 2 + 0.035, b / 2 - 0.035):
            box((x, y, c / 2 - 0.01), (0.04, 0.04, c - 0.03), tones[1], 0.003)
