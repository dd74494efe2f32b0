import AxeBuilder from "@axe-core/playwright";
import { routes } from "#contract/routes.ts";
import { expect, test } from "./test.ts";

const themes = ["light", "dark"] as const;
const widths = [320, 1440] as const;

for (const colorScheme of themes) {
  test.describe(`${colorScheme} theme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: "reduce" } });

    for (const { path, id, chrome } of routes) {
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await page.goto(path);
        await expect(page.locator("a[href^='#/']").first(), `${id} is hydrated`).toBeAttached();
        await page.locator("details").evaluateAll((all) => {
          for (const accordion of all) (accordion as HTMLDetailsElement).open = true;
        });
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          expect(await findings(new AxeBuilder({ page })), `${width} px wide`).toEqual([]);
        }
        if (chrome === "bare") return;
        await page.setViewportSize({ width: widths[0], height: 900 });
        await page.getByRole("banner").getByRole("button", { name: /menu/i }).click();
        await expect(page.getByRole("banner").getByRole("searchbox")).toBeVisible();
        expect(await findings(new AxeBuilder({ page }).include("header")), "menu open").toEqual([]);
      });
    }

    test("axe finds nothing with the chat open, beside the page and over it", async ({ page }) => {
      await page.goto("/contact-us");
      await expect(page.locator("a[href^='#/']").first()).toBeAttached();
      await page.getByRole("button", { name: "Chat with Meena" }).click();
      await expect(page.getByRole("dialog").getByRole("textbox")).toBeFocused();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect(await findings(new AxeBuilder({ page })), `${width} px wide`).toEqual([]);
      }
    });
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

/** What axe objects to; other sites' frames are theirs. */
async function findings(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.exclude("iframe").setLegacyMode().analyze();
  return violations.map((violation) => `${violation.id}: ${violation.nodes.map((node) => node.target)}`);
}
