import { paths } from "./routes.ts";

/**
 * The address of a blog post: the article's page with the post in the query. It stays valid when newer posts come.
 */
export function postPath({ slug }: { readonly slug: string }): string {
  return `${paths["blog-article"]}?${new URLSearchParams({ post: slug })}`;
}
