import type { RuleName } from "#content/en/rule-sentences.ts";
import { formatSpanFigures } from "#content/format/english.ts";
import type { MeenaLanguage } from "#content/schema/meena.ts";
import { nthDayIn } from "../quantities/days.ts";
import { type CalendarDay, dayAfter, daysBetween, type Moment, momentsIn } from "../quantities/named-days.ts";
import { withDigits } from "../quantities/number-words.ts";
import { type Quantities, readQuantities } from "../quantities/quantities.ts";
import { units } from "../quantities/units.ts";
import type { Question } from "../understand/question.ts";
import { normalise } from "../understand/spelling.ts";
import type { Answer, AnswerContext } from "./draft.ts";
import type { Speaker } from "./speaker.ts";
import { inDigits } from "./wording.ts";

const minutesPerHour = 60;
const hoursPerDay = 24;
/** In hours. */
const aMoment = 0.001;

/** "This morning", "aaj". */
const today =
  /(?<![\p{L}\p{M}])(?:today|2day|this (?:morning|afternoon|evening)|just now|aaj|ajj|abhi abhi|hune hune|आज|अभी अभी|ਅੱਜ|ਹੁਣੇ)(?![\p{L}\p{M}])/u;
/** "Last night", "kal shaam ko". "Kal tak" is to come. */
const yesterday =
  /(?<![\p{L}\p{M}])(?:yest(?:e?r?day)?|last (?:night|evening)|ka+l+|कल|ਕੱਲ੍ਹ|ਕੱਲ)(?![\p{L}\p{M}]| (?:tak|तक|ਤੱਕ))/u;

/** Whether a message says on which day something was: today or yesterday. */
export function saysDay({ text }: Question): boolean {
  return today.test(text) || yesterday.test(text);
}

/** Whether a message names a day that a deadline may be counted from or end on. */
export function namesDay(question: Question): boolean {
  return saysDay(question) || momentsIn(question.text).length > 0 || nthDayIn(question.text) !== undefined;
}

/** "If the 24 hours have passed": then that many are too many. */
const passed =
  /(?<![\p{L}\p{M}])(?:past|passed|over|gone(?: by)?|elapsed|up|nik(?:a)?l\p{L}*|be+t\p{L}*|bit (?:ga|ja)\p{L}*|guz[ae]?r\p{L}*|lang+h? (?:ga|ja|g)\p{L}*|ho (?:chuk|ga[iy])\p{L}*)(?!\p{L})|निकल|बीत|गुजर|हो (?:चुक|ग)|ਲੰਘ|ਬੀਤ|ਨਿਕਲ|ਹੋ (?:ਚੁੱਕ|ਗ)/u;

/** "I complained nine days ago", "already wrote to you", "shikayat likh kar di thi". */
const complained = new RegExp(
  [
    String.raw`complain\p{L}* (?:(?:was|is|already|made|since|in writing|\p{L}+ \p{L}+) )?(?:ago|back|earlier|already)`,
    String.raw`(?:left|made|filed|lodged|gave|sent|registered|raised) (?:\p{L}+ ){0,3}complain|complained`,
    "complaint (?:was|has been|already) (?:already )?(?:made|filed|lodged|given|sent|registered|raised)",
    String.raw`(?:wrote|written|emailed|mailed) (?:to )?(?:you|u|your|the (?:office|company|team))(?!\p{L})`,
    "already (?:wrote|written|emailed|mailed|reported)",
    String.raw`(?:shika[iy]at|complaint?) (?:[^.?!]{0,24} )?(?:(?:de|kar|likh|bhej)(?: ?ke| kar)? (?:rakh|di(?!n)|ditti|chuk|thi|si)|(?:ki|kiti|kari|di|ditti|bheji|likhi) (?:thi|si|hui)(?!\p{L}))`,
    "शिकायत (?:कर रख|की थी|कर चुक|दी थी|कर दी|लिख)|ਸ਼ਿਕਾਇਤ (?:ਕੀਤੀ|ਕਰ ਰੱਖ|ਕਰ ਚੁੱਕ|ਦਿੱਤੀ|ਲਿਖ)",
  ].join("|"),
  "u",
);
const late = "late|delay\\p{L}*|der|deri|dair|let";
const lateBy = new RegExp(`(?<!\\p{L})(?:${late})(?!\\p{L})|लेट|देर|ਲੇਟ|ਦੇਰ`, "u");
const ago =
  /(?<!\p{L})(?:ago|back|since|past|passed|over|gone|already|pehle|pehla|pahle|pehlan|purani)(?!\p{L})|पहले|बीत|ਪਹਿਲਾਂ|ਲੰਘ/u;

