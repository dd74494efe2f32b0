/**
 * Which vehicle suits a haul: the smallest that carries the weight, holds the goods and covers the distance with a
 * reserve. The quote form, the load planner and Meena choose by it.
 */

/** The share of its stated range that a vehicle may use: a full load, traffic and an old battery take the rest. */
export const usableRange = 0.8;

export interface VehicleFigures {
  /** Of the load bed, in any unit. The vehicle with less space is the smaller one. */
  readonly space: number;
  /** In kilograms. */
  readonly capacity: number | undefined;
  /** On one charge, as stated, in kilometres. */
  readonly range: number | undefined;
  /** Whether the goods fit into it; undefined if unknown. */
  readonly holds: boolean | undefined;
}

/** What a vehicle has to do. An undefined figure is not checked. */
export interface Haul {
  /** In kilograms. */
  readonly weight?: number | undefined;
  /** All kilometres on one charge: both ways of a trip there and back. */
  readonly distance?: number | undefined;
}

export type Unsuited = "too-heavy" | "no-space" | "too-far" | "weight-unknown" | "range-unknown";

/** Why a vehicle does not suit a haul. Empty when it does. */
export function unsuitedBy({ capacity, range, holds }: VehicleFigures, haul: Haul): readonly Unsuited[] {
  const reasons: (Unsuited | undefined)[] = [];
  if (haul.weight !== undefined) {
    if (capacity === undefined) reasons.push("weight-unknown");
    else if (haul.weight > capacity) reasons.push("too-heavy");
  }
  if (holds === false) reasons.push("no-space");
  if (haul.distance !== undefined) {
    if (range === undefined) reasons.push("range-unknown");
    else if (!coversDistance(range, haul.distance)) reasons.push("too-far");
  }
  return reasons.filter((reason) => reason !== undefined);
}

/** How far a vehicle of this range may go on one charge, in kilometres. */
export function usableKilometres(range: number): number {
  // Rounded to a metre: 0.8 has no exact binary form, so that a product may be a little too small.
  return Math.round(range * usableRange * 1000) / 1000;
}

/** Whether a vehicle of this range covers a distance on one charge, with the reserve. */
export function coversDistance(range: number, distance: number): boolean {
  return distance <= usableKilometres(range);
}

/** The vehicles that suit a haul, the smallest first. */
export function vehiclesThatSuit<V>(
  fleet: readonly V[],
  figuresOf: (vehicle: V) => VehicleFigures,
  haul: Haul,
): readonly V[] {
  return fleet
    .filter((vehicle) => unsuitedBy(figuresOf(vehicle), haul).length === 0)
    .toSorted((one, other) => figuresOf(one).space - figuresOf(other).space);
}
