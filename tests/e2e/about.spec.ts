import { about } from "#content/en/about.ts";
import { claims } from "#content/en/claims.ts";
import { counters } from "#content/en/counters.ts";
import { founders } from "#content/en/founders.ts";
import { services } from "#content/en/services.ts";
import { testimonials } from "#content/en/testimonials.ts";
import { formatClaim } from "#content/format/english.ts";
import { openPage } from "#scripts/browser/hydrated.ts";
import { expect, test } from "./test.ts";

test("the sections come in the specification's order and end in the counters", async ({ page }) => {
  await openPage(page, "/about-us");
  await expect(page.getByRole("heading", { level: 1, name: "About Us" })).toBeVisible();
  await expect(page.locator("main :is(h1, h2)")).toHaveText([
    "About Us",
    "What we do",
    about.achievements.title,
    testimonials.title,
    founders.title,
    counters.title,
  ]);
  await expect(page.locator("main")).toContainText(formatClaim(claims.greenKm));

  await test.step("the three achievements show the specification's figures", async () => {
    const posters = page.getByRole("region", { name: about.achievements.title }).locator("dl > div");
    await expect(posters.locator("dt")).toHaveText([
      "locations in India",
      "years of experience",
      "team members",
    ]);
    await expect(posters.locator("dd:first-of-type")).toHaveText([
      `${claims.locations}+`,
      `${claims.years}+`,
      `${claims.teamMembers}+`,
    ]);
  });

  await test.step("CEO, CTO and COO each have a link to a professional profile", async () => {
    const cards = page.getByRole("region", { name: founders.title }).getByRole("article");
    expect(founders.entries.map(({ role }) => role)).toEqual(["CEO", "CTO", "COO"]);
    await expect(cards).toHaveCount(3);
    for (const [index, { role, name, image }] of founders.entries.entries()) {
      const card = cards.nth(index);
      await expect(card).toContainText(role);
      await expect(card.locator("img")).toHaveAttribute("src", image);
      await expect(card.getByRole("heading")).toHaveText(name);
      await expect(card.getByRole("link")).toHaveAttribute("href", /^https:\/\/www\.linkedin\.com\//);
      await expect(card.getByRole("link")).toHaveAccessibleName(new RegExp(`LinkedIn .*: ${name}`));
    }
  });

  await test.step("the three services link to their pages", async () => {
    const section = page.getByRole("region", { name: "What we do" });
    await expect(section.getByRole("listitem")).toHaveCount(3);
    for (const { title, link } of services.services)
      await expect(section.getByRole("link", { name: title })).toHaveAttribute("href", `#${link.to}`);
    await section.getByRole("link", { name: "Intercity" }).click();
    await expect(page).toHaveURL("/#/service/intercity");
  });
});

test("ten testimonials each show a picture, a quote, a name and B2B Client; the portraits load late", async ({
  page,
}) => {
  await openPage(page, "/about-us");
  const quotes = page.getByRole("region", { name: testimonials.quotesLabel });
  const people = page.getByRole("region", { name: testimonials.peopleLabel });
  expect(new Set(testimonials.entries.map(({ image }) => image)).size).toBe(10);
  await expect(quotes.getByRole("figure")).toHaveCount(10);
  for (const { name, quote, designation, image } of testimonials.entries) {
    const figure = quotes.getByRole("figure").filter({ hasText: name });
    await expect(figure).toContainText(quote);
    await expect(figure).toContainText(designation);
    await expect(figure.locator("img")).toHaveAttribute("src", image);
    await expect(people.getByRole("button", { name }).locator("img")).toHaveAttribute("src", image);
  }
  await expect(quotes.getByText("B2B Client", { exact: true })).toHaveCount(10);

  await test.step("the portraits load when scrolled near, and say that they are drawings", async () => {
    const portraits = page.locator(".testimonials img, .founders img");
    await expect(portraits).toHaveCount(23);
    const late = page.locator(":is(.testimonials, .founders) img[loading=lazy][width='160']");
    await expect(late).toHaveCount(23);
    const first = page.locator(".founders img").first();
    await first.scrollIntoViewIfNeeded();
    await expect
      .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(page.getByText(testimonials.drawingsNote)).toHaveCount(1);
    await expect(page.getByText(founders.drawingsNote)).toHaveCount(1);
  });
});
