import type { Page } from "@playwright/test";
import type { ScreenName } from "#desk/navigation/addresses.ts";
import { axeFindings } from "./axe.ts";
import { test } from "./desk-fixture.ts";
import { expect } from "./test.ts";

/** Each screen in its states: what follows its name in the address. */
const states: Readonly<Record<ScreenName, readonly string[]>> = {
  inbox: ["", "/m-5"],
  applicants: ["", "?view=list", "/a-0"],
  jobs: ["", "/j-1", "/new"],
  dashboard: [""],
  chat: ["?show=all", "?session=web-1"],
  outbox: [""],
  audit: [""],
  people: [""],
  settings: ["?tab=office", "?tab=replies", "?tab=stages", "?tab=system"],
  account: [""],
};
const screens = Object.entries(states).flatMap(([name, ends]) => ends.map((end) => `/${name}${end}`));

/** Goes there as a link does, without another load of the desk. */
function showScreen(page: Page, address: string): Promise<void> {
  return page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, address);
}

for (const { width, colorScheme } of [
  { width: 375, colorScheme: "dark" },
  { width: 1440, colorScheme: "light" },
] as const) {
  test.describe(`${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme, contextOptions: { reducedMotion: "reduce" } });

    test("the desk: axe finds nothing on any screen, and none is wider than the window", async ({
      page,
      desk,
    }) => {
      const problems: string[] = [];
      await page.goto(`${desk.origin}/inbox`);
      await page.locator("h1:visible").first().waitFor();
      for (const screen of screens) {
        await showScreen(page, screen);
        await page.locator("h1:visible").first().waitFor();
        await expect(page.locator(".skeleton")).toHaveCount(0);
        const findings = await axeFindings(page);
        problems.push(...findings.map((finding) => `${screen}: ${finding}`));
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        if (overflow > 0) problems.push(`${screen}: ${overflow} px wider than the window`);
      }
      expect(problems).toEqual([]);
    });
  });
}

test.describe("before signing in", () => {
  test.use({ signedIn: false });

  test("the desk: axe finds nothing on the pages before signing in", async ({ page, desk }) => {
    for (const address of ["/", "/invitation#valid-token-of-an-invitation", "/invitation"]) {
      await page.goto("about:blank");
      await page.goto(desk.origin + address);
      await page.locator("h1").waitFor();
      await expect(page.locator(".skeleton")).toHaveCount(0);
      expect(await axeFindings(page), address).toEqual([]);
    }
  });
});
