import { formatCount } from "#content/format/english.ts";
import { wasTold } from "../conversation/told.ts";
import { minutesListed, tripsCounted } from "../quantities/days.ts";
import { subjectOf, topicOf } from "../topics/all-topics.ts";
import { asks } from "../understand/asks.ts";
import type { Question } from "../understand/question.ts";
import type { Answer, AnswerContext } from "./draft.ts";
import { describeWayAsked } from "./places.ts";
import { priceRange } from "./price-range.ts";
import { isAfterDispatch, sayAfterDispatch } from "./refund-cases.ts";

/**
 * The published range and what decides where in it a price lies; never a price for a certain trip. Who goes on about a
 * price is told what is new. It is the price of a booking: of the corporate service none is published.
 */
export const answerPrice: Answer = (context) => {
  const { question, memory, speaker } = context;
  const { concepts, places, vehicles, words } = question;
  const { topic = "" } = memory;
  const isOnCorporate = topicOf(topic)?.pages.some(
    (page) => page === "corporate" || page === "trackk-policy",
  );
  const goesOn = isOnCorporate && words.length <= 8;
  const isOfBooking = places.length + vehicles.length > 0;
  if (concepts.has("trackk") || (goesOn && !isOfBooking))
    return {
      parts: [speaker.unstated("corporatePrice")],
      pages: ["corporate", "contact"],
      outcome: "unknown",
    };
  const { pieces, weights, sides } = question.quantities;
  const isOfTrip = isOfBooking || weights.length > 0 || pieces !== undefined || sides !== undefined;
  const ofTrip = speaker.say("priceTrip");
  const range = isOfTrip ? ofTrip : priceRange(speaker);
  const again = speaker.say("priceAgain");
  const isTold = [priceRange(speaker), ofTrip, again].some((part) => wasTold(part, memory));
  const way = describeWayAsked(context);
  // "6 big cartons" behind a price: a vehicle for them hangs on their size.
  const isOnBoxes = concepts.has("box") && pieces !== undefined && weights.length === 0;
  return {
    ...way,
    // The price first, unless it was told: a small window shows the first lines, and it is what was asked.
    parts: isTold
      ? [...way.parts, again, ...(isOnBoxes ? [speaker.say("boxesAsk")] : [])]
      : [range, ...(isOfTrip ? [] : [speaker.say("priceExact")]), ...way.parts],
    ...(isTold || isOfTrip ? {} : { inShort: { parts: [ofTrip, ...way.parts] } }),
  };
};

/** Which vehicle is cheapest, or what one costs: prices by vehicle are not published. */
export const answerCheapest: Answer = ({ speaker }) => ({
  parts: [speaker.say("cheapest"), priceRange(speaker), speaker.say("priceExact")],
  inShort: { parts: [speaker.say("cheapest"), speaker.say("priceTrip")] },
});

/** What cancelling costs; with a number of minutes in the question, or several, for just that case. */
export const answerCancellation: Answer = (context) => {
  const { question, memory, knowledge, speaker } = context;
  const fee = speaker.rule("cancellationFee");
  const minutes = minutesSince(question, memory);
  const { freeMinutes } = knowledge.cancellation;
  const remember = minutes === undefined ? {} : { minutes };
  const isWished = wantsToCancel(question) || isStillToCome(question.text);
  // Told with the rule, but not to who only asks what so many minutes cost. Nobody answers the phone on Sundays and at
  // night, whether or not the message says that it is so late.
  const way = [speaker.say("cancelHow"), speaker.say("cancelLate")].join(" ");
  const [first, last] = isWished ? [[way], []] : [[], [way]];
  if (isWithoutDriver.test(question.text))
    return {
      parts: [...first, speaker.say("cancelFree"), fee, ...last, speaker.rule("figuresMayChange")],
    };
  const count = timesCancelled(question);
  const left = cancellationsLeft(context);
  const several = costOfSeveral(context);
  if (several.length > 0)
    return { parts: [...first, ...several, fee, ...left, speaker.rule("figuresMayChange")] };
  const isLate = minutes === undefined || minutes > freeMinutes;
  const sum = isLate ? sumOfFees(context) : [];
  // "I cancelled at once, why was I charged?"
  const checked = question.concepts.has("why") ? [speaker.say("ownMatter")] : [];
  // "This would be my fourth": that it suspends the account comes before its fee.
  const suspends = isSuspending(context) ? [speaker.rule("suspension")] : [];
  if (minutes !== undefined && minutes !== freeMinutes) {
    const sentence = minutes > freeMinutes ? "cancelCosts" : "cancelWithin";
    return {
      parts: [
        ...suspends,
        ...sum,
        speaker.say(sentence, { minutes }),
        ...first,
        ...(minutes > freeMinutes ? checked : [fee]),
        ...left,
        speaker.rule("figuresMayChange"),
      ],
      remember,
    };
  }
  const free = sum.length > 0 ? [] : [speaker.say("cancelFree")];
  // "If I cancel, do I get my money back?"
  const refused = question.concepts.has("refund")
    ? [sayAfterDispatch(speaker, isAfterDispatch(question))]
    : [];
  return {
    parts: [
      ...suspends,
      ...first,
      ...refused,
      ...sum,
      [fee, ...free].join(" "),
      ...checked,
      ...left,
      // Who asks what one costs has not asked how often one may.
      ...(suspends.length > 0 || (asksCost(question) && count === undefined)
        ? []
        : [speaker.rule("suspension")]),
      ...last,
      speaker.rule("figuresMayChange"),
    ],
  };
};

