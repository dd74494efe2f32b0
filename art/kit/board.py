"""What a screen shows: a drawing as in an SVG, in units with y downwards, on an upright board that looks to -y."""

import math
from collections.abc import Sequence
from itertools import pairwise

from .material import light
from .mesh import Point2, bolt_outline, circle, from_data, rounded, text

LIFT = 0.0006


class Board:
    """A drawing around the origin, `units` wide and high, as large as `width` metres. It shines as bright as the site's colours when the look's exposure is `exposure`."""

    def __init__(self, units: Point2, width: float, exposure: float) -> None:
        self.units, self.scale, self.strength = units, width / units[0], 1.1 / exposure
        self.at: Point2 = (0, 0)
        self.layer = 0

    def up(self) -> None:
        """What follows lies over what is there."""
        self.layer += 1

    def _point(self, x: float, y: float) -> tuple[float, float, float]:
        return ((x + self.at[0] - self.units[0] / 2) * self.scale, -LIFT * self.layer, (self.units[1] / 2 - y - self.at[1]) * self.scale)

    def area(self, outline: Sequence[Point2], colour: str) -> None:
        """A filled outline."""
        from_data("area", [self._point(*p) for p in outline], [range(len(outline))], light(colour, self.strength), smooth=False)

    def panel(self, x: float, y: float, width: float, height: float, colour: str, corner: float = 16) -> None:
        """A rectangle with round corners."""
        self.area(rounded([(x, y), (x + width, y), (x + width, y + height), (x, y + height)], corner), colour)

    def dot(self, x: float, y: float, radius: float, colour: str) -> None:
        """A disc."""
        self.area([(x + a, y + b) for a, b in circle(0, 0, radius)], colour)

    def line(self, points: Sequence[Point2], width: float, colour: str) -> None:
        """A line with round ends and joints."""
        for a, b in pairwise(points):
            share = width / 2 / math.dist(a, b)
            nx, ny = (b[1] - a[1]) * share, (a[0] - b[0]) * share
            self.area([(a[0] + nx, a[1] + ny), (b[0] + nx, b[1] + ny), (b[0] - nx, b[1] - ny), (a[0] - nx, a[1] - ny)], colour)
        for x, y in points:
            self.dot(x, y, width / 2, colour)

    def words(self, said: str, x: float, y: float, size: float, colour: str, font: str = "Anek-Medium", align: str = "LEFT") -> None:
        """Words whose first line is centred on y."""
        text(said, self._point(x, y), size * self.scale, light(colour, self.strength), align=align, font=font)

    def stop(self, x: float, y: float) -> None:
        """A place on a map."""
        self.dot(x, y, 9.5, "#F4F3EE")
        self.up()
        self.dot(x, y, 6.5, "#0C261E")

    def vehicle(self, x: float, y: float, colour: str) -> None:
        """A vehicle on a map."""
        self.dot(x, y, 19, "#0C261E")
        self.up()
        self.dot(x, y, 16, colour)
        self.up()
        self.area([(x + a, y - b) for a, b in bolt_outline(20)], "#0A2B22")
