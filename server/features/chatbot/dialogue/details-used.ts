import type { RuleName } from "#content/en/rule-sentences.ts";
import { namesStairs } from "../answers/ace-plus-limits.ts";
import type { AnswerContext } from "../answers/draft.ts";
import { describePlace, describeWayBetween, sayBeside } from "../answers/places.ts";
import { rememberLoad, takesLoad } from "../answers/takes-load.ts";
import { linesOnThingsNamed } from "../answers/things-named.ts";
import { wayOfLoad } from "../answers/way.ts";
import { namesClockTime } from "../quantities/clock.ts";
import { subjectOf, topicOf } from "../topics/all-topics.ts";
import type { Topic } from "../topics/topic.ts";
import { asks } from "../understand/asks.ts";
import type { Question } from "../understand/question.ts";
import { quotation } from "./quotation.ts";
import { type Turn, withLines } from "./turn.ts";
import { tellsWay } from "./way-asked.ts";

/** Answers of these subjects are about a trip. */
const onTrips: ReadonlySet<string> = new Set(["fleet", "services", "places", "money", "booking"]);
export function isOnTrip(topic: string): boolean {
  return onTrips.has(subjectOf(topic) ?? "");
}

/** What may be carried, and how. */
function isOnLoad(topic: string): boolean {
  return subjectOf(topic) === "loads";
}

/** Topics whose answers work out the load themselves, or for which nobody asks about it. */
const withLoad: ReadonlySet<string> = new Set([
  "vehicles",
  "boxes",
  "compareVehicles",
  "acePlus",
  "volume",
  "trip",
]);
const withRoute: ReadonlySet<string> = new Set(["routes", "trip", "places", "price", "assuredFor"]);

/** What is told of the route that a message names, if it is one of the named ones. */
export function routeNamed(context: AnswerContext): string[] {
  const { places, arePlacesListed } = context.question;
  if (places.length < 2 || arePlacesListed) return [];
  const { parts, isNamed } = describeWayBetween(context);
  return isNamed ? parts : [];
}

/** Topics about getting a vehicle. A place in such a message is where the vehicle has to come. */
const onVehicleWanted: ReadonlySet<string> = new Set([
  ...["book", "book-ahead", "errand-book", "same-day", "several-vehicles", "several-stops", "return-load"],
  ...["daily-contract", "share-vehicle", "small-parcel", "last-mile", "house-move", "single-thing"],
  ...["fit", "boxes", "three-wheelers", "other-vehicle", "cash-on-delivery", "road", "express"],
  ...["warehouse", "loading-help", "packing-help", "perishable", "fragile", "dangerous", "valuable"],
]);
/** More places are a list of customers. */
const maxPlaces = 2;

/** For a message that wants a vehicle: whether we serve its places, and whether its way is a named route. */
function linesOnPlaces(context: AnswerContext, topics: readonly string[]): string[] {
  const { question, knowledge, speaker } = context;
  const { places, arePlacesListed } = question;
  if (!topics.some((topic) => onVehicleWanted.has(topic))) return routeNamed(context);
  if (places.length === 2 && !arePlacesListed) return describeWayBetween(context).parts;
  if (places.length > maxPlaces) return [];
  return places.flatMap((place) => {
    const name = speaker.place(place);
    if (knowledge.locations.includes(place)) return [speaker.say("placeHere", { place: name })];
    const beside = sayBeside(context, place);
    if (beside !== undefined) return [beside];
    const isState = knowledge.places.some(({ state }) => state === place);
    return isState ? [] : describePlace(context, place).parts;
  });
}

/** Topics whose answers already tell the time, or say that it is agreed with the team. */
const withTime: ReadonlySet<string> = new Set(["same-day", "book-ahead", "daily-contract"]);
const onTripWanted: ReadonlySet<string> = new Set([
  ...["price-exact", "trip", "route", "place"],
  ...[...onVehicleWanted].filter((topic) => !withTime.has(topic)),
]);
const atOnce =
  /(?<![\p{L}\p{M}])(?:(?:right |rite )?(?:now|nw)|urgent(?:ly)?|asap|immediately|abhi|turant|hune|today|tomm?orr?ow|tmrw|tmw|tonight)(?![\p{L}\p{M}])|अभी|तुरंत|ਹੁਣੇ/u;
const sameDay =
  /(?<![\p{L}\p{M}])(?:(?:the )?same[ -]day|over ?night|(?:usi|ussi|use) din|ose din)(?![\p{L}\p{M}])|उसी दिन|ਉਸੇ ਦਿਨ/u;
