import { expect, test } from "./test.ts";

/** Where second parts may begin in a window of 1440 px: columns 4, 5, 6 and 8 of twelve, with gaps of 32 px. */
const starts = [400, 512, 624, 848];

/** Second parts of sections, by page. */
const secondParts = {
  "/": [
    ".fleet .section-head p",
    ".estimation__steps",
    ".why__picture",
    ".trackk__screen",
    ".on-demand__words",
  ],
  "/about-us": [".what-we-do__text"],
  "/faq": [".faq__questions"],
  "/contact-us": [".contact-panel"],
  "/hiring": [".open-jobs .section-head p", ".hiring-panel"],
  "/blogs/detail": [".article__text"],
  "/Terms-condition": [".legal-section"],
  "/search?q=van": [".search-page__hits li p"],
  "/service/intercity": [".banner-picture"],
};

test("the title of a banner without a picture has one place on all pages, however long its sentence is", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const places = new Set<string>();
  for (const path of [
    "/contact-us",
    "/faq",
    "/services/services2",
    "/services/detail",
    "/refund-policy",
    "/search",
  ]) {
    await page.goto(path);
    const title = await page.locator(".banner h1").boundingBox();
    const banner = await page.locator(".banner").boundingBox();
    places.add(`${Math.round(title?.y ?? 0)} ${Math.round(banner?.height ?? 0)}`);
  }
  expect([...places]).toHaveLength(1);
});

test("the second parts of sections begin at few edges, on all pages", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [path, parts] of Object.entries(secondParts)) {
    await page.goto(path);
    for (const part of parts) {
      const left = (await page.locator(part).first().boundingBox())?.x ?? Number.NaN;
      expect(starts, `${path} ${part}`).toContain(Math.round(left));
    }
  }
});
