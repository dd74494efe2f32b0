import { loadChunk } from "./load-chunk.ts";

/** Code that is a chunk of its own. */
export interface LazyCode<Module> {
  /** Loads it once. Rejects with a ChunkLoadError; the next call tries again. */
  load(): Promise<Module>;
  /** The module; undefined until it is loaded. */
  loaded(): Module | undefined;
}

/** `lazyCode("home", () => import("./home.below.tsx"))` */
export function lazyCode<Module>(name: string, loader: () => Promise<Module>): LazyCode<Module> {
  let attempt: Promise<Module> | undefined;
  let module: Module | undefined;

  async function start(): Promise<Module> {
    try {
      module = await loadChunk(name, loader());
      return module;
    } catch (error) {
      attempt = undefined;
      throw error;
    }
  }

  return {
    load() {
      attempt ??= start();
      return attempt;
    },
    loaded: () => module,
  };
}
