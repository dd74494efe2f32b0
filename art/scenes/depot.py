"""The charging depot: three vehicles on charge under the canopy; at night with a wet floor and a lit edge, for the blog by morning as well."""

from dataclasses import replace

from kit import daylight
from kit.depot import bay, bay_lines, bollard, canopy, charger, dock_wall
from kit.develop import Look
from kit.material import concrete, matte
from kit.mesh import box, place, prop, quad
from kit.nature import broadleaf, grove
from kit.people import Clothes, person
from kit.stage import Shot, area, sky
from kit.truck import truck

LOOK = Look(exposure=1.7, bloom=0.12, threshold=0.9, saturation=1.05)
DAY = Look(exposure=1.08, contrast=1.08, bloom=0.04)
SHOTS = {
    "hero-depot": Shot((11.2, -6.4, 1.7), (-1.6, 1.5, 1.85), (2000, 1125), samples=40, lens=44, shift=(-0.20, 0.045)),
    "blog-charging": Shot((3.1, 3.5, 1.35), (-1.15, 1.05, 0.98), (1600, 1067), 14, lens=40, focus=4.6, fstop=4.0, look=DAY),
    "hero-depot-tall": Shot((11.8, -4.4, 1.7), (-1.4, 2.0, 1.85), (800, 1000), 30, lens=51, shift=(0.03, 0.30)),
}
SHOTS["blog-charging-dusk"] = replace(SHOTS["blog-charging"], look=None)
BAYS = (0.0, 3.6, 7.2)


def build(shot: Shot) -> None:
    """Bays face +x; the chargers stand on the left of each vehicle."""
    day = shot.look is DAY
    quad(-80, 80, -80, 80, 0, concrete() if day else matte("#1B2C28", 0.28, coat=0.3, specular=0.6))
    pillar = prop(charger, 1.95, 3.0)
    for name, y in zip(("euler", "jem", "tata-ace"), BAYS):
        place(bay(truck(name, lamps=1.2), pillar, y))
    bay_lines(BAYS, -4.6, 1.0, 1.75)
    canopy(-6.3, 2.0, -2.6, 10.4, 4.4, "Charging depot" if shot.size[0] < shot.size[1] else "", 1.7)
    dock_wall(-9.4, -3.4, 42, lit=0 if day else 3.0, day=day)
    box((-9.8, -22.9, 1.3), (0.4, 40, 2.6), matte("#D5D5D1" if day else "#22382F", 0.8), 0.05)
    place(prop(person, Clothes("green", "#22303A", "#8a5a3c", cap="green", vest="#BFE03A")), (2.5, 5.6, 0), 215)
    for k, y in enumerate((-3.0, -4.2)):
        place(prop(bollard), (0.8, y, 0))
    trees = grove(broadleaf, 2) if day else grove(broadleaf, 2, colour="#2E6A4E", lit="#3C7F58")
    for k, (x, y) in enumerate(((-13.5, -6.6), (-13, -11), (-12, -15.5), (-13.5, -20), (-12.5, -26))):
        place(trees[k % 2], (x, y, 0), k * 80)
    if day:
        daylight.town()
        daylight.key(30, 22)
        area((8, 7, 5), (0, 2, 1), 6, 260, "#E4EEF6")
        return
    sky([(-1, "#06110f"), (0, "#2F6A6C"), (0.10, "#1C4A57"), (0.5, "#0A2027"), (1, "#050d13")], 0.8)
    for y in BAYS:
        area((-1.3, y, 4.15), (-1.3, y, 0), 0.8, 60, "#FFEFD6", 4.5)
    area((10, 0, 5), (0, 3, 1), 5, 520, "#DCEEFF")
    area((1, -8, 3.6), (-2, 0, 1.6), 3, 420, "#E8F4E4")
    area((8, 7, 3), (0, 0, 1), 4, 120, "#D9FFB0")
    area((-9, -3, 9), (-2, 0, 1), 5, 160, "#9FD0FF")
