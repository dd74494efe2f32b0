import { quoteForm } from "#content/en/quote-form.ts";
import { tripDistance } from "#content/geography/trip-distance.ts";
import type { QuoteRequest } from "#contract/quote-request.ts";
import { editDistance } from "#contract/words/edit-distance.ts";
import { wordPattern } from "#contract/words/word-edges.ts";

const { places } = quoteForm;

/** The place of the site in a typed text, such as "Mohali" for "Phase 8, SAS Nagar". */
export function placeIn(text: string): string | undefined {
  const typed = text.normalize("NFC").toLowerCase();
  const found = places.flatMap(({ name, spellings }) =>
    [...typed.matchAll(new RegExp(wordPattern(spellings), "gu"))].map(({ index }) => ({ name, at: index })),
  );
  // In an address the town comes last: "Ambala road, Chandigarh".
  return found.toSorted((one, other) => other.at - one.at)[0]?.name;
}

/** A place of the site, of whose name the typed text is probably a misspelling. */
export interface SuggestedPlace {
  readonly name: string;
  /** The typed text with it in place of the misspelt word. */
  readonly text: string;
}

/** The spellings that are one word, long enough that a typing error does not make them another one. */
const longSpellings = places.flatMap(({ name, spellings }) =>
  spellings
    .filter((spelling) => /^[\p{L}\p{M}]{5,}$/u.test(spelling))
    .map((spelling) => ({ name, spelling })),
);

/** The place of the site that a typed text names with a typing error: "khrar", "chandigrah". */
export function suggestedPlace(text: string): SuggestedPlace | undefined {
  if (placeIn(text)) return undefined;
  const found = [...text.matchAll(/[\p{L}\p{M}]+/gu)].flatMap(({ 0: word, index }) =>
    longSpellings.flatMap(({ name, spelling }) => {
      const most = spelling.length > 6 ? 2 : 1;
      const distance = editDistance(word.normalize("NFC").toLowerCase(), spelling.normalize("NFC"), most);
      if (distance > most) return [];
      return [{ distance, name, text: text.slice(0, index) + name + text.slice(index + word.length) }];
    }),
  );
  return found.toSorted((one, other) => one.distance - other.distance)[0];
}

/** The place itself if it is on the Intercity map, else the town of the map next to it. */
export function townOf(name: string): string {
  return places.find((place) => place.name === name)?.beside ?? name;
}

/** The estimated kilometres by road between two places that the site names. */
export function estimateOf({ from, to }: QuoteRequest): number | undefined {
  return tripDistance(placeIn(from) ?? "", placeIn(to) ?? "");
}
