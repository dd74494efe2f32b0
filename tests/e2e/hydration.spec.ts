import type { Page, Route } from "@playwright/test";
import { readFormSignals } from "#contract/form-signals.ts";
import { routes } from "#contract/routes.ts";
import { hydrated } from "#scripts/browser/hydrated.ts";
import { expect, test } from "./test.ts";

/** Keeps all scripts back until they are let go: what a visitor does on a slow line before they arrive. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let isHeld = true;
  const waiting: Route[] = [];
  await page.route(/\/assets\/.*\.js$/, (route) => (isHeld ? void waiting.push(route) : route.continue()));
  return async () => {
    isHeld = false;
    // Those of a document that was left meanwhile cannot be answered any more.
    await Promise.all(waiting.map((route) => route.continue().catch(() => {})));
    await hydrated(page);
  };
}

/** Every control that a visitor can reach: none of the honeypot's, none in a menu that is closed. */
const controls = ":is(input, textarea, select):not([inert] *)";

/** Fills in every control of the page with something of its own. */
async function fillEverything(page: Page): Promise<void> {
  const all = await page.locator(controls).filter({ visible: true }).all();
  for (const [place, control] of all.entries()) {
    const kind = await control.evaluate((element: HTMLInputElement) => element.type);
    if (kind === "checkbox" || kind === "radio") await control.check();
    else if (kind === "select-one") {
      await control.selectOption({ index: (await control.locator("option").count()) - 1 });
    } else await control.fill(kind === "email" ? `asha${place}@example.com` : `9876${place}`);
  }
}

/** Opens every second fold, and scrolls every carousel that does not follow another to its second slide. */
async function openAndScroll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const [place, fold] of [...document.querySelectorAll("details")].entries())
      fold.open = place % 2 === 0;
    for (const carousel of document.querySelectorAll(".carousel:has([aria-label^=Next])")) {
      const viewport = carousel.querySelector(".carousel__viewport");
      const [first, second] = carousel.querySelectorAll<HTMLElement>(".carousel__slide");
      viewport?.scrollTo({ left: (second?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0), behavior: "instant" });
    }
  });
}

/**
 * What a visitor has left on the page: what stands in its controls, the focus and the caret, folds, carousels. The
 * controls are those of the first call, as elements: a control that was put in another's place has not kept anything.
 */
function stateOf(page: Page) {
  return page.evaluate((selector) => {
    const kept = window as { watchedControls?: HTMLInputElement[] };
    kept.watchedControls ??= [...document.querySelectorAll<HTMLInputElement>(selector)];
    const all = kept.watchedControls;
    const active = document.activeElement as HTMLInputElement;
    const slideInFront = (carousel: Element): number => {
      const left = carousel.querySelector(".carousel__viewport")?.getBoundingClientRect().left ?? 0;
      const distances = [...carousel.querySelectorAll(".carousel__slide")].map((slide) =>
        Math.abs(slide.getBoundingClientRect().left - left),
      );
      return distances.indexOf(Math.min(...distances));
    };
    return {
      values: all.map(({ name, type, value, checked, isConnected }) =>
        [name, type, value, checked, isConnected].join(" "),
      ),
      focus: all.indexOf(active),
      caret: [active.selectionStart, active.selectionEnd, active.selectionDirection],
      folds: [...document.querySelectorAll("details")].map(({ open }) => open),
      slides: [...document.querySelectorAll(".carousel:has([aria-label^=Next])")].map(slideInFront),
    };
  }, controls);
}

/** Puts the focus into the last line of text of the page's main part, or of the page, with two characters selected. */
async function selectSomething(page: Page) {
  const inMain = page.locator("main :is(input[type=text], input[type=search], textarea):not([inert] *)");
  const lines =
    (await inMain.count()) > 0 ? inMain : page.locator("input[type=search]").filter({ visible: true });
  const line = lines.last();
  await line.evaluate((element: HTMLInputElement) => {
    element.focus();
    element.setSelectionRange(1, 3, "backward");
  });
  return line;
}

/** Resolves when every carousel is moved by scripts: each starts in an idle moment of its own. */
async function carouselsLive(page: Page): Promise<void> {
  await expect(page.locator(".carousel:not([data-live])")).toHaveCount(0);
}

const withControls = routes.filter(({ chrome }) => chrome !== "bare").map(({ path }) => path);

