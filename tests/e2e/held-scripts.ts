import type { Page } from "@playwright/test";
import { hydrated, isHydrated } from "#scripts/browser/hydrated.ts";
import { expect } from "./test.ts";

/** Holds the scripts of every document back: what a visitor does on a slow connection before they arrive. */
export async function holdScripts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const { fetch: load } = window;
    window.fetch = async (input, options) => {
      if (/\/assets\/.*\.js$/.test(String(input))) await released;
      return load(input, options);
    };
    Object.assign(window, { release });
  });
}

/** Ends the wait of the scripts in the document that is open. */
export async function letScriptsCome(page: Page): Promise<void> {
  expect(await isHydrated(page), "no script has run yet").toBe(false);
  await page.evaluate(() => (window as unknown as { release(): void }).release());
  await hydrated(page);
}
