import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { prefetchLinked } from "./prefetch.ts";

/** What of an element the listener reads. */
class Element extends EventTarget {
  readonly #href: string | undefined;
  constructor(href?: string) {
    super();
    this.#href = href;
  }
  closest(): { getAttribute(): string | undefined } | null {
    return this.#href === undefined ? null : { getAttribute: () => this.#href };
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a link's page is asked for once the pointer or the focus rests on it, and at once under a finger", () => {
  const prefetch = vi.fn();
  const link = new Element("#/search?q=eicher");
  prefetchLinked(link, prefetch);
  for (const type of ["pointerover", "focusin"]) {
    link.dispatchEvent(new Event(type));
    vi.advanceTimersByTime(60);
    expect(prefetch, type).not.toHaveBeenCalled();
    vi.advanceTimersByTime(10);
    expect(prefetch.mock.calls, type).toEqual([["search"]]);
    prefetch.mockClear();
  }
  // Touching brings both.
  link.dispatchEvent(new Event("pointerover"));
  link.dispatchEvent(new Event("touchstart"));
  expect(prefetch.mock.calls).toEqual([["search"]]);
  vi.runAllTimers();
  expect(prefetch).toHaveBeenCalledOnce();
});

test("nothing is asked for by a pointer that passes, beside links, or while data is saved", () => {
  const prefetch = vi.fn();
  const link = new Element("#/faq");
  prefetchLinked(link, prefetch);
  link.dispatchEvent(new Event("pointerover"));
  // As over the next element: the listener hears of both.
  vi.spyOn(link, "closest").mockReturnValueOnce(null);
  link.dispatchEvent(new Event("pointerover"));
  vi.runAllTimers();
  expect(prefetch).not.toHaveBeenCalled();

  vi.stubGlobal("navigator", { connection: { saveData: true } });
  link.dispatchEvent(new Event("touchstart"));
  vi.runAllTimers();
  expect(prefetch).not.toHaveBeenCalled();

  vi.stubGlobal("navigator", { connection: { saveData: false } });
  link.dispatchEvent(new Event("touchstart"));
  vi.runAllTimers();
  expect(prefetch.mock.calls).toEqual([["faq"]]);
});
