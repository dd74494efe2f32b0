import type { APIRequestContext, Page } from "@playwright/test";
import { contactAbout, contactTopics } from "#contract/contact-topics.ts";
import { partIn } from "#contract/page-part.ts";
import { partPath, paths, routes } from "#contract/routes.ts";
import { openPage } from "#scripts/browser/hydrated.ts";
import { expect, test } from "./test.ts";

const windows = [
  { width: 375, height: 740 },
  { width: 1440, height: 900 },
] as const;

/** Every address of a part of a page (`?at=`) that a page of the site leads to, as it is in the documents. */
async function linkedParts(request: APIRequestContext): Promise<readonly string[]> {
  const pages = [...routes.map(({ path }) => path), ...contactTopics.map(contactAbout), "/search?q=planner"];
  const links = new Set<string>();
  for (const path of pages) {
    const html = await (await request.get(path)).text();
    for (const [, href = ""] of html.matchAll(/href="([^"]*[?;&]at=[^"]*)"/g))
      links.add(href.replaceAll("&amp;", "&"));
  }
  expect([...links]).toEqual(expect.arrayContaining(["/refund-policy?at=damaged#damaged"]));
  expect(links.size).toBeGreaterThan(8);
  return [...links];
}

function placeOf(page: Page, address: string) {
  return page.locator(`[id="${partIn(address)}"]`);
}

/** Waits until the place is in the upper half of the window, below the header. */
async function expectShown(page: Page, address: string): Promise<void> {
  const place = placeOf(page, address);
  await expect(place, address).toBeVisible();
  const top = async () => (await place.boundingBox())?.y ?? 0;
  const half = (page.viewportSize()?.height ?? 0) / 2;
  const isShown = async () => (await top()) > 50 && (await top()) < half;
  await expect.poll(isShown, address).toBe(true);
}

for (const viewport of windows) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });

    test("every link to a part of a page leads to its heading, from another page and by a deep link", async ({
      page,
      request,
    }) => {
      for (const link of await linkedParts(request)) {
        const address = link.replace(/#.*/, "");
        await openPage(page, "/#/faq");
        await page.evaluate((hash) => {
          location.hash = hash;
        }, address);
        await expect(placeOf(page, address), address).toBeFocused();
        // Its fields come later, and stand above the text.
        const clock = page.locator(".deadline-calculator");
        if ((await clock.count()) > 0) await expect(clock.locator("form"), address).toBeVisible();
        await expectShown(page, address);
        await page.goto("about:blank");
        await openPage(page, `/#${address}`);
        await expectShown(page, address);
      }
    });

    test.describe("without scripts", () => {
      test.use({ javaScriptEnabled: false });

      test("every link to a part of a page leads there, or to the figures in place of the deadline calculator", async ({
        page,
        request,
      }) => {
        for (const link of await linkedParts(request)) {
          await page.goto(link);
          if (partIn(link) === "deadline-calculator-title") {
            await expect(page.locator(".legal-figures"), link).toBeInViewport({ ratio: 0.6 });
          } else await expectShown(page, link);
        }
      });
    });
  });
}

test("a link to a part leads there again after one has scrolled away", async ({ page }) => {
  const address = partPath(paths["refund-policy"], "damaged");
  await openPage(page, "/#/refund-policy");
  const link = page.locator(`.legal__intro a[href="#${address}"]`);
  await link.click();
  await expectShown(page, address);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect(placeOf(page, address)).not.toBeInViewport();
  await link.click();
  await expectShown(page, address);
  await expect(placeOf(page, address)).toBeFocused();
});
