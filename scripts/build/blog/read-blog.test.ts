import { expect, test } from "vitest";
import { blogArticles } from "#build-data/blog-articles";
import { blogPosts } from "#build-data/blog-posts";
import { blogSample, blogWords } from "#content/en/blog.ts";
import { blogPostsSchema } from "#content/schema/blog.ts";
import { matchRoute } from "#contract/routes.ts";

test("the posts stand the newest first, each with its text", () => {
  const dates = blogPosts.map(({ date }) => date);
  expect(dates).toEqual([...dates].sort().reverse());
  expect(Object.keys(blogArticles)).toEqual(blogPosts.map(({ slug }) => slug));
});

test("an eighth post may be added, and the oldest need not be a quote", () => {
  const [newest] = blogPosts;
  expect(blogPostsSchema.safeParse([...blogPosts, { ...newest, slug: "an-eighth" }]).error).toBeUndefined();
});

/** The specification's blog (section 2). A new post is counted here and in tests/e2e/blog.spec.ts. */
test("there are seven posts; the last is a quote without a picture", () => {
  expect(blogPosts).toHaveLength(7);
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
