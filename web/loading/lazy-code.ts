import { loadChunk } from "./load-chunk.ts";

/**
 * Code that is a chunk of its own, loaded by a dynamic import. Declare it once, beside what shows it:
 *
 *     const code = lazyCode("load-planner", () => import("./planner.tsx"));
 *
 * Two ways show it. What the server renders is an `Island` (web/hydration/island.tsx): its HTML is in the document, and
 * its code is loaded when React is to take that over. What only the browser renders uses `useLazyCode`
 * (use-lazy-code.ts): its code is loaded when it is wanted, and a failure can be shown. Pages are lazy code too
 * (web/app/load-page.ts). What shows nothing, such as the carousel's engine, calls `load`.
 */
export interface LazyCode<Module> {
  /** Loads it once. Rejects with a ChunkLoadError; the next call tries again. */
  load(): Promise<Module>;
  /** The latest attempt, also a failed one. React asks for it at each rendering. */
  latest(): Promise<Module>;
  /** Fulfilled by the first attempt that succeeds, never rejected. */
  readonly loaded: Promise<Module>;
  isLoaded(): boolean;
}

const all: LazyCode<unknown>[] = [];

export function lazyCode<Module>(name: string, loader: () => Promise<Module>): LazyCode<Module> {
  const { promise: loaded, resolve } = createThenable<Module>();
  let attempt: Promise<Module> | undefined;
  let isLoaded = false;
  let hasFailed = false;

  function start(): Promise<Module> {
    const started = loadChunk(name, loader);
    attempt = started;
    hasFailed = false;
    started.then(
      (module) => {
        isLoaded = true;
        markFulfilled(started, module);
        resolve(module);
      },
      () => {
        hasFailed = true;
      },
    );
    return started;
  }

  const latest = () => attempt ?? start();
  const code: LazyCode<Module> = {
    load: () => (hasFailed ? start() : latest()),
    latest,
    loaded,
    isLoaded: () => isLoaded,
  };
  if (import.meta.env.SSR) all.push(code);
  return code;
}

/** Loads all code, and what that code declares in turn: the build and the server render everything at once. */
export async function loadAllCode(): Promise<void> {
  for (const code of all) await code.load();
}

/** A promise that React's `use` can read as soon as `resolve` is called. `Promise.withResolvers` is too new (decision 4). */
export function createThenable<Value>() {
  let settle: (value: Value) => void;
  const promise = new Promise<Value>((resolve) => {
    settle = resolve;
  });
  return {
    promise,
    resolve(value: Value): void {
      markFulfilled(promise, value);
      settle(value);
    },
  };
}

/** Sets the fields that React's `use` reads, so that it does not suspend for a value that is there. */
export function markFulfilled<Value>(promise: Promise<Value>, value: Value): void {
  Object.assign(promise, { status: "fulfilled", value });
}
