import { createElement, Suspense } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { site } from "#content/en/site.ts";
import { siteSchema } from "#content/schema/site.ts";
import { type PageName, routes } from "#contract/routes.ts";
import type { PageAssets } from "./assets.ts";
import { composeDocument, type DocumentInput, inlineHashes } from "./document.ts";

const page: PageAssets = { css: "a{}", stylesheets: [], modules: ["/assets/entry.js"] };
const pages = Object.fromEntries(routes.map((route) => [route.page, page])) as Record<PageName, PageAssets>;
const assets = { boot: "1", fonts: [], pages };
const input: DocumentInput = {
  address: "/about-us",
  content: "<p>Hello</p>",
  data: {},
  assets,
  hashes: inlineHashes(assets),
  origin: "https://www.greenmile.example",
};

test("a site without analytics has no trace of it in its documents", () => {
  const { html, ...sources } = composeDocument(input);
  expect(html).not.toContain("analytics");
  expect(sources).not.toHaveProperty("analyticsOrigin");
});

test("the pages of the blog name its feed, and no other page does", () => {
  const named = routes.filter(({ path }) =>
    composeDocument({ ...input, address: path }).html.includes('type="application/rss+xml"'),
  );
  expect(named.map(({ id }) => id)).toEqual(["blog", "blog-article"]);
});

test("search results alone ask not to be indexed: the job that structured data links to may be", () => {
  const isIndexed = (address: string) => !composeDocument({ ...input, address }).html.includes("noindex");
  expect(isIndexed("/search?q=eicher")).toBe(false);
  for (const address of ["/search", "/hiring?job=1", "/contact-us?about=refund", "/blogs/detail?post=first"])
    expect(isIndexed(address), address).toBe(true);
});

test("a configured script is named to the client, and its origin to the server, but nothing loads it early", () => {
  const analytics = "https://stats.example.com/js/script.js?site=a&b";
  const { html, analyticsOrigin } = composeDocument({ ...input, analytics });
  expect(analyticsOrigin).toBe("https://stats.example.com");
  expect(html.match(/stats\.example\.com/g)).toHaveLength(1);
  expect(html).toContain(' data-analytics="https://stats.example.com/js/script.js?site=a&amp;b">');
});

test("the configuration takes an https address and nothing else", () => {
  const withScript = (script: string) => siteSchema.safeParse({ ...site, analytics: { script } }).success;
  expect(withScript("https://stats.example.com/script.js")).toBe(true);
  for (const script of ["http://stats.example.com/script.js", "//stats.example.com", "stats.js", ""]) {
    expect(withScript(script), script).toBe(false);
  }
  expect(siteSchema.safeParse(site).success).toBe(true);
});

test("an inline style is refused, since the policy would silently block it", () => {
  expect(() => composeDocument({ ...input, content: '<p style="color:red">' })).toThrow(/inline style/);
});

test("a page that throws while it is rendered is refused, since React would silently leave it out", () => {
  const Broken = () => {
    throw new Error("broken on purpose");
  };
  const content = renderToString(createElement(Suspense, null, createElement(Broken)));
  expect(() => composeDocument({ ...input, content })).toThrow(/not rendered to its end/);
});

test("data from a request cannot close the script element that contains it", () => {
  const { html } = composeDocument({
    ...input,
    data: { search: { query: "</script><script>alert(1)", understood: [], offers: [], hits: [] } },
  });
  expect(html).not.toContain("<script>alert(1)");
});
