import type { Passage } from "./passages.ts";

interface PassageHit {
  readonly passage: Passage;
  /** Share of the question's weight that the passage holds: 1 is all of it. */
  readonly coverage: number;
  /** How many of the question's different words it holds. */
  readonly terms: number;
}

export type PassageSearch = (words: readonly string[]) => PassageHit | undefined;

/** The usual constants of BM25. */
const saturation = 1.2;
const lengthShare = 0.75;
/** A word in a title is worth as much as this many in the text. */
const titleTimes = 3;

/** English endings off, so that "cancelled" finds "cancellation" and "deliveries" finds "delivery". */
export function stem(word: string): string {
  return word
    .replace(/(?:ations?|ings?|ed|ies|es|s|ers?|ly|ments?)$/, "")
    .replace(/[eyi]$/, "")
    .replace(/(.)\1$/, "$1");
}

/** An index over the passages: made once, a few hundred entries. */
export function indexPassages(
  passages: readonly Passage[],
  split: (text: string) => string[],
): PassageSearch {
  const postings = new Map<string, Map<number, number>>();
  const lengths: number[] = [];
  passages.forEach(({ title, text }, index) => {
    const titleWords = split(title);
    const words = [...split(text), ...Array.from({ length: titleTimes }, () => titleWords).flat()];
    lengths.push(words.length);
    for (const word of words) {
      const term = stem(word);
      const counts = postings.get(term) ?? new Map<number, number>();
      counts.set(index, (counts.get(index) ?? 0) + 1);
      postings.set(term, counts);
    }
  });
  const meanLength = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  const rarity = (holders: number) => Math.log(1 + (passages.length - holders + 0.5) / (holders + 0.5));

  return (words) => {
    const terms = [...new Set(words.map(stem).filter((term) => term.length > 1))];
    const scores = new Map<number, { score: number; held: number; terms: number }>();
    let whole = 0;
    for (const term of terms) {
      const counts = postings.get(term);
      const weight = rarity(counts?.size ?? 0);
      whole += weight;
      for (const [index, count] of counts ?? []) {
        const entry = scores.get(index) ?? { score: 0, held: 0, terms: 0 };
        const relativeLength = 1 - lengthShare + lengthShare * ((lengths[index] ?? 0) / meanLength);
        entry.score += (weight * count * (saturation + 1)) / (count + saturation * relativeLength);
        entry.held += weight;
        entry.terms += 1;
        scores.set(index, entry);
      }
    }
    let best: { index: number; score: number; held: number; terms: number } | undefined;
    for (const [index, entry] of scores) if (!best || entry.score > best.score) best = { index, ...entry };
    const passage = best && passages[best.index];
    if (!best || !passage) return undefined;
    return { passage, coverage: whole === 0 ? 0 : best.held / whole, terms: best.terms };
  };
}
