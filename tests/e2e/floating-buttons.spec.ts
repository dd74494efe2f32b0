import type { Page } from "@playwright/test";
import { routes } from "#contract/routes.ts";
import { hydrated, openPage } from "#scripts/browser/hydrated.ts";
import { framesDrawn } from "./frames-drawn.ts";
import { holdScripts, letScriptsCome } from "./held-scripts.ts";
import { expect, test } from "./test.ts";
import { waitForAnimations } from "./wait-for-animations.ts";

/** What lies under a floating button that is in view and can be pressed or filled in. */
function covered(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const floating = [...document.querySelectorAll<HTMLElement>(".chat-launcher, .scroll-to-top")].filter(
      (button) => button.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
    return floating.flatMap((button) => {
      const { left, top, width } = button.getBoundingClientRect();
      if (top >= innerHeight) return [];
      // It is a disc: two pixels inside its edge, and its middle.
      const radius = width / 2 - 2;
      const points = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((corner) => {
        const [angle, from] = [(corner * Math.PI) / 4, corner === 8 ? 0 : radius];
        return [left + width / 2 + from * Math.cos(angle), top + width / 2 + from * Math.sin(angle)] as const;
      });
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

/** The words in the page that lie under the chat's button. */
function wordsUnder(page: Page): Promise<readonly string[]> {
  return page.locator(".chat-launcher").evaluate((button) => {
    const disc = button.getBoundingClientRect();
    const found: string[] = [];
    const texts = document.createTreeWalker(
      document.querySelector("main") ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const lines = document.createRange();
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      if (!text.textContent?.trim() || !text.parentElement?.checkVisibility({ visibilityProperty: true }))
        continue;
      lines.selectNodeContents(text);
      const isUnder = [...lines.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          left < disc.right && right > disc.left && top < disc.bottom && bottom > disc.top,
      );
      if (isUnder) found.push(text.textContent.trim());
    }
    return found;
  });
}

/** Scrolls down to a height, and a little up again, since the buttons return then. */
async function scrollTo(page: Page, y: number, back = 60): Promise<void> {
  await page.evaluate(
    async ([height, up]) => {
      for (const top of [height, height - up]) {
        const before = window.scrollY;
        const ended = new Promise((resolve) => window.addEventListener("scrollend", resolve, { once: true }));
        window.scrollTo({ top, behavior: "instant" });
        if (window.scrollY !== before) await ended;
      }
    },
    [y, back] as const,
  );
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
    await expect(page.locator(".quote-form__send")).toBeInViewport({ ratio: 1 });
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
          await scrollTo(page, end, 0);
          await expect.poll(() => covered(page), "at the end").toEqual([]);
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
      expect(await covered(page), address).toEqual([]);
      const before = await chat.boundingBox();
      await letScriptsCome(page);
      // The scripts have looked at its place, and left it there.
      await expect(chat, address).toHaveAttribute("data-away", "false");
      expect(await chat.boundingBox(), address).toEqual(before);
    }
  });

  test("the chat's button is away while somebody reads on, though the keyboard reaches it, and comes back to the same corner", async ({
    page,
  }) => {
    await openPage(page, "/privacy-policy");
    const chat = page.locator(".chat-launcher");
    // What was scrolled before the buttons' code came is not counted as a direction.
    await expect(chat).toHaveAttribute("data-away", "false");
    const corners = new Set<string>();
    for (const y of [900, 1700, 2500]) {
      await scrollTo(page, y, 0);
      await expect(chat, `reading on to ${y}`).not.toBeInViewport();
      await page.locator(".scroll-to-top").focus();
      await page.keyboard.press("Shift+Tab");
      await expect(chat, `by the keyboard at ${y}`).toBeFocused();
      await expect(chat, `by the keyboard at ${y}`).toBeInViewport({ ratio: 1 });
      await chat.blur();
      await scrollTo(page, y);
      await expect(chat, `back at ${y}`).toBeInViewport({ ratio: 1 });
      await waitForAnimations(page);
      corners.add(JSON.stringify(await chat.boundingBox()));
    }
    expect([...corners]).toHaveLength(1);
  });
});

