import { expect, test } from "vitest";
import { intercity } from "#content/en/intercity.ts";
import { loadPlanner } from "#content/en/load-planner.ts";
import { orderStrip } from "#content/en/order-strip.ts";
import { rules } from "#content/en/rules.ts";
import { formatCount, formatRupees } from "#content/format/english.ts";
import { roadDistance } from "#content/format/road-distance.ts";
import { type Enquiry, emptyEnquiry } from "#contract/enquiry.ts";
import {
  answerLines,
  answerTrip,
  estimateOf,
  type Fact,
  kilometresIn,
  placeIn,
  rangeLines,
} from "./trip-answer.ts";

const { answer: words } = orderStrip;

function fact(id: Fact["id"], enquiry: Partial<Enquiry>): Fact | undefined {
  return answerTrip({ ...emptyEnquiry, ...enquiry }).facts.find((one) => one.id === id);
}

test.each([
  ["Phase 8, Mohali", "Mohali"],
  ["SAS Nagar", "Mohali"],
  ["Ambala road, Chandigarh", "Chandigarh"],
  ["bengaluru", "Bangalore"],
  ["New Delhi 110001", "Delhi"],
  ["Kharar", "Kharar"],
  ["फेज 8, मोहाली", "Mohali"],
  ["ਲੁਧਿਆਣਾ", "Ludhiana"],
  ["Mohalia", undefined],
  ["", undefined],
])("%j is in %s", (text, place) => {
  expect(placeIn(text)).toBe(place);
});

test("every named route is recognised, the way back is asked for, and no other trip is promised", () => {
  const { routes, places } = intercity.map;
  for (const route of routes) {
    const [from, to] = [places[route.from].name, places[route.to].name];
    expect(fact("route", { from, to })?.lines[0]).toBe(words.route.named(formatCount(routes.length)));
    expect(fact("route", { from: to, to: from })?.lines[0]).toBe(
      words.route.reverse(words.route.pair(from, to)),
    );
  }
  for (const [from, to] of [
    ["Morinda", "Ludhiana"],
    ["Ludhiana", "Jaipur"],
    ["<b>", "Delhi"],
  ] as const) {
    expect(fact("route", { from, to })?.title).toBe(words.route.unnamed);
  }
  expect(fact("route", { from: "Mohali Phase 8", to: "Mohali" })?.link?.to).toBe("/service/on-demand");
  expect(fact("route", { from: "Mohali" })).toBeUndefined();
  for (const [from, to] of [
    ["Chandigarh", "Panchkula"],
    ["Chandigarh", "Zirakpur"],
    ["Kharar", "Sector 70, Mohali"],
  ] as const) {
    expect(fact("route", { from, to })?.link?.to, `${from} to ${to}`).toBe("/service/on-demand");
  }
  expect(fact("route", { from: "Kharar", to: "Ludhiana" })).toMatchObject({
    title: "Kharar to Ludhiana",
    lines: [words.route.beside("Mohali to Ludhiana", "Kharar"), expect.anything()],
  });
});

test("an assured pickup is named with its hours, its condition, and what lies outside", () => {
  const { from, until, clusters } = rules.assuredBooking;
  for (const cluster of clusters) {
    const pickup = fact("pickup", { from: cluster });
    expect(pickup?.title).toContain("only if we have informed you");
    expect(pickup?.lines[0]).toMatch(new RegExp(`${cluster}.* ${from} to ${until} only`));
  }
  const outside = (part: Enquiry["part"]) =>
    fact("pickup", { from: "Mohali", part })?.lines.some((line) => line.includes("outside these hours"));
  expect([outside("morning"), outside("afternoon"), outside("evening"), outside("night")]).toEqual([
    true,
    false,
    false,
    true,
  ]);
  expect(fact("pickup", { from: "Delhi" })).toBeUndefined();
});

test("a day that has passed is named, and is no part of the message", () => {
  const on = (date: string) => answerTrip({ ...emptyEnquiry, from: "Mohali", date }, "2026-11-23");
  expect(on("2026-11-22").facts[0]?.title).toBe(words.day.past);
  expect(answerLines(on("2026-11-22"))).toEqual(answerLines(on("2026-11-23")));
  expect(on("2026-11-23").facts.map(({ id }) => id)).not.toContain("day");
});

test("a weight finds the smallest vehicle that carries it, or none", () => {
  expect(fact("vehicle", { load: "900 kg of tiles" })?.title).toBe("Tata Ace, by weight");
  expect(fact("vehicle", { load: "1,200 kg" })?.title).toBe("Eicher, by weight");
  expect(fact("vehicle", { load: "1,600 kg" })?.title).toBe(words.vehicle.tooHeavy);
});

