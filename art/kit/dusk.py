"""The hour after sunset, in which the dark theme shows the roads and the streets: its skies and how it is developed."""

from .develop import Haze, Look
from .material import set_light
from .stage import sky, spot

CABIN = 5.0
"""How strongly cabins are lit: weakly, because evenings are exposed longer."""
HAZE = Haze(30, 1200, "#8C7F8E", 0.6, 0.34)
"""The air over the fields: as dark as the land, so that the afterglow ends at the horizon."""


def developed(haze: Haze | None = None, exposure: float = 1.75) -> Look:
    """Longer exposed than the day, with a glow around every lamp."""
    return Look(exposure=exposure, haze=haze, bloom=0.12, threshold=0.9, contrast=1.05)


def afterglow() -> None:
    """The sky over the fields, seen towards the sun that is down: a thin band of its colour, a deep blue above it."""
    evening = [(0.06, "#85748A"), (0.13, "#3C6080"), (0.3, "#1B4868"), (1, "#0A2740")]
    west = [(-1, "#10181C"), (-0.02, "#F09A62"), (0.02, "#D98A72"), *evening]
    sky(west, 0.62, opposite=[(-1, "#10181C"), (-0.02, "#4A5A70"), (0.02, "#5A6B84"), *evening])
    set_light("cabin", CABIN)


def blue_hour() -> None:
    """The sky over the town: a violet horizon, teal above it."""
    sky([(-1, "#0c1512"), (-0.02, "#B98A86"), (0.04, "#8F8590"), (0.15, "#55717E"), (0.4, "#234C5A"), (1, "#0B2A36")], 0.42)
    set_light("cabin", CABIN)


def headlamps(nose: float, lane: float, half: float, power: float, towards: int = 1) -> None:
    """The pool of light that a vehicle throws before it: its nose at x = `nose`, it drives towards +x or -x (1 or -1), `half` is half the distance of its lamps."""
    for side in (half, -half):
        spot((nose + towards * 0.25, lane + side, 0.78), (nose + towards * 4.6, lane + side, 0), power, "#FFF0D6", 84, 1.0)
