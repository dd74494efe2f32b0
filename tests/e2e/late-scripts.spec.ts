import type { Page, Route } from "@playwright/test";
import { chatFrame } from "#content/en/chat-frame.ts";
import { failureText, scriptsNotice } from "#content/en/failure.ts";
import { hydrated } from "#scripts/browser/hydrated.ts";
import { firstPause } from "#web/browser/backoff.ts";
import { tabStorageName } from "#web/drafts/draft-copies.ts";
import { axeFindings } from "./axe.ts";
import { chatWindow, launcher } from "./chat-widget.ts";
import { runClockUntil, stopClock } from "./fake-clock.ts";
import { fillContactForm } from "./fill-contact-form.ts";
import { expect, test } from "./test.ts";
import { waitForAnimations } from "./wait-for-animations.ts";

/** What fails on purpose here; the browser also reports it in the console. */
const expectedComplaints = /net::ERR_|status of 503|Failed to fetch|AbortError|Error: 503/;

/** Holds, fails or answers the requests for one script, as the test says. */
async function hold(page: Page, script: RegExp) {
  const waiting: Route[] = [];
  let verdict: "wait" | "fail" | "answer" = "wait";
  let requests = 0;
  let seen = 0;
  // A request that the page has aborted cannot be answered any more.
  const settle = (route: Route) => (verdict === "fail" ? route.abort() : route.continue()).catch(() => {});
  await page.route(script, (route) => {
    requests += 1;
    return verdict === "wait" ? void waiting.push(route) : settle(route);
  });
  const decide = async (next: typeof verdict) => {
    verdict = next;
    if (verdict !== "wait") await Promise.all(waiting.splice(0).map(settle));
  };
  return {
    isAsked: () => requests > seen,
    /** Resolves when the script has been requested once more than at the last call. */
    asked: async () => {
      await expect.poll(() => requests).toBeGreaterThan(seen);
      seen = requests;
    },
    wait: () => decide("wait"),
    fail: () => decide("fail"),
    answer: () => decide("answer"),
  };
}

type Held = Awaited<ReturnType<typeof hold>>;

const notice = (page: Page) => page.getByRole("status").filter({ hasText: scriptsNotice.text });
const again = (page: Page) => notice(page).getByRole("button", { name: failureText.retry });

/** Presses the notice's button, and lets the scripts come. */
async function askAgain(page: Page, held: Held, press = () => again(page).click()): Promise<void> {
  await held.wait();
  await press();
  await held.asked();
  await held.answer();
  await hydrated(page);
  await expect(notice(page)).toBeHidden();
}

const cases = [
  { address: "/", script: /home\.page-.*\.js$/, field: "footer [name=email]" },
  { address: "/contact-us", script: /contact\.page-.*\.js$/, field: "main [name=name]" },
  { address: "/#/contact-us", script: /entry-client-.*\.js$/, field: "main [name=query]" },
  { address: "/#/hiring", script: /forms-.*\.js$/, field: "main [name=aadharNumber]" },
];

