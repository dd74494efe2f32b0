import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { chatFrame } from "#content/en/chat-frame.ts";
import { claims } from "#content/en/claims.ts";
import { clients } from "#content/en/clients.ts";
import { counters } from "#content/en/counters.ts";
import { estimation } from "#content/en/estimation.ts";
import { fleetWords } from "#content/en/fleet.ts";
import { hero } from "#content/en/hero.ts";
import { onDemand, trackk, why } from "#content/en/home.ts";
import { intercity } from "#content/en/intercity.ts";
import { quoteForm } from "#content/en/quote-form.ts";
import { services } from "#content/en/services.ts";
import { testimonials } from "#content/en/testimonials.ts";
import { formatClaim } from "#content/format/english.ts";
import { openPage, takenOver } from "#scripts/browser/hydrated.ts";
import { openWithPausedClock, runClockUntil, stopClock } from "./fake-clock.ts";
import { framesDrawn } from "./frames-drawn.ts";
import { layoutShift, recordLayoutShifts } from "./layout-shifts.ts";
import { expect, test } from "./test.ts";

/** How many testimonials stand side by side at which width. The number changes from each to the next. */
const besideEachOther = [
  [1440, 3],
  [1024, 2],
  [1025, 3],
  [767, 1],
  [768, 2],
  [320, 1],
] as const;

