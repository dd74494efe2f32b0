import type { Page } from "@playwright/test";
import { fleetWords } from "#content/en/fleet.ts";
import { openPage } from "#scripts/browser/hydrated.ts";
import { expect, test } from "./test.ts";

interface Watched {
  /** How many fades have begun. */
  begun: number;
  /** The element that a click on the main heading would hit, once for each fade, while it runs. */
  met: string[];
  /** Of each page as it appears, when its heading gets the focus: how many parts it has, and if the footer is seen. */
  appeared: { parts: number; isFooterSeen: boolean }[];
}

/** Records every fade from page to page as it begins. */
async function watchFades(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = window as unknown as Watched;
    watched.begun = 0;
    watched.met = [];
    watched.appeared = [];
    document.addEventListener("focusin", ({ target }) => {
      const footer = document.querySelector(".site-footer");
      if (!(target as Element).matches("main h1") || !footer) return;
      watched.appeared.push({
        parts: document.querySelectorAll("main > :not(.deferred-sections)").length,
        isFooterSeen: footer.getBoundingClientRect().top < innerHeight,
      });
    });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      watched.begun += 1;
      const transition = start(update);
      transition.ready.then(
        () => {
          const { x = 0, y = 0 } = document.querySelector("main h1")?.getBoundingClientRect() ?? {};
          watched.met.push(document.elementFromPoint(x + 5, y + 5)?.tagName ?? "nothing");
        },
        () => watched.met.push("skipped"),
      );
      return transition;
    };
  });
}

function watched(page: Page): Promise<Watched> {
  return page.evaluate(() => {
    const { begun, met, appeared } = window as unknown as Watched;
    return { begun, met, appeared };
  });
}

function go(page: Page, address: string): Promise<void> {
  return page.evaluate((hash) => {
    window.location.hash = hash;
  }, address);
}

test("pages fade from one to the next; a query starts no fade, and with reduced motion pages change at once", async ({
  page,
}) => {
  await watchFades(page);
  await openPage(page, "/");
  const heading = page.locator("main h1");

  await test.step("the next page fades in, at its top, with the focus on its heading, open to clicks", async () => {
    await page.evaluate(() => window.scrollTo(0, 900));
    await go(page, "/faq");
    await expect(heading).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect.poll(() => watched(page)).toMatchObject({ begun: 1, met: ["H1"] });
  });

  await test.step("its first screen does not wait for the rest, and the footer stays away until that is there", async () => {
    expect((await watched(page)).appeared).toEqual([{ parts: 1, isFooterSeen: false }]);
    await expect(page.locator("main > *")).toHaveCount(4);
    await expect(page.locator("main > .deferred-sections")).toHaveCount(0);
  });

  await test.step("a visitor who navigates on during a fade sees the last page alone", async () => {
    await page.evaluate(() => {
      for (const address of ["/hiring", "/contact-us", "/about-us"]) window.location.hash = address;
    });
    await expect(page).toHaveTitle(/^About Us/);
    await expect(heading).toHaveText("About Us");
    await expect(heading).toBeFocused();
  });

  await test.step("a new query on the same page starts no fade", async () => {
    await go(page, "/search?q=eicher");
    await expect(page.getByRole("status").getByText("“eicher”")).toBeVisible();
    const { begun } = await watched(page);
    await go(page, "/search?q=jaipur");
    await expect(page.getByRole("status").getByText("“jaipur”")).toBeVisible();
    expect((await watched(page)).begun).toBe(begun);
  });

  await test.step("with reduced motion pages change at once", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const { begun } = await watched(page);
    await go(page, "/faq");
    await expect(page).toHaveTitle(/^FAQ/);
    await expect(heading).toBeFocused();
    expect((await watched(page)).begun).toBe(begun);
  });
});

test("a vehicle that is chosen rolls into its place; with reduced motion it stands there", async ({
  page,
}) => {
  await openPage(page, "/");
  const fleet = page.getByRole("region", { name: fleetWords.carouselLabel });
  await fleet.scrollIntoViewIfNeeded();
  await expect(fleet).toHaveAttribute("data-live");
  const pictures = fleet.locator(".vehicle__picture");
  await expect(pictures.first()).toHaveCSS("translate", "none");
  await expect(pictures.nth(2)).not.toHaveCSS("translate", /^(none|0px)$/);
  await fleet.getByRole("button", { name: "JEM" }).click();
  await expect(pictures.nth(2)).toHaveCSS("translate", /^(none|0px)$/);

  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const index of [0, 1, 2, 3]) await expect(pictures.nth(index)).toHaveCSS("translate", /^(none|0px)$/);
});

/** The animations of the page's content that scrolling drives. */
function scrollDriven(page: Page) {
  return page.evaluate(() =>
    document.getAnimations().flatMap(({ timeline, effect }) => {
      if (!(timeline instanceof ViewTimeline) || !(effect instanceof KeyframeEffect)) return [];
      const { target } = effect;
      if (!target?.closest("main") || effect.pseudoElement) return [];
      // The browser does not keep what it skips up to date.
      if (!target.checkVisibility({ contentVisibilityAuto: true })) return [];
      const { top, bottom } = timeline.subject.getBoundingClientRect();
      const keyframes = effect.getKeyframes().flatMap(Object.keys);
      return {
        of: target.getAttribute("class") ?? target.parentElement?.className ?? target.tagName,
        isWhollySeen: top >= 0 && bottom <= innerHeight,
        isUnderWay: effect.getComputedTiming().progress !== null,
        // The words of a drawing are a part of it.
        movesWords: target.textContent?.trim() !== "" && !target.closest("[role=img]"),
        changes: keyframes.filter((key) => !/^(offset|computedOffset|easing|composite)$/.test(key)),
      };
    }),
  );
}

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (y) => {
    window.scrollTo({ top: y, behavior: "instant" });
    // Timelines of scrolling are read at the beginning of a frame.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  }, top);
}

for (const address of ["/", "/services/services2", "/services/services1", "/about-us", "/blogs/grid"]) {
  test(`what moves while a visitor scrolls stands when it is wholly in the window, and words stand still: ${address}`, async ({
    page,
  }) => {
    await openPage(page, address);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const seenMoving = new Set<string>();
    for (let top = 0; top < height; top += 240) {
      await scrollTo(page, top);
      // A part whose code comes meanwhile moves those below it, of which the timelines know a frame later.
      const stillMoving = async () =>
        (await scrollDriven(page)).filter(({ isWhollySeen, isUnderWay }) => isWhollySeen && isUnderWay);
      await expect.poll(stillMoving).toEqual([]);
      const moving = await scrollDriven(page);
      expect(
        moving.filter(({ movesWords, changes }) => movesWords && changes.some((name) => name !== "--drawn")),
      ).toEqual([]);
      for (const { of, isUnderWay } of moving) if (isUnderWay) seenMoving.add(of);
    }
    expect(seenMoving).not.toEqual(new Set());

    await page.emulateMedia({ media: "print" });
    expect(await scrollDriven(page)).toEqual([]);
    await page.emulateMedia({ media: "screen", reducedMotion: "reduce" });
    expect(await scrollDriven(page)).toEqual([]);
  });
}
