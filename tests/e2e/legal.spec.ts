import type { Page } from "@playwright/test";
import { type RuleName, ruleSentences, sayRule } from "#content/en/rule-sentences.ts";
import { type PageName, paths, routes } from "#contract/routes.ts";
import { hydrated, openPage } from "#scripts/browser/hydrated.ts";
import { expect, test } from "./test.ts";

const wide = { width: 1280, height: 800 };
const narrow = { width: 375, height: 800 };

/** How far below the window's top a heading comes to stand, in pixels. */
function distanceFromTop(page: Page, id: string): () => Promise<number> {
  return () => page.locator(`#${id}`).evaluate((heading) => heading.getBoundingClientRect().top);
}

const subjects: Partial<Record<PageName, readonly string[]>> = {
  "trackk-policy": [
    "Location",
    "Camera and gallery",
    "Geo-fenced attendance",
    "Driver-vehicle verification",
    "Live tracking",
    "Leave and tickets",
    "How long data is kept",
    "Changes to this policy",
  ],
  "refund-policy": [
    "When you get a refund",
    "If goods are received damaged",
    "Nature of Business",
    "Pricing",
  ],
};
const longTexts: readonly PageName[] = ["privacy-policy", "terms"];

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: wide });

  test("each legal page states its rules and no other page's, covers its subjects, and is long legal text", async ({
    page,
  }) => {
    const names = Object.keys(ruleSentences) as RuleName[];
    for (const id of ["privacy-policy", "trackk-policy", "terms", "refund-policy"] as const) {
      await page.goto(paths[id]);
      const words = (await page.locator("main").textContent()) ?? "";
      const stated = names.filter((name) => words.includes(sayRule(name)));
      const own = names.filter((name) => (ruleSentences[name].pages as readonly string[]).includes(id));
      expect(stated, id).toEqual(own);
      for (const subject of subjects[id] ?? []) {
        const heading = page.locator("h2").filter({ hasText: new RegExp(`${subject}$`) });
        await expect(heading, subject).toHaveCount(1);
        const section = page.locator("main section").filter({ has: heading }).last();
        expect((await section.textContent())?.length, subject).toBeGreaterThan(subject.length + 100);
      }
      if (longTexts.includes(id)) expect(words.split(/\s+/).length, id).toBeGreaterThan(1_200);
    }
  });

  test("the contents list leads to the sections", async ({ page }) => {
    await page.goto("/Terms-condition");
    await contentsLink(page, /Complaints/).click();
    await expect(page).toHaveURL("/Terms-condition#complaints");
    await expect(page.locator("#complaints")).toBeInViewport();
  });
});

function contentsLink(page: Page, name: RegExp) {
  return page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name });
}

test("the contents list scrolls to a section, marks the one that is being read, and is left out of a printout", async ({
  page,
  context,
}) => {
  await page.setViewportSize(wide);
  await openPage(page, "/#/Terms-condition");
  const marked = page.locator(".contents [aria-current]");

  await test.step("marks the section that is being read, and none before the first", async () => {
    await expect(marked).toHaveCount(0);
    for (const id of ["complaints", "booking"]) {
      await page.locator(`#${id}`).evaluate((heading) => heading.scrollIntoView({ block: "start" }));
      await expect(marked).toHaveCount(1);
      await expect(marked).toHaveAttribute("href", `/Terms-condition#${id}`);
    }
  });

  await test.step("marks no section after a jump from the end to the beginning", async () => {
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await expect(marked).not.toHaveAttribute("href", "/Terms-condition#booking");
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await expect(marked).toHaveCount(0);
  });

  await test.step("scrolls to a section and focuses it, without changing the address", async () => {
    await contentsLink(page, /Complaints/).click();
    await expect(page.locator("#complaints")).toBeFocused();
    await expect(page).toHaveURL("/#/Terms-condition");
    const distance = distanceFromTop(page, "complaints");
    await expect.poll(distance).toBeLessThan(160);
    expect(await distance()).toBeGreaterThan(60);
  });

  await test.step("opens a section's real address in a new tab", async () => {
    const opened = context.waitForEvent("page");
    await contentsLink(page, /Complaints/).click({ modifiers: ["ControlOrMeta"] });
    const tab = await opened;
    await expect(tab.locator("#complaints")).toBeInViewport();
    await hydrated(tab);
    await expect(tab.locator("#complaints")).toBeInViewport();
    await tab.close();
  });

  await test.step("a printout contains the text and nothing around it", async () => {
    await page.locator(".chat-launcher").click();
    await expect(page.locator(".chat")).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("#complaints")).toBeVisible();
    await expect(page.locator("main h1")).toBeVisible();
    const contents = [".contents", ".contents-fold"];
    const shell = [".site-header", ".site-footer", ".call-to-action", ".chat-launcher", ".chat"];
    for (const around of [...contents, ...shell]) await expect(page.locator(around)).toBeHidden();
  });

  await test.step("a page that is printed afterwards keeps its header and its colours", async () => {
    await page.emulateMedia({ media: null });
    await page.goto("/#/faq");
    await expect(page.locator(".faq")).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(page.locator(".site-header")).toBeVisible();
    await expect(page.locator("main h1")).not.toHaveCSS("color", "rgb(0, 0, 0)");
  });
});

test("the contents list is collapsed in a narrow window and works by keyboard", async ({ page }) => {
  await page.setViewportSize(narrow);
  await openPage(page, "/#/refund-policy");
  await expect(page.getByRole("navigation", { name: "On this page" })).toBeHidden();
  const link = page.getByRole("link", { name: /Pricing/ });
  await expect(link).toBeHidden();
  await page.locator("summary").press("Enter");
  await link.press("Enter");
  await expect(page.locator("#pricing")).toBeFocused();
  await expect(page).toHaveURL("/#/refund-policy");
  await expect.poll(distanceFromTop(page, "pricing")).toBeLessThan(160);

  await test.step("an address with a section's id leads there", async () => {
    await page.evaluate((address) => {
      window.location.hash = address;
    }, `${paths["refund-policy"]}?at=cancelling`);
    await expect(page.locator("#cancelling")).toBeFocused();
    await expect.poll(distanceFromTop(page, "cancelling")).toBeLessThan(160);
  });
});

test("every link to the policy of the tracking app opens a new tab, with or without scripts, also from a search and from Meena", async ({
  page,
  request,
  context,
}) => {
  let links = 0;
  const toPolicy = /<a [^>]*href="\/trackk-policy(?:#[^"]*)?"[^>]*>/g;
  const addresses = [...routes.map(({ path }) => path), "/search?q=trackk+privacy"];
  for (const address of addresses) {
    const html = await (await request.get(address)).text();
    // Its own contents list leads to places on the same page.
    const link = address === "/trackk-policy" ? /<a [^>]*href="\/trackk-policy"[^>]*>/g : toPolicy;
    for (const [tag] of html.matchAll(link)) {
      expect(tag, address).toContain('target="_blank"');
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
  const fromMeena = page.getByRole("link", { name: /Its policy/ });
  await expect(fromMeena).toBeVisible();
  const shown = page.locator("a[href*='trackk-policy']");
  await expect(shown.nth(2)).toBeAttached();
  for (const link of await shown.all()) await expect(link).toHaveAttribute("target", "_blank");

  const opened = context.waitForEvent("page");
  await fromMeena.click();
  const tab = await opened;
  await expect(tab.locator("main h1")).toHaveText("Trackk privacy policy");
  await expect(page).toHaveURL("/#/search?q=trackk+privacy");
});
