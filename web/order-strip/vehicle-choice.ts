import { vehicles } from "#content/en/fleet.ts";
import { loadPlanner } from "#content/en/load-planner.ts";
import { orderStrip } from "#content/en/order-strip.ts";
import { formatNames } from "#content/format/english.ts";
import type { Vehicle } from "#content/schema/fleet.ts";
import { vehiclesThatSuit } from "#contract/vehicle-suit.ts";
import {
  centimetreUnits,
  formatShare,
  sayReason,
  type Verdict,
  verdictOf,
  verdictWords,
} from "#web/load-planner/describe.ts";
import type { PlacedBox } from "#web/load-planner/packing/box.ts";
import { capacityOf, countOf, figuresOf, type VehiclePlan } from "#web/load-planner/plan.ts";
import { formatNumber, formatWeight } from "#web/load-planner/units.ts";
import { carries, type Fact, type KnownLoad } from "./trip-answer.ts";

const { bed: bedWords, choice: choiceWords, vehicle: words, way: wayWords } = orderStrip.answer;

/** A vehicle that the visitor can choose for a load. */
export interface VehicleChoice {
  readonly vehicle: Vehicle;
  /** The smallest vehicle that takes the load and makes the way. */
  readonly isBest: boolean;
  readonly takes: boolean;
  /** What the answer says of it. */
  readonly title: string;
  readonly line: string | undefined;
  /** Of the best: which smaller ones take the load and do not make the way. */
  readonly passed?: string;
  /** What its label says beside its name: "smallest that fits", or why not. */
  readonly mark?: string;
  /** How the load stands in it. */
  readonly load:
    | { readonly kind: "boxes"; readonly placed: readonly PlacedBox[]; readonly caption: string }
    | { readonly kind: "weight"; readonly share: number }
    | { readonly kind: "wish" };
}

/**
 * The vehicles for a load: of boxes in the order of the fleet table, of a weight those that carry it, the smallest
 * first. All of them when only a vehicle is asked for.
 *
 * @param way the kilometres on one charge, where they are known.
 */
export function vehicleChoices(load: KnownLoad, way?: number): readonly VehicleChoice[] {
  if (load.kind === "wish") return vehicles.map((vehicle) => wishOf(vehicle, vehicle === load.vehicle));
  const choices = load.kind === "boxes" ? choicesByBoxes(load) : choicesByWeight(load.weight, load.carrying);
  const figures = ({ vehicle, takes }: VehicleChoice) => figuresOf(vehicle, takes);
  const taking = vehiclesThatSuit(choices, figures, {});
  const [best] = vehiclesThatSuit(taking, figures, { way });
  return choices.map((choice) => (choice === best ? asBest(load, choice, taking, way) : choice));
}

function asBest(
  load: KnownLoad,
  choice: VehicleChoice,
  taking: readonly VehicleChoice[],
  way = 0,
): VehicleChoice {
  const smaller = taking.slice(0, taking.indexOf(choice)).map(({ vehicle }) => vehicle.title);
  if (smaller.length > 0) {
    const passed = wayWords.passed(formatNames(smaller), kilometres(way));
    return { ...choice, isBest: true, mark: choiceWords.byWay, passed };
  }
  if (load.kind !== "boxes") return { ...choice, isBest: true, mark: choiceWords.byWeight };
  return { ...choice, isBest: true, mark: load.weightKnown ? choiceWords.best : choiceWords.bySpace };
}

function kilometres(way: number): string {
  return `${formatNumber(way)} km`;
}

/** The answer's facts with what is said of the vehicle that was chosen. */
export function factsFor(facts: readonly Fact[], load: KnownLoad, choice: VehicleChoice): readonly Fact[] {
  return facts.map((fact) => {
    if (fact.id !== "vehicle") return fact;
    const kept = fact.lines.filter((line) => !aboutOthers(load).includes(line));
    const own = [choice.line, choice.passed].filter((line) => line !== undefined);
    return { ...fact, title: choice.title, lines: [...own, ...kept] };
  });
}