test.describe("scripts that fail to load", () => {
  test.use({ expectedComplaints });

  test("the page and typed text stay, and work once they load; nothing is imported before, since browsers remember a failed import", async ({
    page,
  }) => {
    // Each document is the first of its visit: none has a draft.
    await page.addInitScript((mark) => {
      if (location.protocol === "about:") return;
      sessionStorage.clear();
      sessionStorage.setItem(mark, "");
    }, tabStorageName);
    let imported: string[] = [];
    page.on("request", (request) => {
      // What the page before began to load is reported before the next document, but perhaps after it was left.
      if (request.isNavigationRequest()) imported = [];
      if (request.resourceType() === "script") imported.push(request.url());
    });
    for (const { address, script, field } of cases) {
      await test.step(`${address} without ${script.source}`, async () => {
        await page.goto("about:blank");
        const held = await hold(page, script);
        await page.goto(address);
        const control = page.locator(field);
        await control.pressSequentially("12");
        await held.asked();
        const before = await page.locator("main").innerText();
        await held.fail();
        await expect(notice(page)).toBeVisible();
        expect(imported).toEqual([]);
        expect(await page.locator("main").innerText()).toBe(before);
        await expect(control).toBeFocused();
        await control.pressSequentially("34");
        await askAgain(page, held, async () => {
          await again(page).focus();
          await page.keyboard.press("Enter");
        });
        expect(imported).not.toEqual([]);
        await expect(control, "a keyboard user returns to the same field").toBeFocused();
        await expect(control).toHaveValue("1234");
        await page.keyboard.type("56");
        await expect(control).toHaveValue("123456");
      });
    }
  });

  test("they are requested again when the browser is online again; an answer that is not a script counts as a failure", async ({
    page,
  }) => {
    let isDown = true;
    await page.route(/contact\.page-.*\.js$/, (route) =>
      isDown ? route.fulfill({ status: 503, body: "Later" }) : route.continue(),
    );
    await page.goto("/contact-us");
    await expect(notice(page)).toBeVisible();
    isDown = false;
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await hydrated(page);
    await expect(notice(page)).toBeHidden();
  });

  test("they are requested again automatically, with growing pauses", async ({ page }) => {
    await stopClock(page);
    await page.addInitScript(() => {
      const askedAt: number[] = [];
      const real = window.fetch;
      Object.assign(window, { askedAt });
      window.fetch = (address, options) => {
        if (/faq\.page-.*\.js$/.test(String(address))) askedAt.push(Date.now());
        return real(address, options);
      };
    });
    let requests = 0;
    await page.route(/faq\.page-.*\.js$/, (route) => {
      requests += 1;
      return requests <= 4 ? route.abort() : route.continue();
    });
    // Each failure is logged, and the next attempt is planned at the same moment.
    let failures = 0;
    page.on("console", (message) => {
      if (message.type() === "warning") failures += 1;
    });
    await page.goto("/faq");
    const askedAt = () => page.evaluate(() => (window as unknown as { askedAt: number[] }).askedAt);
    const askedAfterASecond = async () => {
      await page.clock.runFor(1_000);
      return (await askedAt()).length;
    };
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      await expect.poll(askedAfterASecond, { intervals: [10] }).toBe(attempt);
      await expect.poll(() => failures).toBe(attempt);
      await expect(notice(page)).toBeVisible();
    }
    const times = await askedAt();
    const [first = 0, second = 0, third = 0] = times
      .slice(1)
      .map((time, index) => time - (times[index] ?? 0));
    expect(first).toBeGreaterThanOrEqual(firstPause);
    expect(second).toBeGreaterThan(first);
    expect(third).toBeGreaterThan(second);
    await page.clock.runFor(60_000);
    await hydrated(page);
    await expect(notice(page)).toBeHidden();
  });

  test("scripts that hang time out after 120 seconds, and a press requests them again", async ({ page }) => {
    await stopClock(page);
    const held = await hold(page, /hiring\.page-.*\.js$/);
    await page.goto("/#/hiring");
    await runClockUntil(page, held.isAsked);
    await held.asked();
    await page.locator("main [name=name]").fill("Asha");
    await page.clock.runFor(110_000);
    await expect(notice(page)).toBeHidden();
    await page.clock.runFor(11_000);
    await expect(notice(page)).toBeVisible();
    await askAgain(page, held);
    await expect(page.locator("main [name=name]")).toHaveValue("Asha");
  });

  test("the notice can be closed, and the scripts still come", async ({ page }) => {
    const held = await hold(page, /contact\.page-.*\.js$/);
    await page.goto("/contact-us");
    const control = page.locator("main [name=name]");
    await control.fill("Asha");
    await held.asked();
    await held.fail();
    const close = notice(page).getByRole("button", { name: scriptsNotice.close });
    await close.focus();
    await page.keyboard.press("Enter");
    await expect(notice(page)).toHaveCount(0);
    await expect(control).toBeFocused();
    await held.answer();
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await hydrated(page);
    await expect(control).toHaveValue("Asha");
  });

  test("links and forms work meanwhile, as they do without scripts; the notice is accessible and within a window of 320 px", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.goto("/#/contact-us");
    await expect(notice(page)).toBeVisible();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await waitForAnimations(page);
      expect(await axeFindings(page), colorScheme).toEqual([]);
    }
    await expect(again(page)).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

    await test.step("Meena's window, which covers the notice, says that it does not come, and names other ways", async () => {
      const window = chatWindow(page);
      await launcher(page).click();
      await expect(window).toContainText(chatFrame.failedHelp);
      await expect(window.getByText(chatFrame.loading)).toBeHidden();
      const asked = page.waitForRequest(/\/assets\/.*\.js$/);
      await window.getByRole("button", { name: failureText.retry }).click();
      await asked;
      await expect(window.getByRole("link", { name: /^Call us/ })).toHaveAttribute("href", /^tel:/);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await waitForAnimations(page);
        expect(await axeFindings(page, ".chat-corner"), colorScheme).toEqual([]);
      }
      await window.getByRole("link", { name: chatFrame.write }).click();
      await expect(page).toHaveURL("/contact-us");
      await expect(notice(page)).toBeVisible();
    });

    await page.setViewportSize({ width: 1280, height: 720 });
    const form = page.locator("main form");
    await fillContactForm(page);
    await form.getByRole("button").click();
    await expect(page.locator("main")).toContainText("Thank you! Your message has been sent successfully.");
    await page.getByRole("banner").getByRole("link", { name: "About Us" }).click();
    await expect(page.locator("main h1")).toHaveText("About Us");
    await expect(page).toHaveURL("/about-us");
  });
});
