import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { blogSample, blogWords } from "#content/en/blog.ts";
import { blogArticles } from "#content/en/blog-articles.generated.ts";
import { blogPosts } from "#content/en/blog-posts.generated.ts";
import { matchRoute } from "#contract/routes.ts";
import { compileBlog } from "./compile-blog.ts";

test("the generated modules say what the posts say: if not, `npm run blog` mends it", () => {
  const compiled = compileBlog();
  expect(compiled.size).toBe(2);
  for (const [file, text] of compiled) expect(readFileSync(file, "utf8"), file).toBe(text);
});

test("there are seven posts, the newest first, each with its text; the last is a quote without a picture", () => {
  const dates = blogPosts.map(({ date }) => date);
  expect(dates).toHaveLength(7);
  expect(dates).toEqual([...dates].sort().reverse());
  expect(Object.keys(blogArticles)).toEqual(blogPosts.map(({ slug }) => slug));
  expect(blogPosts.filter(({ quote }) => quote)).toEqual([blogPosts.at(-1)]);
  expect(blogPosts.at(-1)?.cover).toBeUndefined();
});

test("every link of an article and of the sidebar leads to a page of the site", () => {
  const links = JSON.stringify([blogArticles, blogWords]).matchAll(/"to":"([^"]+)"/g);
  const paths = [...links].map(([, to]) => to ?? "");
  expect(paths.length).toBeGreaterThan(8);
  for (const path of paths) expect(matchRoute(path.split("?")[0] ?? "").id, path).not.toBe("not-found");
});

test("posts that others name are there", () => {
  const named = [...blogWords.sidebar.popular.slugs, blogSample.slug];
  const linked = [...JSON.stringify(blogArticles).matchAll(/\?post=([a-z0-9-]+)/g)].map(([, slug]) => slug);
  expect(linked.length).toBeGreaterThan(0);
  for (const slug of [...named, ...linked]) expect(Object.keys(blogArticles)).toContain(slug);
});

test("the sample thread stands under the newest post, which /blogs/detail shows", () => {
  expect(blogSample.slug).toBe(blogPosts[0]?.slug);
});
