import type { Page } from "@playwright/test";
import { vehicles } from "#content/en/fleet.ts";
import { routes } from "#contract/routes.ts";
import { hydrated } from "#scripts/hydrated.ts";
import { axeFindings } from "./axe.ts";
import {
  answerWith,
  call,
  chatWindow,
  field,
  goTo,
  greeting,
  holdAnswers,
  launcher,
  messages,
  openChat,
  say,
  stored,
} from "./meena-window.ts";
import { expect, test } from "./test.ts";

test.describe("the window", () => {
  test("is opened by a floating button on every page", async ({ page }) => {
    for (const { path } of routes) {
      await goTo(page, path);
      await launcher(page).click();
      await expect(chatWindow(page), path).toBeVisible();
      await expect(messages(page)).toHaveText(new RegExp(greeting.replace("?", "\\?")));
    }
  });

  test.describe("at an address that is no page", () => {
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
    await page.waitForTimeout(400);
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
    test(`makes way for someone who reads on in a window of ${width} px, and comes back`, async ({
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

  test("focuses its field 80 ms after it opened, not before", async ({ page }) => {
    await goTo(page);
    await launcher(page).click();
    await expect(field(page)).toBeFocused();
    await launcher(page).click();
    await expect(chatWindow(page)).toBeHidden();
    const delay = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let opened = 0;
          const popover = document.getElementById("chat");
          // Captured: the window's own listener starts its clock, and renders, before a later one is called.
          const note = (): void => {
            opened = performance.now();
          };
          popover?.addEventListener("toggle", note, { capture: true });
          popover?.addEventListener("focusin", () => resolve(performance.now() - opened), { once: true });
          document.querySelector<HTMLElement>(".chat-launcher")?.click();
        }),
    );
    expect(delay).toBeGreaterThanOrEqual(78);
    expect(delay).toBeLessThan(400);
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

  test("opens before the site's scripts have come, and is filled when they have", async ({ page }) => {
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
    await expect(chatWindow(page)).toContainText("Meena is on her way…");
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

test.describe("times", () => {
  // Half past one at night there, still the day before in Greenwich.
  test.use({ timezoneId: "Asia/Kolkata" });
  const moment = new Date("2026-03-04T20:00:00Z");

  test("every message keeps and shows when it was said, where the visitor is", async ({ page }) => {
    await page.clock.setFixedTime(moment);
    await answerWith(page, { json: { reply: "Yes." } });
    await openChat(page);
    await page.clock.setFixedTime(moment.getTime() + 60_000);
    await say(page, "Hello");
    await expect(messages(page)).toHaveCount(3);
    const kept = (await stored(page)).messages.map(({ ts }) => ts);
    expect(kept).toEqual(["5 Mar 2026, 1:30 am", "5 Mar 2026, 1:31 am", "5 Mar 2026, 1:31 am"]);
    await expect(messages(page).locator(".message__time")).toHaveText(["1:30 am", "1:31 am", "1:31 am"]);
    await expect(chatWindow(page).getByText("Today", { exact: true })).toHaveCount(1);
    await page.clock.setFixedTime(moment.getTime() + 24 * 3_600_000);
    await say(page, "Hello again");
    await expect(messages(page)).toHaveCount(5);
    await expect(chatWindow(page).locator(".chat-log__day")).toHaveText(["5 Mar 2026", "Today"]);
  });
});

test.describe("writing", () => {
  test("Enter sends what was typed, trimmed, with the session id in the header too", async ({ page }) => {
    const requests = await answerWith(page, { json: { reply: "Yes." } });
    await openChat(page);
    await say(page, "  Do you go to Ambala? \n ");
    await expect(messages(page)).toHaveCount(3);
    await expect(messages(page).nth(1)).toContainText("Do you go to Ambala?");
    const request = requests[0];
    const { sessionId } = await stored(page);
    expect(request?.method()).toBe("POST");
    expect(request?.headers()["content-type"]).toBe("application/json");
    expect(request?.headers()["x-session-id"]).toBe(sessionId);
    expect(request?.postDataJSON()).toEqual({ message: "Do you go to Ambala?", sessionId });
    await expect(field(page)).toHaveValue("");
  });

  test("Shift+Enter begins a new line, and the send button sends", async ({ page }) => {
    const requests = await answerWith(page, { json: { reply: "Yes." } });
    await openChat(page);
    await page.keyboard.type("One");
    await page.keyboard.press("Shift+Enter");
    await page.keyboard.type("Two");
    await expect(field(page)).toHaveValue("One\nTwo");
    expect(requests).toHaveLength(0);
    await chatWindow(page).getByRole("button", { name: "Send" }).click();
    await expect(messages(page)).toHaveCount(3);
    expect(requests[0]?.postDataJSON().message).toBe("One\nTwo");
  });

  test("blanks alone are not sent", async ({ page }) => {
    const requests = await answerWith(page, { json: { reply: "Yes." } });
    await openChat(page);
    for (const blanks of ["", "   ", " \n \t ", "\u00a0\u3000\ufeff"]) {
      await say(page, blanks);
      await chatWindow(page).getByRole("button", { name: "Send" }).click();
    }
    await expect(messages(page)).toHaveCount(1);
    expect(requests).toHaveLength(0);
  });

  test("an Enter that ends a composed word sends nothing", async ({ page }) => {
    const requests = await answerWith(page, { json: { reply: "Yes." } });
    await openChat(page);
    await field(page).fill("नमस्ते");
    await field(page).dispatchEvent("keydown", { key: "Enter", isComposing: true });
    await page.waitForTimeout(100);
    expect(requests).toHaveLength(0);
    await field(page).press("Enter");
    await expect(messages(page)).toHaveCount(3);
  });

  test("no more is typed than the server takes, and what is left is told in time", async ({ page }) => {
    await openChat(page);
    await field(page).fill("x".repeat(1_950));
    await expect(chatWindow(page).getByText("50 characters left")).toBeVisible();
    await page.keyboard.type("y".repeat(60));
    expect((await field(page).inputValue()).length).toBe(2_000);
  });

  test("while a reply is pending field and send are disabled and Meena is typing", async ({ page }) => {
    const answer = await holdAnswers(page);
    await openChat(page);
    await say(page, "Hello");
    await expect(chatWindow(page).getByText("Meena is typing…")).toBeVisible();
    await expect(chatWindow(page).getByText("Typing…", { exact: true })).toBeVisible();
    await expect(field(page)).toBeDisabled();
    await expect(chatWindow(page).getByRole("button", { name: "Send" })).toBeDisabled();
    await page.keyboard.press("Enter");
    await expect(messages(page)).toHaveCount(2);
    await answer({ json: { reply: "Hello." } });
    await expect(messages(page)).toHaveCount(3);
    await expect(chatWindow(page).getByText("Meena is typing…")).toHaveCount(0);
    await expect(chatWindow(page).getByText("Online", { exact: true })).toBeVisible();
    await expect(field(page)).toBeEnabled();
    await expect(field(page)).toBeFocused();
  });

  test("two Enters at one moment, or two questions offered, send one message", async ({ page }) => {
    const requests: unknown[] = [];
    await page.route(call, (route) => void requests.push(route.request().postDataJSON().message));
    await openChat(page);
    await field(page).fill("Hello");
    await field(page).evaluate((element) => {
      for (let press = 0; press < 2; press++) {
        element.dispatchEvent(
          new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }),
        );
      }
    });
    await expect(messages(page)).toHaveCount(2);
    await expect(chatWindow(page).getByRole("list", { name: "You could ask" })).toHaveCount(0);
    await chatWindow(page).getByRole("button", { name: "Clear" }).click();
    await chatWindow(page)
      .getByRole("list", { name: "You could ask" })
      .evaluate((list) => {
        for (const button of list.querySelectorAll("button")) button.click();
      });
    await expect(messages(page)).toHaveCount(1);
    expect(requests).toEqual(["Hello", "What does a delivery cost?"]);
  });
});

test.describe("links and questions in answers", () => {
  const answer = {
    json: {
      reply:
        "Write to us:\n- by the form on /contact-us.\n- to hello@greenmile.example or +91 00000 00000\n\nNot /nowhere, https://evil.example/faq or javascript:alert(1).",
      sources: [
        { title: "Refunds", path: "/refund-policy" },
        { title: "Elsewhere", path: "https://evil.example" },
        { title: "Elsewhere too", path: "//evil.example" },
        { title: "Script", path: "javascript:alert(1)" },
      ],
      suggestions: ["What does it cost?", "Which jobs are open?"],
    },
  };

  test("a question that was just asked is not offered again", async ({ page }) => {
    await answerWith(page, answer);
    await openChat(page);
    await say(page, "Which jobs are open?");
    const offered = chatWindow(page).getByRole("list", { name: "You could ask" }).getByRole("button");
    await expect(offered).toHaveText(["What does it cost?"]);
  });

  test("only pages of the site, and the company's own numbers and address, are links", async ({ page }) => {
    await answerWith(page, answer);
    await openChat(page);
    await say(page, "How do I reach you?");
    const links = messages(page).last().getByRole("link");
    await expect(links).toHaveCount(4);
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(addresses).toEqual([
      "#/contact-us",
      "mailto:hello@greenmile.example",
      "tel:+910000000000",
      "#/refund-policy",
    ]);
    await expect(messages(page).last().getByRole("listitem").first()).toHaveText(/by the form on/);
  });

  test("a link goes to its page by hash and leaves the window open", async ({ page }) => {
    await answerWith(page, answer);
    await openChat(page);
    await say(page, "How do I get money back?");
    await messages(page).last().getByRole("link", { name: "Refunds" }).click();
    await expect(page).toHaveURL("/#/refund-policy");
    await expect(page.locator("main h1")).toHaveText(/Refund/);
    await expect(chatWindow(page)).toBeVisible();
    await expect(messages(page)).toHaveCount(3);
  });

  test("a question offered is sent as it reads, and outlives a reload", async ({ page }) => {
    const requests = await answerWith(page, answer);
    await openChat(page);
    await chatWindow(page).getByRole("button", { name: "What does a delivery cost?" }).click();
    await expect(messages(page)).toHaveCount(3);
    expect(requests[0]?.postDataJSON().message).toBe("What does a delivery cost?");
    await expect(field(page)).toBeFocused();
    await page.reload();
    await hydrated(page);
    await launcher(page).click();
    await chatWindow(page).getByRole("button", { name: "Which jobs are open?" }).click();
    await expect(messages(page)).toHaveCount(5);
    await expect(chatWindow(page).getByRole("list", { name: "You could ask" })).toHaveCount(1);
  });
});

test.describe("by keyboard and by ear", () => {
  test("everything can be done without a mouse, and Escape closes and gives the focus back", async ({
    page,
  }) => {
    await answerWith(page, { json: { reply: "Yes.", sources: [{ title: "Questions", path: "/faq" }] } });
    await goTo(page);
    await launcher(page).focus();
    await page.keyboard.press("Enter");
    await expect(field(page)).toBeFocused();
    await page.keyboard.type("Hello");
    await page.keyboard.press("Enter");
    await expect(messages(page)).toHaveCount(3);
    await expect(field(page)).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(chatWindow(page).getByRole("link", { name: "Questions" })).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(chatWindow(page).getByRole("region", { name: "Conversation with Meena" })).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(chatWindow(page).getByRole("button", { name: "Close" })).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(chatWindow(page).getByRole("button", { name: "Clear" })).toBeFocused();
    // It is no modal dialog: the page stays within reach.
    await page.keyboard.press("Shift+Tab");
    await expect(launcher(page)).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(chatWindow(page)).toBeHidden();
    await expect(launcher(page)).toBeFocused();
  });

  test("Escape closes while a reply is pending too, and so does Close", async ({ page }) => {
    await holdAnswers(page);
    await openChat(page);
    await say(page, "Hello");
    await expect(field(page)).toBeDisabled();
    await page.keyboard.press("Escape");
    await expect(chatWindow(page)).toBeHidden();
    await expect(launcher(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(chatWindow(page)).toBeVisible();
    await chatWindow(page).getByRole("button", { name: "Close" }).click();
    await expect(chatWindow(page)).toBeHidden();
    await expect(launcher(page)).toBeFocused();
  });

  test("the one live region tells each whole answer once, and never the history", async ({ page }) => {
    await answerWith(page, { json: { reply: "The same answer." } });
    await openChat(page);
    await say(page, "One");
    await expect(messages(page)).toHaveCount(3);
    await page.reload();
    await hydrated(page);
    await launcher(page).hover();
    await page.evaluate(() => {
      const told: string[] = [];
      Object.assign(window, { told });
      new MutationObserver((changes) => {
        for (const { target } of changes) {
          const element = target instanceof Element ? target : target.parentElement;
          const region = element?.closest("[role=status]");
          if (region?.textContent) told.push(region.textContent);
        }
      }).observe(document.getElementById("chat") as Node, {
        subtree: true,
        childList: true,
        characterData: true,
      });
    });
    await launcher(page).click();
    await expect(field(page)).toBeFocused();
    for (const count of [5, 7]) {
      await say(page, "Again");
      await expect(messages(page)).toHaveCount(count);
    }
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => (window as unknown as { told: string[] }).told)).toEqual([
      "The same answer.",
      "The same answer.",
    ]);
    await expect(
      chatWindow(page).locator("[aria-live], [role=status], [role=log], [role=alert]"),
    ).toHaveCount(1);
  });

  test("an answer that comes while the window is closed leaves a mark on the button", async ({ page }) => {
    const answer = await holdAnswers(page);
    await openChat(page);
    await say(page, "Hello");
    await page.keyboard.press("Escape");
    await answer({ json: { reply: "Hello." } });
    await expect(page.getByRole("button", { name: /^Chat with Meena +\(new message\)$/ })).toBeVisible();
    await launcher(page).click();
    await expect(messages(page).last()).toContainText("Hello.");
    await expect(page.getByRole("button", { name: /^Chat with Meena +\(new message\)$/ })).toHaveCount(0);
  });
});

test.describe("on a small phone", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test("the window fills the screen, and nothing behind it takes the focus", async ({ page }) => {
    await goTo(page);
    await launcher(page).tap();
    await expect(field(page)).toBeFocused();
    await page.waitForTimeout(400);
    expect(await chatWindow(page).boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 640 });
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
    await page.waitForTimeout(400);
    expect(await chatWindow(page).boundingBox()).toEqual({ x: 0, y: 40, width: 360, height: 350 });
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
    await page.waitForTimeout(400);
    const box = await chatWindow(page).boundingBox();
    expect(box?.height).toBeLessThan(330);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(640, 0);
    await expect(page.locator("main h1")).toBeFocused();
    await field(page).tap();
    await page.waitForTimeout(400);
    expect((await chatWindow(page).boundingBox())?.height).toBe(640);
  });
});

test("Meena herself answers, with the page she has it from, and knows what was asked before", async ({
  page,
}) => {
  const eicher = vehicles.find(({ id }) => id === "eicher")?.specs;
  await openChat(page);
  await say(page, "What is the payload of the Eicher?");
  await expect(messages(page)).toHaveCount(3);
  const payload = `${eicher?.weightCapacity.value}`.replace(/(\d)(\d{3})$/, "$1,?$2");
  await expect(messages(page).last()).toContainText(new RegExp(payload));
  await page.reload();
  await hydrated(page);
  await launcher(page).click();
  await say(page, "and its range?");
  await expect(messages(page)).toHaveCount(5);
  await expect(messages(page).last()).toContainText(`${eicher?.range.value}`);
  await messages(page).last().getByRole("link").first().click();
  await expect(page.locator("main h1")).not.toContainText("Page Not Found");
  await expect(chatWindow(page)).toBeVisible();
});

test("whoever asks Meena for a person leaves a message with her, and gets its reference", async ({
  page,
}) => {
  await openChat(page);
  const turns = ["I want to talk to a person", "Asha", "asha@example.com", "Twelve boxes to Ambala, weekly"];
  for (const [turn, said] of turns.entries()) {
    await say(page, said);
    await expect(messages(page)).toHaveCount(3 + 2 * turn);
    await expect(field(page)).toBeEnabled();
  }
  await expect(messages(page).last()).toContainText(/GM-[2-9A-Z]{6}/);
});

test("the window can be used at 400 % zoom", async ({ page }) => {
  // 1280 by 1024 px, zoomed to 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  await answerWith(page, { json: { reply: "A longer answer. ".repeat(20) } });
  await openChat(page);
  await say(page, "Hello");
  await expect(messages(page)).toHaveCount(3);
  for (const name of ["Clear", "Close", "Send"]) {
    await expect(chatWindow(page).getByRole("button", { name })).toBeInViewport({ ratio: 1 });
  }
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  const log = await chatWindow(page).getByRole("region", { name: "Conversation" }).boundingBox();
  expect(log?.height).toBeGreaterThan(80);
});

test("with a forced palette bubbles, field and buttons have outlines", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openChat(page);
  const outlined = await chatWindow(page)
    .locator(".message__bubble, .composer__field, .composer__send")
    .evaluateAll((elements) =>
      elements.map((element) => {
        const { borderTopWidth, borderTopColor } = getComputedStyle(element);
        return Number.parseFloat(borderTopWidth) > 0 && !/^rgba\(.*, 0\)$/.test(borderTopColor);
      }),
    );
  expect(outlined).toEqual([true, true, true]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("there is no button that would do nothing", async ({ page }) => {
    await page.goto("/faq");
    await expect(page.locator(".chat-launcher")).toBeHidden();
  });
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`axe, ${colorScheme} theme`, () => {
    test.use({
      colorScheme,
      contextOptions: { reducedMotion: "reduce" },
      expectedComplaints: /status of 500/,
    });

    test("finds nothing with the window open, in any of its states", async ({ page }) => {
      let status = 200;
      await page.route(call, (route) =>
        route.fulfill({
          status,
          json: {
            reply: "A list:\n- one\n- two on /faq",
            sources: [{ title: "Refunds", path: "/refund-policy" }],
            suggestions: ["What does it cost?"],
          },
        }),
      );
      await openChat(page);
      await check(page, "greeting");
      await say(page, "Hello");
      await expect(messages(page)).toHaveCount(3);
      await check(page, "answer");
      status = 500;
      await say(page, "And now?");
      await expect(messages(page)).toHaveCount(5);
      await check(page, "failure");
      const answer = await holdAnswers(page);
      await chatWindow(page).getByRole("button", { name: "Try again" }).click();
      await expect(field(page)).toBeDisabled();
      await check(page, "pending");
      await answer({ json: { reply: "There." } });
      await expect(field(page)).toBeEnabled();
      await chatWindow(page).getByRole("button", { name: "Clear" }).click();
      await check(page, "cleared");
    });
  });
}

async function check(page: Page, state: string): Promise<void> {
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await axeFindings(page, ".chat-corner"), `${state}, ${width} px wide`).toEqual([]);
  }
}
