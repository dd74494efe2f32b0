import type { Page } from "@playwright/test";
import { tabStorageName } from "#web/drafts/draft-copies.ts";

/** Empties the tab's storage. It does not begin with the drafts of a closed tab either. */
export async function forgetDrafts(page: Page): Promise<void> {
  await page.evaluate((mark) => {
    sessionStorage.clear();
    sessionStorage.setItem(mark, "");
  }, tabStorageName);
}
