/**
 * What a changed rule breaks: `npm run one-edit`, or `npm run one-edit -- price.range` for some rules only.
 *
 * Copies the project, changes the rules' figures in the copy's content/en/rules.ts (all at once; with `--each` one at a
 * time), builds, runs the unit and integration tests, and lists what fails. Ends with 1 when anything fails but the
 * facts of the specification, which content/en/specification.test.ts repeats on purpose. A run takes some minutes.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { rules } from "#content/en/rules.ts";
import { type Change, changesOf, type Figure, isAmount } from "./changes.ts";

const pinned = "content/en/specification.test.ts";
const suites = [
  "content",
  "contract",
  "prerender",
  "server/desk",
  "server/features",
  "web",
  "tests/one-edit",
  "tests/chat-eval",
];

const { values, positionals } = parseArgs({
  options: { each: { type: "boolean", default: false } },
  allowPositionals: true,
});
// How many digits a number has is a format of the API, which test data of all kinds keep to.
const changes = changesOf(rules, oneMore).filter(
  ({ name }) =>
    !name.startsWith("identity.") &&
    (positionals.length === 0 || positionals.some((wanted) => name.startsWith(wanted))),
);

const project = join(import.meta.dirname, "../..");
const copy = mkdtempSync(join(tmpdir(), "one-edit-"));
try {
  execFileSync("sh", ["-c", `git ls-files -z | xargs -0 cp --parents -t ${copy}`], { cwd: project });
  symlinkSync(join(project, "node_modules"), join(copy, "node_modules"));
  const rounds = values.each ? changes.map((change) => [change]) : [changes];
  const failed = rounds.map(isBroken);
  if (failed.includes(true)) process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}

/** Changes the rules in the copy, builds and tests it, and prints the test files that fail. */
function isBroken(round: readonly Change<unknown>[]): boolean {
  const changed = round.reduce(
    (all, { name, after }) => withFigure(all, name.split("."), after),
    rules as unknown,
  );
  writeFileSync(
    join(copy, "content/en/rules.ts"),
    `import type { Rules } from "../schema/rules.ts";
export const rules = ${JSON.stringify(changed, null, 2)} as const satisfies Rules;
`,
  );
  const what = round.map(({ name }) => name).join(", ");
  const build = spawnSync(process.execPath, ["scripts/build/build.ts"], { cwd: copy, encoding: "utf8" });
  if (build.status !== 0) {
    console.log(`${what}: the build fails\n${build.stderr}`);
    return true;
  }
  const report = join(copy, "report.json");
  const vitest = join(project, "node_modules/vitest/vitest.mjs");
  spawnSync(process.execPath, [vitest, "run", "--reporter=json", `--outputFile=${report}`, ...suites], {
    cwd: copy,
  });
  const failing = failingTests(report).map((test) => test.replace(`${copy}/`, ""));
  const unexpected = failing.filter((test) => !test.startsWith(pinned));
  console.log(
    `${what}: ${failing.length - unexpected.length} pinned facts, and ${unexpected.length} other tests fail`,
  );
  for (const test of unexpected) console.log(`  ${test}`);
  return unexpected.length > 0;
}

/** As an owner might change it: a load of one box more still fits the vehicle. Both figures of a span change. */
function oneMore(figure: Figure): Figure {
  if (typeof figure === "number") return figure + 1;
  return isAmount(figure)
    ? { ...figure, value: figure.value + 1 }
    : { ...figure, from: figure.from + 1, to: figure.to + 1 };
}

function withFigure(part: unknown, [key, ...rest]: readonly string[], figure: unknown): unknown {
  if (key === undefined) return figure;
  const inside = withFigure((part as Record<string, unknown>)[key], rest, figure);
  return Array.isArray(part) ? part.with(Number(key), inside) : { ...(part as object), [key]: inside };
}

function failingTests(report: string): string[] {
  const { testResults } = JSON.parse(readFileSync(report, "utf8")) as {
    readonly testResults: readonly {
      readonly name: string;
      readonly status: string;
      readonly message: string;
      readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
    }[];
  };
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === "failed");
    if (failed.length === 0 && status === "failed") return [`${name}: ${message}`];
    return failed.map(({ fullName }) => `${name}: ${fullName}`);
  });
}
