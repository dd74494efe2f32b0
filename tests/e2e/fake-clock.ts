import type { Page } from "@playwright/test";
import { giveSign, isHydrated } from "#scripts/browser/hydrated.ts";
import { codeTimeout } from "#web/loading/code-timeout.ts";
import { expect } from "./test.ts";

/** From now on time passes in the page by `page.clock.runFor` alone, however long the test takes. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
}

/**
 * Pauses the running clock of an open page (`page.clock.install`). It leaps by less than the limit for loading code
 * (web/loading/code-timeout.ts), which code that is on its way would exceed, and by more than this call can take.
 */
export async function pauseClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + codeTimeout / 2);
}

/** Advances the page's time in small steps until the condition holds. */
export async function runClockUntil(page: Page, holds: () => Promise<boolean> | boolean): Promise<void> {
  const step = async () => {
    await page.clock.runFor(100);
    return holds();
  };
  await expect.poll(step, { intervals: [10] }).toBe(true);
}

/** Opens an address with a paused clock, and waits until the document is hydrated. */
export async function openWithPausedClock(page: Page, address: string): Promise<void> {
  await stopClock(page);
  await page.goto(address);
  await giveSign(page);
  await runClockUntil(page, () => isHydrated(page));
}
