import { claims } from "#content/en/claims.ts";
import { fleetWords, specLabels, specNames, vehicles } from "#content/en/fleet.ts";
import { hero } from "#content/en/hero.ts";
import { formatClaim, formatQuantity } from "#content/format/english.ts";
import { hydrated, openPage } from "#scripts/browser/hydrated.ts";
import { expect, test } from "./test.ts";

test("the fleet shows every vehicle with its five specifications, as specified", async ({ page }) => {
  await page.goto("/");
  const text = ((await page.locator("main").textContent()) ?? "").replace(/\s+/g, " ");
  for (const { title, specs } of vehicles) {
    for (const value of [title, ...specNames.map((name) => formatQuantity(specs[name]))]) {
      expect(text).toContain(value);
    }
  }
});

test("each slide of the fleet carousel holds a vehicle's photo, its name and its five specifications", async ({
  page,
}) => {
  await page.goto("/");
  await page.locator(".fleet").scrollIntoViewIfNeeded();
  const slides = page.getByRole("region", { name: fleetWords.carouselLabel }).locator(".carousel__slide");
  await expect(slides).toHaveCount(vehicles.length);
  for (const [place, { title, pictureAlt, specs }] of vehicles.entries()) {
    const slide = slides.nth(place);
    await expect(slide.getByRole("heading")).toHaveText(title);
    await expect(slide.getByRole("img", { name: pictureAlt })).toHaveCount(1);
    await expect(slide.locator("dt")).toHaveText(specNames.map((name) => specLabels[name]));
    await expect(slide.locator("dd")).toHaveText(specNames.map((name) => formatQuantity(specs[name])));
  }
});

test("the counters' targets stand in the document", async ({ page }) => {
  const html = await (await page.request.get("/")).text();
  const { greenKm, deliveries, customers, cities } = claims;
  for (const figure of [...[greenKm, deliveries, customers].map(formatClaim), ...cities]) {
    expect(html).toContain(figure);
  }
});

test("the lighter footer of /index3 lists Intercity, On Demand and Corporate", async ({ page }) => {
  await page.goto("/index3");
  const footer = page.getByRole("contentinfo");
  await hydrated(page);
  const links = footer.getByRole("navigation").getByRole("link");
  await expect(links).toHaveText(["Intercity", "On Demand", "Corporate"]);
  for (const [place, path] of ["/service/intercity", "/service/on-demand", "/service/corporate"].entries()) {
    await expect(links.nth(place)).toHaveAttribute("href", `#${path}`);
  }
  // It is lighter: what the other footer has besides is not there.
  await expect(footer.locator("form, .store-badge")).toHaveCount(0);
  await expect(page.locator("main h1")).toHaveText(hero.slides[0]?.title ?? "");
  await page.goto("/");
  await expect(footer.locator("form")).toHaveCount(1);
  await expect(footer.getByRole("link", { name: "Intercity" })).toHaveCount(0);
});

test.describe("the loading indicator", () => {
  for (const address of ["/", "/about-us", "/#/about-us"]) {
    for (const reducedMotion of ["no-preference", "reduce"] as const) {
      test(`is seen for 500 ms from the first paint: ${address}, motion: ${reducedMotion}`, async ({
        page,
      }) => {
        await page.emulateMedia({ reducedMotion });
        await openPage(page, address);
        const mark = page.locator(".loading-mark");
        await expect(mark).toBeHidden();
        const { ranFrom, firstPaint, seen } = await mark.evaluate((element) => {
          const [animation] = element.getAnimations();
          if (!animation) throw new Error("The mark has no animation.");
          const started = animation.startTime;
          animation.pause();
          return {
            ranFrom: started,
            firstPaint: performance.getEntriesByName("first-paint")[0]?.startTime,
            seen: [0, 100, 250, 400, 499, 500].map((time) => {
              animation.currentTime = time;
              const { visibility, opacity, backgroundColor } = getComputedStyle(element);
              const { width, height } = element.getBoundingClientRect();
              const isPainted = Number(opacity) > 0 && width > 0 && height > 0 && backgroundColor !== "";
              return visibility === "visible" && isPainted;
            }),
          };
        });
        expect(seen).toEqual([true, true, true, true, true, false]);
        expect(ranFrom).toBeCloseTo(firstPaint ?? Number.NaN, 0);
      });
    }
  }

  test("is there at the first paint of a deep link, before its page has loaded", async ({ page }) => {
    await page.route("**/about-us", () => {});
    await page.goto("/#/about-us");
    const firstPaint = () => page.evaluate(() => performance.getEntriesByName("first-paint").length);
    await expect.poll(firstPaint).toBe(1);
    expect(await page.locator(".loading-mark").evaluate((mark) => mark.getClientRects().length)).toBe(1);
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("disappears by itself", async ({ page }) => {
      await page.goto("/about-us");
      await expect(page.locator(".loading-mark")).toBeHidden();
    });
  });
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
  const button = page.getByRole("button", { name: "Back to the top" });
  await expect.poll(() => page.evaluate(() => window.name)).toBe("reported once");
  await expect(button).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 2500));
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("the newsletter says that nothing was sent, and sends nothing", async ({ page }) => {
  await openPage(page, "/#/about-us");
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") posts.push(request.url());
  });
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("textbox").fill("asha@example.com");
  await footer.getByRole("button", { name: "Subscribe Now" }).click();
  await expect(footer).toContainText(/not open yet/);
  expect(posts).toEqual([]);
});

test("the newsletter's button is one line of words in any window", async ({ page }) => {
  await page.goto("/faq");
  const button = page.getByRole("contentinfo").getByRole("button", { name: "Subscribe Now" });
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

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 800 } });

  test("the hamburger opens and closes the menu", async ({ page }) => {
    await openPage(page, "/contact-us");
    const button = page.getByRole("banner").getByRole("button", { name: /menu/i });
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await button.click();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    const services = page.getByRole("banner").getByRole("link", { name: "Services" });
    await expect(services).toBeVisible();
    await services.click();
    await expect(page).toHaveURL("/#/services/services2");
    await expect(button).toHaveAttribute("aria-expanded", "false");
  });

  test("going back closes the menu, which would otherwise hide the page", async ({ page }) => {
    await openPage(page, "/#/contact-us");
    await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
    await expect(page).toHaveURL("/#/faq");
    const button = page.getByRole("banner").getByRole("button", { name: /menu/i });
    await button.click();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await page.goBack();
    await expect(page.locator("main h1")).toHaveText("Contact Us");
    await expect(button).toHaveAttribute("aria-expanded", "false");
  });
});

test("no request goes to another origin", async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(baseURL ?? "") && !request.url().startsWith("data:"))
      foreign.push(request.url());
  });
  await page.goto("/", { waitUntil: "networkidle" });
  expect(foreign).toEqual([]);
});

test("the document contains only the script that inserts the others at run time", async ({ page }) => {
  const html = await (await page.request.get("/")).text();
  expect(html).not.toMatch(/<script[^>]+src=/);
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") fetched.push(new URL(request.url()).pathname);
  });
  await openPage(page, "/");
  expect(fetched.some((path) => /entry-client/.test(path))).toBe(true);
  expect(fetched.some((path) => /home\.page/.test(path))).toBe(true);
});
