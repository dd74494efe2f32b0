import { pieceNoun } from "./piece-nouns.ts";
import { closeUp, number, numbersLeft, read, type Source, weighed } from "./source.ts";
import { inTotal } from "./units.ts";

/** So many alike pieces. */
export interface Pieces {
  readonly count: number;
  /** Of one of them, in kilograms. */
  readonly weight: number;
}

/** That a weight is that of one piece: "40 kg each", "50 kilo wali". */
const perPiece =
  /(?<!\p{L})(?:each|apiece|per|every|har|prati|ek ka|ek ki|ikk da|[wv]a+ll?[aeiy]+n?)(?!\p{L})|प्रति|हर|(?<!\p{L})(?:वाल[ाीे]|एक का|एक की)|ਵਾਲ[ਾੀੇ]|ਹਰ|ਪ੍ਰਤੀ|ਇੱਕ ਦਾ/u;
/** That it is that of the whole load: "total weight 800 kg", "800 kg in total". */
const ofAll = new RegExp(
  `${inTotal}\\s(?:[\\p{L}\\p{M}]+\\s){0,3}${weighed}|${weighed}\\s+(?:in\\s)?${inTotal}`,
  "u",
);

/**
 * Counts of pieces, and the loads they make with the weights that were taken before; no loads where a weight is that of
 * everything, or where it is open which count belongs to which weight.
 *
 * @param weights in kilograms
 */
export function takePieces(
  source: Source,
  weights: readonly number[],
): { counts: number[]; loads: Pieces[] } {
  closeUp(source);
  const isOfAll = ofAll.test(source.text) && !perPiece.test(source.text);
  const counts = takeCounts(source);
  const arePairs = !isOfAll && counts.length === weights.length;
  const loads = arePairs ? counts.map((count, index) => ({ count, weight: weights[index] ?? 0 })) : [];
  return { counts, loads };
}

/** How many pieces there are, each count once. */
function takeCounts(source: Source): number[] {
  const counts: number[] = [];
  const collect = (pattern: string) => {
    source.text = source.text.replace(new RegExp(pattern, "gu"), (_whole, value: string) => {
      counts.push(Number(value));
      return ` ${read} `;
    });
  };
  const linking = "(?:x|\\*|of|@|ka|ki|ke|da|di|de|का|की|के|ਦਾ|ਦੀ|ਦੇ)";
  collect(`${number}\\s+(?:[\\p{L}\\p{M}]+\\s+){0,2}?${pieceNoun}`);
  collect(`(?<![\\p{L}\\p{M}])${pieceNoun}\\s*[:=-]?\\s*${number}`);
  collect(`${number}\\s*${linking}\\s*(?=${weighed})`);
  collect(
    `(?<=${weighed}\\s*(?:x|\\*|each|wal[aei]|val[aei]|वाल[ाीे]|ਵਾਲ[ਾੀੇ]|ke|ki|ka|के|की|ਦੇ|ਦੀਆਂ)\\s*)${number}`,
  );
  const many = counts.filter((count) => count !== 1);
  // "18 drums, one drum 70 kg" are 18.
  if (many.length > 0 && many.length < counts.length) return many;
  if (counts.length === 0 && source.text.includes(weighed) && perPiece.test(source.text)) {
    const [lone = 0, ...others] = numbersLeft(source);
    if (others.length === 0 && lone > 1) counts.push(lone);
  }
  return counts;
}
