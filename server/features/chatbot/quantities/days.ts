import { read, type Source, take, wordEnd } from "./source.ts";
import { units } from "./units.ts";

/** "A week ago", "hafta ho gaya": one, though no number says so. */
const oneOfThem = new RegExp(
  `(?<![\\d.]\\s?)(?<![\\p{L}\\p{M}])(${units.weeks}|${units.months})(?=\\s+(?:ago|back|(?:has|have) (?:passed|gone)|peh?la?[ae]?n?|ho g|hu[ae]|hoy|hoe|पहले|हो ग|हुआ|हुए|ਪਹਿਲਾਂ|ਹੋ ਗ|ਹੋਇਆ))`,
  "gu",
);
/** "On the 3rd day". */
const nthDay = /(\d+)(?:st|nd|rd|th) (?=days?(?!\p{L}))/gu;

/** "The day before yesterday". "Kal" and "parson" are of the past or to come; only the latter is asked of a deadline. */
const twoDaysAgo = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:day before (?:yesterday|yest)|parso+n?|परसों|ਪਰਸੋਂ)${wordEnd}`,
  "gu",
);

/** Days, also those that are said as weeks or months. */
export function takeDays(source: Source): number[] {
  source.text = source.text.replace(oneOfThem, "1 $1").replace(nthDay, "$1 ");
  const relative: number[] = [];
  source.text = source.text.replace(twoDaysAgo, () => {
    relative.push(2);
    return ` ${read} `;
  });
  return [
    ...take(source, units.days),
    ...take(source, units.weeks).map((weeks) => weeks * 7),
    ...take(source, units.months).map((months) => months * 30),
    ...relative,
  ];
}
