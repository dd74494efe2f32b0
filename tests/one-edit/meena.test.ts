import { afterAll, beforeAll, expect, test } from "vitest";
import { claims } from "#content/en/claims.ts";
import { rules } from "#content/en/rules.ts";
import type { Case } from "../chat-eval/case.ts";
import { judge } from "../chat-eval/judge.ts";
import { readTokenCases } from "../chat-eval/read-cases.ts";
import { changesOf, otherOfSameLength } from "./changes.ts";
import { meenaWith } from "./meena.ts";
import { restoreTables } from "./replace-tables.ts";

afterAll(restoreTables);

/**
 * Meena and the questions that evaluate her read the figures of content/en/rules.ts and claims.ts: when one is changed,
 * each answer that was right before is right again, with the new figure in the answer and in what is expected.
 */
const allCases = readTokenCases("development").map((entry) => ({ entry, text: JSON.stringify(entry) }));
const changes = [
  ...changesOf(rules, otherOfSameLength).map(({ name, changed }) => ({
    token: `rules.${name}`,
    tables: { rules: changed },
  })),
  ...changesOf(claims, otherOfSameLength).map(({ name, changed }) => ({
    token: `claims.${name}`,
    tables: { claims: changed },
  })),
].map((change) => ({ ...change, cases: casesThatName(change.token) }));

let rightBefore: readonly string[];
beforeAll(async () => {
  rightBefore = await rightWith({}, [...new Set(changes.flatMap(({ cases }) => cases))]);
});

test.each(changes.filter(({ cases }) => cases.length > 0))(
  "when $token changes, answers and expectations change alike",
  async ({ tables, cases }) => {
    const before = cases.map(({ id }) => id).filter((id) => rightBefore.includes(id));
    expect(await rightWith(tables, cases)).toEqual(expect.arrayContaining(before));
  },
);

test("the questions ask for most of the rules", () => {
  const asked = changes.filter(({ token, cases }) => token.startsWith("rules.") && cases.length > 0);
  expect(asked.length).toBeGreaterThanOrEqual(12);
});

function casesThatName(token: string): Case[] {
  return allCases.filter(({ text }) => text.includes(`{${token}`)).map(({ entry }) => entry);
}

/** The ids of the cases that Meena answers right over these tables. */
async function rightWith(tables: Parameters<typeof meenaWith>[0], cases: readonly Case[]): Promise<string[]> {
  const { converse, fillIn } = await meenaWith(tables);
  const right: string[] = [];
  for (const entry of cases.map(fillIn)) {
    const verdict = judge(entry, await converse(entry));
    if (entry.scope === "in" ? verdict.right : !verdict.madeUp) right.push(entry.id);
  }
  return right;
}
