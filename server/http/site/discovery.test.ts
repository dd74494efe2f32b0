import { afterAll, beforeAll, expect, test } from "vitest";
import { blogPosts } from "#build-data/blog-posts";
import { testimonials } from "#content/en/testimonials.ts";
import { routes } from "#contract/routes.ts";
import { builtDocument, findSiteBuild } from "#tests/support/site-build.ts";
import { startServer, type TestServer } from "#tests/support/test-server.ts";
import { loadSite } from "./site-build.ts";

/** What crawlers, feed readers and link previews read, as the server really answers it. */

let server: TestServer;
beforeAll(async () => {
  server = await startServer("sqlite", {}, { build: findSiteBuild() });
});
afterAll(() => server.close());

/** What the server answers on a path, or on the path of an address of the public site. */
function get(address: string): Promise<Response> {
  const { pathname, search } = new URL(address, server.address);
  return fetch(server.address + pathname + search, { redirect: "error" });
}

async function textOf(address: string): Promise<string> {
  const response = await get(address);
  expect(response.status, address).toBe(200);
  return response.text();
}

test("robots.txt allows crawlers everywhere except the API, and names the sitemap", async () => {
  const response = await get("/robots.txt");
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const lines = (await response.text()).split("\n");
  expect(lines).toContain("User-agent: *");
  expect(lines.filter((line) => line.startsWith("Disallow"))).toEqual(["Disallow: /api/"]);
  expect(lines.find((line) => line.startsWith("Sitemap: "))).toMatch(/^Sitemap: https:\/\/.+\/sitemap\.xml$/);
});

test("the sitemap lists every indexable page, once, by its canonical address", async () => {
  const response = await get("/sitemap.xml");
  expect(response.headers.get("content-type")).toMatch(/^application\/xml/);
  const listed = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page = ""]) => page);
  const indexable = routes.filter(({ indexable }) => indexable).map(({ path }) => path);
  const articles = blogPosts.slice(1).map(({ slug }) => `/blogs/detail?post=${slug}`);
  const addresses = listed.map((address) => address.slice(new URL(address).origin.length));
  expect(addresses).toEqual([...indexable, ...articles]);
  for (const address of listed) {
    const html = await textOf(address);
    expect(html).toContain(`<link rel="canonical" href="${address}">`);
    expect(html).not.toContain("noindex");
  }
});

test("the blog's feed is found from the blog's pages, and its links answer", async () => {
  for (const address of ["/blogs/grid", "/blogs/detail"]) {
    const links = builtDocument(address).match(/<link [^>]*type="application\/rss\+xml"[^>]*>/g);
    expect(links).toEqual([expect.stringContaining('rel="alternate"')]);
    expect(links).toEqual([expect.stringContaining('href="/blogs/rss.xml"')]);
  }
  const response = await get("/blogs/rss.xml");
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  const items = (await response.text()).match(/<item>.*?<\/item>/gs) ?? [];
  const links = items.map((item) => /<link>([^<]+)<\/link>/.exec(item)?.[1] ?? "");
  expect(links).toHaveLength(blogPosts.length);
  for (const link of links) await textOf(link);
});

test("every document has one piece of structured data that can be read", () => {
  for (const { path } of routes) {
    const html = builtDocument(path);
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    expect(blocks, path).toHaveLength(1);
    const data = JSON.parse(blocks[0]?.[1] ?? "") as Record<string, unknown>;
    expect(data["@context"]).toBe("https://schema.org");
  }
});

test("the invented jobs of a new database are shown, and announced to no search engine", async () => {
  const html = await textOf("/hiring");
  expect(html).toContain(">Driver partner</h3>");
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  expect(json).toContain("BreadcrumbList");
  expect(json).not.toContain("JobPosting");
});

test("an open job of the owner's own is a posting in the document of Join us, a closed one is not", async () => {
  const loader = {
    _id: "loader-1",
    title: "Loader",
    city: "Mohali",
    postedAt: "2026-11-03T04:05:06.000Z",
    text: "",
    employmentType: null,
  };
  const { html } = await loadSite(findSiteBuild()).render("/hiring", {
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

test("the web manifest names icons that exist", async () => {
  const response = await get("/site.webmanifest");
  expect(response.headers.get("content-type")).toMatch(/^application\/manifest\+json/);
  const { name, icons } = (await response.json()) as { name: string; icons: { src: string }[] };
  expect(name).toBeTruthy();
  expect(icons).toHaveLength(3);
  for (const { src } of icons) expect((await get(src)).headers.get("content-type")).toBe("image/png");
});

test("every testimonial's picture is one", async () => {
  for (const { image } of testimonials.entries) {
    const response = await get(image);
    expect([response.status, response.headers.get("content-type")], image).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ]);
  }
});

test("the licences of third-party code that visitors receive are published beside it", async () => {
  const licences = await textOf("/third-party-licences.txt");
  for (const work of ["react", "react-dom", "scheduler", "embla-carousel"]) {
    expect(licences).toMatch(new RegExp(`^## ${work} - .*MIT`, "m"));
  }
  expect(licences).toContain("Copyright (c) Meta Platforms, Inc. and affiliates.");
  expect(licences).toContain("Copyright (c) 2020 David Cetinkaya");
  expect(licences).toContain("SIL OPEN FONT LICENSE Version 1.1");
});
