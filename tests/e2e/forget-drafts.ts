import type { Page } from "@playwright/test";
import { tabStorageName } from "#web/drafts/draft-copies.ts";

/**
 * The next document begins without drafts, also without those of a closed tab. The storage is emptied when the open one
 * is left: until then a form that hydrates may store again what it holds.
 */
export async function forgetDrafts(page: Page): Promise<void> {
  await page.evaluate((mark) => {
    addEventListener("pagehide", () => {
      sessionStorage.clear();
      sessionStorage.setItem(mark, "");
    });
  }, tabStorageName);
}
