import { vehicles } from "#content/en/fleet.ts";
import { loadPlanner } from "#content/en/load-planner.ts";
import { quoteForm } from "#content/en/quote-form.ts";
import { formatNames, formatNumber } from "#content/format/english.ts";
import {
  bedOf,
  beyondAcePlus,
  capacityOf,
  carriesAcePlus,
  figuresOf,
  largestAcePlusLoad,
  largestCapacity,
  type Reason,
  type VehiclePlan,
} from "#content/loads/plan-load.ts";
import { edgeRoom, type KnownLoad, type PackedBoxes, type Uncounted } from "#content/loads/requested-load.ts";
import { requestedVehicle } from "#content/loads/requested-vehicle.ts";
import type { Vehicle } from "#content/schema/fleet.ts";
import { countOf, type PlacedBox } from "#contract/loads/packing/box.ts";
import type { BoxLoad, Load } from "#contract/loads/packing/load.ts";
import { tripsOf } from "#contract/loads/packing/trips.ts";
import type { WeightDoubt, WeightLine } from "#contract/loads/text/read-load.ts";
import { coversDistance, vehiclesThatSuit } from "#contract/loads/vehicle-suit.ts";
import { plannerPath } from "#contract/routes.ts";
import { formatLength, formatWeight } from "#web/load-planner/load/units.ts";
import {
  centimetreUnits,
  formatShare,
  headline,
  sayHandling,
  sayReason,
  sayRefusal,
  sayTogether,
  type Verdict,
  verdictOf,
  verdictWords,
} from "#web/load-planner/plan/plan-sentences.ts";
import { sayAcePlus } from "#web/load-planner/plan/say-ace-plus.ts";
import { formatKilometres } from "../trip/trip-reach.ts";

const { bed: bedWords, choice: choiceWords, vehicle: words, range: rangeWords } = quoteForm.answer;

/** A vehicle that the visitor can choose for a load. */
export interface VehicleChoice {
  readonly vehicle: Vehicle;
  readonly takes: boolean;
  /** Whether it is the smallest vehicle that takes the load and covers the distance on one charge. */
  readonly isBest: boolean;
  readonly title: string;
  readonly lines: readonly string[];
  /** What of the load is counted, if that is not all of it: "900 kg". */
  readonly counted?: string | undefined;
  /** Whether it takes the load but does not cover the distance. */
  readonly isTooFar?: boolean;
  /** What its label says beside its name: "smallest that fits", or why not. */
  readonly mark?: string;
  /** The boxes in its load bed. */
  readonly drawing?: {
    readonly placed: readonly PlacedBox[];
    readonly kinds: readonly BoxLoad[];
    readonly caption: string;
  };
  /** The weight beside the vehicle's capacity: "900 kg of 1,000 kg", and as a share. */
  readonly gauge?: Gauge;
}

interface Gauge {
  readonly text: string;
  readonly share: number;
}

export interface VehicleAnswer extends Words {
  /** To the load planner. */
  readonly link?: typeof plannerLink | undefined;
  readonly choices: readonly VehicleChoice[];
  /** The vehicle that the answer is about. Undefined if none was named or chosen, and none takes the load that far. */
  readonly choice: VehicleChoice | undefined;
  /** Set if no vehicle that takes the load covers the distance. */
  readonly outOfRange: OutOfRange | undefined;
  /** Set if no vehicle can be chosen: the one that comes nearest. */
  readonly nearest: NearestVehicle | undefined;
}

/** The vehicle that takes the load in several trips, or whose load bed is nearest to it. */
export interface NearestVehicle {
  readonly vehicle: Vehicle;
  readonly trips: number;
  readonly caption: string;
}

export interface OutOfRange {
  /** The vehicles that take the load. */
  readonly vehicles: readonly Vehicle[];
  /** In kilometres, farther than any of these vehicles goes on one charge. */
  readonly distance: number;
}

interface Words {
  readonly title: string;
  readonly lines: readonly string[];
}

const beyondOneCharge: Words = { title: rangeWords.none, lines: [rangeWords.noneWhy, rangeWords.plan] };

/** A vehicle that the visitor chose, and the text of the load at that time. */
export interface ChosenVehicle {
  readonly id: string;
  readonly load: string;
}

export const plannerLink = { to: plannerPath, label: words.planner } as const;

/**
 * @param text the load as typed, which may name a vehicle.
 * @param distance all kilometres that one charge has to cover; 0 if they are not known.
 */
