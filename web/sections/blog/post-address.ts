import { blogPosts } from "#content/en/blog-posts.generated.ts";
import type { BlogPost } from "#content/schema/blog.ts";
import { pathOf } from "#contract/routes.ts";

const page = pathOf("blog-article");

/** Where a post is read: there is one page for all, which shows the newest unless another is named. */
export function addressOf({ slug }: BlogPost): string {
  return slug === newestPost.slug ? page : `${page}?${new URLSearchParams({ post: slug })}`;
}

/** The post of that name; the newest if there is none. */
export function postNamed(slug: string | null): BlogPost {
  return blogPosts.find((post) => post.slug === slug) ?? newestPost;
}

/** Posts are sorted: the newest first. */
export const newestPost: BlogPost = blogPosts[0] as BlogPost;
