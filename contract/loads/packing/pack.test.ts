import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { timesAsLong } from "#tests/support/times-as-long.ts";
import { type BoxKind, orientationsOf, type PlacedBox, type Size } from "./box.ts";
import { pack } from "./pack.ts";

const side = fc.integer({ min: 1, max: 40 });
const bed: fc.Arbitrary<Size> = fc.record({ length: side, width: side, height: side });
const kind: fc.Arbitrary<BoxKind> = fc.record({
  size: fc.record({
    length: fc.integer({ min: 1, max: 25 }),
    width: fc.integer({ min: 1, max: 25 }),
    height: fc.integer({ min: 1, max: 25 }),
  }),
  count: fc.integer({ min: 1, max: 30 }),
  upright: fc.boolean(),
  nothingOnTop: fc.boolean(),
});
const kinds = fc.array(kind, { minLength: 1, maxLength: 5 });
const runs = { numRuns: 250 };

/** How far two stretches lie over each other. */
function shared(start: number, length: number, otherStart: number, otherLength: number): number {
  return Math.min(start + length, otherStart + otherLength) - Math.max(start, otherStart);
}

function overlap(one: PlacedBox, other: PlacedBox): boolean {
  return (
    shared(one.x, one.length, other.x, other.length) > 0 &&
    shared(one.y, one.width, other.y, other.width) > 0 &&
    shared(one.z, one.height, other.z, other.height) > 0
  );
}

/** How much of a box's base rests on the floor or on the tops of others. */
function carriedArea(box: PlacedBox, placed: readonly PlacedBox[]): number {
  if (box.z === 0) return box.length * box.width;
  return placed
    .filter((below) => below.z + below.height === box.z)
    .reduce(
      (area, below) =>
        area +
        Math.max(0, shared(box.x, box.length, below.x, below.length)) *
          Math.max(0, shared(box.y, box.width, below.y, below.width)),
      0,
    );
}

describe("for any load", () => {
  test("no two boxes overlap", () => {
    fc.assert(
      fc.property(bed, kinds, (into, boxes) => {
        const placed = pack(into, boxes);
        // Of a load there are thousands of pairs: an assertion for each takes far longer than the packing.
        const overlapping = placed.flatMap((one, index) =>
          placed.slice(index + 1).flatMap((other) => (overlap(one, other) ? [[one, other]] : [])),
        );
        expect(overlapping).toEqual([]);
      }),
      runs,
    );
  });

  test("every box lies inside the bed", () => {
    fc.assert(
      fc.property(bed, kinds, (into, boxes) => {
        for (const box of pack(into, boxes)) {
          expect(Math.min(box.x, box.y, box.z)).toBeGreaterThanOrEqual(0);
          expect(box.x + box.length).toBeLessThanOrEqual(into.length);
          expect(box.y + box.width).toBeLessThanOrEqual(into.width);
          expect(box.z + box.height).toBeLessThanOrEqual(into.height);
        }
      }),
      runs,
    );
  });

  test("every box keeps its measures, and its height if this way is up", () => {
    fc.assert(
      fc.property(bed, kinds, (into, boxes) => {
        for (const { kindIndex, length, width, height } of pack(into, boxes)) {
          const box = boxes[kindIndex] as BoxKind;
          expect(orientationsOf(box)).toContainEqual({ length, width, height });
          if (box.upright) expect(height).toBe(box.size.height);
        }
      }),
      runs,
    );
  });

  test("no box is packed more often than it was given", () => {
    fc.assert(
      fc.property(bed, kinds, (into, boxes) => {
        const placed = pack(into, boxes);
        for (const [index, { count }] of boxes.entries()) {
          expect(placed.filter((box) => box.kindIndex === index).length).toBeLessThanOrEqual(count);
        }
      }),
      runs,
    );
  });

  test("every box stands with its whole base on something", () => {
    fc.assert(
      fc.property(bed, kinds, (into, boxes) => {
        const placed = pack(into, boxes);
        for (const box of placed) expect(carriedArea(box, placed)).toBe(box.length * box.width);
      }),
      runs,
    );
  });

  test("nothing stands over a box that takes nothing on top", () => {
    fc.assert(
      fc.property(bed, kinds, (into, boxes) => {
        const placed = pack(into, boxes);
        const free = placed.filter(({ kindIndex }) => boxes[kindIndex]?.nothingOnTop);
        const over = free.flatMap((box) =>
          placed.filter(
            (other) =>
              other.z >= box.z + box.height &&
              shared(box.x, box.length, other.x, other.length) > 0 &&
              shared(box.y, box.width, other.y, other.width) > 0,
          ),
        );
        expect(over).toEqual([]);
      }),
      runs,
    );
  });

  test("the same boxes give the same arrangement", () => {
    fc.assert(
      fc.property(bed, kinds, (into, boxes) => {
        expect(pack(into, boxes)).toEqual(pack(into, boxes));
      }),
      { numRuns: 50 },
    );
  });
});

