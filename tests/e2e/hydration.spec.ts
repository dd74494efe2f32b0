import type { Page } from "@playwright/test";
import { readFormSignals } from "#contract/form-signals.ts";
import { routes } from "#contract/routes.ts";
import { hydrated, takenOver } from "#scripts/browser/hydrated.ts";
import { controls, fillEverything } from "./fill-everything.ts";
import { forgetDrafts } from "./forget-drafts.ts";
import { holdScripts, letScriptsCome } from "./held-scripts.ts";
import { expect, test } from "./test.ts";

/** Opens every second fold, and scrolls every carousel that does not follow another to its second slide. */
async function openAndScroll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const [index, fold] of [...document.querySelectorAll("details")].entries())
      fold.open = index % 2 === 0;
    for (const carousel of document.querySelectorAll(".carousel:has([aria-label^=Next])")) {
      const viewport = carousel.querySelector(".carousel__viewport");
      const [first, second] = carousel.querySelectorAll<HTMLElement>(".carousel__slide");
      viewport?.scrollTo({ left: (second?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0), behavior: "instant" });
    }
  });
}

/**
 * The state that a visitor has left on the page: control values, focus and caret, folds, carousels. Controls and folds
 * are those of the first call, as elements: one that replaced another has kept nothing.
 */
function stateOf(page: Page) {
  return page.evaluate((selector) => {
    const kept = window as { watchedControls?: HTMLInputElement[]; watchedFolds?: HTMLDetailsElement[] };
    kept.watchedFolds ??= [...document.querySelectorAll("details")];
    kept.watchedControls ??= [...document.querySelectorAll<HTMLInputElement>(selector)];
    const all = kept.watchedControls;
    const active = document.activeElement as HTMLInputElement;
    const slideInFront = (carousel: Element): number => {
      const left = carousel.querySelector(".carousel__viewport")?.getBoundingClientRect().left ?? 0;
      const distances = [...carousel.querySelectorAll(".carousel__slide")].map((slide) =>
        // Slides that fade stand in one place: the others are hidden.
        slide.checkVisibility({ visibilityProperty: true })
          ? Math.abs(slide.getBoundingClientRect().left - left)
          : Number.POSITIVE_INFINITY,
      );
      return distances.indexOf(Math.min(...distances));
    };
    return {
      values: all.map(({ name, type, value, checked, isConnected }) =>
        [name, type, value, checked, isConnected].join(" "),
      ),
      focus: all.indexOf(active),
      caret: [active.selectionStart, active.selectionEnd, active.selectionDirection],
      folds: kept.watchedFolds.map((fold) => fold.isConnected && fold.open),
      slides: [...document.querySelectorAll(".carousel:has([aria-label^=Next])")].map(slideInFront),
    };
  }, controls);
}

/** Puts the focus into the last line of text of the page's main part, or of the page, with two characters selected. */
async function selectSomething(page: Page) {
  // One with a name: the quote form's answer has a field of its own, which comes with its code.
  const inMain = page.locator(
    "main :is(input[type=text], input[type=search], textarea)[name]:not([inert] *)",
  );
  const lines =
    (await inMain.count()) > 0 ? inMain : page.locator("input[type=search]").filter({ visible: true });
  const line = lines.last();
  await line.evaluate((element: HTMLInputElement) => {
    element.focus();
    element.setSelectionRange(1, 3, "backward");
  });
  return line;
}

/** Resolves when scripts control every carousel: each starts when it comes near the window. */
async function carouselsLive(page: Page): Promise<void> {
  for (const carousel of await page.locator(".carousel").all()) {
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel).toHaveAttribute("data-live");
  }
}

const withControls = routes.filter(({ layout }) => layout !== "bare").map(({ path }) => path);

