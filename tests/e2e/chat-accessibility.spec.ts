import type { Page } from "@playwright/test";
import { hydrated } from "#scripts/browser/hydrated.ts";
import { axeFindings } from "./axe.ts";
import {
  answerWith,
  call,
  chatWindow,
  field,
  goTo,
  holdAnswers,
  launcher,
  messages,
  openChat,
  say,
} from "./chat-widget.ts";
import { expect, test } from "./test.ts";

test.describe("by keyboard and screen reader", () => {
  test("everything works without a mouse; Escape closes the window and returns the focus", async ({
    page,
  }) => {
    const answer = await holdAnswers(page);
    await goTo(page);
    await launcher(page).focus();
    await page.keyboard.press("Enter");
    await expect(field(page)).toBeFocused();
    await page.keyboard.type("Hello");
    await page.keyboard.press("Enter");
    await expect(field(page)).toBeDisabled();

    await test.step("also while a reply is pending; one that comes then puts a mark on the button", async () => {
      await page.keyboard.press("Escape");
      await expect(chatWindow(page)).toBeHidden();
      await expect(launcher(page)).toBeFocused();
      const marked = page.getByRole("button", { name: /^Chat with Meena +\(new message\)$/ });
      await expect(marked).toHaveCount(0);
      await answer({ json: { reply: "Yes.", sources: [{ title: "Questions", path: "/faq" }] } });
      await expect(marked).toBeVisible();
      await page.keyboard.press("Enter");
      await expect(messages(page).last()).toContainText("Yes.");
      await expect(marked).toHaveCount(0);
    });

    await expect(field(page)).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(chatWindow(page).getByRole("link", { name: "Questions" })).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(chatWindow(page).getByRole("region", { name: "Conversation with Meena" })).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(chatWindow(page).getByRole("button", { name: "Close" })).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(chatWindow(page).getByRole("button", { name: "Clear" })).toBeFocused();
    // It is not a modal dialog: the page stays reachable.
    await page.keyboard.press("Shift+Tab");
    await expect(launcher(page)).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(chatWindow(page)).toBeHidden();
    await expect(launcher(page)).toBeFocused();

    await test.step("Close closes the window while a reply is pending", async () => {
      await page.keyboard.press("Enter");
      await say(page, "Hello again");
      await expect(field(page)).toBeDisabled();
      await chatWindow(page).getByRole("button", { name: "Close" }).click();
      await expect(chatWindow(page)).toBeHidden();
      await expect(launcher(page)).toBeFocused();
    });
  });

  test("the one live region announces each whole answer once, and never the history", async ({ page }) => {
    await answerWith(page, { json: { reply: "The same answer." } });
    await openChat(page);
    await say(page, "One");
    await expect(messages(page)).toHaveCount(3);
    await page.reload();
    await hydrated(page);
    await launcher(page).hover();
    await page.evaluate(() => {
      const announced: string[] = [];
      Object.assign(window, { announced });
      new MutationObserver((changes) => {
        for (const { target } of changes) {
          const element = target instanceof Element ? target : target.parentElement;
          const region = element?.closest("[role=status]");
          if (region?.textContent) announced.push(region.textContent);
        }
      }).observe(document.getElementById("chat") as Node, {
        subtree: true,
        childList: true,
        characterData: true,
      });
    });
    await launcher(page).click();
    await expect(field(page)).toBeFocused();
    const announced = () => page.evaluate(() => (window as unknown as { announced: string[] }).announced);
    // Each further answer shows that the previous one was announced once.
    for (const answers of [1, 2, 3]) {
      await say(page, "Again");
      await expect(messages(page)).toHaveCount(3 + 2 * answers);
      await expect.poll(announced).toEqual(Array(answers).fill("The same answer."));
    }
    await chatWindow(page).getByRole("button", { name: "Clear" }).click();
    await expect.poll(async () => (await announced()).slice(3)).toEqual(["Conversation cleared."]);
    await expect(
      chatWindow(page).locator("[aria-live], [role=status], [role=log], [role=alert]"),
    ).toHaveCount(1);
  });
});

test("with forced colours bubbles, field and buttons have outlines; the window can be used at 400 % zoom", async ({
  page,
}) => {
  await answerWith(page, { json: { reply: "A longer answer. ".repeat(20) } });
  await openChat(page);
  await page.emulateMedia({ forcedColors: "active" });
  const outlined = () =>
    chatWindow(page)
      .locator(".message__bubble, .composer__field, .composer__send")
      .evaluateAll((elements) =>
        elements.map((element) => {
          const { borderTopWidth, borderTopColor } = getComputedStyle(element);
          return Number.parseFloat(borderTopWidth) > 0 && !/^rgba\(.*, 0\)$/.test(borderTopColor);
        }),
      );
  await expect.poll(outlined).toEqual([true, true, true]);
  await page.emulateMedia({ forcedColors: "none" });

  // 1280 by 1024 px, zoomed to 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
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

test.describe("axe, in both themes", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" }, expectedComplaints: /status of 500/ });

  test("finds no problem with the window open, in any of its states", async ({ page }) => {
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

async function check(page: Page, state: string): Promise<void> {
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const findings = await axeFindings(page, ".chat-corner");
      expect(findings, `${state}, ${width} px wide, ${colorScheme} theme`).toEqual([]);
    }
  }
}
