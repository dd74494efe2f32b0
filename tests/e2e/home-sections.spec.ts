import type { Page } from "@playwright/test";
import { clients } from "#content/en/clients.ts";
import { counters } from "#content/en/counters.ts";
import { estimation } from "#content/en/estimation.ts";
import { fleetWords } from "#content/en/fleet.ts";
import { hero, onDemand, trackk, why } from "#content/en/home.ts";
import { services } from "#content/en/services.ts";
import { testimonials } from "#content/en/testimonials.ts";
import { hydrated } from "#scripts/hydrated.ts";
import { expect, test } from "./test.ts";

async function openHome(page: Page): Promise<void> {
  await page.goto("/");
  await hydrated(page);
}

test("the sections come in the specification's order", async ({ page }) => {
  await page.goto("/");
  const headings = (await page.locator("main :is(h1, h2)").allTextContents()).map((text) =>
    text.replace(/\s+/g, " "),
  );
  const order = [
    hero.slides[0]?.title,
    fleetWords.title,
    estimation.title,
    why.title,
    trackk.title,
    onDemand.title,
    services.title,
    counters.title,
    testimonials.title,
  ].map((title) => headings.indexOf(String(title).replace(/\s+/g, " ")));
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  const strip = await page.locator(".client-strip").evaluate((element) => {
    const quotes = document.querySelector(".testimonials");
    return quotes
      ? (quotes.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
      : false;
  });
  expect(strip, "the clients' logos come after their words").toBe(true);
});

test("the hero's pictures take turns, by hand and by themselves, and can be stopped", async ({ page }) => {
  await openHome(page);
  const slider = page.getByRole("region", { name: hero.label });
  expect(hero.slides.length).toBeGreaterThan(1);
  await slider.getByRole("button", { name: hero.slides[1]?.title ?? "" }).click();
  await expect(slider.locator(".carousel__slide[data-current]")).toContainText(hero.slides[1]?.title ?? "");
  await expect(slider.getByRole("button", { name: /pause|play/i })).toBeVisible();
});

test("three numbered solution blocks, six reasons, and three services that lead to their pages", async ({
  page,
}) => {
  await openHome(page);
  await expect(page.locator(".estimation__step h3")).toHaveText(
    ["1", "2", "3"].map((_, at) => estimation.solutions[at]?.title ?? ""),
  );
  await expect(page.locator(".estimation__number")).toHaveText(["1", "2", "3"]);
  expect(why.points).toHaveLength(6);
  await expect(page.locator(".why__point h3")).toHaveText(why.points.map(({ title }) => title));
  await expect(page.locator(".why__intro")).toContainText(why.intro);
  for (const [name, path] of [
    ["Intercity", "/service/intercity"],
    ["Corporates", "/service/corporate"],
    ["On Demand", "/service/on-demand"],
  ]) {
    await expect(page.locator(`.service-card[href='#${path}']`)).toContainText(name ?? "");
  }
});

test("the counters stand at their figures, count up to them over 10 seconds, and end there", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/");
  await page.clock.runFor(4_000);
  await hydrated(page);
  const km = page.locator(".counters__entry").filter({ hasText: "1,500,000" });
  await expect(km).toHaveCount(1);
  await page.locator(".counters__list").scrollIntoViewIfNeeded();
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(km).toHaveAttribute("data-counting", "true", { timeout: 200 });
  }).toPass();
  await page.clock.runFor(9_000);
  await expect(km).toHaveAttribute("data-counting", "true");
  await page.clock.runFor(1_500);
  await expect(km).not.toHaveAttribute("data-counting");
  await expect(page.locator(".counters__entry")).toHaveText([/1,500,000/, /500,000/, /600/, /4\+/]);
  await expect(page.locator(".counters__locations dd")).toHaveText([
    "Chandigarh",
    "Mohali",
    "Delhi-NCR",
    "Bangalore",
  ]);
});

test("the two testimonial sliders follow each other", async ({ page }) => {
  await openHome(page);
  const quotes = page.getByRole("region", { name: testimonials.quotesLabel });
  const people = page.getByRole("region", { name: testimonials.peopleLabel });
  await people.scrollIntoViewIfNeeded();
  const third = testimonials.entries[2]?.name ?? "";
  await people.getByRole("button", { name: third }).click();
  await expect(quotes.locator(".carousel__slide[data-current]")).toContainText(third);
  await quotes.getByRole("button", { name: /next/i }).click();
  const fourth = testimonials.entries[3]?.name ?? "";
  await expect(people.locator("[aria-current='true']")).toHaveText(new RegExp(fourth));
});

for (const [width, count] of [
  [1440, 3],
  [1025, 3],
  [1024, 2],
  [768, 2],
  [767, 1],
  [320, 1],
] as const) {
  test(`${count} testimonials stand side by side in a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    const [slide, view] = await page
      .locator(".testimonials__quotes")
      .evaluate((slider) => [
        slider.querySelector(".quote")?.parentElement?.getBoundingClientRect().width ?? 0,
        slider.querySelector(".carousel__viewport")?.getBoundingClientRect().width ?? 0,
      ]);
    expect(Math.round((view ?? 0) / (slide ?? 1))).toBe(count);
  });
}

test("the strip shows the clients' marks", async ({ page }) => {
  await page.goto("/");
  for (const { name } of clients.clients) await expect(page.locator(".client-strip")).toContainText(name);
});
