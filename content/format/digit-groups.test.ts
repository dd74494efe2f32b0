import { expect, test } from "vitest";
import { inLakhs, inThousands } from "./digit-groups.ts";

const samples = [
  0, 7, 50, 600, 999, 1000, 10_000, 99_999, 100_000, 500_000, 1_500_000, 12_345_678, 1_234_567_890,
];

test("digits stand in the same groups as the language's own formats put them", () => {
  const american = new Intl.NumberFormat("en-US");
  const indian = new Intl.NumberFormat("en-IN");
  expect(samples.map(inThousands)).toEqual(samples.map((sample) => american.format(sample)));
  expect(samples.map(inLakhs)).toEqual(samples.map((sample) => indian.format(sample)));
});
