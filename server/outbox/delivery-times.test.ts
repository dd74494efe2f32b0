import { expect, test } from "vitest";
import { deliveryMs } from "../limits.ts";
import { backoffAfter } from "./delivery-times.ts";

test("the pauses between attempts double, are spread, and never get longer than half an hour", () => {
  expect([1, 2, 3, 4].map((attempts) => backoffAfter(attempts, deliveryMs, 1))).toEqual([
    5_000, 10_000, 20_000, 40_000,
  ]);
  expect(backoffAfter(1, deliveryMs, 0)).toBe(2_500);
  expect([backoffAfter(60, deliveryMs, 0), backoffAfter(2_000, deliveryMs, 1)]).toEqual([900_000, 1_800_000]);
});

test("a lease lasts longer than an attempt, however long its commits wait", () => {
  expect(deliveryMs.lease).toBeGreaterThan(deliveryMs.attempt + 30_000);
});
