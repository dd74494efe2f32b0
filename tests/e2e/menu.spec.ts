import type { Locator, Page } from "@playwright/test";
import { shell } from "#content/en/shell.ts";
import { openPage } from "#scripts/browser/hydrated.ts";
import { axeFindings } from "./axe.ts";
import { expect, test } from "./test.ts";

test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: "reduce" } });

function header(page: Page): Locator {
  return page.getByRole("banner");
}

function menuButton(page: Page): Locator {
  return header(page).getByRole("button", { name: "Menu" });
}

/** Where the focus is: in the header, on nothing (the browser's own controls come next), or in the page behind. */
function focusPlace(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) return "nothing";
    return activeElement.closest(".site-header")
      ? "header"
      : `behind: ${activeElement.outerHTML.slice(0, 80)}`;
  });
}

async function expectFocusStaysIn(page: Page): Promise<void> {
  await menuButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(header(page).getByRole("searchbox")).toBeVisible();
  for (const key of ["Tab", "Shift+Tab"]) {
    // The header has sixteen stops: after twenty steps the focus has left it if it can.
    for (let step = 1; step <= 20; step += 1) {
      await page.keyboard.press(key);
      expect(await focusPlace(page), `${key}, step ${step}`).toMatch(/^(header|nothing)$/);
    }
  }
}

test("the open menu is modal: it keeps the focus, hides the page, and closes on Escape and by its links", async ({
  page,
}) => {
  await openPage(page, "/#/faq");

  await test.step("the open menu keeps the focus, in both directions", async () => {
    await expectFocusStaysIn(page);
    await page.keyboard.press("Escape");
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
    await expect(menuButton(page)).toBeFocused();
  });

  await test.step("its first link is next to its button", async () => {
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(header(page).getByRole("link", { name: "Home", exact: true })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(menuButton(page)).toBeFocused();
  });

  await test.step("a screen reader finds nothing behind it, and all of it again afterwards", async () => {
    const behind = ["main", "contentinfo"] as const;
    const chat = page.getByRole("button", { name: "Chat with Meena" });
    await menuButton(page).press("Enter");
    for (const role of behind) await expect(page.getByRole(role)).toHaveCount(0);
    await expect(chat).toHaveCount(0);
    await menuButton(page).press("Enter");
    for (const role of behind) await expect(page.getByRole(role)).toHaveCount(1);
    await expect(chat).toHaveCount(1);
  });

  await test.step("Escape closes it from anywhere in the header and puts the focus on its button", async () => {
    for (const stop of await header(page).locator("a[href], input, button").all()) {
      await menuButton(page).press("Enter");
      await expect(menuButton(page)).toHaveAttribute("aria-expanded", "true");
      await stop.focus();
      await page.keyboard.press("Escape");
      await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
      await expect(menuButton(page)).toBeFocused();
    }
  });

  await test.step("a link of the menu opens its page and focuses the heading", async () => {
    await menuButton(page).press("Enter");
    await header(page).getByRole("link", { name: "About Us" }).press("Enter");
    await expect(page).toHaveURL("/#/about-us");
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeFocused();
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
  });
});

test("on Home the first press on the logo, or on Home in the menu, leads to the top; Get a quote closes the menu", async ({
  page,
}) => {
  const scrolled = () => page.evaluate(() => window.scrollY);
  const toggle = menuButton(page);
  const home = header(page).getByRole("link", { name: "Home", exact: true });
  await openPage(page, "/");

  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: "instant" }));
  await header(page).locator(".site-header__home").press("Enter");
  await expect.poll(scrolled).toBe(0);

  await toggle.press("Enter");
  await header(page).getByRole("link", { name: shell.header.quote }).press("Enter");
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
  await expect(page.locator(".quote-form [name=from]")).toBeFocused();
  await expect.poll(scrolled).toBeGreaterThan(0);

  await toggle.press("Enter");
  await home.press("Enter");
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
  await expect.poll(scrolled).toBe(0);
});

test("nothing on Home can be reached behind the open menu, not even what fades in and out by itself", async ({
  page,
}) => {
  await openPage(page, "/");
  await expectFocusStaysIn(page);
  await expect(page.locator("main :is(a, button, input):visible")).toHaveCount(0);
});

