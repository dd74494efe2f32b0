import { wordEnd } from "#contract/words/word-edges.ts";
import type { Span } from "./goods-items.ts";

/**
 * Lengths and sides of goods as people write them: "7 ft long, 3 ft high and 3 ft deep". The quote form and Meena read
 * them. Texts are in lower case.
 */

/** The names of each unit of length in the site's languages: alternatives of a regular expression. */
export const lengthNames = {
  mm: "mm|millimet(?:er|re)s?",
  cm: "cms?|centimeters?|centimetres?|सेमी|सेंटीमीटर|ਸੈਂਟੀਮੀਟਰ|ਸੈਮੀ",
  ft: "ft|feets?|foots?|fut|फीट|फिट|फुट|ਫੁੱਟ|ਫੁਟ|'",
  in: 'inch(?:es|s)?|इंच|ਇੰਚ|"',
  m: "m|mtrs?|mtr|meters?|metres?|mitar|मीटर|ਮੀਟਰ",
} as const;
export type LengthName = keyof typeof lengthNames;

/** Any unit. The word "in" means inches only where a side is meant. */
export const anyLength = [...Object.values(lengthNames), "in"].join("|");

const wholeNames = Object.entries(lengthNames).map(
  ([name, written]) => [name as LengthName, new RegExp(`^(?:${written})$`, "u")] as const,
);

/** The unit of a name; feet for an unknown name. */
export function lengthNameOf(written: string): LengthName {
  if (written === "in") return "in";
  return wholeNames.find(([, pattern]) => pattern.test(written))?.[0] ?? "ft";
}

export type SideName = "length" | "width" | "height";

export const sideWords = {
  height:
    /(?<!\p{L})(?:high|height|tall|standing|upright|(?:u|oo)n?ch(?:a|i|e|ai|ayi)?)(?!\p{L})|[ऊउ][ँं]?च|ਉ[ੱੰ]?ਚ/u,
  width: /(?<!\p{L})(?:wide|width|broad|ch(?:au|ou)d[ai]i?)(?!\p{L})|चौड|ਚੌੜ/u,
  length: /(?<!\p{L})(?:long|length|la+mb[aie]i?|lamm[aie]i?)(?!\p{L})|लंब|लम्ब|ਲ[ੰਂ]?ਮ/u,
  depth: /(?<!\p{L})(?:deep|depth|ge?hr[aie]i?)(?!\p{L})|गहर|ਡੂੰਘ/u,
} as const;
const sideOrder = ["height", "width", "length", "depth"] as const;

/** Words between two sides of one thing: "7 ft long and its height is 3 ft". */
const betweenSides =
  /^(?:and|by|x|in|is|it|its|of|a|with|to|plus|also|side|feet|aur|te|ate|hai|aa|ki|ka|di|da|de|vi|bhi|और|है|की|का|ਅਤੇ|ਤੇ|ਦੀ|ਦਾ|ਹੈ)$/u;

/** A length in a text, and its side. */
export interface MeasuredSide extends Span {
  readonly value: number;
  /** As written. */
  readonly unit: string;
  readonly side: SideName | undefined;
}

const measured = new RegExp(`(\\d+(?:\\.\\d+)?)\\s*-?\\s*(${anyLength})${wordEnd}`, "gu");
/** How many words beside a length may name its side. */
const maxBeside = 3;

/**
 * The lengths in a text. Their sides are named either behind them, "7 ft long, 3 ft high", or before them, "length 7
 * ft, height 3 ft". "Deep" is the side of the thing that no other word names.
 */
export function sidesIn(text: string): readonly MeasuredSide[] {
  const found = [...text.matchAll(measured)].map((match) => ({
    value: Number(match[1]),
    unit: match[2] ?? "",
    start: match.index,
    end: match.index + match[0].length,
  }));
  const before = (at: number) =>
    wordsOf(text.slice(found[at - 1]?.end ?? 0, found[at]?.start)).slice(-maxBeside);
  const after = (at: number) =>
    wordsOf(text.slice(found[at]?.end ?? 0, found[at + 1]?.start)).slice(0, maxBeside);
  const areBefore = nameIn(before(0)) !== undefined;
  const names = found.map((_, at) => nameIn(areBefore ? before(at) : after(at)));
  return found.map((one, at) => {
    const name = names[at];
    if (name !== "depth") return { ...one, side: name };
    const ofThing = names.filter((_, other) => areOfOne(text, found, at, other));
    return { ...one, side: (["width", "height", "length"] as const).find((side) => !ofThing.includes(side)) };
  });
}

/** Whether two lengths of a text belong to one thing. */
function areOfOne(text: string, found: readonly Span[], one: number, other: number): boolean {
  const lengths = found.slice(Math.min(one, other), Math.max(one, other) + 1);
  return lengths.every(
    ({ end }, at) => at === lengths.length - 1 || isBetweenSides(text.slice(end, lengths[at + 1]?.start)),
  );
}

function wordsOf(text: string): readonly string[] {
  return text.trim().split(" ");
}

function nameIn(words: readonly string[]): (typeof sideOrder)[number] | undefined {
  const text = words.join(" ");
  return sideOrder.find((name) => sideWords[name].test(text));
}

/** Whether a text between two lengths speaks only of sides. */
export function isBetweenSides(text: string): boolean {
  return (text.match(/[\p{L}\p{M}]+/gu) ?? []).every(
    (word) => betweenSides.test(word) || Object.values(sideWords).some((pattern) => pattern.test(word)),
  );
}
