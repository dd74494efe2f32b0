import { wordEnd } from "#contract/words/word-edges.ts";
import { pieceNoun } from "./piece-nouns.ts";
import { number } from "./source.ts";
import { anyUnit, units } from "./units.ts";

const unit = `\\s*-?\\s*(?:(?:${anyUnit})${wordEnd})`;
const unitCaught = `\\s*-?\\s*((?:${anyUnit})${wordEnd})`;
const begins = "(?<![\\p{L}\\p{M}\\d.]|\\d-)";
const another = `(?=${number}${unit})`;
const words = (list: string) => `(?:${list})${wordEnd}`;

/** "Tees-paintees ghante", "600 to 700 kg", "between 700 and 900 kg": the upper end counts. */
const range = new RegExp(
  `${begins}${number}(?:${unit})?(?:\\s*[-–]\\s*|\\s+${words("to|se|से|ਤੋਂ")}\\s+|(?<=(?:between|beech|vich) [^a-z]*)\\s+and\\s+)${another}`,
  "gu",
);
const bounds =
  "over|more than|above|upwards of|about|around|nearly|almost|roughly|at least|less than|under|below|up ?to|kam se kam|ghatto ghat|lagbhag|kareeb|karib|लगभग|करीब|कम से कम|ਲਗਭਗ|ਕਰੀਬ|ਘੱਟੋ ਘੱਟ";
const boundsAfter =
  "(?:se|ton|से|ਤੋਂ) (?:zy?ada|jy?ada|upar?|uppar|va+dh?|wadh|vaddh|kam|gha?tt?|ज्यादा|अधिक|ऊपर|कम|ਵੱਧ|ਜਿਆਦਾ|ਉੱਪਰ|ਘੱਟ)";
const thatIs = `(?:[\\s,;:()–-]|${words("say|so|is|its|it s|hai|aa|yani|yaani|matlab|exactly|precisely|karib|lagbhag|about|around|है|यानी|मतलब|ਹੈ|ਯਾਨੀ|ਮਤਲਬ")})+`;
/** "Over a ton, 1,200 kg": what is said exactly afterwards is meant. "Around 30 cartons, 8 kg each" says two things. */
const bound = new RegExp(
  `(?:(?<![\\p{L}\\p{M}])${words(bounds)}\\s+${number}${unitCaught}|${begins}${number}${unitCaught}\\s+${words(boundsAfter)})${thatIs}(?=${number}${unitCaught})`,
  "gu",
);
const corrections =
  "no|nope|sorry|wait|i mean|i meant|rather|make (?:it|that)|actually|(?:it )?turns out|(?:hun|ab|ab hi) pata lag\\p{L}*|galat bol\\p{L}*|galti|nahin?|nhi|nai|ruko|matlab|नहीं|रुको|मतलब|सॉरी|ਨਹੀਂ|ਨਈਂ|ਮਤਲਬ|ਸੌਰੀ";
/** "38 sacks of 25 kg, no sorry, 48 sacks": it corrects the number of the same kind before it. */
const corrected = new RegExp(
  `(?<![\\p{L}\\p{M}])${words(corrections)}(?:[\\s,.;:!…–-]|${words(`${corrections}|its|hai|se|is`)})*(?=${number}\\s*-?\\s*((?:${anyUnit})${wordEnd}))`,
  "gu",
);
/** Units that count the same, and a plain number, which may be of any. */
const kinds = [
  [units.tonnes, units.quintals, units.maunds, units.kilograms, units.pounds, units.grams],
  [units.feet, units.inches, units.centimetres, units.metres, units.millimetres],
  [units.minutes, units.hours],
  [units.times],
  [pieceNoun],
].map((list) => `(?:${list.join("|")})`);

function kindOf(written = ""): string | undefined {
  return kinds.find((one) => new RegExp(`^${one}$`, "u").test(written));
}

function withoutCorrected(text: string): string {
  const found = corrected.exec(text);
  corrected.lastIndex = 0;
  if (!found) return text;
  const kind = kindOf(found[2]) ?? "";
  const before = text.slice(0, found.index);
  const [wrong] = [
    ...before.matchAll(new RegExp(`${begins}${number}\\s*-?\\s*(?:${kind}${wordEnd}|(?=[\\s,.]*$))`, "gu")),
  ].slice(-1);
  const kept = wrong
    ? `${before.slice(0, wrong.index)} ${before.slice(wrong.index + wrong[0].length)}`
    : before;
  return kept + withoutCorrected(text.slice(found.index + found[0].length));
}

/** The text without numbers for which another stands: the lower end of a range, a bound, what was corrected. */
export function withoutRestated(text: string): string {
  return withoutCorrected(text)
    .replace(range, (whole, from: string, to: string) => (Number(from) < Number(to) ? "" : whole))
    .replace(bound, (whole, _one, before, _other, after, _exact, unit) =>
      kindOf(before ?? after) === kindOf(unit) ? "" : whole,
    );
}

/** "A three-seater sofa" is one. Numbers are digits. */
export function withoutSeats(text: string): string {
  return text.replace(/(?<![\d.])\d{1,2}[\s-]*(?=(?:seat|sitt?)ers?(?!\p{L})|सीटर|ਸੀਟਰ)/gu, "");
}

/** Who is in a hurry writes "4" for "for", "2" for "to": "van 4 a fridge", "i want 2 cancel". */
export function withoutPrepositions(text: string): string {
  return text
    .replace(
      /(?<!\S)[24](?= (?:an?|the|d|my|our|your|ur|his|her|their|this|that|dis|dat|it|me|us|u|you)(?!\S))/g,
      "for",
    )
    .replace(
      /(?<=(?:want(?:ed)?|wanna|need|needed|like|hv|have|had|has|got|going|try(?:ing)?|able|wish|how|hw|when|wen|where|possible|free|allowed|ok|late|time) )2(?= (?:cancel|book|be|know|knw|ask|get|take|go|do|see|send|sent|pay|talk|tell|apply|claim|change|return|stop|use)(?![\p{L}\d]))/gu,
      "to",
    );
}
