import type { Page } from "@playwright/test";

/**
 * The page's documents are told that the browser is offline, though requests are answered: code that fails to load is
 * then not asked for again by the clock, only when a visitor asks, or by the event `online`.
 */
export async function sayOffline(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "onLine", { configurable: true, get: () => false });
  });
}
