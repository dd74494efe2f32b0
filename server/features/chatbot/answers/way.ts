import { speaksOfWayBack } from "../quantities/distances.ts";
import type { Knowledge } from "../understand/knowledge.ts";
import { startAfter } from "../understand/reading.ts";
import type { AnswerContext } from "./draft.ts";

/** From one place to another, with the estimated kilometres by road. */
export type Way = Knowledge["routes"][number];

/** Delhi is part of Delhi-NCR; who names the one means a route to the other. */
export function inNcr(place: string): string {
  return place === "Delhi-NCR" ? "Delhi" : place;
}

/** The way between two places; of a place whose distance nobody knows, that of the town beside it. */
export function wayBetween(knowledge: Knowledge, ends: readonly [string, string]): Way | undefined {
  const townOf = (place: string) => knowledge.places.find(({ en }) => en === place)?.beside ?? place;
  const [one, other] = ends;
  return wayByName(knowledge, one, other) ?? wayByName(knowledge, townOf(one), townOf(other));
}

function wayByName({ distanceBetween }: Knowledge, one: string, other: string): Way | undefined {
  const [from, to] = [inNcr(one), inNcr(other)];
  const kilometres = distanceBetween(from, to);
  return kilometres === undefined ? undefined : { from, to, kilometres };
}

const turned =
  /(?<!\p{L})(?:ulta|ulti|ulte|reverse|opposite (?:way|direction)|other (?:way|direction)(?: a?round)?|vice versa|both (?:ways|sides|directions)|dono (?:taraf|side|passe)|dov\p{L}n passe)(?!\p{L})|उल्ट|उलट|दोनों (?:तरफ|ओर)|ਉਲਟ|ਦੋ(?:ਵੇਂ|ਨੋਂ|ਹੀਂ) (?:ਪਾਸੇ|ਤਰਫ)/u;

/** "Does the Mohali to Jalandhar route run in reverse too?" */
export function asksReverse({ text }: AnswerContext["question"]): boolean {
  return turned.test(text);
}

export function sayDistance(
  { speaker }: Pick<AnswerContext, "speaker">,
  { from, to, kilometres }: Way,
): string {
  return speaker.say("routeDistance", {
    from: speaker.place(from),
    to: speaker.place(to),
    distance: kilometres,
  });
}

/**
 * The way that a load goes: between the places of the message, else of the trip before; to a place where we are not, the
 * only named route with it. Of a distance that is told, that counts.
 */
export function wayOfLoad({ question, memory, knowledge }: AnswerContext): Way | undefined {
  const { weights, loads, lengths, sides, distances } = question.quantities;
  const isLoad = weights.length + loads.length + lengths.length > 0 || sides !== undefined;
  const [from, to, ...more] = question.places.length > 0 ? question.places : memory.places;
  if (!isLoad || distances.length > 0 || question.arePlacesListed || more.length > 0) return undefined;
  if (from !== undefined && to !== undefined) return wayBetween(knowledge, [from, to]);
  if (startsElsewhere(question)) return undefined;
  // What starts in Ludhiana does not go the named route, which ends there.
  const routes = knowledge.routes.filter((route) =>
    (question.hasStart ? [route.from] : [route.from, route.to]).includes(from ?? ""),
  );
  // "From Delhi" to where we do not know: a vehicle may drive in the town itself.
  const { partOf } = knowledge.places.find(({ en }) => en === from) ?? {};
  const isOurs = [from, partOf].some((place) => place !== undefined && knowledge.locations.includes(place));
  return isOurs || routes.length > 1 ? undefined : routes[0];
}

const inTown: ReadonlySet<string> = new Set("area phase sector market estate".split(" "));

/** "From Chandimandir to Jaipur" starts in a place that nobody knows here; "from Industrial Area" in some town. */
function startsElsewhere({ words, unknown, hasStart }: AnswerContext["question"]): boolean {
  const isStart = (word: string, at: number) => {
    const next = words[at + 1] ?? "";
    return unknown.includes(word) && !inTown.has(next) && (words[at - 1] === "from" || startAfter.has(next));
  };
  return !hasStart && words.some(isStart);
}

/** The same with the kilometres of the way, as often as they are driven. */
export function withWay(context: AnswerContext, { kilometres }: Way): AnswerContext {
  const { question } = context;
  const legs = speaksOfWayBack(question.text) ? 2 : 1;
  const quantities = { ...question.quantities, distances: [kilometres], legs };
  return { ...context, question: { ...question, quantities } };
}
