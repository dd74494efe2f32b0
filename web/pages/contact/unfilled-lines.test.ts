import { expect, test } from "vitest";
import { unfilledLines } from "./unfilled-lines.ts";

test.each([
  ["Booking number: \nWhat is damaged: \nWhen it arrived: today", ["Booking number", "What is damaged"]],
  ["Booking number: GM-1\nWhat is damaged:\ntwo cups\nWhen it arrived:", ["When it arrived"]],
  ["My load:\n22 boxes\n\nFrom: Kharar\nTo: \nWhen: ", ["To", "When"]],
  ["Shown on the site:\nJEM", []],
  ["What is damaged:\n\nTwo cups of twelve.\n\nWhen it arrived:", ["When it arrived"]],
  ["Please note:", []],
  ["", []],
])("of %j the lines still to be filled in are %j", (message, expected) => {
  expect(unfilledLines(message)).toEqual(expected);
});
