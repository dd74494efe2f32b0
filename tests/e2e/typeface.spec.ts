import { framesDrawn } from "./frames-drawn.ts";
import { expect, test } from "./test.ts";

const firstScreens = [
  { width: 375, addresses: ["/", "/contact-us", "/service/corporate", "/faq"] },
  { width: 1440, addresses: ["/", "/faq"] },
];

test("nothing moves when the typeface comes after the first paint", async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const { width, addresses } of firstScreens) {
    await page.setViewportSize({ width, height: 850 });
    for (const address of addresses) {
      await test.step(`${address}, ${width} px wide`, async () => {
        // A document of its own: the last one's typeface would be in the cache.
        await page.unrouteAll();
        const { promise: released, resolve: release } = Promise.withResolvers<void>();
        await page.route(/\.woff2$/, async (route) => {
          await released;
          await route.continue();
        });
        await page.goto(address, { waitUntil: "commit" });
        await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
        release();
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        await framesDrawn(page, 3);
        const sum = await page.evaluate(() => {
          const { shifts } = window as unknown as { shifts: number[] };
          return shifts.reduce((total, value) => total + value, 0);
        });
        expect.soft(sum).toBeLessThan(0.01);
      });
    }
  }
});
