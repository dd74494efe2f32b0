import type { BlogPost } from "#content/schema/blog.ts";
import { readBlog } from "../blog/read-blog.ts";

export const blogPosts: readonly BlogPost[] = readBlog().map(({ post }) => post);
