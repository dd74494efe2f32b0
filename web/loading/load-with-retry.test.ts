import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadWithRetry } from "./load-with-retry.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function setUp({ isOnline = true } = {}) {
  vi.stubGlobal("navigator", { onLine: isOnline });
  const stop = new AbortController();
  const load = vi.fn(() => Promise.reject<string>(new Error("offline")));
  const onLoad = vi.fn();
  const onFailure = vi.fn();
  const start = loadWithRetry(load, onLoad, onFailure, stop.signal);
  return { stop, load, onLoad, onFailure, start };
}

test("loads again after pauses that grow, until it has come", async () => {
  const { stop, load, onLoad, onFailure, start } = setUp();
  onLoad.mockImplementation(() => stop.abort());
  start();
  for (const [ms, calls] of [
    [0, 1],
    [999, 1],
    [1, 2],
    [1_999, 2],
    [1, 3],
    [3_999, 3],
  ] as const) {
    await vi.advanceTimersByTimeAsync(ms);
    expect(load).toHaveBeenCalledTimes(calls);
  }
  load.mockResolvedValue("module");
  await vi.advanceTimersByTimeAsync(1);
  expect(onLoad).toHaveBeenCalledExactlyOnceWith("module");
  expect(onFailure).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(4);
});

test("offline waits for the browser to be online again, from the first attempt on", async () => {
  const { load, start } = setUp({ isOnline: false });
  window.dispatchEvent(new Event("online"));
  expect(load).not.toHaveBeenCalled();
  start();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event("online"));
  expect(load).toHaveBeenCalledTimes(2);
});

test("the pauses begin anew when the browser is online again", async () => {
  const { load, start } = setUp();
  start();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(load).toHaveBeenCalledTimes(3);
  window.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(load).toHaveBeenCalledTimes(5);
});

test("does not load again by the clock what only a reload can help", async () => {
  const { load, start } = setUp();
  load.mockImplementation(() => Promise.reject(Object.assign(new Error("gone"), { needsReload: true })));
  start();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event("online"));
  expect(load).toHaveBeenCalledTimes(2);
});

test("an attempt that is under way is reported once, however often it is asked for", async () => {
  const { load, onFailure, start } = setUp({ isOnline: false });
  load.mockReturnValue(load());
  start();
  start();
  await vi.advanceTimersByTimeAsync(0);
  expect(onFailure).toHaveBeenCalledTimes(1);
});

test("the signal ends it", async () => {
  const { stop, load, start } = setUp();
  start();
  await vi.advanceTimersByTimeAsync(0);
  stop.abort();
  await vi.advanceTimersByTimeAsync(60_000);
  window.dispatchEvent(new Event("online"));
  start();
  expect(load).toHaveBeenCalledTimes(1);
});
