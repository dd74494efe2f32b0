import { beyondAcePlus, carriesAcePlus } from "#content/loads/plan-load.ts";
import { holdsSides } from "#content/loads/requested-load.ts";
import type { Vehicle } from "#content/schema/fleet.ts";
import type { Pieces } from "#contract/loads/packing/load.ts";
import { inSmallestUnits, kilogram, lengthUnits } from "#contract/loads/packing/units.ts";
import { postureIn } from "#contract/loads/text/posture.ts";
import { loneSideNamed } from "../quantities/lengths.ts";
import { withDigits } from "../quantities/number-words.ts";
import type { AnswerContext, Draft } from "./draft.ts";
import type { PackedLoad } from "./packed-load.ts";
import { bedSides, bedVolume, figure, ids, titles } from "./vehicle-figures.ts";
import { capitalised, inDigits } from "./wording.ts";

/** In feet: "about 7 ft" may be a little more. */
const leastRoom = 0.1;

/**
 * Which vehicles take something of one given side: long, wide or, "standing", high.
 *
 * @param length in feet
 */
export function takesLength(
  { knowledge, speaker }: AnswerContext,
  named: readonly Vehicle[],
  length: number,
  which: (typeof bedSides)[number],
): Draft {
  const values = { length: inDigits(Math.round(length * 10) / 10), spec: speaker.words.names[which] };
  const [fits, fitsNowhere] =
    which === "length"
      ? (["longFits", "longFitsNowhere"] as const)
      : (["sideFits", "sideFitsNowhere"] as const);
  const withLengths = (vehicles: readonly Vehicle[]) =>
    speaker.list(vehicles.map((one) => `${one.title} (${figure(speaker, one, which)})`));
  const candidates = named.length > 0 ? named : knowledge.vehicles;
  const takes = (vehicle: Vehicle) => vehicle.specs[which].value >= length;
  const able = candidates.filter(takes);
  if (able.length > 0) {
    const isTight = able.every((vehicle) => vehicle.specs[which].value - length < leastRoom);
    return {
      parts: [
        capitalised(speaker.say(fits, { ...values, vehicles: withLengths(able) })),
        ...(isTight ? [speaker.say("tightFit")] : []),
      ],
      remember: { vehicles: ids(able) },
    };
  }
  const others = knowledge.vehicles.filter(takes);
  const parts = [speaker.say(fitsNowhere, { ...values, vehicles: withLengths(candidates) })];
  // What fits nowhere the team may still know a way for.
  const next =
    others.length > 0
      ? capitalised(speaker.say(fits, { ...values, vehicles: withLengths(others) }))
      : speaker.say("tripAsk");
  return { parts: [...parts, next] };
}

/** Whether goods are to lie, however they are described: "a pillar 9 ft tall, lying down". */
function liesDown({ text }: AnswerContext["question"]): boolean {
  return postureIn(text) === "lying";
}

/**
 * The side of the load bed that a single length belongs to: along the floor if it lies, else as it is named beside the
 * length. "Six and a half feet, sorry" is the side that was told before.
 */
export function sideMeant({ question, memory, knowledge }: AnswerContext): (typeof bedSides)[number] {
  const { concepts } = question;
  if (liesDown(question)) return "length";
  const named = loneSideNamed(withDigits(question.text));
  // "Speakers 6.5 ft long, to be carried standing" stand; what is 4.9 ft wide does not, nor "stand pipes 12 ft long".
  const [length = 0] = question.quantities.lengths;
  const mayStand = knowledge.vehicles.some(({ specs }) => specs.height.value >= length);
  const mustStand = postureIn(question.text) === "standing";
  // What is higher than every load bed lies, unless it must not.
  if (named === "height" && !mayStand && !mustStand) return "length";
  if (named && !(named === "length" && (mustStand || concepts.has("upright")) && mayStand)) return named;
  if (mustStand || ["height", "tallest", "upright"].some((concept) => concepts.has(concept))) return "height";
  if (concepts.has("width") || concepts.has("widest")) return "width";
  const before = memory.asked?.lengths.length && !concepts.has("length") ? memory.specs : [];
  return bedSides.find((side) => before.length === 1 && before[0] === side) ?? "length";
}

/** Which vehicles take something of two sides, in feet: nobody knows how thick it is. */
export function takesSheet(
  context: AnswerContext,
  named: readonly Vehicle[],
  [one, two, height]: readonly [number, number, number],
): Draft {
  const { question } = context;
  const stands = question.quantities.isUpright && !liesDown(question);
  const across = Math.max(one, two);
  const sides = stands
    ? { longest: inUnits(across), tallest: inUnits(height), mustStand: true }
    : { longest: inUnits(across), second: inUnits(Math.max(Math.min(one, two), height)) };
  const pieces = piecesOf(question);
  return sayFit(context, named, {
    size: sizeText([one, two, height]),
    takes: (vehicle) => holdsSides(vehicle, sides),
    isLeftOut: (vehicle) => carriesAcePlus(vehicle) && beyondAcePlus(pieces).length > 0,
  });
}

