import { vehicles } from "#content/en/fleet.ts";
import { anyWeight, fractionWords, kilogramsOf } from "#contract/domain/weights.ts";
import { wordEnd, wordStart } from "#contract/domain/word-edges.ts";
import { inSmallestUnits, kilogram } from "#web/load-planner/load/units.ts";
import { capacityOf } from "#web/load-planner/plan/plan.ts";
import { sizesMark } from "./load-sizes.ts";

/**
 * "g" is not in `anyWeight`, because in a sentence for Meena a single letter may mean anything. In "20 t-shirts", "t" is
 * not tonnes.
 */
const unit = String.raw`(${anyWeight}|g)${wordEnd}(?!-\p{L})`;
/** Not the 5 of "1,5 kg", whose comma may mean anything: such a line is not read. */
const weight = new RegExp(String.raw`(?<!\d[.,]?)(\d+(?:\.\d+)?)\s*${unit}`, "gu");

/** "1.5 ton" is also "dedh ton". */
const numberWords = new Map(
  Object.entries({
    ...fractionWords,
    1: "one a ek एक ਇੱਕ",
    2: "two do दो ਦੋ",
    3: "three teen तीन ਤਿੰਨ",
  }).flatMap(([value, words]) => words.split(" ").map((word) => [word.normalize("NFC"), value] as const)),
);
const numberWord = new RegExp(
  `${wordStart}(${[...numberWords.keys()].join("|")})(?:\\s+a)?\\s+(?=${unit})`,
  "gu",
);

/** Writes number words before a unit of weight as figures: "dedh ton" becomes "1.5 ton". */
export function withFigures(text: string): string {
  return text.replace(numberWord, (_, word: string) => `${numberWords.get(word)} `);
}

/** A weight in a phrase, in grams. */
export interface FoundWeight {
  readonly grams: number;
  readonly start: number;
  readonly end: number;
}

/** The weights in a phrase. "1 ton 200 kg" is one weight. */
export function weightsIn(phrase: string): readonly FoundWeight[] {
  const found: (FoundWeight & { readonly kilograms: number })[] = [];
  for (const match of phrase.matchAll(weight)) {
    const [text, value = "", name = ""] = match;
    const kilograms = name === "g" ? 0.001 : kilogramsOf(name);
    const one = {
      grams: inSmallestUnits(Number(value) * kilograms, kilogram),
      start: match.index,
      end: match.index + text.length,
      kilograms,
    };
    const last = found.at(-1);
    if (last && last.kilograms > kilograms && /^\s*$/.test(phrase.slice(last.end, one.start))) {
      found[found.length - 1] = { ...one, grams: last.grams + one.grams, start: last.start };
    } else {
      found.push(one);
    }
  }
  return found;
}

/** The phrase without its weights. */
export function withoutWeights(phrase: string): string {
  return phrase.replace(weight, " ");
}

export type Basis = "total" | "each";

/** The weight of all pieces of one kind, in grams. */
export interface GoodsWeight {
  readonly total: number;
  /** Set if the weight may be that of one piece or of all: how it was read, and the total of the other reading. */
  readonly doubt?: { readonly read: Basis; readonly otherwise: number };
}

/**
 * The weight of all pieces, from a phrase with a count and one weight. Traders state the weight of the whole load: "20
 * cartons 400 kg". It is the weight of one piece if the phrase says so ("each", "@", "wali") or describes one piece
 * ("bags of 50 kg", "40 x 30 x 30 cm, 12 kg").
 *
 * @param phrase in lower case, its sizes replaced by `sizesMark`
 */
export function weightOfAll(phrase: string, { grams, start, end }: FoundWeight, count: number): GoodsWeight {
  const together = count * grams;
  if (count === 1) return { total: grams };
  const { basis, isAmbiguous } = basisOf(phrase, phrase.slice(0, start), phrase.slice(end));
  if (!isAmbiguous) return { total: basis === "each" ? together : grams };
  // No piece exceeds the capacity of every vehicle, and few people ask about a total that does.
  if (grams > largestCapacity) return { total: grams };
  if (basis === "total" || together > largestCapacity) {
    return { total: grams, doubt: { read: "total", otherwise: together } };
  }
  return ofOne.test(phrase)
    ? { total: together }
    : { total: together, doubt: { read: "each", otherwise: grams } };
}

const largestCapacity = Math.max(...vehicles.map(capacityOf));

/** "cartons of 40 x 30 x 30 cm, 12 kg" describes one carton. */
const ofOne = new RegExp(String.raw`\bof\s*${sizesMark}`, "u");
/** "400 kg per trip" is not the weight of a piece. */
const notTrips = String.raw`(?!\s*(?:trip|day|week|month|truck|vehicle|tempo|load|gaadi|gadi))`;
/** Says that a weight is the total. */
export const saysTotal =
  /\b(?:total|totally|in all|altogether|together|all in|overall|combined|gross|kul)\b|कुल|ਕੁੱਲ|ਕੁਲ/u;
const saysEach = new RegExp(
  [
    "@",
    String.raw`\b(?:each|every|per|har)\b${notTrips}`,
    String.raw`\b(?:ea|apiece|prati|[wv]al(?:a|i|e|ey)|ek (?:ka|ki|ke|mein|me))\b`,
    "वाल[ाीे]|प्रति|प्रत्येक|हर|ਵਾਲ[ਾੀੇ]|ਪ੍ਰਤੀ|ਹਰ",
    // "12-12 kg"
    String.raw`(?<![\d.])(\d+(?:\.\d+)?)\s*-\s*\1(?=\s*${unit})`,
  ].join("|"),
  "u",
);
/** Before the weight of one piece: "bags of 50 kg", "20 x 12 kg". Not "a load of 900 kg". */
const eachBefore = /(?<!\b(?:weight|wt|load|consignment|shipment)\s+)\bof\s*$|[x×*]\s*$/u;
/** After the weight of one piece: "12 kg/box", "50 kg a bag", "12 kg x 20", "12 kg cartons x 20". */
const eachAfter = new RegExp(
  String.raw`^\s*/${notTrips}|^\s*an?\s|^(?:\s*[\p{L}\p{M}]+){0,2}\s*[x×*]\s*\d`,
  "u",
);
/** After a weight that describes pieces: "50 kg ki 10 bori", "50 kg bags, 10 nos". Not "900 kg ka maal". */
const describesAfter = new RegExp(
  [
    String.raw`^\s*(?:k[aie]|का|की|के|ਦਾ|ਦੀ|ਦੇ)${wordEnd}(?!\s*(?:maal|mal|sama+n|saaman|माल|सामान|ਮਾਲ|ਸਮਾਨ))`,
    String.raw`^\s*(?:bag|sack|bori|katt[ae]|carton|ctn|box|drum|crate|packet|peti|nag)[a-z]*\W*\d`,
  ].join("|"),
  "u",
);

/** Whether a weight is that of one piece or the total. `isAmbiguous`: the phrase does not say so. */
function basisOf(
  phrase: string,
  before: string,
  after: string,
): { readonly basis: Basis; readonly isAmbiguous?: boolean } {
  if (saysTotal.test(phrase)) return { basis: "total" };
  if (saysEach.test(phrase) || eachBefore.test(before) || eachAfter.test(after)) return { basis: "each" };
  // "900 kg of 40 tiles"
  if (/^\s*of\b/.test(after)) return { basis: "total" };
  const describesOne = before.includes(sizesMark) || describesAfter.test(after);
  return { basis: describesOne ? "each" : "total", isAmbiguous: true };
}
