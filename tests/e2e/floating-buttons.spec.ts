import type { Page } from "@playwright/test";
import { hydrated, openPage } from "#scripts/browser/hydrated.ts";
import { framesDrawn } from "./frames-drawn.ts";
import { holdScripts, letScriptsCome } from "./held-scripts.ts";
import { expect, test } from "./test.ts";

/** What lies under a floating button that is in view and can be pressed or filled in. */
function covered(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const floating = [...document.querySelectorAll<HTMLElement>(".chat-launcher, .scroll-to-top")].filter(
      (button) => button.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
    return floating.flatMap((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      if (top >= innerHeight) return [];
      const points = [left + 4, (left + right) / 2, right - 4].flatMap((x) =>
        [top + 4, (top + bottom) / 2, bottom - 4].map((y) => [x, y] as const),
      );
      return points.flatMap(([x, y]) => {
        const below = document
          .elementsFromPoint(x, y)
          .find((element) => !floating.some((one) => one.contains(element)));
        const pressable = below?.closest("a, button, input, select, textarea, summary, label");
        const box = pressable?.getBoundingClientRect();
        if (!pressable || !box || x > box.right || y < box.top || y > box.bottom) return [];
        return [`${button.className} over ${pressable.textContent || pressable.id}`];
      });
    });
  });
}

/** Scrolls down to a height, and a little up again, since the buttons return then. They move in the frame after it. */
async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate(async (height) => {
    for (const top of [height, height - 60]) {
      const before = window.scrollY;
      const ended = new Promise((resolve) => window.addEventListener("scrollend", resolve, { once: true }));
      window.scrollTo({ top, behavior: "instant" });
      if (window.scrollY !== before) await ended;
    }
  }, y);
  await framesDrawn(page, 2);
}

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the chat's button covers nothing in the first screen of Home on a tablet, before any script runs", async ({
    page,
  }) => {
    await holdScripts(page);
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto("/");
    await expect(page.locator(".order-form__send")).toBeInViewport({ ratio: 1 });
    expect(await covered(page)).toEqual([]);
  });

  test("the floating buttons cover nothing that can be pressed, on a phone and on a laptop", async ({
    page,
  }) => {
    for (const path of ["/", "/about-us", "/faq", "/contact-us", "/hiring", "/services/detail"]) {
      await openPage(page, path);
      for (const [width, height] of [
        [375, 812],
        [1440, 900],
      ] as const) {
        await test.step(`${path} in a window of ${width} px`, async () => {
          await page.setViewportSize({ width, height });
          await scrollTo(page, 0);
          await expect.poll(() => covered(page), "at the top").toEqual([]);
          const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
          for (let y = 500; y < end + 500; y += 500) {
            await scrollTo(page, y);
            await expect.poll(() => covered(page), `at ${y} px`).toEqual([]);
          }
        });
      }
    }
  });
});

test.describe("in a phone's window", () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test("the chat's button is in the first view beside a form too, before any script and after", async ({
    page,
  }) => {
    await holdScripts(page);
    const chat = page.locator(".chat-launcher");
    for (const address of ["/", "/contact-us", "/service/intercity", "/faq"]) {
      await page.goto(address);
      await expect(chat, address).toBeInViewport({ ratio: 1 });
      // A whole disc, not a tab that the window's edge cuts off, and its own ground behind the mark.
      const { x = 0, width = 0, height = 0 } = (await chat.boundingBox()) ?? {};
      expect(x + width, address).toBeLessThan(375);
      expect(width, address).toBe(height);
      await expect(chat, address).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
      await letScriptsCome(page);
      // A place for it was looked for.
      await expect(chat, address).toHaveAttribute("style", /--lift/);
      await expect(chat, address).toBeInViewport({ ratio: 1 });
    }
  });
});

test("the chat's button stays where it is while somebody is about to press it", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto("/faq");
  const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator(".chat-launcher").boundingBox()) ?? {};
  // This first sign of a visitor brings the scripts that move the buttons.
  await page.mouse.move(x + width / 2, y + height / 2);
  await hydrated(page);
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.getByRole("textbox", { name: "Message to Meena" })).toBeFocused();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test("they are away while a field has the focus, for the keyboard takes their place", async ({ page }) => {
    await openPage(page, "/contact-us");
    await expect(page.locator(".chat-launcher")).toBeVisible();
    await page.locator("main [name=subject]").focus();
    await expect(page.locator(".chat-launcher")).toBeHidden();
    await expect(page.locator(".scroll-to-top")).toBeHidden();
  });

  test("the chat's button, which an open menu sends away, is back when the menu closes", async ({ page }) => {
    await openPage(page, "/faq");
    const chat = page.locator(".chat-launcher");
    await expect(chat).toBeInViewport({ ratio: 1 });
    await page.locator(".site-header__toggle").click();
    await expect(chat).toHaveAttribute("data-aside");
    await page.keyboard.press("Escape");
    await expect(chat).toBeInViewport({ ratio: 1 });
  });
});
