import type { Page } from "@playwright/test";
import { routes } from "#contract/routes.ts";
import { openPage } from "#scripts/browser/hydrated.ts";
import { axeFindings } from "./axe.ts";
import { expect, test } from "./test.ts";

const themes = ["light", "dark"] as const;
const widths = [320, 1440] as const;

test.use({ contextOptions: { reducedMotion: "reduce" } });

// In two halves, so that two workers share them.
for (const half of ["even", "odd"] as const) {
  test(`axe finds no problem on any page, in both themes, narrow and wide: the ${half} routes`, async ({
    page,
  }) => {
    const seen = new Set<string>();
    for (const { path, layout } of routes.filter((_, index) => index % 2 === (half === "even" ? 0 : 1))) {
      await test.step(path, async () => {
        await page.setViewportSize({ width: widths[0], height: 900 });
        await page.emulateMedia({ colorScheme: "light" });
        await openPage(page, path);
        await page.locator("details").evaluateAll((all) => {
          for (const accordion of all) (accordion as HTMLDetailsElement).open = true;
        });
        // Header and footer are the same on all pages of a layout: once in each theme and width.
        await expectNoFindings(page, seen.has(layout) ? "main" : "html");
        if (!seen.has(layout) && layout !== "bare") await expectNoFindingsInMenu(page);
        seen.add(layout);
      });
    }
  });
}

test("axe finds no problem with the chat open, beside the page and over it", async ({ page }) => {
  await openPage(page, "/contact-us");
  await page.getByRole("button", { name: "Chat with Meena" }).click();
  await expect(page.getByRole("dialog").getByRole("textbox")).toBeFocused();
  await expectNoFindings(page, "html");
});

/** The whole page by all rules, then the part in every theme and width. The theme changes nothing but colours. */
async function expectNoFindings(page: Page, part: "main" | "html"): Promise<void> {
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const isFirst = colorScheme === themes[0] && width === widths[0];
      const rules = colorScheme === themes[0] ? "all" : "of colours";
      const findings = await axeFindings(page, isFirst ? "html" : part, rules);
      expect(findings, `${colorScheme}, ${width} px wide`).toEqual([]);
    }
  }
}

async function expectNoFindingsInMenu(page: Page): Promise<void> {
  await page.setViewportSize({ width: widths[0], height: 900 });
  await page.getByRole("banner").getByRole("button", { name: /menu/i }).click();
  await expect(page.getByRole("banner").getByRole("searchbox")).toBeVisible();
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFindings(page, "header"), `menu open, ${colorScheme}`).toEqual([]);
  }
}
