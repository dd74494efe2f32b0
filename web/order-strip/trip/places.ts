import { orderStrip } from "#content/en/order-strip.ts";
import { tripDistance } from "#content/geography/trip-distance.ts";
import { wordPattern } from "#contract/domain/word-edges.ts";
import type { Enquiry } from "#contract/enquiry.ts";

const { places } = orderStrip;

/** The place of the site in a typed text, such as "Mohali" for "Phase 8, SAS Nagar". */
export function placeIn(text: string): string | undefined {
  const typed = text.normalize("NFC").toLowerCase();
  const found = places.flatMap(({ name, spellings }) =>
    spellings.flatMap((spelling) => {
      const at = typed.search(wordPattern([spelling]));
      return at < 0 ? [] : [{ name, at }];
    }),
  );
  // In an address the town comes last: "Ambala road, Chandigarh".
  return found.toSorted((one, other) => other.at - one.at)[0]?.name;
}

/** The place itself if it is on the Intercity map, else the town of the map next to it. */
export function townOf(name: string): string {
  return places.find((place) => place.name === name)?.beside ?? name;
}

/** The estimated kilometres by road between two places that the site names. */
export function estimateOf({ from, to }: Enquiry): number | undefined {
  return tripDistance(placeIn(from) ?? "", placeIn(to) ?? "");
}
