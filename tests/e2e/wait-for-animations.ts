import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** Waits until all animations have ended, except endless ones and those driven by scrolling. */
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
