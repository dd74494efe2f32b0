import { vi } from "vitest";
import { type PageName, routeAddresses, routes } from "#contract/routes.ts";
import { type ReplacedTables, replaceTables } from "./replace-tables.ts";

/** The texts that the build and the server show, by place: "/faq", "search", "messages". */
export type SiteTexts = ReadonlyMap<string, string>;

const noCode = { css: "", stylesheets: [], modules: [] };
const assets = {
  boot: "",
  fonts: [],
  pages: Object.fromEntries(routes.map(({ page }) => [page, noCode])) as unknown as Record<
    PageName,
    typeof noCode
  >,
};

/** Loads the site's code again with replaced tables, and renders everything that a build renders. */
export async function textsWith(tables: ReplacedTables): Promise<SiteTexts> {
  vi.resetModules();
  replaceTables(tables);
  const [
    { renderApp },
    { loadAllCode },
    { composeDocument },
    { webManifest },
    { searchDocuments },
    messages,
    shareCards,
  ] = await Promise.all([
    import("#web/app/entry-prerender.tsx"),
    import("#web/loading/lazy-code.ts"),
    import("#prerender/document.ts"),
    import("#prerender/web-manifest.ts"),
    import("#server/features/search/search-documents.ts"),
    import("#content/en/api-messages.ts"),
    import("#content/en/share-card.ts"),
  ]);
  await loadAllCode();
  const hashes = { scriptHashes: [], styleHashes: [] };
  const origin = "https://www.example.org";
  const documents = routeAddresses.map((address) => {
    const content = renderApp(address, {});
    const { html } = composeDocument({ address, content, data: {}, assets, hashes, origin });
    return [address, wordsOf(html)] as const;
  });
  return new Map([
    ...documents,
    ["site.webmanifest", webManifest()],
    ["the search", searchDocuments.map(({ text }) => text).join("\n")],
    ["the server's messages", JSON.stringify(messages)],
    ["the link previews", JSON.stringify(shareCards)],
  ]);
}

/** Everything in a document that people, crawlers or screen readers read: its text, attributes and structured data. */
function wordsOf(html: string): string {
  return html
    .replace(/<(?!meta|\/)[^>]*?(?: (?:alt|aria-label|title|placeholder)="([^"]*)")?[^>]*>/g, " $1 ")
    .replace(/<meta [^>]*content="([^"]*)"[^>]*>/g, " $1 ")
    .replace(/<\/[^>]*>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ");
}
