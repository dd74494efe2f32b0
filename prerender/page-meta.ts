import { pageDescriptions } from "#content/en/page-descriptions.ts";
import { pageTitles } from "#content/en/pages.ts";
import type { BlogPost } from "#content/schema/blog.ts";
import type { MatchedRoute } from "#contract/routes.ts";
import { canonicalPostPath, postNamed } from "#web/sections/blog/posts.ts";

/**
 * A page's title and description for crawlers and link previews. The article's page has those of the article that it
 * shows.
 */
export interface PageMeta {
  readonly route: MatchedRoute;
  readonly title: string;
  readonly description: string;
  /** The canonical address, as a path of the site; empty for the error page. */
  readonly path: string;
  readonly post: BlogPost | undefined;
}

/** @param query without the question mark. */
export function pageMetaOf(route: MatchedRoute, query = ""): PageMeta {
  if (route.page === "blog-article") {
    const post = postNamed(new URLSearchParams(query).get("post"));
    return { route, title: post.title, description: post.description, path: canonicalPostPath(post), post };
  }
  const title = pageTitles[route.id];
  const description = pageDescriptions[route.id];
  // /index3 is Home with another footer.
  return { route, title, description, path: route.layout === "compact" ? "/" : route.path, post: undefined };
}
