import type { AnswerContext } from "../answers/draft.ts";
import { answerNamedRoute } from "../answers/places.ts";
import { rememberLoad, takesLoad } from "../answers/takes-load.ts";
import { wayOfLoad } from "../answers/way.ts";
import { subjectOf, topicOf } from "../topics/all-topics.ts";
import type { Turn } from "./turn.ts";

/** Answers of these subjects are about a trip. */
const onTrips: ReadonlySet<string> = new Set(["fleet", "services", "places", "money", "booking"]);
export function isOnTrip(topic: string): boolean {
  return onTrips.has(subjectOf(topic) ?? "");
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

/**
 * The answer with what the message tells of the trip beside its question: the route that it names, and which vehicle
 * takes the load. "Delhi to Jaipur, 1,400 kg of tiles, which vehicle, and do you run there?"
 */
export function withDetailsUsed(turn: Turn, context: AnswerContext): Turn {
  const { question } = context;
  const topics = turn.topic.split("+").flatMap((id) => topicOf(id) ?? []);
  // "Book a van from Kharar, 300 kg" is refused, but what carries it is told.
  const isAnswer = ["answered", "unknown"].includes(turn.outcome) || turn.topic === "errand-book";
  if (!isAnswer || topics.length === 0 || !topics.every(({ id }) => isOnTrip(id))) return turn;
  const lacks = (worked: ReadonlySet<string>) => !topics.some(({ computed = "" }) => worked.has(computed));
  const { weights, loads } = question.quantities;
  // "800 kg" behind a price is told what carries it as well, and so is the price of a whole trip.
  const isOnPrice =
    topics.every(({ id }) => subjectOf(id) === "money") && subjectOf(context.memory.topic ?? "") !== "money";
  const isWeighed = loads.length > 0 || weights.length === 1;
  const isAsked = isWeighed && lacks(withLoad) && (!isOnPrice || wayOfLoad(context) !== undefined);
  const load = isAsked ? takesLoad(context, []) : undefined;
  const more = [...(load?.parts ?? []), ...(lacks(withRoute) ? routeNamed(context) : [])];
  const isNew = (part: string) => !turn.reply.includes(part);
  const memory = load ? { ...turn.memory, ...load.remember, ...rememberLoad(context) } : turn.memory;
  return { ...turn, reply: [turn.reply, ...more.filter(isNew)].join("\n\n"), memory };
}
