import { expect, test } from "vitest";
import { blogPosts } from "#build-data/blog-posts";
import { faq } from "#content/en/faq.ts";
import type { ListedJob } from "#contract/jobs.ts";
import { matchRoute, paths, routes } from "#contract/routes.ts";
import { pageMetaOf } from "./page-meta.ts";
import { structuredData } from "./structured-data.ts";

const origin = "https://www.greenmile.example";
type Thing = Record<string, unknown>;

const job: ListedJob = {
  text: "",
  employmentType: null,
  _id: "driver-1",
  title: "Driver partner",
  city: "Mohali",
  status: "Open",
  postedAt: "2026-11-03T04:05:06.000Z",
};

function thingsOn(address: string, jobs?: readonly ListedJob[]): readonly Thing[] {
  const [path = "", query] = address.split("?");
  const data = structuredData(pageMetaOf(matchRoute(path), query), origin, jobs ? { jobs } : {});
  return data["@graph"] as readonly Thing[];
}

function only(type: string, things: readonly Thing[]): Thing {
  const found = things.filter((thing) => [thing["@type"]].flat().includes(type));
  expect(found, type).toHaveLength(1);
  return found[0] as Thing;
}

/** Every text that is an address of this site. */
function addressesIn(value: unknown): string[] {
  if (typeof value === "string") return value.startsWith(origin) ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(addressesIn);
}

test("every page says who publishes it: name, address, phone and email", () => {
  for (const { path } of routes) {
    const organization = only("Organization", thingsOn(path));
    expect(organization["@type"]).toContain("LocalBusiness");
    for (const property of ["name", "url", "telephone", "email", "image", "address"]) {
      expect(organization[property], `${path} ${property}`).toBeTruthy();
    }
    expect(organization.address).toMatchObject({ addressLocality: "Mohali", addressCountry: "IN" });
  }
});

test("every indexable page but Home has its trail, numbered from Home to itself", () => {
  for (const { path, indexable, page } of routes.filter(
    ({ indexable, page }) => indexable && page !== "home",
  )) {
    const { itemListElement } = only("BreadcrumbList", thingsOn(path)) as { itemListElement: Thing[] };
    expect(indexable && page).toBeTruthy();
    expect(itemListElement.map(({ position }) => position)).toEqual(
      itemListElement.map((_, index) => index + 1),
    );
    expect(itemListElement[0]).toMatchObject({ name: "Home", item: `${origin}/` });
    expect(itemListElement.at(-1)).toMatchObject({ item: origin + path });
  }
  const article = only("BreadcrumbList", thingsOn(paths["blog-article"])) as { itemListElement: Thing[] };
  expect(article.itemListElement.map(({ item }) => item)).toEqual([
    `${origin}/`,
    origin + paths.blog,
    origin + paths["blog-article"],
  ]);
});

test("every address names a page of the site or a file", () => {
  for (const { path } of routes) {
    for (const address of addressesIn(thingsOn(path, [job]))) {
      const { pathname } = new URL(address);
      const known = matchRoute(pathname).id !== "not-found" || /\.(png|jpeg)$/.test(pathname);
      expect(known, address).toBe(true);
    }
  }
});

test("the six questions stand on the FAQ page with their answers, and nowhere else", () => {
  const { mainEntity } = only("FAQPage", thingsOn(paths.faq)) as { mainEntity: Thing[] };
  expect(mainEntity.map(({ name }) => name)).toEqual(faq.items.map(({ question }) => question));
  for (const { acceptedAnswer } of mainEntity) expect((acceptedAnswer as Thing).text).toMatch(/.{40}/);
  expect(JSON.stringify(thingsOn(paths.about))).not.toContain("FAQPage");
});

test("the article is described as the newest post", () => {
  const [newest] = blogPosts;
  expect(only("BlogPosting", thingsOn(paths["blog-article"]))).toMatchObject({
    headline: newest?.title,
    description: newest?.description,
    datePublished: newest?.date,
    author: { "@type": "Organization" },
    mainEntityOfPage: origin + paths["blog-article"],
  });
  expect(String(newest?.title).length).toBeLessThanOrEqual(110);
  const other = blogPosts[3];
  const postAddress = `${paths["blog-article"]}?post=${other?.slug}`;
  expect(only("BlogPosting", thingsOn(postAddress))).toMatchObject({
    headline: other?.title,
    url: origin + postAddress,
  });
  expect(JSON.stringify(thingsOn(paths.blog))).not.toContain("BlogPosting");
});

test("an open job is a posting with all that one must have", () => {
  expect(only("JobPosting", thingsOn("/hiring", [job]))).toEqual({
    "@type": "JobPosting",
    title: "Driver partner",
    description: expect.stringMatching(/Driver partner in Mohali.{40}/),
    datePosted: "2026-11-03",
    identifier: expect.objectContaining({ value: "driver-1" }),
    url: `${origin}/hiring?job=driver-1`,
    directApply: true,
    hiringOrganization: expect.objectContaining({ "@type": "Organization" }),
    jobLocation: {
      "@type": "Place",
      address: { "@type": "PostalAddress", addressLocality: "Mohali", addressCountry: "IN" },
    },
  });
});

test("a closed job, one without a date, an invented one and another page's jobs are no postings", () => {
  const none = [
    ...thingsOn("/hiring", [{ ...job, status: "Closed" }]),
    ...thingsOn("/hiring", [{ ...job, postedAt: null }]),
    ...thingsOn("/hiring", [{ ...job, _id: "sample-driver-1" }]),
    ...thingsOn("/contact-us", [job]),
  ];
  expect(none.filter((thing) => thing["@type"] === "JobPosting")).toEqual([]);
});
