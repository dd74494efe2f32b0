/**
 * Fails when a row of docs/conformance.md is open. Each requirement of the specification names where it is built
 * (files that exist) and its tests (tests that passed in the last run, by the reports of both runners).
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { project, readPlaywrightReport, readVitestReport } from "../test/results.ts";
import { problemsOfProof } from "./proof.ts";

interface Row {
  readonly line: number;
  readonly section: string;
  readonly requirement: string;
  readonly built: string;
  readonly tests: string;
}

const results = [readVitestReport(), readPlaywrightReport()].flatMap(({ tests }) => tests);
const rows = readRows(readFileSync(join(project, "docs/conformance.md"), "utf8"));
const problems = rows.flatMap((row) =>
  [...problemsOfPlaces(row), ...problemsOfProof(row.tests, results)].map(
    (why) => `line ${row.line}: ${row.requirement}: ${why}`,
  ),
);
for (const section of "123456789") {
  if (!rows.some((row) => row.section === section)) problems.push(`Section ${section} has no row.`);
}
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log(`${rows.length} requirements are built and tested.`);

/** Every table row except the headings: it begins with a section's number. */
function readRows(text: string): readonly Row[] {
  return text.split("\n").flatMap((content, index) => {
    const [section = "", requirement = "", built = "", tests = ""] = content
      .split("|")
      .slice(1)
      .map((cell) => cell.trim());
    return /^[1-9]$/.test(section) ? [{ line: index + 1, section, requirement, built, tests }] : [];
  });
}

function problemsOfPlaces({ built }: Row): string[] {
  const places = [...built.matchAll(/`([^`]+)`/g)].map(([, place]) => place ?? "");
  if (places.length === 0) return ["names no place where it is built."];
  return places
    .filter((place) => !existsSync(join(project, place)))
    .map((place) => `${place} does not exist.`);
}
