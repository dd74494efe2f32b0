import { clockTimeIn } from "./clock.ts";

/** A day that a message names: by its place in the week, its date, or from today. */
export type NamedDay = CalendarDay | { readonly daysAgo: number };

/** From Sunday on, and from January on, 0 is the first. */
export type CalendarDay =
  | { readonly weekday: number }
  | { readonly date: number; readonly month: number | undefined };

export interface Moment {
  readonly day: NamedDay;
  /** Of that day, in hours since midnight: 16 to 20 in the evening. */
  readonly hours: readonly [from: number, to: number] | undefined;
  /** The time is told, but not whether before or after noon: the hours are both. */
  readonly isEitherHalf?: boolean;
  /** It is the end of the time that is asked about: "today is Saturday", "from Friday till Monday", "tonight". */
  readonly isEnd: boolean;
}

const word = (words: string) => `(?<![\\p{L}\\p{M}\\d])(?:${words})(?![\\p{L}\\p{M}])`;
const before = (words: string) => `(?<=(?<![\\p{L}\\p{M}])(?:${words}) )`;

/** From Sunday on. Short forms are words of their own: they count behind a preposition only. */
const weekdays = [
  "sunda?y|itva+r|itwa+r|ravi[vw]a+r|e[ai]tva+r|रविवार|इतवार|ਐਤਵਾਰ",
  "monda?y|so+m[vw]a+r|सोमवार|ਸੋਮਵਾਰ",
  "tue?s?da?y|mangal[vw]a+r|manglva+r|मंगलवार|ਮੰਗਲਵਾਰ",
  "we?d(?:ne?s|nes)?da?y|bud+h?[vw]a+r|बुधवार|ਬੁੱਧਵਾਰ|ਬੁਧਵਾਰ",
  "th?u?rsda?y|guru[vw]a+r|brihaspati(?:[vw]a+r)?|ve+r[vw]a+r|vi+r[vw]a+r|गुरुवार|बृहस्पतिवार|ਵੀਰਵਾਰ",
  "frida?y|shuk(?:ra|kar|r)[vw]a+r|शुक्रवार|ਸੁੱਕਰਵਾਰ|ਸੁਕਰਵਾਰ",
  "sat(?:u|e)?rda?y|shani[vw]a+r|shanicharva+r|शनिवार|ਸਨੀਵਾਰ|ਸਨਿੱਚਰਵਾਰ",
];
const shortWeekdays = ["sun", "mon", "tues?", "wed", "thu(?:rs?)?", "fri", "sat"];
const onDay = "on|last|since|this|from|by|till|until|was|is|and|to";

const months = [
  "jan(?:uary)?|जनवरी|ਜਨਵਰੀ",
  "feb(?:r?uary)?|फरवरी|ਫਰਵਰੀ",
  "mar(?:ch)?|मार्च|ਮਾਰਚ",
  "apr(?:il)?|अप्रैल|ਅਪ੍ਰੈਲ",
  "may|मई|ਮਈ",
  "june?|जून|ਜੂਨ",
  "july?|जुलाई|ਜੁਲਾਈ",
  "aug(?:ust)?|अगस्त|ਅਗਸਤ",
  "sept?(?:ember)?|सितंबर|ਸਤੰਬਰ",
  "oct(?:ober)?|अक्टूबर|ਅਕਤੂਬਰ",
  "nov(?:ember)?|नवंबर|ਨਵੰਬਰ",
  "dec(?:ember)?|दिसंबर|ਦਸੰਬਰ",
];
const anyMonth = months.join("|");
const nth = "(\\d{1,2})(?:st|nd|rd|th)?";
/** "3rd March", "3 march ko". */
const dayAndMonth = `(?<![\\d.])${nth}(?: of)? (?=(?:${anyMonth})(?![\\p{L}\\p{M}]))(${anyMonth})`;
/** "March 3rd"; "may" and "mar" are words as well. */
const monthAndDay = `(?<![\\p{L}\\p{M}])(${anyMonth}) (?:(?<!(?:may|mar) )${nth}|(\\d{1,2})(?:st|nd|rd|th))(?![\\d.]|\\p{L})`;
/** "On the 3rd", "it is the 8th", "3 tarikh": not "the 3rd floor", "my 4th booking". */
const dayOfMonth = `${before("on|since|from|by|till|until|was|is|its|it s|dated?|(?:on|since|from|by|till|until|was|is|its|it s|today) the|today")}(\\d{1,2})(?:st|nd|rd|th)(?! (?:floor|time|day|book|cancel|trip|one|ride|week|month|hour|part|cop))(?!\\p{L})|(?<![\\d.])(\\d{1,2}) ?(?:ta+ri+kh|tare+kh|taree+k|तारीख|ਤਾਰੀਖ|ਤਰੀਕ|tari+k)(?![\\p{L}\\p{M}])`;

