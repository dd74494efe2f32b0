import type { Page } from "@playwright/test";
import { type RuleName, ruleSentences, sayRule } from "#content/en/rule-sentences.ts";
import { pathOf, routes } from "#contract/routes.ts";
import { hydrated, openPage } from "#scripts/browser/hydrated.ts";
import { expect, test } from "./test.ts";

const legalPages = ["privacy-policy", "trackk-policy", "terms", "refund-policy"] as const;
const wide = { width: 1280, height: 800 };
const narrow = { width: 375, height: 800 };

function pagesOf(name: RuleName): readonly string[] {
  return ruleSentences[name].pages;
}

/** How far below the window's top a heading stands, in pixels. */
async function distanceFromTop(page: Page, id: string): Promise<number> {
  return page.locator(`#${id}`).evaluate((heading) => heading.getBoundingClientRect().top);
}

for (const id of legalPages) {
  test(`${pathOf(id)} states its rules, and no other page's`, async ({ page }) => {
    await page.goto(pathOf(id));
    const words = (await page.locator("main").textContent()) ?? "";
    const names = Object.keys(ruleSentences) as RuleName[];
    const stated = names.filter((name) => words.includes(sayRule(name)));
    const own = names.filter((name) => pagesOf(name).includes(id));
    expect(stated).toEqual(own);
  });
}

test.describe("the contents list", () => {
  test("scrolls to a section and focuses it, without changing the address", async ({ page }) => {
    await page.setViewportSize(wide);
    await openPage(page, "/#/Terms-condition");
    await page
      .getByRole("navigation", { name: "On this page" })
      .getByRole("link", { name: /Complaints/ })
      .click();
    await expect(page.locator("#complaints")).toBeFocused();
    await expect(page).toHaveURL("/#/Terms-condition");
    expect(await distanceFromTop(page, "complaints")).toBeGreaterThan(60);
    expect(await distanceFromTop(page, "complaints")).toBeLessThan(160);
  });

  test("marks the section that is being read, and none before the first", async ({ page }) => {
    await page.setViewportSize(wide);
    await openPage(page, "/#/Terms-condition");
    const marked = page.locator(".contents [aria-current]");
    await expect(marked).toHaveCount(0);
    for (const id of ["complaints", "booking"]) {
      await page.locator(`#${id}`).evaluate((heading) => heading.scrollIntoView({ block: "start" }));
      await expect(marked).toHaveCount(1);
      await expect(marked).toHaveAttribute("href", `/Terms-condition#${id}`);
    }
  });

  test("marks no section after a jump from the end to the beginning", async ({ page }) => {
    await page.setViewportSize(wide);
    await openPage(page, "/#/Terms-condition");
    const marked = page.locator(".contents [aria-current]");
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await expect(marked).toHaveCount(1);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await expect(marked).toHaveCount(0);
  });

  test("is collapsed in a narrow window and works by keyboard", async ({ page }) => {
    await page.setViewportSize(narrow);
    await openPage(page, "/#/refund-policy");
    await expect(page.getByRole("navigation", { name: "On this page" })).toBeHidden();
    const link = page.getByRole("link", { name: /Pricing/ });
    await expect(link).toBeHidden();
    await page.locator("summary").press("Enter");
    await link.press("Enter");
    await expect(page.locator("#pricing")).toBeFocused();
    await expect(page).toHaveURL("/#/refund-policy");
    expect(await distanceFromTop(page, "pricing")).toBeLessThan(160);
  });

  test("opens a section's real address in a new tab", async ({ page, context }) => {
    await page.setViewportSize(wide);
    await openPage(page, "/#/Terms-condition");
    const opened = context.waitForEvent("page");
    await page
      .getByRole("navigation", { name: "On this page" })
      .getByRole("link", { name: /Complaints/ })
      .click({ modifiers: ["ControlOrMeta"] });
    const tab = await opened;
    await expect(tab.locator("#complaints")).toBeInViewport();
    await hydrated(tab);
    await expect(tab.locator("#complaints")).toBeInViewport();
  });
});

