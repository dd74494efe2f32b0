import { expect, test } from "vitest";
import { vehicles } from "#content/en/fleet.ts";
import { floorTop, foot, footGrid, placeBeds } from "./fleet-bed-layout.ts";

const rows = placeBeds(vehicles);
const beds = rows.flatMap((row) => row.beds);

test("every bed is drawn, each to the same scale", () => {
  expect(
    beds.map((bed) => [bed.vehicle.title, bed.length / foot, bed.height / foot, bed.width / foot]),
  ).toEqual(
    vehicles.map(({ title, specs }) => [title, specs.length.value, specs.height.value, specs.width.value]),
  );
});

test("both halves of the drawing have one size, so they scale alike", () => {
  expect(new Set(rows.map(({ width, height }) => `${width} x ${height}`)).size).toBe(1);
});

test("no bed touches its neighbour or leaves the sheet", () => {
  for (const row of rows) {
    let free = row.person ? row.person.x : 0;
    for (const bed of row.beds) {
      expect(bed.x).toBeGreaterThan(free);
      free = bed.x + bed.length;
      expect(floorTop + bed.width).toBeLessThanOrEqual(row.height);
    }
    expect(free).toBeLessThanOrEqual(row.width);
  }
});

test("the grid has a line at every whole foot inside, none on the edges", () => {
  expect(footGrid(0, 0, 3 * foot, 2 * foot)).toBe("M10 0v-20M20 0v-20M0 -10h30");
});
