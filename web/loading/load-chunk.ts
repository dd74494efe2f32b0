import { codeTimeout } from "./code-timeout.ts";
import { FetchError } from "./import-chunk.ts";

/** A chunk that failed to load, in the words of the specification's error catalogue. */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";
  readonly chunk: string;
  /** @param cause left out when it took too long. */
  constructor(chunk: string, cause?: unknown) {
    super(`Loading chunk ${chunk} failed (${cause ? "missing" : "timeout"})`, { cause });
    this.chunk = chunk;
  }

  /** Whether only a reload of the site can help: the file is gone, or the browser remembers the failed import. */
  get needsReload(): boolean {
    return this.cause instanceof FetchError ? this.cause.isGone : this.cause !== undefined;
  }
}

/**
 * Waits for a dynamic import and its styles. Rejects with a ChunkLoadError when it fails or takes over 120 s. A failure
 * of other code that it waits for, such as a page's lower sections, has the name of the whole and its own cause.
 */
export function loadChunk<Module>(name: string, load: () => Promise<Module>): Promise<Module> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError(name)), codeTimeout);
    load()
      .then(resolve, (error) =>
        reject(new ChunkLoadError(name, error instanceof ChunkLoadError ? error.cause : error)),
      )
      .finally(() => clearTimeout(timer));
  });
}
