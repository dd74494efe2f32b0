import type { Vehicle } from "#content/schema/fleet.ts";
import { bestOne } from "../answers/best-vehicle.ts";
import {
  addsToLoad,
  carriedQuantities,
  changesLoad,
  editedLoad,
  isNot,
  noFirst,
  weighsPieces,
  withLoadBefore,
  withUnits,
} from "../answers/carried-load.ts";
import { namesGoods } from "../answers/names-goods.ts";
import { isInside } from "../answers/places.ts";
import { rememberLoad } from "../answers/takes-load.ts";
import { bedVolume, specsAsked } from "../answers/vehicle-figures.ts";
import { asksReverse, inNcr } from "../answers/way.ts";
import type { Memory } from "../conversation/conversation-state.ts";
import { subjectOf, topicOf } from "../topics/all-topics.ts";
import { asks } from "../understand/asks.ts";
import type { Knowledge } from "../understand/knowledge.ts";
import type { Question } from "../understand/question.ts";
import type { Conversation } from "./conversation.ts";
import { findOrdinal } from "./ordinals.ts";
import type { Turn } from "./turn.ts";

/** In a longer message a number, a place or a vehicle is its own. */
const longestFollowUp = 12;

/** What stands beside a name or a number without asking anything: "no, I meant ...", "18 boxes", "kilo". */
const besideNames: ReadonlySet<string> = new Set(
  "filler also it not no yes payload box weigh age".split(" "),
);
/** "No, I meant inside Bangalore, from my flat to my office": whatever else it names, it puts the question before right. */
const putsRight = new RegExp(
  `^(?:${noFirst}[ ,.]+)*(?:i mean(?:t)?|i was asking|mera matlab|matlab|mere kehan da matlab|मेरा मतलब|मतलब|ਮੇਰਾ ਮਤਲਬ|ਮਤਲਬ)(?![\\p{L}\\p{M}])`,
  "u",
);
/** "What if 20 kg each?" supposes something else of the same. */
const supposes =
  /^(?:(?:and|n|aur|te|ok|so|to) )*(?:(?:what|wat|wht) if|if|suppose|agar|je|अगर|ਜੇ)(?![\p{L}\p{M}])/u;
/** Besides everything that is worked out from places, vehicles or loads, these depend on the trip. */
const tripTopics: ReadonlySet<string> = new Set(["trip", "intercity", "arrival", "daily-contract"]);
const ofVehicle: Readonly<Record<string, string>> = { price: "vehicle-price", routes: "range-route" };
const fromNames: ReadonlySet<string> = new Set([
  ...["price", "routes", "rangeRoute", "vehicles", "boxes"],
  ...["acePlus", "cancellation", "suspension"],
]);

/**
 * The topic of the turn before, if the message only names another place, vehicle or load for it: "and Jaipur?", "no, I
 * meant 800 kg".
 *
 * @param isUndecided nothing else is understood: then it may say more, "sorry, I counted wrong, it is 70 bundles"
 */
export function topicAgain(question: Question, memory: Memory, isUndecided = false): string | undefined {
  const { topic = "" } = memory;
  const { senses, unknown, places, vehicles, words, text } = question;
  const quantities = withUnits(question, memory);
  const { weights, pieces, times, minutes } = quantities;
  const isOfCancelling = subjectOf(topic) === "cancelling";
  const isCorrected = editedLoad(question, memory) !== undefined;
  const isNamed = isOfCancelling
    ? times.length + minutes.length > 0
    : places.length + vehicles.length + weights.length > 0 || pieces !== undefined || isCorrected;
  // "All right, 1,400 then, will it go?" tells a weight, though nothing says so.
  const isMeant = quantities !== question.quantities || isCorrected || supposes.test(text);
  const isPutRight = words.length <= longestFollowUp && putsRight.test(text);
  const isOnlyThat =
    isPutRight || isUndecided
      ? isCorrected || (words.length <= longestFollowUp && (isMeant || !asks(text)))
      : (supposes.test(text) && isCorrected) ||
        (unknown.length === 0 && senses.flat().every((sense) => besideNames.has(sense)));
  const { computed = "" } = topicOf(topic) ?? {};
  // "No, not Ambala, Ludhiana" after anything else: what is known of the way there.
  if (isUndecided && correctedPlaces(question, memory) && !asks(text) && !isOnPlaces(topic)) return "trip";
  // "What if I send only 6 of them?" is said of the load, whatever was answered between.
  const isOfLoad = !isOfCancelling && !isOnPlaces(topic) && isOnlyThat && changesLoad(question, memory);
  if (isOfLoad) return "fit";
  if (isUndecided && addsGoods(question, memory)) return "fit";
  if (!isNamed || !isOnlyThat || !isOnPlaces(topic)) return undefined;
  if (isPutRight && isInside(question)) return "place";
  // "With the Eicher?" behind a price or a way asks what that one costs, or whether it goes so far.
  return (vehicles.length > 0 && ofVehicle[computed]) || topic;
}

