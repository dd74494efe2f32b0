import { coversDistance } from "#contract/loads/vehicle-suit.ts";
import { vehicles } from "../en/fleet.ts";
import { intercity } from "../en/intercity.ts";
import type { Vehicle } from "../schema/fleet.ts";
import type { Coordinates, PlaceId } from "../schema/intercity.ts";

const { places } = intercity.map;

/** Kilometres of a degree of latitude, and of a degree of longitude at the equator. */
export const kilometresOfADegree = 111.2;

/**
 * How much longer a road is than the straight line, on average. Roads on these corridors are 1.05 to 1.2 times as long:
 * the highest counts, so that no vehicle is promised for a trip that it cannot make.
 */
const roadFactor = 1.2;

/** Distances are shown in steps of this many kilometres, since they are estimates. */
const step = 5;

/** Degrees of longitude shrink towards the poles. */
export function longitudeScale(latitude: number): number {
  return Math.cos((latitude * Math.PI) / 180);
}

/** The length of the straight line between two places in kilometres; exact enough up to some 500 km. */
export function straightDistance(
  [latitude, longitude]: Coordinates,
  [toLatitude, toLongitude]: Coordinates,
): number {
  const east = (toLongitude - longitude) * longitudeScale((latitude + toLatitude) / 2);
  return kilometresOfADegree * Math.hypot(toLatitude - latitude, east);
}

/** The estimated distance by road in kilometres. */
export function roadDistance(from: PlaceId, to: PlaceId): number {
  return roadBetween(places[from].at, places[to].at);
}

/** The estimated distance by road in kilometres, of places that the map may not have. */
export function roadBetween(from: Coordinates, to: Coordinates): number {
  return Math.round((straightDistance(from, to) * roadFactor) / step) * step;
}

/** How far away the places are that lie so many kilometres of road apart, by the same estimate. */
export function straightReach(byRoad: number): number {
  return byRoad / roadFactor;
}

/** The vehicles that drive a distance in kilometres on one charge, with the reserve. */
export function vehiclesInRange(distance: number, fleet: readonly Vehicle[] = vehicles): readonly Vehicle[] {
  return fleet.filter(({ specs }) => coversDistance(specs.range.value, distance));
}
