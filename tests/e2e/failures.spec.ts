import type { Page, Route } from "@playwright/test";
import { failureText, slowPage } from "#content/en/failure.ts";
import { hydrated, openPage } from "#scripts/browser/hydrated.ts";
import { firstPause } from "#web/browser/backoff.ts";
import { countEndedFetches, requestsReported } from "./ended-fetches.ts";
import { openWithPausedClock, runClockUntil } from "./fake-clock.ts";
import { sayOffline } from "./say-offline.ts";
import { expect, test } from "./test.ts";

const aboutChunk = /about\.page-.*\.js$/;

function goTo(page: Page, path: string): Promise<void> {
  return page.evaluate((hash) => {
    window.location.hash = hash;
  }, path);
}

function followLink(page: Page, name: string): Promise<void> {
  return page.getByRole("banner").getByRole("link", { name }).first().click();
}

test("a page whose code loads slowly shows a loading indicator, and after 8 s a note, until it is there", async ({
  page,
}) => {
  const mark = () =>
    page.evaluate(() => {
      const { content, scale } = getComputedStyle(document.documentElement, "::before");
      return content !== "none" && Number.parseFloat(scale) > 0;
    });
  let arrive = (): void => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(aboutChunk, (route) => arrived.then(() => route.continue()));
  await openPage(page, "/");
  expect(await mark()).toBe(false);
  await followLink(page, "About Us");
  await expect.poll(mark).toBe(true);
  const region = page.getByRole("status").and(page.locator(".slow-notice"));
  await expect(region, "screen readers know the live region before it has a text").toHaveCount(1);
  const slow = region.getByText(slowPage);
  await expect(slow, "says nothing at first").toBeHidden();
  expect(await slow.evaluate((element) => element.getAnimations()[0]?.effect?.getTiming().delay)).toBe(8_000);
  await slow.evaluate((element) => element.getAnimations()[0]?.finish());
  await expect(slow).toBeInViewport();
  arrive();
  await expect(page.locator("main h1")).toHaveText("About Us");
  await expect.poll(mark).toBe(false);
  await expect(slow).toBeHidden();
});

