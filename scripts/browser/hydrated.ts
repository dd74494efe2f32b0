import type { Page } from "@playwright/test";

const hashLink = "a[href^='#/']";

/** Waits until scripts have taken the document over: from then on links inside the site are hashes. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator(hashLink).first().waitFor({ state: "attached" });
}

/** Whether scripts have taken the document over. */
export async function isHydrated(page: Page): Promise<boolean> {
  return (await page.locator(hashLink).count()) > 0;
}

/** Opens an address and waits until scripts have taken the document over. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}
