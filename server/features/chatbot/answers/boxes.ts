import type { Vehicle } from "#content/schema/fleet.ts";
import type { Question } from "../understand/question.ts";
import { besideAcePlus, heaviestPiece } from "./ace-plus-limits.ts";
import { asksHowMany } from "./asks-how-many.ts";
import { bestOne } from "./best-vehicle.ts";
import type { Answer, Draft } from "./draft.ts";
import type { Speaker } from "./speaker.ts";
import { rememberLoad, takesLoad } from "./takes-load.ts";
import { bedVolume } from "./vehicle-figures.ts";
import { wayOfLoad } from "./way.ts";
import { inDigits, lines } from "./wording.ts";

/** More boxes than this are no boxes: whoever asks gets no figure with ten digits. */
const smallestBoxFeet = 0.1;
const lightestBoxKg = 0.05;

/** Whether a message tells what one piece weighs and asks how many a vehicle takes: "18 kilos each, how many?" */
export function asksCount({ quantities, concepts, vehicles, text }: Question): boolean {
  const { weights, pieces = 1, distances, loads } = quantities;
  const [weight, another] = weights;
  const isOne = weight !== undefined && another === undefined && pieces === 1 && loads.length <= 1;
  const isCarried =
    vehicles.length > 0 || ["carry", "fit", "box", "load"].some((concept) => concepts.has(concept));
  return isOne && weight <= heaviestPiece && distances.length === 0 && isCarried && asksHowMany({ text });
}

/** How many boxes go into a vehicle, by its load bed and its weight capacity, with the working shown. */
export const answerBoxes: Answer = (context): Draft => {
  const { question, knowledge, memory, speaker } = context;
  const { sides, weights } = question.quantities;
  // "One weighs 18 kg, how many go in?" counts none.
  const { pieces, loads } = asksCount(question) ? { pieces: undefined, loads: [] } : question.quantities;
  const [most, what] = bestOne(question, []) ?? [];
  const bySize = knowledge.vehicles.toSorted((a, b) => bedVolume(a) - bedVolume(b));
  const best = what === "bed" ? bySize.at(most === "most" ? -1 : 0) : undefined;
  const wanted = question.vehicles.length > 0 ? question.vehicles : best ? [best.id] : memory.vehicles;
  const named = knowledge.vehicles.filter(({ id }) => wanted.includes(id));
  const vehicles = named.length > 0 ? named : knowledge.vehicles;
  const weight = weights.find((one) => one >= lightestBoxKg);
  const box = sides && Math.min(...sides) >= smallestBoxFeet ? sides : undefined;
  // "22 sheets, 8 x 4 ft": nobody knows how high they stack.
  const floor = sides && !box && Math.min(sides[0], sides[1]) >= smallestBoxFeet ? sides : undefined;
  const layer = floor ? sayLayer(speaker, vehicles, floor) : [];
  if (!box && weight === undefined) {
    const fitting = floor && takesLoad(context, named);
    if (fitting)
      return {
        ...fitting,
        parts: [...fitting.parts, ...(asksHowMany(question) ? layer : [])],
        remember: { ...fitting.remember, ...rememberLoad(context) },
      };
    return {
      // Who counts them wants to know of these, not how many there may be.
      parts: [speaker.say("boxesAsk"), ...(pieces === undefined ? [speaker.rule("boxes")] : [])],
      outcome: "asked",
      remember: { vehicles: named.map(({ id }) => id) },
    };
  }
  const isCounted = pieces !== undefined && pieces > 1;
  const sizes = isCounted ? {} : { sides: floor, goods: undefined };
  const byWeight = { ...question, quantities: { ...question.quantities, ...sizes, lengths: [] } };
  const load = takesLoad({ ...context, question: byWeight }, named);
  const onWay = wayOfLoad(context) && load?.remember;
  const remember = { vehicles: named.map(({ id }) => id), ...onWay, ...rememberLoad(context) };
  // Of a counted load it is asked what takes it.
  if (load && isCounted && box && !asksHowMany(question)) return { parts: load.parts, remember };
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
      speaker.say(box || floor ? "boxesIntro" : "boxesWeightIntro"),
      lines(rows),
      ...layer,
      speaker.say("boxesNote"),
    ],
    remember,
  };
};

/** How many lie beside one another on the load bed, of two sides. */
function sayLayer(
  speaker: Speaker,
  vehicles: readonly Vehicle[],
  [a, b]: readonly [number, number, number],
): string[] {
  const counted = vehicles.flatMap(({ title, specs: { length, width } }) => {
    const along = fits(length.value, a) * fits(width.value, b);
    const across = fits(length.value, b) * fits(width.value, a);
    const most = Math.max(along, across);
    return most > 0 ? [`${title} (${inDigits(most)})`] : [];
  });
  const size = [a, b].map((side) => inDigits(Math.round(side * 10) / 10)).join(" × ");
  return counted.length > 0 ? [speaker.say("boxesLayer", { size, vehicles: speaker.list(counted) })] : [];
}

/** Whether a weight is that of the whole load and not of one box. */
function isWholeLoad(weight: number, { concepts }: Question, vehicles: readonly Vehicle[]): boolean {
  const isHeavy = weight >= heaviestPiece && !concepts.has("box");
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
