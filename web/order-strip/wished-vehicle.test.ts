import { expect, test } from "vitest";
import { orderStrip } from "#content/en/order-strip.ts";
import { emptyEnquiry } from "#contract/enquiry.ts";
import { answerTrip } from "./trip-answer.ts";
import { vehicleChoices } from "./vehicle-choice.ts";
import { wishedVehicle } from "./wished-vehicle.ts";

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
  expect(wishedVehicle(text)?.title).toBe(title);
});

test("a vehicle that is asked for is no load: it is shown with what it carries, and nothing is said to fit", () => {
  const { load, facts } = answerTrip({ ...emptyEnquiry, load: "small truck" });
  const { vehicle: words } = orderStrip.answer;
  const fact = facts.find(({ id }) => id === "vehicle");
  expect(fact?.title).toBe("Tata Ace");
  expect(fact?.lines).toEqual([words.wished("1,000 kg", "7.2 × 4.5 × 5 ft"), words.addLoad]);
  const choices = load ? vehicleChoices(load) : [];
  expect(choices.map(({ vehicle, isBest, mark }) => [vehicle.title, isBest, mark])).toEqual([
    ["Tata Ace", true, undefined],
    ["Euler", false, undefined],
    ["JEM", false, undefined],
    ["Eicher", false, undefined],
  ]);
});

test("beside a load that can be read the load counts", () => {
  expect(answerTrip({ ...emptyEnquiry, load: "small truck, 1,200 kg" }).load).toMatchObject({
    kind: "weight",
    weight: 1_200_000,
  });
});
