import type { Page } from "@playwright/test";
import { isHydrated } from "#scripts/hydrated.ts";
import { expect } from "./test.ts";

/**
 * Opens an address with a clock that stands still: time passes by `page.clock.runFor` alone, however long the test takes.
 * Waits until scripts have taken the document over.
 */
export async function openWithStandingClock(page: Page, address: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.goto(address);
  await expect
    .poll(async () => {
      await page.clock.runFor(50);
      return isHydrated(page);
    })
    .toBe(true);
}
