"""The hour after sunset, in which the dark theme shows the roads and the streets: its skies and how it is developed."""

from .develop import Haze, Look
from .material import set_light
from .stage import sky

CABIN = 5.0
"""How strongly cabins are lit: weakly, because evenings are exposed longer."""


def developed(haze: Haze | None = None, exposure: float = 1.75) -> Look:
    """Longer exposed than the day, with a glow around every lamp."""
    return Look(exposure=exposure, haze=haze, bloom=0.12, threshold=0.9, contrast=1.05)


def afterglow() -> None:
    """The sky over the fields: a band of the sun's colour, teal above it."""
    sky([(-1, "#16211d"), (-0.02, "#F0A070"), (0.03, "#DE9A80"), (0.09, "#877F8A"), (0.2, "#3C6B78"), (0.45, "#15495A"), (1, "#08293A")], 0.62)
    set_light("cabin", CABIN)


def blue_hour() -> None:
    """The sky over the town: a violet horizon, teal above it."""
    sky([(-1, "#0c1512"), (-0.02, "#B98A86"), (0.04, "#8F8590"), (0.15, "#55717E"), (0.4, "#234C5A"), (1, "#0B2A36")], 0.42)
    set_light("cabin", CABIN)
