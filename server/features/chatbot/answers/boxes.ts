import type { Vehicle } from "#content/schema/fleet.ts";
import type { Question } from "../understand/question.ts";
import { besideAcePlus } from "./ace-plus-limits.ts";
import type { Answer, Draft } from "./draft.ts";
import type { Speaker } from "./speaker.ts";
import { rememberLoad, takesLoad } from "./takes-load.ts";
import { wayOfLoad } from "./way.ts";
import { inDigits, lines } from "./wording.ts";

/** More boxes than this are no boxes: whoever asks gets no figure with ten digits. */
const smallestBoxFeet = 0.1;
const lightestBoxKg = 0.05;

/** How many boxes go into a vehicle, by its load bed and its weight capacity, with the working shown. */
export const answerBoxes: Answer = (context): Draft => {
  const { question, knowledge, memory, speaker } = context;
  const { sides, weights, pieces, loads } = question.quantities;
  const wanted = question.vehicles.length > 0 ? question.vehicles : memory.vehicles;
  const named = knowledge.vehicles.filter(({ id }) => wanted.includes(id));
  const vehicles = named.length > 0 ? named : knowledge.vehicles;
  const weight = weights.find((one) => one >= lightestBoxKg);
  const box = sides && Math.min(...sides) >= smallestBoxFeet ? sides : undefined;
  if (!box && weight === undefined) {
    return {
      // Who counts them wants to know of these, not how many there may be.
      parts: [speaker.say("boxesAsk"), ...(pieces === undefined ? [speaker.rule("boxes")] : [])],
      outcome: "asked",
      remember: { vehicles: named.map(({ id }) => id) },
    };
  }
  const byWeight = { ...question, quantities: { ...question.quantities, sides: undefined, lengths: [] } };
  const load = takesLoad({ ...context, question: byWeight }, named);
  const best = wayOfLoad(context) && load?.remember;
  const remember = { vehicles: named.map(({ id }) => id), ...best, ...rememberLoad(context) };
  const sum = loads.length > 0 ? (load?.parts ?? []) : [];
  // Of boxes of several kinds no number for one vehicle can be told, and of counted ones nobody asks for it.
  if (loads.length > 1) return { parts: sum, remember };
  if (loads.length === 1 && !box) {
    const { first, last } = besideAcePlus(context);
    const limits = first.length + last.length > 0 ? [] : [speaker.rule("boxes")];
    return { parts: [...sum, ...limits], remember };
  }
  const isOfAll = pieces !== undefined || (!box && isWholeLoad(weight ?? 0, question, vehicles));
  if (loads.length === 0 && weight !== undefined && isOfAll && load) return { parts: load.parts, remember };
  const counted = vehicles.map((vehicle) => countIn(speaker, vehicle, box, weight));
  const able = counted.filter(({ most }) => pieces === undefined || most >= pieces);
  const rows = (pieces !== undefined && able.length > 0 ? able : counted).map(({ row }) => row);
  return {
    parts: [
      ...sum,
      ...(sum.length > 0 ? [] : besideAcePlus(context).first),
      speaker.say(box ? "boxesIntro" : "boxesWeightIntro"),
      lines(rows),
      speaker.say("boxesNote"),
    ],
    remember,
  };
};

/** Nobody packs so much into one box. */
const heaviestBoxKg = 200;

/** Whether a weight is that of the whole load and not of one box. */
function isWholeLoad(weight: number, { concepts }: Question, vehicles: readonly Vehicle[]): boolean {
  const isHeavy = weight >= heaviestBoxKg && !concepts.has("box");
  return isHeavy || vehicles.every(({ specs }) => specs.weightCapacity.value < 2 * weight);
}

function countIn(
  speaker: Speaker,
  vehicle: Vehicle,
  box: readonly [number, number, number] | undefined,
  weight: number | undefined,
): { row: string; most: number } {
  const capacity = vehicle.specs.weightCapacity.value;
  const byWeight = weight === undefined ? Number.POSITIVE_INFINITY : Math.floor(capacity / weight);
  const weightValues = {
    vehicle: vehicle.title,
    capacity: inDigits(capacity),
    weight: inDigits(weight ?? 0),
    count: inDigits(byWeight),
  };
  if (!box) return { row: speaker.say("boxesOnlyWeight", weightValues), most: byWeight };
  const [along, across, up] = bestStack(vehicle, box);
  const bySize = along * across * up;
  const most = Math.min(bySize, byWeight);
  const parts = [
    speaker.say("boxesBySize", { vehicle: vehicle.title, along, across, up, count: inDigits(bySize) }),
  ];
  if (weight !== undefined) {
    parts.push(
      speaker.say("boxesByWeight", weightValues),
      speaker.say("boxesResult", { count: inDigits(most) }),
    );
  }
  return { row: parts.join("; "), most };
}

/** The way of turning all boxes alike that gets the most into the load bed. */
function bestStack(vehicle: Vehicle, [a, b, c]: readonly [number, number, number]): [number, number, number] {
  const { length, width, height } = vehicle.specs;
  const turned = [
    [a, b, c],
    [b, a, c],
    [a, c, b],
    [c, a, b],
    [b, c, a],
    [c, b, a],
  ] as const;
  const stacks = turned.map(([x, y, z]): [number, number, number] => [
    fits(length.value, x),
    fits(width.value, y),
    fits(height.value, z),
  ]);
  return stacks.reduce((best, stack) => (product(stack) > product(best) ? stack : best));
}

/** Lengths in feet are not exact in binary: 4.5 / 1.5 must be 3. */
function fits(room: number, side: number): number {
  return Math.floor(room / side + 1e-9);
}

function product([x, y, z]: readonly [number, number, number]): number {
  return x * y * z;
}
