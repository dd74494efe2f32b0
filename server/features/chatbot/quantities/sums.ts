import { anyWeight } from "#contract/loads/text/weights.ts";
import { wordEnd } from "#contract/words/word-edges.ts";
import { perPiece } from "./counts.ts";
import { withDigits } from "./number-words.ts";
import { pieceNoun } from "./piece-nouns.ts";
import type { Quantities } from "./quantities.ts";
import { inTotal } from "./units.ts";

const weight = `\\d+(?:\\.\\d+)?\\s*-?\\s*(?:${anyWeight})${wordEnd}`;
const pieces = `\\d+\\s+(?:[\\p{L}\\p{M}]+\\s+){0,2}?${pieceNoun}`;
const words = (most: number) => `(?:\\s+[\\p{L}\\p{M}]+){0,${most}}`;
const inside = "(?:me|mein|main|m|vich|ch|में|ਵਿੱਚ|ਵਿਚ|ਚ)";
/** "900 kg in 30 boxes", "900 kilo chawal 30 bori mein", "30 bori mein 900 kilo", "30 boxes, 900 kg in total". */
const saysSum = new RegExp(
  [
    `(?<![\\d.])${weight}${words(3)}\\s+in\\s+(?:(?:about|some|around|all|these|those)\\s+)?${pieces}`,
    `(?<![\\d.])${weight}${words(2)}\\s+${pieces}\\s+${inside}${wordEnd}`,
    `(?<![\\d.])${pieces}\\s+${inside}\\s+${weight}`,
    `${inTotal}${words(3)}\\s+${weight}|${weight}\\s+(?:in\\s)?${inTotal}`,
  ].join("|"),
  "u",
);

/**
 * The quantities of a text that tells the weight of all its pieces together: that weight is their sum, and none is the
 * weight of one piece.
 */
export function withSum(quantities: Quantities, text: string): Quantities {
  const { weights, pieces: count = 0, loads } = quantities;
  const [only, another] = quantities.doubt ? [quantities.doubt.weight] : weights;
  const isOne = only !== undefined && another === undefined && count > 1 && loads.length <= 1;
  const digits = withDigits(text);
  if (!isOne || perPiece.test(digits) || !saysSum.test(digits)) return quantities;
  return { ...quantities, weights: [only], loads: [], doubt: undefined, sum: { count, weight: only } };
}
