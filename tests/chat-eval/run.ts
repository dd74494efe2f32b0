/**
 * Asks Meena every question of a part of the evaluation set and prints how she did: `npm run chat:eval`, or
 * `npm run chat:eval -- --part measured`. Starts the built site by itself. Ends with 1 when she is not good enough.
 *
 * The measured part shows no questions, since one that a developer has seen measures nothing any more; `--show` shows
 * them for checking the judge.
 */
import { parseArgs } from "node:util";
import { startSite } from "#scripts/processes/site-process.ts";
import { converse } from "./ask.ts";
import { judge } from "./judge.ts";
import { type Load, measureLoad } from "./load.ts";
import { parts, readCases } from "./read-cases.ts";
import { inScopeTable, outOfScopeTable, percent, type Result, share, worstAnswers } from "./report.ts";

/** The evaluation fails outside these bounds. */
const bounds = { right: 0.95, madeUp: 0.01, p99Ms: 20, requestsPerSecond: 50 };

const { values } = parseArgs({
  options: {
    part: { type: "string", default: "development" },
    show: { type: "boolean", default: false },
    port: { type: "string", default: "18601" },
  },
});
const part = parts.find((name) => name === values.part);
if (!part) throw new Error(`--part is one of ${parts.join(", ")}.`);

const cases = readCases(part);
const site = await startSite(Number(values.port), { RATE_LIMIT_SCALE: "100000" });
try {
  const results: Result[] = [];
  for (const entry of cases) {
    const answers = await converse(site.origin, entry);
    results.push({ entry, answers, verdict: judge(entry, answers) });
  }
  report(results, await measureLoad(site.origin, cases, bounds.requestsPerSecond));
} finally {
  await site.stop();
}

function report(results: readonly Result[], load: Load): void {
  const inScope = results.filter(({ entry }) => entry.scope === "in");
  const outOfScope = results.filter(({ entry }) => entry.scope === "out");
  const right = share(inScope.map(({ verdict }) => verdict.right));
  const madeUp = share(outOfScope.map(({ verdict }) => verdict.madeUp));
  const unanswered = results.filter(({ answers }) => answers.includes(undefined)).length;

  console.log(`\n${inScopeTable(inScope, "kind")}`);
  console.log(`\n${inScopeTable(inScope, "language")}`);
  console.log(`\n${outOfScopeTable(outOfScope)}`);
  console.log(`\n${worstAnswers(results, part === "development" || values.show)}\n`);

  const passed = [
    bound(
      `right answers in scope: ${percent(right)}`,
      right >= bounds.right,
      `at least ${percent(bounds.right)}`,
    ),
    bound(
      `made up out of scope: ${percent(madeUp)}`,
      madeUp <= bounds.madeUp,
      `at most ${percent(bounds.madeUp)}`,
    ),
    bound(
      `at ${load.rate} requests/s: p50 ${load.p50.toFixed(1)} ms, p99 ${load.p99.toFixed(1)} ms`,
      load.p99 <= bounds.p99Ms,
      `p99 at most ${bounds.p99Ms} ms`,
    ),
    bound(`without a valid reply: ${unanswered} conversations`, unanswered === 0, "none"),
    bound(`not answered with 200 under load: ${load.failures} requests`, load.failures === 0, "none"),
  ];
  console.log(`      unthrottled: ${Math.round(load.unthrottledPerSecond)} requests/s`);
  if (passed.includes(false)) process.exitCode = 1;
}

function bound(measured: string, kept: boolean, wanted: string): boolean {
  console.log(`${kept ? "ok   " : "FAILS"} ${measured} (${wanted})`);
  return kept;
}
