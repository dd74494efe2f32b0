import { orderStrip } from "#content/en/order-strip.ts";
import { tripDistance } from "#content/format/trip-distance.ts";
import type { Enquiry } from "#contract/enquiry.ts";
import { escapePattern } from "#web/browser/escape-pattern.ts";

const { places } = orderStrip;

/** The place that the site names in a typed text, such as "Mohali" in "Phase 8, SAS Nagar". */
export function placeIn(text: string): string | undefined {
  const typed = text.normalize("NFC").toLowerCase();
  const found = places.flatMap(({ name, spellings }) =>
    spellings.flatMap((spelling) => {
      const written = escapePattern(spelling.normalize("NFC"));
      const at = typed.search(new RegExp(`(?<!\\p{L})${written}(?![\\p{L}\\p{M}])`, "u"));
      return at < 0 ? [] : [{ name, at }];
    }),
  );
  // "Ambala road, Chandigarh" is in Chandigarh: the town comes last.
  return found.toSorted((one, other) => other.at - one.at)[0]?.name;
}

/** The town of the Intercity map that a place is, or is next to. */
export function townOf(name: string): string {
  return places.find((place) => place.name === name)?.beside ?? name;
}

/** The estimated kilometres by road between two places that the site names. */
export function estimateOf({ from, to }: Enquiry): number | undefined {
  return tripDistance(placeIn(from) ?? "", placeIn(to) ?? "");
}
