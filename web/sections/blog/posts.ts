import { blogPosts } from "#build-data/blog-posts";
import type { BlogPost } from "#content/schema/blog.ts";
import { postPath } from "#contract/post-path.ts";
import { paths } from "#contract/routes.ts";

/** The path of a post's page. One page shows all posts: the newest, unless the query names another. */
export function canonicalPostPath(post: BlogPost): string {
  return post.slug === newestPost.slug ? paths["blog-article"] : postPath(post);
}

/** The post with this slug; the newest if there is none. */
export function postNamed(slug: string | null): BlogPost {
  return blogPosts.find((post) => post.slug === slug) ?? newestPost;
}

/** Posts are sorted, the newest first. */
export const newestPost: BlogPost = blogPosts[0] as BlogPost;
