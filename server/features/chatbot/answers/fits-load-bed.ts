import type { Vehicle } from "#content/schema/fleet.ts";
import { loneSideNamed } from "../quantities/lengths.ts";
import { withDigits } from "../quantities/number-words.ts";
import type { AnswerContext, Draft } from "./draft.ts";
import { bedSides, bedVolume, figure, ids, titles } from "./vehicle-figures.ts";
import { capitalised, inDigits } from "./wording.ts";

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
    return {
      parts: [capitalised(speaker.say(fits, { ...values, vehicles: withLengths(able) }))],
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

const laidDown =
  /(?<!\p{L})(?:lying|laid|lay(?:ing)?|lie|lies|flat|horizontal(?:ly)?|sideways|on (?:its|it s|their|the) sides?|lit[ai]\p{L}*|let[ai]\p{L}*|let (?:ke|kar)|lamm?e? pa\p{L}*)(?!\p{L})|लिटा|लेटा|लेट कर|ਲਿਟਾ|ਲੰਮ[ਾੇ] ਪਾ/u;

/** Whether goods are to lie, however they are described: "a pillar 9 ft tall, lying down". */
function liesDown({ text }: AnswerContext["question"]): boolean {
  return laidDown.test(text);
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
  if (named && !(named === "length" && concepts.has("upright") && mayStand)) return named;
  if (["height", "tallest", "upright"].some((concept) => concepts.has(concept))) return "height";
  if (concepts.has("width") || concepts.has("widest")) return "width";
  const before = memory.asked?.lengths.length && !concepts.has("length") ? memory.specs : [];
  return bedSides.find((side) => before.length === 1 && before[0] === side) ?? "length";
}

/** Which vehicles take something of three sides, in feet. */
export function takesItem(
  { question, knowledge, speaker }: AnswerContext,
  named: readonly Vehicle[],
  sides: readonly [number, number, number],
): Draft {
  const size = sides
    .map((side) => (side > 0 ? inDigits(Math.round(side * 10) / 10) : "–"))
    .filter((side, index) => side !== "–" || index === 0)
    .join(" × ");
  const candidates = named.length > 0 ? named : knowledge.vehicles;
  const isHeld = (vehicle: Vehicle) =>
    holds(vehicle, sides, question.quantities.isUpright && !liesDown(question));
  const isAllowed = ({ id }: Vehicle) =>
    id !== knowledge.acePlus.vehicle || isWithinAcePlus(question, knowledge);
  const takes = (vehicle: Vehicle) => isHeld(vehicle) && isAllowed(vehicle);
  const leftOut = candidates
    .filter((vehicle) => isHeld(vehicle) && !isAllowed(vehicle))
    .map(({ title }) => speaker.say("acePlusLeftOut", { vehicle: title }));
  const able = candidates.filter(takes);
  if (able.length > 0) {
    return {
      parts: [speaker.say("itemFits", { size, vehicles: speaker.list(titles(able)) }), ...leftOut],
      remember: { vehicles: ids(able) },
    };
  }
  const others = knowledge.vehicles.filter(takes);
  if (others.length > 0)
    return {
      parts: [
        ...(leftOut.length > 0
          ? leftOut
          : [speaker.say("itemFitsNot", { size, vehicles: speaker.list(titles(named)) })]),
        speaker.say("itemFits", { size, vehicles: speaker.list(titles(others)) }),
      ],
      remember: { vehicles: ids(others) },
    };
  const largest = knowledge.vehicles.reduce((a, b) => (bedVolume(b) > bedVolume(a) ? b : a));
  const bed = bedSides.map((side) => figure(speaker, largest, side)).join(" × ");
  return {
    parts: [speaker.say("itemFitsNowhere", { size, vehicle: largest.title, bed }), speaker.say("tripAsk")],
  };
}

/** Whether pieces of known size are within the limits of an Ace Plus load, as the load planner wants it. */
function isWithinAcePlus(
  { quantities: { pieces = 1, loads, weights } }: AnswerContext["question"],
  { acePlus: { boxes, boxWeight } }: AnswerContext["knowledge"],
): boolean {
  const [ofOne = 0] = loads.length > 0 ? loads.map(({ weight }) => weight) : pieces === 1 ? weights : [];
  return pieces <= boxes && ofOne <= boxWeight;
}

/** An item may be turned on the floor, and laid on its side unless its height was named. */
function holds({ specs }: Vehicle, sides: readonly [number, number, number], isUpright: boolean): boolean {
  const { length, width, height } = specs;
  if (isUpright) {
    const [short, long] = [Math.min(sides[0], sides[1]), Math.max(sides[0], sides[1])];
    return sides[2] <= height.value && short <= width.value && long <= length.value;
  }
  const item = [...sides].sort((a, b) => a - b);
  const bed = bedSides.map((side) => specs[side].value).sort((a, b) => a - b);
  return item.every((side, index) => side <= (bed[index] ?? 0));
}
