import { largestCapacity } from "#content/loads/plan-load.ts";
import { goodsSeparator, itemTexts } from "#contract/loads/text/goods-items.ts";
import { type Basis, likelyBasis } from "#contract/loads/text/piece-weight.ts";
import { weighed } from "./source.ts";

/** So many alike pieces. */
export interface Pieces {
  readonly count: number;
  /** Of one of them, in kilograms. */
  readonly weight: number;
  /** What they are called, of a list of goods: "the fridge is only 90 kg" is about one of them. */
  readonly name?: string | undefined;
}

/** One kind of goods: "two tables of 30 kg each". */
interface Item {
  readonly text: string;
  /** Undefined if the text counts none: then it is one, or goods that nobody counts. */
  readonly count: number | undefined;
  /** In kilograms. */
  readonly weight: number;
}

/** "2 tables", "12 kg x 20": what counts pieces. Numbers with another unit have been taken before. */
const count = new RegExp(
  `(?<![\\d.-])\\d{1,5}(?!\\s*[.\\d]|-)(?=\\s*(?:[x×*@(]|\\p{L}))|(?<=${weighed}\\s*[x×*]\\s*)\\d{1,5}(?![\\d.])`,
  "gu",
);
/** Between weights that are each of their own goods. */
const apart = /\s*(?:,|&|\+|(?<!\p{L})(?:and|nd|n|plus|with|aur|ate|te)(?!\p{L})|और|(?<!\p{M})(?:ਅਤੇ|ਤੇ))\s*/u;

/** "It is 300 kg. Can a truck of 1,000 kg take it?" is no list. */
const isTold = /[.;?!।]\s/u;

/**
 * The goods of a list, as the quote form divides it: "a sofa 60 kg, two tables 30 kg each and a fridge 120 kg". Undefined
 * if the text is no list, or if something in it is counted of which no weight is told.
 *
 * @param text with the mark `weighed` in place of each weight
 * @param weights in kilograms, in the order of the marks
 * @param basisOf whether a text about one kind of goods says that its weight is that of one piece or of all
 */
export function goodsListed(
  text: string,
  weights: readonly number[],
  basisOf: (text: string) => Basis | undefined,
): readonly Pieces[] | undefined {
  if (weights.length < 2 || isTold.test(text.slice(text.indexOf(weighed), text.lastIndexOf(weighed))))
    return undefined;
  const items = itemsIn(text.split(goodsSeparator), weights);
  const areApart = text.split(apart).every((part) => part.split(weighed).length <= 2);
  if (!items || !(areApart || items.every((item) => item.count !== undefined))) return undefined;
  // "500 kg of rice and 300 kg of dal, 800 kg together": the last is all of them.
  const total = items.find((item) => item.count === undefined && basisOf(item.text) === "total");
  if (total) return [{ count: 1, weight: total.weight }];
  const isListOfPieces = items.some((item) => item.count !== undefined && basisOf(item.text) === "each");
  return items.map(({ text: phrase, count = 1, weight }): Pieces => {
    const open = { grams: 1000 * weight, count, isFirst: false };
    const basis = basisOf(phrase) ?? (isListOfPieces ? "each" : likelyBasis(open, largestCapacity));
    return { ...(basis === "each" ? { count, weight } : { count: 1, weight }), name: nameOf(phrase) };
  });
}

function itemsIn(parts: readonly string[], weights: readonly number[]): readonly Item[] | undefined {
  const texts = parts.flatMap((part) => {
    const counts = [...part.matchAll(count)].map(({ 0: found, index }) => ({
      kind: "count" as const,
      start: index,
      end: index + found.length,
    }));
    const marks = [...part.matchAll(new RegExp(weighed, "gu"))].map(({ index }) => ({
      kind: "weight" as const,
      start: index,
      end: index + 1,
    }));
    const figures = [...counts, ...marks].toSorted((one, other) => one.start - other.start);
    return figures.length > 0 ? itemTexts(part, figures) : [];
  });
  // "3 parcels: 20 kg, 30 kg and 40 kg"
  if (texts.length === weights.length && isCountOfAll(texts))
    return texts.map((text, index) => ({ text, count: undefined, weight: weights[index] ?? 0 }));
  // "Two pallets, one of 640 kg, the other of 310 kg"
  const [first = "", ...others] = texts;
  const isOfOthers = !first.includes(weighed) && countOf(first) === others.length;
  const weighedTexts = isOfOthers ? others : texts;
  if (weighedTexts.length < 2 || !weighedTexts.every((item) => item.split(weighed).length === 2))
    return undefined;
  return weighedTexts.map((text, index) => ({ text, count: countOf(text), weight: weights[index] ?? 0 }));
}

/** Whether the first text counts as many as there are, and the others have no name of their own. */
function isCountOfAll([first = "", ...others]: readonly string[]): boolean {
  const isNameless = (text: string) => !/\p{L}/u.test(text.slice(0, text.indexOf(weighed)));
  return others.length > 0 && countOf(first) === others.length + 1 && others.every(isNameless);
}

function countOf(text: string): number | undefined {
  const [value] = text.match(count) ?? [];
  return value === undefined ? undefined : Number(value);
}

/** Words between goods and their weight. */
const linking =
  /^(?:about|approx\p{L}*|around|each|every|har|have|has|having|weigh\p{L}*|wei?ght|wa[zj]an|bha+r|total|only|roughly|[wv]a+l\p{L}*|वज[नन]|वाल[ाीे]|ਭਾਰ|ਵਾਲ[ਾੀੇ])$/u;

/** What goods are called: the nearest two words before their weight, or behind it: "220 kg of spare parts". */
function nameOf(text: string): string {
  const [before = "", after = ""] = text.split(weighed);
  const words = (part: string) =>
    (part.match(/[\p{L}\p{M}]{3,}/gu) ?? []).filter((word) => !linking.test(word));
  const name = words(before).length > 0 ? words(before).slice(-2) : words(after).slice(0, 2);
  return name.join(" ").slice(0, maxName);
}

/** It travels in the state of the conversation. */
const maxName = 40;
