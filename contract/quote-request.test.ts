import { expect, test } from "vitest";
import { hostileTexts } from "#tests/support/hostile-text.ts";
import {
  emptyQuoteRequest,
  parseMaskedQuoteRequest,
  parseQuoteRequest,
  quoteRequestLimits,
  quoteRequestQuery,
} from "./quote-request.ts";

const trip = {
  from: "Phase 8, Mohali",
  to: "Ludhiana",
  load: "20 cartons of 40 x 30 x 30 cm, 12 kg",
  date: "2026-12-24",
  part: "morning",
  service: "intercity",
} as const;

function read(query: string) {
  return parseMaskedQuoteRequest(new URLSearchParams(query));
}

test("a quote request survives its way through an address", () => {
  expect(read(quoteRequestQuery(trip))).toEqual(trip);
  expect(quoteRequestQuery({ ...emptyQuoteRequest, to: "दिल्ली" })).toBe(`to=${encodeURIComponent("दिल्ली")}`);
});

test.each(["", "sent", "q=eicher", "service=intercity", "part=morning", "from=%20&to=+&date=tomorrow"])(
  "%j names no trip",
  (query) => {
    expect(read(query)).toBeUndefined();
  },
);

test.each([
  ["date=2026-02-31", ""],
  ["date=1999-01-01", ""],
  ["date=2026-12-24T10:00", ""],
  ["date=2028-02-29", "2028-02-29"],
])("of %s the day is %j", (query, date) => {
  expect(read(`from=a&${query}`)?.date).toBe(date);
});

test("an unknown part of the day or service is left out", () => {
  expect(read("from=a&part=__proto__&service=constructor")).toEqual({ ...emptyQuoteRequest, from: "a" });
});

test("texts are one line, of bounded length, and never read backwards", () => {
  expect(read("from=Mohali%0D%0ABcc:+x%00y")?.from).toBe("Mohali Bcc: x y");
  expect(read("from=%E2%80%AEilahoM")?.from).toBe("ilahoM");
  const long = read(`load=${"é".repeat(9_000)}`)?.load ?? "";
  expect([...long]).toHaveLength(quoteRequestLimits.load);
  // A cut never leaves half a character.
  expect(read(`from=${encodeURIComponent("🚚".repeat(200))}`)?.from.isWellFormed()).toBe(true);
});

test("an identity number comes into no document and no address, and stays in what was typed", () => {
  expect(read("load=9999+4105+7058")?.load).not.toContain("9999");
  expect(quoteRequestQuery({ ...trip, load: "9999 4105 7058" })).not.toContain("9999");
  expect(parseQuoteRequest(new URLSearchParams("load=9999+4105+7058"))?.load).toBe("9999 4105 7058");
});

test("no query throws, whatever it holds", () => {
  for (const text of hostileTexts) {
    const names = Object.keys(emptyQuoteRequest);
    const query = new URLSearchParams(names.map((name) => [name, text]));
    const request = parseMaskedQuoteRequest(query);
    for (const line of Object.values(request ?? {})) expect(line).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
  }
});
