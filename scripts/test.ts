/**
 * `npm test`: everything that must hold, in the order in which a failure is cheapest to find.
 * Every step runs even if an earlier one failed; the closing line sums them all.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureTestChromium } from "./ensure-chromium.ts";

interface Outcome {
  readonly passed: number;
  readonly failed: number;
}

const project = fileURLToPath(new URL("..", import.meta.url));
const results = join(project, "tests/results");
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const started = Date.now();
const outcomes: Outcome[] = [
  step("Format and lint", "biome", ["ci", "--error-on-warnings", "."]),
  step("Types, browser", "tsc", ["-p", "tsconfig.browser.json"]),
  step("Types, server", "tsc", ["-p", "tsconfig.server.json"]),
  step("Types, tests and tools", "tsc", ["-p", "tsconfig.tooling.json"]),
  step("Unused code and packages", "knip", []),
  step("Import directions", "node", ["scripts/checks/imports.ts"]),
  step("Content", "node", ["scripts/checks/content.ts"]),
  step("Conformance", "node", ["scripts/checks/conformance.ts"]),
  step("Build", "node", ["scripts/build.ts"]),
  step("Valid HTML", "node", ["scripts/checks/html.ts"]),
  step("No dead links", "node", ["scripts/checks/links.ts"]),
  step("Byte budgets", "node", ["scripts/checks/budgets.ts"]),
  suite("Unit and integration", "vitest", vitestArguments(), vitestOutcome),
  endToEnd(),
];

const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
console.log(`\nTook ${Math.round((Date.now() - started) / 1000)} s`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

/** A check that either holds or not: it counts as one. */
function step(title: string, command: string, args: readonly string[]): Outcome {
  const holds = run(title, command, args);
  return { passed: holds ? 1 : 0, failed: holds ? 0 : 1 };
}

/** A test runner, which says itself how many passed. One that cannot tell has failed. */
function suite(title: string, command: string, args: readonly string[], read: () => Outcome): Outcome {
  const succeeded = run(title, command, args);
  try {
    const outcome = read();
    const silent = !succeeded && outcome.failed === 0;
    return silent ? { ...outcome, failed: 1 } : outcome;
  } catch {
    console.error(`${title}: the runner left no result.`);
    return { passed: 0, failed: 1 };
  }
}

function endToEnd(): Outcome {
  const problem = ensureTestChromium();
  if (problem) {
    console.error(problem);
    return { passed: 0, failed: 1 };
  }
  return suite("End to end", "playwright", ["test"], playwrightOutcome);
}

function run(title: string, command: string, args: readonly string[]): boolean {
  const before = Date.now();
  console.log(`\n=== ${title}`);
  const { status } = spawnSync(join(project, "node_modules/.bin", command), args, {
    cwd: project,
    stdio: "inherit",
    env: { ...process.env, NO_COLOR: "1" },
  });
  console.log(
    `--- ${title}: ${status === 0 ? "ok" : "FAILED"} (${((Date.now() - before) / 1000).toFixed(1)} s)`,
  );
  return status === 0;
}

function vitestArguments(): string[] {
  return [
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${join(results, "vitest.json")}`,
  ];
}

/** A file that cannot even be loaded has no failed test: it counts as one. */
function vitestOutcome(): Outcome {
  const report = readJson("vitest.json") as {
    success: boolean;
    numPassedTests: number;
    numFailedTests: number;
  };
  const failed = Math.max(report.numFailedTests, report.success ? 0 : 1);
  return { passed: report.numPassedTests, failed };
}

function playwrightOutcome(): Outcome {
  const { stats } = readJson("playwright.json") as {
    stats: { expected: number; unexpected: number; flaky: number };
  };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(join(results, file), "utf8"));
}
