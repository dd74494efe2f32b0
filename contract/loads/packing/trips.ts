import type { Pieces } from "./load.ts";

/**
 * How often a vehicle has to drive to carry a weight. Pieces are not divided: a vehicle for 1,500 kg takes three pieces of
 * 400 kg, so seven pieces need three trips, not two.
 *
 * @param capacity in the unit of the weights
 * @param pieces what is known of the pieces; without them the weight may be divided
 */
export function tripsOf(
  capacity: number,
  weight: number,
  pieces: readonly Pick<Pieces, "count" | "weight">[] = [],
): number {
  const heaviestFirst = pieces.toSorted((one, other) => other.weight - one.weight);
  if (!heaviestFirst[0] || heaviestFirst[0].weight > capacity) return Math.ceil(weight / capacity);
  // Trips with as much room left are one group: a visitor may name a hundred thousand pieces.
  const groups: { trips: number; room: number }[] = [];
  for (const { count, weight: ofOne } of heaviestFirst) {
    let left = count;
    for (const group of [...groups]) {
      const each = piecesIn(group.room, ofOne);
      if (each === 0 || left === 0) continue;
      const full = Math.min(group.trips, Math.floor(left / each));
      const rest = full < group.trips ? left - full * each : 0;
      group.trips -= full + (rest > 0 ? 1 : 0);
      if (full > 0) groups.push({ trips: full, room: group.room - each * ofOne });
      if (rest > 0) groups.push({ trips: 1, room: group.room - rest * ofOne });
      left -= full * each + rest;
    }
    const each = piecesIn(capacity, ofOne);
    const rest = left % each;
    if (left >= each) groups.push({ trips: Math.floor(left / each), room: capacity - each * ofOne });
    if (rest > 0) groups.push({ trips: 1, room: capacity - rest * ofOne });
  }
  return groups.reduce((sum, { trips }) => sum + trips, 0);
}

/** How many whole pieces find room. Weights are sums of decimals, which are not exact. */
function piecesIn(room: number, ofOne: number): number {
  return Math.floor(room / ofOne + 1e-9);
}
