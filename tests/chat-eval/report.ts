import type { ChatReply } from "#contract/chat.ts";
import type { Case } from "./case.ts";
import type { Verdict } from "./judge.ts";

export interface Result {
  readonly entry: Case;
  readonly answers: readonly (ChatReply | undefined)[];
  readonly verdict: Verdict;
}

/** The share of those that hold, from 0 to 1; NaN of nothing. */
export function share(holds: readonly (boolean | undefined)[]): number {
  const asked = holds.filter((held) => held !== undefined);
  return asked.filter(Boolean).length / asked.length;
}

/** The shares of the answers to questions in scope, by a property of the case, and of all. */
export function inScopeTable(results: readonly Result[], by: "kind" | "language"): string {
  const rows = groups(results, by).map(([name, group]) => {
    const verdicts = group.map(({ verdict }) => verdict);
    const shares = (["right", "facts", "page", "script"] as const).map((part) =>
      percent(share(verdicts.map((verdict) => verdict[part]))),
    );
    return [name, String(group.length), ...shares];
  });
  return table([`In scope, by ${by}`, "Cases", "Right", "Fact", "Page", "Script"], rows);
}

/** What was made up out of scope, by kind, and the share of replies in the script of the question. */
export function outOfScopeTable(results: readonly Result[]): string {
  const rows = groups(results, "kind").map(([name, group]) => [
    name,
    String(group.length),
    String(group.filter(({ verdict }) => verdict.madeUp).length),
    percent(share(group.map(({ verdict }) => verdict.script))),
  ]);
  return table(["Out of scope, by kind", "Cases", "Made up", "Script"], rows);
}

/** The ten worst answers. For the measured part only their ids are shown, so that nobody tunes on it. */
export function worstAnswers(results: readonly Result[], show: boolean): string {
  const wrong = results
    .filter(({ entry, verdict }) => (entry.scope === "in" ? !verdict.right : verdict.madeUp))
    .sort((a, b) => b.verdict.complaints.length - a.verdict.complaints.length)
    .slice(0, 10);
  if (wrong.length === 0) return "No answer was wrong.";
  return [
    "The worst:",
    ...wrong.map((result) => (show ? conversation(result) : `- ${result.entry.id}`)),
  ].join("\n");
}

function conversation({ entry, answers, verdict }: Result): string {
  const lines = entry.turns.flatMap(({ say }, index) => {
    const answer = answers[index];
    const pages = answer?.sources.map(({ path }) => path).join(" ");
    return [`  > ${say}`, `  < ${answer ? `[${answer.outcome}] ${answer.reply} (${pages})` : "no reply"}`];
  });
  return [`- ${entry.id}: ${verdict.complaints.join("; ")}`, ...lines].join("\n");
}

function groups(
  results: readonly Result[],
  by: "kind" | "language",
): [name: string, group: readonly Result[]][] {
  const byName = Map.groupBy(results, ({ entry }) => entry[by]);
  return [...[...byName].sort(([a], [b]) => a.localeCompare(b)), ["all", results]];
}

export function percent(part: number): string {
  return Number.isNaN(part) ? "-" : `${(part * 100).toFixed(1)} %`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((cell, column) =>
    Math.max(cell.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => (column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[0] ?? 0))).join(" | ")} |`;
  const rule = `|${widths.map((width, column) => `${"-".repeat(width + 1)}${column ? ":" : "-"}`).join("|")}|`;
  return [line(head), rule, ...rows.map(line)].join("\n");
}
