import { hydrated } from "#scripts/browser/hydrated.ts";
import { framesDrawn } from "./frames-drawn.ts";
import { layoutShift, recordLayoutShifts } from "./layout-shifts.ts";
import { expect, test } from "./test.ts";

const firstScreens = [
  { width: 375, addresses: ["/", "/contact-us", "/service/corporate", "/faq"] },
  { width: 1440, addresses: ["/", "/faq"] },
];

test("nothing moves when the typeface comes after the first paint", async ({ page }) => {
  await recordLayoutShifts(page);
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
        expect.soft(await layoutShift(page)).toBeLessThan(0.01);
      });
    }
  }
});

test("the text's typeface that came after the first paint is used from the next page on", async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\.woff2$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  release();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await hydrated(page);
  const link = page.getByRole("banner").getByRole("link", { name: "About Us" });
  const widthOfLink = () => link.evaluate((element) => element.getBoundingClientRect().width);
  const inFallback = await widthOfLink();
  await page.getByRole("banner").getByRole("link", { name: "Contact" }).click();
  await expect.poll(widthOfLink).not.toBe(inFallback);
});
