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

  test("the chat's button has one place, the corner, at the top of a page and when somebody scrolls back", async ({
    page,
  }) => {
    const chat = page.locator(".chat-launcher");
    const corners = new Set<string>();
    await openPage(page, "/privacy-policy");
    // A stretch of page with nothing to press, so that the button has no reason to be away.
    await page.evaluate(() => {
      const stretch = document.createElement("div");
      stretch.style.height = "4000px";
      document.querySelector("main")?.prepend(stretch);
    });
    for (const [y, back] of [
      [0, 0],
      [900, 60],
      [1700, 60],
    ] as const) {
      await scrollTo(page, y, back);
      await expect(chat, `at ${y}`).toHaveAttribute("data-away", "false");
      await waitForAnimations(page);
      await expect(chat, `at ${y}`).toBeInViewport({ ratio: 1 });
      corners.add(JSON.stringify(await chat.boundingBox()));
    }
    expect([...corners]).toHaveLength(1);
    const { x = 0, y = 0, width = 0, height = 0 } = (await chat.boundingBox()) ?? {};
    expect([width, height]).toEqual([52, 52]);
    expect(375 - x - width, "as far from the edge as the page's lines").toBeGreaterThanOrEqual(16);
    expect(812 - y - height).toBe(16);
  });

  test("on Home the chat's button leaves the quote form's button free before any script and after, and comes below it", async ({
    page,
  }) => {
    await holdScripts(page);
    await page.goto("/");
    const chat = page.locator(".chat-launcher");
    await expect(page.locator(".quote-form__send")).toBeVisible();
    expect(await covered(page)).toEqual([]);
    await letScriptsCome(page);
    await expect(chat).toHaveAttribute("data-away", "true");
    expect(await covered(page)).toEqual([]);
    await page.locator(".fleet h2").evaluate((title) => title.scrollIntoView({ block: "end" }));
    await expect(chat).toHaveAttribute("data-away", "false");
    await expect(chat).toBeInViewport({ ratio: 1 });
  });

  test("the keyboard brings the chat's button before any script has looked at its place", async ({
    page,
  }) => {
    await holdScripts(page);
    await page.goto("/faq");
    const chat = page.locator(".chat-launcher");
    await expect(chat).not.toBeInViewport();
    await page.evaluate(() =>
      document.querySelector<HTMLElement>(".chat-launcher")?.focus({ focusVisible: true } as FocusOptions),
    );
    await expect(chat).toBeInViewport({ ratio: 1 });
  });

  test("both are away while somebody reads on, though the keyboard reaches them, and stand one above the other", async ({
    page,
  }) => {
    await openPage(page, "/privacy-policy");
    const up = page.locator(".scroll-to-top");
    const chat = page.locator(".chat-launcher");
    await expect(chat).toHaveAttribute("data-away", "false");
    for (const y of [1700, 2500]) {
      await scrollTo(page, y, 0);
      await expect(up, `reading on to ${y}`).not.toBeInViewport();
      await expect(chat, `reading on to ${y}`).not.toBeInViewport();
      await chat.focus();
      await page.keyboard.press("Tab");
      await expect(up, `by the keyboard at ${y}`).toBeFocused();
      await expect(up, `by the keyboard at ${y}`).toBeInViewport({ ratio: 1 });
      await page.keyboard.press("Shift+Tab");
      await expect(chat, `by the keyboard at ${y}`).toBeFocused();
      await expect(chat, `by the keyboard at ${y}`).toBeInViewport({ ratio: 1 });
      await chat.blur();
      await scrollTo(page, y);
      await expect(up, `back at ${y}`).toBeInViewport({ ratio: 1 });
      await expect(chat, `back at ${y}`).toBeInViewport({ ratio: 1 });
    }
    await waitForAnimations(page);
    const [upBox, chatBox] = [await up.boundingBox(), await chat.boundingBox()];
    const middleOf = (box: typeof upBox) => (box ? box.x + box.width / 2 : Number.NaN);
    expect(middleOf(upBox)).toBe(middleOf(chatBox));
    expect((chatBox?.y ?? 0) - (upBox?.y ?? 0) - (upBox?.height ?? 0)).toBe(12);
  });
});

test("at the top of every page the chat's button covers nothing that can be pressed, in windows without a margin", async ({
  page,
}) => {
  test.slow();
  for (const address of [...routes.map(({ path }) => path), "/search?q=zzzz"]) {
    await openPage(page, address);
    const chat = page.locator(".chat-launcher");
    await expect(chat).toHaveAttribute("data-away");
    for (const [width, height] of [
      [320, 640],
      [375, 812],
      [740, 360],
      [768, 1024],
      [1100, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      const place = `${address} in a window of ${width} px`;
      // Its place is decided anew for this window: an earlier decision, or none yet, could pass by chance.
      await chat.evaluate((button) => {
        button.removeAttribute("data-away");
        dispatchEvent(new Event("resize"));
      });
      await expect(chat, place).toHaveAttribute("data-away");
      expect(await covered(page), place).toEqual([]);
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
