import { routeAddresses } from "#contract/routes.ts";
import { openPage, takenOver } from "#scripts/browser/hydrated.ts";
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

test.describe("the window", () => {
  test("is opened by a floating button on every page, and stays as it is while the page behind it changes", async ({
    page,
    request,
  }) => {
    for (const address of [...routeAddresses, "/no/such/page", "/error-of-any-kind"]) {
      const html = await (await request.get(address)).text();
      expect(html, address).toMatch(/<button class="chat-launcher"[^>]* popoverTarget="chat"/i);
      expect(html, address).toMatch(/<div class="chat" id="chat" popover="manual"/);
    }
    await answerWith(page, { json: { reply: "Yes." } });
    await openChat(page);
    await say(page, "Do you go to Ambala?");
    await expect(messages(page)).toContainText([greeting, "Do you go to Ambala?", "Yes."]);
    // With a compact footer, as the error page, and where header and footer are hidden.
    for (const [address, footers] of [
      ["/index3", 1],
      ["/no/such/page", 1],
      ["/error-of-any-kind", 0],
    ] as const) {
      await page.evaluate((hash) => {
        window.location.hash = hash;
      }, address);
      await expect(page.locator("main h1"), address).toBeFocused();
      await expect(page.getByRole("contentinfo"), address).toHaveCount(footers);
      await expect(messages(page), address).toHaveCount(3);
      await launcher(page).click();
      await expect(chatWindow(page), address).toBeHidden();
      await launcher(page).click();
      await expect(field(page), address).toBeFocused();
    }
  });

  test("is 360 by 480 px, inside the browser's window, and clear of the button back to the top; has a header with title, status, Clear and Close, a message list, a field and a send button", async ({
    page,
  }) => {
    await goTo(page);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const up = page.getByRole("button", { name: "Back to top" });
    await expect(up).toBeVisible();
    await launcher(page).click();
    await expect(field(page)).toBeFocused();
    const chat = chatWindow(page);
    const placesOf = async () => {
      const boxes = await Promise.all([chat, up, launcher(page)].map((part) => part.boundingBox()));
      const [box, upBox, buttonBox] = boxes.map((found) => found ?? { x: 0, y: 0, width: 0, height: 0 });
      const end = (box?.y ?? 0) + (box?.height ?? 0);
      return {
        size: [box?.width, box?.height],
        isInside: box !== undefined && box.x >= 0 && box.y >= 0 && box.x + box.width <= 1280,
        hasNothingUnderIt: (upBox?.y ?? 0) >= end && (buttonBox?.y ?? 0) >= end,
        isUpBesideTheButton: (upBox?.x ?? 0) + (upBox?.width ?? 0) <= (buttonBox?.x ?? 0),
      };
    };
    await expect
      .poll(placesOf)
      .toEqual({ size: [360, 480], isInside: true, hasNothingUnderIt: true, isUpBesideTheButton: true });

    await expect(chat.getByRole("heading", { name: "Meena" })).toBeVisible();
    await expect(chat.getByText("Online", { exact: true })).toBeVisible();
    await expect(chat.getByRole("button", { name: "Clear" })).toBeVisible();
    await expect(chat.getByRole("button", { name: "Close" })).toBeVisible();
    await expect(chat.getByRole("list").first()).toBeVisible();
    await expect(field(page)).toBeVisible();
    await expect(chat.getByRole("button", { name: "Send" })).toBeVisible();
  });

  test("its button hides while the visitor scrolls on in a window of 375 or 768 px, and comes back", async ({
    page,
  }) => {
    // A page of text: over a link or a question the button would stay away.
    await goTo(page, "/privacy-policy");
    // What was scrolled before its code came is not counted as a direction.
    await expect(launcher(page)).toHaveAttribute("data-away", "false");
    for (const width of [375, 768]) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(launcher(page)).toBeInViewport();
      await page.mouse.move(width / 2, 400);
      await page.mouse.wheel(0, 900);
      await expect(launcher(page), `${width} px wide`).not.toBeInViewport();
      await page.mouse.wheel(0, -200);
      await expect(launcher(page), `${width} px wide`).toBeInViewport();
    }
  });

  test("focuses its field 80 ms after opening, not before", async ({ page }) => {
    await page.clock.install();
    await openChat(page);
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

  test("loads its code at the first focus or hover of the button, not before", async ({ page }) => {
    let loaded = 0;
    page.on("request", (request) => {
      if (/chat-window-.*\.js/.test(request.url())) loaded += 1;
    });
    for (const gesture of ["focus", "hover"] as const) {
      loaded = 0;
      await openPage(page, "/");
      await takenOver(page, ".chat-launcher");
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await takenOver(page, ".site-footer a");
      expect(loaded, `before ${gesture}`).toBe(0);
      await launcher(page)[gesture]();
      await expect.poll(() => loaded, gesture).toBe(1);
      await launcher(page).press("Enter");
      await expect(field(page)).toBeFocused();
      expect(loaded, gesture).toBe(1);
    }
  });
});

test.describe("on a small phone", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test("the window fills the screen, nothing behind it takes the focus, and it ends where the on-screen keyboard begins", async ({
    page,
  }) => {
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

    await launcher(page).tap();
    await expect(field(page)).toBeFocused();
    await page.evaluate(() => {
      const viewport = window.visualViewport as VisualViewport;
      Object.defineProperty(viewport, "height", { value: 350 });
      Object.defineProperty(viewport, "offsetTop", { value: 40 });
      viewport.dispatchEvent(new Event("resize"));
    });
    await expect.poll(box).toEqual({ x: 0, y: 40, width: 360, height: 350 });
    const send = await chatWindow(page).getByRole("button", { name: "Send" }).boundingBox();
    expect((send?.y ?? 999) + (send?.height ?? 0)).toBeLessThanOrEqual(390);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the chat button is not shown", async ({ page }) => {
    await page.goto("/faq");
    await expect(page.locator(".chat-launcher")).toBeHidden();
  });
});
