import { shell } from "#content/en/shell.ts";
import { routes } from "#contract/routes.ts";
import {
  answerWith,
  chatWindow,
  field,
  goTo,
  greeting,
  launcher,
  messages,
  openChat,
  say,
} from "./chat-widget.ts";
import { pauseClock } from "./fake-clock.ts";
import { expect, test } from "./test.ts";
import { waitForAnimations } from "./wait-for-animations.ts";

test.describe("the window", () => {
  test("is opened by a floating button on every page", async ({ page }) => {
    for (const { path } of routes) {
      await goTo(page, path);
      await launcher(page).click();
      await expect(chatWindow(page), path).toBeVisible();
      await expect(messages(page)).toHaveText(new RegExp(greeting.replace("?", "\\?")));
    }
  });

  test.describe("at an unknown address", () => {
    test.use({ expectedComplaints: /status of 404/ });

    test("it is there too, and where header and footer are hidden", async ({ page }) => {
      await openChat(page, "/no/such/page");
      await expect(page.locator("main h1")).toContainText("Page Not Found");
      await page.goto("/#/error-of-any-kind");
      await expect(page.getByRole("contentinfo")).toHaveCount(0);
      await expect(launcher(page)).toBeVisible();
      await expect(messages(page)).toContainText(greeting);
    });
  });

  test("is 360 by 480 px, inside the browser's window, and clear of the button back to the top", async ({
    page,
  }) => {
    await goTo(page);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const up = page.getByRole("button", { name: "Back to the top" });
    await expect(up).toBeVisible();
    await launcher(page).click();
    await expect(field(page)).toBeFocused();
    await waitForAnimations(page);
    const box = await chatWindow(page).boundingBox();
    expect(box).toMatchObject({ width: 360, height: 480 });
    const upBox = await up.boundingBox();
    const buttonBox = await launcher(page).boundingBox();
    for (const other of [upBox, buttonBox]) {
      expect((other?.y ?? 0) >= (box?.y ?? 0) + 480, "nothing lies under the window").toBe(true);
    }
    expect((upBox?.x ?? 0) + (upBox?.width ?? 0)).toBeLessThanOrEqual(buttonBox?.x ?? 0);
  });

  for (const width of [375, 768]) {
    test(`hides while the visitor scrolls on in a window of ${width} px, and comes back`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await goTo(page);
      await expect(launcher(page)).toBeInViewport();
      await page.mouse.move(width / 2, 400);
      await page.mouse.wheel(0, 900);
      await expect(launcher(page)).not.toBeInViewport();
      await page.mouse.wheel(0, -200);
      await expect(launcher(page)).toBeInViewport();
    });
  }

  test("has a header with title, status, Clear and Close, a message list, a field and a send button", async ({
    page,
  }) => {
    await openChat(page);
    const chat = chatWindow(page);
    await expect(chat.getByRole("heading", { name: "Meena" })).toBeVisible();
    await expect(chat.getByText("Online", { exact: true })).toBeVisible();
    await expect(chat.getByRole("button", { name: "Clear" })).toBeVisible();
    await expect(chat.getByRole("button", { name: "Close" })).toBeVisible();
    await expect(chat.getByRole("list").first()).toBeVisible();
    await expect(field(page)).toBeVisible();
    await expect(chat.getByRole("button", { name: "Send" })).toBeVisible();
  });

  test("focuses its field 80 ms after opening, not before", async ({ page }) => {
    await page.clock.install();
    await goTo(page);
    await launcher(page).click();
    await expect(field(page)).toBeFocused();
    await launcher(page).click();
    await expect(chatWindow(page)).toBeHidden();
    await page.evaluate(() => {
      const set = window.setTimeout;
      const delays: unknown[] = [];
      Object.assign(window, { delays });
      // React sets timers as well.
      window.setTimeout = ((work: () => void, delay?: number) => {
        delays.push(delay);
        return set(work, delay);
      }) as typeof set;
    });
    await pauseClock(page);
    await launcher(page).click();
    const delays = () => page.evaluate(() => (window as unknown as { delays: unknown[] }).delays);
    await expect.poll(delays).toContain(80);
    await page.clock.runFor(79);
    await expect(chatWindow(page)).toBeVisible();
    await expect(field(page)).not.toBeFocused();
    await page.clock.runFor(1);
    await expect(field(page)).toBeFocused();
  });

  for (const gesture of ["hover", "focus"] as const) {
    test(`loads its code at the first ${gesture} of the button, not before`, async ({ page }) => {
      let loaded = 0;
      page.on("request", (request) => {
        if (/chat-window-.*\.js/.test(request.url())) loaded += 1;
      });
      await goTo(page, "/");
      await page.waitForLoadState("networkidle");
      expect(loaded).toBe(0);
      await launcher(page)[gesture]();
      await expect.poll(() => loaded).toBe(1);
      await launcher(page).click();
      await expect(field(page)).toBeFocused();
      expect(loaded).toBe(1);
    });
  }

  test("opens before the site's scripts have loaded, and is filled once they have", async ({ page }) => {
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/entry-client-.*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/faq");
    await page.locator(".chat-launcher").click();
    await expect(chatWindow(page)).toContainText(shell.chat.loading);
    release();
    await expect(messages(page)).toContainText(greeting);
    await expect(field(page)).toBeFocused();
  });

  test("stays as it is while the page behind it changes", async ({ page }) => {
    await answerWith(page, { json: { reply: "Yes." } });
    await openChat(page);
    await say(page, "Do you go to Ambala?");
    await expect(messages(page).last()).toContainText("Yes.");
    await page.evaluate(() => {
      window.location.hash = "/error404";
    });
    await expect(page.locator("main h1")).toContainText("Page Not Found");
    await expect(messages(page)).toHaveCount(3);
  });
});