/** What all of several cancellations cost that were too late each. */
function sumOfFees({ question, knowledge, speaker }: AnswerContext): string[] {
  const count = timesCancelled(question);
  const { fee } = knowledge.cancellation;
  return count ? [speaker.say("cancelTimes", { count, total: formatCount(count * fee) })] : [];
}

/** "After 7, 12 and 4 minutes": those that cost, and those that were free. */
function costOfSeveral({ question, knowledge, speaker }: AnswerContext): string[] {
  const minutes = minutesListed(question.text);
  if (minutes.length < 2) return [];
  const { freeMinutes, fee } = knowledge.cancellation;
  const late = minutes.filter((each) => each > freeMinutes);
  const early = minutes.filter((each) => each <= freeMinutes);
  const values = { count: late.length, total: formatCount(late.length * fee) };
  return [
    ...(late.length > 0 ? [speaker.say("cancelSeveral", { ...values, late: late.join(", ") })] : []),
    ...(early.length > 0 ? [speaker.say("cancelSeveralFree", { early: early.join(", ") })] : []),
  ];
}

/** "How do I cancel?", "I want to cancel my booking": who only asks what it costs is told no more. */
function wantsToCancel(question: Question): boolean {
  const { concepts, text } = question;
  const isRequest = concepts.has("cancel") && requests.test(text);
  return concepts.has("how") || isRequest || (!asksCost(question) && (concepts.has("want") || !asks(text)));
}

/** "Cancel my booking please, how much is it?" */
const requests =
  /(?<!\p{L})(?:(?:pls+|plz+|please|kindly)(?! (?:tell|let|say|explain|share|confirm|advise))|kar (?:do|dijiye|de[io]|dena))(?!\p{L})|कर (?:दो|दीजिए)|ਕਰ (?:ਦਿਓ|ਦੋ)/u;

function asksCost({ concepts, text }: Question): boolean {
  return charged.test(text) || ["price", "howMuch", "fee", "refund"].some((concept) => concepts.has(concept));
}

const charged =
  /(?<!\p{L})(?:charg\p{L}*|chrg\p{L}*|deduct\p{L}*|kat(?:e|eg[aie]|og[aie]|t[aie]|ang\p{L}*))(?!\p{L})|चार्ज|कट(?:े|ता|ेग)|ਚਾਰਜ|ਕੱਟ/u;

const later = /(?<![\p{L}\p{M}])(?:later|more|baad|hor|बाद|और|ਬਾਅਦ|ਹੋਰ)(?![\p{L}\p{M}])/u;
const sinceAllocation = /all?o[ct]|assign|driver|mil[aeiy]|अलॉट|असाइन|ड्राइवर|मिल|ਅਲਾਟ|ਡਰਾਈਵਰ|ਮਿਲ/u;

function goesOn({ topic }: AnswerContext["memory"]): boolean {
  return subjectOf(topic ?? "") === "cancelling";
}

/** Minutes since a driver was allocated. "Two minutes later" are two more than were told before. */
function minutesSince({ quantities, text }: Question, memory: AnswerContext["memory"]) {
  const { minutes } = memory;
  if (isStillToCome(text)) return undefined;
  const [given] = quantities.minutes;
  const isMore = minutes !== undefined && goesOn(memory) && later.test(text) && !sinceAllocation.test(text);
  return given === undefined || !isMore ? given : minutes + given;
}

