import type { Page } from "@playwright/test";

/**
 * Waits until the page's own observers know where an element is: one that is made later is told later. What they
 * would have asked for by then has been asked for.
 */
export function afterObservers(page: Page, selector: string): Promise<void> {
  return page.evaluate(
    (part) =>
      new Promise<void>((told) => {
        new IntersectionObserver(() => told()).observe(document.querySelector(part) as Element);
      }),
    selector,
  );
}
