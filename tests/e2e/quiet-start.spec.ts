import { contact } from "#content/en/contact.ts";
import { why } from "#content/en/home.ts";
import { hydrated, openPage, takenOver } from "#scripts/browser/hydrated.ts";
import { expect, test } from "./test.ts";

const mark = "data-hydrated";

test("React waits for a visitor's first interaction; addresses and links do not", async ({ page }) => {
  await page.goto("/about-us");
  await expect(page).toHaveURL("/#/about-us");
  const contactLink = page.getByRole("banner").getByRole("link", { name: "Contact" });
  await expect(contactLink).toHaveAttribute("href", "#/contact-us");
  await expect(page.locator("html")).not.toHaveAttribute(mark);
  expect(await page.locator("link[rel=modulepreload]").count()).toBe(0);
  await page.mouse.move(200, 200);
  await page.mouse.move(220, 200);
  await expect(page.locator("html")).toHaveAttribute(mark);
  // From then on a link under the pointer brings its page's code.
  const code = page.waitForRequest(/contact\.page-.*\.js$/);
  await contactLink.hover();
  await code;
});

test("a link of the phone's menu followed before React is there leads to its page without another document, and closes the menu", async ({
  page,
}) => {
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto("/about-us");
  await expect(page).toHaveURL("/#/about-us");
  // At once, so that React cannot come between the two.
  const opened = await page.evaluate(() => {
    document.querySelector<HTMLElement>(".site-header__toggle")?.click();
    const menu = document.querySelector(":popover-open");
    menu?.querySelector<HTMLElement>("a[href='#/contact-us']")?.click();
    return menu?.id;
  });
  expect(opened).toBe("site-menu");
  await expect(page.locator("main h1")).toHaveText("Contact Us");
  await expect(page.locator(":popover-open")).toHaveCount(0);
  expect(documents).toBe(1);
});

test("a press before the scripts are there is answered once they run", async ({ page }) => {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/contact\.page-.*\.js$/, (route) => released.then(() => route.continue()));
  await page.route("https://www.openstreetmap.org/**", (route) => route.fulfill({ body: "Map" }));
  await page.goto("/contact-us");
  await page.getByRole("button", { name: contact.map.show }).click();
  await expect(page.locator("main iframe")).toHaveCount(0);
  release();
  await expect(page.locator("main iframe")).toBeVisible();
  // A part that is hydrated later does not repeat what another has answered: a second press would hide the map.
  await takenOver(page, ".chat-launcher");
  await expect(page.locator("main iframe")).toBeVisible();
});

test.describe("on Home", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("presses on buttons of a section that is not hydrated yet are answered in their order once it is", async ({
    page,
  }) => {
    const people = page.locator(".testimonials__person");
    const chosen = page.locator(".testimonials__person[aria-current=true]");
    const nameOf = (index: number) => people.nth(index).innerText();
    for (const { address, chunk, isScripted } of [
      { address: "/", chunk: "home.page", isScripted: false },
      { address: "/?again", chunk: "home.below", isScripted: true },
    ]) {
      await test.step(isScripted ? "while its code loads" : "before the scripts run", async () => {
        let release = (): void => {};
        const released = new Promise<void>((resolve) => {
          release = resolve;
        });
        await page.route(new RegExp(`/${chunk}-.*\\.js$`), (route) => released.then(() => route.continue()));
        await page.goto(address);
        if (isScripted) await hydrated(page);
        for (const index of [2, 3, 1]) await people.nth(index).click();
        await expect(chosen).toHaveText(await nameOf(0));
        release();
        await expect(chosen).toHaveText(await nameOf(1));
      });
    }
  });

  test("the links of a section that is never hydrated lead to their pages", async ({ page }) => {
    await openPage(page, "/");
    await page.locator(".why").getByRole("link", { name: why.action.label }).click();
    await expect(page).toHaveURL(`/#${why.action.to}`);
    await expect(page.locator("main h1")).toHaveText("About Us");
    await page.goBack();
    await expect(page.locator(".why")).toHaveCount(1);
    await page.locator(".counters").scrollIntoViewIfNeeded();
    await expect(page.locator(".counters__entry")).not.toHaveCount(0);
  });

  test.describe("code that fails to load", () => {
    test.use({ expectedComplaints: /net::ERR_|Loading chunk (home|carousel|footer) failed/ });

    test("leaves the sections and the footer as they are without scripts", async ({ page }) => {
      await page.route(/(home\.below|footer)-.*\.js$/, (route) => route.abort());
      const failures: string[] = [];
      page.on("console", (message) => failures.push(message.text()));
      await openPage(page, "/");
      await page.locator(".site-footer").scrollIntoViewIfNeeded();
      await expect.poll(() => failures.join()).toContain("Loading chunk footer failed");
      await expect(page.locator(".site-footer")).toBeVisible();
      await expect(page.locator(".fleet .carousel__slide").first()).toBeAttached();
      await page.locator(".site-footer").getByRole("link", { name: "Contact" }).first().click();
      await expect(page.locator("main h1")).toHaveText("Contact Us");
    });
  });
});
