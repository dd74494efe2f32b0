import { about } from "#content/en/about.ts";
import { claims } from "#content/en/claims.ts";
import { counters } from "#content/en/counters.ts";
import { founders } from "#content/en/founders.ts";
import { services } from "#content/en/services.ts";
import { testimonials } from "#content/en/testimonials.ts";
import { formatClaim } from "#content/format/english.ts";
import { openPage } from "#scripts/browser/hydrated.ts";
import { expect, test } from "./test.ts";

test("the three services link to their pages", async ({ page }) => {
  await page.goto("/about-us");
  await expect(page.getByRole("heading", { level: 1, name: "About Us" })).toBeVisible();
  const section = page.getByRole("region", { name: "What we do" });
  await expect(section.getByRole("listitem")).toHaveCount(3);
  for (const { title, link } of services.services) {
    await expect(section.getByRole("link", { name: title })).toHaveAttribute("href", `#${link.to}`);
  }
  await section.getByRole("link", { name: "Intercity" }).click();
  await expect(page).toHaveURL("/#/service/intercity");
});

test("the three achievements show the specification's figures", async ({ page }) => {
  await page.goto("/about-us");
  const posters = page.getByRole("region", { name: about.achievements.title }).locator("dl > div");
  await expect(posters).toHaveCount(3);
  const specified = [
    [`${claims.locations}+`, "locations in India"],
    [`${claims.years}+`, "years of experience"],
    [`${claims.teamMembers}+`, "team members"],
  ] as const;
  for (const [place, [figure, title]] of specified.entries()) {
    await expect(posters.nth(place).locator("dt")).toHaveText(title);
    await expect(posters.nth(place).locator("dd").first()).toHaveText(figure);
  }
});

test("ten testimonials each show a picture, a quote, a name and B2B Client", async ({ page }) => {
  const html = await (await page.request.get("/about-us")).text();
  expect(testimonials.entries).toHaveLength(10);
  expect(html.match(/B2B Client/g)).toHaveLength(10);
  await page.goto("/about-us");
  const quotes = page.getByRole("region", { name: testimonials.quotesLabel });
  const people = page.getByRole("region", { name: testimonials.peopleLabel });
  expect(new Set(testimonials.entries.map(({ image }) => image)).size).toBe(10);
  for (const { name, quote, image } of testimonials.entries) {
    await expect(quotes.getByRole("figure").filter({ hasText: name }).locator("img")).toHaveAttribute(
      "src",
      image,
    );
    await expect(people.getByRole("button", { name }).locator("img")).toHaveAttribute("src", image);
    expect(html).toContain(name);
    expect(html).toContain(quote.replaceAll("'", "&#x27;"));
  }
});

test("CEO, CTO and COO each have a link to a professional profile", async ({ page }) => {
  await page.goto("/about-us");
  const cards = page.getByRole("region", { name: founders.title }).getByRole("article");
  await expect(cards).toHaveCount(3);
  for (const [place, { role, name, image }] of founders.entries.entries()) {
    const card = cards.nth(place);
    await expect(card).toContainText(role);
    await expect(card.locator("img")).toHaveAttribute("src", image);
    await expect(card.getByRole("heading")).toHaveText(name);
    await expect(card.getByRole("link")).toHaveAttribute("href", /^https:\/\/www\.linkedin\.com\//);
    await expect(card.getByRole("link")).toHaveAccessibleName(new RegExp(`LinkedIn profile: ${name}`));
  }
  expect(founders.entries.map(({ role }) => role)).toEqual(["CEO", "CTO", "COO"]);
});

test("the portraits load when scrolled near, and say that they are drawings", async ({ page }) => {
  await openPage(page, "/about-us");
  const portraits = page.locator(".testimonials img, .founders img");
  await expect(portraits).toHaveCount(23);
  for (const portrait of await portraits.all()) {
    await expect(portrait).toHaveAttribute("loading", "lazy");
    await expect(portrait).toHaveAttribute("width", "160");
  }
  const first = page.locator(".founders img").first();
  await first.scrollIntoViewIfNeeded();
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByText(testimonials.drawingsNote)).toHaveCount(2);
});

test("the sections come in the specification's order and end in the counters", async ({ page }) => {
  await page.goto("/about-us");
  const headings = await page.locator("main :is(h1, h2)").allTextContents();
  expect(headings).toEqual([
    "About Us",
    "What we do",
    about.achievements.title,
    testimonials.title,
    founders.title,
    counters.title,
  ]);
  await expect(page.locator("main")).toContainText(formatClaim(claims.greenKm));
});
