import { blogPosts } from "#build-data/blog-posts";
import { pageDescriptions } from "#content/en/page-descriptions.ts";
import { pageTitles } from "#content/en/pages.ts";
import { site } from "#content/en/site.ts";
import type { BlogPost } from "#content/schema/blog.ts";
import { postPath } from "#contract/post-path.ts";
import { paths } from "#contract/routes.ts";
import { escapeHtml } from "./html.ts";

/** The feed's address, for readers that look for it. */
export const feedPath = "/blogs/rss.xml";
export const feedTitle = `${site.name}: ${pageTitles.blog}`;

/** The blog as RSS 2.0, the newest post first. `origin` has no trailing slash. */
export function blogFeed(origin: string): string {
  const newest = blogPosts[0];
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeHtml(feedTitle)}</title>
<link>${escapeHtml(origin + paths.blog)}</link>
<atom:link href="${escapeHtml(origin + feedPath)}" rel="self" type="application/rss+xml"/>
<description>${escapeHtml(pageDescriptions.blog)}</description>
<language>en-in</language>
${newest ? `<lastBuildDate>${rfc822(newest.date)}</lastBuildDate>` : ""}
${blogPosts.map((post) => item(post, origin)).join("\n")}
</channel>
</rss>
`;
}

function item(post: BlogPost, origin: string): string {
  const address = escapeHtml(origin + postPath(post));
  return `<item>
<title>${escapeHtml(post.title)}</title>
<link>${address}</link>
<guid isPermaLink="true">${address}</guid>
<pubDate>${rfc822(post.date)}</pubDate>
<description>${escapeHtml(post.description)}</description>
${post.tags.map((tag) => `<category>${escapeHtml(tag)}</category>`).join("\n")}
</item>`;
}

/** "Thu, 12 Nov 2026 00:00:00 +0000", as RSS wants it. A post has a day only. */
function rfc822(day: string): string {
  return new Date(`${day}T00:00:00Z`).toUTCString().replace("GMT", "+0000");
}