/** What has passed since something happened, as far as the visitor has told it. */
interface TimePassed {
  readonly days: number | undefined;
  /** The least and the most that it may be. */
  readonly hours: readonly [least: number, most: number] | undefined;
  /** The day on which it happened, if it is not told what day it is now. */
  readonly since: CalendarDay | undefined;
}

/**
 * From the day on which something happened to the day that it is said to be now. One of them may be told in a message
 * before: "it is the 8th today".
 */
function timePassed(context: AnswerContext): TimePassed {
  const { question, memory } = context;
  const [hours] = timesTold(question.text).minutes.map((each) => each / minutesPerHour);
  if (hours !== undefined) return { days: undefined, hours: [hours, hours], since: undefined };
  const count = daysCounted(context);
  const moments = momentsOf(context);
  const end = moments.find(({ isEnd }) => isEnd);
  const isOfDay = (moment: Moment) => !moment.isEnd;
  // "Delivered on Monday, noticed only today": it happened on Monday.
  const isBefore = (moment: Moment) => isOfDay(moment) && calendarDayOf(moment) !== undefined;
  const earlier = end ? memory.said.slice(0, -1).toReversed() : [];
  const begin =
    moments.find(isBefore) ??
    moments.find(isOfDay) ??
    earlier.map((said) => momentsIn(normalise(said)).find(isOfDay)).find((moment) => moment !== undefined);
  const between = begin && end && daysBetween(begin.day, end.day);
  if (between !== undefined)
    return { days: between, hours: hoursBetween(begin, end, between), since: undefined };
  // "Today" says of no weekday how long ago it was.
  const isOpen = count === undefined && (!end || "daysAgo" in end.day);
  return { days: count, hours: undefined, since: isOpen ? calendarDayOf(begin) : undefined };
}

const delay = `${late}|wait\\p{L}*|inte?[zj]a+r|लेट|देर\\p{M}?|इंत[जज़]ार|ਲੇਟ|ਦੇਰ\\p{M}?|ਉਡੀਕ`;
const span = `\\d+(?:\\.\\d+)?\\s*(?:${units.minutes}|${units.hours}|${units.days})`;
/** "40 minutes late", "late by 2 hours", "2 ghante deri se": how long something took, not how long ago it was. */
const spanOfDelay = new RegExp(
  `${span} (?:of |ki |ka |ke |di |da )?(?:${delay})(?![\\p{L}\\p{M}])|(?<![\\p{L}\\p{M}])(?:${delay}) (?:by |for |of |about |some )*${span}`,
  "gu",
);

/** The times that a text tells, but for how long something took. */
function timesTold(text: string): Pick<Quantities, "minutes" | "days"> {
  return readQuantities(withDigits(text).replace(spanOfDelay, ""));
}

/** What happens before the goods arrive, or beside it: "booked 5 hours ago", "the driver stopped for 2 hours". */
const otherEvent =
  /(?<![\p{L}\p{M}])(?:booked|book(?:ing)? (?:ki|kiti|kari)|paid|called|phoned|stop(?:ped|s)?|halted|parked|wait(?:ed|ing)?|ruk\p{L}*|kha[dr]h?[aei]|रुक\p{M}?|खड[ाीे]|ਰੁਕ\p{L}*|ਖੜ੍?\p{M}?)(?![\p{L}\p{M}])/u;

/** Without the parts of a message that tell of another event than the delivery: how long ago that was is not asked. */
function withoutOtherEvents(context: AnswerContext): AnswerContext {
  const { question } = context;
  const parts = question.text.split(/(?<=[,.;!?।]|(?<![\p{L}\p{M}])(?:and|but|aur|par|te|और|पर|ਤੇ|ਪਰ)) /u);
  const text = parts.filter((part) => !otherEvent.test(part)).join(" ");
  return { ...context, question: { ...question, text } };
}

