/**
 * Renders whole documents. The build bundles this module with the site's code as dist/renderer/renderer.js, and puts
 * `assets.json` beside it. The build itself and the server (for /search and for forms sent without scripts) use that
 * bundle.
 */
import { readFileSync } from "node:fs";
import { site } from "#content/en/site.ts";
import type { RenderData, RenderedDocument } from "#contract/site-build.ts";
import { errorsOfApp, renderApp } from "#web/app/entry-prerender.tsx";
import { loadAllCode } from "#web/loading/lazy-code.ts";
import type { DocumentAssets } from "./assets.ts";
import { composeDocument, inlineHashes } from "./document.ts";

const { origin, assets } = JSON.parse(readFileSync(new URL("assets.json", import.meta.url), "utf8")) as {
  readonly origin: string;
  readonly assets: DocumentAssets;
};
const hashes = inlineHashes(assets);
await loadAllCode();

/** The whole document of an address such as "/search?q=eicher", with its CSP hashes. */
export function renderDocument(address: string, data: RenderData): RenderedDocument {
  const content = renderApp(address, data);
  const analytics = site.analytics?.script;
  return composeDocument({ address, content, data, assets, hashes, origin, analytics });
}

export const renderErrors = errorsOfApp;