/** Whether another place changes the answer to a topic. */
function isOnPlaces(topic: string): boolean {
  return tripTopics.has(topic) || fromNames.has(topicOf(topic)?.computed ?? "");
}

/** Whether the topic before was about goods, or what is done with them. */
export const onGoods: ReadonlySet<string> = new Set([
  "fleet",
  "services",
  "booking",
  "places",
  "money",
  "loads",
]);

/** "And if I add a washing machine also?", "no sorry, I meant two sofas": other goods, of which no size is told. */
function addsGoods(question: Question, { topic = "" }: Memory): boolean {
  const { words, text } = question;
  const isOther = putsRight.test(text) || supposes.test(text);
  return (
    namesGoods(question) && isOther && words.length <= longestFollowUp && onGoods.has(subjectOf(topic) ?? "")
  );
}

/** "Five feet by three, 12 mm thick", told after the thing itself: which vehicle takes it. */
export function topicOfSize(
  { quantities, words, text, places }: Question,
  { topic }: Memory,
): string | undefined {
  const isOnly = words.length <= longestFollowUp && places.length === 0 && !asks(text);
  const isMeasured = quantities.sides !== undefined || quantities.weights.length > 0;
  return isOnly && isMeasured && onGoods.has(subjectOf(topic ?? "") ?? "") ? "fit" : undefined;
}

/**
 * A question together with what it takes for granted since it was said before: "and Jaipur?", "and in the Eicher?"
 */
export function carryOver(question: Question, memory: Memory, knowledge: Knowledge): Question {
  const isLong = question.words.length > longestFollowUp;
  // A message that adds to the load before, or corrects one of its numbers, is about that load.
  const isOfLoad =
    addsToLoad(question) || weighsPieces(question, memory) || editedLoad(question, memory) !== undefined;
  if (isLong && !isOfLoad) return question;
  const places = isLong ? undefined : carriedPlaces(question, memory, knowledge);
  const vehicles = superlative(question, knowledge.vehicles);
  // "And to Delhi?" asks what takes the same load there.
  const isElsewhere =
    question.places.length > 0 &&
    (topicAgain(question, memory) ?? correctedPlaces(question, memory)) !== undefined;
  const quantities =
    (isElsewhere ? withLoadBefore(question, memory) : undefined) ??
    carriedQuantities(vehicles ? { ...question, vehicles } : question, memory);
  const isOnTrackk = subjectOf(memory.topic ?? "") === "trackk" || memory.topic === "trackk";
  return {
    ...question,
    // "Who else sees it?" after Trackk is asked of what Trackk records.
    ...(isOnTrackk ? { concepts: new Set([...question.concepts, "trackk"]) } : {}),
    ...(places ? { places } : {}),
    ...(quantities ? { quantities } : {}),
    ...(quantities && vehicles ? { vehicles } : {}),
  };
}

/**
 * What a message names is known from then on, whatever its answer was about: "is a load from Mohali to Delhi insured?", "and
 * what takes 900 kg?" What an answer has worked out goes before.
 */
export function withThingsNamed(turn: Turn, asked: Question, conversation: Conversation): Turn {
  const { memory: before, knowledge } = conversation;
  const question = carryOver(asked, before, knowledge);
  const { places, vehicles } = question;
  const { memory } = turn;
  const load = memory.load === before.load ? rememberLoad({ ...conversation, question }) : {};
  const isNew = (names: readonly string[], name: "places" | "vehicles") =>
    names.length > 0 && memory[name] === before[name];
  return {
    ...turn,
    memory: {
      ...memory,
      ...(isNew(vehicles, "vehicles") && { vehicles: [...vehicles] }),
      ...load,
      ...(isNew(places, "places") && { places: places.slice(0, maxPlaces) }),
    },
  };
}
const maxPlaces = 4;

/** "How many trips with the biggest one?" names it for the load before; "which is the biggest?" does not. */
function superlative(question: Question, fleet: readonly Vehicle[]): string[] | undefined {
  const [direction, what] = bestOne(question, []) ?? [];
  // "18 bigger ones of 22 kg" are no vehicles.
  const { vehicles, concepts, quantities } = question;
  if (what !== "bed" || vehicles.length + quantities.weights.length > 0 || concepts.has("which"))
    return undefined;
  const bySize = fleet.toSorted((a, b) => bedVolume(a) - bedVolume(b));
  const vehicle = bySize.at(direction === "most" ? -1 : 0);
  return vehicle && [vehicle.id];
}

/** In a longer message an ordinal may belong to anything: "my last two bookings". */
const longestOrdinal = 9;

/**
 * The text with the vehicle's name in place of its place in a list: "how much does the third one take" after a list of
 * vehicles. Undefined when no vehicle is meant that way.
 *
 * @param fleet all vehicles, in the order of a list of all
 */