const counts = "\\d+|once|twice|thrice|two|three|do|teen|tin|char|ek|ikk?|दो|तीन|चार|ਦੋ|ਤਿੰਨ|ਚਾਰ";
const spans =
  "day|week|month|morning|evening|night|din|haft[ae]|hafte|mahin[ae]|subah|shaam|savere|दिन|हफ्त[ाे]|महीने|ਦਿਨ|ਹਫਤੇ|ਮਹੀਨੇ";
/** "Twice a week", "har hafte", "हफ्ते में दो बार". */
const often = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:(?:(?:${counts})(?: times)? (?:a|per|in a|every) (?:${spans}))|(?:every|each|har|हर|ਹਰ) (?:other )?(?:${spans})|(?:${spans}) (?:mein|me|main|m|ch|vich|में|ਵਿੱਚ|ਵਿਚ|ਚ) (?:${counts}) (?:baa?r|vaa?r|din|बार|दिन|ਵਾਰ|ਦਿਨ))(?![\\p{L}\\p{M}])`,
  "u",
);

/** When a vehicle is wanted: where to see or ask whether one is free at that time, and how regular runs are agreed. */
function timesNamed(
  { question, speaker, knowledge }: AnswerContext,
  reply: string,
  topics: readonly string[],
) {
  const { text } = question;
  const isOpen =
    topics.some((topic) => onTripWanted.has(topic)) && !topics.some((topic) => withTime.has(topic));
  if (!isOpen) return [];
  if (atOnce.test(text) || namesClockTime(text)) return [speaker.say("atThatTime")];
  const isOftenTold = reply.includes(speaker.say("routeDays"));
  const [onOneDay] = sameDay.exec(text) ?? [];
  const named = tellsWay(reply, knowledge.facts) ? "openToo" : "detailsAsk";
  return [
    ...(onOneDay === undefined ? [] : [speaker.say(named, { words: quotation(onOneDay) })]),
    ...(often.test(text) && !isOftenTold ? [speaker.say("contract")] : []),
  ];
}

const moneyAsked =
  /(?<![\p{L}\p{M}])(?<!by )(?:ho?w mu?ch(?= (?:fo?r|to|will|would|does|is|money|it)(?!\p{L})|[ ?!.]*$)|(?:kitn|kinn)[aei] (?:pais|kharch|kira[iy]|rup[ae]|lag|charge|fare)\p{L}*|wh?at (?:will|would|does) (?:it|that|this) cost)|(?:कितन[ाेी]|ਕਿੰਨ[ਾੇੀ]) (?:पैस|खर्च|किराय|रुपय|लग|ਪੈਸ|ਖਰਚ|ਕਿਰਾਇ|ਰੁਪ|ਲੱਗ)/u;

/** What stands behind "the price for": up to three words. */
const priceFor = /(?<![\p{L}\p{M}])(?<!by )(?:price|rate|cost|fare|kira[iy]a) fo?r (\S+(?: \S+){0,2})/u;
/** "A trip", "the tempo", "15 km". */
const tripOrVehicle =
  /^(?:\d|(?:(?:a|an|one|the|this|that|my|your|ur|whole|single|full) ){0,2}(?:trip|booking|delivery|vehicle|van|truck|tempo|ga+d+i|ace|jem|eicher|euler|tata)(?!\p{L}))/u;

/** Whether a trip's price is asked for. "The cost for packing" is that of another service. */
function asksTripPrice({ text, places }: Question): boolean {
  const [, what = ""] = priceFor.exec(text) ?? [];
  const namesPlace = places.some((place) => what.startsWith(place.toLowerCase()));
  return moneyAsked.test(text) || tripOrVehicle.test(what) || namesPlace;
}

/** What a trip costs, if that is asked beside something else. */
function priceNamed(
  { question, speaker }: AnswerContext,
  reply: string,
  topics: readonly string[],
): string[] {
  const isOpen =
    topics.every((topic) => isOnTrip(topic) && subjectOf(topic) !== "money") && !reply.includes("₹");
  return isOpen && asksTripPrice(question) ? [speaker.say("priceTrip")] : [];
}

/** "When will you reply?", "kab milega?" A "when" that only joins, as in "when I opened the box", asks for no time. */
const asksWhen =
  /(?<![\p{L}\p{M}])(?:(?:when|wen) (?:will|wil|would|do|does|did|is|are|can|could|should|shall|may|might)|(?:at |by )?what time|(?:by|till|until) when|kab|kb|kadon?|कब|ਕਦੋਂ)(?![\p{L}\p{M}])/u;

/** Answers that tell where to complain; what has not come yet is another matter. */
function isOfComplaint({ id, isTrouble, first = [] }: Topic): boolean {
  return isTrouble === true && subjectOf(id) === "trouble" && !first.includes("track");
}

/**
 * The answer to a complaint with how long the team takes, or when a refund is paid, for who asks that in any part of the
 * message: "where do I complain, and how long does it take?"
 */
export function withTimeAsked(turn: Turn, { question, speaker, memory }: AnswerContext): Turn {
  const topics = turn.topic.split("+").flatMap((id) => topicOf(id) ?? []);
  const { concepts, text } = question;
  const isAsked = (concepts.has("howLong") || asksWhen.test(text)) && asks(text);
  const isTrouble = topics.some((topic) => topic.isTrouble);
  // "How long?" after trouble is asked of that answer alone.
  const goesOn = subjectOf(memory.topic ?? "") === "trouble";
  if (turn.outcome !== "answered" || turn.memory.handOver || !isAsked || !isTrouble || goesOn) return turn;
  const lines = concepts.has("refund")
    ? [["refundProcessing", "refundCredit"].map((rule) => speaker.rule(rule as RuleName)).join(" ")]
    : topics.some(isOfComplaint)
      ? [speaker.say("complaintAfter")]
      : [];
  const isNew = (line: string) => !turn.reply.includes(line);
  return { ...turn, reply: withLines(turn.reply, lines.filter(isNew), speaker) };
}

/** That Ace Plus loads stay on the ground floor, of a load that has to be carried up or down. */
function stairsNamed({ question, speaker }: AnswerContext, topics: readonly string[]): string[] {
  return namesStairs(question) && topics.some((topic) => onVehicleWanted.has(topic))
    ? [speaker.rule("groundFloor")]
    : [];
}

/** Whether what carries the load of a message is told behind an answer that is silent of it. */
function isLoadOpen(context: AnswerContext, topics: readonly Topic[]): boolean {
  const { weights, loads, lengths, sides } = context.question.quantities;
  const isMeasured = loads.length > 0 || sides !== undefined || weights.length + lengths.length === 1;
  // "800 kg" behind a price is told what carries it as well, and so is the price of a whole trip.
  const isOnPrice =
    topics.every(({ id }) => subjectOf(id) === "money") && subjectOf(context.memory.topic ?? "") !== "money";
  const isWorkedOut = topics.some(({ computed = "" }) => withLoad.has(computed));
  const isOpen = isMeasured && !isWorkedOut && topics.every(({ id }) => isOnTrip(id));
  // "Rate for 2 ton": that no vehicle takes it changes what it costs.
  const isTooMuch = weights.some((weight) =>
    context.knowledge.vehicles.every((one) => one.specs.weightCapacity.value < weight),
  );
  return isOpen && (!isOnPrice || isTooMuch || wayOfLoad(context) !== undefined);
}

/**
 * The answer with what the message tells of the trip beside its question: the route or the places that it names, when it
 * is, which vehicle takes the load, and what is asked of such goods. "Delhi to Jaipur, 1,400 kg of tiles, which vehicle,
 * and do you run there?"
 */
export function withDetailsUsed(turn: Turn, context: AnswerContext): Turn {
  const topics = turn.topic.split("+").flatMap((id) => topicOf(id) ?? []);
  // "Book a van from Kharar, 300 kg" is refused, but what carries it is told.
  const isAnswer = ["answered", "unknown", "asked"].includes(turn.outcome) || turn.topic === "errand-book";
  if (!isAnswer || topics.length === 0 || !topics.every(({ id }) => isOnTrip(id) || isOnLoad(id)))
    return turn;
  const told = topics.map(({ id }) => id);
  const load = isLoadOpen(context, topics) ? takesLoad(context, []) : undefined;
  const isRouteTold = topics.some(({ computed = "" }) => withRoute.has(computed));
  const more = [
    ...(load?.parts ?? []),
    ...(isRouteTold ? [] : linesOnPlaces(context, told)),
    ...linesOnThingsNamed(context, told),
    ...stairsNamed(context, told),
    ...timesNamed(context, turn.reply, told),
    ...priceNamed(context, turn.reply, told),
  ];
  const isNew = (part: string) => !turn.reply.includes(part);
  const memory = load ? { ...turn.memory, ...load.remember, ...rememberLoad(context) } : turn.memory;
  return { ...turn, reply: withLines(turn.reply, more.filter(isNew), context.speaker), memory };
}
