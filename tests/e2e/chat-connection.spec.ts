import type { Page } from "@playwright/test";
import { chatFrame } from "#content/en/chat-frame.ts";
import { takenOver } from "#scripts/browser/hydrated.ts";
import { axeFindings } from "./axe.ts";
import { answerWith, chatWindow, field, goTo, greeting, launcher, messages } from "./chat-widget.ts";
import { countEndedFetches, requestsReported } from "./ended-fetches.ts";
import { runClockUntil } from "./fake-clock.ts";
import { sayOffline } from "./say-offline.ts";
import { expect, test } from "./test.ts";
import { waitForAnimations } from "./wait-for-animations.ts";

const code = /chat-window-.*\.(js|css)$/;
const script = /chat-window-.*\.js$/;
const failure = "Loading chunk chat failed (missing)";

function close(page: Page) {
  return chatWindow(page).getByRole("button", { name: "Close" });
}

/** Holds the requests for a file until the function returned is called. */
async function holdFile(page: Page, file: RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(file, (route) => released.then(() => route.continue()));
  return release;
}

/** Opens the window on a page; its code fails until `heal` is called. */
async function openWithFailingCode(page: Page) {
  let attempts = 0;
  await page.route(code, (route) => {
    if (script.test(route.request().url())) attempts += 1;
    return route.abort();
  });
  await goTo(page);
  await launcher(page).click();
  await expect(chatWindow(page).getByRole("alert")).toHaveText(failure);
  return { attempts: () => attempts, heal: () => page.unroute(code) };
}

