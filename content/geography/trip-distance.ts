import { intercity } from "../en/intercity.ts";
import { quoteForm } from "../en/quote-form.ts";
import type { Coordinates } from "../schema/intercity.ts";
import { roadBetween } from "./road-distance.ts";

/** The longest distance in kilometres for which the estimate of road-distance.ts is exact enough. */
const longestEstimate = 600;

/**
 * The estimated kilometres by road between two places that the site names; undefined for other places.
 * Names are English.
 */
export function tripDistance(from: string, to: string): number | undefined {
  const [start, end] = [coordinatesOf(from), coordinatesOf(to)];
  const kilometres = start && end ? roadBetween(start, end) : 0;
  return kilometres > 0 && kilometres <= longestEstimate ? kilometres : undefined;
}

function coordinatesOf(name: string): Coordinates | undefined {
  const towns = Object.values(intercity.map.places);
  return (towns.find((town) => town.name === name) ?? quoteForm.places.find((place) => place.name === name))
    ?.at;
}
