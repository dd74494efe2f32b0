"""People as quiet figures without faces: standing, carrying, seen from any side."""

import math

from .goods import parcel
from .material import matte
from .mesh import Point3, ball, box, cylinder, lathe, torus, tube


def _limb(points: list[Point3], radii: tuple[float, float], colour: str) -> None:
    """A tapering arm or leg along joints."""
    stuff = matte(colour, 0.75)
    tube(points, radii[0], stuff, end=radii[1])
    for k, point in enumerate(points):
        ball(point, radii[0] + (radii[1] - radii[0]) * k / (len(points) - 1), stuff, detail=4)


def person(top: str = "green", legs: str = "#2B3A45", skin: str = "#9C6B4B", cap: str | None = "green", carries: bool = False, phone: bool = False, stride: float = 0.0, turban: str | None = None, bag: bool = False, vest: str | None = None) -> None:
    """A figure 1.74 m tall that faces +x: its clothes, what is on its head, what it holds."""
    shoe, hair = matte("#20262A", 0.6), matte("#1d1a19", 0.8)
    for s in (1, -1):
        reach = s * stride
        _limb([(0, s * 0.085, 0.90), (0.02 + reach * 0.5, s * 0.09, 0.49), (reach * 0.9, s * 0.09, 0.10)], (0.092, 0.058), legs)
        box((reach * 0.9 + 0.05, s * 0.09, 0.045), (0.27, 0.10, 0.09), shoe, 0.04, 4)
    body = lathe([(0.001, 0.83), (0.188, 0.83), (0.186, 0.90), (0.172, 1.05), (0.195, 1.28), (0.20, 1.38), (0.15, 1.455), (0.07, 1.49), (0.001, 1.50)], matte(top, 0.75), 40, 180, upright=True)
    body.scale = (0.72, 1.06, 1)
    if vest:
        shell = lathe([(0.178, 0.93), (0.176, 1.05), (0.207, 1.28), (0.208, 1.40), (0.16, 1.455)], matte(vest, 0.6), 40, 180, upright=True)
        shell.scale = (0.73, 1.07, 1)
        for z in (1.04, 1.16):
            band = lathe([(0.186 + (z - 1.04) * 0.13, z), (0.193 + (z - 1.04) * 0.13, z + 0.045)], matte("#E8ECE4", 0.3), 40, 180, upright=True)
            band.scale = (0.74, 1.08, 1)
    flesh = matte(skin, 0.6)
    cylinder((0.005, 0, 1.52), 0.055, 0.12, flesh)
    ball((0.015, 0, 1.645), 0.108, flesh, (0.98, 0.84, 1.15), 4)
    for s in (1, -1):
        ball((0.0, s * 0.093, 1.635), 0.026, flesh, (0.8, 0.5, 1.2))
    ball((-0.014, 0, 1.672), 0.113, hair, (0.96, 0.89, 1.0), 4)
    if cap:
        ball((-0.004, 0, 1.705), 0.118, matte(cap, 0.6), (1.0, 0.92, 0.75), 4)
        box((0.125, 0, 1.70), (0.13, 0.16, 0.016), matte(cap, 0.6), 0.008, turn=(0, 0.12, 0))
    if turban:
        for k in range(4):
            ring = torus((-0.008, 0, 1.70 + 0.028 * k), 0.092 - 0.012 * k, 0.044, matte(turban, 0.75), "z")
            ring.rotation_euler = (math.pi / 2 + 0.14 * (-1) ** k, 0.10, 0)
        ball((-0.008, 0, 1.765), 0.075, matte(turban, 0.75))
    for s in (1, -1):
        shoulder = (0, s * 0.205, 1.39)
        if carries:
            joints = [shoulder, (0.06, s * 0.25, 1.13), (0.29, s * 0.19, 1.04)]
        elif phone and s < 0:
            joints = [shoulder, (0.07, s * 0.25, 1.14), (0.26, s * 0.12, 1.24)]
            box((0.31, s * 0.10, 1.30), (0.012, 0.075, 0.155), matte("#101714", 0.2, coat=0.5), 0.006, turn=(0, -0.35, 0))
        else:
            joints = [shoulder, (-0.02 - s * stride * 0.25, s * 0.255, 1.13), (0.04 - s * stride * 0.6, s * 0.25, 0.90)]
        _limb(joints[:2], (0.062, 0.054), top)
        _limb(joints[1:], (0.050, 0.040), skin)
        ball(joints[-1], 0.048, flesh, (1, 0.8, 1))
    if carries:
        parcel((0.40, 0, 1.10), (0.32, 0.42, 0.28))
    if bag:
        box((-0.23, 0, 1.20), (0.22, 0.34, 0.42), matte("lime", 0.6), 0.06, 5)
        for s in (1, -1):
            tube([(-0.15, s * 0.11, 1.40), (0.0, s * 0.125, 1.475), (0.13, s * 0.12, 1.36), (0.12, s * 0.14, 1.10)], 0.016, matte("#1b2320", 0.7))
