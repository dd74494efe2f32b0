"""The four vehicles on nothing: one camera and one scale for all, for light and dark pages. Each stands on its own shadow."""

from dataclasses import replace

from kit.develop import Look
from kit.material import set_light
from kit.mesh import place
from kit.stage import Shot, area, shadow_floor, sky, sun
from kit.truck import truck

LOOK = Look(exposure=1.0, transparent=True, contrast=1.08)
DUSK = Look(exposure=1.0, transparent=True, contrast=1.06, lamps=0.42, shadow="#010403", depth=0.85)
EYE, AIM = (12.6, -13.4, 4.3), (0.0, 0.0, 1.42)
SHOTS = {f"vehicle-{name}": Shot(EYE, AIM, (1600, 1000), 28, lens=96, options={"vehicle": name}) for name in ("tata-ace", "euler", "jem", "eicher")}
SHOTS |= {f"{name}-dusk": replace(shot, look=DUSK) for name, shot in SHOTS.items()}


def build(shot: Shot) -> None:
    """The vehicle stands centred over the origin."""
    vehicle = truck(str(shot.options["vehicle"]), lamps=2.0)
    place(vehicle, (vehicle["length"] / 2, 0, 0))
    shadow_floor(-6.0, 7.0, -4.2, 7.5)
    if shot.look is DUSK:
        evening()
        return
    sky([(-1, "#B2B4B3"), (0, "#D6DADC"), (0.3, "#EDF1F4"), (1, "#ffffff")], 0.42)
    sun(44, -74, 2.8, "#FFFDFA", 3)
    area((9, 5.5, 3.0), (1.5, 0, 0.8), 6.0, 300, "#E4F2FF", 1.2)
    area((-5, -9, 5), (-0.5, 0, 1.2), 6, 140, "#F4F8FF")
    area((-5, 7, 6), (0, 0, 1.6), 5, 1500, "#E6F4FF")
    area((-8, -2.5, 5.5), (0, 0, 2.2), 2.5, 700, "#FFFBF4")


def evening() -> None:
    """A yard after sunset: a blue sky above, one warm lamp at the side, cool edges from behind, the vehicle's own lamps on."""
    sky([(-1, "#0E1512"), (0, "#3C5A6C"), (0.3, "#2A4E66"), (1, "#1C3E58")], 0.5)
    area((1.0, -8.5, 6.5), (0.2, 0, 1.0), 2.4, 640, "#FFE0B8")
    area((10, -3.5, 4.0), (1.6, 0, 1.0), 4.0, 420, "#C6DCEE")
    area((-5, 7, 6), (0, 0, 1.6), 5, 1300, "#9CC9EE")
    area((-8, -2.5, 5.5), (0, 0, 2.2), 2.5, 420, "#BBDDF5")
    set_light("lamp", 11.0)
    set_light("cabin", 9.0)
