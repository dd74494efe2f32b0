import { blogPosts } from "#build-data/blog-posts";
import { routes } from "#contract/routes.ts";
import { canonicalPostPath } from "#web/sections/blog/posts.ts";
import { escapeHtml } from "./html.ts";

/** The sitemap: every indexable route and every article once, by its canonical address. */
export function sitemap(origin: string): string {
  const pages = routes.filter(({ indexable }) => indexable).map(({ path }) => path);
  const entries = [...new Set([...pages, ...blogPosts.map(canonicalPostPath)])].map(
    (path) => `<url><loc>${escapeHtml(origin + path)}</loc></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`;
}

/** What crawlers may read: everything but the API, which holds nothing for them. */
export function robots(origin: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
}