test("a menu that was opened before the scripts arrived is modal too, and its button says that it is open", async ({
  page,
}) => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/**/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/faq");
  await expectFocusStaysIn(page);
  release();
  await expect(menuButton(page)).toHaveAttribute("aria-expanded", "true");
  await header(page).getByRole("link", { name: "Home" }).first().focus();
  await page.keyboard.press("Escape");
  await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
  await expect(menuButton(page)).toBeFocused();
});

/** The services of the header in a wide window: opened by keyboard, closed by Escape and by a link. */
async function expectServicesWork(page: Page): Promise<void> {
  const opener = header(page).getByRole("button", { name: shell.header.allServices });
  const planner = header(page).getByRole("link", { name: /Load planner/ });
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(planner).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(header(page).getByRole("link", { name: /Intercity/ })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(planner).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await header(page)
    .getByRole("link", { name: /On Demand/ })
    .click();
  await expect(page).toHaveURL(/\/service\/on-demand$/);
  await expect(planner).toBeHidden();
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the open menu keeps the focus too, and the services open by keyboard", async ({ page }) => {
    await page.goto("/faq");
    await expectFocusStaysIn(page);
    await header(page).getByRole("searchbox").focus();
    await page.keyboard.press("Escape");
    await expect(header(page).getByRole("searchbox")).toBeHidden();
    await expect(menuButton(page)).toBeFocused();

    await page.setViewportSize({ width: 1280, height: 800 });
    await expectServicesWork(page);
  });
});

test.describe("in a wide window", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("the services open by keyboard below the bar, and close on Escape", async ({ page }) => {
    await openPage(page, "/#/faq");
    await expectServicesWork(page);

    await header(page).getByRole("button", { name: shell.header.allServices }).click();
    await test.step("the list passes axe in both themes", async () => {
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        expect(await axeFindings(page, "header"), colorScheme).toEqual([]);
      }
    });

    await test.step("its last link leads to the planner itself", async () => {
      await header(page)
        .getByRole("link", { name: /Load planner/ })
        .click();
      await expect(page.locator("#plan")).toBeFocused();
      await expect(page.locator("#plan")).toBeInViewport();
    });
  });
});

/** Controls of the header that are not wholly in the window, or lie under something. */
function outOfReach(page: Page): Promise<readonly string[]> {
  return header(page)
    .locator("a[href], input, button")
    .evaluateAll((controls) =>
      controls
        .filter((control) => {
          const { left, right, top, bottom } = control.getBoundingClientRect();
          const inWindow = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
          const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          return !inWindow || !(control.contains(seen) || seen?.contains(control));
        })
        .map((control) => control.outerHTML.slice(0, 100)),
    );
}

/** How many other parts of the bar the way to a quote overlaps. */
function overlapsOf(quote: Locator): Promise<number> {
  return quote.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const others = [...(element.parentElement?.querySelectorAll(".logo, button, .site-header__call") ?? [])];
    return others.filter((other) => {
      const { left, right, width } = other.getBoundingClientRect();
      return width > 0 && left < box.right && right > box.left;
    }).length;
  });
}

test("the header works in every window: on a phone on its side, one that grows wide, and at every width", async ({
  page,
}) => {
  await openPage(page, "/#/faq");

  await test.step("on its side the menu shows every link, the search and the phone link at once, with nothing over them", async () => {
    await page.setViewportSize({ width: 740, height: 360 });
    await page.getByRole("button", { name: "Chat with Meena" }).hover();
    // Half of the bar is scrolled away: it comes back with the menu, since its button closes it.
    await page.evaluate(() => window.scrollTo({ top: 36, behavior: "instant" }));
    await menuButton(page).press("Enter");
    await expect(header(page).getByRole("searchbox")).toBeVisible();
    await expect.poll(() => outOfReach(page)).toEqual([]);
  });

  await test.step("a window that grows wide enough for the header's own menu closes the sheet", async () => {
    await expect(page.getByRole("main")).toHaveCount(0);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(page.locator(":popover-open")).toHaveCount(0);
    await expect(page.getByRole("main")).toBeVisible();
  });

  await test.step("the way to a quote is in the bar at every width, and leads to the quote form", async () => {
    const quote = header(page).getByRole("link", { name: shell.header.quote });
    for (const width of [320, 375, 768, 1120, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(quote).toBeInViewport({ ratio: 1 });
      await expect.poll(() => overlapsOf(quote), `${width} px`).toBe(0);
    }
    await quote.click();
    await expect(page).toHaveURL("/#/?quote");
    await expect(page.locator(".quote-form [name=from]")).toBeInViewport();
  });
});
