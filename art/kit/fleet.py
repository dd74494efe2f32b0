"""The four vehicles as data: the bed that the site states, the cab's profile in metres, the kind of body, colours, plate."""

import re
from dataclasses import dataclass, field
from pathlib import Path

FOOT = 0.3048
SITE = Path(__file__).parents[2] / "content" / "en" / "fleet.ts"
Corner = tuple[float, ...]


@dataclass(frozen=True)
class Cab:
    """A cab as outlines. Side views are (x, z) with the nose at x = 0 and the rear at negative x; front views are (y, z).

    A third value of a corner is its radius. `lamps` is one side's headlamp outline, or None for round lamps;
    `seat` is where the driver's hips are; `band` is how high the accent along the sill is, or None for none."""

    width: float
    edge: float
    taper: float
    bow: float
    wheel: float
    tyre: float
    axle: float
    seat: tuple[float, float]
    profile: tuple[Corner, ...]
    windscreen: tuple[Corner, ...]
    side_window: tuple[Corner, ...]
    door: tuple[Corner, ...]
    mask: tuple[Corner, ...]
    strip: tuple[Corner, ...]
    lamps: tuple[Corner, ...] | None
    deck: float
    rim: str = "#E4E2D8"
    band: float | None = None
    visor: bool = False


@dataclass(frozen=True)
class Vehicle:
    """A vehicle: its bed in feet, its cab, its body (`tilt`, `box`, `smooth` or `container`), its colours by token."""

    length_ft: float
    height_ft: float
    width_ft: float
    cab: Cab = field(repr=False)
    body: str
    colour: str = "offwhite"
    accent: str = "green"
    plate: str = ""
    twin_tyres: bool = False

    @property
    def bed(self) -> tuple[float, float, float]:
        """Length, width and height of the bed in metres."""
        return (self.length_ft * FOOT, self.width_ft * FOOT, self.height_ft * FOOT)


def stated_bed(name: str) -> tuple[float, float, float]:
    """Length, height and width in feet, as the site states them."""
    found = re.search(rf'id: "{name}",.*?specs: specs\(([\d.]+), ([\d.]+), ([\d.]+),', SITE.read_text(), re.DOTALL)
    if not found:
        raise SystemExit(f"{SITE} states no bed for {name}: the pictures take their proportions from there")
    return tuple(float(figure) for figure in found.groups())


# A snub nose with a short steep bonnet, on 12 inch wheels under the toes of the driver.
ACE = Cab(
    width=1.50, edge=0.10, taper=0.06, bow=0.12, wheel=0.265, tyre=0.145, axle=-0.60, deck=0.56, seat=(-1.10, 0.70),
    profile=((-1.42, 0.34, 0.04), (0.0, 0.34, 0.10), (0.03, 0.54, 0.12), (0.01, 0.84, 0.16), (-0.11, 0.99, 0.12), (-0.36, 1.07, 0.08), (-0.84, 1.74, 0.14), (-1.0, 1.81, 0.25), (-1.42, 1.82, 0.10)),
    windscreen=((-0.605, 1.09, 0.07), (0.605, 1.09, 0.07), (0.545, 1.70, 0.1), (-0.545, 1.70, 0.1)),
    side_window=((-1.31, 1.06, 0.05), (-0.50, 1.06, 0.05), (-0.90, 1.65, 0.08), (-1.31, 1.65, 0.08)),
    door=((-1.36, 0.42, 0.06), (-1.0, 0.42, 0.02), (-0.97, 0.60, 0.1), (-0.62, 0.74, 0.15), (-0.42, 1.02, 0.06), (-0.85, 1.70, 0.1), (-1.36, 1.70, 0.08)),
    mask=((-0.34, 0.62, 0.06), (0.34, 0.62, 0.06), (0.31, 0.76, 0.05), (-0.31, 0.76, 0.05)),
    strip=((-0.22, 0.845, 0.012), (0.22, 0.845, 0.012), (0.22, 0.865, 0.012), (-0.22, 0.865, 0.012)),
    lamps=((0.39, 0.64, 0.06), (0.635, 0.69, 0.07), (0.655, 0.92, 0.06), (0.41, 0.82, 0.06)),
    band=0.10,
)

