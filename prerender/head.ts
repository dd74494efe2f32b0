import { pageTitles } from "#content/en/pages.ts";
import { shareCard } from "#content/en/share-card.ts";
import { site } from "#content/en/site.ts";
import { documentTitle } from "#web/navigation/document-title.ts";
import { feedPath, feedTitle } from "./blog-feed.ts";
import { escapeHtml } from "./html.ts";
import type { PageMeta } from "./page-meta.ts";
import { shareCardPath, shareCardSize, shareTitle } from "./share-card.ts";

/**
 * The part of the head for people, crawlers and link previews. `origin` has no trailing slash.
 *
 * Only search results ask not to be indexed. A page whose query fills in its form names the page without it as its
 * canonical address, and so does `/index3` Home; structured data links to `/hiring?job=…`, which has to be indexable. The
 * error page needs neither, because an unknown address is answered with 404.
 */
export function headTags(page: PageMeta, query: string, origin: string): string {
  const { route, title, description, path, post } = page;
  const canonical = origin + path;
  const fullTitle = documentTitle(title);
  return [
    `<title>${escapeHtml(fullTitle)}</title>`,
    metaName("description", description),
    ...(query && route.page === "search" ? [metaName("robots", "noindex")] : []),
    ...(path ? [`<link rel="canonical" href="${escapeHtml(canonical)}">`] : []),
    ...(route.page === "blog" || route.page === "blog-article"
      ? [
          `<link rel="alternate" type="application/rss+xml" href="${feedPath}" title="${escapeHtml(feedTitle)}">`,
        ]
      : []),
    metaProperty("og:type", post ? "article" : "website"),
    metaProperty("og:site_name", site.name),
    metaProperty("og:locale", "en_IN"),
    metaProperty("og:title", fullTitle),
    metaProperty("og:description", description),
    ...(path ? [metaProperty("og:url", canonical)] : []),
    metaProperty("og:image", origin + shareCardPath(route)),
    metaProperty("og:image:type", "image/jpeg"),
    metaProperty("og:image:width", String(shareCardSize.width)),
    metaProperty("og:image:height", String(shareCardSize.height)),
    metaProperty("og:image:alt", `${shareTitle(pageTitles[route.id])}, ${shareCard.pictureAlt}`),
    metaName("twitter:card", "summary_large_image"),
  ].join("\n");
}

function metaName(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}">`;
}

function metaProperty(property: string, content: string): string {
  return `<meta property="${property}" content="${escapeHtml(content)}">`;
}
