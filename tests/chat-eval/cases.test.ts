import { describe, expect, test } from "vitest";
import { routeAddresses } from "#contract/routes.ts";
import { sampleJobs } from "#server/database/migrations/0002-jobs-and-applicants.ts";
import { type Case, languages } from "./case.ts";
import { parts, readCases } from "./read-cases.ts";

const cases = { development: readCases("development"), measured: readCases("measured") };
const everything = [...cases.development, ...cases.measured];

function words(entry: Case): string {
  return entry.turns
    .map(({ say }) =>
      say
        .toLowerCase()
        .replace(/[\p{P}\s]+/gu, " ")
        .trim(),
    )
    .join(" / ");
}

describe("the questions for Meena", () => {
  test.each(parts)("the %s part covers what was promised", (part) => {
    const all = cases[part];
    expect(all.length).toBeGreaterThanOrEqual(part === "measured" ? 320 : 200);
    expect(all.filter(({ scope }) => scope === "out").length).toBeGreaterThanOrEqual(
      part === "measured" ? 70 : 40,
    );
    for (const language of languages) {
      expect(all.filter((entry) => entry.language === language).length).toBeGreaterThanOrEqual(20);
    }
    expect(all.filter(({ turns }) => turns.length > 1).length).toBeGreaterThanOrEqual(20);
  });

  test("both parts ask of the same kinds", () => {
    const kinds = parts.map((part) => [...new Set(cases[part].map(({ kind }) => kind))].sort());
    expect(kinds[0]).toEqual(kinds[1]);
  });

  test("no question is asked twice, least of all in both parts", () => {
    expect(new Set(everything.map(({ id }) => id)).size).toBe(everything.length);
    const asked = everything.map(words).filter(Boolean);
    expect(asked.filter((question, index) => asked.indexOf(question) !== index)).toEqual([]);
  });

  test("the pages that have to be cited exist", () => {
    for (const { id, turns } of everything) {
      for (const page of turns.flatMap((turn) => turn.page ?? [])) expect(routeAddresses, id).toContain(page);
    }
  });

  test("only questions in scope have facts, and only those out of scope have facts that may be given anyway", () => {
    for (const { id, scope, turns } of everything) {
      const names = turns.flatMap((turn) => Object.keys(turn));
      if (scope === "out") expect(names, id).not.toContain("must");
      else {
        expect(names, id).not.toContain("allow");
        for (const turn of turns) expect(turn.must ?? turn.page ?? turn.outcome, id).toBeDefined();
      }
    }
  });

  test("the jobs that she is asked for are those of a new database", () => {
    const open = sampleJobs.filter(({ status }) => status === "Open");
    expect(open.map(({ title, city }) => `${title}, ${city}`).sort()).toEqual([
      "Charging hub supervisor, Chandigarh",
      "Customer support executive, Mohali",
      "Driver partner, Delhi-NCR",
      "Driver partner, Mohali",
      "Fleet operations associate, Bangalore",
    ]);
  });
});
