import type { SpecName, Vehicle } from "#content/schema/fleet.ts";
import type { Question } from "../understand/question.ts";
import type { AnswerContext, Draft } from "./draft.ts";
import { bedVolume, figureAsked, figures, ids, titles } from "./vehicle-figures.ts";
import { capitalised, lines } from "./wording.ts";

/** The most or least of a spec, or of the load bed's volume. */
type Best = readonly ["most" | "least", SpecName | "bed"];

const superlatives: Readonly<Record<string, SpecName>> = {
  farthest: "range",
  heaviest: "weightCapacity",
  tallest: "height",
  widest: "width",
};

/** The superlative in a question, if there is one: "the longest", "most range". */
export function bestOne({ concepts, senses }: Question, specs: readonly SpecName[]): Best | undefined {
  const has = (...names: string[]) => names.some((name) => concepts.has(name));
  const [, named] = Object.entries(superlatives).find(([name]) => concepts.has(name)) ?? [];
  if (named) return ["most", named];
  // "The small one or a bigger one?" asks which of them.
  if (has("smallest") && has("biggest")) return undefined;
  // "The biggest truck, and how far does it go?"
  const isOfVehicle = senses.some(
    (sense, at) => sense.includes("biggest") && senses[at + 1]?.includes("vehicle"),
  );
  if (isOfVehicle) return ["most", "bed"];
  if (has("smallest")) return ["least", specs.length === 1 && specs[0] ? specs[0] : "bed"];
  if (has("biggest") && (specs.length !== 1 || !specs[0])) return ["most", "bed"];
  if (has("shortest")) return ["least", specs[0] ?? "length"];
  if (has("longest")) return ["most", specs[0] ?? "length"];
  if (has("least") && specs[0]) return ["least", specs[0]];
  if (has("most", "biggest") && specs[0]) return ["most", specs.length > 2 ? "bed" : specs[0]];
  if (has("most") && has("load", "carry")) return ["most", "weightCapacity"];
  return undefined;
}

/** The vehicle that has the most or least of it, or those that share the first place, and what the others have. */
export function sayBest(
  { question, knowledge, speaker }: AnswerContext,
  direction: "most" | "least",
  what: SpecName | "bed",
): Draft {
  const amountOf = (vehicle: Vehicle) => (what === "bed" ? bedVolume(vehicle) : vehicle.specs[what].value);
  const values = knowledge.vehicles.map(amountOf);
  const best = direction === "most" ? Math.max(...values) : Math.min(...values);
  const winners = knowledge.vehicles.filter((vehicle) => amountOf(vehicle) === best);
  const [winner] = winners;
  if (!winner) return { parts: [] };
  const remember = { vehicles: ids(winners) };
  if (what === "bed") {
    const sentence = direction === "most" ? "biggest" : "smallest";
    return {
      parts: [speaker.say(sentence, { vehicle: winner.title, ...figures(speaker, winner) })],
      remember,
    };
  }
  const value = figureAsked(speaker, question, winner, what);
  const spec = speaker.words.names[what];
  const sentence = speaker.say(`${direction}Of`, { spec, value, vehicles: speaker.list(titles(winners)) });
  const others = knowledge.vehicles
    .filter((vehicle) => !winners.includes(vehicle))
    .map((vehicle) =>
      speaker.say("specLine", {
        vehicle: vehicle.title,
        value: figureAsked(speaker, question, vehicle, what),
      }),
    );
  return { parts: [capitalised(sentence), lines(others)], remember };
}

/** "The second longest" asks for another than the best. */
export function isRanked({ text }: Question): boolean {
  return /2 ?nd|second|3 ?rd|third|doosr|dusr|दूसर|ਦੂਜ|ਦੂਸਰ|duj|dooj/u.test(text);
}
