"""The four vehicles as data: the fleet table's bed in feet, the cab's profile in metres, colours, number plate."""

from dataclasses import dataclass, field

FOOT = 0.3048
Corner = tuple[float, ...]


@dataclass(frozen=True)
class Cab:
    """A cab as outlines. Side views are (x, z) with the nose at x = 0 and the rear at negative x; front views are (y, z).

    A third value of a corner is its radius. `lamps` is one side's headlamp outline, or None for round lamps."""

    width: float
    edge: float
    taper: float
    bow: float
    wheel: float
    axle: float
    profile: tuple[Corner, ...]
    windscreen: tuple[Corner, ...]
    side_window: tuple[Corner, ...]
    door: tuple[Corner, ...]
    mask: tuple[Corner, ...]
    strip: tuple[Corner, ...]
    lamps: tuple[Corner, ...] | None
    deck: float


@dataclass(frozen=True)
class Vehicle:
    """A vehicle: its bed from the fleet table (feet), its cab and its colours by token."""

    length_ft: float
    width_ft: float
    height_ft: float
    cab: Cab = field(repr=False)
    colour: str = "offwhite"
    accent: str = "green"
    plate: str = ""

    @property
    def bed(self) -> tuple[float, float, float]:
        """Length, width and height of the bed in metres."""
        return (self.length_ft * FOOT, self.width_ft * FOOT, self.height_ft * FOOT)


ACE = Cab(
    width=1.50, edge=0.10, taper=0.055, bow=0.10, wheel=0.285, axle=-0.74, deck=0.60,
    profile=((-1.46, 0.36, 0.04), (0.0, 0.36, 0.12), (0.02, 0.60, 0.14), (-0.05, 0.98, 0.14), (-0.26, 1.10, 0.10), (-0.74, 1.76, 0.16), (-0.92, 1.83, 0.3), (-1.46, 1.84, 0.09)),
    windscreen=((-0.585, 1.155, 0.10), (0.585, 1.155, 0.10), (0.53, 1.70, 0.12), (-0.53, 1.70, 0.12)),
    side_window=((-1.34, 1.12, 0.06), (-0.45, 1.12, 0.05), (-0.80, 1.66, 0.09), (-1.34, 1.66, 0.09)),
    door=((-1.40, 0.44, 0.06), (-1.06, 0.44, 0.02), (-1.02, 0.62, 0.1), (-0.74, 0.72, 0.2), (-0.40, 0.62, 0.06), (-0.34, 1.06, 0.06), (-0.74, 1.71, 0.1), (-1.40, 1.71, 0.08)),
    mask=((-0.30, 0.66, 0.06), (0.30, 0.66, 0.06), (0.28, 0.80, 0.04), (-0.28, 0.80, 0.04)),
    strip=((0.36, 0.905, 0.012), (0.675, 0.955, 0.012), (0.675, 0.975, 0.012), (0.36, 0.925, 0.012)),
    lamps=((0.34, 0.68, 0.05), (0.66, 0.71, 0.06), (0.68, 0.89, 0.05), (0.36, 0.83, 0.05)),
)

EULER = Cab(
    width=1.58, edge=0.085, taper=0.04, bow=0.08, wheel=0.30, axle=-0.74, deck=0.64,
    profile=((-1.46, 0.38, 0.04), (0.0, 0.38, 0.10), (0.03, 0.62, 0.10), (0.0, 1.00, 0.14), (-0.14, 1.16, 0.12), (-0.52, 1.90, 0.14), (-0.70, 1.97, 0.25), (-1.46, 1.98, 0.085)),
    windscreen=((-0.66, 1.12, 0.07), (0.66, 1.12, 0.07), (0.60, 1.83, 0.10), (-0.60, 1.83, 0.10)),
    side_window=((-1.34, 1.16, 0.05), (-0.34, 1.16, 0.04), (-0.62, 1.80, 0.08), (-1.34, 1.80, 0.08)),
    door=((-1.40, 0.46, 0.05), (-1.08, 0.46, 0.02), (-1.03, 0.64, 0.1), (-0.74, 0.75, 0.2), (-0.40, 0.64, 0.06), (-0.22, 1.10, 0.06), (-0.60, 1.86, 0.1), (-1.40, 1.86, 0.08)),
    mask=((-0.70, 0.83, 0.05), (0.70, 0.83, 0.05), (0.70, 0.97, 0.05), (-0.70, 0.97, 0.05)),
    strip=((-0.62, 0.885, 0.012), (0.62, 0.885, 0.012), (0.62, 0.912, 0.012), (-0.62, 0.912, 0.012)),
    lamps=((0.44, 0.64, 0.03), (0.71, 0.64, 0.05), (0.72, 0.79, 0.05), (0.44, 0.77, 0.03)),
)

