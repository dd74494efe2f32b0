import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { matchRoute } from "#contract/routes.ts";
import type { RenderData } from "#contract/site-build.ts";
import "../styles/site.css";
import { App } from "./app.tsx";
import { parseLocation } from "./hash-location.ts";
import type { ChunkLoadError } from "./load-chunk.ts";
import { forgetFailure, loadPage } from "./load-page.ts";

let isStarted = false;

/**
 * Takes the document over. Called by the boot script (load-scripts.ts) once the page has painted and loaded. The
 * document on screen may be another's than the address bar's: a deep link (`/#/about-us`) has had
 * the right one put in place by the boot script, which left its address in `data-address`.
 *
 * Rejects when the page's code does not come. The document is untouched then, and it can be called again.
 */
export async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("The document has no #root element; prerender/document.ts writes it.");
  const address = root.dataset.address ?? "/";
  const data = readRenderData();
  const { page } = matchRoute(parseLocation(address).pathname);
  // With the page's code at hand, hydration never suspends, and React never replaces the document by an error.
  await loadPage(page).catch((error: ChunkLoadError) => {
    forgetFailure(error);
    throw error;
  });
  // An earlier call may have waited for the same code.
  if (isStarted) return;
  isStarted = true;
  if (!window.location.hash.startsWith("#/")) showAddressAsHash(address);
  startTransition(() => {
    hydrateRoot(root, <App initialAddress={address} initialData={data} />);
  });
  const { analytics } = root.dataset;
  if (analytics) {
    import("./analytics.ts").then(({ loadAnalytics }) => loadAnalytics(analytics), console.warn);
  }
}

/** `/about-us` becomes `/#/about-us` without a reload. Home keeps its plain address. */
function showAddressAsHash(address: string): void {
  if (address !== "/") window.history.replaceState(null, "", `/#${address}`);
}

function readRenderData(): RenderData {
  const element = document.getElementById("render-data");
  return element?.textContent ? (JSON.parse(element.textContent) as RenderData) : {};
}
