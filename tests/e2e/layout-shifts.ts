import type { Page } from "@playwright/test";

interface ShiftWindow {
  shifts?: number[];
}

/** Records the layout shifts of every document that the page opens from now on. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    (window as ShiftWindow).shifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** The sum of the shifts since the document was opened. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() =>
    ((window as ShiftWindow).shifts ?? [Number.NaN]).reduce((sum, value) => sum + value, 0),
  );
}
