import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whenIdle } from "./when-idle.ts";

/** The callbacks that the browser was asked to call when idle. */
let asked: (() => void)[] = [];

beforeEach(() => {
  asked = [];
  vi.stubGlobal("window", { requestIdleCallback: true });
  vi.stubGlobal("requestIdleCallback", (work: () => void) => asked.push(work));
});

afterEach(() => {
  quietMoments(10);
  vi.unstubAllGlobals();
});

function quietMoments(count: number): void {
  for (let moment = 0; moment < count; moment += 1) for (const work of asked.splice(0)) work();
}

test("each idle moment does one piece of work, in the order in which they were scheduled", () => {
  const done: string[] = [];
  for (const name of ["first", "second", "third"]) whenIdle(() => done.push(name));
  expect(done).toEqual([]);
  quietMoments(1);
  expect(done).toEqual(["first"]);
  quietMoments(1);
  expect(done).toEqual(["first", "second"]);
  quietMoments(1);
  expect(done).toEqual(["first", "second", "third"]);
});

test("cancelled work is not done, and work scheduled after it still is", () => {
  const done: string[] = [];
  const takeBack = whenIdle(() => done.push("first"));
  whenIdle(() => done.push("second"));
  takeBack();
  quietMoments(1);
  expect(done).toEqual(["second"]);
});

test("a browser without idle callbacks does it a little later", () => {
  vi.useFakeTimers();
  vi.stubGlobal("window", {});
  const done: string[] = [];
  for (const name of ["first", "second"]) whenIdle(() => done.push(name));
  vi.advanceTimersByTime(300);
  expect(done).toEqual(["first"]);
  vi.advanceTimersByTime(300);
  expect(done).toEqual(["first", "second"]);
  vi.useRealTimers();
});