test("where the line leaves open whose weight it is, both readings stand below the first line", () => {
  const total = fact("vehicle", { load: "20 cartons, 400 kg" });
  expect(total?.title).toBe("Tata Ace, by weight");
  expect(total?.lines[1]).toMatch(/400 kg in all\. .*“each” after it: 8,000 kg in all/);
  expect(fact("vehicle", { load: "2 crates 1 m x 0.5 m x 0.5 m 90 kg" })?.lines[1]).toMatch(
    /180 kg in all\. .*“total” after it: 90 kg in all/,
  );
  for (const load of ["20 cartons of 12 kg", "20 cartons, 400 kg total", "900 kg of tiles"]) {
    expect(fact("vehicle", { load })?.lines.join(" "), load).not.toContain("read this as");
  }
});

test("a length only rules vehicles out: nothing is said to fit by it", () => {
  expect(fact("vehicle", { load: "200 kg 10 ft pipes" })?.title).toBe("Eicher, by weight");
  for (const load of ["200 kg 12 ft pipes", "20 pipes 12 ft long, 200 kg", "12 ft pipes"]) {
    const long = fact("vehicle", { load });
    expect(long?.title, load).toBe(words.vehicle.tooLong);
    expect(long?.lines[0], load).toBe("12 ft is longer than our longest load bed, the Eicher at 10.8 ft.");
  }
  expect(fact("vehicle", { load: "8 ft pipes" })?.title).toBe(words.vehicle.unread);
});

test("boxes are packed by the load planner, with its reasons", () => {
  const taken = fact("vehicle", { load: "20 cartons of 40 x 30 x 30 cm, 12 kg" });
  expect(taken?.title).toBe(loadPlanner.answer.takes("Tata Ace"));
  expect(taken?.lines[0]).toBe("20 boxes, 240 kg, 25.4 cu ft.");
  const long = fact("vehicle", { load: "1 pole of 12 ft x 1 ft x 1 ft, 30 kg" });
  expect(long?.lines[0]).toMatch(/^Eicher: .*too long/);
  const weightless = fact("vehicle", { load: "20 cartons of 40 x 30 x 30 cm" });
  expect(weightless?.title).toBe(loadPlanner.answer.hasRoom("Tata Ace"));
  expect(weightless?.lines.at(-1)).toBe(words.vehicle.weightUnknown);
});

test("what cannot be read is not guessed", () => {
  expect(fact("vehicle", { load: "my sofa" })?.title).toBe(words.vehicle.unread);
  expect(fact("vehicle", { load: "10 boxes 4 x 4 x 4" })?.lines).toEqual([words.vehicle.unitUnknown]);
});

test("the price is the range of the rules and nothing else", () => {
  const price = fact("price", { from: "Mohali", to: "Delhi", load: "900 kg" });
  const { from, to } = rules.price.range;
  expect(price?.title).toBe(words.price.reply);
  expect(price?.lines[0]).toBe(`${formatRupees(from)} to ${formatRupees(to)}`);
  const figures = (answerTrip({ ...emptyEnquiry, from: "Mohali", to: "Delhi" }).facts ?? [])
    .flatMap(({ title, lines }) => [title, ...lines])
    .join(" ")
    .match(/₹[\d,]+/g);
  expect(figures).toEqual([formatRupees(from), formatRupees(to)]);
});

test("between places that the site names the distance is estimated, each by its own coordinates, and between no others", () => {
  const between = (from: string, to: string) => estimateOf({ ...emptyEnquiry, from, to });
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
  for (const { name, at } of orderStrip.places) {
    expect(Boolean(at), name).toBe(!Object.values(towns).some((town) => town.name === name));
  }
});

test("a distance is compared with 80 % of each vehicle's range, there and back", () => {
  expect(rangeLines(80)).toEqual([
    "One way on one charge with a fifth of the range in reserve: Tata Ace, Euler, JEM and Eicher.",
  ]);
  expect(rangeLines(105)).toEqual([
    "One way on one charge with a fifth of the range in reserve: JEM.",
    "Needs charging on the way: Tata Ace, Euler and Eicher.",
  ]);
  expect(rangeLines(44)).toEqual([
    "There and back on one charge with a fifth of the range in reserve: Tata Ace, Euler, JEM and Eicher.",
  ]);
  expect(rangeLines(250)).toEqual(["Needs charging on the way: Tata Ace, Euler, JEM and Eicher."]);
  expect(["90", "90 km", "12.5", "0", "far", "-5"].map(kilometresIn)).toEqual([
    90,
    90,
    12.5,
    undefined,
    undefined,
    undefined,
  ]);
});
