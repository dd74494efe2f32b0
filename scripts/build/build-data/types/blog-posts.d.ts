import type { BlogPost } from "#content/schema/blog.ts";

/** The posts' cards, the newest first. Read from content/blog/ by scripts/build/blog/. */
export declare const blogPosts: readonly BlogPost[];
