import { expect, test } from "vitest";
import { readTime } from "./read-time.ts";

test.each([
  ["5:30 pm", 17, 30],
  ["5.30pm", 17, 30],
  ["5.30 P.M.", 17, 30],
  ["5 pm", 17, 0],
  ["17.30", 17, 30],
  ["17:30", 17, 30],
  ["1730", 17, 30],
  ["05:30", 5, 30],
  ["12:10 am", 0, 10],
  ["12 pm", 12, 0],
  ["noon", 12, 0],
  ["0:05", 0, 5],
  ["१७:३०", 17, 30],
] as const)("%j is read", (text, hour, minute) => {
  expect(readTime(text)).toEqual({ kind: "time", hour, minute });
});

test.each(["5:30", "5", "12", "11.15"])("%j may be two times of the day", (text) => {
  expect(readTime(text)).toEqual({ kind: "no-half" });
});

test.each(["yesterday evening", "25:00", "17:75", "13 pm", "0 am", "5:3", "", "half past five"])(
  "%j is not guessed",
  (text) => {
    expect(readTime(text)).toEqual({ kind: "unread" });
  },
);
