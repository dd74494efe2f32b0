import { expect, test } from "vitest";
import { chatLimits } from "#contract/chat-limits.ts";
import { createMemoryKeeper, type Memory, noMemory } from "./conversation-state.ts";

const now = new Date("2026-01-02T03:04:05.678Z");
const keeper = createMemoryKeeper("a key");
const memory: Memory = { ...noMemory, language: "pa", vehicles: ["jem"], said: ["ਜੇਮ ਦੀ ਰੇਂਜ?"] };

test("gives back what was remembered, for a day", () => {
  const state = keeper.write(memory, now);
  expect(keeper.read(state, now)).toEqual(memory);
  expect(keeper.read(state, new Date(now.getTime() + 23 * 3_600_000))).toEqual(memory);
  expect(keeper.read(state, new Date(now.getTime() + 25 * 3_600_000))).toEqual(noMemory);
});

test("forgets what was forged, wherever one character differs, or signed with another key", () => {
  const state = keeper.write(memory, now);
  for (let at = 0; at < state.length; at += 3) {
    const other = state[at] === "A" ? "B" : "A";
    expect(keeper.read(state.slice(0, at) + other + state.slice(at + 1), now)).toEqual(noMemory);
  }
  expect(createMemoryKeeper("another key").read(state, now)).toEqual(noMemory);
});

test("forgets what is no state at all, without an error", () => {
  for (const odd of [
    undefined,
    "",
    ".",
    "a.b",
    "x".repeat(10_000),
    "💥",
    `${"A".repeat(40)}.${"A".repeat(43)}`,
  ]) {
    expect(keeper.read(odd, now)).toEqual(noMemory);
  }
});

test("never outgrows the contract: the oldest words go first", () => {
  const said = Array.from({ length: 8 }, (_, index) => `${index}${"ਸ".repeat(199)}`);
  const state = keeper.write({ ...memory, said }, now);
  expect(state.length).toBeLessThanOrEqual(chatLimits.state);
  const kept = keeper.read(state, now).said;
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.at(-1)).toBe(said.at(-1));
});