test("at the top of every page the chat's button lies on no words and nothing that can be pressed, before any script", async ({
  page,
}) => {
  await holdScripts(page);
  for (const address of [...routes.map(({ path }) => path), "/search?q=zzzz"]) {
    await page.goto(address);
    for (const [width, height] of [
      [320, 640],
      [375, 812],
      [740, 360],
      [768, 1024],
      [1100, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      const place = `${address} in a window of ${width} px`;
      await expect(page.locator(".chat-launcher"), place).toBeInViewport({ ratio: 1 });
      expect(await covered(page), place).toEqual([]);
      expect(await wordsUnder(page), place).toEqual([]);
    }
  }
});

test("at a page's end the chat's button is there in every window, and covers nothing", async ({ page }) => {
  test.slow();
  for (const address of ["/faq", "/index3", "/search?q=zzzz", "/error404"]) {
    await openPage(page, address);
    for (const width of [320, 360, 414, 480, 560, 640, 700, 768, 900, 1024, 1151, 1152, 1280, 1470, 1920]) {
      await test.step(`${address} in a window of ${width} px`, async () => {
        await page.setViewportSize({ width, height: width < 500 ? 640 : 800 });
        await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
        await expect(page.locator(".chat-launcher")).toBeInViewport({ ratio: 1 });
        await expect(page.locator(".chat-launcher")).toHaveAttribute("data-away", "false");
        await expect.poll(() => covered(page)).toEqual([]);
        await page.locator(".chat-launcher").click({ trial: true });
      });
    }
  }
});

test("buttons that paper does not show are looked at without harm, and are back on the screen", async ({
  page,
}) => {
  await openPage(page, "/faq");
  const chat = page.locator(".chat-launcher");
  await expect(chat).toHaveAttribute("data-away", "false");
  await page.emulateMedia({ media: "print" });
  await chat.evaluate((button) => {
    button.removeAttribute("data-away");
    dispatchEvent(new Event("resize"));
  });
  await expect(chat).toHaveAttribute("data-away");
  await page.emulateMedia({ media: "screen" });
  await expect(chat).toBeInViewport({ ratio: 1 });
  await expect(chat).toHaveAttribute("data-away", "false");
});

test("on a tablet the chat's button stands below its open window, at the top of a page too", async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 600 });
  await openPage(page, "/faq");
  const chat = page.locator(".chat-launcher");
  await chat.click();
  const open = page.getByRole("dialog", { name: "Chat with Meena" });
  await waitForAnimations(page);
  // Neither is in its place before its code has come.
  const gap = async () => {
    const [button, dialog] = [await chat.boundingBox(), await open.boundingBox()];
    return (button?.y ?? Number.NaN) - (dialog ? dialog.y + dialog.height : Number.NaN);
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
  await chat.click();
  await expect(open).toBeHidden();
});

test("the chat's button stays where it is while somebody is about to press it", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto("/faq");
  const chat = page.locator(".chat-launcher");
  const { x = 0, y = 0, width = 0, height = 0 } = (await chat.boundingBox()) ?? {};
  // This first interaction brings the scripts that move the buttons.
  await page.mouse.move(x + width / 2, y + height / 2);
  await hydrated(page);
  await expect(chat, "they have come, and looked at its place").toHaveAttribute("data-away", "false");
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

  test("the chat's button, which an open menu hides, is back when the menu closes", async ({ page }) => {
    await openPage(page, "/faq");
    const chat = page.locator(".chat-launcher");
    await expect(chat).toBeInViewport({ ratio: 1 });
    await page.locator(".site-header__toggle").click();
    await expect(chat).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(chat).toBeInViewport({ ratio: 1 });
  });
});
