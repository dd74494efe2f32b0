import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** Waits until whatever moves on the page has come to its place. What moves for ever or with the scroll is not waited for. */
export async function waitForAnimations(page: Page): Promise<void> {
  const moving = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(
            ({ playState, timeline, effect }) =>
              playState === "running" &&
              timeline instanceof DocumentTimeline &&
              Number.isFinite(Number(effect?.getComputedTiming().endTime)),
          ).length,
    );
  await expect.poll(moving).toBe(0);
}
