import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerTimes } from "#content/en/answer-times.ts";
import { claims } from "#content/en/claims.ts";
import { vehicles } from "#content/en/fleet.ts";
import { rules } from "#content/en/rules.ts";
import { formatCount } from "#content/format/english.ts";
import type { Vehicle } from "#content/schema/fleet.ts";
import { changesOf, type Figure, isSpan, otherWords } from "./changes.ts";
import { patternsOf } from "./figure-patterns.ts";
import { restoreTables } from "./replace-tables.ts";
import { type SiteTexts, textsWith } from "./site-texts.ts";

afterAll(restoreTables);

/**
 * A figure is one edit: when one is changed in content/en/rules.ts or claims.ts, no page, description, search text or
 * message still says the old one. Each is changed in turn, and all that a build renders is rendered.
 */
const changes = [
  ...changesOf(rules).map((change) => ({ ...change, tables: { rules: change.changed } })),
  ...changesOf(claims).map((change) => ({ ...change, tables: { claims: change.changed } })),
];
/** The law's own figure, in an article and an answer about e-way bills, and what content/en/answer-times.ts says. */
const notOurs = new RegExp(`be cancelled within 24 hours|call applicants ${answerTimes.applicants}`, "g");

let before: SiteTexts;
const after = new Map<string, SiteTexts>();

beforeAll(async () => {
  before = await textsWith({});
  for (const { name, tables } of changes) after.set(name, await textsWith(tables));
});

describe.each(changes)("when $name changes", ({ name, after: figure }) => {
  test("the site says the new figure, and no place is left without one", () => {
    const texts = after.get(name) ?? new Map();
    expect(places(texts, newFigure(figure))).not.toEqual([]);
    for (const [where, text] of texts) expect(text, where).not.toMatch(/undefined|NaN|\[object/);
  });
});

/** Several may be written in the same way: "24 hours" is three rules. */
const ways = Map.groupBy(
  changes.flatMap(({ name, before: figure }) => patternsOf(figure).map((way) => ({ way, name }))),
  ({ way }) => way,
);

test.each([...ways])("every place that says /%s/ reads it from one of the tables", (way, owners) => {
  const found = places(before, way);
  const left = owners.map(({ name }) => places(after.get(name), way));
  // Each place has to change with exactly one of the figures.
  const changed = left.reduce((sum, { length }) => sum + found.length - length, 0);
  const always = found.filter((place) => left.every((kept) => kept.includes(place)));
  expect(changed, `written by hand:\n${always.join("\n")}`).toBe(found.length);
});

test("the words of the rules are read from the table too", async () => {
  const { words, changed } = otherWords(rules);
  const texts = await textsWith({ rules: changed });
  for (const { path, after: text } of words) expect(places(texts, text), path.join(".")).not.toEqual([]);
  for (const { path, before: text } of words) {
    // The names of the places and hours stand elsewhere too, where they mean something else.
    const isTold = path[0] !== "assuredBooking" && text.length > 12;
    if (isTold) expect(places(texts, text.replace(/\.$/, "")), path.join(".")).toEqual([]);
  }
});

test("a vehicle's name on the booking screen is the fleet's", async () => {
  const [first, ...others] = vehicles;
  const texts = await textsWith({ vehicles: [{ ...(first as Vehicle), title: "Changed Name" }, ...others] });
  expect(places(texts, `Book ${first?.title}`)).toEqual([]);
  expect(places(texts, "Book Changed Name")).not.toEqual([]);
});

/** Where a pattern is found, with the words around it. */
function places(texts: SiteTexts | undefined, pattern: string): string[] {
  const around = new RegExp(`.{0,40}?(?:${pattern}).{0,30}?`, "gi");
  return [...(texts ?? [])].flatMap(([where, text]) =>
    [...text.replaceAll(notOurs, "").matchAll(around)].map(([found]) => `${where}: …${found}…`),
  );
}

function newFigure(figure: Figure): string {
  if (typeof figure === "number") return waysOf(figure);
  return isSpan(figure)
    ? `${waysOf(figure.from)}(?:-|–| to | and )₹?${waysOf(figure.to)}`
    : waysOf(figure.value);
}

function waysOf(figure: number): string {
  return `(?:${formatCount(figure)}|${figure.toLocaleString("en")}|${figure})`;
}
