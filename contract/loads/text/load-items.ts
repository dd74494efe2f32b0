import { type Figure, itemTexts, type Span } from "./goods-items.ts";
import { goodsWords } from "./goods-name.ts";
import { sizeSpans, withoutMeasures, withoutSizes } from "./load-sizes.ts";
import { weightsIn, withoutWeights } from "./piece-weight.ts";

/** "20 cartons", "20 x", "20 nos of": a count stands before what is counted. Or behind a sign: "12 kg x 20". */
const count =
  /(?<![\d.])\d{1,5}(?!\s*[.\d])(?=\s*(?:[x×*]|\p{L}))|(?<=(?<!\p{L})[x×*]\s*)\d{1,5}(?![\d.])/giu;

export interface FoundCount extends Span {
  readonly value: number;
}

/**
 * The counts in a phrase. A number with a unit of weight, length or another measure is no count.
 *
 * @param phrase without sizes
 */
export function countsIn(phrase: string): readonly FoundCount[] {
  return [...withoutMeasures(withoutWeights(phrase)).matchAll(count)].map(({ 0: digits, index }) => ({
    value: Number(digits),
    start: index,
    end: index + digits.length,
  }));
}

/** Divides a text about goods into items by its figures. */
export function itemsIn(text: string): readonly string[] {
  const phrase = withoutSizes(text);
  const kinds = { count: countsIn(phrase), size: sizeSpans(text), weight: weightsIn(phrase) };
  const figures = Object.entries(kinds)
    .flatMap(([kind, spans]) => spans.map((span): Figure => ({ ...span, kind: kind as Figure["kind"] })))
    .toSorted((one, other) => one.start - other.start);
  return itemTexts(text, figures, (before, figure) => areOfOtherGoods(text, figures, before, figure));
}

/** Words for the pieces of any goods. */
const anyPieces = /^(?:pcs?|pieces?|nos?|nag|units?|qty|items?|sets?|x)$/u;

/**
 * Whether a count or a weight behind a size is of goods with a name of their own: the bags of "sofa 7 x 3 x 3 ft, 10 bags of
 * 50 kg", the tiles of "20 cartons 40 x 30 x 30 cm, tiles 300 kg".
 */
function areOfOtherGoods(text: string, figures: readonly Figure[], before: Figure, figure: Figure): boolean {
  if (before.kind !== "size") return false;
  const start = figures[figures.indexOf(before) - 1];
  const named = goodsWords(text.slice(start?.start ?? 0, before.start));
  const between = text.slice(before.end, figure.start);
  const after = figures[figures.indexOf(figure) + 1];
  const others =
    figure.kind === "count"
      ? goodsWords(text.slice(figure.end, after?.start)).slice(0, 1)
      : goodsWords(between.slice(between.lastIndexOf(",") + 1)).filter(() => between.includes(","));
  return named.length > 0 && others.some((name) => !anyPieces.test(name) && !named.includes(name));
}
