import { paths } from "./routes.ts";

/** The address of a blog post: the article page with the post in the query, which stays valid when newer posts come. */
export function postPath({ slug }: { readonly slug: string }): string {
  return `${paths["blog-article"]}?${new URLSearchParams({ post: slug })}`;
}
