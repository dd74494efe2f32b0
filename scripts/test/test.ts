/**
 * `npm test`: all checks and tests. Every step runs even if an earlier one failed; the last line is the total.
 *
 * `npm test -- <part of a path or title>` runs only those tests, and builds the site first if one of them reads it.
 */
import { spawn } from "node:child_process";
import { globSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { ensureTestChromium } from "../browser/ensure-chromium.ts";
import { needsSite } from "./needs-site.ts";
import {
  project,
  type Report,
  readPlaywrightReport,
  readVitestReport,
  resultsFolder,
  type TestResult,
  vitestReport,
} from "./results.ts";
import { beginTestRun } from "./test-run.ts";

interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly tests?: readonly TestResult[];
}

/** How many lines of a failure are printed again at the end. */
const maxLinesOfAFailure = 25;

/** A check counts as one. */
const held: Outcome = { passed: 1, failed: 0 };
const broken: Outcome = { passed: 0, failed: 1 };

const testRun = await beginTestRun();
let isStopped = false;
const exitCodes: Readonly<Record<string, number>> = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };
for (const [signal, exitCode] of Object.entries(exitCodes)) process.on(signal, () => stop(signal, exitCode));

const started = Date.now();
const part = process.argv.slice(2).join(" ");
rmSync(resultsFolder, { recursive: true, force: true });
mkdirSync(resultsFolder, { recursive: true });

