"""Trackk: the night desk before a wall map of cities and corridors, without any border."""

import math
import re
from collections.abc import Callable
from pathlib import Path

from kit.board import Board
from kit.develop import Look
from kit.material import matte
from kit.fleet import FLEET
from kit.mesh import Point2, box, circle, cylinder, place, prop, quad, tube
from kit.people import Clothes, seated
from kit.stage import Shot, area, sky

LOOK = Look(exposure=1.35, bloom=0.05, threshold=1.0, contrast=1.03)
SHOTS = {
    "trackk": Shot((0.7, -7.9, 2.15), (-0.05, 0.0, 2.03), (1600, 1000), 30, lens=35),
    "blog-tracking": Shot((2.4, -2.7, 2.2), (0.15, 0.0, 2.68), (1600, 1067), 22, lens=33, focus=3.2, fstop=5.6),
}
TONES = {"lime": "#C4F135", "amber": "#FFB020", "sky": "#CFE3DD"}
WORDS, QUIET = "#F4F3EE", "#B7CBC0"
# As `npm run art` finds them: the routes that "Routes we run" draws, at the coordinates of its cities.
INTERCITY = (Path(__file__).parents[2] / "content" / "en" / "intercity-routes.ts").read_text()
CITIES = {key: (name, float(north), float(east)) for key, name, north, east in re.findall(r'(\w+): \{ name: "(\w+)", at: \[([\d.]+), ([\d.]+)\] \}', INTERCITY)}
ROUTES = re.findall(r'\{ from: "(\w+)", to: "(\w+)" \}', INTERCITY)
# How far routes bend aside, as in web/sections/route-map/route-map-geometry.ts.
BENDS = {("mohali", "delhi"): -0.12, ("mohali", "jalandhar"): 0.12}
ON_ROUTE = {("mohali", "delhi"): ("lime", 0.62), ("mohali", "ludhiana"): ("amber", 0.55), ("delhi", "jaipur"): ("sky", 0.45)}
STATUS = (("Tata Ace", "tata-ace", "On its round", 0.81), ("Euler", "euler", "Unloading", 0.64), ("JEM", "jem", "Running late", 0.47), ("Eicher", "eicher", "Charging", 0.92))


def corridors(board: Board) -> None:
    """The routes between cities in their true geography, 430 by 564 units. No border, and Bangalore by its direction."""
    board.panel(0, 0, 430, 564, "#0C261E")
    board.up()
    board.words("Trackk", 26, 44, 30, WORDS, "Anek-Display")

    def at(city: str) -> Point2:
        _, north, east = CITIES[city]
        return (190 + (east - 75.58) * math.cos(math.radians(29)) * 111.2 * 0.84, 82 + (31.33 - north) * 111.2 * 0.84)

    for north in (31, 30, 29, 28, 27):
        board.line([(0, 82 + (31.33 - north) * 93.4), (430, 82 + (31.33 - north) * 93.4)], 1.5, "#1F4A3C")
    x, y = at("mohali")
    for kilometres in (73, 87, 120):
        board.line([(x + a, y + b) for a, b in circle(0, 0, kilometres * 0.84, 96)] + [(x + kilometres * 0.84, y)], 1.5, "#2C5C4B")
    board.up()
    ways = {}
    for route in ROUTES:
        (x0, y0), (x1, y1) = map(at, route)
        bend = BENDS.get(route, 0.1)
        middle = ((x0 + x1) / 2 - (y1 - y0) * bend, (y0 + y1) / 2 + (x1 - x0) * bend)
        ways[route] = [tuple((1 - t) ** 2 * a + 2 * t * (1 - t) * m + t * t * b for a, m, b in zip((x0, y0), middle, (x1, y1))) for t in (k / 24 for k in range(25))]
        board.line(ways[route], 5, TONES["lime"])
    board.up()
    for city in {city for route in ROUTES for city in route}:
        x, y = at(city)
        board.stop(x, y)
        left = city in {"jalandhar", "ludhiana", "jaipur"}
        board.words(CITIES[city][0], x - 20 if left else x + 20, y, 23, WORDS, align="RIGHT" if left else "LEFT")
    for route, (tone, part) in ON_ROUTE.items():
        board.vehicle(*ways[route][round(24 * part)], TONES[tone])
    board.words(CITIES["bangalore"][0], 278, 528, 23, QUIET)
    board.line([(262, 514), (262, 540)], 3, QUIET)
    board.line([(254, 532), (262, 541), (270, 532)], 3, QUIET)


