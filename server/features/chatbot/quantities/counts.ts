import { largestCapacity } from "#content/loads/plan-load.ts";
import { type Basis, likelyBasis } from "#contract/loads/text/piece-weight.ts";
import { wordEnd } from "#contract/words/word-edges.ts";
import { goodsListed, type Pieces } from "./goods-list.ts";
import { pieceNoun } from "./piece-nouns.ts";
import { closeUp, number, numbersLeft, read, type Source, weighed } from "./source.ts";
import { inTotal, units } from "./units.ts";

/** A weight that may be that of one piece or of all: how it was read, the count and the weight as written. */
export interface WeightDoubt extends Pieces {
  readonly read: Basis;
}

/** Goods that weigh less a piece are not counted: "40 cartons 15 kg" are 15 kg each. */
const lightestPieceKg = 1;
/** Nobody has ten pieces or more that weigh a ton each: "15 bundles, weight about 1,200 kg". */
const heaviestOfManyKg = 1000;
const many = 10;

/** "70 km per route", "400 kg every Tuesday", "har din": what recurs is no piece. */
const recurring = [
  "roz|roj|(?:mon|tue?s?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|रोज|ਰੋਜ",
  ...[units.kilometres, units.days, units.weeks, units.months, units.rounds, units.routes, units.vehicles],
].join("|");
/** That a weight is that of one piece: "40 kg each", "50 kilo wali". */
export const perPiece = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:per|every|har|prati|प्रति|हर|ਹਰ|ਪ੍ਰਤੀ)(?:${wordEnd}(?!\\s*(?:${recurring})${wordEnd}))|(?<!\\p{L})(?:each|apiece|ek ka|ek ki|k[aei] ek|ikk da|d[aei] ikk?|[wv]a+ll?[aeiy]+n?)(?!\\p{L})|(?<!\\p{L})(?:वाल[ाीे]|एक का|एक की)|ਵਾਲ[ਾੀੇ]|ਇੱਕ ਦਾ`,
  "u",
);
/** The same by what stands around it: "boxes of 20 kg", "12 kg x 20", "50 kilo ki bori", "20 kg a box", "one drum 70 kg". */
const around = new RegExp(
  `(?<!\\p{L})(?:one|1|ek|ikk?|एक|ਇੱਕ|ਇਕ)\\s${pieceNoun}\\s(?:[\\p{L}\\p{M}]+\\s){0,2}${weighed}|(?:(?<!\\p{L})(?:of|at|x)|[×*@]|(?<=\\d)x|(?<!\\d)(\\d+)-)\\s*${weighed}|${weighed}\\s*(?:[x×*/]|(?:a|an|k[aei]|d[aei]|का|की|के|ਦਾ|ਦੀ|ਦੇ|ਦੀਆਂ)${wordEnd}(?!\\s*(?:ma+l|sa+ma+n|load|माल|सामान|ਮਾਲ|ਸਮਾਨ)))`,
  "u",
);
/** That it is that of the whole load: "total weight 800 kg", "800 kg in total". */
const ofAll = new RegExp(
  `${inTotal}\\s(?:[\\p{L}\\p{M}]+\\s){0,3}${weighed}|${weighed}\\s+(?:in\\s)?${inTotal}`,
  "u",
);

const areCompared = /(?<!\p{L})(?:between|difference|fark|compared?)(?!\p{L})|अंतर|फर्क|ਫਰਕ/u;
/** That weights are alternatives, or are carried one after the other. */
const areApart =
  /(?<!\p{L})(?:or|ya|ja|jaan|vs|versus|instead|then|phir|fir|first|second|today|tomorrow|morning|evening|aaj|ajj|kal|kall|subah|savere|sa?ha+m|separate(?:ly)?|alag|vakh(?:re|ra)?|max(?:imum)?|limit|capacity|no|not|nahi|which|kaun|kehdi|kehri)(?!\p{L})|या|फिर|अलग|आज|कल|सुबह|शाम|नहीं|ਜਾਂ|ਫਿਰ|ਵੱਖ|ਅੱਜ|ਕੱਲ੍ਹ|ਸਵੇਰ|ਸਾਮ|ਨਹੀਂ/u;

const isAlternative = /(?<!\p{L})(?:or|ya|ja|jaan|vs)(?!\p{L})|या|ਜਾਂ/u;

/** "Two pallets, one of 640 kg, the other of 310 kg": each weight is that of one of them. */
const one = "(?:one|1|ek|ikk?|एक|ਇੱਕ|ਇਕ)";
const other =
  "(?:the )?(?:one|1|other|another|second|ek|ikk?|doosr[aie]|dusr[aie]|dooj[aie]|duj[aie]|एक|दूसर[ाीे]|ਇੱਕ|ਇਕ|ਦੂਜ[ਾੀੇ])";
const upTo = (most: number) => `(?:[\\p{L}\\p{M}]+\\s+){0,${most}}`;
const oneByOne = new RegExp(
  `(?<![\\p{L}\\p{M}])${one}\\s+${upTo(3)}${weighed}\\s*${upTo(2)}(?:[,;&]\\s*)?${upTo(2)}(?<![\\p{L}\\p{M}])${other}\\s+${upTo(3)}${weighed}`,
  "u",
);

/** That it all travels at once. */
export const inOneGo =
  /(?<!\p{L})(?:(?:one|single|same|ek|ikk?) (?:hi |same |single )?(?:trip|go|round|vehicle|truck|gaa?d+i|chakk?ar|phera|gera|geda)|together|total|kul|ikatth?\p{L}*|sa+th)(?!\p{L})|एक (?:ही )?(?:चक्कर|फेरे|गाडी|बार)|साथ|कुल|ਇੱਕ (?:ਹੀ )?(?:ਗੇੜੇ|ਗੱਡੀ|ਵਾਰ)|ਇਕੱਠ|ਕੁੱਲ/u;

/**
 * The loads that several weights are of: "a machine of 700 kg and 450 kg of parts". Undefined when there is one weight, or
 * when they do not travel together.
 */
function loadsOf(
  text: string,
  weights: readonly number[],
  inSeveral: boolean,
  isInOneGo: boolean,
): readonly Pieces[] | undefined {
  if (weights.length < 2 || inSeveral || areCompared.test(text)) return undefined;
  const between = text.slice(text.indexOf(weighed), text.lastIndexOf(weighed));
  const listed = areApart.test(between) ? undefined : goodsListed(text, weights, basisOf);
  if (listed) return listed;
  const isUncounted = isInOneGo && takeCounts({ text }).length === 0;
  const isWhole = (oneByOne.test(text) || isUncounted) && !isAlternative.test(text);
  return isWhole ? weights.map((weight) => ({ count: 1, weight })) : undefined;
}

/** Whether a text about one kind of goods says that its weight is that of one piece or of all. */
function basisOf(text: string): Basis | undefined {
  if (perPiece.test(text) || around.test(text)) return "each";
  return ofAll.test(text) ? "total" : undefined;
}

/**
 * Counts of pieces, and the loads they make with the weights that were taken before; no loads where a weight is that of
 * everything, or where it is open which count belongs to which weight.
 * `doubt` is set if nothing says whose weight it is: then the quote form's reader decides.
 *
 * @param weights in kilograms
 * @param isInOneGo that it is said to travel at once
 * @param inSeveral that several vehicles or trips are named: then each load may have its own
 */
export function takePieces(
  source: Source,
  weights: readonly number[],
  inSeveral: boolean,
  isInOneGo: boolean,
): { counts: number[]; loads: readonly Pieces[]; doubt: WeightDoubt | undefined } {
  closeUp(source);
  const listed = loadsOf(source.text, weights, inSeveral, isInOneGo);
  const isOfOne = perPiece.test(source.text);
  const isOfAll = ofAll.test(source.text) && !isOfOne;
  const isOpen = weights.length === 1 && !isOfOne && !around.test(source.text);
  const places = [...source.text.matchAll(new RegExp(weighed, "gu"))].map(({ index }) => index);
  const found = takeCounts(source);
  if (listed) return { counts: [], loads: listed, doubt: undefined };
  // Of more counts than weights, those belong to one that stand before it.
  const paired =
    found.length > weights.length
      ? places.flatMap(
          (at, index) => found.findLast((one) => one.at < at && one.at > (places[index - 1] ?? -1)) ?? [],
        )
      : found;
  const pairs =
    !isOfAll && paired.length === weights.length
      ? paired.map(({ count }, index) => ({ count, weight: weights[index] ?? 0 }))
      : [];
  const counts = found.map(({ count }) => count);
  const [pair] = isOpen ? pairs : [];
  if (!pair || pair.count === 1 || pair.weight < pair.count * lightestPieceKg)
    return { counts, loads: pairs, doubt: undefined };
  const isFirst = (places[0] ?? 0) < (paired[0]?.at ?? 0);
  const read = likelyBasis({ grams: 1000 * pair.weight, count: pair.count, isFirst }, largestCapacity);
  const mayBeEach = pair.count < many || pair.weight <= heaviestOfManyKg;
  return {
    counts,
    loads: read === "each" ? pairs : [],
    doubt: mayBeEach ? { read, ...pair } : undefined,
  };
}

/** How many pieces there are, each count once, in the order of the text. */
function takeCounts(source: Source): { readonly count: number; readonly at: number }[] {
  const found: { readonly count: number; readonly at: number }[] = [];
  const collect = (pattern: string) => {
    source.text = source.text.replace(
      new RegExp(pattern, "gu"),
      (whole: string, value: string, at: number) => {
        found.push({ count: Number(value), at });
        // Of the same length, so that places stay comparable.
        return read.padEnd(whole.length);
      },
    );
  };
  const linking = "(?:x|\\*|of|@|at|ka|ki|ke|da|di|de|का|की|के|ਦਾ|ਦੀ|ਦੇ)";
  // "8x4 sheets" tells the size of a sheet.
  collect(`(?<![\\d.]|\\d\\s*[x×*]\\s*)${number}\\s+(?:[\\p{L}\\p{M}]+\\s+){0,2}?${pieceNoun}`);
  collect(`(?<![\\p{L}\\p{M}])${pieceNoun}\\s*[:=-]?\\s*${number}`);
  // "40 kg each; what would 10 of them cost?"
  collect(`${number}\\s+of\\s+(?:them|these|those)(?!\\p{L})`);
  // "6 fans of 9 kg": what is counted need not be a known noun.
  collect(`${number}\\s*(?:\\s[\\p{L}\\p{M}]+\\s+)?${linking}\\s*(?=${weighed})`);
  collect(
    `(?<=${weighed}\\s*(?:x|\\*|each|wal[aei]|val[aei]|वाल[ाीे]|ਵਾਲ[ਾੀੇ]|ke|ki|ka|के|की|ਦੇ|ਦੀਆਂ)\\s*)${number}`,
  );
  const counts = found.sort((a, b) => a.at - b.at);
  const many = counts.filter(({ count }) => count !== 1);
  // "18 drums, one drum 70 kg" are 18.
  if (many.length > 0 && many.length < counts.length) return many;
  if (counts.length === 0 && source.text.includes(weighed) && perPiece.test(source.text)) {
    const [lone = 0, ...others] = numbersLeft(source);
    if (others.length === 0 && lone > 1) counts.push({ count: lone, at: 0 });
  }
  return counts;
}
