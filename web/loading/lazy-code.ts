import { loadChunk } from "./load-chunk.ts";

/** Code that is a chunk of its own. */
export interface LazyCode<Module> {
  /** Loads it once. Rejects with a ChunkLoadError; the next call tries again. */
  load(): Promise<Module>;
  /** Fulfilled by the first load that succeeds, never rejected: for React's `use`. */
  readonly loaded: Promise<Module>;
  isLoaded(): boolean;
}

const all: LazyCode<unknown>[] = [];

/** `lazyCode("home", () => import("./home.below.tsx"))` */
export function lazyCode<Module>(name: string, loader: () => Promise<Module>): LazyCode<Module> {
  const { promise: loaded, resolve } = Promise.withResolvers<Module>();
  let attempt: Promise<Module> | undefined;
  let isLoaded = false;

  async function start(): Promise<Module> {
    try {
      const module = await loadChunk(name, loader);
      isLoaded = true;
      markFulfilled(loaded, module);
      resolve(module);
      return module;
    } catch (error) {
      attempt = undefined;
      throw error;
    }
  }

  const code: LazyCode<Module> = {
    load() {
      attempt ??= start();
      return attempt;
    },
    loaded,
    isLoaded: () => isLoaded,
  };
  all.push(code);
  return code;
}

/** Loads all code, also what other code brings: the build and the server render everything at once. */
export async function loadAllCode(): Promise<void> {
  for (const code of all) await code.load();
}

/** Sets the fields that React's `use` reads, so that it does not suspend for a value that is there. */
export function markFulfilled<Value>(promise: Promise<Value>, value: Value): void {
  Object.assign(promise, { status: "fulfilled", value });
}
