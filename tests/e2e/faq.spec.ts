import type { Locator, Page } from "@playwright/test";
import { faq } from "#content/en/faq.ts";
import { openPage } from "#scripts/browser/hydrated.ts";
import { expect, test } from "./test.ts";

function items(page: Page): Locator {
  return page.locator("main details");
}

async function open(page: Page): Promise<void> {
  await openPage(page, "/#/faq");
}

test("asks the six questions, all closed at first", async ({ page }) => {
  await open(page);
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
  for (const { answer } of faq.items) {
    for (const paragraph of answer) await expect(page.getByText(paragraph)).toBeHidden();
  }
});

test("each opens and closes on its own, and names the rules it rests on", async ({ page }) => {
  await open(page);
  for (const [position, { answer, legalSources }] of faq.items.entries()) {
    const item = items(page).nth(position);
    await item.locator("summary").click();
    for (const words of [...answer, ...legalSources])
      await expect(item.getByText(words, { exact: true })).toBeVisible();
  }
  await expect(page.locator("main details[open]")).toHaveCount(faq.items.length);
  await items(page).first().locator("summary").click();
  await expect(page.locator("main details[open]")).toHaveCount(faq.items.length - 1);
  await expect(page.getByText(faq.items[0]?.answer[0] ?? "", { exact: true })).toBeHidden();
});

test("the keyboard reaches, opens and closes the questions in their order", async ({ page }) => {
  await open(page);
  const first = items(page).nth(0).locator("summary");
  await first.focus();
  await page.keyboard.press("Enter");
  await expect(items(page).nth(0)).toHaveAttribute("open");
  await page.keyboard.press("Enter");
  await expect(items(page).nth(0)).not.toHaveAttribute("open");
  await page.keyboard.press("Tab");
  await expect(items(page).nth(1).locator("summary")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(items(page).nth(1)).toHaveAttribute("open");
});

test("no two answers are the same", () => {
  const answers = faq.items.map(({ answer }) => answer.join(" "));
  expect(new Set(answers).size).toBe(6);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the questions open as well", async ({ page }) => {
    await page.goto("/faq");
    await page.locator("main summary").first().click();
    await expect(page.getByText(faq.items[0]?.answer[0] ?? "", { exact: true })).toBeVisible();
  });
});
