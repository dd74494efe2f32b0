import type { Page } from "@playwright/test";
import { documentPolicy } from "#server/http/headers/content-security-policy.ts";
import { expect, test } from "./test.ts";

const script = "https://stats.example.com/script.js";

/** Serves a document as the build and the server would if the site were configured with the script. */
async function configure(page: Page): Promise<void> {
  await page.route("**/contact-us", async (route) => {
    const response = await route.fetch();
    const hashes = (directive: string) =>
      new RegExp(`${directive} ([^;]+)`)
        .exec(response.headers()["content-security-policy"] ?? "")?.[1]
        ?.match(/'sha256-[^']+'/g) ?? [];
    const policy = documentPolicy(
      {
        scriptHashes: hashes("script-src"),
        styleHashes: hashes("style-src"),
        analyticsOrigin: new URL(script).origin,
      },
      undefined,
    );
    const body = (await response.text()).replace(
      '<div id="root"',
      `<div id="root" data-analytics="${script}"`,
    );
    await route.fulfill({
      response,
      body,
      headers: { ...response.headers(), "content-security-policy": policy },
    });
  });
}

test("a configured script is loaded once, after the site's own scripts, and may call its origin", async ({
  page,
}) => {
  await configure(page);
  const order: string[] = [];
  page.on("request", (request) => order.push(request.url()));
  await page.route("https://stats.example.com/**", (route) =>
    route.fulfill({
      contentType: route.request().url() === script ? "text/javascript" : "text/plain",
      headers: { "access-control-allow-origin": "*" },
      body: 'document.documentElement.dataset.counted = "yes"; fetch("https://stats.example.com/hit");',
    }),
  );
  const hit = page.waitForRequest("https://stats.example.com/hit");
  await page.goto("/contact-us");
  await expect(page.locator("html")).toHaveAttribute("data-counted", "yes");
  await hit;
  expect(order.filter((url) => url === script)).toHaveLength(1);
  const entry = order.findIndex((url) => /entry-client/.test(url));
  expect(entry).not.toBe(-1);
  expect(order.indexOf(script)).toBeGreaterThan(entry);
});

test.describe("any other script", () => {
  test.use({ expectedComplaints: /Content Security Policy|TrustedScriptURL/ });

  test("is refused, configured or not", async ({ page }) => {
    await configure(page);
    await page.route("https://stats.example.com/**", (route) =>
      route.fulfill({ contentType: "text/javascript", body: "" }),
    );
    for (const address of ["/contact-us", "/faq"]) {
      await page.goto(address);
      const outcome = await page.evaluate(() => {
        try {
          const element = document.createElement("script");
          element.src = "https://elsewhere.example.com/x.js";
          return "taken";
        } catch (error) {
          return (error as Error).name;
        }
      });
      expect(outcome, address).toBe("TypeError");
    }
  });
});

test("by default none is configured: the documents name no foreign script", async ({ request }) => {
  const response = await request.get("/contact-us");
  expect(response.headers()["content-security-policy"]).toMatch(/script-src 'self'( 'sha256-[^']+')+;/);
  expect(response.headers()["content-security-policy"]).toContain("trusted-types 'none'");
  expect(await response.text()).not.toContain("data-analytics");
});