test("the policy of the tracking app opens in a new tab", async ({ page, context }) => {
  await openPage(page, "/#/privacy-policy");
  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: /Trackk privacy policy/ }).click();
  const tab = await opened;
  await expect(tab.locator("main h1")).toHaveText("Trackk privacy policy");
  await expect(page).toHaveURL("/#/privacy-policy");
});

test("every link to it opens a new tab, with or without scripts, also from a search and from Meena", async ({
  page,
  request,
}) => {
  let links = 0;
  const addresses = [...routes.map(({ path }) => path), "/search?q=trackk+privacy"];
  for (const address of addresses) {
    const html = await (await request.get(address)).text();
    for (const [link] of html.matchAll(/<a [^>]*href="\/trackk-policy"[^>]*>/g)) {
      expect(link, address).toContain('target="_blank"');
      links += 1;
    }
  }
  expect(links).toBeGreaterThan(2);
  await page.route("**/api/v1/chatbot", (route) =>
    route.fulfill({
      json: { reply: "See /trackk-policy", sources: [{ title: "Its policy", path: "/trackk-policy" }] },
    }),
  );
  await openPage(page, "/#/search?q=trackk+privacy");
  await page.getByRole("button", { name: "Chat with Meena" }).click();
  await page.getByRole("textbox", { name: "Message to Meena" }).fill("What does Trackk know?");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: /Its policy/ })).toBeVisible();
  const shown = page.locator("a[href*='trackk-policy']");
  expect(await shown.count()).toBeGreaterThan(2);
  for (const link of await shown.all()) await expect(link).toHaveAttribute("target", "_blank");
});

for (const [path, subjects] of [
  [
    "/trackk-policy",
    [
      "Location",
      "Camera and gallery",
      "Geo-fenced attendance",
      "Driver-vehicle verification",
      "Live tracking",
      "Leave and tickets",
      "How long data is kept",
      "Changes to this policy",
    ],
  ],
  ["/refund-policy", ["When you get a refund", "Nature of Business", "Pricing"]],
] as const) {
  test(`${path} covers each of its subjects, with words below each`, async ({ page }) => {
    await page.goto(path);
    for (const subject of subjects) {
      const heading = page.locator("h2").filter({ hasText: new RegExp(`${subject}$`) });
      await expect(heading, subject).toHaveCount(1);
      const section = page.locator("main section").filter({ has: heading }).last();
      expect((await section.textContent())?.length, subject).toBeGreaterThan(subject.length + 100);
    }
  });
}

for (const path of ["/privacy-policy", "/Terms-condition"]) {
  test(`${path} is long legal text`, async ({ page }) => {
    await page.goto(path);
    const words = ((await page.locator("main").textContent()) ?? "").split(/\s+/).length;
    expect(words).toBeGreaterThan(1_200);
  });
}

test("a printout contains the text and nothing around it", async ({ page }) => {
  await page.setViewportSize(wide);
  await openPage(page, "/#/Terms-condition");
  await page.locator(".chat-launcher").click();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("#complaints")).toBeVisible();
  await expect(page.locator("main h1")).toBeVisible();
  const chat = [".chat-launcher", ".chat"];
  for (const around of [
    ".site-header",
    ".site-footer",
    ".call-to-action",
    ".contents",
    ".contents-fold",
    ...chat,
  ]) {
    await expect(page.locator(around)).toBeHidden();
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the contents list leads to the sections", async ({ page }) => {
    await page.setViewportSize(wide);
    await page.goto("/Terms-condition");
    await page
      .getByRole("navigation", { name: "On this page" })
      .getByRole("link", { name: /Complaints/ })
      .click();
    await expect(page).toHaveURL("/Terms-condition#complaints");
    await expect(page.locator("#complaints")).toBeInViewport();
  });
});
