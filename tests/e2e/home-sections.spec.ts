import type { Locator, Page } from "@playwright/test";
import { claims } from "#content/en/claims.ts";
import { clients } from "#content/en/clients.ts";
import { counters } from "#content/en/counters.ts";
import { estimation } from "#content/en/estimation.ts";
import { fleetWords } from "#content/en/fleet.ts";
import { hero } from "#content/en/hero.ts";
import { onDemand, trackk, why } from "#content/en/home.ts";
import { services } from "#content/en/services.ts";
import { testimonials } from "#content/en/testimonials.ts";
import { formatClaim } from "#content/format/english.ts";
import { openPage } from "#scripts/browser/hydrated.ts";
import { openWithPausedClock, runClockUntil } from "./fake-clock.ts";
import { expect, test } from "./test.ts";

async function openHome(page: Page): Promise<void> {
  await openPage(page, "/");
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

test("the hero's pictures change automatically and by hand, and can be paused", async ({ page }) => {
  await openHome(page);
  const slider = page.getByRole("region", { name: hero.label });
  expect(hero.slides.length).toBeGreaterThan(1);
  await slider.getByRole("button", { name: hero.slides[1]?.title ?? "" }).click();
  await expect(slider.locator(".carousel__slide[data-current]")).toContainText(hero.slides[1]?.title ?? "");
  await expect(slider.getByRole("button", { name: /pause|play/i })).toBeVisible();
});

test("the hero's pictures change by themselves, and stop while paused", async ({ page }) => {
  await openWithPausedClock(page, "/");
  const slider = page.getByRole("region", { name: hero.label });
  const current = slider.locator(".carousel__slide[data-current]");
  await expect(current).toContainText(hero.slides[0]?.title ?? "");
  const pause = slider.getByRole("button", { name: /pause/i });
  await runClockUntil(page, () => pause.isVisible());
  await page.clock.runFor(9_500);
  await expect(current).toContainText(hero.slides[1]?.title ?? "");
  await pause.click();
  await page.clock.runFor(30_000);
  await expect(current).toContainText(hero.slides[1]?.title ?? "");
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
  const cards = page.getByRole("region", { name: services.carouselLabel }).locator(".service-card");
  await expect(cards.locator(".service-card__title")).toHaveText(["Intercity", "Corporates", "On Demand"]);
  await expect(cards.locator(".service-card__serial")).toHaveText(["01", "02", "03"]);
  for (const [place, page] of ["intercity", "corporate", "on-demand"].entries()) {
    await expect(cards.nth(place)).toHaveAttribute("href", `#/service/${page}`);
    await expect(cards.nth(place).locator("img")).toHaveCount(1);
    await expect(cards.nth(place).locator(".service-card__text")).toHaveText(/.{20}/);
  }
});

test("the counters count up to their figures over 10 seconds and stay there", async ({ page }) => {
  await openWithPausedClock(page, "/");
  const km = page.locator(".counters__entry").filter({ hasText: formatClaim(claims.greenKm) });
  await expect(km).toHaveCount(1);
  await page.locator(".counters__list").scrollIntoViewIfNeeded();
  await runClockUntil(page, async () => (await km.getAttribute("data-counting")) === "true");
  await page.clock.runFor(9_000);
  await expect(km).toHaveAttribute("data-counting", "true");
  await page.clock.runFor(1_500);
  await expect(km).not.toHaveAttribute("data-counting");
  await expect(page.locator(".counters__entry")).toHaveText([
    new RegExp(`green km\\s*${formatClaim(claims.greenKm)}`),
    new RegExp(`on-time deliveries\\s*${formatClaim(claims.deliveries)}`),
    new RegExp(`individual customers\\s*${formatClaim(claims.customers)}`),
    new RegExp(`years\\s*${claims.years}\\+`),
  ]);
  const icons = await page
    .locator(".counters__list dt")
    .evaluateAll((titles) => titles.map((title) => getComputedStyle(title, "::before").maskImage));
  expect(icons.filter((icon) => icon.startsWith('url("data:image/svg+xml'))).toHaveLength(5);
  expect(new Set(icons).size).toBe(5);
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
  await expect(page.locator(".client-strip .client-mark")).toHaveText(
    clients.clients.map(({ name }) => name),
  );
  await expect(page.locator(".client-strip .client-mark path[d]")).toHaveCount(12);
});

test.describe("before the sliders are ready", () => {
  /** Holds back the page's idle callbacks until `letIdle`. */
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const soon = window.requestIdleCallback.bind(window);
      const held: IdleRequestCallback[] = [];
      Object.assign(window, {
        requestIdleCallback: (work: IdleRequestCallback, options?: IdleRequestOptions) =>
          document.querySelector("header a[href^='#/']") ? held.push(work) : soon(work, options),
        letIdle: () => {
          for (const work of held.splice(0)) soon(work);
        },
      });
    });
    await openHome(page);
  });

  async function untilReady(slider: Locator): Promise<void> {
    await expect
      .poll(async () => {
        await slider.page().evaluate(() => (window as unknown as { letIdle(): void }).letIdle());
        return slider.getAttribute("data-live");
      })
      .toBe("true");
  }

  test("a chosen testimonial stays chosen", async ({ page }) => {
    const quotes = page.getByRole("region", { name: testimonials.quotesLabel });
    const people = page.getByRole("region", { name: testimonials.peopleLabel });
    const third = testimonials.entries[2]?.name ?? "";
    await expect(people).not.toHaveAttribute("data-live");
    await people.getByRole("button", { name: third }).click();
    await expect(people.getByRole("button", { name: third })).toHaveAttribute("aria-current", "true");
    await untilReady(quotes);
    await untilReady(people);
    await expect(quotes.locator(".carousel__slide[data-current]")).toContainText(third);
    await expect(quotes.getByRole("figure").filter({ hasText: third })).toBeInViewport();
  });

  test("slides that were scrolled stay where they are", async ({ page }) => {
    const fleet = page.getByRole("region", { name: fleetWords.carouselLabel });
    const second = fleet.locator(".carousel__slide").nth(1);
    await expect(fleet).not.toHaveAttribute("data-live");
    await second.evaluate((slide) => slide.scrollIntoView({ inline: "start", behavior: "instant" }));
    await untilReady(fleet);
    await expect(second).toHaveAttribute("data-current");
    await expect(second).toBeInViewport({ ratio: 0.3 });
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 412, height: 823 } });

  test("distant sections are laid out when scrolled near, and nothing in view moves", async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await openHome(page);
    const strip = page.locator(".client-strip__title");
    const isLaidOut = () => strip.evaluate((title) => title.checkVisibility({ contentVisibilityAuto: true }));
    expect(await isLaidOut()).toBe(false);
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 600);
        return isLaidOut();
      })
      .toBe(true);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
  });
});
