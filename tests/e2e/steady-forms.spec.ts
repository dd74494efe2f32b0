import type { BrowserContext, Page } from "@playwright/test";
import { contact } from "#content/en/contact.ts";
import { formMessages } from "#content/en/form-messages.ts";
import { openPage } from "#scripts/browser/hydrated.ts";
import { copiesIn } from "./draft-copies.ts";
import { fillEverything } from "./fill-everything.ts";
import { holdScripts, letScriptsCome } from "./held-scripts.ts";
import { expect, test } from "./test.ts";

/*
 * What a form says by itself, and not as the answer to a press, comes while a finger may be on its way. It moves
 * neither the form's fields nor its button, nor the window, nor the focus.
 */

test.use({ contextOptions: { reducedMotion: "reduce" } });

const call = "**/api/v1/contact/new";
const form = "main .contact-form";
const button = (page: Page, within = form) => page.locator(`${within} [type=submit]`);

const devices = [
  { name: "a finger", use: { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true } },
  { name: "a mouse", use: { viewport: { width: 1280, height: 800 } } },
] as const;

for (const { name, use } of devices) {
  test.describe(`for ${name}`, () => {
    test.use(use);

    for (const block of ["center", "end"] as const)
      test(`a press on the button reaches it while the notices come (${block} of the window)`, async ({
        page,
        context,
      }) => {
        const next = await openInterrupted(page, context);
        await scrollTo(next, form, block);
        const before = await placesIn(next, form);
        const release = name === "a finger" ? await touch(next) : await pressMouse(next);
        await letScriptsCome(next);
        await expect(next.locator(form)).toContainText(formMessages.interrupted);
        await expect(next.locator(".recovered-draft")).toHaveCount(0);
        const after = await placesIn(next, form);
        await release();
        await expect(next.locator(form)).toContainText(contact.alerts.sent);
        expect(after.places).toEqual(before.places);
      });

    test("a message that was on its way leaves all in its place, wherever the window is", async ({
      page,
      context,
    }) => {
      const next = await openInterrupted(page, context);
      const before = await placesIn(next, form);
      await letScriptsCome(next);
      await expect(next.locator(form)).toContainText(formMessages.interrupted);
      expect(await placesIn(next, form)).toEqual(before);
    });

    test("what another tab has sent does too", async ({ page, context }) => {
      await typeMessage(page);
      const copy = await context.newPage();
      await openPage(copy, "/contact-us");
      await expect(copy.locator(form)).toContainText(formMessages.closedTabDraft);
      await scrollTo(copy, form, "end");
      const before = await placesIn(copy, form);
      await button(page).click();
      await expect(copy.locator(form)).toContainText(formMessages.sentElsewhere);
      expect(await placesIn(copy, form)).toEqual(before);
    });

    test("the reference of an earlier message does too", async ({ page }) => {
      await typeMessage(page);
      await button(page).click();
      await expect(page.locator(form)).toContainText(contact.alerts.sent);
      await holdScripts(page);
      await page.reload();
      await scrollTo(page, form, "center");
      const before = await placesIn(page, form);
      await letScriptsCome(page);
      await expect(page.locator(form)).toContainText(formMessages.earlier);
      expect(await placesIn(page, form)).toEqual(before);
    });

    for (const [address, other] of [
      ["/services/detail", ".freight-request__form"],
      ["/blogs/detail", ".comment-form form"],
    ] as const)
      test(`the draft of a closed tab does too (${address})`, async ({ page, context }) => {
        await openPage(page, address);
        await fillEverything(page, other);
        const typed = await page.locator(`${other} [name=name]`).inputValue();
        await expect.poll(() => copiesIn(page)).toContain(typed);
        await page.close();
        const next = await openHeld(context, address, other, typed);
        await scrollTo(next, other, "center");
        const before = await placesIn(next, other);
        await letScriptsCome(next);
        await expect(next.locator(other)).toContainText(formMessages.closedTabDraft);
        expect(await placesIn(next, other)).toEqual(before);
      });
  });
}

async function typeMessage(page: Page): Promise<void> {
  await openPage(page, "/contact-us");
  for (const [name, text] of [
    ["name", "Asha Verma"],
    ["email", "asha@example.com"],
    ["phone", "98765 00000"],
    ["subject", "Forty cartons to Ambala"],
  ] as const)
    await page.locator(`${form} [name=${name}]`).fill(text);
  await expect.poll(() => copiesIn(page)).toContain("Forty cartons to Ambala");
}

/** A tab without its scripts, after another one was closed while it was sending. */
async function openInterrupted(page: Page, context: BrowserContext): Promise<Page> {
  await typeMessage(page);
  await page.route(call, () => {});
  await button(page).click();
  await expect.poll(() => copiesIn(page)).toContain("isPending");
  await page.close();
  return openHeld(context, "/contact-us", form, "Asha Verma");
}

/** A new tab without its scripts, filled in from its draft. */
async function openHeld(
  context: BrowserContext,
  address: string,
  within: string,
  typed: string,
): Promise<Page> {
  const next = await context.newPage();
  await holdScripts(next);
  await next.goto(address);
  await expect(next.locator(`${within} [name=name]`)).toHaveValue(typed);
  return next;
}

/** Brings the form's button to this place in the window. */
async function scrollTo(page: Page, within: string, block: ScrollLogicalPosition): Promise<void> {
  await button(page, within).evaluate((element, to) => element.scrollIntoView({ block: to }), block);
}

/** Where the form's fields and its button are in the window, and what has the focus. */
function placesIn(page: Page, within: string) {
  return page.evaluate(
    (selector) => ({
      focused: document.activeElement?.tagName,
      places: [...document.querySelectorAll(`${selector} :is([name], [type=submit])`)].map((control) => {
        const { x, y, width, height } = control.getBoundingClientRect();
        return [control.getAttribute("name"), ...[x, y, width, height].map(Math.round)].join(" ");
      }),
    }),
    within,
  );
}

async function middleOf(page: Page): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await button(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}

/** @returns what ends the press. */
async function touch(page: Page): Promise<() => Promise<unknown>> {
  const cdp = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchEnd", touchPoints: { x: number; y: number }[]) =>
    cdp.send("Input.dispatchTouchEvent", { type, touchPoints });
  await send("touchStart", [await middleOf(page)]);
  return () => send("touchEnd", []);
}

/** @returns what ends the press. */
async function pressMouse(page: Page): Promise<() => Promise<unknown>> {
  const { x, y } = await middleOf(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  return () => page.mouse.up();
}
