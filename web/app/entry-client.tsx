import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { matchRoute } from "#contract/routes.ts";
import type { RenderData } from "#contract/site-build.ts";
import "../styles/site.css";
import { startReplay } from "#web/hydration/replay-clicks.ts";
import { parseLocation } from "#web/navigation/hash-location.ts";
import { App } from "./app.tsx";
import { loadServedPage, prefetchPage } from "./load-page.ts";
import { prefetchLinked } from "./prefetch.ts";

let isStarted = false;

/**
 * Hydrates the document. The boot script calls this at the visitor's first interaction, before the carousel turns, or
 * for what the tab has stored (web/boot/defer-scripts.ts). For a deep link (`/#/about-us`) it has replaced the served
 * document with the right one and left its address in `data-address`.
 *
 * Rejects when the page's code does not load. The document is then untouched, and this can be called again.
 *
 * @param pressed the buttons that were pressed so far, and from now on (replay-clicks.ts).
 */
export async function start(pressed: Set<HTMLElement>): Promise<void> {
  // prerender/document.ts writes it.
  const root = document.getElementById("root") as HTMLElement;
  const address = root.dataset.address ?? "/";
  const data = readRenderData();
  const { page } = matchRoute(parseLocation(address).pathname);
  // With the page's code loaded, hydration never suspends, and React never replaces the document with an error.
  await loadServedPage(page);
  // An earlier call may have waited for the same code.
  if (isStarted) return;
  isStarted = true;
  startTransition(() => {
    hydrateRoot(root, <App initialAddress={address} initialData={data} />, { onRecoverableError });
  });
  startReplay(root, pressed);
  prefetchLinked(document, prefetchPage);
}

/** React's own report of a failed hydration does not say what failed. */
function onRecoverableError(error: unknown): void {
  reportError((error as Error).cause ?? error);
}

function readRenderData(): RenderData {
  const element = document.getElementById("render-data");
  return element?.textContent ? (JSON.parse(element.textContent) as RenderData) : {};
}