export function answerVehicle(
  load: KnownLoad,
  text: string,
  distance: number,
  chosen?: ChosenVehicle,
): VehicleAnswer {
  const { choices, none, notes, link, nearest } = choicesFor(load, distance);
  const choice = choiceIn(choices, text, chosen);
  const taking = choices.filter(({ takes }) => takes);
  const isOutOfRange = taking.length > 0 && taking.every(({ isTooFar }) => isTooFar);
  // Of a vehicle that does not take the load, the answer says that.
  const outOfRange =
    isOutOfRange && choice?.takes !== false
      ? { vehicles: taking.map(({ vehicle }) => vehicle), distance }
      : undefined;
  const { title, lines } = choice ?? (outOfRange ? beyondOneCharge : none);
  return {
    title,
    lines: [...lines, ...notes, ...acePlusNote(load, choice, taking)],
    link,
    choices,
    choice,
    outOfRange,
    nearest: choices.length > 0 ? undefined : nearest,
  };
}

/** Without a number of boxes the terms' limits cannot be checked, only said, with the vehicles that have none. */
function acePlusNote(
  load: KnownLoad,
  choice: VehicleChoice | undefined,
  taking: readonly VehicleChoice[],
): readonly string[] {
  const isHeavier = load.kind === "weight" && load.weight > largestAcePlusLoad;
  if (!isHeavier || !choice?.takes || !carriesAcePlus(choice.vehicle)) return [];
  const others = taking.filter(({ vehicle, isTooFar }) => !carriesAcePlus(vehicle) && !isTooFar);
  const names = formatNames(others.map(({ vehicle }) => vehicle.title));
  return [[sayAcePlus(choice.vehicle), names && words.inBoxes(names)].filter(Boolean).join(" ")];
}

/** The vehicle that the visitor chose; else the vehicle that the text names; else the best. */
function choiceIn(
  choices: readonly VehicleChoice[],
  text: string,
  chosen: ChosenVehicle | undefined,
): VehicleChoice | undefined {
  const named = requestedVehicle(text)?.id;
  return (
    // A vehicle that was chosen for another load, or that is only named, counts if it takes this load.
    choices.find(({ vehicle: { id }, takes }) => id === chosen?.id && (takes || chosen.load === text)) ??
    choices.find(({ vehicle: { id }, takes }) => takes && id === named) ??
    choices.find(({ isBest }) => isBest)
  );
}

/** The answer to a load, before a vehicle is chosen. */
interface ChoicesForLoad extends Pick<VehicleAnswer, "choices" | "link"> {
  readonly nearest?: NearestVehicle | undefined;
  /** What to say if no vehicle takes the load. */
  readonly none: Words;
  /** What to say after the words of any vehicle. */
  readonly notes: readonly string[];
}

function choicesFor(load: KnownLoad, distance: number): ChoicesForLoad {
  switch (load.kind) {
    case "boxes": {
      const { plan, weightKnown } = load;
      // The weight of some boxes is not that of the load.
      const shown = weightKnown ? plan.load : { ...plan.load, weight: 0 };
      const choices = plan.vehicles.map((planned) => choiceByBoxes(planned, load));
      const largest = plan.vehicles.slice(-1);
      return {
        choices: markBest(choices, distance, weightKnown ? choiceWords.best : choiceWords.bySpace),
        none: {
          title: headline(plan),
          lines: largest.flatMap((planned) => sayRefusal(planned, centimetreUnits)),
        },
        notes: [
          sayTogether(shown, centimetreUnits),
          ...sayUncounted(load, words.uncounted.boxes),
          ...handlingLine(plan.load),
          ...sayReadings(load.doubt),
          ...(plan.taking.length === 0 ? [loadPlanner.answer.split] : []),
          ...(weightKnown ? [] : [loadPlanner.answer.weightUnknown]),
        ],
        link: plannerLink,
      };
    }
    case "weight": {
      const { weight, carrying } = load;
      // In the order of the fleet, as everywhere; the smallest is marked.
      const choices = vehicles
        .filter((vehicle) => carrying.includes(vehicle))
        .map((vehicle) => choiceByWeight(vehicle, load));
      return {
        choices: markBest(choices, distance, choiceWords.byWeight),
        ...beyondCapacity(load),
        notes: [
          ...sayUncounted(load, (goods) => words.uncounted.weight(formatWeight(weight), goods)),
          ...sayReadings(load.doubt),
          ...(carrying.length > 0 ? [words.addSizes] : []),
        ],
        link: plannerLink,
      };
    }
    case "too-long":
      return beyondBeds((vehicle) => bedOf(vehicle).length, load.length, words.tooLong, words.tooLongWhy);
    case "too-tall":
      return beyondBeds((vehicle) => bedOf(vehicle).height, load.height, words.tooTall, words.tooTallWhy);
    case "too-wide":
      return beyondBeds(edgeRoom, load.width, words.tooWide, words.tooWideWhy);
    case "vehicle": {
      // Nothing is known of the load, so no vehicle is marked as fitting.
      const choices = vehicles.map((one) => choiceOf(one, one === load.vehicle, sayBed(one)));
      return { choices, none: { title: load.vehicle.title, lines: [] }, notes: [words.addLoad] };
    }
  }
}

