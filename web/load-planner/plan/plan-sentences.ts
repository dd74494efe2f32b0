/** The planner's results in sentences: for the page, for screen readers, for the contact form. */

import { loadPlanner } from "#content/en/load-planner.ts";
import { rules } from "#content/en/rules.ts";
import { formatAmount, formatNames, formatNumber } from "#content/format/english.ts";
import type { LoadPlan, Reason, VehiclePlan } from "#content/loads/plan-load.ts";
import type { ContactFields } from "#contract/form-fields.ts";
import { countOf, type Size, sideNames } from "#contract/loads/packing/box.ts";
import type { BoxLoad, Load } from "#contract/loads/packing/load.ts";
import type { LengthUnit, VolumeUnit } from "#contract/loads/packing/units.ts";
import type { LoadFields, Uncounted } from "../load/load.ts";
import { formatLength, formatSides, formatVolume, formatWeight } from "../load/units.ts";

const { answer, form, message, reasons: reasonWords, vehicle: vehicleWords } = loadPlanner;

/** The visitor's units, which the answers use too. */
export interface Units {
  readonly length: LengthUnit;
  readonly volume: VolumeUnit;
}

/** Centimetres, and cubic feet like those of the load beds. */
export const centimetreUnits: Units = { length: "cm", volume: "ft3" };

/** The units of the form. With boxes, volumes are in cubic feet, like those of the load beds in the table. */
export function unitsOf({ mode, unit, total }: LoadFields): Units {
  return { length: unit, volume: mode === "boxes" ? "ft3" : total.unit };
}

/** The verdict on a vehicle, by which the drawing and the lists are styled. */
export type Verdict = "takes" | "has-room" | "takes-weight" | "unsure" | "not-ace-plus" | "cannot";

/** Sums up the reasons. A proven reason counts for more than an unproven one. */
export function verdictOf({ reasons }: VehiclePlan, load: Load): Verdict {
  if (reasons.length === 0 && load.volumeKnown === false) return "takes-weight";
  if (reasons.length === 0) return isFitKnown(load) ? "takes" : "has-room";
  const kinds = reasons.map(({ kind }) => kind);
  if (kinds.some((kind) => kind.startsWith("too-"))) return "cannot";
  return kinds.includes("no-arrangement") ? "unsure" : "not-ace-plus";
}

/** Whether the places and the weight of all boxes are known. Otherwise a vehicle has the space or takes the weight. */
function isFitKnown({ boxes, weightKnown }: Load): boolean {
  return boxes !== undefined && weightKnown;
}

export const verdictWords: Readonly<Record<Verdict, string>> = {
  takes: vehicleWords.takes,
  "has-room": vehicleWords.hasRoom,
  "takes-weight": vehicleWords.takesWeight,
  unsure: vehicleWords.unsure,
  "not-ace-plus": vehicleWords.notAcePlus,
  cannot: vehicleWords.cannot,
};

/**
 * The one sentence that answers the question.
 *
 * @param hasProblems whether something of the load is not valid.
 */
export function headline(plan: LoadPlan | undefined, hasProblems = false): string {
  if (!plan) return hasProblems ? answer.correct : answer.nothing;
  const [smallest] = plan.taking;
  if (smallest) {
    const say = isFitKnown(plan.load) ? answer.takes : answer.hasRoom;
    return (plan.load.volumeKnown === false ? answer.takesWeight : say)(smallest.vehicle.title);
  }
  const open = plan.vehicles.some((vehicle) => verdictOf(vehicle, plan.load) === "unsure");
  return open ? answer.unsure : answer.none;
}

/** The headline for the sample load, which is nobody's: it says whose answer it is. */
export function sampleHeadline(plan: LoadPlan | undefined): string {
  const smallest = plan?.taking[0];
  return smallest ? answer.sampleTakes(smallest.vehicle.title) : headline(plan);
}

/** The lines after the headline: the load, other vehicles that take it, and open questions. */
export function details(plan: LoadPlan, units: Units): readonly string[] {
  const [smallest, ...others] = plan.taking;
  const { weightKnown, volumeKnown } = plan.load;
  const lines = [sayTogether(plan.load, units), ...sayHandling(plan.load)];
  if (others.length > 0) lines.push(answer.others(formatNames(others.map(({ vehicle }) => vehicle.title))));
  if (smallest && !plan.load.boxes && weightKnown && volumeKnown !== false) lines.push(answer.shapes);
  if (!smallest) lines.push(answer.split);
  if (!weightKnown) lines.push(answer.weightUnknown);
  if (volumeKnown === false) lines.push(answer.volumeUnknown);
  return lines;
}

/** Why boxes are not counted: something is missing, or has to be corrected. */
export function sayUncounted(uncounted: Uncounted): readonly string[] {
  return linesOf(uncounted, answer);
}

/** All boxes together: "24 boxes, 432 kg, 106 cu ft." */
export function sayTogether(load: Load, units: Units): string {
  return answer.together(sayTotals(load, units));
}

/**
 * Which boxes stay this way up, and which have nothing on top: they are packed so.
 *
 * @param call what a box is called; one without a name is left out.
 */
export function sayHandling(
  { boxes = [] }: Load,
  call: (box: BoxLoad) => string | undefined = nameOf,
): readonly string[] {
  return handlings.flatMap((handling) => {
    const names = new Set(boxes.flatMap((box) => (box[handling] ? (call(box) ?? []) : [])));
    return names.size > 0 ? [answer[handling](formatNames([...names]))] : [];
  });
}

const handlings = ["upright", "nothingOnTop"] as const;

