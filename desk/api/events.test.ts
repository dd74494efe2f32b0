import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openLiveUpdates } from "./events.ts";

class FakeEventSource {
  static readonly CLOSED = 2;
  static opened: FakeEventSource[] = [];
  readyState = 0;
  onopen = () => {};
  onerror = () => {};
  readonly listeners = new Map<string, (event: { data: string }) => void>();
  constructor() {
    FakeEventSource.opened.push(this);
  }
  addEventListener(name: string, listener: (event: { data: string }) => void) {
    this.listeners.set(name, listener);
  }
  close() {
    this.readyState = FakeEventSource.CLOSED;
  }
  /** As when something else than a stream answers: the browser gives up. */
  fail() {
    this.close();
    this.onerror();
  }
}

const latest = () => FakeEventSource.opened.at(-1) as FakeEventSource;

beforeEach(() => {
  FakeEventSource.opened = [];
  vi.stubGlobal("EventSource", FakeEventSource);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("after a proxy's error the stream is opened again, with longer and longer pauses, and all is read again", () => {
  const client = new QueryClient();
  const readAgain = vi.spyOn(client, "invalidateQueries");
  const heard: boolean[] = [];
  const end = openLiveUpdates(client, (interrupted) => heard.push(interrupted));
  latest().onopen();
  latest().fail();
  vi.advanceTimersByTime(1_000);
  expect(FakeEventSource.opened).toHaveLength(2);
  latest().fail();
  vi.advanceTimersByTime(1_000);
  expect(FakeEventSource.opened, "the pause is longer").toHaveLength(2);
  vi.advanceTimersByTime(1_000);
  expect(FakeEventSource.opened).toHaveLength(3);
  expect(readAgain).not.toHaveBeenCalled();
  latest().onopen();
  expect(readAgain).toHaveBeenCalledOnce();
  expect(heard).toEqual([false, true, true, false]);
  latest().fail();
  end();
  vi.runAllTimers();
  expect(FakeEventSource.opened).toHaveLength(3);
});

test("the browser's own attempts are left alone, and who is signed out asks for no more", () => {
  openLiveUpdates(new QueryClient(), () => {});
  latest().onerror();
  latest().listeners.get("signed-out")?.({ data: "{}" });
  vi.runAllTimers();
  expect(FakeEventSource.opened).toHaveLength(1);
  expect(latest().readyState).toBe(FakeEventSource.CLOSED);
});