def city(board: Board) -> None:
    """The rounds of a day around Mohali, as Trackk is drawn on Home (web/pages/home/trackk-screen.tsx), 566 by 564 units."""
    board.panel(0, 0, 566, 564, "#0C261E")
    board.up()
    board.area([(354, 22), (472, 22), (494, 92), (430, 136), (338, 106)], "#14392D")
    board.area([(26, 374), (124, 344), (176, 412), (146, 508), (26, 526)], "#14392D")
    board.up()
    for y0, y1 in ((78, 24), (158, 100), (244, 180), (334, 264), (428, 354), (518, 448)):
        board.line([(3, y0), (563, y1)], 2, "#1F4A3C")
    for x0 in (78, 196, 314, 434):
        board.line([(x0, 3), (x0 + 80, 561)], 2, "#1F4A3C")
    board.up()
    board.line([(4, 44), (112, 114), (230, 252), (402, 384), (562, 451)], 7, "#2C5C4B")
    board.line([(24, 560), (178, 274), (312, 188), (458, 110), (562, 79)], 7, "#2C5C4B")
    board.up()
    board.line([(178, 274), (312, 188)], 5, TONES["lime"])
    for k in range(1, 16):
        board.dot(312 + 146 * k / 16, 188 - 78 * k / 16, 2, TONES["lime"])
    board.line([(74, 90), (112, 114), (196, 212)], 5, TONES["amber"])
    board.line([(490, 420), (402, 384), (290, 298)], 5, TONES["sky"])
    board.up()
    for x, y, name, nx, ny in ((74, 90, "Kharar", 96, 60), (178, 274, "Mohali", 226, 306), (312, 188, "Chandigarh", 268, 152), (458, 110, "Panchkula", 458, 80)):
        board.stop(x, y)
        board.words(name, nx, ny, 23, WORDS, align="CENTER")
    board.vehicle(312, 188, TONES["lime"])
    board.vehicle(196, 212, TONES["amber"])
    board.vehicle(290, 298, TONES["sky"])


def today(board: Board) -> None:
    """The vehicles and the assistant, 330 by 564 units."""
    board.words("Today’s routes", 0, 30, 30, WORDS, "Anek-Display")
    for k, (model, name, status, charge) in enumerate(STATUS):
        y = 72 + k * 84
        board.line([(0, y), (330, y)], 2, "#1F4A3C")
        board.words(model, 0, y + 26, 22, WORDS, "Anek-SemiBold")
        board.words(FLEET[name].plate, 0, y + 54, 19, QUIET)
        board.words(status, 330, y + 26, 20, TONES["amber"] if status == "Running late" else WORDS, align="RIGHT")
        board.panel(284, y + 45, 42, 16, "#7FA191", 2)
        board.panel(327, y + 50, 3, 6, "#7FA191", 1)
        board.up()
        board.panel(286, y + 47, 38, 12, "#12352A", 1)
        board.up()
        board.panel(287, y + 48, 36 * charge, 10, TONES["lime"], 1)
    board.line([(0, 408), (330, 408)], 2, "#1F4A3C")
    board.panel(78, 430, 252, 46, "#1F4A3C")
    board.panel(0, 496, 330, 54, TONES["lime"])
    board.up()
    board.words("Where is my parcel?", 204, 453, 21, WORDS, "Anek-SemiBold", "CENTER")
    board.words("On the Euler, two stops away.", 165, 523, 21, "#101714", "Anek-SemiBold", "CENTER")


