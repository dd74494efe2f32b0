import fc from "fast-check";
import { expect, test } from "vitest";
import { inDigits } from "./wording.ts";

const groups = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 2 });

test.each([0, 7, 1_400, 100_000, 12_345_678, 0.5, 2.25, 1.005, 99_999.999, 1e15, 1e23, 1e-9, -1_400])(
  "%d is written as Intl writes it",
  (value) => expect(inDigits(value)).toBe(groups.format(value)),
);

test("so is any other number", () => {
  const numbers = fc.oneof(
    fc.double({ noNaN: true, min: 0, max: 1e7 }),
    fc.nat(),
    fc.nat(1e9).map((thousandths) => thousandths / 1_000),
  );
  fc.assert(fc.property(numbers, (value) => inDigits(value) === groups.format(value)));
});
