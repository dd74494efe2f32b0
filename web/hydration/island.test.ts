import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LazyCode } from "#web/loading/lazy-code.ts";

/** What the component gave to React's `use`, in order. */
const used = vi.hoisted(() => [] as Promise<unknown>[]);

vi.mock("react", async (original) => ({
  ...(await original<typeof import("react")>()),
  useId: () => "id",
  /** As React's: the value of a promise that is known to be fulfilled; otherwise the component suspends. */
  use(promise: Promise<unknown> & { status?: string; value?: unknown }) {
    used.push(promise);
    if (promise.status !== "fulfilled") throw new Error("suspended");
    return promise.value;
  },
}));
vi.mock("./use-hydrated.ts", () => ({ useHydrated: () => false }));
// The page answers presses before any island opens (entry-client.tsx). Here there is no page.
vi.mock("./replay-clicks.ts", () => ({ replayClicks: vi.fn() }));

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("document", { getElementById: () => null, querySelectorAll: () => [] });
  vi.stubGlobal("window", { addEventListener: vi.fn(), removeEventListener: vi.fn() });
});
afterEach(() => vi.unstubAllGlobals());

/** Renders the island's content and returns the promises that it read. */
function readBy(island: {
  props: { children: { type: (props: object) => unknown; props: object } };
}): Promise<unknown>[] {
  used.length = 0;
  const { type, props } = island.props.children;
  try {
    type(props);
  } catch {
    // It suspended.
  }
  return [...used];
}

test.each(["load", "visible", "interaction", "never"] as const)(
  "an island that hydrates %s reads the same promises in the same order when React renders it again",
  async (hydrate) => {
    const { Island, hydrateIslands } = await import("./island.tsx");
    const { lazyCode } = await import("#web/loading/lazy-code.ts");
    const code: LazyCode<object> = lazyCode("part", async () => ({}));
    const children = vi.fn();
    const island = Island({ code, children, hydrate }) as unknown as Parameters<typeof readBy>[0];

    const [hydration] = readBy(island);
    // The visitor goes to another page between the two.
    await code.load();
    hydrateIslands();
    expect(readBy(island)).toEqual([hydration, code.loaded]);
    expect(readBy(island)[0]).toBe(hydration);
    expect(children).toHaveBeenCalledWith({});
  },
);

test.each([
  ["is shown", true, 1],
  ["was left", false, 0],
])("a key loads the code of an island whose page %s: %s", async (_page, isConnected, times) => {
  const element = { isConnected, matches: () => false, contains: () => false };
  vi.stubGlobal("document", { getElementById: () => ({ nextElementSibling: element }) });
  const window = new EventTarget();
  vi.stubGlobal("window", window);
  const { Island } = await import("./island.tsx");
  const load = vi.fn(() => new Promise(() => {}));
  const code = { load, isLoaded: () => false } as unknown as LazyCode<object>;
  const island = Island({ code, children: vi.fn(), hydrate: "interaction" });
  readBy(island as unknown as Parameters<typeof readBy>[0]);
  window.dispatchEvent(new Event("keydown"));
  expect(load).toHaveBeenCalledTimes(times);
});
