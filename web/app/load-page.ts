import type { PageName } from "#contract/routes.ts";
import { markFulfilled } from "#web/loading/lazy-code.ts";
import { type ChunkLoadError, loadChunk } from "#web/loading/load-chunk.ts";
import type { PageModule } from "#web/pages/page.ts";
import { footerCode } from "../shell/shell-code.ts";
import { pageLoaders } from "./pages.ts";

const attempts = new Map<string, Promise<PageModule>>();
let served: { readonly name: PageName; readonly code: Promise<PageModule> } | undefined;

/**
 * Loads a page's code once, with the code of its lower sections. Rejects with a ChunkLoadError when it fails or takes
 * over 120 s, and gives the same rejection until `forgetFailure`, because React asks again while it renders.
 */
export function loadPage(name: PageName): Promise<PageModule> {
  return attempts.get(name) ?? attempt(name, () => loadWhole(name));
}

/** Loads what the served document needs at once. Its lower sections are HTML already (island.tsx). */
export async function loadServedPage(name: PageName): Promise<void> {
  const code = attempt(name, pageLoaders[name]);
  attempts.delete(name);
  await code;
  served = { name, code };
}

/** The code that shows a page, loaded or loading. */
export function codeOf(name: PageName): Promise<PageModule> {
  const known = attempts.get(name);
  return known ?? (served?.name === name ? served.code : loadPage(name));
}

/** Loads a page's code that is likely wanted next. After a failure the visit itself tries again. */
export function prefetchPage(name: PageName): void {
  if (!attempts.has(name) && served?.name !== name) loadPage(name).catch(forgetFailure);
}

/** Lets the next `loadPage` load the code again. */
export function forgetFailure({ chunk }: ChunkLoadError): void {
  attempts.delete(chunk);
}

function attempt(name: PageName, load: () => Promise<PageModule>): Promise<PageModule> {
  const loading: Promise<PageModule> = loadChunk(name, load).then((module) => {
    markFulfilled(loading, module);
    return module;
  });
  attempts.set(name, loading);
  return loading;
}

/** A footer that is in the document already stays as it is if its code fails to load. */
async function loadFooter(): Promise<void> {
  try {
    await footerCode.load();
  } catch (error) {
    if (!document.querySelector("main ~ footer")) throw error;
  }
}

async function loadWhole(name: PageName): Promise<PageModule> {
  const [module] = await Promise.all([pageLoaders[name](), loadFooter()]);
  await module.below?.load();
  return module;
}
