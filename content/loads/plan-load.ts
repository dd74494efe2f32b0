import { vehicles } from "#content/en/fleet.ts";
import { loadPlanner } from "#content/en/load-planner.ts";
import { rules } from "#content/en/rules.ts";
import type { Vehicle } from "#content/schema/fleet.ts";
import {
  countOf,
  goesInto,
  orientationsOf,
  type PlacedBox,
  type Size,
  sizeOf,
  volumeOf,
} from "#contract/loads/packing/box.ts";
import type { BoxLoad, Load, Pieces } from "#contract/loads/packing/load.ts";
import { pack } from "#contract/loads/packing/pack.ts";
import { inSmallestUnits, kilogram, lengthUnits } from "#contract/loads/packing/units.ts";
import { type VehicleFigures, vehiclesThatSuit } from "#contract/loads/vehicle-suit.ts";

/** A reason why a vehicle does not take a load. All but `no-arrangement` are proven. */
export type Reason =
  | {
      readonly kind: "too-long" | "too-tall";
      readonly box: BoxLoad;
      readonly side: number;
      readonly bedSide: number;
    }
  | { readonly kind: "too-bulky"; readonly box: BoxLoad; readonly bed: Size }
  | { readonly kind: "too-heavy"; readonly weight: number; readonly capacity: number }
  | { readonly kind: "too-much"; readonly volume: number; readonly capacity: number }
  | { readonly kind: "no-arrangement"; readonly placed: number; readonly count: number }
  | { readonly kind: "box-limit"; readonly count: number }
  | { readonly kind: "box-weight-limit"; readonly box: Pieces };

/** Shares of the vehicle's capacity; above 1 where the load is more. */
export interface Fill {
  /** Undefined if the volume is not known. */
  readonly volume: number | undefined;
  /** Undefined until every weight is known. */
  readonly weight: number | undefined;
  /** Undefined until every box has its place. */
  readonly floor: number | undefined;
}

export interface VehiclePlan {
  readonly vehicle: Vehicle;
  readonly bed: Size;
  /** Empty when it takes the load. */
  readonly reasons: readonly Reason[];
  readonly fill: Fill;
  /** The places of the boxes: all of them if the vehicle takes the load, else those that found a place. */
  readonly placed: readonly PlacedBox[];
}

export interface LoadPlan {
  readonly load: Load;
  readonly vehicles: readonly VehiclePlan[];
  /** The vehicles that take it, the smallest bed first. */
  readonly taking: readonly VehiclePlan[];
}

/** The plan for each vehicle of the fleet. */
export function planLoad(load: Load): LoadPlan {
  const plans = vehicles.map((vehicle) => planVehicle(vehicle, load));
  const figures = ({ vehicle, reasons }: VehiclePlan) => figuresOf(vehicle, reasons.length === 0);
  const taking = vehiclesThatSuit(plans, figures, { weight: load.weight / kilogram });
  return { load, vehicles: plans, taking };
}

/** The load bed from the fleet table. */
export function bedOf({ specs }: Vehicle): Size {
  return sizeOf((side) => inSmallestUnits(specs[side].value, lengthUnits[specs[side].unit as "ft"]));
}

/** In grams. */
export function capacityOf({ specs }: Vehicle): number {
  return specs.weightCapacity.value * kilogram;
}

/** In grams. */
export const largestCapacity = Math.max(...vehicles.map(capacityOf));

/** What decides whether a vehicle suits a job. */
export function figuresOf(vehicle: Vehicle, holds: boolean | undefined): VehicleFigures {
  const { range, weightCapacity } = vehicle.specs;
  return { space: volumeOf(bedOf(vehicle)), capacity: weightCapacity.value, range: range.value, holds };
}

/** Whether a vehicle is the one that carries the load type Ace Plus. */
export function carriesAcePlus({ id }: Vehicle): boolean {
  return id === loadPlanner.acePlusVehicle;
}

function planVehicle(vehicle: Vehicle, load: Load): VehiclePlan {
  const bed = bedOf(vehicle);
  const impossible = [...tooLarge(bed, load), ...tooHeavy(vehicle, load), ...tooMuch(bed, load)];
  const loadable = !impossible.some(({ kind }) => /^too-(long|tall|bulky)$/.test(kind));
  const placed = loadable && load.boxes ? pack(bed, load.boxes) : [];
  const count = countOf(load.boxes);
  const all = load.boxes !== undefined && placed.length === count;
  const reasons: Reason[] = [...impossible];
  if (reasons.length === 0 && load.boxes && !all) {
    reasons.push({ kind: "no-arrangement", placed: placed.length, count });
  }
  if (carriesAcePlus(vehicle)) reasons.push(...beyondAcePlus(load.boxes));
  return { vehicle, bed, reasons, fill: fillOf(vehicle, bed, load, all ? placed : undefined), placed };
}

function tooLarge(bed: Size, { boxes = [] }: Load): readonly Reason[] {
  return boxes
    .filter((box) => !orientationsOf(box).some((turned) => goesInto(bed, turned)))
    .map((box): Reason => {
      const { length, width, height } = box.size;
      const longest = Math.max(length, width, box.upright ? 0 : height);
      const longestInBed = Math.max(bed.length, bed.width, box.upright ? 0 : bed.height);
      if (longest > longestInBed) return { kind: "too-long", box, side: longest, bedSide: longestInBed };
      if (box.upright && height > bed.height) {
        return { kind: "too-tall", box, side: height, bedSide: bed.height };
      }
      return { kind: "too-bulky", box, bed };
    });
}

function tooHeavy(vehicle: Vehicle, { weight }: Load): readonly Reason[] {
  const capacity = capacityOf(vehicle);
  return weight > capacity ? [{ kind: "too-heavy", weight, capacity }] : [];
}

function tooMuch(bed: Size, { volume }: Load): readonly Reason[] {
  const capacity = volumeOf(bed);
  // Volumes exceed the exact integers of a double, so a load that fills the bed completely may come out a little larger.
  return volume > capacity * (1 + 1e-9) ? [{ kind: "too-much", volume, capacity }] : [];
}

/** The weight of an Ace Plus load that is as large as the terms allow, in grams. */
export const largestAcePlusLoad = rules.acePlus.boxes.value * rules.acePlus.boxWeight.value * kilogram;

/** The terms' limits for an Ace Plus load that these boxes exceed. Of a total the number of boxes is unknown. */
export function beyondAcePlus(kinds: readonly Pieces[] = []) {
  const { boxes, boxWeight } = rules.acePlus;
  const count = countOf(kinds);
  const heavy = kinds.filter(({ weight }) => weight > boxWeight.value * kilogram);
  return [
    ...(count > boxes.value ? [{ kind: "box-limit", count } as const] : []),
    ...heavy.map((box) => ({ kind: "box-weight-limit", box }) as const),
  ] satisfies readonly Reason[];
}

function fillOf(vehicle: Vehicle, bed: Size, load: Load, placed: readonly PlacedBox[] | undefined): Fill {
  const floor = placed?.filter(({ z }) => z === 0).reduce((area, box) => area + box.length * box.width, 0);
  return {
    volume: load.volumeKnown === false ? undefined : load.volume / volumeOf(bed),
    weight: load.weightKnown ? load.weight / capacityOf(vehicle) : undefined,
    floor: floor === undefined ? undefined : floor / (bed.length * bed.width),
  };
}
