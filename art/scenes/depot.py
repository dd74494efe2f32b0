"""The charging depot at night: three vehicles on charge under the canopy, wet floor, lit edge."""

from kit.depot import bay, bay_lines, bollard, canopy, charger, dock_wall
from kit.develop import Look
from kit.material import matte
from kit.mesh import place, prop, quad
from kit.nature import broadleaf, grove
from kit.people import person
from kit.stage import Shot, area, sky
from kit.truck import truck

LOOK = Look(exposure=1.7, bloom=0.12, threshold=0.9, saturation=1.05)
SHOTS = {
    "hero-depot": Shot((10.6, -7.4, 1.75), (-1.6, 0.2, 1.85), samples=40, lens=38, shift=(-0.17, 0.035)),
    "hero-depot-tall": Shot((11.4, -6.2, 1.75), (-1.4, 0.4, 1.85), (800, 1000), 44, lens=46, shift=(0.0, 0.23)),
}
BAYS = (-3.5, 0.0, 3.5)


def build(shot: Shot) -> None:
    """Bays face +x; the chargers stand on the left of each vehicle."""
    quad(-80, 80, -80, 80, 0, matte("#1B2C28", 0.28, coat=0.3, specular=0.6))
    pillar = prop(charger, 1.95, 3.0)
    for name, y in zip(("tata-ace", "euler", "jem"), BAYS):
        place(bay(truck(name, lamps=1.2), pillar, y))
    bay_lines(BAYS, -4.6, 1.0, 1.75)
    canopy(-6.3, 2.0, -6.6, 6.9, 4.4, "Charging depot")
    dock_wall(-9.4, -40, 40)
    place(prop(person, "green", "#22303A", "#8a5a3c", vest="lime", phone=True), (2.3, 2.0, 0), 215)
    for k, y in enumerate((-7.6, -9.6, 8.0)):
        place(prop(bollard), (0.8, y, 0))
    trees = grove(broadleaf, 2, colour="#2E6A4E", lit="#3C7F58")
    for k, (x, y) in enumerate(((-6.5, -13), (-4.5, -17), (-7, 11.5), (-3, 13.2), (-6, 16))):
        place(trees[k % 2], (x, y, 0), k * 80)
    sky([(-1, "#06110f"), (0, "#2F6A6C"), (0.10, "#1C4A57"), (0.5, "#0A2027"), (1, "#050d13")], 0.8)
    for y in BAYS:
        area((-1.3, y, 4.15), (-1.3, y, 0), 0.8, 60, "#FFEFD6", 4.5)
    area((9, -6, 5), (0, 0, 1), 5, 330, "#D6ECFF")
    area((8, 7, 3), (0, 0, 1), 4, 120, "#D9FFB0")
    area((-9, -3, 9), (-2, 0, 1), 5, 160, "#9FD0FF")
