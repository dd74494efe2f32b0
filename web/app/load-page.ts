import type { PageName } from "#contract/routes.ts";
import { type LazyCode, lazyCode, markFulfilled } from "#web/loading/lazy-code.ts";
import { loadChunk } from "#web/loading/load-chunk.ts";
import type { PageModule } from "#web/pages/page.ts";
import { footerCode } from "../shell/shell-code.ts";
import { pageLoaders } from "./pages.ts";

/** Each page with the footer and the page's lower sections. */
export const pages = Object.fromEntries(
  Object.keys(pageLoaders).map((name) => [name, lazyCode(name, () => loadWhole(name as PageName))]),
) as Readonly<Record<PageName, LazyCode<PageModule>>>;

/** The code of the served page alone: its footer and lower sections are HTML already (island.tsx). */
let served: { readonly name: PageName; readonly code: Promise<PageModule> } | undefined;

export async function loadServedPage(name: PageName): Promise<void> {
  const code = loadChunk(name, pageLoaders[name]);
  markFulfilled(code, await code);
  served = { name, code };
}

/** Loads all code of a page. Rejects with a ChunkLoadError when it fails or takes over 120 s. */
export function loadPage(name: PageName): Promise<PageModule> {
  if (served?.name === name) served = undefined;
  return pages[name].load();
}

/** The code that shows a page: loaded, loading or failed. */
export function codeOf(name: PageName): Promise<PageModule> {
  return served?.name === name ? served.code : pages[name].latest();
}

/** Loads a page's code that is likely wanted next. After a failure the visit itself tries again. */
export function prefetchPage(name: PageName): void {
  if (served?.name !== name) loadPage(name).catch(() => {});
}

async function loadWhole(name: PageName): Promise<PageModule> {
  const [module] = await Promise.all([pageLoaders[name](), loadFooter()]);
  await module.below?.load();
  return module;
}

/** A footer that is in the document already stays as it is if its code fails to load. */
async function loadFooter(): Promise<void> {
  try {
    await footerCode.load();
  } catch (error) {
    if (!document.querySelector("main ~ footer")) throw error;
  }
}
