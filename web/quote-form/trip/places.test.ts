import { expect, test } from "vitest";
import { intercity } from "#content/en/intercity.ts";
import { quoteForm } from "#content/en/quote-form.ts";
import { roadDistance } from "#content/geography/road-distance.ts";
import { emptyQuoteRequest } from "#contract/quote-request.ts";
import { estimateOf, placeIn, suggestedPlace } from "./places.ts";

test.each([
  ["Phase 8, Mohali", "Mohali"],
  ["SAS Nagar", "Mohali"],
  ["Ambala road, Chandigarh", "Chandigarh"],
  ["Mohali Phase 8, near Chandigarh, Mohali", "Mohali"],
  ["Mohali road, New Delhi", "Delhi"],
  ["bengaluru", "Bangalore"],
  ["New Delhi 110001", "Delhi"],
  ["Kharar", "Kharar"],
  ["फेज 8, मोहाली", "Mohali"],
  ["ਲੁਧਿਆਣਾ", "Ludhiana"],
  ["Mohalia", undefined],
  // The letter before ends in a vowel sign: this is another town's name.
  ["नयामोहाली", undefined],
  ["", undefined],
])("%j is in %s", (text, place) => {
  expect(placeIn(text)).toBe(place);
});

test.each([
  ["khrar", "Kharar", "Kharar"],
  ["Ludhiyana", "Ludhiana", "Ludhiana"],
  ["Sector 22, chandigrah", "Chandigarh", "Sector 22, Chandigarh"],
  ["New Dehli 110001", "Delhi", "New Delhi 110001"],
  ["jalandhr cantt", "Jalandhar", "Jalandhar cantt"],
  ["लुधयाना", "Ludhiana", "Ludhiana"],
])("%j probably means %s", (typed, name, text) => {
  expect(suggestedPlace(typed)).toMatchObject({ name, text });
});

test.each([
  ...["Kharar", "Phase 8, Mohali", "", "Patiala", "Karnal", "Ropar", "Kurali", "Shimla", "Kanpur"],
  ...["Sonipat", "Bikaner", "Nagpur", "Rampur", "Panipat", "Banur", "Moga", "Morinda", "Rajpura", "Mumbai"],
])("%j means no other place", (typed) => {
  expect(suggestedPlace(typed)).toBeUndefined();
});

test("between places that the site names the distance is estimated, each by its own coordinates, and between no others", () => {
  const between = (from: string, to: string) => estimateOf({ ...emptyQuoteRequest, from, to });
  expect(between("Phase 8, Mohali", "Ludhiana")).toBe(roadDistance("mohali", "ludhiana"));
  // Kharar lies on the way from Mohali to Ludhiana, Zirakpur on the other side.
  expect(between("Kharar", "Ludhiana")).toBe(95);
  expect(between("Zirakpur", "Ludhiana")).toBe(115);
  expect(between("Kharar", "Zirakpur")).toBe(25);
  expect(between("Mohali", "Zirakpur")).toBe(10);
  expect(between("Morinda", "Ludhiana")).toBeUndefined();
  expect(between("Mohali", "Bangalore")).toBeUndefined();
  expect(between("Mohali", "SAS Nagar")).toBeUndefined();
});

test("a place that the map does not have has coordinates of its own", () => {
  const { places: towns } = intercity.map;
  for (const { name, at } of quoteForm.places) {
    expect(Boolean(at), name).toBe(!Object.values(towns).some((town) => town.name === name));
  }
});
