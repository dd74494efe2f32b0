import { anyWeight } from "#contract/loads/text/weights.ts";
import { wordEnd } from "#contract/words/word-edges.ts";
import { perPiece } from "./counts.ts";
import { withDigits } from "./number-words.ts";
import { pieceNoun } from "./piece-nouns.ts";
import type { Quantities } from "./quantities.ts";
import { inTotal } from "./units.ts";

const weight = `\\d+(?:\\.\\d+)?\\s*-?\\s*(?:${anyWeight})${wordEnd}`;
const pieces = `(?<count>\\d+)\\s+(?:[\\p{L}\\p{M}]+\\s+){0,2}?${pieceNoun}`;
const words = (most: number) => `(?:\\s+[\\p{L}\\p{M}]+){0,${most}}`;
const inside = "(?:me|mein|main|m|vich|ch|में|ਵਿੱਚ|ਵਿਚ|ਚ)";
/** "900 kg in 30 boxes", "900 kilo chawal 30 bori mein", "30 bori mein 900 kilo", "30 boxes, 900 kg in total". */
const saysSum = new RegExp(
  [
    `(?<![\\d.])${weight}${words(3)}\\s+in\\s+(?:(?:about|some|around|all|these|those)\\s+)?${pieces}`,
    `(?<![\\d.])${weight}${words(2)}\\s+${pieces}\\s+${inside}${wordEnd}`,
    `(?<![\\d.])${pieces}\\s+${inside}\\s+${weight}`,
    // Not "20 boxes total of 30 kg" nor "2 bags of 50 kg, total 10 boxes": there the pieces are counted together.
    `${inTotal}(?!\\s+of\\s)${words(3)}\\s+${weight}|${weight}\\s+(?:in\\s)?${inTotal}(?!\\s+\\d)`,
  ].join("|"),
  "gu",
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
  if (!isOne || perPiece.test(digits)) return quantities;
  // "40 kg in one box, 10 boxes" is the weight of one.
  const isSum = ({ groups }: RegExpExecArray) => Number(groups?.count ?? count) === count;
  if (![...digits.matchAll(saysSum)].some(isSum)) return quantities;
  return { ...quantities, weights: [only], loads: [], doubt: undefined, sum: { count, weight: only } };
}
