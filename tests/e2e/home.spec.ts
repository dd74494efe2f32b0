import type { Page } from "@playwright/test";
import { carouselWords } from "#content/en/carousel.ts";
import { fleetWords, specLabels, specNames, vehicles } from "#content/en/fleet.ts";
import { hero } from "#content/en/hero.ts";
import { formatQuantity } from "#content/format/english.ts";
import { hydrated, openPage } from "#scripts/browser/hydrated.ts";
import { holdScripts } from "./held-scripts.ts";
import { expect, test } from "./test.ts";

test("Home: scripts are inserted at run time, nothing comes from another origin, and each slide of the fleet is complete", async ({
  page,
  baseURL,
}) => {
  const scripts: string[] = [];
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
    if (!request.url().startsWith(baseURL ?? "") && !request.url().startsWith("data:"))
      foreign.push(request.url());
  });
  const document = await page.goto("/");
  const footer = page.getByRole("contentinfo");

  await test.step("the document contains only the script that inserts the others at run time", async () => {
    expect(await document?.text()).not.toMatch(/<script[^>]+src=/);
    await hydrated(page);
    for (const file of [/entry-client/, /home\.page/])
      await expect.poll(() => scripts.some((path) => file.test(path))).toBe(true);
  });

  await test.step("each slide of the fleet carousel holds a vehicle's photo, its name and its five specifications", async () => {
    await page.locator(".fleet").scrollIntoViewIfNeeded();
    const slides = page.getByRole("region", { name: fleetWords.carouselLabel }).locator(".carousel__slide");
    await expect(slides).toHaveCount(vehicles.length);
    for (const [index, { title, pictureAlt, specs }] of vehicles.entries()) {
      const slide = slides.nth(index);
      await expect(slide.getByRole("heading")).toHaveText(title);
      await expect(slide.getByRole("img", { name: pictureAlt })).toHaveCount(1);
      await expect(slide.locator("dt")).toHaveText(specNames.map((name) => specLabels[name]));
      await expect(slide.locator("dd")).toHaveText(specNames.map((name) => formatQuantity(specs[name])));
    }
  });

  await test.step("the lighter footer of /index3 lists Intercity, On Demand and Corporate", async () => {
    await expect(footer.locator("form")).toHaveCount(1);
    await expect(footer.getByRole("link", { name: "Intercity" })).toHaveCount(0);
    await openPage(page, "/index3");
    const links = footer.getByRole("navigation").getByRole("link");
    await expect(links).toHaveText(["Intercity", "On Demand", "Corporate"]);
    for (const [index, path] of ["/service/intercity", "/service/on-demand", "/service/corporate"].entries())
      await expect(links.nth(index)).toHaveAttribute("href", `#${path}`);
    // It is lighter: what the other footer has besides is not there.
    await expect(footer.locator("form, .store-badge")).toHaveCount(0);
    await expect(page.locator("main h1")).toHaveText(hero.slides[0]?.title ?? "");
  });

  await test.step("no request goes to another origin", async () => {
    expect(foreign).toEqual([]);
  });
});

