import { wordEnd } from "#contract/words/word-edges.ts";
import { dayBeforeYesterday } from "./named-days.ts";
import { withDigits } from "./number-words.ts";
import { number, read, type Source, take } from "./source.ts";
import { units } from "./units.ts";

/** "A week ago", "hafta ho gaya": one, though no number says so. */
const oneOfThem = new RegExp(
  `(?<![\\d.]\\s?)(?<![\\p{L}\\p{M}])(${units.weeks}|${units.months})(?=\\s+(?:ago|back|(?:has|have) (?:passed|gone)|peh?la?[ae]?n?|ho g|hu[ae]|hoy|hoe|पहले|हो ग|हुआ|हुए|ਪਹਿਲਾਂ|ਹੋ ਗ|ਹੋਇਆ))`,
  "gu",
);
/** "On the 3rd day". */
const nthDay = /(\d+)(?:st|nd|rd|th) (?=days?(?!\p{L}))/gu;

/** "Kal" is not one of them: it is yesterday or tomorrow. */
const twoDaysAgo = new RegExp(`(?<![\\p{L}\\p{M}])(?:${dayBeforeYesterday})${wordEnd}`, "gu");

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

const hoursAndMinutes = new RegExp(
  `${number}\\s*(?:${units.hours})\\s*(?:(?:and|aur|te|और|ਤੇ|ਅਤੇ)\\s+)?${number}\\s*(?:${units.minutes})${wordEnd}`,
  "gu",
);
const minutesPerHour = 60;

/** Minutes, also those that are said as hours; "1 hr 20 min" are 80. */
export function takeMinutes(source: Source): number[] {
  source.text = source.text.replace(
    hoursAndMinutes,
    (_whole, hours: string, minutes: string) => `${Number(hours) * minutesPerHour + Number(minutes)} min`,
  );
  return [
    ...take(source, units.minutes),
    ...take(source, units.hours).map((hours) => hours * minutesPerHour),
  ];
}

const joint =
  "(?:\\s*(?:,|&|\\+|(?:and|nd|n|aur|te|ate|और|ਤੇ|ਅਤੇ)(?![\\p{L}\\p{M}]))\\s*)+(?:(?:after|aftr|at) )?";
/** "After 7, 12 and 4 minutes". */
const listOfMinutes = new RegExp(
  `(?<![\\d.:])\\d+(?:\\s*(?:${units.minutes}))?(?:${joint}\\d+(?:\\s*(?:${units.minutes}))?)+`,
  "gu",
);
const anyMinutes = new RegExp(`\\d\\s*(?:${units.minutes})${wordEnd}`, "u");
const firstOne = "(?:first|1st|one|pehl[aie]|pahl[aie]|ek|ikk?|पहल[ाीे]|एक|ਪਹਿਲ[ਾੀੇ]|ਇੱਕ)";
const otherOne = "(?:second|2nd|other|another|d(?:u|oo)sr[aie]|d(?:u|oo)j[aie]|दूसर[ाीे]|ਦੂਜ[ਾੀੇ]|ਦੂਸਰ[ਾੀੇ])";
/** "The first after 3 minutes, the second after 9". */
const oneAndOther = new RegExp(
  `(?<![\\p{L}\\p{M}])${firstOne}\\s(?:[\\p{L}\\p{M}]+\\s){0,4}(\\d+)[^\\d.]{0,40}${otherOne}\\s(?:[\\p{L}\\p{M}]+\\s){0,4}(\\d+)`,
  "u",
);

/** The minutes of several things that are told one after the other; none where only one is told. */
export function minutesListed(normalised: string): number[] {
  const text = withDigits(normalised);
  if (!anyMinutes.test(text)) return [];
  const list = text.match(listOfMinutes)?.find((one) => anyMinutes.test(one));
  const pair = oneAndOther.exec(text);
  return list ? (list.match(/\d+/g) ?? []).map(Number) : pair ? [Number(pair[1]), Number(pair[2])] : [];
}

/** "2 rides": how many bookings, in other words. */
export function tripsCounted(normalised: string): number | undefined {
  const found = /(?<![\d.])(\d+) (?:rides?|trips?|orders?)(?!\p{L})/u.exec(withDigits(normalised));
  return found ? Number(found[1]) : undefined;
}

/** What is counted again: "my third cancellation" says that there were three. */
const nth = [
  "second|2nd|d(?:u|oo)sr[aie]|d(?:u|oo)j[aie]|दूसर[ाीे]|ਦੂਜ[ਾੀੇ]",
  "third|3rd|t(?:ee|i)sr[aie]|t(?:ee|i)j[aie]|तीसर[ाीे]|ਤੀਜ[ਾੀੇ]",
  "fourth|4th|ch(?:au|ou)th[aie]|चौथ[ाीे]|ਚੌਥ[ਾੀੇ]",
  "fifth|5th|pan[cj]h?v[aie]n?|पांचव[ाीे]ं?|ਪੰਜਵ[ਾੀੇ]ਂ?",
  "sixth|6th|chh?a?th?[aie]|chhev[aie]n?|छठ[ाीे]|छठवां|ਛੇਵ[ਾੀੇ]ਂ?",
  "seventh|7th|sa+tv[aie]n?|satt?v[aie]n?|सातव[ाीे]ं?|ਸੱਤਵ[ਾੀੇ]ਂ?",
];
const nthBefore = (unit: string) =>
  nth.map(
    (words, index) =>
      [new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?= (?:${unit})${wordEnd})`, "gu"), index + 2] as const,
  );
const nthTime = nthBefore(units.times);
const nthDayNamed = nthBefore(units.days);

/** "Today is the third day", "ajj teeja din hai": how many days have gone by. */
export function nthDayIn(text: string): number | undefined {
  return nthDayNamed.find(([pattern]) => text.search(pattern) >= 0)?.[1];
}

/** How often something was done: "three bookings", "my third cancellation". */
export function takeTimes(source: Source): number[] {
  for (const [ordinal, count] of nthTime) source.text = source.text.replace(ordinal, `${count}`);
  return take(source, units.times);
}
