import type { Page } from "@playwright/test";

/**
 * Counts the open document's fetches of a file that have ended: what waits for such a fetch has run when the count is
 * read. An attempt to load code that fails ends with a fetch of its file (web/loading/import-chunk.ts).
 */
export async function countEndedFetches(page: Page, file: RegExp): Promise<() => Promise<number>> {
  const count = await page.evaluateHandle((file) => {
    const count = { ended: 0 };
    const original = window.fetch;
    window.fetch = (request, options) =>
      original(request, options).finally(() => {
        if (file.test(String(request))) count.ended += 1;
      });
    return count;
  }, file);
  return () => count.evaluate(({ ended }) => ended);
}

/**
 * Resolves when the test knows of every request that the page has begun: one that begins now is answered after it has
 * heard of them.
 */
export function requestsReported(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await fetch("/favicon.svg", { cache: "no-store" });
  });
}