/** A weight that no vehicle carries: in how many trips one does, unless one piece alone is too heavy for all. */
function beyondCapacity({ weight, pieces }: WeightLine): Pick<ChoicesForLoad, "none" | "nearest"> {
  const largest = vehicleWithMost(capacityOf);
  const capacity = formatWeight(capacityOf(largest));
  const heaviest = Math.max(...pieces.map((piece) => piece.weight));
  if (heaviest > largestCapacity) {
    const why = words.pieceTooHeavyWhy(formatWeight(heaviest), largest.title, capacity);
    return { none: { title: words.pieceTooHeavy, lines: [why, words.askTeam] }, nearest: nearestOf(largest) };
  }
  const trips = tripsOf(largestCapacity, weight, pieces);
  const why = words.tooHeavyWhy(formatWeight(weight), largest.title, capacity, formatNumber(trips));
  return {
    none: { title: words.tooHeavy, lines: [why, loadPlanner.answer.split] },
    nearest: {
      vehicle: largest,
      trips,
      caption: words.trips(formatNumber(trips), largest.title, capacity),
    },
  };
}

/** Goods of which one side exceeds that of every load bed. */
function beyondBeds(
  sideOf: (vehicle: Vehicle) => number,
  measure: number,
  title: string,
  why: typeof words.tooLongWhy,
): ChoicesForLoad {
  const largest = vehicleWithMost(sideOf);
  const line = why(formatLength(measure, "ft"), largest.title, formatLength(sideOf(largest), "ft"));
  return {
    choices: [],
    none: { title, lines: [line, words.askTeam] },
    notes: [],
    nearest: nearestOf(largest),
  };
}

function nearestOf(vehicle: Vehicle): NearestVehicle {
  return { vehicle, trips: 1, caption: `${vehicle.title}. ${sayBed(vehicle)}` };
}

function vehicleWithMost(measure: (vehicle: Vehicle) => number): Vehicle {
  return vehicles.reduce((most, other) => (measure(other) > measure(most) ? other : most));
}

/**
 * Marks the best vehicle, and the vehicles for which the distance is too far.
 *
 * @param mark for the best vehicle, if no smaller vehicle takes the load and fails by its range.
 */
function markBest(
  choices: readonly VehicleChoice[],
  distance: number,
  mark: string,
): readonly VehicleChoice[] {
  const figures = ({ vehicle, takes }: VehicleChoice) => figuresOf(vehicle, takes);
  const taking = vehiclesThatSuit(choices, figures, {});
  const inRange = vehiclesThatSuit(taking, figures, { distance });
  const [best] = inRange;
  const tooFar = taking.filter((choice) => !inRange.includes(choice));
  const marked = choices.map((choice) =>
    tooFar.includes(choice) ? { ...choice, mark: choiceWords.tooFar, isTooFar: true } : choice,
  );
  if (!best) return marked.map((choice) => (choice.isTooFar ? beyondOneChargeIn(choice) : choice));
  const isPassed = taking[0] !== best;
  const bestMarked = {
    ...best,
    isBest: true,
    mark: isPassed ? choiceWords.byRange : mark,
    lines: isPassed ? [...best.lines, sayPassed(tooFar, distance)] : best.lines,
  };
  return marked.map((choice) => {
    if (choice === best) return bestMarked;
    return inRange.includes(choice) ? { ...choice, mark: choiceWords.also } : choice;
  });
}

/** Why the best vehicle is not one of those that take the load too. */
function sayPassed(tooFar: readonly VehicleChoice[], distance: number): string {
  const covering = vehicles.filter(({ specs: { range } }) => coversDistance(range.value, distance));
  const way = formatKilometres(distance);
  if (covering.length === 1) return rangeWords.only(formatNumber(vehicles.length), way);
  const names = tooFar.map(({ vehicle }) => rangeWords.theVehicle(vehicle.title));
  return rangeWords.passed(way, formatNames(names));
}

