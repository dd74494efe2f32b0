/**
 * `npm test`: everything that must hold.
 * Every step runs even if an earlier one failed; the closing line sums them all.
 */
import { spawn } from "node:child_process";
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
const outcomes: Outcome[] = [holdsOrNot(await run("Build", "node", ["scripts/build.ts"]))];
// Half of their time those tests wait for timers, locks and disks: the checks fit in.
const [tested, checked] = await Promise.all([
  suite("Unit and integration", "vitest", vitestArguments(), vitestOutcome),
  checks(),
]);
outcomes.push(tested, ...checked, await endToEnd());

const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
console.log(`\nTook ${Math.round((Date.now() - started) / 1000)} s`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

/** What needs neither a database nor a browser, one after another. */
async function checks(): Promise<Outcome[]> {
  const commands: [title: string, command: string, ...args: string[]][] = [
    ["Format and lint", "biome", "ci", "--error-on-warnings", "."],
    ["Types, browser", "tsc", "-p", "tsconfig.browser.json"],
    ["Types, server", "tsc", "-p", "tsconfig.server.json"],
    ["Types, tests and tools", "tsc", "-p", "tsconfig.tooling.json"],
    ["Unused code and packages", "knip"],
    ["Import directions", "node", "scripts/checks/imports.ts"],
    ["Content", "node", "scripts/checks/content.ts"],
    ["Conformance", "node", "scripts/checks/conformance.ts"],
    ["Valid HTML", "node", "scripts/checks/html.ts"],
    ["No dead links", "node", "scripts/checks/links.ts"],
    ["Byte budgets", "node", "scripts/checks/budgets.ts"],
  ];
  const outcomes: Outcome[] = [];
  for (const [title, command, ...args] of commands) {
    outcomes.push(holdsOrNot(await run(title, command, args, "at its end")));
  }
  return outcomes;
}

/** A check counts as one. */
function holdsOrNot(holds: boolean): Outcome {
  return { passed: holds ? 1 : 0, failed: holds ? 0 : 1 };
}

/** A test runner, which says itself how many passed. One that cannot tell has failed. */
async function suite(
  title: string,
  command: string,
  args: readonly string[],
  read: () => Outcome,
): Promise<Outcome> {
  const succeeded = await run(title, command, args);
  try {
    const outcome = read();
    const silent = !succeeded && outcome.failed === 0;
    return silent ? { ...outcome, failed: 1 } : outcome;
  } catch {
    console.error(`${title}: the runner left no result.`);
    return { passed: 0, failed: 1 };
  }
}

async function endToEnd(): Promise<Outcome> {
  const problem = ensureTestChromium();
  if (problem) {
    console.error(problem);
    return { passed: 0, failed: 1 };
  }
  return suite("End to end", "playwright", ["test"], playwrightOutcome);
}

/** Shows what it says at once, or in one piece at its end if something else is talking meanwhile. */
async function run(
  title: string,
  command: string,
  args: readonly string[],
  shown: "at once" | "at its end" = "at once",
): Promise<boolean> {
  const before = Date.now();
  const heading = `\n=== ${title}\n`;
  if (shown === "at once") process.stdout.write(heading);
  const child = spawn(join(project, "node_modules/.bin", command), args, {
    cwd: project,
    stdio: shown === "at once" ? "inherit" : ["ignore", "pipe", "pipe"],
    env: { ...process.env, NO_COLOR: "1" },
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (part: Buffer) => said.push(part));
  const status = await new Promise<number | null>((resolve) => {
    child.once("close", resolve).once("error", () => resolve(null));
  });
  const seconds = ((Date.now() - before) / 1000).toFixed(1);
  if (shown === "at its end") process.stdout.write(`${heading}${Buffer.concat(said)}`);
  console.log(`--- ${title}: ${status === 0 ? "ok" : "FAILED"} (${seconds} s)`);
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