/** The first reason why a vehicle does not take a load, after its name. Empty when it does. */
export function sayRefusal({ vehicle, reasons }: VehiclePlan, units: Units): readonly string[] {
  return reasons.slice(0, 1).map((reason) => `${vehicle.title}: ${sayReason(reason, units)}`);
}

/** One reason why a vehicle does not take a load, as a sentence with its figures. */
export function sayReason(reason: Reason, units: Units): string {
  const words = reasonWords;
  switch (reason.kind) {
    case "too-long":
    case "too-tall": {
      const say = reason.kind === "too-long" ? words.tooLong : words.tooTall;
      return say(nameOf(reason.box), ...pairOf(reason.side, reason.bedSide, units));
    }
    case "too-bulky":
      return words.tooBulky(
        nameOf(reason.box),
        formatSides(sidesOf(reason.box.size), units.length),
        formatSides(sidesOf(reason.bed), units.length),
      );
    case "too-heavy":
      return words.tooHeavy(formatWeight(reason.weight), formatWeight(reason.capacity));
    case "too-much":
      return words.tooMuch(
        formatVolume(reason.volume, units.volume),
        formatVolume(reason.capacity, units.volume),
      );
    case "no-arrangement":
      return words.noArrangement(formatNumber(reason.placed), formatNumber(reason.count));
    case "box-limit":
      return words.boxLimit(boxesOf(reason.count), formatAmount(rules.acePlus.boxes));
    case "box-weight-limit":
      return words.boxWeightLimit(
        nameOf(reason.box),
        formatWeight(reason.box.weight),
        formatAmount(rules.acePlus.boxWeight),
      );
  }
}

/** A share in whole per cent. A share above 1 never reads as 100%. */
export function formatShare(share: number): string {
  const percent = share > 1 ? Math.ceil(share * 100 - 1e-7) : Math.round(share * 100);
  return `${formatNumber(share > 0 ? Math.max(1, percent) : 0)}%`;
}

/** The drawing of a bed in words. */
export function describeDrawing({ vehicle, placed }: VehiclePlan, load: Load | undefined): string {
  const isLoose = load && !load.boxes && load.volumeKnown !== false;
  if (isLoose) return vehicleWords.drawingLoose(vehicle.title);
  return placed.length > 0
    ? vehicleWords.drawing(vehicle.title, boxesOf(placed.length))
    : vehicleWords.drawingEmpty(vehicle.title);
}

/** The whole result in one text, for the live region. An empty form says nothing. */
export function announcement(plan: LoadPlan | undefined, units: Units, hasProblems = false): string {
  const correct = hasProblems ? [answer.correct] : [];
  if (!plan) return correct.join("");
  const refusals = plan.vehicles.flatMap((vehicle) => sayRefusal(vehicle, units));
  return [headline(plan), ...details(plan, units), ...refusals, ...correct].join(" ");
}

/**
 * The load as a contact message's subject and text.
 *
 * @param uncounted the kinds of box that are not in the plan.
 */
export function messageOf(
  plan: LoadPlan,
  units: Units,
  uncounted: Uncounted,
): Pick<ContactFields, "subject" | "query"> {
  const load = sayTotals(plan.load, units);
  const names = formatNames(plan.taking.map(({ vehicle }) => vehicle.title));
  const { boxes, weightKnown, volumeKnown } = plan.load;
  const sayChecked = boxes ? message.takes : volumeKnown === false ? message.takesWeight : message.hasRoom;
  const say = weightKnown ? sayChecked : message.hasSpace;
  return {
    subject: message.subject(load),
    query: [
      message.head,
      ...(boxes ?? []).map((box) => lineOf(box, units)),
      message.together(load),
      ...linesOf(uncounted, message),
      names ? say(names) : message.nobody,
    ].join("\n"),
  };
}

function linesOf(uncounted: Uncounted, words: typeof answer | typeof message): readonly string[] {
  return (["missing", "invalid"] as const)
    .filter((kind) => uncounted[kind].length > 0)
    .map((kind) => words[kind](formatNames(uncounted[kind].map(form.box))));
}

function lineOf(box: BoxLoad, units: Units): string {
  const line = message.box(
    nameOf(box),
    boxesOf(box.count),
    formatSides(sidesOf(box.size), units.length),
    box.weight > 0 ? message.each(formatWeight(box.weight)) : message.noWeight,
  );
  return [line, ...handlings.filter((name) => box[name]).map((name) => message[name])].join(", ");
}

/** "24 boxes, 432 kg, 106 cu ft". The number of boxes of a total is left out, and what is not known. */
function sayTotals(load: Load, units: Units): string {
  const weight = load.weightKnown ? [formatWeight(load.weight)] : [];
  const count = load.boxes ? [boxesOf(countOf(load.boxes))] : [];
  const volume = load.volumeKnown === false ? [] : [formatVolume(load.volume, units.volume)];
  return [...count, ...weight, ...volume].join(", ");
}

function pairOf(side: number, bedSide: number, { length }: Units): readonly [string, string] {
  return [formatLength(side, length), formatLength(bedSide, length)];
}

function boxesOf(count: number): string {
  return answer.boxes(formatNumber(count));
}

/** "Box A (fridge)" */
function nameOf({ letter, name }: Partial<Pick<BoxLoad, "letter" | "name">>): string {
  if (!letter) return reasonWords.piece;
  return name ? form.named(form.box(letter), name) : form.box(letter);
}

function sidesOf(size: Size): readonly number[] {
  return sideNames.map((side) => size[side]);
}
