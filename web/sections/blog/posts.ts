import { blogPosts } from "#content/en/blog-posts.generated.ts";
import type { BlogPost } from "#content/schema/blog.ts";
import { postPath } from "#contract/post-path.ts";
import { pathOf } from "#contract/routes.ts";

/** Where a post is read: there is one page for all, which shows the newest unless another is named. */
export function addressOf(post: BlogPost): string {
  return post.slug === newestPost.slug ? pathOf("blog-article") : postPath(post);
}

/** The post of that name; the newest if there is none. */
export function postNamed(slug: string | null): BlogPost {
  return blogPosts.find((post) => post.slug === slug) ?? newestPost;
}

/** Posts are sorted: the newest first. */
export const newestPost: BlogPost = blogPosts[0] as BlogPost;