test("the first two vehicles and the names of all are there when the page is, before any script runs", async ({
  page,
}) => {
  await holdScripts(page);
  for (const width of [375, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    const fleet = page.getByRole("region", { name: fleetWords.carouselLabel });
    // By a jump: nothing has come near before.
    await fleet.evaluate((section) => section.scrollIntoView({ behavior: "instant" }));
    for (const index of [0, 1]) {
      const picture = fleet.locator("img").nth(index);
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
        .toBe(true);
      expect((await picture.boundingBox())?.height).toBeGreaterThan(100);
    }
    for (const { title } of vehicles) await expect(fleet.getByRole("button", { name: title })).toBeVisible();
  }
});

/** The mark of the page that is loaded now was painted from the first paint on, and for 500 ms. */
async function expectSeenFor500Ms(page: Page, address: string): Promise<void> {
  await openPage(page, address);
  const mark = page.locator(".loading-indicator");
  // The browser tells of its first paint some time after it.
  const ranFrom = () =>
    mark.evaluate((element) => {
      const [firstPaint] = performance.getEntriesByName("first-paint");
      return Number(element.getAnimations()[0]?.startTime) - (firstPaint?.startTime ?? Number.NaN);
    });
  await expect.poll(ranFrom, address).toBeCloseTo(0, 0);
  await expect(mark).toBeHidden();
  const seen = await mark.evaluate((element) => {
    const [animation] = element.getAnimations();
    if (!animation) throw new Error("The mark has no animation.");
    animation.pause();
    return [0, 100, 250, 400, 499, 500].map((time) => {
      animation.currentTime = time;
      const { visibility, opacity, backgroundColor } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      const isPainted = Number(opacity) > 0 && width > 0 && height > 0 && backgroundColor !== "";
      return visibility === "visible" && isPainted;
    });
  });
  expect(seen, address).toEqual([true, true, true, true, true, false]);
}

test.describe("the loading indicator", () => {
  test("is seen for 500 ms from the first paint, also on a deep link and without motion", async ({
    page,
  }) => {
    for (const [address, reducedMotion] of [
      ["/#/about-us", "no-preference"],
      ["/", "no-preference"],
      ["/about-us", "no-preference"],
      ["/about-us", "reduce"],
    ] as const) {
      await page.emulateMedia({ reducedMotion });
      await expectSeenFor500Ms(page, address);
    }

    await test.step("is there at the first paint of a deep link, before its page has loaded", async () => {
      await expect(page).toHaveURL("/#/about-us");
      await page.route("**/about-us", () => {});
      await page.reload();
      const firstPaint = () => page.evaluate(() => performance.getEntriesByName("first-paint").length);
      await expect.poll(firstPaint).toBe(1);
      await expect(page.locator("html[data-deep-link=pending]")).toHaveCount(1);
      expect(await page.locator(".loading-indicator").evaluate((mark) => mark.getClientRects().length)).toBe(
        1,
      );
    });
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("disappears by itself", async ({ page }) => {
      await page.goto("/about-us");
      await expect(page.locator(".loading-indicator")).toBeHidden();
    });
  });
});

test("one button of the first screen is lime, the quote form's; the header's is outlined until that form is gone", async ({
  page,
}) => {
  const lime = "rgb(196, 241, 53)";
  const clear = "rgba(0, 0, 0, 0)";
  const headerQuote = page.locator(".site-header__quote");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto("/");
    // Scrolling sets it, which the browser knows at the first frame.
    await expect(headerQuote, colorScheme).toHaveCSS("background-color", clear);
    const limeOnes = await page.locator(".site-header :is(a, button), main :is(a, button)").evaluateAll(
      (elements, colour) =>
        elements
          .filter((element) => element.getBoundingClientRect().top < innerHeight)
          .filter((element) => getComputedStyle(element).backgroundColor === colour)
          .map((element) => element.className),
      lime,
    );
    expect(limeOnes, colorScheme).toEqual(["quote-form__send"]);
    await page.locator(".load-beds").scrollIntoViewIfNeeded();
    await expect(headerQuote, colorScheme).not.toHaveCSS("background-color", clear);
  }
  await page.goto("/about-us");
  await expect(headerQuote, "on a page without a quote form").not.toHaveCSS("background-color", clear);
});

test("the first screen's call to see the vehicles leads to the first vehicle, past the services", async ({
  page,
}) => {
  await openPage(page, "/");
  await page.getByRole("link", { name: "See the vehicles" }).click();
  const title = page.getByRole("heading", { name: fleetWords.title });
  await expect(title).toBeInViewport();
  await expect(title).toBeFocused();
});

