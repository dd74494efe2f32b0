import { faq } from "#content/en/faq.ts";
import { openPage, takenOver } from "#scripts/browser/hydrated.ts";
import { expect, test } from "./test.ts";

test("asks the six questions, which open and close on their own, by pointer and by keyboard", async ({
  page,
}) => {
  await openPage(page, "/#/faq");
  const items = page.locator("main details");
  const open = page.locator("main details[open]");

  await test.step("asks the six questions, of which the first is open", async () => {
    await expect(page.locator("main summary")).toHaveText(faq.items.map(({ question }) => question));
    for (const topic of [
      /goods transport agency \(GTA\)/,
      /lorry receipt/,
      /e-way bill needed/,
      /input tax credit be claimed on transport/,
      /unique e-way bill number/,
      /consignee copy/,
    ]) {
      await expect(page.locator("main summary").filter({ hasText: topic })).toHaveCount(1);
    }
    for (const [position, { answer }] of faq.items.entries()) {
      for (const paragraph of answer)
        await expect(page.getByText(paragraph)).toBeVisible({ visible: position === 0 });
    }
  });

  await test.step("the keyboard reaches, opens and closes the questions in their order", async () => {
    await items.nth(0).locator("summary").focus();
    await page.keyboard.press("Enter");
    await expect(items.nth(0)).not.toHaveAttribute("open");
    await page.keyboard.press("Enter");
    await expect(items.nth(0)).toHaveAttribute("open");
    await page.keyboard.press("Enter");
    await expect(items.nth(0)).not.toHaveAttribute("open");
    await page.keyboard.press("Tab");
    await expect(items.nth(1).locator("summary")).toBeFocused();
    await page.keyboard.press("Space");
    await expect(items.nth(1)).toHaveAttribute("open");
    await page.keyboard.press("Space");
    await expect(open).toHaveCount(0);
  });

  await test.step("each opens and closes on its own, and names the rules it rests on", async () => {
    for (const [position, { answer, legalSources }] of faq.items.entries()) {
      const item = items.nth(position);
      await item.locator("summary").click();
      for (const words of [...answer, ...legalSources])
        await expect(item.getByText(words, { exact: true })).toBeVisible();
    }
    await expect(open).toHaveCount(faq.items.length);
    await items.first().locator("summary").click();
    await expect(open).toHaveCount(faq.items.length - 1);
    await expect(page.getByText(faq.items[0]?.answer[0] ?? "", { exact: true })).toBeHidden();
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the questions open as well", async ({ page }) => {
    await page.goto("/faq");
    const second = page.getByText(faq.items[1]?.answer[0] ?? "", { exact: true });
    await expect(second).toBeHidden();
    await page.locator("main summary").nth(1).click();
    await expect(second).toBeVisible();
  });
});

test("a link to the page that is shown leads to its start, but not when it opens in another tab", async ({
  page,
  context,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/footer-.*\.js$/, (route) => released.then(() => route.continue()));
  await openPage(page, "/#/faq");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "FAQ" });
  await link.scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => window.scrollY);
  const place = await scrolled();
  expect(place).toBeGreaterThan(0);
  const opened = context.waitForEvent("page");
  await link.click({ modifiers: ["ControlOrMeta"] });
  await opened;
  expect(await scrolled()).toBe(place);
  await link.click();
  await expect.poll(scrolled, "before the footer's own code has come").toBe(0);
  release();
  await takenOver(page, ".site-footer");
  await link.click();
  await expect.poll(scrolled, "after it").toBe(0);
});
