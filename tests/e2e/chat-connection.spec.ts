import type { Page } from "@playwright/test";
import { shell } from "#content/en/shell.ts";
import { takenOver } from "#scripts/browser/hydrated.ts";
import { axeFindings } from "./axe.ts";
import { answerWith, chatWindow, field, goTo, greeting, launcher, messages } from "./chat-widget.ts";
import { expect, test } from "./test.ts";

const code = /chat-window-.*\.(js|css)$/;
const script = /chat-window-.*\.js$/;
const failure = "Loading chunk chat failed (missing)";

function close(page: Page) {
  return chatWindow(page).getByRole("button", { name: "Close" });
}

/** Opens the window on a page; its code never comes. */
async function openWithoutCode(page: Page): Promise<void> {
  await page.route(code, () => {});
  await goTo(page);
  await launcher(page).click();
  await expect(chatWindow(page)).toContainText(shell.chat.loading);
}

/** Opens the window on a page; its code fails until the function returned is called. */
async function openWithFailingCode(page: Page): Promise<() => Promise<void>> {
  await page.route(script, (route) => route.abort());
  await goTo(page);
  await launcher(page).click();
  await expect(chatWindow(page).getByRole("alert")).toHaveText(failure);
  return () => page.unroute(script);
}

async function sayOffline(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "onLine", { configurable: true, get: () => false });
  });
}

test.describe("before the site's scripts have loaded", () => {
  for (const viewport of [
    { width: 360, height: 640 },
    { width: 1280, height: 800 },
  ]) {
    test(`the window of ${viewport.width} px shows who it is with, and Close closes it`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.route(/entry-client-.*\.js/, () => {});
      await page.goto("/faq");
      await page.locator(".chat-launcher").click();
      await expect(chatWindow(page).getByRole("heading", { name: "Meena" })).toBeVisible();
      await expect(close(page)).toBeInViewport({ ratio: 1 });
      await close(page).click();
      await expect(chatWindow(page)).toBeHidden();
      await page.locator(".chat-launcher").click();
      await expect(close(page)).toBeVisible();
    });
  }
});

