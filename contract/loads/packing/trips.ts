import type { Pieces } from "./load.ts";

/**
 * How often a vehicle has to drive to carry a weight. Pieces are not divided: of 400 kg each, 1,500 kg carry three, so that
 * seven of them are three trips and not two.
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
  const rooms: number[] = [];
  for (const { count, weight: ofOne } of heaviestFirst) {
    for (let piece = 0; piece < count; piece += 1) {
      const index = rooms.findIndex((room) => room >= ofOne);
      if (index < 0) rooms.push(capacity - ofOne);
      else rooms[index] = (rooms[index] ?? 0) - ofOne;
    }
  }
  return rooms.length;
}
