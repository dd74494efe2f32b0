import type { Page } from "@playwright/test";

const mark = "html[data-hydrated]";

/**
 * Waits until React has hydrated the document. It comes with a visitor's first interaction: this gives one
 * (web/boot/first-interaction.ts).
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction((selector) => {
    dispatchEvent(new Event("pointermove"));
    return document.querySelector(selector) !== null;
  }, mark);
}

/** Lets the page know that somebody is there. */
export async function giveSign(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("pointermove")));
}

/** Whether React has hydrated the document. */
export async function isHydrated(page: Page): Promise<boolean> {
  return (await page.locator(mark).count()) > 0;
}

/** Opens an address and waits until React has hydrated the document. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Waits until React has taken over an element of a part that it hydrates late (web/hydration/island.tsx). */
export async function takenOver(page: Page, selector: string): Promise<void> {
  // React marks its elements with a property of a random name.
  await page.waitForFunction(
    (part) => Object.keys(document.querySelector(part) ?? {}).some((key) => key.startsWith("__reactProps")),
    selector,
  );
}
