import { expect, test, vi } from "vitest";
import { engineCall } from "#tests/support/engine-call.ts";
import { noMemory } from "../conversation/conversation-state.ts";
import { createEngine } from "../engine.ts";
import { knowledgeOfContent } from "../understand/knowledge.ts";
import { createUnderstanding } from "../understand/understand.ts";
import { readOnce } from "./read-once.ts";

const knowledge = knowledgeOfContent();
const understand = createUnderstanding(knowledge.vocabularies, knowledge.vehicles, knowledge.places);

test("a text is read once until it is forgotten", () => {
  let count = 0;
  const once = readOnce((...read) => {
    count += 1;
    return understand(...read);
  });
  once.understand("hello", undefined);
  once.understand("hello", undefined);
  expect(count).toBe(1);
  once.forget();
  once.understand("hello", undefined);
  expect(count).toBe(2);
});

test("nothing of a message stays in memory behind its answer", async () => {
  const engine = createEngine({
    knowledge,
    openJobs: async () => [],
    rankTopics: () => [{ topic: "hours", probability: 1 }],
    understand,
  });
  // The readings lie in a map that nobody outside can see: how full each map was that was emptied, in order.
  const emptied: number[] = [];
  const clear = vi.spyOn(Map.prototype, "clear").mockImplementation(function (this: Map<unknown, unknown>) {
    emptied.push(this.size);
    for (const key of [...this.keys()]) this.delete(key);
  });
  await engine("when are you open?", noMemory, engineCall).finally(() => clear.mockRestore());
  expect(emptied.at(-1)).toBeGreaterThan(0);
});
