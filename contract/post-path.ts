import { pathOf } from "./routes.ts";

/** Where a blog post is read whichever one is the newest: the article's page, with the post named in the query. */
export function postPath({ slug }: { readonly slug: string }): string {
  return `${pathOf("blog-article")}?${new URLSearchParams({ post: slug })}`;
}
