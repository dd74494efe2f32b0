"""The four vehicles on nothing: one camera and one scale for all, soft shadow, for light and dark pages."""

from kit.develop import Look
from kit.material import matte
from kit.mesh import place, quad
from kit.stage import Shot, area, sky, sun
from kit.truck import truck

LOOK = Look(exposure=1.0, transparent=True, contrast=1.04)
EYE, AIM = (12.6, -13.4, 4.3), (0.0, 0.0, 1.42)
SHOTS = {f"vehicle-{name}": Shot(EYE, AIM, (1600, 1000), 40, lens=96, options={"vehicle": name}) for name in ("tata-ace", "euler", "jem", "eicher")}


def build(shot: Shot) -> None:
    """The vehicle stands centred over the origin on a floor that only catches its shadow."""
    vehicle = truck(str(shot.options["vehicle"]), lamps=2.0)
    place(vehicle, (vehicle["length"] / 2, 0, 0))
    floor = quad(-40, 40, -40, 40, 0, matte("#C9D2C8", 0.9))
    floor.is_shadow_catcher = True
    sky([(-1, "#AEBBB0"), (0, "#DDE6DC"), (0.3, "#F2F5F0"), (1, "#ffffff")], 0.52)
    sun(46, -52, 2.1, "#FFF1DC", 14)
    area((9, 1.5, 3.4), (1.5, 0, 1.0), 4.0, 420, "#ffffff", 2.0)
    area((-5, -9, 5), (-0.5, 0, 1.2), 6, 420, "#F2FFF6")
    area((-4, 8, 6), (0, 0, 1.2), 6, 800)
