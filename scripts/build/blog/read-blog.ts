import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { blogPostsSchema } from "#content/schema/blog.ts";
import { type ReadPost, readPost } from "./read-post.ts";

/** Where the posts lie: one Markdown file each. */
export const postsFolder = fileURLToPath(new URL("../../../content/blog", import.meta.url));

/**
 * Reads all posts, the newest first.
 *
 * @throws an Error that names the post and what is wrong with it.
 */
export function readBlog(): readonly ReadPost[] {
  const posts = readdirSync(postsFolder)
    .filter((file) => file.endsWith(".md"))
    .map((file) => readPost(file.slice(0, -".md".length), readFileSync(join(postsFolder, file), "utf8")))
    .sort((one, other) => other.post.date.localeCompare(one.post.date));
  const { error } = blogPostsSchema.safeParse(posts.map(({ post }) => post));
  if (error) throw new Error(`content/blog: ${z.prettifyError(error)}`);
  return posts;
}