test.describe("a page whose code fails to load", () => {
  test.use({
    expectedComplaints:
      /net::ERR_|status of 404|load module script|Loading chunk (about|faq|terms|footer|chat-launcher) failed/,
  });

  test("shows the catalogue's message, keeps the header, and loads on a retry; the site is reloaded only if a file is gone, or its import fails although it comes", async ({
    page,
  }) => {
    await openWithPausedClock(page, "/#/contact-us");
    const ended = await countEndedFetches(page, aboutChunk);
    await page.route(aboutChunk, (route) => route.abort());
    await followLink(page, "About Us");
    await expect(page.getByRole("alert").getByRole("heading")).toHaveText(failureText.chunk);
    await expect(page.getByRole("alert")).toContainText("Loading chunk about failed (missing)");
    await expect(page.getByRole("banner")).toBeVisible();
    // The link's attempt and the message's: one that is under way, or that the clock begins, would need no press.
    await expect.poll(ended).toBe(2);
    await page.unroute(aboutChunk);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.clock.resume();
    await expect(page.locator("main h1")).toHaveText("About Us");

    let isLoadedAnew = false;
    page.on("request", (request) => {
      isLoadedAnew ||= request.isNavigationRequest();
    });
    for (const { path, chunk, title, answer } of [
      { path: "/faq", chunk: "faq", title: /FAQ/, answer: { status: 404 } },
      // As in a browser that remembers a failed import.
      { path: "/Terms-condition", chunk: "terms", title: /Terms/, answer: { contentType: "text/html" } },
    ]) {
      isLoadedAnew = false;
      await page.route(new RegExp(`${chunk}\\.page-.*\\.js$`), (route) =>
        isLoadedAnew ? route.continue() : route.fulfill(answer),
      );
      await goTo(page, path);
      await expect(page.getByRole("alert")).toContainText(`Loading chunk ${chunk} failed (missing)`);
      expect(isLoadedAnew).toBe(false);
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(page.getByRole("alert")).toHaveCount(0);
      await expect(page).toHaveTitle(title);
      expect(isLoadedAnew).toBe(true);
      await hydrated(page);
    }
  });

  test("keeps its message and the header while offline, and loads automatically once online", async ({
    page,
    context,
  }) => {
    await openWithPausedClock(page, "/#/contact-us");
    await context.setOffline(true);
    await followLink(page, "About Us");
    await expect(page.getByRole("alert")).toContainText("Loading chunk about failed (missing)");
    const failed = page.waitForEvent("requestfailed");
    await page.getByRole("button", { name: "Try again" }).click();
    await failed;
    await expect(page.getByRole("alert")).toContainText("Loading chunk about failed (missing)");
    await expect(page.getByRole("banner")).toBeVisible();
    // The first requests after a gap often fail still.
    let failing = 4;
    const failFirst = (route: Route) => (failing-- > 0 ? route.abort() : route.continue());
    await page.route(aboutChunk, failFirst);
    await context.setOffline(false);
    // It waits longer after each attempt.
    const heading = page.getByRole("heading", { level: 1, name: "About Us" });
    await runClockUntil(page, () => heading.isVisible());
    await expect(heading).toBeFocused();
  });

  test("is asked for by one attempt at a time, however often the network comes back, and reloads nothing by itself", async ({
    page,
  }) => {
    await openWithPausedClock(page, "/#/contact-us");
    /** The code, and the question whether the server is there, before a reload. */
    const fetched: string[] = [];
    page.on("request", (request) => {
      const [method, url] = [request.method(), request.url()];
      const isCode = request.resourceType() === "fetch" && aboutChunk.test(url);
      if (isCode || method === "HEAD") fetched.push(`${method} ${url}`);
    });
    const ended = await countEndedFetches(page, aboutChunk);
    /** Waits for the end of attempts, which nothing on the page shows. The pause after them runs from then on. */
    const awaitEnd = async (attempts: number, begin: () => Promise<unknown>) => {
      const before = await ended();
      await begin();
      await expect.poll(ended).toBe(before + attempts);
    };
    await page.route(aboutChunk, (route) => route.abort());
    // The link asks for the page, and the message about its failure asks once more.
    await awaitEnd(2, () => followLink(page, "About Us"));
    const retry = page.getByRole("button", { name: "Try again" });
    await expect(retry).toHaveAttribute("aria-busy", "false");
    const comeOnline = () => page.evaluate(() => dispatchEvent(new Event("online")));
    for (const _ of [1, 2, 3]) {
      await page.clock.runFor(300);
      await awaitEnd(1, comeOnline);
    }
    fetched.length = 0;
    await page.clock.runFor(firstPause - 1);
    await requestsReported(page);
    expect(fetched, "the pause of an earlier attempt is over").toEqual([]);
    await awaitEnd(1, () => page.clock.runFor(1));
    expect(fetched).toEqual([expect.stringMatching(aboutChunk)]);

    await page.unroute(aboutChunk);
    await page.route(aboutChunk, (route) => route.fulfill({ status: 404 }));
    fetched.length = 0;
    await awaitEnd(1, comeOnline);
    await page.clock.runFor(2 * firstPause);
    await expect(retry).toHaveAttribute("aria-busy", "false");
    await requestsReported(page);
    expect(fetched, "the file is gone: no attempt helps").toEqual([expect.stringMatching(aboutChunk)]);
  });

  test("times out after 120 seconds", async ({ page }) => {
    await openWithPausedClock(page, "/#/contact-us");
    await page.route(aboutChunk, () => {});
    // Its time limit begins with the request.
    const asked = page.waitForRequest(aboutChunk);
    await followLink(page, "About Us");
    await asked;
    await page.clock.runFor(119_000);
    await expect(page.locator("main h1")).toHaveText("Contact Us");
    await page.clock.runFor(2_000);
    await expect(page.getByRole("alert")).toContainText("Loading chunk about failed (timeout)");
  });
});

test.describe("the code that places the floating buttons", () => {
  test.use({ expectedComplaints: /net::ERR_|Loading chunk chat-launcher failed/ });

  test("is loaded at a later use when it failed to load, and fails in no other way", async ({ page }) => {
    const code = /\/assets\/floating-chat-.*\.js/;
    await page.route(code, (route) => route.abort());
    const failed = page.waitForEvent("console", (message) => message.text().includes("Loading chunk"));
    await sayOffline(page);
    await openPage(page, "/faq");
    await failed;
    const chat = page.locator(".chat-launcher");
    await expect(chat).not.toHaveAttribute("data-away");
    await page.unroute(code);
    await page.keyboard.press("Tab");
    await expect(chat).toHaveAttribute("data-away");
  });
});

test.describe("a page that throws", () => {
  test.use({ expectedComplaints: /broken on purpose/ });

  test("keeps the header and a link to Home", async ({ page }) => {
    await openPage(page, "/#/contact-us");
    await page.route(aboutChunk, (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: "export function Page() { throw new Error('broken on purpose'); }",
      }),
    );
    await followLink(page, "About Us");
    await expect(page.getByRole("alert")).toContainText("Unexpected Application Error!");
    await page.getByRole("alert").getByRole("link", { name: "Back to Home" }).click();
    await expect(page).toHaveURL("/#/");
    await expect(page.locator("main h1")).not.toContainText("Unexpected");
  });
});
