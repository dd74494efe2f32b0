import { expect, test } from "vitest";
import { slowIn } from "./time-in-stage.ts";

const hours = { days: [1, 2, 3, 4, 5, 6], from: "10:00", to: "19:00" };
/** A Monday. */
const now = new Date("2026-11-23T06:30:00.000Z");
const ago = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000).toISOString();

test("an applicant is slow after twice the working days that are usual in the stage", () => {
  const alone = { count: 2, waitingSince: { median: ago(300) } };
  expect(slowIn(3, alone, now, hours)).toEqual({ usualDays: 3, longSince: ago(7), tooLongSince: ago(14) });
});

test("where few have left the stage, a working week is usual", () => {
  expect(slowIn(undefined, { count: 0, waitingSince: null }, now, hours)).toMatchObject({
    usualDays: null,
    longSince: ago(12),
  });
});

test("where half of all wait for longer than usual, nobody but the last of them is marked", () => {
  const { longSince, tooLongSince } = slowIn(3, { count: 9, waitingSince: { median: ago(70) } }, now, hours);
  expect([longSince, tooLongSince]).toEqual([ago(140), ago(280)]);
});