test.describe("on a small phone", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test("the window fills the screen, and nothing behind it takes the focus", async ({ page }) => {
    await goTo(page);
    await launcher(page).tap();
    await expect(field(page)).toBeFocused();
    const box = () => chatWindow(page).boundingBox();
    await expect.poll(box).toEqual({ x: 0, y: 0, width: 360, height: 640 });
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press("Tab");
      const outside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest("#chat"),
      );
      expect(outside).toBe(false);
    }
    await chatWindow(page).getByRole("button", { name: "Close" }).tap();
    await expect(launcher(page)).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(launcher(page)).not.toBeFocused();
  });

  test("it ends where the on-screen keyboard begins", async ({ page }) => {
    await goTo(page);
    await launcher(page).tap();
    await expect(field(page)).toBeFocused();
    await page.evaluate(() => {
      const viewport = window.visualViewport as VisualViewport;
      Object.defineProperty(viewport, "height", { value: 350 });
      Object.defineProperty(viewport, "offsetTop", { value: 40 });
      viewport.dispatchEvent(new Event("resize"));
    });
    const box = () => chatWindow(page).boundingBox();
    await expect.poll(box).toEqual({ x: 0, y: 40, width: 360, height: 350 });
    const send = await chatWindow(page).getByRole("button", { name: "Send" }).boundingBox();
    expect((send?.y ?? 999) + (send?.height ?? 0)).toBeLessThanOrEqual(390);
  });

  test("it steps aside for the page that a link led to, and comes back to its field", async ({ page }) => {
    await answerWith(page, {
      json: { reply: "See there.", sources: [{ title: "Refunds", path: "/refund-policy" }] },
    });
    await goTo(page);
    await launcher(page).tap();
    await field(page).fill("Money back?");
    await field(page).press("Enter");
    await messages(page).last().getByRole("link", { name: "Refunds" }).tap();
    await expect(page.locator("main h1")).toHaveText(/Refund/);
    const height = async () => (await chatWindow(page).boundingBox())?.height;
    await expect.poll(height).toBeLessThan(330);
    await waitForAnimations(page);
    const box = await chatWindow(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(640, 0);
    await expect(page.locator("main h1")).toBeFocused();
    await field(page).tap();
    await expect.poll(height).toBe(640);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the chat button is not shown", async ({ page }) => {
    await page.goto("/faq");
    await expect(page.locator(".chat-launcher")).toBeHidden();
  });
});
