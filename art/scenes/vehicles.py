"""The four vehicles on nothing: one camera and one scale for all, soft shadow, for light and dark pages."""

from kit.develop import Look
from kit.material import matte
from kit.mesh import place, quad
from kit.stage import Shot, area, sky, sun
from kit.truck import truck

LOOK = Look(exposure=1.0, transparent=True, contrast=1.08)
EYE, AIM = (12.6, -13.4, 4.3), (0.0, 0.0, 1.42)
SHOTS = {f"vehicle-{name}": Shot(EYE, AIM, (1600, 1000), 40, lens=96, options={"vehicle": name}) for name in ("tata-ace", "euler", "jem", "eicher")}


def build(shot: Shot) -> None:
    """The vehicle stands centred over the origin on a floor that only catches its shadow."""
    vehicle = truck(str(shot.options["vehicle"]), lamps=2.0)
    place(vehicle, (vehicle["length"] / 2, 0, 0))
    floor = quad(-5.0, 6.0, -3.2, 6.5, 0, matte("#CCCCC9", 0.9))
    floor.is_shadow_catcher = True
    sky([(-1, "#B2B4B3"), (0, "#D6DADC"), (0.3, "#EDF1F4"), (1, "#ffffff")], 0.42)
    sun(44, -74, 2.8, "#FFF7EC", 3)
    area((9, 5.5, 3.0), (1.5, 0, 0.8), 6.0, 300, "#E4F2FF", 1.2)
    area((-5, -9, 5), (-0.5, 0, 1.2), 6, 140, "#F4F8FF")
    area((-5, 7, 6), (0, 0, 1.6), 5, 1500, "#E6F4FF")
    area((-8, -2.5, 5.5), (0, 0, 2.2), 2.5, 700, "#FFF4E2")
