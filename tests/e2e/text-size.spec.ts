import type { Locator, Page } from "@playwright/test";
import { sayRule } from "#content/en/rule-sentences.ts";
import { site } from "#content/en/site.ts";
import { routes } from "#contract/routes.ts";
import { openPage } from "#scripts/browser/hydrated.ts";
import { answerWith, openChat, say } from "./chat-widget.ts";
import { expect, test } from "./test.ts";

/**
 * Text at 200 %: the browser's default font size is 32 px. Unlike a style on the page, this also moves the `rem` and
 * `em` of media queries, as it does for a visitor. The browser may forget it with a change of its window.
 */
async function enlargeText(page: Page, width: number, height = 640, percent = 200): Promise<void> {
  await page.setViewportSize({ width, height });
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  const fontSizes = { standard: (16 * percent) / 100, fixed: Math.round((13 * percent) / 100) };
  await session.send("Page.setFontSizes", { fontSizes });
  await expect(page.locator("html")).toHaveCSS("font-size", `${fontSizes.standard}px`);
}

/** Shows the whole page: everything that is laid out, loaded or expanded only on demand. */
async function unfold(page: Page): Promise<void> {
  await page.locator("details").evaluateAll((all) => {
    for (const details of all) (details as HTMLDetailsElement).open = true;
  });
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>("main *"))
      part.style.contentVisibility = "visible";
  });
  if ((await page.locator(".load-planner").count()) > 0) {
    await page.locator(".load-planner").scrollIntoViewIfNeeded();
    await page.locator(".load-form").waitFor();
  }
}

/** Submits every form empty, so that the error messages are on the page as well. */
async function complain(page: Page): Promise<void> {
  await page.locator("form:not([method=get])").evaluateAll((forms) => {
    for (const form of forms) (form as HTMLFormElement).requestSubmit();
  });
}

/**
 * What does not fit: a page that scrolls sideways, words or controls that leave the window, their carousel's slide or a
 * box that cuts them off, and divided words of headings and buttons. Drawings are left out.
 */
function whatDoesNotFit(page: Page, part = "body"): Promise<string[]> {
  return page.evaluate((selector) => {
    const found = new Set<string>();
    const windowWidth = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > windowWidth) {
      found.add(`the page is ${document.documentElement.scrollWidth} px wide`);
    }
    const name = (element: Element): string =>
      `${element.nodeName.toLowerCase()}.${element.className} "${element.textContent?.trim().slice(0, 40)}"`;

    /** The lines of the element's own text. */
    const lines = (element: Element): DOMRect[] =>
      [...element.childNodes].flatMap((node) => {
        if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return [];
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()];
      });

    /** The bounds within which the element must stay. */
    const bounds = (element: Element): { left: number; right: number; top: number; bottom: number } => {
      const limits = {
        left: 0,
        right: windowWidth,
        top: Number.NEGATIVE_INFINITY,
        bottom: Number.POSITIVE_INFINITY,
      };
      const slide = element.closest(".carousel__slide");
      if (slide) ({ left: limits.left, right: limits.right } = slide.getBoundingClientRect());
      let scrolls = false;
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const { left, right, top, bottom } = box.getBoundingClientRect();
        if (box.matches(".carousel__viewport")) continue;
        if (/hidden|clip/.test(overflowX) && (!slide || slide.contains(box))) {
          limits.left = Math.max(limits.left, left);
          limits.right = Math.min(limits.right, right);
        }
        // Content that a box scrolls is not cut off by the boxes around it.
        scrolls ||= /auto|scroll/.test(overflowY);
        if (/hidden|clip/.test(overflowY) && !scrolls) {
          limits.top = Math.max(limits.top, top);
          limits.bottom = Math.min(limits.bottom, bottom);
        }
      }
      return limits;
    };

    for (const element of document.querySelectorAll(`${selector} *`)) {
      if (!(element instanceof HTMLElement) || element.closest(".visually-hidden, .skip-link, thead, iframe"))
        continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const boxes = lines(element);
      const control = element.matches("a, button, input, select, textarea, summary");
      if (control) boxes.push(...element.getClientRects());
      if (boxes.length === 0) continue;
      const { left, right, top, bottom } = bounds(element);
      const out = boxes.some(
        (box) =>
          box.width > 0 &&
          (box.left < left - 1 || box.right > right + 1 || box.top < top - 2 || box.bottom > bottom + 2),
      );
      if (out) found.add(`out of its bounds: ${name(element)}`);
      const { display, overflowX } = getComputedStyle(element);
      if (
        display !== "inline" &&
        !/auto|scroll/.test(overflowX) &&
        // What is typed into a field scrolls in it.
        !(element instanceof HTMLInputElement && element.value !== "") &&
        element.scrollWidth > element.clientWidth + 1
      ) {
        found.add(`wider than its box: ${name(element)}`);
      }
      if (!element.closest("h1, h2, h3, h4, button, .button")) continue;
      for (const node of element.childNodes) {
        for (const { index, 0: word } of node.nodeType === Node.TEXT_NODE
          ? (node.textContent ?? "").matchAll(/[\p{L}\p{N}]+/gu)
          : []) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const [first, ...more] = range.getClientRects();
          if (first && more.some((line) => line.top > first.bottom - 2)) found.add(`divided: ${word}`);
        }
      }
    }
    return [...found];
  }, part);
}

