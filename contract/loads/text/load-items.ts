import { type Figure, itemTexts, type Span } from "#contract/domain/goods-items.ts";
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
  return itemTexts(text, figures);
}
