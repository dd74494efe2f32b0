import { vehicles } from "#content/en/fleet.ts";
import { intercity } from "#content/en/intercity.ts";
import { kilometresOfADegree, longitudeScale, straightReach } from "#content/geography/road-distance.ts";
import type { Vehicle } from "#content/schema/fleet.ts";
import type { PlaceId } from "#content/schema/intercity.ts";
import { usableKilometres } from "#contract/loads/vehicle-suit.ts";

const { places, routes } = intercity.map;

/** The map in drawing units. Its top is above 0, where the widest ring around Mohali ends. */
export const map = { top: -76, width: 778, height: 850 } as const;

/** Drawing units a kilometre. */
const scale = 1.56;
const north = 31.62;
const west = 74.5;
/** Degrees of longitude are drawn as long as they are here, in the middle of the map. */
const middleLatitude = 29;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a place is on the map. North is up, and every direction has the same scale. */
export function pointOf(place: PlaceId): Point {
  const [latitude, longitude] = places[place].at;
  return {
    x: (longitude - west) * longitudeScale(middleLatitude) * kilometresOfADegree * scale,
    y: (north - latitude) * kilometresOfADegree * scale,
  };
}

/** 100 km on the map. */
export const hundredKilometres = 100 * scale;

export interface Corridor {
  /** e.g. "mohali-delhi" */
  readonly id: string;
  readonly from: PlaceId;
  readonly to: PlaceId;
  /** SVG path data. */
  readonly line: string;
  /** Points along the line from its start to its end, near enough to each other to be joined by straight lines. */
  readonly points: readonly Point[];
}

/** The id of the radio button that chooses a route. */
export function controlOf(route: string): string {
  return `route-${route}`;
}

/** How far the middle of a route is bent aside, as a share of its length. */
const usualBend = 0.1;
/** Routes that would run along another one. */
const otherBends: Readonly<Record<string, number>> = { "mohali-delhi": -0.12, "mohali-jalandhar": 0.12 };

/** The curves are so slight that the straight pieces are off by less than one drawing unit. */
const pieces = 8;

export const corridors: readonly Corridor[] = routes.map(({ from, to }) => {
  const id = `${from}-${to}`;
  return { id, from, to, ...bentLine(pointOf(from), pointOf(to), otherBends[id] ?? usualBend) };
});

/** A quadratic Bézier curve. */
function bentLine(from: Point, to: Point, bend: number): Pick<Corridor, "line" | "points"> {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const control = { x: (from.x + to.x) / 2 - dy * bend, y: (from.y + to.y) / 2 + dx * bend };
  const line = `M${round(from.x)} ${round(from.y)}Q${round(control.x)} ${round(control.y)} ${round(to.x)} ${round(to.y)}`;
  const at = (t: number, coordinate: keyof Point) =>
    (1 - t) ** 2 * from[coordinate] + 2 * t * (1 - t) * control[coordinate] + t ** 2 * to[coordinate];
  const points = Array.from({ length: pieces + 1 }, (_, step) => ({
    x: at(step / pieces, "x"),
    y: at(step / pieces, "y"),
  }));
  return { line, points };
}

/** How far the vehicles get from a place on one charge, with the reserve. */
export interface RangeRings {
  readonly from: PlaceId;
  /** The places in the list of routes, from 1, of the routes that start here. */
  readonly routes: readonly number[];
  /**
   * What of a range may be used, in kilometres by road, the widest first, each with the vehicles that have it and its
   * radius on the map.
   */
  readonly rings: readonly { readonly range: number; readonly names: string; readonly radius: number }[];
}

const rangeOf = ({ specs }: Vehicle) => Math.floor(usableKilometres(specs.range.value));
const namesOf = (range: number) =>
  vehicles
    .filter((vehicle) => rangeOf(vehicle) === range)
    .map(({ title }) => title)
    .join(", ");
const ranges = [...new Set(vehicles.map(rangeOf))]
  .sort((one, other) => other - one)
  .map((range) => ({ range, names: namesOf(range) }));

export const rangeRings: readonly RangeRings[] = [...new Set(routes.map(({ from }) => from))].map((from) => ({
  from,
  routes: routes.flatMap((route, index) => (route.from === from ? [index + 1] : [])),
  rings: ranges.map((one) => ({ ...one, radius: straightReach(one.range) * scale })),
}));

/** To a tenth, which nobody can see. */
export function round(length: number): number {
  return Math.round(length * 10) / 10;
}

/**
 * The cities around Mohali, too near each other for the map: drawn larger in a circle beside it, where no route and no
 * ring around Mohali is.
 */
export const closeUp = { x: 621, y: 331, radius: 155, scale: 9.4, centre: "chandigarh" } as const;

/** Where a place is in the close-up. */
export function closeUpPointOf(place: PlaceId): Point {
  const [point, centre] = [pointOf(place), pointOf(closeUp.centre)];
  const zoom = closeUp.scale / scale;
  return { x: closeUp.x + (point.x - centre.x) * zoom, y: closeUp.y - 44 + (point.y - centre.y) * zoom };
}