JEM = Cab(
    width=1.54, edge=0.13, taper=0.06, bow=0.12, wheel=0.29, axle=-0.76, deck=0.62,
    profile=((-1.46, 0.37, 0.04), (0.0, 0.37, 0.16), (0.04, 0.66, 0.2), (-0.06, 1.0, 0.22), (-0.24, 1.12, 0.14), (-0.64, 1.80, 0.22), (-0.86, 1.90, 0.35), (-1.46, 1.90, 0.13)),
    windscreen=((-0.60, 1.14, 0.13), (0.60, 1.14, 0.13), (0.54, 1.76, 0.16), (-0.54, 1.76, 0.16)),
    side_window=((-1.33, 1.14, 0.08), (-0.43, 1.14, 0.06), (-0.76, 1.72, 0.12), (-1.33, 1.72, 0.12)),
    door=((-1.40, 0.45, 0.06), (-1.09, 0.45, 0.02), (-1.05, 0.62, 0.1), (-0.76, 0.74, 0.2), (-0.42, 0.62, 0.06), (-0.33, 1.08, 0.06), (-0.70, 1.78, 0.12), (-1.40, 1.78, 0.1)),
    mask=((-0.66, 0.64, 0.11), (0.66, 0.64, 0.11), (0.66, 0.87, 0.11), (-0.66, 0.87, 0.11)),
    strip=((-0.36, 0.745, 0.012), (0.36, 0.745, 0.012), (0.36, 0.765, 0.012), (-0.36, 0.765, 0.012)),
    lamps=None,
)

EICHER = Cab(
    width=1.86, edge=0.11, taper=0.035, bow=0.09, wheel=0.375, axle=-0.98, deck=0.86,
    profile=((-1.66, 0.50, 0.05), (0.0, 0.48, 0.12), (0.04, 0.80, 0.10), (0.02, 1.22, 0.16), (-0.08, 1.40, 0.14), (-0.32, 2.18, 0.16), (-0.52, 2.28, 0.28), (-1.66, 2.30, 0.11)),
    windscreen=((-0.79, 1.38, 0.08), (0.79, 1.38, 0.08), (0.74, 2.10, 0.12), (-0.74, 2.10, 0.12)),
    side_window=((-1.42, 1.36, 0.06), (-0.30, 1.36, 0.05), (-0.48, 2.06, 0.10), (-1.42, 2.06, 0.09)),
    door=((-1.49, 1.00, 0.05), (-0.24, 0.98, 0.08), (-0.22, 1.34, 0.06), (-0.47, 2.15, 0.12), (-1.49, 2.15, 0.09)),
    mask=((-0.78, 1.04, 0.06), (0.78, 1.04, 0.06), (0.78, 1.26, 0.06), (-0.78, 1.26, 0.06)),
    strip=((0.53, 0.955, 0.012), (0.82, 0.985, 0.012), (0.82, 1.005, 0.012), (0.53, 0.975, 0.012)),
    lamps=((0.50, 0.70, 0.04), (0.83, 0.73, 0.06), (0.84, 0.93, 0.06), (0.50, 0.89, 0.04)),
)

FLEET: dict[str, Vehicle] = {
    "tata-ace": Vehicle(7.2, 4.5, 5.0, ACE, "offwhite", "green", "CH 01 EV 2041"),
    "euler": Vehicle(8.2, 5.0, 6.0, EULER, "mid", "green", "HR 26 EV 7309"),
    "jem": Vehicle(7.8, 4.8, 6.0, JEM, "lime", "green", "DL 1L EV 5162"),
    "eicher": Vehicle(10.8, 6.5, 7.0, EICHER, "green", "green", "PB 65 EV 1184"),
}
