import type { TestResult } from "#scripts/test/results.ts";

/**
 * What is wrong with a cell of tests in docs/conformance.md; empty if nothing is. A test is written as `file`: title,
 * where the title may be that of a group; several are separated by <br>. Only a test that ran and passed counts.
 */
export function problemsOfProof(cell: string, results: readonly TestResult[]): string[] {
  return cell.split("<br>").flatMap((entry) => {
    const [, file = "", title] = /^`([^`]+)`: (.+)$/.exec(entry.trim()) ?? [];
    if (title === undefined) return ["names no test."];
    const pattern = titlePattern(title);
    const named = results.filter(
      (test) => test.file === file && [test.title, ...test.groups].some((name) => pattern.test(name)),
    );
    if (named.length === 0) return [`no test "${title}" of ${file} has run.`];
    const unproven = named.find(({ status }) => status !== "passed");
    return unproven
      ? [`"${unproven.title}" of ${file} ${unproven.status === "skipped" ? "was skipped" : "failed"}.`]
      : [];
  });
}

/** In the source, the title of a test that runs for several values has `${…}`, %s or $name in place of a value. */
function titlePattern(title: string): RegExp {
  const parts = title.split(/\$\{.*?\}|%[sdifjoc#$]|\$[a-z][\w.]*/i);
  const literal = parts.map((part) => RegExp.escape(part));
  return new RegExp(`^${literal.join(".*")}$`, "s");
}
