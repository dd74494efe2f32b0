import { expect, test } from "vitest";
import { blogPosts } from "#build-data/blog-posts";
import { blogFeed } from "./blog-feed.ts";

const origin = "https://www.greenmile.example";
const feed = blogFeed(origin);

function all(element: string): string[] {
  return [...feed.matchAll(new RegExp(`<${element}[^>]*>([^<]*)</${element}>`, "g"))].map(
    ([, text]) => text ?? "",
  );
}

test("every post is an item, the newest first, at an address that stays its own", () => {
  const links = blogPosts.map(({ slug }) => `${origin}/blogs/detail?post=${slug}`);
  expect(all("guid")).toEqual(links);
  expect(all("link").slice(1)).toEqual(links);
  expect(all("title").slice(1)).toEqual(blogPosts.map(({ title }) => title));
});

test("dates are RFC 822 and mean the day of the post", () => {
  const dates = all("pubDate");
  expect(dates).toHaveLength(blogPosts.length);
  for (const [index, date] of dates.entries()) {
    expect(date).toMatch(
      /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} \+0000$/,
    );
    expect(new Date(date).toISOString().slice(0, 10)).toBe(blogPosts[index]?.date);
  }
});

test("every address is absolute", () => {
  for (const [, address] of feed.matchAll(/(?:href="|<(?:link|guid)[^>]*>)([^<"]+)/g)) {
    expect(address).toMatch(/^https:\/\//);
  }
});
