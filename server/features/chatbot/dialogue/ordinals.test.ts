import { expect, test } from "vitest";
import { engineCall } from "#tests/support/engine-call.ts";
import { readRankTopics } from "#tests/support/meena-model.ts";
import { noMemory } from "../conversation/conversation-state.ts";
import { createEngine } from "../engine.ts";
import { knowledgeOfContent } from "../understand/knowledge.ts";
import { wordsOf } from "../understand/spelling.ts";
import { findOrdinal } from "./ordinals.ts";

const knowledge = knowledgeOfContent();
const engine = createEngine({ knowledge, rankTopics: readRankTopics(), openJobs: async () => [] });
const [, , third, fourth] = knowledge.vehicles;

test.each([
  ["the third one", 4, 2],
  ["second", 2, 1],
  ["the second one", 4, 1],
  ["and the last one", 4, 3],
  ["teesri wali", 4, 2],
  ["ਦੂਜੀ", 4, 1],
  ["panchvi wali", 5, 4],
  ["the third", 2, undefined],
  ["this one", 4, undefined],
  ["the 2nd one", 4, 1],
  ["1st", 2, 0],
  ["the 3rd", 2, undefined],
])("%j of %i", (text, length, index) => {
  expect(findOrdinal(wordsOf(text), length)?.index).toBe(index);
});

test("a plain number counts only where one may be picked", () => {
  expect(findOrdinal(["2"], 2, true)?.index).toBe(1);
  expect(findOrdinal(["2"], 2)).toBeUndefined();
});

test("a vehicle of a list is asked for by its place in the list, again and again", async () => {
  const list = await engine("Which vehicles do you have?", noMemory, engineCall);
  const first = await engine("how much weight does the third one take", list.memory, engineCall);
  expect(first.reply).toContain(third?.title);
  expect(first.reply).not.toContain(fourth?.title);
  const next = await engine("and the last one?", first.memory, engineCall);
  expect(next.reply).toContain(fourth?.title);
  expect(next.reply).not.toContain(third?.title);
});