test("the button to the top appears after scrolling and goes there", async ({ page }) => {
  // A busy browser reports several changes in one call, the oldest first. This one keeps all until the second.
  await page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const waiting: IntersectionObserverEntry[] = [];
        super((changes, observer) => {
          waiting.push(...changes);
          if (waiting.length > 1) callback(waiting.splice(0), observer);
          else if (changes[0]?.target.matches(".scroll-to-top__first-screen")) window.name = "reported once";
        }, options);
      }
    };
  });
  await openPage(page, "/");
  const button = page.getByRole("button", { name: "Back to top" });
  await expect.poll(() => page.evaluate(() => window.name)).toBe("reported once");
  await expect(button).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 2500));
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("the newsletter in the footer and the menu of a phone", async ({ page }) => {
  await openPage(page, "/#/contact-us");
  const footer = page.getByRole("contentinfo");

  await test.step("the newsletter's button is one line of words in any window", async () => {
    const button = footer.getByRole("button", { name: "Subscribe Now" });
    const lines = () =>
      button.evaluate((element) => {
        const words = document.createRange();
        words.selectNodeContents(element);
        return words.getClientRects().length;
      });
    for (const width of [320, 360, 375, 390, 412, 480, 600, 960, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await lines(), `${width} px`).toBe(1);
    }
  });

  await test.step("the newsletter says that nothing was sent, and sends nothing", async () => {
    const posts: string[] = [];
    page.on("request", (request) => {
      if (request.method() !== "GET") posts.push(request.url());
    });
    await footer.getByRole("textbox").fill("asha@example.com");
    await footer.getByRole("button", { name: "Subscribe Now" }).click();
    await expect(footer).toContainText(/has not started yet/);
    expect(posts).toEqual([]);
  });

  await page.setViewportSize({ width: 375, height: 800 });
  const button = page.getByRole("banner").getByRole("button", { name: /menu/i });

  await test.step("the hamburger opens and closes the menu", async () => {
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await button.click();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    const services = page.getByRole("banner").getByRole("link", { name: "Services" });
    await expect(services).toBeVisible();
    await services.click();
    await expect(page).toHaveURL("/#/services/services2");
    await expect(page.locator("main h1")).not.toHaveText("Contact Us");
    await expect(button).toHaveAttribute("aria-expanded", "false");
  });

  await test.step("going back closes the menu, which would otherwise hide the page", async () => {
    await button.click();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await page.goBack();
    await expect(page.locator("main h1")).toHaveText("Contact Us");
    await expect(button).toHaveAttribute("aria-expanded", "false");
  });
});

test.describe("a picture that was first shown without a network", () => {
  test.use({ expectedComplaints: /net::ERR_/, contextOptions: { reducedMotion: "reduce" } });

  test("is there once the network is back", async ({ page }) => {
    const [, slide] = hero.slides;
    await page.route(`**/pictures/${slide?.picture}-*`, (route) => route.abort());
    await openPage(page, "/");
    const failed = page.waitForEvent("requestfailed", (request) =>
      request.url().includes(slide?.picture ?? ""),
    );
    const scene = page.getByRole("region", { name: hero.label });
    await scene.getByRole("button", { name: carouselWords.goTo(slide?.title ?? "") }).click();
    await failed;
    const width = () =>
      scene
        .getByRole("img", { name: slide?.alt ?? "" })
        .evaluate((image: HTMLImageElement) => image.naturalWidth);
    expect(await width()).toBe(0);
    await page.unroute(`**/pictures/${slide?.picture}-*`);
    await expect
      .poll(async () => {
        // The code that listens comes after the page's.
        await page.evaluate(() => dispatchEvent(new Event("online")));
        return width();
      })
      .toBeGreaterThan(0);
  });
});

test("a visit from another page focuses the heading, which stays in view and loads no other scene", async ({
  page,
}) => {
  await openPage(page, "/#/faq");
  await page.evaluate(() => {
    window.location.hash = "/";
  });
  const hero = page.locator(".hero");
  await expect(page.locator("main h1")).toBeFocused();
  await expect(hero).toHaveAttribute("data-live");
  await expect(hero).not.toHaveAttribute("data-playing");
  await expect(hero).toHaveAttribute("data-deferred");
  await page.keyboard.press("Tab");
  await expect(hero, "from the first use on they are needed").not.toHaveAttribute("data-deferred");
});