/** "Aaj 17 hai". */
const dateToday = "(?<=(?<![\\p{L}\\p{M}])(?:aaj|ajj|आज|ਅੱਜ) )(\\d{1,2}) (?:hai|h|aa|है|ਹੈ)(?![\\p{L}\\p{M}])";
/** "It is 6 pm now": today, at that time. */
const timeNow =
  "(?<![\\p{L}\\p{M}])(?:it is|it s|its|it's|now|abhi|ab|hun|अभी|अब|ਹੁਣ)(?: already| now)? (?=\\d{1,2}(?:[:. ]\\d\\d)? ?(?:[ap]\\.?m|[bv]aje|बजे|ਵਜੇ))|(?<![\\p{L}\\p{M}])(?:now (?:it is |it s |its |it's )?|(?:abhi|hun) )(?=\\d{1,2} ?(?:[,;?!.]|$))";

/** "Parson" may also be to come; only what is past is asked of a deadline. */
export const dayBeforeYesterday = "day before (?:yesterday|yest)|parso+n?|परसों|ਪਰਸੋਂ";

const relative: readonly (readonly [daysAgo: number, words: string])[] = [
  [2, dayBeforeYesterday],
  [1, "yest(?:e?r?day)?|last (?:night|evening)|ka+l+|कल|ਕੱਲ੍ਹ|ਕੱਲ"],
  [0, "to?day|2day|tonight|2night|this (?:morning|afternoon|evening)|aaj|ajj|आज|ਅੱਜ"],
];

const partsOfDay: readonly (readonly [pattern: RegExp, from: number, to: number])[] = [
  [/morning|mrng|su?bah|su?bha|sa?vere|सुबह|सवेर|ਸਵੇਰ/u, 6, 12],
  [/noon|do?pe?har|दोपहर|ਦੁਪਹਿਰ/u, 12, 16],
  [/evening|(?<!\p{L})(?:eve|evng|sha+m)(?!\p{L})|शाम|ਸਾਮ/u, 16, 20],
  [/night|nite|(?<!\p{L})ra+t(?!\p{L})|रात|ਰਾਤ/u, 20, 24],
];

interface Found {
  readonly at: number;
  readonly end: number;
  readonly day: NamedDay;
}

function findAll(text: string, pattern: string, dayOf: (match: RegExpMatchArray) => NamedDay): Found[] {
  return [...text.matchAll(new RegExp(pattern, "gu"))].map((match) => ({
    at: match.index,
    end: match.index + match[0].length,
    day: dayOf(match),
  }));
}

function monthOf(written = ""): number | undefined {
  const at = months.findIndex((names) => new RegExp(`^(?:${names})$`, "u").test(written));
  return at < 0 ? undefined : at;
}

