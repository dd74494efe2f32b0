import type { AnswerContext } from "../answers/draft.ts";
import { ruleOfGoods } from "../answers/goods.ts";
import { answerNamedRoute, describePlace } from "../answers/places.ts";
import { rememberLoad, takesLoad } from "../answers/takes-load.ts";
import { wayOfLoad } from "../answers/way.ts";
import { subjectOf, topicOf } from "../topics/all-topics.ts";
import type { Turn } from "./turn.ts";

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

/** Whoever wants a vehicle wants it in the place that they name. */
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

/**
 * The answer with what the message tells of the trip beside its question: the route or the place that it names, which
 * vehicle takes the load, and what is asked of such goods. "Delhi to Jaipur, 1,400 kg of tiles, which vehicle, and do you
 * run there?"
 */
export function withDetailsUsed(turn: Turn, context: AnswerContext): Turn {
  const { question } = context;
  const topics = turn.topic.split("+").flatMap((id) => topicOf(id) ?? []);
  // "Book a van from Kharar, 300 kg" is refused, but what carries it is told.
  const isAnswer = ["answered", "unknown"].includes(turn.outcome) || turn.topic === "errand-book";
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
    ...ruleOfGoods(context, told),
  ];
  const isNew = (part: string) => !turn.reply.includes(part);
  const memory = load ? { ...turn.memory, ...load.remember, ...rememberLoad(context) } : turn.memory;
  return { ...turn, reply: [turn.reply, ...more.filter(isNew)].join("\n\n"), memory };
}
