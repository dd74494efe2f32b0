import { describe, expect, test } from "vitest";
import { blogPosts } from "#build-data/blog-posts";
import { searchSubjects } from "#content/en/search-subjects.ts";
import { routes } from "#contract/routes.ts";
import { searchDocuments } from "./search-documents.ts";
import { buildSearchIndex, findPages } from "./search-index.ts";

const index = buildSearchIndex(searchDocuments);
const paths = (query: string) => findPages(index, query).hits.map((hit) => hit.path);

test("every page that is open to crawlers can be found, each once", () => {
  const indexable = routes.filter((route) => route.indexable).map((route) => route.path);
  const articles = blogPosts.slice(1).map(({ slug }) => `/blogs/detail?post=${slug}`);
  expect(searchDocuments.map(({ path }) => path).sort()).toEqual([...indexable, ...articles].sort());
  for (const { text } of searchDocuments)
    expect(text).not.toMatch(/undefined|\[object|https?:|\.avif|\/people\//);
});

describe("a search", () => {
  test.each([
    ["eicher", "/services/services2"],
    ["EICHER", "/"],
    ["eichr", "/services/services2"],
    ["jaip", "/service/intercity"],
    ["refund", "/refund-policy"],
    ["mohali office", "/contact-us"],
    ["trackk", "/trackk-policy"],
    ["staggering", "/blogs/detail"],
    ["quiet truck", "/blogs/detail?post=quiet-trucks-and-safety"],
  ])("for %s finds %s", (query, path) => {
    expect(paths(query)).toContain(path);
  });

  test("puts the page that is named so first", () => {
    expect(paths("privacy")[0]).toBe("/privacy-policy");
    expect(paths("refund")[0]).toBe("/refund-policy");
  });

  test("shows the words around what was found, from the sentence's beginning, cut at words", () => {
    const hit = findPages(index, "eicher").hits.find(({ path }) => path === "/services/services2");
    expect(hit?.excerpt).toMatch(/^Eicher: length 10.8 ft/);
    expect(hit?.excerpt.length).toBeLessThan(200);
  });

  test("shows the sentence that says most of what was typed, and leads to its section", () => {
    const text = "The way is long, and the load is heavy. Somebody pays. The return toll is charged.";
    const sections = [
      { id: "way", start: 0 },
      { id: "money", start: text.indexOf("Somebody") },
    ];
    const small = buildSearchIndex([{ path: "/terms", title: "Terms", text, sections }]);
    const hit = (query: string) => findPages(small, query).hits[0];
    expect(hit("the toll")).toMatchObject({ excerpt: "The return toll is charged.", section: "money" });
    expect(hit("heavy")).toMatchObject({ section: "way" });
    expect(hit("terms")).not.toHaveProperty("section");
  });

  test("prefers a sentence with the word itself to one with a longer form of it", () => {
    const text = "You can ask for a refund by email. Fees are not refunded.";
    const [hit] = findPages(buildSearchIndex([{ path: "/", title: "Home", text }]), "refund").hits;
    expect(hit?.excerpt).toMatch(/^You can ask for a refund/);
  });

  test.each([
    ["return toll", "/Terms-condition", "charges", /You pay the return toll fare/],
    ["cancellation after dispatch", "/refund-policy", "not-refundable", /cancellation after dispatch/i],
  ])("for %s leads to the section of %s", (query, path, section, excerpt) => {
    const found = findPages(index, query).hits.find((hit) => hit.path === path);
    expect(found).toMatchObject({ section, excerpt: expect.stringMatching(excerpt) });
  });

  test("shows a piece of a sentence that began far away", () => {
    const text = `${"far ".repeat(60)}lorry ${"away ".repeat(60)}`;
    const [hit] = findPages(buildSearchIndex([{ path: "/", title: "Home", text }]), "lorry").hits;
    expect(hit?.excerpt).toMatch(/^… far .*lorry.* away …$/);
  });

  test("corrects typing errors only where the words as typed are on no page", () => {
    const pages = [
      { path: "/a", title: "A", text: "The Eicher carries most." },
      { path: "/b", title: "B", text: "You can refuse either permission." },
    ];
    const small = buildSearchIndex(pages);
    const found = (query: string) => findPages(small, query).hits.map(({ path }) => path);
    expect(found("eicher")).toEqual(["/a"]);
    expect(found("eichher")).toEqual(["/a"]);
    expect(found("either")).toEqual(["/b"]);
  });

  test("never runs a heading into the sentence that follows", () => {
    const policy = searchDocuments.find(({ path }) => path === "/trackk-policy");
    expect(policy?.text).toContain("\nGeo-fenced attendance\n");
    const text = "We drive.\nAttendance\nIt is taken by phone.\nIt is kept.\n4+\nlocations in India";
    const small = buildSearchIndex([{ path: "/", title: "Home", text }]);
    const excerpt = (query: string) => findPages(small, query).hits[0]?.excerpt;
    expect(excerpt("attendance")).toBe("Attendance. It is taken by phone. It is kept.");
    expect(excerpt("taken")).toBe("It is taken by phone. It is kept.");
    expect(excerpt("drive")).toBe("We drive.");
    expect(excerpt("locations")).toBe("locations in India.");
  });

  test("shows no labels of figures and maps as if they were sentences", () => {
    for (const { excerpt } of findPages(index, "vehicle").hits) {
      expect(excerpt).not.toMatch(/\b4\+\. |Mohali\. Chandigarh\. |Loading\. Packaging\. /);
    }
  });

  test("leaves bold words and links of an article in their sentence", () => {
    const article = searchDocuments.find(({ path }) => path === "/blogs/detail");
    expect(article?.text).toContain("AC charging is slow and gentle on the battery.");
  });

  test("calls a page what its visitors call it", () => {
    const titles = findPages(index, "eicher").hits.map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(["Home", "Services"]));
  });

  test("falls back to pages with any of the words", () => {
    expect(paths("eicher zzzzzzzz")).toContain("/services/services2");
  });

  test.each(["", "   ", "zzzzzzzz", "<script>", "a".repeat(5_000), "(((", "\u0000"])(
    "for %j finds nothing and does not fail",
    (query) => {
      expect(findPages(index, query)).toEqual({ query, understood: [], offers: [], hits: [] });
    },
  );
});

test("every word that a query may be interpreted as is on a page", () => {
  const subjects = [...new Set(Object.values(searchSubjects))];
  expect(subjects.filter((subject) => index.search(subject, { fuzzy: false }).length === 0)).toEqual([]);
});
