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
  const callback = vi.fn();
  whenInView({} as Element, callback);
  report(false);
  expect(callback).toHaveBeenCalledTimes(0);
  report(false, true);
  expect(callback).toHaveBeenCalledTimes(1);
  report(true, false);
  expect(callback).toHaveBeenCalledTimes(2);
});

test("nothing is called once the watching has been stopped", () => {
  const report = stubObserver();
  const callback = vi.fn();
  const stop = whenInView({} as Element, callback);
  stop();
  report(true);
  expect(callback).not.toHaveBeenCalled();
});
