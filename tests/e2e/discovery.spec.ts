import { join } from "node:path";
import { blogPosts } from "#build-data/blog-posts";
import { routes } from "#contract/routes.ts";
import type { SiteRenderer } from "#contract/site-build.ts";
import { findSiteBuild } from "#tests/support/site-build.ts";
import { expect, test } from "./test.ts";

/** What crawlers, feed readers and link previews read, as the server really answers it. */

test("robots.txt allows crawlers everywhere except the API, and names the sitemap", async ({ request }) => {
  const response = await request.get("/robots.txt");
  expect(response.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  const lines = (await response.text()).split("\n");
  expect(lines).toContain("User-agent: *");
  expect(lines.filter((line) => line.startsWith("Disallow"))).toEqual(["Disallow: /api/"]);
  expect(lines.find((line) => line.startsWith("Sitemap: "))).toMatch(/^Sitemap: https:\/\/.+\/sitemap\.xml$/);
});

test("the sitemap is well-formed and lists every indexable page, once, by its canonical address", async ({
  page,
  request,
}) => {
  const response = await request.get("/sitemap.xml");
  expect(response.headers()["content-type"]).toMatch(/^application\/xml/);
  await page.goto("/faq");
  const listed = await page.evaluate(async () => {
    const text = await (await fetch("/sitemap.xml")).text();
    // Trusted Types: parsing XML needs no policy, unlike HTML.
    const request = new XMLHttpRequest();
    request.open("GET", "/sitemap.xml", false);
    request.send();
    const root = request.responseXML?.documentElement.nodeName;
    return {
      root,
      length: text.length,
      pages: [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? ""),
    };
  });
  expect(listed.root).toBe("urlset");
  const indexable = routes.filter(({ indexable }) => indexable).map(({ path }) => path);
  const articles = blogPosts.slice(1).map(({ slug }) => `/blogs/detail?post=${slug}`);
  const addresses = listed.pages.map((address) => address.slice(new URL(address).origin.length));
  expect(addresses).toEqual([...indexable, ...articles]);
  for (const address of listed.pages) {
    const { pathname, search } = new URL(address);
    const html = await (await request.get(pathname + search)).text();
    expect(html).toContain(`<link rel="canonical" href="${address}">`);
    expect(html).not.toContain("noindex");
  }
});

test("the blog's feed is well-formed RSS, found from the blog's pages, and its links answer", async ({
  page,
  request,
}) => {
  for (const address of ["/blogs/grid", "/blogs/detail"]) {
    await page.goto(address);
    const link = page.locator("link[rel=alternate][type='application/rss+xml']");
    await expect(link).toHaveAttribute("href", "/blogs/rss.xml");
  }
  const response = await request.get("/blogs/rss.xml");
  expect(response.status()).toBe(200);
  expect(response.headers()["content-type"]).toBe("application/rss+xml; charset=utf-8");
  expect(response.headers()["content-security-policy"]).toContain("default-src 'none'");
  const feed = await page.evaluate(() => {
    const request = new XMLHttpRequest();
    request.open("GET", "/blogs/rss.xml", false);
    request.overrideMimeType("application/xml");
    request.send();
    const xml = request.responseXML;
    return {
      version: xml?.documentElement.getAttribute("version"),
      links: [...(xml?.querySelectorAll("item > link") ?? [])].map((link) => link.textContent ?? ""),
    };
  });
  expect(feed.version).toBe("2.0");
  expect(feed.links).toHaveLength(blogPosts.length);
  for (const link of feed.links) {
    const { pathname, search } = new URL(link);
    expect((await request.get(pathname + search)).status(), link).toBe(200);
  }
});

test("every document has one piece of structured data that can be read", async ({ request }) => {
  for (const { path } of routes) {
    const html = await (await request.get(path)).text();
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    expect(blocks, path).toHaveLength(1);
    const data = JSON.parse(blocks[0]?.[1] ?? "") as Record<string, unknown>;
    expect(data["@context"]).toBe("https://schema.org");
  }
});

test("the invented jobs of a new database are shown, and announced to no search engine", async ({
  request,
}) => {
  const html = await (await request.get("/hiring")).text();
  expect(html).toContain(">Driver partner</h3>");
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  expect(json).toContain("BreadcrumbList");
  expect(json).not.toContain("JobPosting");
});

test("an open job of the owner's own is a posting in the document of Join us, a closed one is not", async () => {
  const { renderDocument } = (await import(join(findSiteBuild(), "renderer/renderer.js"))) as SiteRenderer;
  const loader = {
    _id: "loader-1",
    title: "Loader",
    city: "Mohali",
    postedAt: "2026-11-03T04:05:06.000Z",
    text: "",
    employmentType: null,
  };
  const { html } = renderDocument("/hiring", {
    jobs: [
      { ...loader, status: "Open" },
      { ...loader, title: "Cook", status: "Closed" },
    ],
  });
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const graph = (JSON.parse(json) as { "@graph": Record<string, unknown>[] })["@graph"];
  const postings = graph.filter((thing) => thing["@type"] === "JobPosting");
  expect(postings).toHaveLength(1);
  expect(postings[0]).toMatchObject({ title: "Loader", datePosted: "2026-11-03" });
  for (const part of ["hiringOrganization", "jobLocation", "description"]) {
    expect(postings[0]?.[part]).toBeTruthy();
  }
  expect(html).toContain(">Loader</h3>");
});

test("the web manifest names icons that exist", async ({ request }) => {
  const response = await request.get("/site.webmanifest");
  expect(response.headers()["content-type"]).toMatch(/^application\/manifest\+json/);
  const { name, icons } = (await response.json()) as { name: string; icons: { src: string }[] };
  expect(name).toBeTruthy();
  expect(icons).toHaveLength(3);
  for (const { src } of icons) expect((await request.get(src)).headers()["content-type"]).toBe("image/png");
});

test("the licences of third-party code that visitors receive are published beside it", async ({
  request,
}) => {
  const licences = await (await request.get("/third-party-licences.txt")).text();
  for (const work of ["react", "react-dom", "scheduler", "embla-carousel"]) {
    expect(licences).toMatch(new RegExp(`^## ${work} - .*MIT`, "m"));
  }
  expect(licences).toContain("Copyright (c) Meta Platforms, Inc. and affiliates.");
  expect(licences).toContain("Copyright (c) 2020 David Cetinkaya");
  expect(licences).toContain("SIL OPEN FONT LICENSE Version 1.1");
});
