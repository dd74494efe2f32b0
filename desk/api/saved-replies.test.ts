import { expect, test } from "vitest";
import { fillIn, unknownSlot } from "./saved-replies.ts";

const slots = { name: "Asha", reference: "GM-1", job: "Driver" };

test.each([
  ["Dear {name}, {reference}, {job}", undefined],
  ["Dear {names}, {name}", "{names}"],
  ["Dear {Name}", "{Name}"],
  ["{}", "{}"],
  ["no placeholder", undefined],
])("%j: the placeholder that nothing fills in is %j", (text, unknown) => {
  expect(unknownSlot(text)).toBe(unknown);
  expect(unknownSlot(fillIn(text, slots))).toBe(unknown);
});