export function nameListedVehicle(
  question: Question,
  memory: Memory,
  fleet: readonly Vehicle[],
): string | undefined {
  const { text, words, vehicles } = question;
  // "The first floor" is no vehicle.
  const isFloor = question.concepts.has("upstairs");
  if (isFloor || vehicles.length > 0 || words.length > longestOrdinal) return undefined;
  if (!listTopics.has(memory.topic ?? "")) return undefined;
  // "The second biggest" is second by its size, not in the list.
  if (bestOne(question, specsAsked(question))) return undefined;
  const listed = memory.listed?.flatMap((id) => fleet.find((one) => one.id === id) ?? []) ?? fleet;
  const found = findOrdinal(words, listed.length);
  const vehicle = found && listed[found.index];
  return vehicle && text.replace(found.word, vehicle.title);
}

/** In a longer message an ordinal names no service. */
const longestOfService = 6;
const aboutServices = ["services", "compare-services"];
/** The topics of the services, in the order in which they are listed. */
export const services = ["intercity", "on-demand", "corporate"] as const;
/** The topic of how a service is paid. */
export const paymentOf = (service: string) => `pay-${service}`;

/**
 * The topic of the service that an ordinal picks from their list: "and the third one?" After an answer on payment it is
 * the payment of that service.
 *
 * @param offered what a number would pick instead
 */
export function otherService(
  { words, concepts, vehicles }: Question,
  { topic = "" }: Memory,
  offered: readonly string[],
): string | undefined {
  const isOnPay = services.map(paymentOf).includes(topic);
  if (!isOnPay && ![...aboutServices, ...services].includes(topic)) return undefined;
  const isOther = [...concepts].some((concept) => !besideNames.has(concept));
  if (offered.length > 0 || words.length > longestOfService || isOther || vehicles.length > 0)
    return undefined;
  const service = services[findOrdinal(words, services.length)?.index ?? -1];
  return service && (isOnPay ? paymentOf(service) : service);
}

const vehicleTopics: ReadonlySet<string> = new Set(["vehicle-facts", "spec-of-all", "compare-vehicles"]);
/** Their answers list vehicles, or name one of a list that was shown before. */
export const listTopics: ReadonlySet<string> = new Set([...vehicleTopics, "fleet", "fit"]);

/** What is asked of a trip: where it goes, what it costs, and which vehicle makes it. */
const tripSubjects: ReadonlySet<string> = new Set(["places", "money", "fleet"]);

/** The places before with the right one for the wrong, whatever was answered between: "not Delhi, Jaipur". */
function correctedPlaces(
  { places, placesDenied = [], concepts, text, words }: Question,
  before: Memory,
): readonly string[] | undefined {
  const isKnown = (one: string) => before.places.includes(one);
  const wrong = placesDenied.find(isKnown) ?? places.find(isKnown);
  const [right, another] = places.filter((one) => one !== wrong);
  const isDenied = placesDenied.length > 0 || concepts.has("not") || denies.test(text);
  if (wrong === undefined || right === undefined || another !== undefined || !isDenied) return undefined;
  if (words.length > longestFollowUp) return undefined;
  return before.places.map((one) => (one === wrong ? right : one));
}
const denies = new RegExp(`(?<![\\p{L}\\p{M}])${isNot}(?![\\p{L}\\p{M}])`, "u");

/** "And to Ambala?" has the start of the route before, "from Chandigarh?" goes to the place before. */
function carriedPlaces(
  question: Question,
  memory: Memory,
  { routes }: Knowledge,
): readonly string[] | undefined {
  const { places, words, concepts, hasStart, hasEnd } = question;
  const [place, another] = places;
  const [start] = memory.places;
  const end = memory.places.at(-1);
  const { topic = "" } = memory;
  const isOnTrip = tripSubjects.has(subjectOf(topic) ?? "") || tripTopics.has(topic);
  const corrected = correctedPlaces(question, memory);
  if (corrected) return corrected;
  // "With 800 kg" goes the same way.
  const isAgain = topicAgain(question, memory) !== undefined;
  if (isOnTrip && place === undefined && (isAgain || asksReverse(question))) return memory.places;
  // "From Delhi to where?" asks for all routes of the place.
  if (hasStart && concepts.has("where")) return undefined;
  const isFrom = isOnTrip && hasStart && words.length <= 5;
  if (isFrom && place !== undefined && another === undefined && end !== undefined && end !== place)
    return [place, end];
  const isNext = concepts.has("also") || concepts.has("it") || words.length <= 4 || isAgain || hasEnd;
  const isOnRoute = isOnTrip && memory.places.length > 1;
  if (!isNext || !isOnRoute || place === undefined || another !== undefined) return undefined;
  // "Ok, the one from Delhi": of the two ways that a place completes a named route is meant.
  const isRoute = (one?: string, other?: string) =>
    routes.some(({ from, to }) => from === inNcr(one ?? "") && to === inNcr(other ?? ""));
  const isStart = !hasEnd && isRoute(place, end) && !isRoute(start, place);
  if (isStart) return [place, end ?? ""];
  return start === undefined ? undefined : [start, place];
}
