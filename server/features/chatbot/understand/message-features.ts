import type { Question } from "../question.ts";
import { featuresOf } from "./features.ts";

/** What the classifier sees of a message: its words, what they stand for, and the kinds of thing that it names. */
export function featuresOfMessage(question: Question, before?: Question): Uint32Array {
  const questions = before ? [before, question] : [question];
  const names = questions.flatMap((one) => [...one.concepts, ...thingsIn(one)]);
  return featuresOf(questions.map(({ text }) => text).join(" "), names);
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
