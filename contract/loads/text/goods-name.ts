import { withoutMeasures, withoutSizes } from "./load-sizes.ts";
import { noGoods } from "./load-words.ts";
import { withoutWeights } from "./piece-weight.ts";

const remarks = new Set(noGoods.map((word) => word.normalize("NFC")));

/** The words of a text that name goods: without figures and remarks. The text is in lower case. */
export function goodsWords(text: string): readonly string[] {
  const words = withoutMeasures(withoutWeights(withoutSizes(text))).match(/[\p{L}\p{M}]{2,}/gu) ?? [];
  return words.filter((word) => !remarks.has(word));
}
