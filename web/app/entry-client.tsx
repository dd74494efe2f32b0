import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { matchRoute } from "#contract/routes.ts";
import type { RenderData } from "#contract/site-build.ts";
import "../styles/site.css";
import { App } from "./app.tsx";
import { addressInHash, parseLocation } from "./hash-location.ts";
import { loadPage } from "./load-page.ts";

/**
 * Takes the document over. Called by the boot script once the page has painted and loaded. The
 * document on screen may be another's than the address bar's: a deep link (`/#/about-us`) has had
 * the right one put in place by the boot script, which left its address in `data-address`.
 */
async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("The document has no #root element; prerender/document.ts writes it.");
  const address = root.dataset.address ?? "/";
  const data = readRenderData();
  const { page } = matchRoute(parseLocation(address).pathname);
  // With the page's code at hand, hydration never suspends. If it cannot come, App says so.
  await loadPage(page).catch(() => {});
  if (addressInHash(window.location.hash) === undefined) showAddressAsHash(address);
  startTransition(() => {
    hydrateRoot(root, <App initialAddress={address} initialData={data} />);
  });
  const { analytics } = root.dataset;
  if (analytics) void import("./analytics.ts").then(({ loadAnalytics }) => loadAnalytics(analytics));
}

/** `/about-us` becomes `/#/about-us` without a reload. Home keeps its plain address. */
function showAddressAsHash(address: string): void {
  if (address !== "/") window.history.replaceState(null, "", `/#${address}`);
}

function readRenderData(): RenderData {
  const element = document.getElementById("render-data");
  return element?.textContent ? (JSON.parse(element.textContent) as RenderData) : {};
}

void start();
