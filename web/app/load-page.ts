import type { PageName } from "#contract/routes.ts";
import type { PageModule } from "./page.ts";
import { pageLoaders } from "./pages.ts";

/** A page's code has 120 s to arrive (specification, section 9). In milliseconds. */
export const chunkTimeout = 120_000;

/** Why a page's code did not come; worded as the specification's error catalogue writes it. */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";
  constructor(chunk: string, reason: "missing" | "timeout") {
    super(`Loading chunk ${chunk} failed (${reason})`);
  }
}

const pending = new Map<PageName, Promise<PageModule>>();
const loaded = new Map<PageName, PageModule>();

/** The page if its code is already here. */
export function loadedPage(name: PageName): PageModule | undefined {
  return loaded.get(name);
}

/**
 * Loads a page's code once; a failed attempt is forgotten, so that a retry asks again.
 * Rejects with a ChunkLoadError when the chunk is missing or takes over 120 s.
 */
export function loadPage(name: PageName): Promise<PageModule> {
  const known = pending.get(name);
  if (known) return known;
  const attempt = withTimeout(pageLoaders[name](), name).then((module) => {
    loaded.set(name, module);
    return module;
  });
  pending.set(name, attempt);
  attempt.catch(() => pending.delete(name));
  return attempt;
}

function withTimeout(chunk: Promise<PageModule>, name: PageName): Promise<PageModule> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError(name, "timeout")), chunkTimeout);
    chunk.then(resolve, () => reject(new ChunkLoadError(name, "missing"))).finally(() => clearTimeout(timer));
  });
}
