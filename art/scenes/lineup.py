"""The fleet in line on a calm ground, smallest in front."""

from kit.develop import Haze, Look
from kit.material import matte
from kit.mesh import place, quad
from kit.stage import Shot, area, sky, sun
from kit.truck import truck

GROUND = "#E3E4E0"
LOOK = Look(exposure=1.0, haze=Haze(27, 34, GROUND, 0.8, 0.92, True), bloom=0.04, contrast=1.09)
SHOTS = {"share-base": Shot((17.6, -9.6, 4.4), (-1.3, 0.4, 1.2), (1200, 630), 18, lens=45, shift=(-0.21, 0.0))}


def build(shot: Shot) -> None:
    """Four vehicles side by side, each a little further back."""
    quad(-200, 200, -200, 200, 0, matte("#CDCECA", 0.85, specular=0.25))
    for name, x, y in (("tata-ace", 1.7, -3.6), ("jem", 1.0, -1.2), ("euler", 0.2, 1.3), ("eicher", -0.7, 4.1)):
        place(truck(name, lamps=2.0), (x, y, 0))
    sky([(-1, GROUND), (0, GROUND), (0.15, GROUND), (0.5, "#F3F5F7"), (1, "#ffffff")], 0.46)
    sun(44, -70, 2.7, "#FFF6EA", 3)
    area((11, 4, 4), (0, 1, 1), 3, 420, "#EEF5FF")
    area((-8, 6, 6), (-1, 1, 1.6), 5, 1100, "#F2F7FF")
