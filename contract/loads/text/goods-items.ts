import { wholeWord } from "#contract/words/word-edges.ts";

/** Divides a line about goods into kinds of goods. The quote form and Meena read by it. Texts are in lower case. */

export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A figure in a text about goods: how many, how large or how heavy. */
export interface Figure extends Span {
  readonly kind: "count" | "size" | "weight";
}

/** Between kinds of goods. */
export const goodsSeparator = new RegExp(
  String.raw`\s*(?:[+;&]|${wholeWord("and", "nd", "aur", "te", "ate", "plus", "और", "ਅਤੇ", "ਤੇ")})\s*`,
  "u",
);

/** Says that a weight is the total. */
export const saysTotal =
  /\b(?:total|totally|in all|altogether|together|all in|overall|combined|gross|kul)\b|कुल|ਕੁੱਲ|ਕੁਲ/u;

/** In grams. Cement, sugar and flour come in sacks of up to 50 kg: what one person lifts. */
export const heaviestLifted = 50_000;

/**
 * Divides a text about goods into items, each with at most one count, one size and one weight: "22 box 30 kg 6 basin 14
 * kg" into "22 box 30 kg" and "6 basin 14 kg". Of all ways to do so it takes one with the fewest items, so that each
 * count finds its weight, and of those one with the fewest commas inside an item.
 *
 * @param figures of the text, in its order
 * @param isApart whether a figure is of other goods than the one before it
 */
export function itemTexts(
  text: string,
  figures: readonly Figure[],
  isApart: (before: Figure, figure: Figure) => boolean = () => false,
): readonly string[] {
  // The best division of all figures from each one on.
  const best: Division[] = [{ starts: [], items: 0, commas: 0 }];
  for (let first = figures.length - 1; first >= 0; first -= 1) {
    const divisions = [1, 2, 3].flatMap((length): Division[] => {
      const item = figures.slice(first, first + length);
      const rest = best[length - 1];
      const areOfOne = item.every((figure, at) => {
        const before = item[at - 1];
        return !before || !isApart(before, figure);
      });
      const isItem =
        item.length === length && new Set(item.map(({ kind }) => kind)).size === length && areOfOne;
      if (!rest || !isItem) return [];
      const between = text.slice(item[0]?.start, item.at(-1)?.end);
      return [
        {
          starts: [first, ...rest.starts],
          items: rest.items + 1,
          commas: rest.commas + between.split(",").length - 1,
        },
      ];
    });
    best.unshift(divisions.reduce((one, other) => (isBetter(other, one) ? other : one)));
  }
  const [{ starts } = { starts: [] }] = best;
  // "flour 200 kg rice 100 kg": the names stand before the figures.
  const isNameFirst = /\p{L}{2}/u.test(text.slice(0, figures[0]?.start));
  const cuts = starts.slice(1).map((index) => {
    const from = figures[index - 1]?.end ?? 0;
    return from + cutIn(text.slice(from, figures[index]?.start), isNameFirst);
  });
  return [...cuts, text.length].map((end, index) => text.slice(cuts[index - 1] ?? 0, end));
}

interface Division {
  /** The index of each item's first figure. */
  readonly starts: readonly number[];
  readonly items: number;
  readonly commas: number;
}

function isBetter(one: Division, other: Division): boolean {
  return one.items < other.items || (one.items === other.items && one.commas < other.commas);
}

/** Where an item begins in the text between two figures: behind the last comma, or with a word for the total. */
function cutIn(between: string, isNameFirst: boolean): number {
  const comma = between.lastIndexOf(",") + 1;
  if (comma || isNameFirst) return comma;
  const total = between.search(saysTotal);
  return total < 0 ? between.length : total;
}
