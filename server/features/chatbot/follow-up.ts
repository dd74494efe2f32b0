import type { Vehicle } from "#content/schema/fleet.ts";
import type { Memory } from "./conversation-state.ts";
import { findOrdinal } from "./dialogue/ordinals.ts";
import { wordEnd } from "./quantities/source.ts";
import { units } from "./quantities/units.ts";
import type { Quantities } from "./quantities.ts";
import type { Question } from "./question.ts";

/** A question together with what it takes for granted since it was said before: "and Jaipur?", "and in the Eicher?" */
export function carryOver(question: Question, memory: Memory): Question {
  const { concepts, words } = question;
  const isShort = concepts.has("also") || concepts.has("it") || words.length <= 6 || asksRounds(question);
  if (!isShort) return question;
  const asks = carriedConcepts(question, memory);
  const places = carriedPlaces(question, memory);
  const quantities = carriedQuantities(question, memory);
  return {
    ...question,
    ...(places ? { places } : {}),
    ...(quantities ? { quantities } : {}),
    ...(asks ? { concepts: asks } : {}),
  };
}

/**
 * A part of a message with the load of the whole, where it names a piece of it or asks how often one drives with it:
 * "I send 40 crates a day, each of 15 kg, which truck?"
 */
export function withLoadOf(whole: Question, part: Question): Question {
  const { weights, pieces, sides, lengths, distances } = part.quantities;
  const isLoad = weights.length > 0 || pieces !== undefined;
  const isSilent = !isLoad && sides === undefined && lengths.length + distances.length === 0;
  const { quantities } = whole;
  const isDivided = isLoad && quantities.loads.length > 0 && part.quantities.loads.length === 0;
  const isCounted = isSilent && asksRounds(part);
  return isDivided || isCounted ? { ...part, quantities } : part;
}

const howMany = /how many|how often|kitn|kinn|कितन|ਕਿੰਨ/u;
const rounds = new RegExp(`(?<!\\p{L})(?:${units.rounds}|${units.vehicles})${wordEnd}`, "u");

/** "How many runs is that?" */
function asksRounds({ text }: Question): boolean {
  return howMany.test(text) && rounds.test(text);
}

/** In a longer message an ordinal may belong to anything: "my last two bookings". */
const longestOrdinal = 9;

/**
 * The text with the vehicle's name in place of its place in a list: "how much does the third one take" after a list of
 * vehicles. Undefined when no vehicle is meant that way.
 *
 * @param fleet all vehicles, in the order of every list
 */
export function nameListedVehicle(
  { text, words, vehicles }: Question,
  memory: Memory,
  fleet: readonly Vehicle[],
): string | undefined {
  if (vehicles.length > 0 || words.length > longestOrdinal || !listTopics.has(memory.topic ?? ""))
    return undefined;
  const isListed = ({ id }: Vehicle) => memory.vehicles.length < 2 || memory.vehicles.includes(id);
  const listed = fleet.filter(isListed);
  const found = findOrdinal(words, listed.length);
  const vehicle = found && listed[found.index];
  return vehicle && text.replace(found.word, vehicle.title);
}

/** What the next question may go on from: "and in the Eicher?" */
export function askedIn({ quantities }: Question): Pick<Memory, "asked"> {
  const { weights, distances, legs, sides, lengths, pieces } = quantities;
  const isAny = weights.length + distances.length + lengths.length > 0 || sides !== undefined;
  if (!isAny) return {};
  const first = (list: readonly number[]) => list.filter(Number.isFinite).slice(0, 4);
  return {
    asked: {
      weights: first(weights),
      distances: first(distances),
      legs,
      ...(sides ? { sides: [...sides] } : {}),
      lengths: first(lengths),
      ...(pieces === undefined ? {} : { pieces }),
    },
  };
}

/** "And how long?" after how high a vehicle is asks for no time, nor does "how long is it?" after a vehicle. */
function carriedConcepts({ concepts, words, text }: Question, memory: Memory): Set<string> | undefined {
  if (memory.vehicles.length === 0 || !concepts.has("howLong")) return undefined;
  const isOnSize = memory.specs.some((spec) => /length|width|height/.test(spec)) && words.length <= 4;
  const isOnVehicle = vehicleTopics.has(memory.topic ?? "") && /how long (?:is|are) (?:it|they)\b/.test(text);
  return isOnSize || isOnVehicle ? new Set([...concepts, "length"]) : undefined;
}

