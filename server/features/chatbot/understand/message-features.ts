import { subjectOf } from "../topics/all-topics.ts";
import { featuresOf } from "./features.ts";
import type { Question } from "./question.ts";

/**
 * So many features tell of the turn before. With 1 of each, 62 % of what goes on from it is understood, with 3 it is 69,
 * with 10 it is 75, but then what begins something else is not: 81, 80, 71 % (docs/meena-measurements.md).
 */
const weightOfBefore = 3;

/**
 * What the classifier sees of a message: its words, what they stand for, what is like them, the kinds of thing that it names, and what was
 * answered just before. The last of these weighs the more, the less the message says itself.
 *
 * @param before the topic of the turn before
 */
export function featuresOfMessage(question: Question, before?: string): Uint32Array {
  const context = before === undefined ? [] : [before, `subject ${subjectOf(before)}`];
  const repeated = Array.from({ length: weightOfBefore }, (_, copy) =>
    context.map((name) => `before${copy} ${name}`),
  );
  return featuresOf(question.text, [
    ...question.concepts,
    ...question.groups,
    ...thingsIn(question),
    ...repeated.flat(),
  ]);
}

/** Which vehicle, place or quantity is named says nothing of the topic; that one is named does. */
function thingsIn({ vehicles, places, arePlacesListed, quantities }: Question): string[] {
  const { weights, distances, lengths, sides, minutes, days, pieces, loads } = quantities;
  const things: Readonly<Record<string, boolean>> = {
    vehicle: vehicles.length > 0,
    vehicles: vehicles.length > 1,
    place: places.length > 0,
    route: places.length > 1 && !arePlacesListed,
    weight: weights.length > 0,
    load: loads.length > 0,
    distance: distances.length > 0,
    size: sides !== undefined || lengths.length > 0,
    minutes: minutes.length > 0,
    days: days.length > 0,
    pieces: pieces !== undefined,
  };
  return Object.keys(things).filter((thing) => things[thing]);
}
