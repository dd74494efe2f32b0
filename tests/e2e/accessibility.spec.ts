import type { Page } from "@playwright/test";
import { routes } from "#contract/routes.ts";
import { openPage } from "#scripts/browser/hydrated.ts";
import { axeFindings } from "./axe.ts";
import { expect, test } from "./test.ts";

const themes = ["light", "dark"] as const;
const widths = [320, 1440] as const;

test.describe("in both themes, narrow and wide", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  for (const { path, layout } of routes) {
    test(`axe finds no problem on ${path}`, async ({ page }) => {
      await openPage(page, path);
      await page.locator("details").evaluateAll((all) => {
        for (const accordion of all) (accordion as HTMLDetailsElement).open = true;
      });
      await expectNoFindings(page);
      if (layout === "bare") return;
      await page.setViewportSize({ width: widths[0], height: 900 });
      await page.getByRole("banner").getByRole("button", { name: /menu/i }).click();
      await expect(page.getByRole("banner").getByRole("searchbox")).toBeVisible();
      for (const colorScheme of themes) {
        await changeTheme(page, colorScheme);
        expect(await axeFindings(page, "header"), `menu open, ${colorScheme}`).toEqual([]);
      }
    });
  }

  test("axe finds no problem with the chat open, beside the page and over it", async ({ page }) => {
    await openPage(page, "/contact-us");
    await page.getByRole("button", { name: "Chat with Meena" }).click();
    await expect(page.getByRole("dialog").getByRole("textbox")).toBeFocused();
    await expectNoFindings(page);
  });
});

test.describe("on a phone, where the scrollbar lies over the page", () => {
  test.use({ viewport: { width: 320, height: 700 }, isMobile: true, hasTouch: true });

  test("nothing is wider than a window of 320 px", async ({ page }) => {
    for (const { path } of routes) {
      await page.goto(path);
      await expect(page.locator("main")).toBeVisible();
      const width = await page.evaluate(() => {
        // Sections far below are laid out only when scrolled near.
        for (const part of document.querySelectorAll<HTMLElement>("main *"))
          part.style.contentVisibility = "visible";
        return document.documentElement.scrollWidth;
      });
      expect(width, path).toBe(320);
    }
  });
});

async function expectNoFindings(page: Page): Promise<void> {
  for (const colorScheme of themes) {
    await changeTheme(page, colorScheme);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await axeFindings(page), `${colorScheme}, ${width} px wide`).toEqual([]);
    }
  }
}

/**
 * Colours change by transitions, without motion too. They are ended by hand: one in a part that is not rendered never
 * ends by itself.
 */
async function changeTheme(page: Page, colorScheme: (typeof themes)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(() => {
    const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    for (const change of changes) change.finish();
  });
}