const spanOfTime = "(?:min(?:ute)?s?|mins?|mnts?|hours?|hrs?|ghante?|ghant[ae]|मिनट|घंट[ेा]|ਮਿੰਟ|ਘੰਟ[ੇਾ])";
/** "Twenty minutes before the pickup", "2 hrs left": what is still to come is no time since the allocation. */
const isUntilPickup = new RegExp(
  `${spanOfTime} (?:before|left|remain\\p{L}*|to go|prior|ba+ki|bach[aei]|बाकी|बच[ेा]|ਬਾਕੀ|ਬਚ[ੇਾ])(?![\\p{L}\\p{M}])|(?:pick ?up|trip|aane|aun|time|पिकअप|आने|ਪਿਕਅੱਪ|ਆਉਣ) (?:se|ton|से|ਤੋਂ) (?:[\\p{L}\\p{M}\\d]+ ){0,3}(?:pehle|pehla|pahle|pehlan|पहले|ਪਹਿਲਾਂ)`,
  "u",
);

/** Not "the driver was assigned 10 minutes before". */
function isStillToCome(text: string): boolean {
  return isUntilPickup.test(text) && !sinceAllocation.test(text);
}

const no = "(?:no|not|never|without|nahin?|nhi|nai|ni|bina|नहीं|बिना|ਨਹੀਂ|ਨੀ|ਬਿਨਾਂ)";
const driver = "(?:drivers?|driv(?:e?r)|ड्राइवर|ਡਰਾਈਵਰ)";
/** "No driver yet", "driver mila nahi": minutes since the booking cost nothing. Not "the driver did not come". */
const isWithoutDriver = new RegExp(
  `(?<!\\p{L})${no} ${driver}(?!\\p{L}).{0,12}(?:yet|so far|found|allo|assign)|${driver} (?:(?:has|is|was) )?(?:not |nahi |abhi |hale |haje |ਅਜੇ |अभी )*(?:yet |been )?(?:allo\\p{L}*|assign\\p{L}*|found|mil[aie]+|lab+h?\\p{L}*|मिला|ਮਿਲਿਆ|ਲੱਭਿਆ)(?: ee| hi)? ${no}|${driver} (?:nahi|not|नहीं|ਨਹੀਂ) (?:mila|milya|allo\\p{L}*|assign\\p{L}*|found|मिला|ਮਿਲਿਆ|ਲੱਭਿਆ)`,
  "u",
);

/** Nobody counts more in a chat, and a larger number is that of a booking. */
const maxCancellations = 20;

/** "I cancelled three bookings": how many, if it is more than one. */
function timesCancelled({ text, quantities: { times } }: Question): number | undefined {
  const listed = minutesListed(text).length;
  const [count = listed > 1 ? listed : tripsCounted(text)] = times;
  const isCount = count !== undefined && Number.isInteger(count) && count > 1 && count <= maxCancellations;
  return isCount ? count : undefined;
}

/** For a visitor who says how many times they cancelled: what that costs, and how many more suspend the account. */
export const answerSuspension: Answer = (context) => {
  const left = cancellationsLeft(context);
  const sum = sumOfFees(context);
  // Who told minutes before has asked what they cost.
  const { question, memory } = context;
  const isOnMoney = asksCost(question) || (goesOn(memory) && memory.minutes !== undefined);
  const cost = isOnMoney && sum.length > 0 ? [...sum, context.speaker.rule("cancellationFee")] : [];
  const suspends = isSuspending(context) ? [context.speaker.rule("suspension")] : [];
  return { leads: true, parts: [...suspends, ...left, ...cost] };
};

const inOneDay =
  /(?<![\p{L}\p{M}])(?:to?day|2day|(?:a|one|same|single) day|aaj|ajj|(?:ek|ikk?|ikko|ek hi) din)(?![\p{L}\p{M}])|आज|एक (?:ही )?दिन|ਅੱਜ|ਇੱਕ(?:ੋ)? (?:ਹੀ )?ਦਿਨ/u;

function isSuspending({ question, knowledge }: AnswerContext): boolean {
  const count = timesCancelled(question) ?? 0;
  return count >= knowledge.cancellation.suspendingCount && inOneDay.test(question.text);
}

function cancellationsLeft({ question, knowledge, speaker }: AnswerContext): string[] {
  const count = timesCancelled(question);
  const left = count ? knowledge.cancellation.suspendingCount - count : 0;
  return left > 0 && count ? [speaker.say("cancelLeft", { count, left })] : [];
}
