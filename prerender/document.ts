import { createHash } from "node:crypto";
import { failureText, scriptsNotice, slowPage } from "#content/en/failure.ts";
import { matchRoute } from "#contract/routes.ts";
import type { RenderData, RenderedDocument } from "#contract/site-build.ts";
import type { DocumentAssets } from "./assets.ts";
import { headTags } from "./head.ts";
import { escapeHtml, scriptJson } from "./html.ts";
import { pageMetaOf } from "./page-meta.ts";
import { structuredData } from "./structured-data.ts";

type InlineHashes = Pick<RenderedDocument, "scriptHashes" | "styleHashes">;

export interface DocumentInput {
  /** The address, with its query: "/search?q=eicher". */
  readonly address: string;
  /** The HTML of the page. */
  readonly content: string;
  readonly data: RenderData;
  readonly assets: DocumentAssets;
  /** The result of `inlineHashes` for these assets. */
  readonly hashes: InlineHashes;
  /** Scheme and host of the public site, without a trailing slash. */
  readonly origin: string;
  /** The address of the configured analytics script, if the site has one. */
  readonly analytics?: string | undefined;
}

/**
 * Writes the whole document around a rendered page, with the CSP hashes of its inline scripts and styles. Throws when
 * the page has an inline style, which the CSP would drop silently, or when React left something out.
 */
export function composeDocument({
  address,
  content,
  data,
  assets,
  hashes,
  origin,
  analytics,
}: DocumentInput): RenderedDocument {
  const [pathname = "/", query = ""] = address.split("?");
  const route = matchRoute(pathname);
  const page = assets.pages[route.page];
  const meta = pageMetaOf(route, query);
  refuseInlineStyles(content, address);
  refuseHoles(content, address);
  const html = `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<script>${assets.boot}</script>
${assets.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`).join("\n")}
<style>${page.css}</style>
${headTags(meta, query, origin)}
<meta name="theme-color" content="#f4f3ee" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#0a0f0d" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest">
<script type="application/ld+json">${scriptJson(structuredData(meta, origin, data))}</script>
${page.stylesheets.map((href) => `<link rel="stylesheet" href="${href}" disabled>`).join("\n")}
</head>
<body>
<div id="loading-indicator" class="loading-indicator" aria-hidden="true"></div>
<div id="root" data-modules="${escapeHtml(page.modules.join(" "))}"${analytics ? ` data-analytics="${escapeHtml(analytics)}"` : ""}>${content}</div>
${noticeHtml}
<p class="slow-notice" role="status"><span>${escapeHtml(slowPage)}</span></p>
<script type="application/json" id="render-data">${scriptJson(data)}</script>
</body>
</html>
`;
  return { html, ...hashes, ...(analytics && { analyticsOrigin: new URL(analytics).origin }) };
}

/** The notice that web/boot/load-scripts.ts shows when the scripts do not load. It is outside React's #root. */
const noticeHtml = `<div id="scripts-notice" class="scripts-notice" role="status"><div hidden>
<p>${escapeHtml(scriptsNotice.text)}</p>
<span>${escapeHtml(scriptsNotice.trying)}</span><button type="button" data-loads-scripts>${escapeHtml(failureText.retry)}</button><button type="button">${escapeHtml(scriptsNotice.close)}</button>
</div></div>`;

/**
 * The CSP hashes of a build's inline script and styles. They are the same for every document, so they are computed
 * once. All pages' styles are included, because for a deep link the boot script inserts another page's styles.
 */
export function inlineHashes(assets: DocumentAssets): InlineHashes {
  const styles = new Set(Object.values(assets.pages).map(({ css }) => css));
  return { scriptHashes: [cspHash(assets.boot)], styleHashes: [...styles].map(cspHash) };
}

function cspHash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** React silently leaves out a part that threw on the server, for the browser to render. */
function refuseHoles(content: string, address: string): void {
  if (content.includes("<!--$!-->")) {
    throw new Error(
      `${address} was not rendered to its end: a component threw. Does it use the browser's objects?`,
    );
  }
}

function refuseInlineStyles(content: string, address: string): void {
  const found = content.match(/<[a-z][^>]* style="[^"]*"/i)?.[0];
  if (found) {
    throw new Error(`${address} renders an inline style, which its CSP forbids: ${found}. Use a class.`);
  }
}