const outcomes = part ? await runPart() : await runAll();
const tests = outcomes.flatMap((outcome) => outcome.tests ?? []);
const passed = sum(outcomes.map((outcome) => outcome.passed));
const failed = sum(outcomes.map((outcome) => outcome.failed));
// When only a part runs, the runners count all other tests as skipped.
const skipped = part ? [] : tests.filter(({ status }) => status === "skipped");
await testRun.end();
printSlowest();
printFailures();
if (skipped.length > 0) console.log("\nSkipped, for the reasons given above:");
for (const { file, title } of skipped) console.log(`  ${file}: ${title}`);
console.log(`\nTook ${Math.round((Date.now() - started) / 1000)} s`);
if (part && passed + failed === 0) console.log(`No test has "${part}" in its path or title.`);
console.log(`${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ""}`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

async function runAll(): Promise<Outcome[]> {
  const built = await check("Build", "node", ["scripts/build/build.ts"], "at once");
  // The unit and integration tests wait half of their time for timers, locks and disks: the rest runs meanwhile.
  const [tested, [checked, endToEnd]] = await Promise.all([
    vitest([]),
    checks().then(async (outcomes) => [outcomes, await playwright([])] as const),
  ]);
  // The check reads which tests have passed.
  const conformance = await check("Conformance", "node", ["scripts/checks/conformance.ts"]);
  return [built, tested, ...checked, endToEnd, conformance];
}

/** The checks that need neither a database nor a browser, one after another. */
async function checks(): Promise<Outcome[]> {
  const commands: [title: string, command: string, ...args: string[]][] = [
    ["Format and lint", "biome", "ci", "--error-on-warnings", "."],
    ["Types, browser", "tsc", "-p", "tsconfig.browser.json"],
    ["Types, server", "tsc", "-p", "tsconfig.server.json"],
    ["Types, tests and tools", "tsc", "-p", "tsconfig.tooling.json"],
    ["Unused code and packages", "knip"],
    ["Import directions", "node", "scripts/checks/imports.ts"],
    ["Content", "node", "scripts/checks/content.ts"],
    ["Utterances", "node", "scripts/checks/utterances.ts"],
    ["Valid HTML", "node", "scripts/checks/html.ts"],
    ["No dead links", "node", "scripts/checks/links.ts"],
    ["Byte budgets", "node", "scripts/checks/budgets.ts"],
  ];
  const outcomes: Outcome[] = [];
  for (const [title, command, ...args] of commands) outcomes.push(await check(title, command, args));
  return outcomes;
}

/** Runs the files whose path has the part, or, if there are none, the tests whose title has it. */
async function runPart(): Promise<Outcome[]> {
  const files = globSync(["**/*.test.{ts,tsx}", "tests/e2e/*.spec.ts"], {
    cwd: project,
    exclude: ["node_modules", "dist*"],
  })
    .map((file) => file.replaceAll(path.sep, "/"))
    .filter((file) => file.includes(part));
  const isEndToEnd = (file: string) => file.endsWith(".spec.ts");
  if (needsSite(files) && !(await run("Build", "node", ["scripts/build/build.ts"]))) return [broken];
  if (files.length === 0) {
    // The runners read a title as a regular expression.
    const title = RegExp.escape(part);
    return [await vitest(["-t", title]), await playwright(["--pass-with-no-tests", "-g", title])];
  }
  const unit = files.filter((file) => !isEndToEnd(file));
  const endToEnd = files.filter(isEndToEnd).map((file) => `${file.replaceAll(".", "\\.")}$`);
  return [
    ...(unit.length > 0 ? [await vitest(unit)] : []),
    ...(endToEnd.length > 0 ? [await playwright(endToEnd)] : []),
  ];
}

function vitest(args: readonly string[]): Promise<Outcome> {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${vitestReport}`];
  return suite("Unit and integration", "vitest", ["run", ...reporters, ...args], readVitestReport);
}

async function playwright(args: readonly string[]): Promise<Outcome> {
  const problem = ensureTestChromium();
  if (problem) {
    console.error(problem);
    return broken;
  }
  return suite("End to end", "playwright", ["test", ...args], readPlaywrightReport);
}

/** A runner that fails without naming a failed test, or that leaves no report, counts as one failure. */
async function suite(
  title: string,
  command: string,
  args: readonly string[],
  read: () => Report,
): Promise<Outcome> {
  const succeeded = await run(title, command, args);
  try {
    const { tests, otherFailures } = read();
    const count = (status: TestResult["status"]) => tests.filter((test) => test.status === status).length;
    const failed = count("failed") + otherFailures;
    return { passed: count("passed"), failed: succeeded ? failed : Math.max(1, failed), tests };
  } catch {
    console.error(`${title}: the runner left no report.`);
    return broken;
  }
}

async function check(
  title: string,
  command: string,
  args: readonly string[],
  shown: "at once" | "at its end" = "at its end",
): Promise<Outcome> {
  return (await run(title, command, args, shown)) ? held : broken;
}

/** Prints the command's output at once, or in one piece at its end if another command prints meanwhile. */
async function run(
  title: string,
  command: string,
  args: readonly string[],
  shown: "at once" | "at its end" = "at once",
): Promise<boolean> {
  // The signal would end the next step too.
  if (isStopped) return new Promise(() => {});
  const before = Date.now();
  const heading = `\n=== ${title}\n`;
  if (shown === "at once") process.stdout.write(heading);
  const child = spawn(path.join(project, "node_modules/.bin", command), args, {
    cwd: project,
    stdio: shown === "at once" ? "inherit" : ["ignore", "pipe", "pipe"],
    env: { ...process.env, NO_COLOR: "1" },
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text: Buffer) => output.push(text));
  const status = await new Promise<number | null>((resolve) => {
    child.once("close", resolve).once("error", () => resolve(null));
  });
  if (isStopped) return new Promise(() => {});
  const seconds = ((Date.now() - before) / 1000).toFixed(1);
  if (shown === "at its end") process.stdout.write(`${heading}${Buffer.concat(output)}`);
  console.log(`--- ${title}: ${status === 0 ? "ok" : "FAILED"} (${seconds} s)`);
  return status === 0;
}

async function stop(signal: string, exitCode: number): Promise<void> {
  if (isStopped) return;
  isStopped = true;
  await testRun.end();
  console.error(`\nStopped by ${signal}.`);
  process.exit(exitCode);
}

/** Failures are printed again at the end, for readers who see only a log's last lines. */
function printFailures(): void {
  const failures = tests.filter(({ status }) => status === "failed");
  if (failures.length > 0) console.log("\nThe failures:");
  for (const { file, groups, title, messages } of failures) {
    console.log(`  ${[file, ...groups, title].join(": ")}`);
    const lines = messages.flatMap((message) => message.split("\n"));
    for (const line of lines.slice(0, maxLinesOfAFailure)) console.log(`    ${line}`);
  }
}

function printSlowest(): void {
  const ran = tests.filter(({ status }) => status !== "skipped");
  const slowest = ran.sort((a, b) => b.milliseconds - a.milliseconds).slice(0, 10);
  if (slowest.length > 0) console.log("\nThe slowest tests:");
  for (const { milliseconds, file, title } of slowest) {
    console.log(`${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${file}: ${title}`);
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