/** The answer's facts where vehicles take the load, and none of them makes the way: nobody is named. */
export function factsWithoutReach(
  facts: readonly Fact[],
  load: KnownLoad,
  choices: readonly VehicleChoice[],
  way: number | undefined,
): readonly Fact[] {
  const taking = choices.filter(({ takes }) => takes).map(({ vehicle }) => vehicle.title);
  if (taking.length === 0 || way === undefined) return facts;
  return facts.map((fact) => {
    if (fact.id !== "vehicle") return fact;
    const kept = fact.lines.filter((line) => !aboutOthers(load).includes(line));
    const why = wayWords.noneWhy(kilometres(way), formatNames(taking));
    return { ...fact, title: wayWords.none, lines: [why, ...kept] };
  });
}

/** The answer's sentences of another vehicle than the chosen one, and those that name the others: all can be chosen. */
function aboutOthers(load: KnownLoad): readonly string[] {
  if (load.kind === "wish") return [carries(load.vehicle)];
  const taking = load.kind === "boxes" ? load.plan.taking.map(({ vehicle }) => vehicle) : load.carrying;
  const others = taking.slice(1).map(({ title }) => title);
  if (load.kind === "weight") {
    const capacities = load.carrying.map((one) => ofCapacity(load.weight, one));
    return [...capacities, words.also(formatNames(others))];
  }
  const reasons = load.plan.vehicles.flatMap(({ vehicle, reasons: [reason] }) =>
    reason ? [`${vehicle.title}: ${sayReason(reason, centimetreUnits)}`] : [],
  );
  return [...reasons, loadPlanner.answer.others(formatNames(others))];
}

/** Nothing is known of the load, so no vehicle is said to take it, and none fits best. */
function wishOf(vehicle: Vehicle, isBest: boolean): VehicleChoice {
  return {
    vehicle,
    isBest,
    takes: true,
    title: vehicle.title,
    line: carries(vehicle),
    load: { kind: "wish" },
  };
}

type KnownBoxes = Extract<KnownLoad, { readonly kind: "boxes" }>;

function choicesByBoxes(load: KnownBoxes): readonly VehicleChoice[] {
  return load.plan.vehicles.map((one) => choiceByBoxes(load, one));
}

function choiceByBoxes({ plan, weightKnown }: KnownBoxes, one: VehiclePlan): VehicleChoice {
  const { vehicle, placed, fill, reasons } = one;
  const verdict = verdictOf(one, plan.load);
  const count = countOf(plan.load);
  const inIt =
    placed.length === count
      ? bedWords.all(formatNumber(count), vehicle.title, formatShare(fill.volume))
      : bedWords.some(formatNumber(placed.length), formatNumber(count), vehicle.title);
  const [reason] = reasons;
  const { takes, hasRoom } = loadPlanner.answer;
  const sayTakes = weightKnown ? takes : hasRoom;
  return {
    vehicle,
    isBest: false,
    takes: verdict === "takes",
    title: verdict === "takes" ? sayTakes(vehicle.title) : `${vehicle.title}: ${markOf(verdict)}`,
    line: reason && sayReason(reason, centimetreUnits),
    ...(verdict !== "takes" && { mark: markOf(verdict) }),
    load: { kind: "boxes", placed, caption: inIt },
  };
}

/** "does not fit" */
function markOf(verdict: Verdict): string {
  return verdictWords[verdict].replace(/^./, (letter) => letter.toLowerCase());
}

function choicesByWeight(weight: number, carrying: readonly Vehicle[]): readonly VehicleChoice[] {
  return carrying.map((vehicle) => ({
    vehicle,
    isBest: false,
    takes: true,
    title: vehicle.title,
    line: ofCapacity(weight, vehicle),
    load: { kind: "weight", share: weight / capacityOf(vehicle) },
  }));
}

function ofCapacity(weight: number, vehicle: Vehicle): string {
  return words.ofCapacity(formatWeight(weight), formatWeight(capacityOf(vehicle)));
}
