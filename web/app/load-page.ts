import type { PageName } from "#contract/routes.ts";
import { type ChunkLoadError, loadChunk } from "./load-chunk.ts";
import type { PageModule } from "./page.ts";
import { pageLoaders } from "./pages.ts";

const attempts = new Map<string, Promise<PageModule>>();

/**
 * Loads a page's code once. Rejects with a ChunkLoadError when the chunk is missing or takes over
 * 120 s, and goes on giving that answer until `forgetFailure`: React asks again while it renders.
 */
export function loadPage(name: PageName): Promise<PageModule> {
  const known = attempts.get(name);
  if (known) return known;
  const attempt = loadChunk(name, pageLoaders[name]()).then((module) => {
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
