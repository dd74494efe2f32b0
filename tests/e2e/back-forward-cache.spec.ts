import { existsSync } from "node:fs";
import type { Page } from "@playwright/test";
import { contact } from "#content/en/contact.ts";
import { chromiumFlags, chromiumPath } from "#scripts/browser/ensure-chromium.ts";
import { openPage } from "#scripts/browser/hydrated.ts";
import { fillEverything } from "./fill-everything.ts";
import { holdScripts } from "./held-scripts.ts";
import { expect, test } from "./test.ts";

/*
 * Browsers keep a page in memory when its document is left, unless something in it prevents that. Then Back has what no
 * storage keeps: the identity numbers of an application.
 */

// Playwright turns this memory off, and Debian's headless shell has none.
test.use({
  launchOptions: {
    executablePath: chromiumPath,
    args: [...chromiumFlags],
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});
test.skip(!existsSync(chromiumPath), "needs the whole Chromium");

const numbers = { aadharNumber: "999941057058", licenseNumber: "PB65 2019" };

async function typeNumbers(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(numbers)) await page.locator(`main [name=${name}]`).fill(text);
}

async function expectBack(page: Page): Promise<void> {
  await page.goBack({ waitUntil: "commit" });
  for (const [name, text] of Object.entries(numbers))
    await expect(page.locator(`main [name=${name}]`)).toHaveValue(text);
}

test("Join us has its identity numbers when the visitor comes back to it before its scripts have come", async ({
  page,
}) => {
  await holdScripts(page);
  await page.goto("/hiring");
  await typeNumbers(page);
  await page.getByRole("banner").getByRole("link", { name: "Contact" }).first().click();
  await expect(page).toHaveURL("/contact-us");
  await expectBack(page);
});

test("so it has after them, although another tab has sent a form meanwhile", async ({ page, context }) => {
  await openPage(page, "/#/hiring");
  await typeNumbers(page);
  await page.goto("/robots.txt");
  const other = await context.newPage();
  await openPage(other, "/#/contact-us");
  await fillEverything(other, "main form");
  await other.locator("main form [type=submit]").click();
  await expect(other.locator("main form")).toContainText(contact.alerts.sent);
  await other.close();
  await expectBack(page);
});
