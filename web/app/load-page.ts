import type { PageName } from "#contract/routes.ts";
import type { PageModule } from "./page.ts";
import { pageLoaders } from "./pages.ts";

/** A page's code has 120 s to arrive (specification, section 9). In milliseconds. */
export const chunkTimeout = 120_000;

/** Why a page's code did not come; worded as the specification's error catalogue writes it. */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";
  readonly chunk: PageName;
  constructor(chunk: PageName, reason: "missing" | "timeout") {
    super(`Loading chunk ${chunk} failed (${reason})`);
    this.chunk = chunk;
  }
}

const attempts = new Map<PageName, Promise<PageModule>>();

/**
 * Loads a page's code once. Rejects with a ChunkLoadError when the chunk is missing or takes over
 * 120 s, and goes on giving that answer until `forgetFailure`: React asks again while it renders.
 */
export function loadPage(name: PageName): Promise<PageModule> {
  const known = attempts.get(name);
  if (known) return known;
  const attempt = withTimeout(pageLoaders[name](), name).then((module) => {
    // The fields React's use() looks for: a page whose code is here renders at once, without a pause.
    Object.assign(attempt, { status: "fulfilled", value: module });
    return module;
  });
  attempts.set(name, attempt);
  return attempt;
}

/** Lets the next `loadPage` ask for the code again. */
export function forgetFailure({ chunk }: ChunkLoadError): void {
  attempts.delete(chunk);
}

function withTimeout(chunk: Promise<PageModule>, name: PageName): Promise<PageModule> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError(name, "timeout")), chunkTimeout);
    chunk.then(resolve, () => reject(new ChunkLoadError(name, "missing"))).finally(() => clearTimeout(timer));
  });
}
