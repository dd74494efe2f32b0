import { expect, test } from "vitest";
import type { PlacedBox } from "#contract/loads/packing/box.ts";
import { pack } from "#contract/loads/packing/pack.ts";
import { lengthUnits } from "#contract/loads/packing/units.ts";
import { project, seenInDepth } from "./bed-3d-projection.ts";

const { ft } = lengthUnits;
const cube = { length: ft, width: ft, height: ft };

function boxAt(kindIndex: number, x: number, y: number, z: number): PlacedBox {
  return { kindIndex, x: x * ft, y: y * ft, z: z * ft, ...cube };
}

function kindsSeen(...placed: readonly PlacedBox[]): readonly number[] {
  return seenInDepth(placed).map(({ kindIndex }) => kindIndex);
}

test("the doors are right of the cab and nearer, the far side is higher, and up is up", () => {
  const [x, y] = project(0, 0, 0);
  expect(project(10, 0, 0)[0]).toBeGreaterThan(x);
  expect(project(10, 0, 0)[1]).toBeGreaterThan(y);
  expect(project(0, 10, 0)[1]).toBeLessThan(y);
  expect(project(0, 0, 10)).toEqual([x, y - 10]);
});

test("what is nearer to the cab, further away or lower is painted first", () => {
  expect(kindsSeen(boxAt(1, 1, 0, 0), boxAt(0, 0, 0, 0))).toEqual([0, 1]);
  expect(kindsSeen(boxAt(1, 0, 0, 0), boxAt(0, 0, 1, 0))).toEqual([0, 1]);
  expect(kindsSeen(boxAt(1, 0, 0, 1), boxAt(0, 0, 0, 0))).toEqual([0, 1]);
  // A long one in front of two, of which one stands on the other.
  const long = { ...boxAt(2, 0, 0, 0), length: 3 * ft, height: 2 * ft };
  expect(kindsSeen(long, boxAt(1, 2, 1, 1), boxAt(0, 2, 1, 0))).toEqual([0, 1, 2]);
});

test("a full bed shows its three outer layers, and each box once", () => {
  const placed = pack({ length: 4 * ft, width: 3 * ft, height: 3 * ft }, [
    { size: cube, count: 36, upright: false, nothingOnTop: false },
  ]);
  expect(placed).toHaveLength(36);
  const seen = seenInDepth(placed);
  expect(seen).toHaveLength(36 - 3 * 2 * 2);
  expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
});
