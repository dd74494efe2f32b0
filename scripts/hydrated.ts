import type { Page } from "@playwright/test";

/** Waits until scripts have taken the document over: from then on links inside the site are hashes. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator("a[href^='#/']").first().waitFor({ state: "attached", timeout: 10_000 });
}

/** Opens an address and waits until scripts have taken the document over. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}
