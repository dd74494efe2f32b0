/** A lazily loaded piece of code has 120 s to arrive (specification, section 9). In milliseconds. */
const chunkTimeout = 120_000;

/** Why a piece of code did not come; worded as the specification's error catalogue writes it. */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";
  readonly chunk: string;
  constructor(chunk: string, reason: "missing" | "timeout") {
    super(`Loading chunk ${chunk} failed (${reason})`);
    this.chunk = chunk;
  }
}

/**
 * Waits for a dynamic import: `loadChunk("load-planner", import("./planner.tsx"))`. Rejects with a
 * ChunkLoadError when it cannot be had or takes over 120 s.
 */
export function loadChunk<Module>(name: string, chunk: Promise<Module>): Promise<Module> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError(name, "timeout")), chunkTimeout);
    chunk.then(resolve, () => reject(new ChunkLoadError(name, "missing"))).finally(() => clearTimeout(timer));
  });
}
