import type { Page } from "@playwright/test";

const hashLink = "a[href^='#/']";

/** Waits until React has hydrated the document: from then on links inside the site are hashes. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator(hashLink).first().waitFor({ state: "attached" });
}

/** Whether React has hydrated the document. */
export async function isHydrated(page: Page): Promise<boolean> {
  return (await page.locator(hashLink).count()) > 0;
}

/** Opens an address and waits until React has hydrated the document. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}
