"""The clear mornings in which the light theme shows roads, streets and yards: a sun that is hardly warm, shade filled by a blue sky."""

from .develop import Haze, Look
from .stage import sky, sun

LOOK = Look(exposure=1.12, haze=Haze(45, 1500, "#CEDDE6", 0.75, 0.85), bloom=0.05, contrast=1.08)
SUN = "#FFEFDC"
"""White beside the sky's blue: a yellower one turns every wall to cream and every shade to green."""


def key(elevation: float, azimuth: float, power: float = 3.6, softness: float = 0.8) -> None:
    """The sun, from the side of what the camera looks at: one face in light, one in shade, each with an edge."""
    sun(elevation, azimuth, power, SUN, softness)


def fields() -> None:
    """Blue from the tree tops up, the warmth of the early sun only along the horizon."""
    sky([(-1, "#5F6152"), (-0.02, "#EEE6D8"), (0.02, "#E9E6DF"), (0.06, "#DAE4E8"), (0.12, "#C1D8E5"), (0.25, "#A2C6DC"), (0.5, "#7CAECD"), (1, "#4F88B4")], 0.92)


def town() -> None:
    """A sky over roofs, bright and cool down to the horizon."""
    sky([(-1, "#77756F"), (-0.02, "#E9EBEA"), (0.05, "#DFE8EC"), (0.2, "#BDD6E3"), (0.5, "#8DB9D3"), (1, "#5C93BC")], 0.72)
