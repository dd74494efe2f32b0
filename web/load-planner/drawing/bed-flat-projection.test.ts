import { expect, test } from "vitest";
import { pack } from "#contract/loads/packing/pack.ts";
import { lengthUnits } from "#contract/loads/packing/units.ts";
import { foot } from "#web/sections/fleet/fleet-bed-layout.ts";
import { seenFromAbove, seenFromSide } from "./bed-flat-projection.ts";

const { ft } = lengthUnits;
const bed = { length: 4 * ft, width: 2 * ft, height: 3 * ft };
const cube = { length: ft, width: ft, height: ft };

test("a full bed shows one face for each row, and hides those behind", () => {
  const placed = pack(bed, [{ size: cube, count: 24, upright: false, nothingOnTop: false }]);
  expect(placed).toHaveLength(24);
  expect(seenFromSide(bed, placed)).toHaveLength(4 * 3);
  expect(seenFromAbove(bed, placed)).toHaveLength(4 * 2);
});

test("the scale is ten to the foot, floor at the bottom, near side at the bottom", () => {
  const [box] = [{ kindIndex: 0, x: ft, y: 0, z: 0, ...cube }];
  expect(seenFromSide(bed, [box])[0]).toMatchObject({ x: foot, y: 2 * foot, width: foot, height: foot });
  expect(seenFromAbove(bed, [box])[0]).toMatchObject({ x: foot, y: foot, width: foot, height: foot });
});

test("what lies further back is painted first and knows its depth", () => {
  const near = { kindIndex: 0, x: 0, y: 0, z: 0, ...cube };
  const far = { kindIndex: 1, x: 0, y: ft, z: 0, length: 2 * ft, width: ft, height: ft };
  const faces = seenFromSide(bed, [near, far]);
  expect(faces.map(({ kindIndex, depth, clear }) => [kindIndex, depth, clear])).toEqual([
    [1, 0.5, false],
    [0, 0, true],
  ]);
});