function inUnits(feet: number): number {
  return inSmallestUnits(feet, lengthUnits.ft);
}

/** Pieces of which the weight is told, in grams. */
function piecesOf({ quantities: { loads } }: AnswerContext["question"]): readonly Pieces[] {
  return loads.map(({ count, weight }) => ({ count, weight: inSmallestUnits(weight, kilogram) }));
}

/** Which vehicles take a load whose pieces have all their sides. */
export function takesPacked(context: AnswerContext, named: readonly Vehicle[], packed: PackedLoad): Draft {
  const { speaker, question } = context;
  const { plan, count, upright, fragile } = packed;
  const planOf = (vehicle: Vehicle) => plan.vehicles.find((one) => one.vehicle.id === vehicle.id);
  const isOne = count === 1 && question.quantities.sides !== undefined;
  const draft = sayFit(context, named, {
    ...(isOne ? { size: sizeText(question.quantities.sides ?? []) } : { count }),
    takes: (vehicle) => planOf(vehicle)?.placed.length === count,
    isLeftOut: (vehicle) => planOf(vehicle)?.reasons.some(({ kind }) => kind.startsWith("box-")) ?? false,
    mostPlaced: Math.max(...plan.vehicles.map(({ placed }) => placed.length)),
  });
  const handled = [
    ...(upright.length > 0 ? [speaker.say("packedUpright", { goods: speaker.list(upright) })] : []),
    ...(fragile.length > 0 ? [speaker.say("packedFree", { goods: speaker.list(fragile) })] : []),
  ];
  return { ...draft, parts: [...draft.parts, ...(handled.length > 0 ? [handled.join(" ")] : [])] };
}

/** "6.5 × 4": without a side that was not told. */
function sizeText(sides: readonly number[]): string {
  return sides
    .map((side) => (side > 0 ? inDigits(Math.round(side * 10) / 10) : "–"))
    .filter((side, index) => side !== "–" || index === 0)
    .join(" × ");
}

interface Fit {
  /** Of one piece. */
  readonly size?: string;
  /** Of several. */
  readonly count?: number;
  takes(vehicle: Vehicle): boolean;
  /** Whether only the limits of an Ace Plus load keep it from the vehicle. */
  isLeftOut(vehicle: Vehicle): boolean;
  /** How many pieces have a place in the best of all vehicles. */
  readonly mostPlaced?: number;
}

function sayFit({ knowledge, speaker }: AnswerContext, named: readonly Vehicle[], fit: Fit): Draft {
  const { size = "", count = 1, mostPlaced = 0 } = fit;
  const [fits, fitsNot] =
    count > 1 ? (["packedFits", "packedFitsNot"] as const) : (["itemFits", "itemFitsNot"] as const);
  const say = (sentence: typeof fits | typeof fitsNot, vehicles: readonly Vehicle[]) =>
    speaker.say(sentence, { size, count, vehicles: speaker.list(titles(vehicles)) });
  const candidates = named.length > 0 ? named : knowledge.vehicles;
  const takes = (vehicle: Vehicle) => fit.takes(vehicle) && !fit.isLeftOut(vehicle);
  const leftOut = candidates
    .filter((vehicle) => fit.takes(vehicle) && fit.isLeftOut(vehicle))
    .map(({ title }) => speaker.say("acePlusLeftOut", { vehicle: title }));
  const able = candidates.filter(takes);
  if (able.length > 0) return { parts: [say(fits, able), ...leftOut], remember: { vehicles: ids(able) } };
  const others = knowledge.vehicles.filter(takes);
  if (others.length > 0)
    return {
      parts: [...(leftOut.length > 0 ? leftOut : [say(fitsNot, named)]), say(fits, others)],
      remember: { vehicles: ids(others) },
    };
  const largest = knowledge.vehicles.reduce((a, b) => (bedVolume(b) > bedVolume(a) ? b : a));
  const bed = bedSides.map((side) => figure(speaker, largest, side)).join(" × ");
  const nowhere =
    count > 1
      ? speaker.say("packedNowhere", { count, most: mostPlaced })
      : speaker.say("itemFitsNowhere", { size, vehicle: largest.title, bed });
  return { parts: [nowhere, speaker.say("tripAsk")] };
}