/** The whole message, where the question is a part of it: "if I ask on a Monday, when is it erased?" */
function wholeText({ memory }: AnswerContext): string {
  return normalise(memory.said.at(-1) ?? "");
}

function momentsOf(context: AnswerContext): readonly Moment[] {
  const [own, ofWhole] = [momentsIn(context.question.text), momentsIn(wholeText(context))];
  const endsIn = (moments: readonly Moment[]) => moments.some(({ isEnd }) => isEnd);
  return ofWhole.length > own.length || (endsIn(ofWhole) && !endsIn(own)) ? ofWhole : own;
}

/** "Three days ago", "today is the third day". */
function daysCounted(context: AnswerContext): number | undefined {
  const { text } = context.question;
  const [own = nthDayIn(text)] = timesTold(text).days;
  if (own !== undefined || text === wholeText(context)) return own;
  const [ofWhole = nthDayIn(wholeText(context))] = timesTold(wholeText(context)).days;
  return ofWhole;
}

/** Undefined of "yesterday": what is counted from it hangs on today. */
function calendarDayOf(moment: Moment | undefined): CalendarDay | undefined {
  return moment && !("daysAgo" in moment.day) ? moment.day : undefined;
}

/** Known where both parts of the day are told: "yesterday evening" and "tonight". */
function hoursBetween(begin?: Moment, end?: Moment, days = 0): TimePassed["hours"] {
  if (!begin?.hours || !end?.hours) return undefined;
  const [from, to] = [begin.hours, end.hours];
  // "Yesterday at 4, today at 6" are of the same half of the day.
  if (begin.isEitherHalf && end.isEitherHalf) {
    const passedBetween = days * hoursPerDay + to[0] - from[0];
    return [passedBetween, passedBetween];
  }
  return [days * hoursPerDay + to[0] - from[1], days * hoursPerDay + to[1] - from[0]];
}

/** Whether there is still time to complain, if the question tells how long ago it was. */
export const answerComplaintTime: Answer = (context) => {
  const { question, knowledge, speaker } = context;
  // "I complained nine days ago, and no one called" is in time, whenever that was.
  if (complained.test(question.text)) return { leads: true, parts: [speaker.say("unreached")] };
  // Three hours by which it came late are not the hours since then.
  if (lateBy.test(question.text) && !ago.test(question.text) && !namesDay(question)) return { parts: [] };
  const { complaintHours } = knowledge.deadlines;
  const { days, hours, since } = timePassed(withoutOtherEvents(context));
  // "The sofa never came, that is 8 days ago, do I get my money back?"
  const refund =
    question.concepts.has("refund") && days !== undefined && days > 1 ? refundVerdict(context, days) : [];
  const say = (...parts: readonly string[]) => ({ leads: true, parts: [...refund, ...parts] });
  if (hours && hours[0] === hours[1]) {
    const limit = passed.test(question.text) ? complaintHours - aMoment : complaintHours;
    const [given] = hours;
    if (given < 1) return say(speaker.say("complaintOpen"));
    return say(
      speaker.say(given > limit ? "complaintTooLate" : "complaintInTime", { hours: inDigits(given) }),
    );
  }
  if (hours && hours[0] >= complaintHours) return say(speaker.say("complaintOver"));
  if (hours && hours[1] < complaintHours) return say(speaker.say("complaintOpen"));
  if (days !== undefined && days > 1) return say(speaker.say("complaintOver"));
  // "A day ago" may be on either side of 24 hours.
  if (days === 1 && saysDay(question)) return say(speaker.say("complaintYesterday"));
  const due = since && dayAfter(since, 1);
  if (since && due)
    return say(speaker.say("complaintUntil", { from: dayName(speaker, since), due: dayName(speaker, due) }));
  // "I was away and opened it only today": the hours run from the delivery.
  if (!saysDay(question) || foundToday.test(question.text)) return { leads: true, parts: refund };
  return say(speaker.say(yesterday.test(question.text) ? "complaintYesterday" : "complaintToday"));
};

