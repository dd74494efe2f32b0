import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { intercity } from "#content/en/intercity.ts";
import { CorridorDrawing } from "./corridor-drawing.tsx";

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** On a phone, where the names are larger (route-map.css). A letter is about 0.56 as wide as the text is high. */
const fontSize = 34;
const letter = 0.56 * fontSize;
const padding = 12;
const dotRadius = 9;

const markup = renderToStaticMarkup(createElement(CorridorDrawing));

/** All dots of cities, those of the close-up too. */
const dots = [...markup.matchAll(/"corridor-map__city" cx="([-\d.]+)" cy="([-\d.]+)"/g)].map(
  ([, x, y]): Box => around(Number(x), Number(y), dotRadius),
);

/** The names of the cities where routes end, and that of Mohali, where most begin. */
const names = new Map<string, Box>();
for (const [, x, y, width, height, side, name = ""] of markup.matchAll(
  /<foreignObject x="([-\d.]+)" y="([-\d.]+)" width="([-\d.]+)" height="([-\d.]+)"><label [^>]*data-side="(\w+)">([^<]+)/g,
)) {
  const left =
    side === "right" ? Number(x) + padding : Number(x) + Number(width) - padding - letter * name.length;
  names.set(name, boxOf(name, left, Number(y) + Number(height) / 2));
}
const [, x, y] = /<text x="([-\d.]+)" y="([-\d.]+)">Mohali</.exec(markup) ?? [];
names.set("Mohali", boxOf("Mohali", Number(x), Number(y) - fontSize / 2));

function around(x: number, y: number, radius: number): Box {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}

function boxOf(name: string, left: number, middle: number): Box {
  return {
    left,
    right: left + letter * name.length,
    top: middle - fontSize / 2,
    bottom: middle + fontSize / 2,
  };
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

const { routes, places: cities } = intercity.map;
const places = [...new Set(routes.flatMap(({ from, to }) => [from, to]))].map((place) => cities[place].name);

test("no name on the map covers the dot or the name of another city", () => {
  expect([...names.keys()].sort()).toEqual(places.sort());
  for (const [name, box] of names) {
    expect(
      dots.filter((dot) => overlap(box, dot)),
      `dots below ${name}`,
    ).toEqual([]);
    const covered = [...names].filter(([other, its]) => other !== name && overlap(box, its));
    expect(covered, `names below ${name}`).toEqual([]);
  }
});
