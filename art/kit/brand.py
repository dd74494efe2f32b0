"""The company's mark and name, read from where the site has them: a new one of either needs new pictures and no model."""

import math
import re
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path

import bpy

from .mesh import Material, Object, Point2, ccw, prism, text

PROJECT = Path(__file__).parents[2]
MARK = PROJECT / "scripts" / "assets" / "brand-mark.ts"
SITE = PROJECT / "content" / "en" / "site.ts"
# As in web/ui/logo/logo.css, in the size of the word.
MARK_HEIGHT, GAP = 1.55, 0.45

Shape = Callable[[list[Point2], int, Material], object]


def _stated(path: Path, pattern: str) -> str:
    found = re.search(pattern, path.read_text())
    if not found:
        raise SystemExit(f"{path} has nothing like {pattern}: the vehicles take their lettering from there")
    return found.group(1)


def company() -> str:
    """The company's name."""
    return _stated(SITE, r'const name = (?:placeholder\()?"([^"]+)"')


def _size() -> tuple[float, float]:
    """Width and height of the mark in its own units."""
    return (float(_stated(MARK, r"width: (\d+)")), float(_stated(MARK, r"height: (\d+)")))


def _arc(a: Point2, b: Point2, radius: float, large: bool, clockwise: bool) -> list[Point2]:
    """The points of a circle's arc after its start. SVG says which of the four possible arcs it is."""
    x, y = (a[0] - b[0]) / 2, (a[1] - b[1]) / 2
    away = math.sqrt(max(0.0, radius * radius / (x * x + y * y) - 1)) * (1 if large != clockwise else -1)
    cx, cy = away * y, -away * x
    start, end = math.atan2(y - cy, x - cx), math.atan2(-y - cy, -x - cx)
    sweep = (end - start) % (2 * math.pi) - (0 if clockwise else 2 * math.pi)
    centre, r = (cx + (a[0] + b[0]) / 2, cy + (a[1] + b[1]) / 2), math.hypot(x - cx, y - cy)
    return [(centre[0] + r * math.cos(start + sweep * k / 40), centre[1] + r * math.sin(start + sweep * k / 40)) for k in range(1, 41)]


def _points(name: str) -> list[Point2]:
    """A path of the mark as a line, y downwards. It knows the commands that the mark uses."""
    tokens = iter(re.findall(r"[A-Za-z]|-?\d*\.?\d+", _stated(MARK, rf'const {name} = "([^"]+)"')))
    points: list[Point2] = []
    for command in tokens:
        x, y = points[-1] if points else (0.0, 0.0)
        if command == "M":
            points.append((float(next(tokens)), float(next(tokens))))
        elif command == "H":
            points.append((float(next(tokens)), y))
        elif command in "Vv":
            points.append((x, float(next(tokens)) + (y if command == "v" else 0)))
        elif command == "a":
            radius, _, _, large, clockwise, dx, dy = (float(next(tokens)) for _ in range(7))
            points += _arc((x, y), (x + dx, y + dy), radius, bool(large), bool(clockwise))
        elif command != "Z":
            raise SystemExit(f"{MARK}: the {name} has a command {command} that the pictures do not know")
    return points


def _stroke(line: Sequence[Point2], width: float) -> list[Point2]:
    """The outline of a line of a width."""
    left, right = [], []
    for k, (x, y) in enumerate(line):
        a, b = line[max(0, k - 1)], line[min(k + 1, len(line) - 1)]
        reach = width / 2 / math.dist(a, b)
        nx, ny = (b[1] - a[1]) * reach, (a[0] - b[0]) * reach
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    return left + right[::-1]


def _pieces(line: Sequence[Point2], width: float) -> list[list[Point2]]:
    """A line of a width as outlines that do not cross themselves: they end at its corners, each filling the corner."""
    corners = [0, *(k for k in range(1, len(line) - 1) if _turn(*line[k - 1 : k + 2]) > 0.8), len(line) - 1]
    pieces = []
    for start, end in pairwise(corners):
        piece = list(line[start : end + 1])
        if start > 0:
            piece.insert(0, _beyond(piece[1], piece[0], width / 2))
        if end < len(line) - 1:
            piece.append(_beyond(piece[-2], piece[-1], width / 2))
        pieces.append(_stroke(piece, width))
    return pieces


def _turn(a: Point2, b: Point2, c: Point2) -> float:
    """How far a line turns at a point, in radians."""
    turn = math.atan2(c[1] - b[1], c[0] - b[0]) - math.atan2(b[1] - a[1], b[0] - a[0])
    return abs((turn + math.pi) % (2 * math.pi) - math.pi)


def _beyond(a: Point2, b: Point2, length: float) -> Point2:
    share = length / math.dist(a, b)
    return (b[0] + (b[0] - a[0]) * share, b[1] + (b[1] - a[1]) * share)


def mark(shape: Shape, height: float, stone: Material, road: Material) -> None:
    """Make the mark: `shape` gets outlines about the mark's middle, z upwards, each with its layer, counted outwards from 0.

    Pieces of the road overlap, so each has a layer of its own."""
    width, size = _size()
    pieces = _pieces(_points("road"), float(_stated(MARK, r'stroke-width="([\d.]+)"')))
    for layer, (outline, material) in enumerate([(_points("stone"), stone), *((piece, road) for piece in pieces)]):
        kept = [p for k, p in enumerate(outline) if math.dist(p, outline[k - 1]) > 1e-6]
        shape(ccw([((x - width / 2) / size * height, (size / 2 - y) / size * height) for x, y in kept]), layer, material)


def logo(side: int, middle: float, z: float, out: float, size: float, word: Material, stone: Material, road: Material) -> None:
    """Mark and name on a vehicle's side (1 the left, -1 the right), about a point; `size` is that of the word."""
    name = text(company(), (0, side * out, z), size, word, "+y" if side > 0 else "-y", "Anek-Display", "LEFT", 0.0008)
    bpy.context.view_layer.update()
    tall, gap = size * MARK_HEIGHT, size * GAP
    broad = tall * _size()[0] / _size()[1]
    start = -(broad + gap + name.dimensions.x) / 2
    name.location.x = middle - side * (start + broad + gap)

    def flat(outline: list[Point2], layer: int, material: Material) -> Object:
        return prism([(middle - side * (a + start + broad / 2), b + z) for a, b in outline], "y", side * (out - 0.002), side * (out + 0.0008 + 0.0004 * layer), material)

    mark(flat, tall, stone, road)
