import type { Page } from "@playwright/test";
import { copiesName } from "#web/drafts/draft-copies.ts";

/**
 * What the browser has copied of drafts, for a tab to come. The page copies them after it has stored them for itself
 * (web/drafts/closed-tabs.ts), and a page that is closed before copies nothing: wait for the copy first.
 */
export function copiesIn(page: Page): Promise<string> {
  return page.evaluate(async (name) => {
    const cache = await caches.open(name);
    const copies = (await cache.keys()).map(async (request) => (await cache.match(request))?.text());
    return (await Promise.all(copies)).join("\n");
  }, copiesName);
}
