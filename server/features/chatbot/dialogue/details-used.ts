import type { AnswerContext } from "../answers/draft.ts";
import { answerNamedRoute, describePlace } from "../answers/places.ts";
import { rememberLoad, takesLoad } from "../answers/takes-load.ts";
import { linesOnThingsNamed } from "../answers/things-named.ts";
import { wayOfLoad } from "../answers/way.ts";
import { namesClockTime } from "../quantities/clock.ts";
import { subjectOf, topicOf } from "../topics/all-topics.ts";
import { type Turn, withLines } from "./turn.ts";

/** Answers of these subjects are about a trip. */
const onTrips: ReadonlySet<string> = new Set(["fleet", "services", "places", "money", "booking"]);
export function isOnTrip(topic: string): boolean {
  return onTrips.has(subjectOf(topic) ?? "");
}

/** What may be carried, and how. */
function isOnLoad(topic: string): boolean {
  return subjectOf(topic) === "loads";
}

/** Of these the load is worked out already, or nobody asks for it. */
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
  return places.length > 1 && !arePlacesListed ? answerNamedRoute(context) : [];
}

/** Topics about getting a vehicle. A place in such a message is where the vehicle has to come. */
const onVehicleWanted: ReadonlySet<string> = new Set([
  ...["book", "book-ahead", "errand-book", "same-day", "several-vehicles", "several-stops", "return-load"],
  ...["daily-contract", "share-vehicle", "small-parcel", "last-mile", "house-move", "single-thing"],
  ...["fit", "boxes", "three-wheelers", "other-vehicle"],
]);

/** What is known of the only place of a message that wants a vehicle, if it is a town where we are not. */
function placeNamed(context: AnswerContext, topics: readonly string[]): string[] {
  const { question, knowledge } = context;
  const [place = "", another] = question.places;
  const { locations, clusters, places } = knowledge;
  const isTold = [...locations, ...clusters].includes(place) || places.some(({ state }) => state === place);
  const isOpen = place !== "" && another === undefined && topics.some((topic) => onVehicleWanted.has(topic));
  return isOpen && !isTold ? describePlace(context, place).parts : [];
}

/** Of these the time is told, or agreed with the team. */
const withTime: ReadonlySet<string> = new Set(["same-day", "book-ahead", "daily-contract"]);
const onTripWanted: ReadonlySet<string> = new Set([
  ...["price-exact", "trip", "route", "place"],
  ...[...onVehicleWanted].filter((topic) => !withTime.has(topic)),
]);
const atOnce =
  /(?<![\p{L}\p{M}])(?:(?:right |rite )?(?:now|nw)|urgent(?:ly)?|asap|immediately|abhi|turant|hune|today|tomm?orr?ow|tmrw|tmw|tonight)(?![\p{L}\p{M}])|अभी|तुरंत|ਹੁਣੇ/u;

/** Where to see or ask whether a vehicle is free, for a trip that is wanted now or at a time. */
function timeNamed({ question, speaker }: AnswerContext, topics: readonly string[]): string[] {
  const { text } = question;
  const isNamed = atOnce.test(text) || namesClockTime(text);
  const isOpen =
    topics.some((topic) => onTripWanted.has(topic)) && !topics.some((topic) => withTime.has(topic));
  return isNamed && isOpen ? [speaker.say("atThatTime")] : [];
}

/**
 * The answer with what the message tells of the trip beside its question: the route or the place that it names, which
 * vehicle takes the load, and what is asked of such goods. "Delhi to Jaipur, 1,400 kg of tiles, which vehicle, and do you
 * run there?"
 */
export function withDetailsUsed(turn: Turn, context: AnswerContext): Turn {
  const { question } = context;
  const topics = turn.topic.split("+").flatMap((id) => topicOf(id) ?? []);
  // "Book a van from Kharar, 300 kg" is refused, but what carries it is told.
  const isAnswer = ["answered", "unknown", "asked"].includes(turn.outcome) || turn.topic === "errand-book";
  if (!isAnswer || topics.length === 0 || !topics.every(({ id }) => isOnTrip(id) || isOnLoad(id)))
    return turn;
  const told = topics.map(({ id }) => id);
  const lacks = (worked: ReadonlySet<string>) => !topics.some(({ computed = "" }) => worked.has(computed));
  const { weights, loads, lengths, sides } = question.quantities;
  // "800 kg" behind a price is told what carries it as well, and so is the price of a whole trip.
  const isOnPrice =
    topics.every(({ id }) => subjectOf(id) === "money") && subjectOf(context.memory.topic ?? "") !== "money";
  const isMeasured = loads.length > 0 || sides !== undefined || weights.length + lengths.length === 1;
  const isAsked =
    isMeasured &&
    lacks(withLoad) &&
    topics.every(({ id }) => isOnTrip(id)) &&
    (!isOnPrice || wayOfLoad(context) !== undefined);
  const load = isAsked ? takesLoad(context, []) : undefined;
  const more = [
    ...(load?.parts ?? []),
    ...(lacks(withRoute) ? [...routeNamed(context), ...(load ? [] : placeNamed(context, told))] : []),
    ...linesOnThingsNamed(context, told),
    ...timeNamed(context, told),
  ];
  const isNew = (part: string) => !turn.reply.includes(part);
  const memory = load ? { ...turn.memory, ...load.remember, ...rememberLoad(context) } : turn.memory;
  return { ...turn, reply: withLines(turn.reply, more.filter(isNew), context.speaker), memory };
}
