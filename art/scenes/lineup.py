"""The fleet in line on a calm ground, smallest in front; by day and, for the dark theme, at dusk."""

from kit.develop import Haze, Look
from kit.material import matte, set_light
from kit.mesh import place, quad
from kit.stage import Shot, area, sky, sun
from kit.truck import truck

GROUND = "#E3E4E0"
LOOK = Look(exposure=1.0, haze=Haze(27, 34, GROUND, 0.8, 0.92, True), bloom=0.04, contrast=1.09)
DUSK_GROUND = "#0C211C"
DUSK = Look(exposure=2.1, haze=Haze(27, 34, DUSK_GROUND, 0.8, 0.5, True), bloom=0.08, threshold=0.9)
SHOTS = {
    "about": Shot((17.6, -9.6, 4.7), (-1.5, 0.35, 1.25), (2000, 1250), 48, lens=66),
    "about-dusk": Shot((17.6, -9.6, 4.7), (-1.5, 0.35, 1.25), (2000, 1250), 48, lens=66, look=DUSK),
    "share-base": Shot((17.6, -9.6, 4.4), (-1.3, 0.4, 1.2), (1200, 630), 18, lens=45, shift=(-0.21, 0.0)),
}


def build(shot: Shot) -> None:
    """Four vehicles side by side, each a little further back."""
    dusk = shot.look is DUSK
    quad(-200, 200, -200, 200, 0, matte("#26423B" if dusk else "#CDCECA", 0.6 if dusk else 0.85, specular=0.25))
    for name, x, y in (("tata-ace", 1.7, -3.6), ("jem", 1.0, -1.2), ("euler", 0.2, 1.3), ("eicher", -0.7, 4.1)):
        place(truck(name, lamps=2.0), (x, y, 0))
    if dusk:
        evening()
        return
    sky([(-1, GROUND), (0, GROUND), (0.15, GROUND), (0.5, "#F3F5F7"), (1, "#ffffff")], 0.46)
    sun(44, -70, 2.7, "#FFF6EA", 3)
    area((11, 4, 4), (0, 1, 1), 3, 420, "#EEF5FF")
    area((-8, 6, 6), (-1, 1, 1.6), 5, 1100, "#F2F7FF")


def evening() -> None:
    """The last light: a cool sky, a low warm sun, lamps that are on already."""
    sky([(-1, DUSK_GROUND), (0, "#1C4A3F"), (0.4, "#2F6A6C"), (1, "#1C4A57")], 0.6)
    sun(22, -62, 1.0, "#FFB27A", 8)
    area((9, 3, 3), (0, 0, 1), 3, 260, "#DCEEFF")
    area((-4, -9, 6), (-1, 0, 1), 5, 420, "#BFE4DC")
    set_light("lamp", 8.0)
