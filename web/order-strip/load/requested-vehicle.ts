import { vehicles } from "#content/en/fleet.ts";
import { orderStrip } from "#content/en/order-strip.ts";
import type { Vehicle } from "#content/schema/fleet.ts";
import { wholeWord } from "#contract/domain/word-edges.ts";
import { volumeOf } from "#web/load-planner/packing/box.ts";
import { bedOf } from "#web/load-planner/plan/plan.ts";

const { vehicle: anyVehicle, large } = orderStrip.wishes;

const bySize = vehicles.toSorted((one, other) => volumeOf(bedOf(one)) - volumeOf(bedOf(other)));

/**
 * The vehicle that a text about a load asks for by its name, "the Eicher", or by its kind: "tempo" or "small truck" means
 * the smallest vehicle, "big truck" the largest.
 */
export function requestedVehicle(text: string): Vehicle | undefined {
  const typed = text.normalize("NFC").toLowerCase();
  const named = vehicles.find(({ title }) => hasWord(typed, [lastWord(title)]));
  if (named || !hasWord(typed, anyVehicle)) return named;
  return hasWord(typed, large) ? bySize.at(-1) : bySize[0];
}

/** "ace" for "Tata Ace": people leave out the maker's name. */
function lastWord(title: string): string {
  return title.toLowerCase().split(" ").at(-1) ?? title;
}

function hasWord(text: string, words: readonly string[]): boolean {
  const spellings = words.map((word) => `${word.normalize("NFC")}s?`);
  return new RegExp(wholeWord(...spellings), "u").test(text);
}
