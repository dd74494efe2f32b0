import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { project, readVitestReport, type TestResult } from "#scripts/test/results.ts";
import { problemsOfProof } from "./proof.ts";

/** The file name of the tests below, as the report gives it: relative to the project. */
let file: string;
let results: readonly TestResult[];
const folder = mkdtempSync(path.join(tmpdir(), "greenmile-proof-"));
afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(() => {
  const tests = path.join(folder, "sample.test.ts");
  const report = path.join(folder, "report.json");
  file = path.relative(project, tests);
  writeFileSync(
    tests,
    `
    test("passes", () => {});
    test("fails", () => expect(1).toBe(2));
    test.skip("is skipped", () => {});
    // test("is commented out", () => {});
    for (const value of ["one", "two"]) test(\`holds for \${value}\`, () => {});
    test.each([3, 4])("is odd: %i", (value) => expect(value % 2).toBe(1));
    describe("a group", () => test("of tests", () => {}));
    `,
  );
  const args = ["run", "--globals", "--root", folder, "--reporter=json", `--outputFile=${report}`];
  spawnSync(path.join(project, "node_modules/.bin/vitest"), args, {
    cwd: folder,
    env: { PATH: process.env.PATH, TMPDIR: folder },
  });
  results = readVitestReport(report).tests;
});

const problemsOf = (title: string) => problemsOfProof(`\`${file}\`: ${title}`, results);

// biome-ignore lint/suspicious/noTemplateCurlyInString: a title as it stands in a source.
test.each(["passes", "holds for ${value}", "a group"])("a test that ran and passed is proof: %s", (title) => {
  expect(problemsOf(title)).toEqual([]);
});

test.each([
  ["is commented out", "has run"],
  ["is skipped", "was skipped"],
  ["fails", "failed"],
  ["is odd: %i", "failed"],
  ["pass", "has run"],
])("what did not run and pass is none: %s", (title, why) => {
  expect(problemsOf(title)).toEqual([expect.stringContaining(why)]);
});

test("each of several tests has to be proof, and no test is none", () => {
  expect(problemsOfProof(`\`${file}\`: passes<br>\`${file}\`: is skipped`, results)).toHaveLength(1);
  expect(problemsOfProof("", results)).toEqual(["names no test."]);
  expect(problemsOfProof("`content/en/other.test.ts`: passes", results)).toHaveLength(1);
});