const foundToday = new RegExp(
  `(?:${today.source}) [^.,;!?।]{0,24}(?:open\\p{L}*|unpack\\p{L}*|notic\\p{L}*|khol\\p{L}*|dekh\\p{L}*|pata chal\\p{L}*|खोल|देख|पता चल|ਖੋਲ੍?ਹ?|ਦੇਖ|ਵੇਖ|ਪਤਾ ਲੱਗ)|(?:open\\p{L}*|unpack\\p{L}*|notic\\p{L}*) [^.,;!?]{0,24}(?:${today.source})`,
  "u",
);

/** "Is it taken as accepted now?", "maan li jayegi?" */
const asksOfAcceptance =
  /(?<![\p{L}\p{M}])(?:accept\p{L}*|presum\p{L}*|deem\p{L}*|taken as|ma+n[aei]? (?:li|liya|ja\p{L}*)|ma+n(?:i|a|e) ja\p{L}*|mann?(?:i|e)y?a? ja\p{L}*|mannea|manneya)(?![\p{L}\p{M}])|मान[ाीे]? (?:ली|लिया|जा)|स्वीकार|ਮੰਨ[ਿੀ]?(?:ਆ|ਆਂ)? ?(?:ਲਿਆ|ਲਈ|ਜਾ)/u;

/** Whether there is still time to complain. To a visitor who asks about acceptance, the rule of it comes first. */
export const answerDelivered: Answer = async (context) => {
  const draft = await answerComplaintTime(context);
  if (!asksOfAcceptance.test(context.question.text)) return draft;
  return { ...draft, leads: true, parts: [context.speaker.rule("deliveryAccepted"), ...draft.parts] };
};

/** Whether a refund can still be asked for, if the question tells how long ago it was, else until which day. */
function refundRequestTime(context: AnswerContext): string[] {
  const { question, knowledge, speaker } = context;
  // Who has asked already waits for the money.
  if (paymentAwaited.test(question.text)) return refundPaymentTime(context);
  // "Will it come in 2 days?" wishes, "may I ask within 10 days?" compares.
  if (ahead.test(question.text) && !asksToClaim.test(question.text)) return [];
  const { days, since } = timePassed(context);
  if (days !== undefined) return refundVerdict(context, days);
  if (!since) return [];
  const { from, to } = knowledge.deadlines.refundDays;
  const [first, last] = [dayAfter(since, from), dayAfter(since, to)];
  if (!first || !last) return [];
  const name = (day: CalendarDay) => dayName(speaker, day);
  return [speaker.say("refundUntil", { from: name(since), first: name(first), last: name(last) })];
}

const ahead =
  /(?<!\p{L})(?:in|within|next|under) (?:the )?\p{L}*\d+ days?|\d+ din (?:mein|me|ke andar|tak|vich|ch)(?!\p{L})|\d+ दिन (?:में|के अंदर|तक)|\d+ ਦਿਨਾਂ? (?:ਵਿੱਚ|ਤੱਕ)/u;
const asksToClaim = /(?<!\p{L})(?:ask|claim|request|apply|raise|late|ma+ng|mang)|मांग|माँग|ਮੰਗ/u;

function refundVerdict({ knowledge, speaker }: AnswerContext, days: number): string[] {
  const { from, to } = knowledge.deadlines.refundDays;
  const given = inDigits(days);
  if (days > to) return [speaker.say("refundTooLate", { days: given })];
  if (days >= from) return [speaker.say("refundClosing", { days: given })];
  const left = formatSpanFigures({ from: from - days, to: to - days, unit: "days" });
  return [speaker.say("refundInTime", { days: given, left })];
}

const money = "refund\\p{L}*|refnd|money|amount|pais[ae]|रिफंड|पैस\\p{M}|ਰਿਫੰਡ|ਪੈਸ\\p{M}";
const isAsked =
  "asked|requested|applied|claimed|approved|raised|ma+ng(?:a|i|e|ya|eya) (?:tha|thi|hai|si|liya|ho)|mang(?:ya|eya|i) (?:si|hai|c)|(?:मांग|माँग)[ाी] (?:था|थी|है)|अप्रूव (?:हो|हुआ)|ਮੰਗ(?:ਿਆ|ੇ) (?:ਸੀ|ਹੈ)";