test.describe("what stands in the page when the scripts arrive is taken over", () => {
  // Carousels that turn by themselves would not stay where the visitor put them.
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  for (const address of [...withControls, "/search?q=eicher", "/#/hiring", "/#/services/detail"]) {
    test(`in every control, fold and carousel of ${address}`, async ({ page }) => {
      const letScriptsCome = await holdScripts(page);
      await page.goto(address);
      await expect(page.locator("main h1").first()).toBeVisible();
      await fillEverything(page);
      await openAndScroll(page);
      const line = await selectSomething(page);
      const before = await stateOf(page);
      await letScriptsCome();
      await carouselsLive(page);
      expect(await stateOf(page)).toEqual(before);

      // Typing renders the form anew: the scripts' own idea of its fields is what the visitor sees.
      await page.keyboard.press("End");
      await page.keyboard.type("7");
      await expect(line).toHaveValue(/7$/);
      const { values } = await stateOf(page);
      const others = (list: typeof values) => list.filter((_, place) => place !== before.focus);
      expect(others(values)).toEqual(others(before.values));
    });
  }

  test.describe("of a refused form", () => {
    // Chromium itself reports the answer's status.
    test.use({ expectedComplaints: /status of 4\d\d/ });

    test("that is being corrected", async ({ page }) => {
      const letScriptsCome = await holdScripts(page);
      await page.goto("/hiring");
      await fillEverything(page);
      await page.locator("main form [type=submit]").click();
      await expect(page.locator("main form .alert")).toBeVisible();
      await fillEverything(page);
      await page.locator("main [name=address]").fill("Phase 8, Mohali");
      await page.locator("main [name=jobId]").selectOption({ index: 1 });
      await selectSomething(page);
      const before = await stateOf(page);
      await letScriptsCome();
      expect(await stateOf(page)).toEqual(before);
    });
  });

  test("in a job that was chosen over the one that the address names", async ({ page, request }) => {
    const answer = await request.get("/api/v1/jobs");
    const { jobs } = (await answer.json()) as { jobs: { _id: string; status: string }[] };
    const [first] = jobs.filter(({ status }) => status === "Open");
    const letScriptsCome = await holdScripts(page);
    await page.goto(`/hiring?job=${first?._id}`);
    const choice = page.locator("main [name=jobId]");
    await choice.selectOption({ index: 2 });
    const chosen = await choice.inputValue();
    expect(chosen).not.toBe(first?._id);
    const asked = page.waitForResponse("**/api/v1/jobs");
    await letScriptsCome();
    await asked;
    await page.locator("main [name=name]").fill("Asha Verma");
    await expect(choice).toHaveValue(chosen);
  });

  test("in the draft too: it is there after another page", async ({ page }) => {
    const letScriptsCome = await holdScripts(page);
    await page.goto("/contact-us");
    await page.locator("main [name=query]").fill("Forty cartons to Ambala");
    await letScriptsCome();
    await page.getByRole("banner").getByRole("link", { name: "About Us" }).click();
    await expect(page.locator("main h1")).toHaveText("About Us");
    await page.goBack();
    await expect(page.locator("main [name=query]")).toHaveValue("Forty cartons to Ambala");
  });

  test("beside a draft, which is put back into all other fields and stays whole", async ({ page }) => {
    await page.goto("/hiring");
    await hydrated(page);
    await fillEverything(page);
    await page.locator("main [name=name]").fill("Asha Verma");
    const chosen = await page.locator("main [name=jobId]").inputValue();
    const letScriptsCome = await holdScripts(page);
    await page.reload();
    await page.locator("main [name=address]").fill("Phase 8, Mohali");
    await letScriptsCome();
    await expect(page.locator("main [name=name]")).toHaveValue("Asha Verma");
    await expect(page.locator("main [name=jobId]")).toHaveValue(chosen);
    await expect(page.locator("main [name=address]")).toHaveValue("Phase 8, Mohali");
    await page.reload();
    await hydrated(page);
    await expect(page.locator("main [name=name]")).toHaveValue("Asha Verma");
    await expect(page.locator("main [name=jobId]")).toHaveValue(chosen);
    await expect(page.locator("main [name=address]")).toHaveValue("Phase 8, Mohali");
  });

  test("in the time that it took: a form was open before its scripts came", async ({ page }) => {
    const letScriptsCome = await holdScripts(page);
    await page.goto("/contact-us");
    await fillEverything(page);
    await letScriptsCome();
    const asked = page.waitForRequest("**/api/v1/contact/new");
    const openFor = await page.evaluate(() => performance.now());
    await page.locator("main form [type=submit]").click();
    const signals = readFormSignals((await asked).headers()["x-form-signals"] ?? "");
    expect(signals?.ms).toBeGreaterThan(openFor);
  });

  test("by the rules of a field: letters in a phone number go", async ({ page }) => {
    const letScriptsCome = await holdScripts(page);
    await page.goto("/hiring");
    await page.locator("main [name=phoneNumber]").fill("98765 abc 43210");
    await letScriptsCome();
    await expect(page.locator("main [name=phoneNumber]")).toHaveValue("9876543210");
  });

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 375, height: 800 } });

    test("in the open menu", async ({ page }) => {
      const letScriptsCome = await holdScripts(page);
      await page.goto("/contact-us");
      const button = page.getByRole("banner").getByRole("button", { name: /menu/i });
      await button.click();
      const box = page.getByRole("banner").getByRole("searchbox").first();
      await box.fill("eicher");
      await letScriptsCome();
      await expect(box).toBeVisible();
      await expect(box).toBeFocused();
      await expect(box).toHaveValue("eicher");
      await expect(button).toHaveAttribute("aria-expanded", "true");
    });

    test("in an unfolded list of a policy's sections", async ({ page }) => {
      const letScriptsCome = await holdScripts(page);
      await page.goto("/privacy-policy");
      await page.locator("main details summary").click();
      await letScriptsCome();
      await expect(page.locator("main details")).toHaveAttribute("open", "");
    });
  });
});
