"""The clear morning over the fields, in which the light theme shows the roads."""

from .develop import Haze, Look
from .stage import sky

LOOK = Look(exposure=1.18, haze=Haze(45, 1500, "#CFE0E4", 0.75, 0.85), bloom=0.06, contrast=1.06)


def fields() -> None:
    """Blue from the tree tops up, the warmth of the early sun only along the horizon."""
    sky([(-1, "#6E7458"), (-0.02, "#F3E2C4"), (0.02, "#EFE4CE"), (0.06, "#D9E5E3"), (0.12, "#C0DBE2"), (0.25, "#A3CCDA"), (0.5, "#7FB5CB"), (1, "#5590B4")], 0.85)
