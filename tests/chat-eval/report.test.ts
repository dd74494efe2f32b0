import { expect, test } from "vitest";
import type { ChatReply } from "#contract/chat.ts";
import type { Case } from "./case.ts";
import { judge } from "./judge.ts";
import { inScopeTable, outOfScopeTable, type Result, share, worstAnswers } from "./report.ts";

function result(id: string, scope: Case["scope"], reply: string): Result {
  const entry: Case = {
    id,
    kind: "fleet-facts",
    language: "en",
    scope,
    turns: [{ say: "jem range?", ...(scope === "in" && { must: [["180"]] }) }],
  };
  const answer: ChatReply = { reply, state: "", outcome: "answered", sources: [] };
  return { entry, answers: [answer], verdict: judge(entry, [answer]) };
}

const right = result("d-right-01", "in", "It runs 180 Km.");
const wrong = result("d-wrong-01", "in", "It runs 90 Km.");
const madeUp = result("d-made-up-01", "out", "It runs 700 Km.");

test("the tables count what was right, what was asked for, and what was made up", () => {
  expect(inScopeTable([right, wrong], "kind")).toMatch(
    /fleet-facts\s*\|\s*2 \|\s*50.0 % \|\s*50.0 % \|\s*- \|/,
  );
  expect(inScopeTable([right, wrong], "language")).toMatch(/all\s*\|\s*2 \|\s*50.0 %/);
  expect(outOfScopeTable([madeUp])).toMatch(/all\s*\|\s*1 \|\s*1 \|/);
  expect(share([true, undefined, false, true])).toBeCloseTo(2 / 3);
});

test("the worst answers to develop on are shown with question, reply and what was missed", () => {
  const shown = worstAnswers([right, wrong, madeUp], true);
  expect(shown).toContain("d-wrong-01: does not say 180\n  > jem range?\n  < [answered] It runs 90 Km.");
  expect(shown).toContain("invents 700km");
  expect(shown).not.toContain("d-right-01");
});

test("the report shows only the ids of the measured part, so that nobody tunes on it", () => {
  expect(worstAnswers([right, wrong, madeUp], false)).toBe("The worst:\n- d-made-up-01\n- d-wrong-01");
});

test("ten are enough, and none is fine", () => {
  const many = Array.from({ length: 12 }, () => wrong);
  expect(worstAnswers(many, false).split("\n")).toHaveLength(11);
  expect(worstAnswers([right], true)).toBe("No answer was wrong.");
});
