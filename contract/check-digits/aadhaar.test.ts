import { expect, test } from "vitest";
import { canBeAadhaar } from "./aadhaar.ts";

test("an Aadhaar number begins with 2 to 9 and ends with its check digit", () => {
  expect(["999941057058", "234567890124", "023456789014", "999941057059"].filter(canBeAadhaar)).toEqual([
    "999941057058",
    "234567890124",
  ]);
});