test("equal boxes that go in row by row always find their place", () => {
  fc.assert(
    fc.property(bed, kind, fc.double({ min: 0.01, max: 1, noNaN: true }), (into, box, share) => {
      const most = Math.max(
        ...orientationsOf(box).map(
          (turned) =>
            Math.floor(into.length / turned.length) *
            Math.floor(into.width / turned.width) *
            Math.min(box.nothingOnTop ? 1 : Infinity, Math.floor(into.height / turned.height)),
        ),
      );
      const count = Math.min(1_000, Math.ceil(most * share));
      expect(pack(into, [{ ...box, count }])).toHaveLength(count);
    }),
    runs,
  );
});

test("a bed that is filled to the brim is no obstacle", () => {
  const cube = { length: 1, width: 1, height: 1 };
  expect(
    pack({ length: 4, width: 3, height: 2 }, [
      { size: cube, count: 25, upright: false, nothingOnTop: false },
    ]),
  ).toHaveLength(24);
});

test("kinds that only fit together when the large one goes in first", () => {
  const into = { length: 10, width: 6, height: 6 };
  const large = { size: { length: 6, width: 6, height: 6 }, count: 1, upright: false, nothingOnTop: false };
  const small = { size: { length: 3, width: 2, height: 2 }, count: 12, upright: false, nothingOnTop: false };
  expect(pack(into, [small, large])).toHaveLength(13);
});

test("what must stand upright is not laid down to make it fit", () => {
  const tall = { size: { length: 2, width: 2, height: 8 }, count: 1, nothingOnTop: false };
  const low = { length: 9, width: 4, height: 5 };
  expect(pack(low, [{ ...tall, upright: true }])).toHaveLength(0);
  expect(pack(low, [{ ...tall, upright: false }])).toHaveLength(1);
});

test("what takes nothing on top goes on top of what does", () => {
  const into = { length: 4, width: 4, height: 4 };
  const sturdy = { size: { length: 4, width: 4, height: 2 }, count: 1, upright: true, nothingOnTop: false };
  const fragile = { size: { length: 2, width: 2, height: 2 }, count: 4, upright: true, nothingOnTop: true };
  expect(pack(into, [fragile, sturdy])).toHaveLength(5);
  expect(pack(into, [{ ...fragile, count: 5 }])).toHaveLength(4);
});

test("a thousand boxes that do not all go in take four times as long as a hundred at most", async () => {
  const eicher = { length: 329_184, width: 198_120, height: 213_360 };
  const ofEach = (count: number) =>
    [60, 45, 30, 80, 20, 33].map((base, kindOf) => ({
      size: { length: base * 1_000, width: (base - 7) * 1_000, height: (base - 3 - kindOf) * 1_000 },
      count,
      upright: kindOf % 2 === 0,
      nothingOnTop: false,
    }));
  const thousand = () => expect(pack(eicher, ofEach(166)).length).toBeLessThan(996);
  const hundred = () => expect(pack(eicher, ofEach(20)).length).toBeLessThan(120);
  expect(await timesAsLong(20, thousand, hundred)).toBeLessThan(4);
});
