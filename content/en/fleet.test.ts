import { expect, test } from "vitest";
import type { Vehicle } from "../schema/fleet.ts";
import { vehicles } from "./fleet.ts";

const volumeOf = ({ specs: { length, width, height } }: Vehicle) => length.value * width.value * height.value;
const rangeOf = ({ specs }: Vehicle) => specs.range.value;

// Another vehicle, or another figure, may make a sentence untrue that nobody has looked at.
test.each<[superlative: RegExp, figure: (vehicle: Vehicle) => number]>([
  [/smallest/, (vehicle) => -volumeOf(vehicle)],
  [/largest/, volumeOf],
  [/longest range/, rangeOf],
])("`use` says %s of the one vehicle of which it is true", (superlative, figure) => {
  const best = Math.max(...vehicles.map(figure));
  const said = vehicles.filter(({ use }) => superlative.test(use));
  expect(said).toHaveLength(1);
  expect(vehicles.filter((vehicle) => figure(vehicle) === best)).toEqual(said);
});