const isMissing =
  "(?:not|never|nt|nothing|no) (?:yet )?(?:received|come|came|credited|got|arrived)|(?:nahi+n?|nhi|nai|ni) (?:aa?[iy]|mil)\\p{L}*|नहीं (?:आय|मिल)|ਨਹੀਂ (?:ਆ|ਮਿਲ)";
/** "I asked for the refund", "approved", "it has not come": the days since then are those in which it is paid. */
const paymentAwaited = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:(?:${isAsked}|${isMissing})[^.?!,]{0,16}(?<![\\p{L}\\p{M}])(?:${money})|(?:${money})[^.?!]{0,40}(?<![\\p{L}\\p{M}])(?:${isAsked}|${isMissing})|approved)`,
  "u",
);

/** Whether a refund that was asked for may still be on its way. Sundays are left out as if all of them were in between. */
function refundPaymentTime(context: AnswerContext): string[] {
  const { question, knowledge, speaker } = context;
  const { days } = timePassed(context);
  const since = days ?? (yesterday.test(question.text) ? 1 : undefined);
  if (since === undefined || !paymentAwaited.test(question.text)) return [];
  const { refundTotalDays } = knowledge.deadlines;
  const isOver = since - sundaysIn(since) > refundTotalDays;
  return [speaker.say(isOver ? "refundOverdue" : "refundOnItsWay", { days: inDigits(since) })];
}

/** In so many days there are at most as many Sundays. */
function sundaysIn(days: number): number {
  return Math.ceil(days / 7);
}

/** The last day of a rule that gives so many days, counted from the day that is told. */
function dueDay(context: AnswerContext, days: number, isWorkingDays: boolean): string[] {
  const { speaker } = context;
  const start = calendarDayOf(momentsOf(context).find(({ isEnd }) => !isEnd));
  const due = start && dayAfter(start, days, isWorkingDays);
  if (!start || !due) return [];
  const values = { days, from: dayName(speaker, start), due: dayName(speaker, due) };
  return [speaker.say(isWorkingDays ? "dueWorkingDay" : "dueDay", values)];
}

const dueOf: Readonly<Partial<Record<RuleName, (context: AnswerContext) => string[]>>> = {
  refundRequest: refundRequestTime,
  refundProcessing: refundPaymentTime,
  invoices: (context) => dueDay(context, context.knowledge.deadlines.invoiceDays, false),
  dataDeletion: (context) => dueDay(context, context.knowledge.deadlines.deletionWorkingDays, true),
};

/** Whether a rule sets a day that may be worked out. */
export function setsDueDay(rule: RuleName): boolean {
  return dueOf[rule] !== undefined;
}

/** What the days that a message names come to by the rules that it is answered with. */
export function answerDueDays(context: AnswerContext, rules: readonly RuleName[]): string[] {
  return rules.flatMap((rule) => dueOf[rule]?.(context) ?? []).slice(0, 1);
}

/** Hindi and Punjabi in Latin letters call the months and days of the week by their English names. */
const locales: Readonly<Record<MeenaLanguage, string>> = {
  ...{ en: "en-IN", "hi-Latn": "en-IN", "pa-Latn": "en-IN" },
  ...{ hi: "hi-IN", pa: "pa-IN" },
};
const someYear = 2023;
/** Its first of January. */
const someSunday = Date.UTC(someYear, 0, 1);
const msPerDay = 24 * 60 * 60 * 1_000;

/** "Monday", "10 March", "the 9th". */
function dayName({ language, words }: Speaker, day: CalendarDay): string {
  const format = (at: number, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[language], { ...options, timeZone: "UTC" }).format(at);
  if ("weekday" in day) return format(someSunday + day.weekday * msPerDay, { weekday: "long" });
  const { date, month } = day;
  if (month !== undefined) return format(Date.UTC(someYear, month, date), { day: "numeric", month: "long" });
  const written = language === "en" ? `${date}${ordinalEnding(date)}` : date;
  return words.names.date.replace("{day}", `${written}`);
}

const endings: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: "st", two: "nd", few: "rd" };

/** The rules are read when a day is named: they are 2 MB that few answers need. */
function ordinalEnding(date: number): string {
  return endings[new Intl.PluralRules("en", { type: "ordinal" }).select(date)] ?? "th";
}