/** Before what it is now: "today is ...", "aaj to ...", "and it is ...", "now it's the ...". */
const saysNow =
  /(?<![\p{L}\p{M}])(?:today|2day|now|nw|aaj|ajj|ab|hun|आज|अब|ਅੱਜ|ਹੁਣ)(?: (?:is|its|it s|it is|already|the|hai|to|toh|ta+n|तो|ਤਾਂ))* $|(?:^|[.,;!?] ?|(?:and|n|so|but) )(?:it is|it s|its|it's)(?: now| already)? (?:the )?$/u;
const saysNowAfter = /^ ?(?:today|2day|now|aaj|ajj|hai aaj|aa ajj|आज|ਅੱਜ)(?![\p{L}\p{M}])/u;
/** Before the end of a time: "till Monday". */
const saysTill = /(?<![\p{L}\p{M}])(?:to|till|until|upto|se|ton|से|ਤੋਂ) (?:the )?$/u;
const saysTillAfter = /^ ?(?:tak|takk|तक|ਤੱਕ)(?![\p{L}\p{M}])/u;

const toCome = new RegExp(
  word("tomm?orr?ow|tmrw|tmw|tmro|day after|next (?:day|week)|agle (?:din|hafte)|अगले दिन|ਅਗਲੇ ਦਿਨ"),
  "u",
);

/** Whether a normalised text says when: a day, also one to come, a part of one, or the time. */
export function saysWhen(text: string): boolean {
  const isPartOfDay = partsOfDay.some(([pattern]) => pattern.test(text));
  return isPartOfDay || toCome.test(text) || clockTimeIn(text) !== undefined || momentsIn(text).length > 0;
}

/** The days that a normalised text names, in their order. */
export function momentsIn(text: string): readonly Moment[] {
  const found = [
    ...weekdays.flatMap((names, weekday) => {
      const short = `${before(onDay)}(?:${shortWeekdays[weekday]})(?![\\p{L}\\p{M}])`;
      return findAll(text, `${word(names)}|${short}`, () => ({ weekday }));
    }),
    ...findAll(text, dayAndMonth, ([, date, month]) => ({ date: Number(date), month: monthOf(month) })),
    ...findAll(text, monthAndDay, ([, month, date, other]) => ({
      date: Number(date ?? other),
      month: monthOf(month),
    })),
    ...findAll(text, dayOfMonth, ([, one, other]) => ({ date: Number(one ?? other), month: undefined })),
    ...findAll(text, dateToday, ([, date]) => ({ date: Number(date), month: undefined })),
    ...findAll(text, timeNow, () => ({ daysAgo: 0 })),
    ...relative.flatMap(([daysAgo, names]) => findAll(text, word(names), () => ({ daysAgo }))),
  ].toSorted((a, b) => a.at - b.at || b.end - a.end);
  // "The day before yesterday" holds yesterday, "the 3rd March" a date without its month.
  const apart = found.filter(({ at, end }) => !found.some((one) => one.at <= at && one.end > end));
  // "Today is Saturday" names one day.
  const isOtherNow = apart.some((one) => isNow(text, one));
  const named = apart.filter(({ day }) => !(isOtherNow && isToday(day)));
  return named.map((one, index) => {
    const start = index === 0 ? 0 : one.at;
    const segment = text.slice(start, named[index + 1]?.at);
    const isLater = index > 0 && (isToday(one.day) || isTill(text, one));
    return { day: one.day, ...hoursIn(segment), isEnd: isNow(text, one) || isLater };
  });
}

function isToday(day: NamedDay): boolean {
  return "daysAgo" in day && day.daysAgo === 0;
}

function isNow(text: string, { at, end, day }: Found): boolean {
  return !("daysAgo" in day) && (saysNow.test(text.slice(0, at)) || saysNowAfter.test(text.slice(end)));
}

function isTill(text: string, { at, end }: Found): boolean {
  return saysTill.test(text.slice(0, at)) || saysTillAfter.test(text.slice(end));
}

const halfDay = 12;
const minutesPerHour = 60;

/** The hours of a day that a text about it tells: of its part, or the very time. */
function hoursIn(text: string): Pick<Moment, "hours" | "isEitherHalf"> {
  const [, from, to] = partsOfDay.find(([pattern]) => pattern.test(text)) ?? [];
  const part = from === undefined || to === undefined ? undefined : ([from, to] as const);
  const time = clockTimeIn(text) ?? loneHourIn(text);
  if (!time) return { hours: part };
  const morning = (time.hour % halfDay) + time.minute / minutesPerHour;
  const isInPart = (hour: number) => !part || (hour >= part[0] && hour <= part[1]);
  const hours = [morning, morning + halfDay].filter((hour) =>
    /^[ap]\.?m/.test(time.unit) ? hour < halfDay === time.unit.startsWith("a") : isInPart(hour),
  );
  const [hour = morning, other] = hours;
  if (hours.length === 0) return { hours: part };
  return other === undefined ? { hours: [hour, hour] } : { hours: [hour, other], isEitherHalf: true };
}

/** "Yesterday at 4", "today 6": beside a day a number by itself is its hour. */
const loneHour =
  /(?:(?<![\p{L}\p{M}])(?:at|around|about|by|its|it s|it's|it is|now|today|yesterday|aaj|ajj|kal|kall|आज|कल|ਅੱਜ|ਕੱਲ੍ਹ) |@ ?)(\d{1,2})(?=[,;?!.]|$| (?:and|aur|te|now|today|yesterday)(?!\p{L}))/u;

function loneHourIn(text: string): { hour: number; minute: number; unit: string } | undefined {
  const hour = Number(loneHour.exec(text)?.[1] ?? 0);
  return hour >= 1 && hour <= 2 * halfDay ? { hour, minute: 0, unit: "" } : undefined;
}

const daysPerWeek = 7;
const shortestMonth = 28;

/** How many days lie between two named days, the second after the first; undefined where that is open. */
export function daysBetween(from: NamedDay, to: NamedDay): number | undefined {
  if ("daysAgo" in from)
    return "daysAgo" in to && from.daysAgo >= to.daysAgo ? from.daysAgo - to.daysAgo : undefined;
  // "It was on Monday, and it is Monday again."
  if ("weekday" in from)
    return "weekday" in to
      ? (to.weekday - from.weekday + daysPerWeek) % daysPerWeek || daysPerWeek
      : undefined;
  if (!("date" in to)) return undefined;
  const isLater = to.date >= from.date;
  const start = from.month ?? (to.month === undefined || isLater ? to.month : monthAfter(to.month, -1));
  const end = to.month ?? (start === undefined || isLater ? start : monthAfter(start, 1));
  if (start === end) return isLater ? to.date - from.date : undefined;
  return start !== undefined && end === monthAfter(start, 1)
    ? daysIn(start) - from.date + to.date
    : undefined;
}

function monthAfter(month: number, step: number): number {
  return (month + step + months.length) % months.length;
}

/** The year does not matter but for February, of which the shorter counts. */
function daysIn(month: number): number {
  return new Date(Date.UTC(2023, month + 1, 0)).getUTCDate();
}

/** A day that is some days later; undefined of a date whose month is not told and may end before. */
export function dayAfter(from: CalendarDay, days: number, isWorkingDays = false): CalendarDay | undefined {
  if ("weekday" in from) {
    let weekday = from.weekday;
    for (let left = days; left > 0; left -= isWorkingDays && weekday === sunday ? 0 : 1)
      weekday = (weekday + 1) % daysPerWeek;
    return { weekday };
  }
  // On which dates a Sunday falls hangs on the year.
  if (isWorkingDays) return undefined;
  const { month, date } = from;
  if (month === undefined) return date + days <= shortestMonth ? { date: date + days, month } : undefined;
  const length = daysIn(month);
  return date + days <= length
    ? { date: date + days, month }
    : { date: date + days - length, month: monthAfter(month, 1) };
}
const sunday = 0;