# A box of flat panels and tight edges: upright face, a bar of light across it, lamps low in the bumper.
EULER = Cab(
    width=1.60, edge=0.07, taper=0.03, bow=0.06, wheel=0.295, tyre=0.165, axle=-0.70, deck=0.66, seat=(-0.98, 0.93),
    profile=((-1.44, 0.38, 0.04), (0.0, 0.38, 0.08), (0.03, 0.60, 0.06), (0.03, 1.12, 0.08), (-0.05, 1.20, 0.06), (-0.34, 1.98, 0.12), (-0.50, 2.06, 0.22), (-1.44, 2.08, 0.07)),
    windscreen=((-0.68, 1.205, 0.05), (0.68, 1.205, 0.05), (0.645, 1.91, 0.07), (-0.645, 1.91, 0.07)),
    side_window=((-1.30, 1.18, 0.04), (-0.25, 1.18, 0.03), (-0.49, 1.88, 0.07), (-1.30, 1.88, 0.07)),
    door=((-1.37, 0.46, 0.05), (-1.10, 0.46, 0.02), (-1.06, 0.64, 0.1), (-0.70, 0.76, 0.2), (-0.34, 0.64, 0.06), (-0.16, 1.14, 0.06), (-0.44, 1.95, 0.1), (-1.37, 1.95, 0.08)),
    mask=((-0.73, 0.92, 0.04), (0.73, 0.92, 0.04), (0.73, 1.10, 0.04), (-0.73, 1.10, 0.04)),
    strip=((-0.69, 1.025, 0.014), (0.69, 1.025, 0.014), (0.69, 1.058, 0.014), (-0.69, 1.058, 0.014)),
    lamps=((0.45, 0.61, 0.03), (0.73, 0.61, 0.05), (0.735, 0.78, 0.05), (0.45, 0.78, 0.03)),
    rim="#2B312E",
)

# One soft arc from the bumper to the roof, a flat face with round lamps, the windscreen far forward.
JEM = Cab(
    width=1.58, edge=0.16, taper=0.05, bow=0.13, wheel=0.28, tyre=0.155, axle=-0.66, deck=0.60, seat=(-0.98, 0.80),
    profile=((-1.42, 0.36, 0.04), (0.0, 0.36, 0.14), (0.05, 0.62, 0.2), (0.04, 0.96, 0.3), (-0.12, 1.24, 0.3), (-0.44, 1.80, 0.3), (-0.74, 1.93, 0.35), (-1.42, 1.96, 0.16)),
    windscreen=((-0.61, 1.07, 0.17), (0.61, 1.07, 0.17), (0.55, 1.78, 0.2), (-0.55, 1.78, 0.2)),
    side_window=((-1.29, 1.08, 0.10), (-0.36, 1.08, 0.08), (-0.64, 1.74, 0.16), (-1.29, 1.74, 0.16)),
    door=((-1.35, 0.44, 0.06), (-1.04, 0.44, 0.02), (-1.0, 0.62, 0.1), (-0.66, 0.74, 0.2), (-0.34, 0.62, 0.06), (-0.24, 1.04, 0.06), (-0.56, 1.81, 0.16), (-1.35, 1.81, 0.14)),
    mask=((-0.67, 0.63, 0.12), (0.67, 0.63, 0.12), (0.67, 0.88, 0.12), (-0.67, 0.88, 0.12)),
    strip=((-0.34, 0.745, 0.012), (0.34, 0.745, 0.012), (0.34, 0.765, 0.012), (-0.34, 0.765, 0.012)),
    lamps=None,
    rim="#F1F0EA",
)

# A light truck: the cab stands over the axle on 16 inch wheels, a windscreen nearly a metre high, a barred grille.
EICHER = Cab(
    width=1.94, edge=0.10, taper=0.025, bow=0.07, wheel=0.39, tyre=0.20, axle=-0.92, deck=0.92, seat=(-1.06, 1.22),
    profile=((-1.62, 0.54, 0.05), (0.0, 0.50, 0.10), (0.05, 0.80, 0.08), (0.03, 1.30, 0.10), (-0.04, 1.42, 0.08), (-0.26, 2.28, 0.14), (-0.44, 2.40, 0.26), (-1.62, 2.42, 0.10)),
    windscreen=((-0.845, 1.42, 0.06), (0.845, 1.42, 0.06), (0.80, 2.20, 0.10), (-0.80, 2.20, 0.10)),
    side_window=((-1.36, 1.38, 0.05), (-0.24, 1.38, 0.05), (-0.42, 2.16, 0.09), (-1.36, 2.16, 0.08)),
    door=((-1.43, 1.02, 0.05), (-0.20, 1.0, 0.06), (-0.18, 1.36, 0.05), (-0.40, 2.24, 0.1), (-1.43, 2.24, 0.08)),
    mask=((-0.74, 0.99, 0.05), (0.74, 0.99, 0.05), (0.80, 1.31, 0.05), (-0.80, 1.31, 0.05)),
    strip=((-0.66, 1.045, 0.012), (0.66, 1.045, 0.012), (0.665, 1.07, 0.012), (-0.665, 1.07, 0.012)),
    lamps=((0.53, 0.68, 0.04), (0.86, 0.70, 0.06), (0.87, 0.91, 0.06), (0.53, 0.89, 0.04)),
    rim="#C9CDC8", visor=True,
)

FLEET: dict[str, Vehicle] = {
    "tata-ace": Vehicle(*stated_bed("tata-ace"), ACE, "tilt", "offwhite", "green", "CH 01 EV 2041"),
    "euler": Vehicle(*stated_bed("euler"), EULER, "box", "mid", "mid", "HR 26 EV 7309"),
    "jem": Vehicle(*stated_bed("jem"), JEM, "smooth", "lime", "green", "DL 1L EV 5162"),
    "eicher": Vehicle(*stated_bed("eicher"), EICHER, "container", "green", "green", "PB 65 EV 1184", twin_tyres=True),
}
