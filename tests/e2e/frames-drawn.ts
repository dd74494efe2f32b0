import type { Page } from "@playwright/test";

/** Waits until the page has drawn so many frames. Observers report what happened in a frame after it. */
export function framesDrawn(page: Page, count: number): Promise<void> {
  return page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
  }, count);
}