const vehicleTopics: ReadonlySet<string> = new Set(["vehicle-facts", "spec-of-all", "compare-vehicles"]);
/** Their answers list vehicles, or name one of a list that was shown before. */
const listTopics: ReadonlySet<string> = new Set([...vehicleTopics, "fleet"]);

/** "And to Ambala?" has the start of the route before, "from Chandigarh?" goes to the place before. */
function carriedPlaces(
  { places, words, concepts, hasStart }: Question,
  memory: Memory,
): string[] | undefined {
  const [place, another] = places;
  const [start] = memory.places;
  const end = memory.places.at(-1);
  const isFrom = ["place", "route"].includes(memory.topic ?? "") && hasStart && words.length <= 5;
  if (isFrom && place !== undefined && another === undefined && end !== undefined && end !== place)
    return [place, end];
  const isNext = concepts.has("also") || concepts.has("it") || words.length <= 4;
  if (!isNext || memory.topic !== "route" || place === undefined || another !== undefined) return undefined;
  return start === undefined ? undefined : [start, place];
}

/** "1600?" after a weight is a weight, "35?" after Ace Plus a number of boxes. */
function withUnits({ quantities, words, concepts }: Question, { asked, topic }: Memory): Quantities {
  const [bare, another] = quantities.bare;
  if (bare === undefined || another !== undefined || words.length > 5 || concepts.has("cancel"))
    return quantities;
  if (topic === "ace-plus") return { ...quantities, pieces: bare };
  if (!asked) return quantities;
  if (asked.pieces !== undefined) return { ...quantities, pieces: bare };
  if (asked.weights.length > 0) return { ...quantities, weights: [bare] };
  if (asked.distances.length > 0) return { ...quantities, distances: [bare], legs: asked.legs };
  return asked.lengths.length > 0 ? { ...quantities, lengths: [bare] } : quantities;
}

/** What a vehicle is asked for besides a load: "and its range?" is no question on the load before. */
const specs = [
  "length",
  "width",
  "height",
  "range",
  "payload",
  "size",
  "volume",
  "price",
  "spec",
  "cheapest",
];

const each = /(?<!\p{L})(?:each|per|every|har|ek|prati|if|agar)(?!\p{L})|एक|हर|अगर|ਇੱਕ|ਹਰ|ਜੇ/u;

/** "What if 30 boxes?", "so in total?", "and the Eicher?" go on from the load or the distance before. */
function carriedQuantities(question: Question, memory: Memory): Quantities | undefined {
  const { asked } = memory;
  const { concepts, vehicles } = question;
  const quantities = withUnits(question, memory);
  if (quantities !== question.quantities && quantities.pieces === undefined) return quantities;
  if (!asked) return quantities;
  if (quantities.sides || quantities.distances.length + quantities.lengths.length > 0) return undefined;
  const [weight = asked.weights[0]] = quantities.weights;
  if (quantities.pieces !== undefined && quantities.weights.length === 0) {
    if (weight === undefined && !asked.sides) return undefined;
    const loads = weight === undefined ? [] : [{ count: quantities.pieces, weight }];
    return { ...quantities, weights: asked.weights, sides: asked.sides, loads };
  }
  if (quantities.weights.length > 0) {
    // "And if each weighs 50 kg?" is another weight of as many pieces; "and 1,200 kg?" is another load.
    const count = asked.pieces;
    const isEach =
      concepts.has("weigh") || concepts.has("box") || concepts.has("it") || each.test(question.text);
    if (count === undefined || quantities.pieces !== undefined || !isEach) return undefined;
    return { ...quantities, pieces: count, loads: [{ count, weight: weight ?? 0 }] };
  }
  const goesOn =
    (vehicles.length > 0 && !specs.some((spec) => concepts.has(spec))) ||
    concepts.has("sum") ||
    asksRounds(question) ||
    (concepts.has("which") && (concepts.has("vehicle") || question.words.length <= 3));
  if (!goesOn) return undefined;
  const loads = asked.pieces !== undefined && weight !== undefined ? [{ count: asked.pieces, weight }] : [];
  return { ...quantities, ...asked, sides: asked.sides, pieces: asked.pieces, loads };
}
