import { pageDescriptions, pageTitles } from "#content/en/pages.ts";
import type { BlogPost } from "#content/schema/blog.ts";
import type { MatchedRoute } from "#contract/routes.ts";
import { addressOf, postNamed } from "#web/sections/blog/post-address.ts";

/** What crawlers and link previews are told of a page; of the article's page, what is true of the article it shows. */
export interface PageDescription {
  readonly route: MatchedRoute;
  readonly title: string;
  readonly description: string;
  /** The canonical address, as a path of the site; empty for the page of unknown addresses. */
  readonly path: string;
  readonly post: BlogPost | undefined;
}

/** @param query without the question mark. */
export function describePage(route: MatchedRoute, query = ""): PageDescription {
  if (route.page === "blog-article") {
    const post = postNamed(new URLSearchParams(query).get("post"));
    return { route, title: post.title, description: post.description, path: addressOf(post), post };
  }
  const title = pageTitles[route.id];
  const description = pageDescriptions[route.id];
  // /index3 is Home with another footer.
  return { route, title, description, path: route.chrome === "light" ? "/" : route.path, post: undefined };
}