test("the sections stand in the specification's order, with all that belongs to them", async ({ page }) => {
  await page.goto("/");

  await test.step("the order", async () => {
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

  await test.step("three numbered solution blocks, six reasons, and three services that lead to their pages", async () => {
    await expect(page.locator(".estimation__step h3")).toHaveText(
      ["1", "2", "3"].map((_, at) => estimation.steps[at]?.title ?? ""),
    );
    await expect(page.locator(".estimation__number")).toHaveText(["1", "2", "3"]);
    expect(why.points).toHaveLength(6);
    await expect(page.locator(".why__point h3")).toHaveText(why.points.map(({ title }) => title));
    await expect(page.locator(".why__intro")).toContainText(why.intro);
    const cards = page.getByRole("region", { name: services.carouselLabel }).locator(".service-card");
    await expect(cards.locator(".service-card__title")).toHaveText(["Intercity", "Corporates", "On Demand"]);
    await expect(cards.locator(".service-card__serial")).toHaveText(["01", "02", "03"]);
    for (const [index, name] of ["intercity", "corporate", "on-demand"].entries()) {
      await expect(cards.nth(index)).toHaveAttribute("href", `#/service/${name}`);
      await expect(cards.nth(index).locator("img")).toHaveCount(1);
      await expect(cards.nth(index).locator(".service-card__text")).toHaveText(/.{20}/);
    }
  });

  await test.step("the strip shows the clients' marks", async () => {
    await expect(page.locator(".client-strip .client-mark")).toHaveText(
      clients.clients.map(({ name }) => name),
    );
    await expect(page.locator(".client-strip .client-mark path[d]")).toHaveCount(12);
  });
});

test("the map of the routes comes with the visitor, moves nothing, and shows a chosen route", async ({
  page,
}) => {
  await recordLayoutShifts(page);
  await openPage(page, "/");
  const map = page.getByRole("region", { name: intercity.map.title });
  await expect(map.getByRole("link", { name: intercity.map.more.label })).toHaveCount(1);
  await expect(map.getByRole("radio")).toHaveCount(0);
  // A slow machine paints the document while it parses it, which is not the map's doing.
  await framesDrawn(page, 2);
  const shiftOfDocument = await layoutShift(page);
  // A visitor in a hurry: the section's end is in view before the map is there.
  await map.evaluate((section) => section.scrollIntoView({ block: "end" }));
  await expect(map.getByRole("radio")).toHaveCount(intercity.map.routes.length);
  await framesDrawn(page, 2);
  expect(await layoutShift(page)).toBe(shiftOfDocument);

  await map.locator("svg").getByText("Jaipur").click();
  await expect(map.getByRole("radio", { name: "Delhi to Jaipur" })).toBeChecked();
  await expect(map.getByText("About 285 km by road")).toBeVisible();
  await expect(map.locator(".corridor-map__range[data-routes='5']")).toHaveCSS("opacity", "1");
  await expect(map.getByText(intercity.map.simulation)).toBeVisible();
});

test("the bar of a vehicle's range is filled from its upper to its lower edge", async ({ page }) => {
  await page.goto("/");
  const bar = page.locator(".vehicle-range").first();
  await bar.scrollIntoViewIfNeeded();
  const { data, info } = await sharp(await bar.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colourAt = (x: number, y: number) => [...data.subarray(3 * (y * info.width + x)).subarray(0, 3)];
  // Inside the rows that the screenshot cuts through, and where every vehicle's bar is filled.
  const column = Math.round(info.width / 4);
  const [top, bottom] = [1, info.height - 2].map((y) => colourAt(column, y));
  expect(bottom).toEqual(top);
  expect(colourAt(info.width - 10, 1), "the rest of the track").not.toEqual(top);
});

test("testimonials: 3 side by side in a wide window, 2 below 1025 px, 1 below 768 px", async ({ page }) => {
  await page.goto("/");
  const slides = page.locator(".testimonials__quotes");
  for (const [width, count] of besideEachOther) {
    await page.setViewportSize({ width, height: 800 });
    const sideBySide = () =>
      slides.evaluate((slider) => {
        const [slide, view] = [".carousel__slide", ".carousel__viewport"].map(
          (part) => slider.querySelector(part)?.getBoundingClientRect().width ?? 0,
        );
        return Math.round((view ?? 0) / (slide ?? 1));
      });
    await expect.poll(sideBySide, `${width} px`).toBe(count);
  }
});

test("the hero's pictures change by themselves, stop while paused, and change by hand", async ({ page }) => {
  await openWithPausedClock(page, "/");
  const slider = page.getByRole("region", { name: hero.label });
  const current = slider.locator(".carousel__slide[data-current]");
  const [first = "", second = ""] = hero.slides.map(({ title }) => title);
  await expect(current).toContainText(first);
  const pause = slider.getByRole("button", { name: /pause/i });
  await runClockUntil(page, () => pause.isVisible());
  await page.clock.runFor(9_500);
  await expect(current).toContainText(second);
  await pause.click();
  await expect(slider.getByRole("button", { name: /play/i })).toBeVisible();
  await page.clock.runFor(30_000);
  await expect(current).toContainText(second);
  await slider.getByRole("button", { name: first }).click();
  await expect(current).toContainText(first);
});

test("the hero stays as it is for good once the visitor uses the page, and never stands between two scenes", async ({
  page,
}) => {
  const current = page.locator(".hero .carousel__slide[data-current]");
  const from = page.getByRole("form", { name: quoteForm.title }).locator("[name=from]");
  const title = hero.slides[0]?.title ?? "";
  for (const [use, act] of [
    ["a field", () => from.click()],
    ["the chat", () => page.getByRole("button", { name: chatFrame.open }).click()],
    ["any place", () => page.locator(".quote-section h2").click()],
  ] as const) {
    await test.step(use, async () => {
      await openWithPausedClock(page, "/");
      await runClockUntil(page, () => page.getByRole("button", { name: /pause/i }).isVisible());
      await act();
      await page.clock.runFor(30_000);
      await expect(current).toContainText(title);
    });
  }

  await test.step("a press before the scripts", async () => {
    await stopClock(page);
    await page.goto("/");
    const scrolled = await page.locator(".hero .carousel__viewport").evaluate((viewport) => {
      viewport.scrollLeft = 100;
      return viewport.scrollLeft;
    });
    expect(scrolled).toBe(0);
    await from.click();
    await runClockUntil(page, () => page.getByRole("button", { name: /play/i }).isVisible());
    await page.clock.runFor(30_000);
    await expect(current).toContainText(title);
  });
});

test("the counters count up to their figures over 10 seconds and stay there", async ({ page }) => {
  await openWithPausedClock(page, "/");
  const km = page.locator(".counters__entry").filter({ hasText: formatClaim(claims.greenKm) });
  await expect(km).toHaveCount(1);
  await page.locator(".counters__list").scrollIntoViewIfNeeded();
  await runClockUntil(page, async () => (await km.getAttribute("data-counting")) === "true");
  // The first digits say from the start what it is: no figure on its way is half a per cent away from the true one.
  const figures = async () =>
    (await page.locator(".counters__moving").allTextContents()).map((text) =>
      Number(text.replace(/[,+]/g, "")),
    );
  const targets = [claims.greenKm, claims.deliveries, claims.customers, claims.years];
  let before = 0;
  for (const second of [1, 3, 6, 8, 9]) {
    await page.clock.runFor(second === 1 ? 1_000 : 1_500);
    const moving = await figures();
    expect(moving).toHaveLength(targets.length);
    for (const [index, figure] of moving.entries()) {
      const target = targets[index] ?? 0;
      expect(figure).toBeLessThanOrEqual(target);
      expect(figure).toBeGreaterThan(0.995 * target);
    }
    // And the last ones roll until the end.
    expect(moving[0]).toBeGreaterThan(before);
    before = moving[0] ?? 0;
  }
  await page.clock.runFor(1_500);
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

test("the counters begin just below the window, far from their figures, so the end is not seen first", async ({
  page,
}) => {
  await openWithPausedClock(page, "/");
  const section = page.locator(".counters");
  const km = section.locator("[data-counter=green-km]");
  const approach = (distance: number) =>
    section.locator(".container").evaluate(
      (element, below) =>
        window.scrollBy({
          top: element.getBoundingClientRect().top - innerHeight - below,
          behavior: "instant",
        }),
      distance,
    );
  // Near enough for its code, which is there once the section shows that it has been taken over.
  await approach(200);
  await runClockUntil(page, () =>
    section.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactProps"))),
  );
  await approach(10);
  await expect(section.locator(".counters__list")).not.toBeInViewport();
  await runClockUntil(page, async () => (await km.getAttribute("data-counting")) === "true");
  const shown = (await km.locator(".counters__moving").textContent()) ?? "";
  expect(Number(shown.replaceAll(",", ""))).toBeLessThan(claims.greenKm / 2);
});

test("the sliders take over what was done before they are ready, and the two of testimonials follow each other", async ({
  page,
}) => {
  // Holds back the page's idle callbacks until `letIdle`.
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
  await openPage(page, "/");
  const [quotes, people, fleet] = [
    testimonials.quotesLabel,
    testimonials.peopleLabel,
    fleetWords.carouselLabel,
  ].map((name) => page.getByRole("region", { name })) as [Locator, Locator, Locator];
  const [third = "", fourth = ""] = testimonials.entries.slice(2).map(({ name }) => name);
  const secondVehicle = fleet.locator(".carousel__slide").nth(1);

  await test.step("a testimonial is chosen, the fleet is scrolled", async () => {
    for (const slider of [people, fleet]) await expect(slider).not.toHaveAttribute("data-live");
    await people.scrollIntoViewIfNeeded();
    await takenOver(page, ".testimonials__person");
    await people.getByRole("button", { name: third }).click();
    await expect(people.getByRole("button", { name: third })).toHaveAttribute("aria-current", "true");
    await secondVehicle.evaluate((slide) => slide.scrollIntoView({ inline: "start", behavior: "instant" }));
  });
  await untilReady([quotes, people, fleet]);

  await test.step("slides that were scrolled stay where they are", async () => {
    await expect(secondVehicle).toHaveAttribute("data-current");
    await expect(secondVehicle).toBeInViewport({ ratio: 0.3 });
  });

  await test.step("a chosen testimonial stays chosen", async () => {
    await quotes.scrollIntoViewIfNeeded();
    await expect(quotes.locator(".carousel__slide[data-current]")).toContainText(third);
    await expect(quotes.getByRole("figure").filter({ hasText: third })).toBeInViewport();
  });

  await test.step("the two testimonial sliders follow each other", async () => {
    await quotes.getByRole("button", { name: /next/i }).click();
    await expect(people.locator("[aria-current='true']")).toHaveText(new RegExp(fourth));
    await people.getByRole("button", { name: third }).click();
    await expect(quotes.locator(".carousel__slide[data-current]")).toContainText(third);
  });
});

/** Lets the page be idle until the sliders are ready. */
async function untilReady(sliders: readonly Locator[]): Promise<void> {
  const areReady = async () => {
    await sliders[0]?.page().evaluate(() => (window as unknown as { letIdle(): void }).letIdle());
    return Promise.all(sliders.map((slider) => slider.getAttribute("data-live")));
  };
  await expect.poll(areReady, { intervals: [50] }).toEqual(sliders.map(() => "true"));
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 412, height: 823 } });

  test("distant sections are laid out when scrolled near, and nothing in view moves", async ({ page }) => {
    await recordLayoutShifts(page);
    await openPage(page, "/");
    const strip = page.locator(".client-strip__title");
    const isLaidOut = () => strip.evaluate((title) => title.checkVisibility({ contentVisibilityAuto: true }));
    expect(await isLaidOut()).toBe(false);
    const scroll = async () => {
      // Frames are drawn in between, as for somebody who scrolls: a jump by several windows is another matter.
      await page.evaluate(() => window.scrollBy({ top: 600, behavior: "instant" }));
      await framesDrawn(page, 3);
      return isLaidOut();
    };
    await expect.poll(scroll, { intervals: [0] }).toBe(true);
    await framesDrawn(page, 2);
    expect(await layoutShift(page)).toBeLessThan(0.01);
  });
});

test("the fleet's vehicles are shown to one scale, on tiles of one height", async ({ page }) => {
  for (const width of [375, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, "/");
    const stages = await page.locator(".vehicle__stage").evaluateAll((elements) =>
      elements.map((stage) => {
        const picture = stage.querySelector("picture");
        return { top: stage.getBoundingClientRect().top, scale: picture && getComputedStyle(picture).scale };
      }),
    );
    expect(stages).toHaveLength(4);
    expect(stages, `at ${width} px`).toEqual(stages.map(() => stages[0]));
  }
});

test("on a phone the estimation gives the price before what makes it", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await openPage(page, "/services/services2");
  const price = await page.locator(".estimation__range").boundingBox();
  const steps = await page.locator(".estimation__steps").boundingBox();
  expect((price?.y ?? 0) + (price?.height ?? 0)).toBeLessThan(steps?.y ?? 0);
});
