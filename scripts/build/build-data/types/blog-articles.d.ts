import type { BlogArticles } from "#content/schema/blog.ts";

/** The posts' texts by slug; apart from the cards, so that the grid does not load them. Read from content/blog/. */
export declare const blogArticles: BlogArticles;
