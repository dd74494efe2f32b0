import { join } from "node:path";
import type { Page } from "@playwright/test";
import { search as words } from "#content/en/search.ts";
import type { SiteRenderer } from "#contract/site-build.ts";
import { findSiteBuild } from "#tests/support/site-build.ts";
import { expect, test } from "./test.ts";

const searchCall = "**/api/v1/search?*";

/** The document of /search that every client over the limit gets, for any query. */
async function refuseDocument(page: Page): Promise<void> {
  const { renderDocument } = (await import(join(findSiteBuild(), "renderer/renderer.js"))) as SiteRenderer;
  const { html } = renderDocument("/search", { searchLimited: true });
  await page.route(
    ({ pathname }) => pathname === "/search",
    (route) => route.fulfill({ status: 429, contentType: "text/html; charset=utf-8", body: html }),
  );
}

test.use({ expectedComplaints: /status of 429/ });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor who searches too often gets a page that says so, with header and search box", async ({
    page,
  }) => {
    await refuseDocument(page);
    expect((await page.goto("/search?q=eicher"))?.status()).toBe(429);
    await expect(page.getByText(words.limited)).toBeVisible();
    await expect(page.getByRole("navigation").first()).toBeVisible();
    await expect(page.getByRole("main").getByRole("searchbox")).toBeVisible();
  });
});

test("once scripts run, the page keeps the words and asks again", async ({ page }) => {
  await refuseDocument(page);
  await page.route(searchCall, (route) => route.fulfill({ status: 429, json: { message: "Too often." } }));
  await page.goto("/search?q=eicher");
  await page.mouse.move(10, 10);
  const main = page.getByRole("main");
  const again = main.getByRole("button", { name: words.retry });
  await expect(again).toBeVisible();
  await expect(main.getByText(words.limited)).toBeVisible();
  await expect(main.getByRole("searchbox")).toHaveValue("eicher");

  await page.unroute(searchCall);
  await again.click();
  await expect(main.getByRole("listitem").filter({ hasText: "Eicher" }).first()).toBeVisible();
  await expect(main.getByText(words.limited)).toBeHidden();
});