test("before the site's scripts have loaded the window shows who it is with, and Close closes it; once they have, it is filled", async ({
  page,
}) => {
  const release = await holdFile(page, /entry-client-.*\.js/);
  await page.goto("/faq");
  for (const viewport of [
    { width: 360, height: 640 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport);
    await page.locator(".chat-launcher").click();
    await expect(chatWindow(page).getByRole("heading", { name: "Meena" })).toBeVisible();
    await expect(close(page)).toBeInViewport({ ratio: 1 });
    await close(page).click();
    await expect(chatWindow(page)).toBeHidden();
  }
  await page.locator(".chat-launcher").click();
  await expect(close(page)).toBeVisible();
  await expect(chatWindow(page)).toContainText(chatFrame.loading);
  release();
  await expect(messages(page)).toContainText(greeting);
  await expect(field(page)).toBeFocused();
});

test("while the chat code is loading Close and Escape close the window, and the focus is on the button again", async ({
  page,
}) => {
  const release = await holdFile(page, code);
  await goTo(page);
  // Before the button's own code no script can return the focus: the browser does it for no popover of this kind.
  await launcher(page).hover();
  await takenOver(page, ".chat-launcher");
  await launcher(page).click();
  await expect(chatWindow(page)).toContainText(chatFrame.loading);
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

  await test.step("Close keeps its place when the chat code arrives", async () => {
    await page.keyboard.press("Enter");
    await expect(chatWindow(page)).toContainText("Connecting…");
    await waitForAnimations(page);
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
  test.use({
    // The second is axe's, which asks for the stylesheet too.
    expectedComplaints: /net::ERR_|Couldn't load preload assets/,
    contextOptions: { reducedMotion: "reduce" },
  });

  test("the catalogue's message is shown, and it is requested again when the browser is online again or the visitor asks", async ({
    page,
  }) => {
    await sayOffline(page);
    const { heal } = await openWithFailingCode(page);
    await expect(chatWindow(page).getByRole("link", { name: /^Call us/ })).toHaveAttribute("href", /^tel:/);
    await test.step("axe finds no problem", async () => {
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        for (const width of [320, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          expect(await axeFindings(page, ".chat-corner"), `${colorScheme}, ${width} px wide`).toEqual([]);
        }
      }
    });

    // Nothing on the page shows the end of an attempt. One that is under way would succeed without the button.
    const ended = await countEndedFetches(page, script);
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await expect.poll(ended).toBe(1);
    await expect(chatWindow(page).getByRole("alert")).toHaveText(failure);
    await heal();
    await chatWindow(page).getByRole("button", { name: "Try again" }).click();
    await expect(messages(page)).toContainText(greeting);
    await expect(field(page)).toBeFocused();
    const rounded = await messages(page)
      .locator(".message__bubble")
      .evaluate((bubble) => getComputedStyle(bubble).borderTopLeftRadius);
    expect(rounded, "its styles have come too").not.toBe("0px");
  });

  test("it is requested again automatically, but not while the window is closed", async ({
    page,
    context,
  }) => {
    await page.clock.install();
    const { attempts, heal } = await openWithFailingCode(page);
    await page.clock.runFor(60_000);
    await expect.poll(attempts).toBeGreaterThan(1);
    await page.keyboard.press("Escape");
    await expect(chatWindow(page)).toBeHidden();
    // The key also loads the footer's code, which does not fail with the chat's.
    await takenOver(page, ".site-footer a");
    const attemptsAfter = async (time: number) => {
      await page.clock.runFor(time);
      await requestsReported(page);
      return attempts();
    };
    const before = await attemptsAfter(0);
    for (let minute = 0; minute < 5; minute += 1)
      expect(await attemptsAfter(60_000)).toBeLessThanOrEqual(before + 1);

    await launcher(page).click();
    await expect(chatWindow(page).getByRole("alert")).toHaveText(failure);
    await heal();
    await page.clock.runFor(60_000);
    await expect(messages(page)).toContainText(greeting);
    await expect(field(page)).toBeFocused();
    await expect(chatWindow(page).getByRole("alert")).toHaveCount(0);

    await test.step("without a network the status says so", async () => {
      await context.setOffline(true);
      await expect(chatWindow(page).getByText("Offline", { exact: true })).toBeVisible();
      await context.setOffline(false);
      await expect(chatWindow(page).getByText("Online", { exact: true })).toBeVisible();
    });
  });
});

test.describe("when the code of the chat's button fails to load", () => {
  test.use({ expectedComplaints: /net::ERR_|Loading chunk chat-launcher failed/ });

  /** Opens the window on a page; the code of its button fails, then waits, and then comes. */
  async function openWithFailingButton(page: Page) {
    const { promise: released, resolve: heal } = Promise.withResolvers<void>();
    let attempts = 0;
    let isHeld = false;
    await page.route(/floating-chat-.*\.js$/, async (route) => {
      attempts += 1;
      if (!isHeld) return route.abort();
      await released;
      return route.continue();
    });
    await goTo(page);
    await launcher(page).click();
    await expect(chatWindow(page).getByText(chatFrame.failedHelp)).toBeVisible();
    await expect(chatWindow(page).getByText(chatFrame.loading)).toBeHidden();
    const hold = () => {
      isHeld = true;
    };
    return { attempts: () => attempts, hold, heal };
  }

  test("the open window says so, and the chat comes by itself once the network is back", async ({ page }) => {
    await page.clock.install();
    const { attempts, hold, heal } = await openWithFailingButton(page);
    for (let count = attempts(); count < 6; count = attempts()) {
      await page.clock.runFor(60_000);
      await expect.poll(attempts).toBeGreaterThan(count);
    }
    hold();
    heal();
    await runClockUntil(page, () => field(page).isVisible());
    await expect(messages(page)).toContainText(greeting);
  });

  test("it comes at once when the visitor presses Try again, or the browser is online again", async ({
    page,
  }) => {
    await sayOffline(page);
    const loading = chatWindow(page).getByText(chatFrame.loading);
    const pressAgain = async () => {
      await chatWindow(page).getByRole("button", { name: "Try again" }).click();
      await expect(loading).toBeVisible();
    };
    const comeOnline = () => page.evaluate(() => window.dispatchEvent(new Event("online")));
    for (const ask of [pressAgain, comeOnline]) {
      const { hold, heal } = await openWithFailingButton(page);
      hold();
      await ask();
      heal();
      await expect(field(page)).toBeVisible();
    }
  });
});

test.describe("when only a reload can bring the chat's code, as after a new release", () => {
  test.use({ expectedComplaints: /status of 404|Loading chunk chat-launcher failed/ });

  for (const part of ["floating-chat", "chat-window"]) {
    test(`Try again reloads the site, and nothing else does: ${part}`, async ({ page }) => {
      let loads = 0;
      /** Whether the server is there, which is asked before a reload. */
      let questions = 0;
      page.on("request", (request) => {
        if (request.isNavigationRequest()) loads += 1;
        if (request.method() === "HEAD") questions += 1;
      });
      await page.route(new RegExp(`${part}-.*\\.js$`), (route) =>
        loads > 1 ? route.continue() : route.fulfill({ status: 404 }),
      );
      await goTo(page);
      await launcher(page).click();
      await expect(chatWindow(page).getByText(chatFrame.failedHelp)).toBeVisible();
      await close(page).click();
      await launcher(page).click();
      await requestsReported(page);
      expect([loads, questions]).toEqual([1, 0]);
      await chatWindow(page).getByRole("button", { name: "Try again" }).click();
      await expect.poll(() => loads).toBe(2);
      await launcher(page).click();
      await expect(messages(page)).toContainText(greeting);
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

  test("Back closes the window, also before its code has loaded, and the page stays; Close leaves no trace in the history", async ({
    page,
  }) => {
    await page.goto("/");
    await sayOffline(page);
    const { heal } = await openWithFailingCode(page);
    const address = page.url();
    await test.step("a window whose code has not loaded traps the focus, and Escape closes it", async () => {
      for (let press = 0; press < 6; press++) {
        await page.keyboard.press("Tab");
        const outside = await page.evaluate(
          () => document.activeElement !== document.body && !document.activeElement?.closest("#chat"),
        );
        expect(outside).toBe(false);
      }
      await page.keyboard.press("Escape");
      await expect(chatWindow(page)).toBeHidden();
      await expect(launcher(page)).toBeFocused();
      await leftNoEntry(page);
    });

    await launcher(page).tap();
    await expect(chatWindow(page)).toBeVisible();
    await hasEntry(page);
    await page.goBack();
    await expect(chatWindow(page)).toBeHidden();
    expect(page.url()).toBe(address);
    await heal();
    await launcher(page).tap();
    await expect(field(page)).toBeFocused();
    await page.goBack();
    await expect(chatWindow(page)).toBeHidden();
    expect(page.url()).toBe(address);

    for (let count = 0; count < 2; count++) {
      await launcher(page).tap();
      await expect(field(page)).toBeFocused();
      await close(page).tap();
      await expect(chatWindow(page)).toBeHidden();
      await leftNoEntry(page);
    }
    await page.goBack();
    await expect(page).toHaveURL("/");
  });

  test("the window steps aside for the page that a link led to, and Back belongs to the page until it fills the screen again", async ({
    page,
    context,
  }) => {
    await answerWith(page, {
      json: { reply: "See there.", sources: [{ title: "Refunds", path: "/refund-policy" }] },
    });
    await goTo(page);
    await launcher(page).tap();
    await field(page).fill("Money back?");
    await field(page).press("Enter");
    const link = messages(page).last().getByRole("link", { name: "Refunds" });
    const opened = context.waitForEvent("page");
    await link.click({ modifiers: ["ControlOrMeta"] });
    await opened;
    await expect(page.locator(".chat"), "for a page in another tab it stays").toHaveAttribute(
      "data-aside",
      "false",
    );
    await link.tap();
    await expect(page.locator("main h1")).toHaveText(/Refund/);
    await expect(page.locator("main h1")).toBeFocused();
    const place = async () => {
      const { y = 0, height = 0 } = (await chatWindow(page).boundingBox()) ?? {};
      return { isSmall: height > 0 && height < 330, end: Math.round(y + height) };
    };
    await expect.poll(place).toEqual({ isSmall: true, end: 640 });

    await page.goBack();
    await expect(page).toHaveURL(/#\/faq$/);
    await expect(chatWindow(page)).toBeVisible();
    await page.goForward();
    await expect(page).toHaveURL(/#\/refund-policy$/);
    await field(page).tap();
    await expect.poll(place).toEqual({ isSmall: false, end: 640 });
    await expect(page.locator(".chat")).toHaveAttribute("data-aside", "false");
    await hasEntry(page);
    await page.goBack();
    await expect(chatWindow(page)).toBeHidden();
    await expect(page).toHaveURL(/#\/refund-policy$/);
  });
});

/** Waits until the window that fills the screen has added its entry to the history. */
async function hasEntry(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.history.state?.chat)).toBe(true);
}

/** Waits until the window has taken its entry back. */
async function leftNoEntry(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.history.state?.chat ?? false)).toBe(false);
}
