/**
 * Turns the posts of content/blog/ into two modules that Node, the browser's build and the tests
 * import alike: the cards of all posts, and their texts.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { blogPostsSchema } from "#content/schema/blog.ts";
import { type ReadPost, readPost } from "./read-post.ts";

const content = fileURLToPath(new URL("../../../content", import.meta.url));

/** Where the posts lie: one Markdown file each. */
export const postsFolder = join(content, "blog");

/** The modules as they should be, by their absolute path. Throws when a post is not in order. */
export function compileBlog(): ReadonlyMap<string, string> {
  const posts = readdirSync(postsFolder)
    .filter((file) => file.endsWith(".md"))
    .map((file) => readPost(file.slice(0, -".md".length), readFileSync(join(postsFolder, file), "utf8")))
    .sort((one, other) => other.post.date.localeCompare(one.post.date));
  const { error } = blogPostsSchema.safeParse(posts.map(({ post }) => post));
  if (error) throw new Error(`content/blog: ${z.prettifyError(error)}`);
  return new Map([
    [join(content, "en/blog-posts.generated.ts"), postsModule(posts)],
    [join(content, "en/blog-articles.generated.ts"), articlesModule(posts)],
  ]);
}

/** Writes what has changed, and nothing else: an untouched file causes no rebuild. */
export function writeBlog(): void {
  for (const [file, text] of compileBlog()) if (readOrNothing(file) !== text) writeFileSync(file, text);
}

const origin =
  "/** Generated from content/blog/ by `npm run blog` and by every build: edit the posts, not this. */";

function postsModule(posts: readonly ReadPost[]): string {
  const entries = posts.map(({ post }) => `  ${JSON.stringify(post)},\n`);
  return `import type { BlogPost } from "../schema/blog.ts";

${origin}
export const blogPosts: readonly BlogPost[] = [
${entries.join("")}];
`;
}

function articlesModule(posts: readonly ReadPost[]): string {
  const entries = posts.map(({ post, blocks }) => `  ${JSON.stringify(post.slug)}: ${linesOf(blocks)},\n`);
  return `import type { BlogArticles } from "../schema/blog.ts";

${origin}
export const blogArticles: BlogArticles = {
${entries.join("")}};
`;
}

/** One line a block, so that a change of one paragraph is a change of one line. */
function linesOf(blocks: ReadPost["blocks"]): string {
  return `[\n${blocks.map((block) => `    ${JSON.stringify(block)},\n`).join("")}  ]`;
}

function readOrNothing(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
