import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPresence } from "./presence.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const asha = { id: "staff-1", name: "Asha" };
const bilal = { id: "staff-2", name: "Bilal" };

/** What colleagues are told: each time, who has the message open. */
function start() {
  const told: string[][] = [];
  const presence = createPresence((_messageId, viewers) => told.push(viewers.map(({ name }) => name)));
  return { presence, told };
}

test("a colleague whose page ends without a word is taken away, and the others are told", () => {
  const { presence, told } = start();
  presence.enter("m", asha, false);
  presence.enter("m", bilal, false);
  for (let repeats = 0; repeats < 3; repeats++) {
    vi.advanceTimersByTime(20_000);
    presence.enter("m", asha, false);
  }
  expect(told).toEqual([["Asha"], ["Asha", "Bilal"], ["Asha"]]);
  vi.advanceTimersByTime(60_000);
  expect(told.at(-1)).toEqual([]);
  expect(presence.presentColleagues("m")).toEqual([]);
});

test("a colleague who has left is told of once", () => {
  const { presence, told } = start();
  presence.enter("m", asha, true);
  presence.leave("m", asha.id);
  presence.leave("m", asha.id);
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual([["Asha"], []]);
});