test.describe("hydration keeps what the visitor has done", () => {
  // Carousels that turn by themselves would not stay where the visitor put them.
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  // The deep links come first in either half: later the browser would stay in the document that it has.
  const deepLinks = ["/#/hiring", "/#/services/detail"];
  const addresses = [...deepLinks, ...withControls, "/search?q=eicher"];
  // In two halves, so that two workers share them.
  for (const half of ["even", "odd"] as const) {
    test(`in every control, fold and carousel of each page, the ${half} ones of the list`, async ({
      page,
    }) => {
      await holdScripts(page);
      for (const address of addresses.filter((_, index) => index % 2 === (half === "even" ? 0 : 1))) {
        await test.step(address, () => expectKeptOn(page, address));
      }
    });
  }

  test.describe("of a refused form", () => {
    // Chromium itself reports the answer's status.
    test.use({ expectedComplaints: /status of 4\d\d/ });

    test("that is being corrected", async ({ page }) => {
      await holdScripts(page);
      await page.goto("/hiring");
      await fillEverything(page);
      await page.locator("main form [type=submit]").click();
      await expect(page.locator("main form .alert")).toBeVisible();
      await fillEverything(page);
      await page.locator("main [name=address]").fill("Phase 8, Mohali");
      await page.locator("main [name=jobId]").selectOption({ index: 1 });
      await selectSomething(page);
      const before = await stateOf(page);
      await letScriptsCome(page);
      await expect.poll(() => stateOf(page)).toEqual(before);
    });
  });

  test("on a deep link, before its page has come: Meena's window, the menu, a search", async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    const search = page.locator(".site-header [name=q]");
    let release = (): void => {};
    /** Opens a deep link whose page does not come until it is released. */
    async function openEarly(address: string): Promise<void> {
      const { promise: released, resolve } = Promise.withResolvers<void>();
      release = resolve;
      await page.route(`**${address}`, async (route) => {
        await released;
        await route.fallback();
      });
      await page.goto("about:blank");
      await page.goto(`/#${address}`);
      await expect(page.locator("html[data-deep-link=pending]")).toHaveCount(1);
    }
    async function letPageCome(): Promise<void> {
      release();
      await expect(page.locator("html[data-deep-link]")).toHaveCount(0);
    }

    await openEarly("/service/intercity");
    await page.locator(".chat-launcher").click();
    await letPageCome();
    await expect(page.locator("#chat:popover-open")).toHaveCount(1);
    await hydrated(page);
    await expect(page.locator("#chat textarea")).toBeVisible();

    await openEarly("/about-us");
    await page.locator(".site-header__toggle").click();
    await search.pressSequentially("eicher");
    await letPageCome();
    await expect(search).toBeFocused();
    await search.pressSequentially(" ludhiana");
    await hydrated(page);
    await expect(page.locator("#site-menu:popover-open")).toHaveCount(1);
    await expect(search).toHaveValue("eicher ludhiana");
    await search.press("Enter");
    await expect(page).toHaveURL("/#/search?q=eicher+ludhiana");
  });

  test("in a form: the job chosen instead of the one in the address, a field's rules, a draft beside it", async ({
    page,
    request,
  }) => {
    const answer = await request.get("/api/v1/jobs");
    const { jobs } = (await answer.json()) as { jobs: { _id: string; status: string }[] };
    const [first, another] = jobs.filter(({ status }) => status === "Open");
    const field = (name: string) => page.locator(`main [name=${name}]`);
    const choice = field("jobId");

    await holdScripts(page);
    await page.goto(`/hiring?job=${first?._id}`);
    await choice.selectOption({ index: 2 });
    const chosen = await choice.inputValue();
    expect(chosen).not.toBe(first?._id);
    await field("phoneNumber").fill("98765 abc 43210");
    const asked = page.waitForResponse("**/api/v1/jobs");
    await letScriptsCome(page);
    await asked;
    await field("name").fill("Asha Verma");
    await expect(choice).toHaveValue(chosen);

    await test.step("letters in a phone number are removed", async () => {
      await expect(field("phoneNumber")).toHaveValue("9876543210");
    });

    await test.step("a draft is restored into all other fields and stays complete", async () => {
      await page.goto("/hiring");
      await field("address").fill("Phase 8, Mohali");
      await letScriptsCome(page);
      await expect(field("name")).toHaveValue("Asha Verma");
      await expect(choice).toHaveValue(chosen);
      await expect(field("address")).toHaveValue("Phase 8, Mohali");
      await page.reload();
      await letScriptsCome(page);
      await expect(field("name")).toHaveValue("Asha Verma");
      await expect(choice).toHaveValue(chosen);
      await expect(field("address")).toHaveValue("Phase 8, Mohali");
    });

    await test.step("Apply chooses its job beside what is typed, identity numbers too", async () => {
      await page.reload();
      await field("aadharNumber").fill("234123412346");
      await page.locator(".job__apply").nth(1).click();
      await expect(field("name")).toBeFocused();
      await letScriptsCome(page);
      await expect(choice).toHaveValue(another?._id ?? "");
      await expect(field("aadharNumber")).toHaveValue("234123412346");
      await expect(field("address")).toHaveValue("Phase 8, Mohali");
    });
  });

  test("in the draft too, and in the fill-in time, which includes the time before the scripts loaded", async ({
    page,
  }) => {
    const query = page.locator("main [name=query]");
    await holdScripts(page);

    await test.step("it is still there after visiting another page", async () => {
      await page.goto("/contact-us");
      await query.fill("Forty cartons to Ambala");
      await letScriptsCome(page);
      await page.getByRole("banner").getByRole("link", { name: "About Us" }).click();
      await expect(page.locator("main h1")).toHaveText("About Us");
      await page.goBack();
      await expect(query).toHaveValue("Forty cartons to Ambala");
    });

    await test.step("so is a job that was chosen before a name was typed, also after a reload", async () => {
      const expectBoth = async () => {
        await expect(page.locator("main [name=name]")).toHaveValue("Asha Verma");
        await expect(page.locator("main [name=jobId]")).toHaveValue(job);
      };
      await page.goto("/hiring");
      await page.locator("main [name=jobId]").selectOption({ index: 1 });
      const job = await page.locator("main [name=jobId]").inputValue();
      await page.locator("main [name=name]").fill("Asha Verma");
      await letScriptsCome(page);
      await page.getByRole("banner").getByRole("link", { name: "About Us" }).click();
      await expect(page.locator("main h1")).toHaveText("About Us");
      await page.goBack();
      await expectBoth();
      await page.reload();
      await letScriptsCome(page);
      await expectBoth();
    });

    await test.step("the fill-in time counts from the document's beginning", async () => {
      await page.goto("/contact-us");
      await fillEverything(page);
      await letScriptsCome(page);
      const asked = page.waitForRequest("**/api/v1/contact/new");
      const openFor = await page.evaluate(() => performance.now());
      await page.locator("main form [type=submit]").click();
      const sent = await asked;
      const signals = readFormSignals(sent.headers()["x-form-signals"] ?? "");
      expect(signals?.ms).toBeGreaterThan(openFor);
      // A test that ends before the answer would leave it to chance whether a refusal is in the console.
      expect((await sent.response())?.status()).toBe(201);
    });
  });

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 375, height: 800 } });

    test("in the open menu, and in an expanded list of a policy's sections", async ({ page }) => {
      await holdScripts(page);
      await test.step("in the open menu", async () => {
        await page.goto("/contact-us");
        const button = page.getByRole("banner").getByRole("button", { name: /menu/i });
        await button.click();
        const box = page.getByRole("banner").getByRole("searchbox").first();
        await box.fill("eicher");
        await letScriptsCome(page);
        await expect(box).toBeVisible();
        await expect(box).toBeFocused();
        await expect(box).toHaveValue("eicher");
        await expect(button).toHaveAttribute("aria-expanded", "true");
      });

      await test.step("in an expanded list of a policy's sections", async () => {
        await page.goto("/privacy-policy");
        await page.locator("main details summary").click();
        await letScriptsCome(page);
        await expect(page.locator("main details")).toHaveAttribute("open", "");
      });
    });
  });
});