/** No vehicle covers the distance: that counts for more than how this one takes the load, which is said below it. */
function beyondOneChargeIn(choice: VehicleChoice): VehicleChoice {
  const { title, lines } = beyondOneCharge;
  return { ...choice, title: titleWith(choice.vehicle, title), lines: [...choice.lines, ...lines] };
}

/** "Tata Ace: does not fit" */
function titleWith(vehicle: Vehicle, verdict: string): string {
  return `${vehicle.title}: ${inSentence(verdict)}`;
}

function inSentence(verdict: string): string {
  return verdict.replace(/^./, (letter) => letter.toLowerCase());
}

function choiceOf(vehicle: Vehicle, isBest: boolean, line: string): VehicleChoice {
  return { vehicle, takes: true, isBest, title: vehicle.title, lines: [line] };
}

function choiceByWeight(
  vehicle: Vehicle,
  { weight, pieces, uncounted }: WeightLine & Uncounted,
): VehicleChoice {
  const gauge = gaugeOf(vehicle, weight);
  const [reason] = carriesAcePlus(vehicle) ? beyondAcePlus(pieces) : [];
  if (reason) return { ...refusal(vehicle, "not-ace-plus", [reason]), gauge };
  const line = words.ofCapacity(formatWeight(weight), formatWeight(capacityOf(vehicle)));
  return { ...choiceOf(vehicle, false, line), gauge, ...ofPart(vehicle, uncounted, formatWeight(weight)) };
}

/** How a vehicle is named if it is known to take only a part of the load. */
function ofPart(vehicle: Vehicle, uncounted: readonly string[], counted: string) {
  return uncounted.length > 0 && { title: words.uncounted.title(vehicle.title, counted), counted };
}

/** Which goods are not counted, in the words of the visitor. */
function sayUncounted({ uncounted }: Uncounted, say: (goods: string) => string): readonly string[] {
  return uncounted.length > 0 ? [say(formatNames(uncounted.map(words.uncounted.goods)))] : [];
}

/** Which goods stay this way up, and which take nothing on top. */
function handlingLine(load: Load): readonly string[] {
  const line = sayHandling(load, ({ name }) => name).join(" ");
  return line ? [line] : [];
}

/** A vehicle that does not take the load, and why. */
function refusal(vehicle: Vehicle, verdict: Verdict, reasons: readonly Reason[]): VehicleChoice {
  return {
    vehicle,
    takes: false,
    isBest: false,
    title: titleWith(vehicle, verdictWords[verdict]),
    lines: reasons.slice(0, 1).map((reason) => sayReason(reason, centimetreUnits)),
    mark: inSentence(verdictWords[verdict]),
  };
}

function gaugeOf(vehicle: Vehicle, weight: number): Gauge {
  const capacity = capacityOf(vehicle);
  return {
    text: words.gauge.of(formatWeight(weight), formatWeight(capacity)),
    share: Math.min(1, weight / capacity),
  };
}

function choiceByBoxes(planned: VehiclePlan, { plan, weightKnown, uncounted }: PackedBoxes): VehicleChoice {
  const { vehicle, placed, fill, reasons } = planned;
  const verdict = verdictOf(planned, plan.load);
  const count = countOf(plan.load.boxes);
  const { takes, hasRoom } = loadPlanner.answer;
  return {
    ...(reasons.length === 0
      ? {
          vehicle,
          takes: true,
          isBest: false,
          lines: [],
          title: (weightKnown ? takes : hasRoom)(vehicle.title),
          ...ofPart(vehicle, uncounted, loadPlanner.answer.boxes(formatNumber(count))),
        }
      : refusal(vehicle, verdict, reasons)),
    ...(weightKnown && { gauge: gaugeOf(vehicle, plan.load.weight) }),
    drawing: {
      placed,
      kinds: plan.load.boxes ?? [],
      caption:
        placed.length === count
          ? bedWords.all(formatNumber(count), vehicle.title, formatShare(fill.volume ?? 0))
          : bedWords.some(formatNumber(placed.length), formatNumber(count), vehicle.title),
    },
  };
}

/** Both readings of a weight that may be that of one piece or of all. */
function sayReadings(doubt: WeightDoubt | undefined): readonly string[] {
  if (!doubt) return [];
  return [words.read[doubt.read](formatWeight(doubt.weight), formatWeight(doubt.otherwise))];
}

/** What a vehicle carries, and how large its load bed is. */
function sayBed({ specs: { length, width, height, weightCapacity } }: Vehicle): string {
  const bed = `${[length, width, height].map(({ value }) => formatNumber(value)).join(" × ")} ${length.unit}`;
  return words.wished(`${formatNumber(weightCapacity.value)} kg`, bed);
}
