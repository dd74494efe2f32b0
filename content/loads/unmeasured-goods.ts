import { quoteForm } from "#content/en/quote-form.ts";
import { goodsSeparator, saysTotal } from "#contract/loads/text/goods-items.ts";
import { goodsWords } from "#contract/loads/text/goods-name.ts";
import { lengthsIn, sizesIn } from "#contract/loads/text/load-sizes.ts";
import { weightsIn } from "#contract/loads/text/piece-weight.ts";
import { normalized } from "#contract/loads/text/read-load.ts";
import { requestedVehicle } from "./requested-vehicle.ts";

const places = new Set(
  quoteForm.places.flatMap(({ spellings }) => spellings.flatMap((name) => name.normalize("NFC").split(" "))),
);

/**
 * The goods in a line about a load that have neither weight nor size, as they were typed: "a sofa" in "900 kg of tiles and
 * a sofa".
 *
 * @param which "all", or "uncounted" for those without any figure: after a line was read, those with one are known.
 */
export function unmeasuredGoods(line: string, which: "uncounted" | "all"): readonly string[] {
  const phrases = phrasesIn(line, which);
  const measured = phrases.filter((phrase) => phrase.isMeasured);
  const isOfAll = measured.length === 1 && measured.some((phrase) => !phrase.isNamed);
  if (isOfAll || measured.some(({ text }) => saysTotal.test(normalized(text)))) return [];
  const named = new Set<Phrase>();
  for (const [index, phrase] of phrases.entries()) {
    if (!phrase.isMeasured || phrase.isNamed) continue;
    // "sofa, 60 kg" and "60 kg, sofa"
    const beside = [phrases[index - 1], phrases[index + 1]];
    const owner = beside.find((other) => other?.isNamed && !other.isMeasured && !named.has(other));
    if (owner) named.add(owner);
  }
  return phrases
    .filter((phrase) => phrase.isNamed && !phrase.isMeasured && !named.has(phrase))
    .filter(({ text }) => which === "all" || !/\p{Nd}/u.test(text))
    .map(({ text }) => text);
}

/** Goods of which only the size or only the weight is known, by their names. */
export interface HalfMeasured {
  readonly withoutWeight: readonly string[];
  readonly withoutSize: readonly string[];
}

/**
 * The goods of a line in which some have a size alone and others a weight alone: "20 cartons of 40 x 30 x 30 cm and 300 kg
 * of tiles". Neither the space nor the weight of the whole is known.
 */
export function halfMeasuredGoods(line: string): HalfMeasured {
  const phrases = phrasesIn(line, "all").filter(({ isNamed }) => isNamed);
  return {
    withoutWeight: phrases.filter(({ hasSize, hasWeight }) => hasSize && !hasWeight).map(({ name }) => name),
    withoutSize: phrases.filter(({ hasSize, hasWeight }) => hasWeight && !hasSize).map(({ name }) => name),
  };
}

const commaInNumber = /(?<=\p{Nd}),(?=\p{Nd})/gu;
const betweenGoods = new RegExp(`,|${goodsSeparator.source}`, "iu");

interface Phrase {
  /** As typed. */
  readonly text: string;
  readonly isMeasured: boolean;
  readonly hasSize: boolean;
  readonly hasWeight: boolean;
  /** The words for the goods, without figures. */
  readonly name: string;
  /** Whether it names goods. */
  readonly isNamed: boolean;
}

function phrasesIn(line: string, which: "uncounted" | "all"): readonly Phrase[] {
  return line
    .replace(commaInNumber, "")
    .split(betweenGoods)
    .map((text) => readPhrase(text, which));
}

function readPhrase(typed: string, which: "uncounted" | "all"): Phrase {
  const text = typed.trim();
  const phrase = normalized(text);
  const isLong = which === "uncounted" && lengthsIn(phrase).length > 0;
  const hasWeight = weightsIn(phrase).length > 0;
  const hasSize = sizesIn(phrase) !== undefined;
  const name = requestedVehicle(text)
    ? ""
    : goodsWords(phrase)
        .filter((word) => !places.has(word))
        .join(" ");
  const isMeasured = isLong || hasWeight || hasSize;
  return { text, isMeasured, hasSize, hasWeight, name, isNamed: name !== "" };
}
