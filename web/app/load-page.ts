import type { PageName } from "#contract/routes.ts";
import { type ChunkLoadError, loadChunk } from "./load-chunk.ts";
import type { PageModule } from "./page.ts";
import { pageLoaders } from "./pages.ts";

const attempts = new Map<string, Promise<PageModule>>();

/**
 * Loads a page's code once. Rejects with a ChunkLoadError when it fails or takes over 120 s, and gives the same
 * rejection until `forgetFailure`, because React asks again while it renders.
 */
export function loadPage(name: PageName): Promise<PageModule> {
  const known = attempts.get(name);
  if (known) return known;
  const attempt = loadChunk(name, pageLoaders[name]()).then((module) => {
    // The fields that React's use() reads: a page whose code is here renders at once, without suspending.
    Object.assign(attempt, { status: "fulfilled", value: module });
    return module;
  });
  attempts.set(name, attempt);
  return attempt;
}

/** Lets the next `loadPage` load the code again. */
export function forgetFailure({ chunk }: ChunkLoadError): void {
  attempts.delete(chunk);
}