test.describe("while the chat code is loading", () => {
  test("Close and Escape close the window, and the focus is on the button again", async ({ page }) => {
    await openWithoutCode(page);
    await close(page).click();
    await expect(chatWindow(page)).toBeHidden();
    await expect(launcher(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(close(page)).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(close(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(chatWindow(page)).toBeHidden();
    await expect(launcher(page)).toBeFocused();
  });

  test("Close keeps its place when the chat code arrives", async ({ page }) => {
    let release = (): void => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(code, (route) => released.then(() => route.continue()));
    await goTo(page);
    await launcher(page).click();
    await expect(chatWindow(page)).toContainText("Connecting…");
    await close(page).evaluate((button) => button.setAttribute("data-same", ""));
    const before = await close(page).boundingBox();
    release();
    await expect(field(page)).toBeFocused();
    await expect(close(page)).toHaveAttribute("data-same");
    const after = await close(page).boundingBox();
    expect([after?.x, after?.width, after?.height]).toEqual([before?.x, before?.width, before?.height]);
  });
});

test.describe("when the chat code fails to load", () => {
  test.use({ expectedComplaints: /net::ERR_/ });

  test("it is loaded again automatically", async ({ page }) => {
    const heal = await openWithFailingCode(page);
    await expect(chatWindow(page).getByRole("link", { name: /^Call us/ })).toHaveAttribute("href", /^tel:/);
    await heal();
    await expect(messages(page)).toContainText(greeting, { timeout: 20_000 });
    await expect(field(page)).toBeFocused();
    await expect(chatWindow(page).getByRole("alert")).toHaveCount(0);
  });

  test("it is loaded as soon as the browser is online again", async ({ page }) => {
    await sayOffline(page);
    const heal = await openWithFailingCode(page);
    await heal();
    await page.evaluate(() => {
      Object.defineProperty(navigator, "onLine", { get: () => true });
      window.dispatchEvent(new Event("online"));
    });
    await expect(messages(page)).toContainText(greeting);
  });

  test("nothing is requested again while the window is closed", async ({ page }) => {
    await page.clock.install();
    let attempts = 0;
    await page.route(script, (route) => {
      attempts += 1;
      return route.abort();
    });
    await goTo(page);
    await launcher(page).click();
    await expect(chatWindow(page).getByRole("alert")).toHaveText(failure);
    await page.clock.runFor(60_000);
    await expect.poll(() => attempts).toBeGreaterThan(1);
    await page.keyboard.press("Escape");
    await expect(chatWindow(page)).toBeHidden();
    // A key also brings the footer's code, which takes real time; its own time limit would pass below.
    await takenOver(page, ".site-footer a");
    const before = attempts;
    await page.clock.runFor(300_000);
    expect(attempts).toBeLessThanOrEqual(before + 1);
  });

  for (const colorScheme of ["light", "dark"] as const) {
    test(`axe finds no problem, ${colorScheme} theme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await sayOffline(page);
      await openWithFailingCode(page);
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await axeFindings(page, ".chat-corner"), `${width} px wide`).toEqual([]);
      }
    });
  }
});

test.describe("on a small phone", () => {
  test.use({
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
    expectedComplaints: /net::ERR_/,
  });

  test("Back closes the window, also before its code has loaded, and the page stays", async ({ page }) => {
    await page.goto("/");
    await sayOffline(page);
    const heal = await openWithFailingCode(page);
    const address = page.url();
    await page.goBack();
    await expect(chatWindow(page)).toBeHidden();
    expect(page.url()).toBe(address);
    await heal();
    await launcher(page).tap();
    await expect(field(page)).toBeFocused();
    await page.goBack();
    await expect(chatWindow(page)).toBeHidden();
    expect(page.url()).toBe(address);
    await page.goBack();
    await expect(page).toHaveURL("/");
  });

  test("Close leaves no trace in the history: the next Back leaves the page", async ({ page }) => {
    await page.goto("/");
    await goTo(page);
    for (let count = 0; count < 2; count++) {
      await launcher(page).tap();
      await expect(field(page)).toBeFocused();
      await close(page).tap();
      await expect(chatWindow(page)).toBeHidden();
      await expect.poll(() => page.evaluate(() => window.history.state?.chat ?? false)).toBe(false);
    }
    await page.goBack();
    await expect(page).toHaveURL("/");
  });

  test("after a link was followed, Back goes to the page before, and closes the window once it fills the screen", async ({
    page,
  }) => {
    await answerWith(page, {
      json: { reply: "See.", sources: [{ title: "Refunds", path: "/refund-policy" }] },
    });
    await goTo(page);
    await launcher(page).tap();
    await field(page).fill("Money back?");
    await field(page).press("Enter");
    await messages(page).last().getByRole("link", { name: "Refunds" }).tap();
    await expect(page.locator("main h1")).toHaveText(/Refund/);
    await expect(chatWindow(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/#\/faq$/);
    await expect(chatWindow(page)).toBeVisible();
    await page.goForward();
    await expect(page).toHaveURL(/#\/refund-policy$/);
    await field(page).tap();
    await expect(page.locator(".chat")).toHaveAttribute("data-aside", "false");
    await page.goBack();
    await expect(chatWindow(page)).toBeHidden();
    await expect(page).toHaveURL(/#\/refund-policy$/);
  });

  test("a window whose code has not loaded traps the focus, and Escape closes it", async ({ page }) => {
    await openWithoutCode(page);
    for (let press = 0; press < 4; press++) {
      await page.keyboard.press("Tab");
      const outside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest("#chat"),
      );
      expect(outside).toBe(false);
    }
    await page.keyboard.press("Escape");
    await expect(chatWindow(page)).toBeHidden();
    await expect(launcher(page)).toBeFocused();
  });
});