test.describe("a press that only scripts answer", () => {
  test("is answered once they come, also in a form and in a part that is hydrated late", async ({ page }) => {
    await holdScripts(page);
    await page.goto("/contact-us");
    const footer = page.getByRole("contentinfo");
    const email = footer.getByRole("textbox");
    const subscribe = footer.getByRole("button", { name: "Subscribe Now" });

    await test.step("not while the browser itself asks for the field", async () => {
      await subscribe.click();
      await expect(email).toBeFocused();
      await page.getByLabel("Name").fill("Asha");
      await letScriptsCome(page);
      await subscribe.scrollIntoViewIfNeeded();
      await takenOver(page, ".newsletter__form");
      await expect(page.getByLabel("Name")).toBeFocused();
    });

    await test.step("a complete form", async () => {
      await page.goto("/contact-us");
      await email.fill("asha@example.com");
      await email.press("Enter");
      await letScriptsCome(page);
      await expect(footer).toContainText("has not started yet");
    });

    await test.step("while only its own part is not hydrated", async () => {
      await page.goto("/faq");
      await letScriptsCome(page);
      // The first event in the footer, which is far below the window: neither pointer nor focus announces it.
      await footer.locator("form").evaluate((form: HTMLFormElement) => {
        (form.elements.namedItem("email") as HTMLInputElement).value = "asha@example.com";
        form.querySelector("button")?.click();
      });
      await expect(footer).toContainText("has not started yet");
    });
  });
});

/** Fills in, opens and scrolls everything on a page before its scripts arrive, and compares when they have. */
async function expectKeptOn(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator("main h1").first()).toBeVisible();
  await fillEverything(page);
  await openAndScroll(page);
  const line = await selectSomething(page);
  const before = await stateOf(page);
  await letScriptsCome(page);
  await carouselsLive(page);
  await expect.poll(() => stateOf(page)).toEqual(before);

  // Typing renders the form again: the state that the scripts hold must be what the visitor sees.
  await page.keyboard.press("End");
  await page.keyboard.type("7");
  await expect(line).toHaveValue(/7$/);
  const { values } = await stateOf(page);
  const others = (list: typeof values) => list.filter((_, index) => index !== before.focus);
  expect(others(values)).toEqual(others(before.values));
  // The next page is for a visitor without a draft, too.
  await forgetDrafts(page);
}
