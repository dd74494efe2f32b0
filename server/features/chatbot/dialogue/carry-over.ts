import type { Vehicle } from "#content/schema/fleet.ts";
import { bestOne } from "../answers/best-vehicle.ts";
import { carriedQuantities } from "../answers/carried-load.ts";
import { bedVolume, specsAsked } from "../answers/vehicle-figures.ts";
import type { Memory } from "../conversation/conversation-state.ts";
import { subjectOf } from "../topics/all-topics.ts";
import type { Question } from "../understand/question.ts";
import { findOrdinal } from "./ordinals.ts";

/** In a longer message a number, a place or a vehicle is its own. */
const longestFollowUp = 12;

/**
 * A question together with what it takes for granted since it was said before: "and Jaipur?", "and in the Eicher?"
 *
 * @param fleet all vehicles
 */
export function carryOver(question: Question, memory: Memory, fleet: readonly Vehicle[]): Question {
  if (question.words.length > longestFollowUp) return question;
  const places = carriedPlaces(question, memory);
  const vehicles = superlative(question, fleet);
  const quantities = carriedQuantities(vehicles ? { ...question, vehicles } : question, memory);
  return {
    ...question,
    ...(places ? { places } : {}),
    ...(quantities ? { quantities } : {}),
    ...(quantities && vehicles ? { vehicles } : {}),
  };
}

/** "How many trips with the biggest one?" names it for the load before; "which is the biggest?" does not. */
function superlative(question: Question, fleet: readonly Vehicle[]): string[] | undefined {
  const [direction, what] = bestOne(question, []) ?? [];
  if (what !== "bed" || question.vehicles.length > 0 || question.concepts.has("which")) return undefined;
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

const vehicleTopics: ReadonlySet<string> = new Set(["vehicle-facts", "spec-of-all", "compare-vehicles"]);
/** Their answers list vehicles, or name one of a list that was shown before. */
const listTopics: ReadonlySet<string> = new Set([...vehicleTopics, "fleet", "fit"]);

/** What is asked of a trip: where it goes, and what it costs. */
const tripSubjects: ReadonlySet<string> = new Set(["places", "money"]);

/** "And to Ambala?" has the start of the route before, "from Chandigarh?" goes to the place before. */
function carriedPlaces(
  { places, words, concepts, hasStart }: Question,
  memory: Memory,
): string[] | undefined {
  const [place, another] = places;
  const [start] = memory.places;
  const end = memory.places.at(-1);
  const isOnTrip = tripSubjects.has(subjectOf(memory.topic ?? "") ?? "") || memory.topic === "intercity";
  // "From Delhi to where?" asks for all routes of the place.
  if (hasStart && concepts.has("where")) return undefined;
  const isFrom = isOnTrip && hasStart && words.length <= 5;
  if (isFrom && place !== undefined && another === undefined && end !== undefined && end !== place)
    return [place, end];
  const isNext = concepts.has("also") || concepts.has("it") || words.length <= 4;
  const isOnRoute = isOnTrip && memory.places.length > 1;
  if (!isNext || !isOnRoute || place === undefined || another !== undefined) return undefined;
  return start === undefined ? undefined : [start, place];
}
