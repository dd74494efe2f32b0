import type { BlogArticles } from "#content/schema/blog.ts";
import { readBlog } from "../blog/read-blog.ts";

export const blogArticles: BlogArticles = Object.fromEntries(
  readBlog().map(({ post, blocks }) => [post.slug, blocks]),
);
