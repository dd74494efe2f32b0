import AxeBuilder from "@axe-core/playwright";
import { routes } from "#contract/routes.ts";
import { expect, test } from "./test.ts";

const themes = ["light", "dark"] as const;
const widths = [320, 1440] as const;

for (const colorScheme of themes) {
  test.describe(`${colorScheme} theme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: "reduce" } });

    for (const { path, id } of routes) {
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await page.goto(path);
        await expect(page.locator("a[href^='#/']").first(), `${id} is hydrated`).toBeAttached();
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          const { violations } = await new AxeBuilder({ page }).exclude("iframe").analyze();
          const found = violations.map(
            (violation) => `${violation.id}: ${violation.nodes.map((node) => node.target)}`,
          );
          expect(found, `${width} px wide`).toEqual([]);
        }
      });
    }
  });
}

test("nothing is wider than a window of 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const { path } of routes) {
    await page.goto(path);
    await expect(page.locator("main")).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});
