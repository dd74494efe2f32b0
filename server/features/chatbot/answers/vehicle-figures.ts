import type { SpecName, Vehicle } from "#content/schema/fleet.ts";
import type { Question } from "../understand/question.ts";
import type { Speaker } from "./speaker.ts";
import { inDigits } from "./wording.ts";

/** Which words ask for which spec. */
const specConcepts: readonly (readonly [concept: string, spec: SpecName])[] = [
  ["length", "length"],
  ["width", "width"],
  ["height", "height"],
  ["range", "range"],
  ["payload", "weightCapacity"],
  ["farthest", "range"],
  ["tallest", "height"],
  ["widest", "width"],
  ["heaviest", "weightCapacity"],
];

/** The sides of a load bed. */
export const bedSides = ["length", "width", "height"] as const;

/** The specs that a question asks for, in the table's order. */
export function specsAsked({ concepts, quantities, text }: Question): SpecName[] {
  const asked = new Set<SpecName>();
  for (const [concept, spec] of specConcepts) if (concepts.has(concept)) asked.add(spec);
  // "How long does it run on a full battery?" asks for no length.
  if (concepts.has("battery") && runs.test(text)) {
    asked.delete("length");
    asked.add("range");
  }
  if (concepts.has("size") || concepts.has("volume")) for (const side of bedSides) asked.add(side);
  // "Size in feet, and what load?"
  const isMeasured = quantities.weights.length + quantities.loads.length > 0;
  if (asked.size > 0 && concepts.has("load") && !isMeasured) asked.add("weightCapacity");
  return [...asked];
}

const runs = /\blong\b.*\b(?:run|runs|go|goes|last|lasts|drive|drives|keep going)\b/u;

/** A figure with its unit in the language: "110 km". */
export function figure(speaker: Speaker, vehicle: Vehicle, spec: SpecName): string {
  const { value, unit } = vehicle.specs[spec];
  return `${inDigits(value)} ${speaker.words.names[unit.toLowerCase() as "ft" | "km" | "kg"]}`;
}

/** Units in which a figure may be asked for, besides its own: their letters, and the words that ask for them. */
const unitsAsked: Readonly<
  Record<string, readonly (readonly [letters: string, times: number, words: string])[]>
> = {
  ft: [
    ["m", 0.3048, "met(?:er|re)s?|mtrs?|mitar|मीटर|ਮੀਟਰ"],
    ["cm", 30.48, "cms?|centimet(?:er|re)s?|सेमी|सेंटीमीटर|ਸੈਂਟੀਮੀਟਰ"],
    ["in", 12, "inch(?:es)?|इंच|ਇੰਚ"],
  ],
  // "Ton" is Punjabi for "from".
  kg: [["t", 0.001, "tonnes?|tons|टन|ਟਨ"]],
};

/** "6 ft", or "6 ft (1.83 m)" if the question asks for metres. */
export function figureAsked(
  speaker: Speaker,
  { text }: Pick<Question, "text">,
  vehicle: Vehicle,
  spec: SpecName,
): string {
  const own = figure(speaker, vehicle, spec);
  const { value, unit } = vehicle.specs[spec];
  // "2 tonnes" is a load.
  const isAsked = (words: string) =>
    new RegExp(`(?<!\\d ?|[\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, "u").test(text);
  const [letters, times] = unitsAsked[unit.toLowerCase()]?.find(([, , words]) => isAsked(words)) ?? [];
  return letters && times ? `${own} (${inDigits(value * times)} ${letters})` : own;
}

/** All figures of a vehicle in one line. */
export function vehicleLine(speaker: Speaker, vehicle: Vehicle): string {
  const { length, width, height, range, weightCapacity } = figures(speaker, vehicle);
  return speaker.say("vehicleLine", { vehicle: vehicle.title, length, width, height, range, weightCapacity });
}

/** Every figure with its unit. */
export function figures(speaker: Speaker, vehicle: Vehicle): Record<SpecName, string> {
  const of = (spec: SpecName) => figure(speaker, vehicle, spec);
  return {
    length: of("length"),
    width: of("width"),
    height: of("height"),
    range: of("range"),
    weightCapacity: of("weightCapacity"),
  };
}

/** In cubic feet. */
export function bedVolume({ specs }: Vehicle): number {
  return specs.length.value * specs.width.value * specs.height.value;
}

export function titles(vehicles: readonly Vehicle[]): string[] {
  return vehicles.map(({ title }) => title);
}

export function ids(vehicles: readonly Vehicle[]): string[] {
  return vehicles.map(({ id }) => id);
}