/** Which words of a field's label and buttons are printed over each other. */
function overlapsIn(field: Locator): Promise<string[]> {
  return field.evaluate((element) => {
    const words = [...element.querySelectorAll("legend, button")].map((part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      return { text: part.textContent, box: range.getBoundingClientRect() };
    });
    return words.flatMap((one, index) =>
      words
        .slice(index + 1)
        .filter(
          ({ box }) =>
            box.left < one.box.right &&
            box.right > one.box.left &&
            box.top < one.box.bottom &&
            box.bottom > one.box.top,
        )
        .map((other) => `${one.text} over ${other.text}`),
    );
  });
}

/** A control can be scrolled into the window as a whole, and nothing lies over it. */
async function expectInReach(control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  await expect(control).toBeInViewport({ ratio: 0.99 });
  const seen = () =>
    control.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    });
  await expect.poll(seen, `nothing over ${control}`).toBe(true);
}

test.use({ contextOptions: { reducedMotion: "reduce" }, isMobile: true, hasTouch: true });

// An unknown address as a deep link in another document, whose own address the browser does not know yet.
const unknown = "/index3#/nowhere";
const addresses = [...routes.map(({ path }) => path), "/search?q=eicher", "/search?q=zzzz", unknown];

// In two halves, so that two workers share them.
for (const half of ["even", "odd"] as const) {
  test(`text at 200 %: nothing of a page is cut off on a phone, the ${half} ones of the list`, async ({
    page,
  }) => {
    await enlargeText(page, 320);
    for (const address of addresses.filter((_, index) => index % 2 === (half === "even" ? 0 : 1))) {
      await test.step(address, async () => {
        await openPage(page, address);
        await unfold(page);
        await complain(page);
        await expect.poll(() => whatDoesNotFit(page), "320 px").toEqual([]);
        for (const width of [360, 768]) {
          await enlargeText(page, width);
          await expect.poll(() => whatDoesNotFit(page), `${width} px`).toEqual([]);
        }
        await test.step("nothing is wider than a window of 320 px, with text of the usual size", async () => {
          await enlargeText(page, 320, 640, 100);
          await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
        });
        await enlargeText(page, 320);
      });
    }
  });
}

for (const percent of [150, 200])
  test(`text at ${percent} %: the days of the quote form are never printed over its label, and move no field`, async ({
    page,
  }) => {
    await enlargeText(page, 360, 640, percent);
    await openPage(page, "/");
    const field = page.locator(".quote-form [data-field=when]");
    const heightBefore = (await field.boundingBox())?.height;
    await page.locator(".quote-form [name=load]").fill("2 ton cement");
    await expect(field.locator(".quote-form__days")).toBeVisible();
    for (const width of [360, 320]) {
      await enlargeText(page, width, 640, percent);
      await expect.poll(() => overlapsIn(field), `${width} px`).toEqual([]);
      await expect
        .poll(() => whatDoesNotFit(page, ".quote-form [data-field=when]"), `${width} px`)
        .toEqual([]);
    }
    await enlargeText(page, 360, 640, percent);
    expect((await field.boundingBox())?.height).toBe(heightBefore);
  });

test("text at 200 %: the menu fits into 320 and 740 px, and all of it can be reached", async ({ page }) => {
  const header = page.getByRole("banner");
  for (const [width, height] of [
    [320, 640],
    [740, 360],
  ] as const) {
    await enlargeText(page, width, height);
    await openPage(page, "/faq");
    const button = header.getByRole("button", { name: "Menu" });
    await expectInReach(button);
    await button.click();
    await expect(header.getByRole("searchbox")).toBeVisible();
    await expect.poll(() => whatDoesNotFit(page, ".site-header")).toEqual([]);
    // The button of the services' list is for wide windows: here its links stand in the menu.
    const controls = await header.locator("a[href], input, button").filter({ visible: true }).all();
    expect(controls.length).toBeGreaterThan(12);
    for (const control of controls) await expectInReach(control);
  }
});

test("text at 200 %: Meena's window fits, with her answers and its buttons", async ({ page }) => {
  await answerWith(page, {
    json: {
      reply:
        `${sayRule("priceRange")}\n- Distance: counted per kilometre\n- Accessibility\n\n` +
        `Ask for a quote on [Contact Us](/contact-us), by phone: ${site.phones[0]}, or write to ${site.email}.`,
      state: {},
    },
  });
  await enlargeText(page, 320);
  await openChat(page);
  const chat = page.getByRole("dialog", { name: "Chat with Meena" });
  await say(page, "Transportation of refrigerated pharmaceuticals");
  await expect(chat.locator(".message")).toHaveCount(3);
  await chat.getByRole("textbox").fill("And then?");
  for (const width of [320, 360]) {
    await enlargeText(page, width);
    await expect.poll(() => whatDoesNotFit(page, ".chat"), `${width} px`).toEqual([]);
    for (const name of ["Clear", "Close", "Send"])
      await expectInReach(chat.getByRole("button", { name, exact: true }));
  }
});
