import { vehicles } from "#content/en/fleet.ts";
import type { Vehicle } from "#content/schema/fleet.ts";
import { volumeOf } from "#contract/loads/packing/box.ts";
import { vehicleWishes } from "#contract/loads/text/load-words.ts";
import { wordPattern } from "#contract/words/word-edges.ts";
import { bedOf } from "./plan-load.ts";

const { vehicle: anyVehicle, large } = vehicleWishes;

const bySize = vehicles.toSorted((one, other) => volumeOf(bedOf(one)) - volumeOf(bedOf(other)));

/**
 * The vehicle that a text about a load asks for by its name, "the Eicher", or by its kind: "tempo" or "small truck" means
 * the smallest vehicle, "big truck" the largest.
 */
export function requestedVehicle(text: string): Vehicle | undefined {
  const typed = text.normalize("NFC").toLowerCase();
  const named = vehicles.find(({ title }) => wordPattern([lastWord(title)]).test(typed));
  if (named || !wordPattern(anyVehicle).test(typed)) return named;
  return wordPattern(large).test(typed) ? bySize.at(-1) : bySize[0];
}

/** "ace" for "Tata Ace": people leave out the maker's name. */
function lastWord(title: string): string {
  return title.toLowerCase().split(" ").at(-1) ?? title;
}
