import { wordEnd } from "#contract/words/word-edges.ts";
import { closeUp, read, type Source, take } from "./source.ts";
import { inTotal, units } from "./units.ts";

/** "100 km and back", "jaakar wapas", "आना जाना": driven twice. A round trip of 100 km is 100 km. */
const back =
  /(?<!\p{L})(?:(?<!(?:receipt|pod|copy|slip|challan|pass|papers?) )back|return(?:ing|s)?(?! (?:load|goods|cargo|maal|mal|bhada)(?!\p{L}))|both ways|both sides|each way|each side|to and fro|fro|up ?down|round ?trip|[wv]a+p[ai]si?|laut(?:na|kar|ke|egi)?|aa?n[ae] ?jaa?n[ae]|jaa?n[ae] ?aa?n[ae]|auna? ?jaa?na?|dono (?:taraf|side|passe)|mur|mud)(?!\p{L})|वापस|वापिस|लौट|आना[ -]?जाना|आने[ -]?जाने|जाना[ -]?आना|जाने[ -]?आने|दोनों तरफ|अप ?डाउन|ਵਾਪਸ|ਵਾਪਿਸ|ਮੁੜ|ਆਉਣ[ਾ]?[ -]?ਜਾਣ|ਜਾਣ[ਾ]?[ -]?ਆਉਣ|ਦੋਵੇਂ ਪਾਸੇ|ਦੋਨੋਂ ਪਾਸੇ/u;
/** "60 km go and 60 come". */
const goAndCome =
  /(?<!\p{L})(?:go|going|jaa?na|jaa?ne|jaa?|jau?nga)(?!\p{L}).*(?<!\p{L})(?:come|coming|aa?na|aa?ne|aa|auna|aun)(?!\p{L})|जाना.*आना|जाने.*आने|ਜਾਣ.*ਆਉਣ/u;
/** "A round trip of 100 km", "100 km in total": the way back is counted already. */
const roundTrip = new RegExp(
  `round ?trip\\s(?:of|is|ka|ki|distance|total|=|:)?\\s*(?:of\\s*)?${read}|${read}\\s*(?:ka|ki|का|ਦਾ)?\\s*round ?trip|${inTotal}\\s(?:[\\p{L}\\p{M}]+\\s){0,3}${read}`,
  "u",
);

const twice = /(?<!\p{L})twice(?!\p{L})/u;

/** Whether a message speaks of the way back: "and there and back?" */
export function speaksOfWayBack(text: string): boolean {
  return back.test(text) || goAndCome.test(text);
}

/** "22 km beyond Patiala": not how far it is from where the vehicle starts. */
const isBeyond = new RegExp(
  `(?:${read}|\\d)\\s*(?:${units.kilometres})?\\s*(?:beyond|past|further than|ahead of|aage|agge|agey|आगे|ਅੱਗੇ)(?![\\p{L}\\p{M}])`,
  "u",
);

const oneAfterTheOther = /(?<!\p{L})(?:then|and|plus|phir|fir|aur)(?!\p{L})|\+|फिर|और|ਫਿਰ|ਅਤੇ/u;

/** "The last 1 km is kachha": a part of the way that is described. */
const ofStretch = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:last|final|aa?kh?[ie]?ri|आखिरी|अंतिम|ਆਖਰੀ|ਅਖੀਰਲੇ)\\s+\\d+(?:\\.\\d+)?\\s*(?:${units.kilometres})${wordEnd}`,
  "u",
);

/** Distances in kilometres, and how often they are driven: 2 for there and back, times the rounds. */
export function takeDistances(source: Source): { distances: number[]; legs: number } {
  source.text = source.text.replace(ofStretch, " ");
  const { text: whole } = source;
  const distances = take(source, units.kilometres);
  closeUp(source);
  if (distances.length === 0 || isBeyond.test(whole)) return { distances: [], legs: 1 };
  const { text } = source;
  const isThereAndBack = (back.test(text) || goAndCome.test(text)) && !roundTrip.test(text);
  const repeated = [...take(source, units.rounds), ...take(source, units.times)];
  const [rounds = twice.test(text) ? 2 : 1] = repeated;
  const areDifferent = new Set(distances).size > 1;
  const isDouble = (isThereAndBack && !areDifferent) || isTwice(distances);
  // "60 km, then 80 km" is driven one after the other; "60 or 80 km" is not.
  const isSum = areDifferent && oneAfterTheOther.test(source.text);
  return {
    distances: isSum ? [distances.reduce((sum, one) => sum + one, 0)] : distances,
    legs: rounds * (isDouble ? 2 : 1),
  };
}

/** "70 km up and 70 km down". */
function isTwice([one, other, ...more]: readonly number[]): boolean {
  return one !== undefined && one === other && more.length === 0;
}
