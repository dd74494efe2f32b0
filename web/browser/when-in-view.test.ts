import { afterEach, expect, test, vi } from "vitest";
import { whenInView } from "./when-in-view.ts";

afterEach(() => vi.unstubAllGlobals());

/** Takes the browser's place, and returns what reports changes to the observer. */
function stubObserver(): (...areIn: boolean[]) => void {
  const report = vi.fn<(changes: readonly { isIntersecting: boolean }[]) => void>();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: typeof report) {
        report.mockImplementation(callback);
      }
      observe = vi.fn();
      disconnect = vi.fn(() => report.mockReset());
    },
  );
  return (...areIn) => report(areIn.map((isIntersecting) => ({ isIntersecting })));
}

test("an element that came into view is noticed, whatever else is reported in the same call", () => {
  const report = stubObserver();
  const then = vi.fn();
  whenInView({} as Element, then);
  report(false);
  expect(then).toHaveBeenCalledTimes(0);
  report(false, true);
  expect(then).toHaveBeenCalledTimes(1);
  report(true, false);
  expect(then).toHaveBeenCalledTimes(2);
});

test("nothing is called once the watching has been stopped", () => {
  const report = stubObserver();
  const then = vi.fn();
  const stop = whenInView({} as Element, then);
  stop();
  report(true);
  expect(then).not.toHaveBeenCalled();
});