def screen(width: float, *parts: tuple[Callable[[Board], None], float]) -> None:
    """A board with drawings side by side, each as wide as is said."""
    whole = sum(wide for _, wide in parts) + 30 * (len(parts) + 1)
    board = Board((whole, 624), width, LOOK.exposure)
    board.panel(0, 0, whole, 624, "#12352A", 4)
    across = 30.0
    for draw, wide in parts:
        board.up()
        board.at = (across, 30)
        draw(board)
        across += wide + 30


def wall() -> None:
    """The screen wall."""
    box((0, 0.14, 0), (7.16, 0.2, 3.22), matte("#08110e", 0.4), 0.04)
    screen(7.0, (corridors, 430), (city, 566), (today, 345))


def desk() -> None:
    """A workplace that looks to +y: table, two monitors with maps, keyboard, cup."""
    top = matte("#3A2E25", 0.5)
    box((0, 0, 0.74), (2.0, 0.85, 0.04), top, 0.012)
    for x in (-0.92, 0.92):
        box((x, 0, 0.36), (0.06, 0.7, 0.72), matte("#1b2320", 0.6), 0.01)
    for s in (-1, 1):
        box((s * 0.42, 0.22, 1.12), (0.76, 0.04, 0.46), matte("#0b0f0e", 0.3), 0.015, turn=(0, 0, s * -0.16))
        parts = ((city, 566), (today, 345)) if s < 0 else ((corridors, 430), (today, 480))
        place(prop(screen, 0.70, *parts), (s * 0.42 - 0.027 * math.sin(s * 0.16), 0.22 - 0.027, 1.12), math.degrees(s * -0.16))
        cylinder((s * 0.42, 0.26, 0.84), 0.03, 0.2, matte("#1b2320", 0.5))
    box((0, -0.18, 0.77), (0.46, 0.15, 0.02), matte("#C9CDC8", 0.5), 0.008)
    cylinder((0.78, -0.1, 0.81), 0.04, 0.10, matte("terracotta", 0.5), round=0.008)


def chair() -> None:
    """An office chair whose back is towards -y."""
    dark = matte("#24332d", 0.7)
    box((0, 0, 0.47), (0.50, 0.48, 0.09), dark, 0.04, 4)
    box((0, -0.25, 0.86), (0.46, 0.07, 0.62), dark, 0.035, 4)
    cylinder((0, 0, 0.25), 0.03, 0.4, matte("#8C938C", 0.4, metal=0.6))
    for k in range(5):
        a = k * 1.2566
        tube([(0, 0, 0.08), (0.28 * math.cos(a), 0.28 * math.sin(a), 0.05)], 0.022, dark)


def build(shot: Shot) -> None:
    """Two desks with a colleague seated at each, the wall beyond."""
    quad(-20, 20, -20, 6, 0, matte("#1B2A26", 0.32, coat=0.3))
    box((0, 0.45, 2.6), (24, 0.3, 5.2), matte("#12241D", 0.8), 0.02)
    place(prop(wall), (0, 0, 2.42))
    for x, clothes in ((-1.75, Clothes("#C7D2C2", "#33404A", "#8a5a3c", sleeve=0.8)), (1.0, Clothes("green", "#2B3A45", turban="#B9563B", sleeve=0.8))):
        place(prop(desk), (x, -2.1, 0))
        place(prop(chair), (x, -2.86, 0))
        place(prop(seated, clothes, 0.42, 1.19, 0.14), (x, -2.82, 0.56), 90)
    sky([(-1, "#06110f"), (0, "#14302A"), (1, "#0A1A16")], 1.0)
    area((0, -1.6, 4.4), (0, -2.6, 0), 3.5, 300, "#FFEBD0", 1.2)
    area((-4, -6.5, 3.8), (-0.5, -2.5, 1.0), 3, 520, "#CFE8DC")
    area((4.5, -5.5, 3.2), (1.5, -2.5, 1.2), 2.5, 210, "#FFD9A8")
