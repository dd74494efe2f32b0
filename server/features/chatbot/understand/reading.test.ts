import { expect, test } from "vitest";
import { knowledgeOfContent } from "./knowledge.ts";
import { createUnderstanding } from "./understand.ts";

const { vocabularies, vehicles, places } = knowledgeOfContent();
const understand = createUnderstanding(vocabularies, vehicles, places);

test.each([
  ["do you deliver to Rajpura and Patiala?", ["Rajpura", "Patiala"]],
  ["u do amritsar n jalandhar both", ["Amritsar", "Jalandhar"]],
  ["Rajpura ya Patiala tak jaate ho?", ["Rajpura", "Patiala"]],
])("two places that are listed make no way: %s", (message, named) => {
  const { hasStart, arePlacesListed, ...rest } = understand(message, undefined);
  expect(rest.places).toEqual(named);
  expect(hasStart).toBe(false);
  expect(arePlacesListed).toBe(true);
});

test("of two places of which one is the end the other is where the way starts", () => {
  const { places: named, hasStart } = understand("a load to Ambala, it lies in Mohali", undefined);
  expect(named).toEqual(["Mohali", "Ambala"]);
  expect(hasStart).toBe(true);
});
