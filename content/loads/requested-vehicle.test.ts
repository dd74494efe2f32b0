import { expect, test } from "vitest";
import { requestedVehicle } from "./requested-vehicle.ts";

test.each([
  ["small truck", "Tata Ace"],
  ["tempo", "Tata Ace"],
  ["2 tempos for a shop", "Tata Ace"],
  ["छोटा ट्रक", "Tata Ace"],
  ["big truck", "Eicher"],
  ["badi gaadi", "Eicher"],
  ["eicher", "Eicher"],
  ["Tata Ace please", "Tata Ace"],
  ["sofa", undefined],
  ["vanilla", undefined],
  ["20 lace curtains", undefined],
])("%j asks for %s", (text, title) => {
  expect(requestedVehicle(text)?.title).toBe(title);
});
