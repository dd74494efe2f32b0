import type { Page } from "@playwright/test";
import { contact } from "#content/en/contact.ts";
import { formMessages } from "#content/en/form-messages.ts";
import { hiring } from "#content/en/hiring.ts";
import { openPage } from "#scripts/browser/hydrated.ts";
import { fillContactForm } from "./fill-contact-form.ts";
import { holdScripts, letScriptsCome } from "./held-scripts.ts";
import { expect, test } from "./test.ts";

/* A press on the button of a form always shows that it was noticed. */

test.use({ viewport: { width: 375, height: 740 }, contextOptions: { reducedMotion: "reduce" } });

const form = "main .contact-form";
const field = (page: Page, name: string) => page.locator(`main form [name=${name}]`);
const button = (page: Page) => page.locator("main form [type=submit]");

test("before the scripts come the button turns while the browser sends the form", async ({ page }) => {
  await holdScripts(page);
  await page.goto("/contact-us");
  await fillContactForm(page);
  const { promise: marked, resolve: tell } = Promise.withResolvers<unknown>();
  // Playwright's own questions wait for the answer's page.
  await page.exposeFunction("tell", tell);
  await page.evaluate(() => {
    const stateOf = (button: HTMLElement) => ({
      busy: button.ariaBusy,
      spins: getComputedStyle(button, "::before").content !== "none",
    });
    addEventListener(
      "submit",
      ({ submitter }) => {
        const { tell } = window as unknown as { tell(states: unknown): void };
        const button = submitter as HTMLElement;
        const before = stateOf(button);
        setTimeout(() => tell([before, stateOf(button)]));
      },
      true,
    );
  });
  await button(page).click({ noWaitAfter: true });
  expect(await marked).toEqual([
    { busy: null, spins: false },
    { busy: "true", spins: true },
  ]);
  await expect(page.locator(form)).toContainText(contact.alerts.sent);
});

test("it turns no longer when the scripts take over a form whose answer does not come", async ({ page }) => {
  await holdScripts(page);
  await page.goto("/contact-us");
  await fillContactForm(page);
  // The browser stays where it is.
  await page.route("**/contact-us?sent", (route) => route.fulfill({ status: 204 }));
  await button(page).click();
  await expect(button(page)).toHaveAttribute("aria-busy", "true");
  await letScriptsCome(page);
  await expect(page.locator(form)).toContainText(formMessages.interrupted);
  await expect(button(page)).not.toHaveAttribute("aria-busy");
});

test("an empty field comes into view that had the focus, as on phones whose buttons take none", async ({
  page,
}) => {
  await openPage(page, "/#/hiring");
  await field(page, "jobId").selectOption({ index: 1 });
  const name = field(page, "name");
  await name.focus();
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await expect(name).not.toBeInViewport();
  await button(page).evaluate((element: HTMLButtonElement) => element.click());
  await expect(name).toBeInViewport();
  await expect(name).toHaveAccessibleDescription(formMessages.missing(hiring.form.fields.name.label));
});

test.describe("right after an answer", () => {
  test.use({ expectedComplaints: /status of 503/ });

  test("the answer that is in view already flashes", async ({ page }) => {
    await openPage(page, "/#/contact-us");
    await fillContactForm(page);
    await page.route("**/api/v1/contact/new", (route) =>
      route.fulfill({ status: 503, json: { message: "Away." } }),
    );
    await page.evaluate(() => {
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...options) {
        if (this.matches(".form-result")) this.setAttribute("data-flashes", "");
        return animate.apply(this, options);
      };
    });
    await button(page).click();
    await expect(page.locator(".form-result .alert")).toBeInViewport({ ratio: 1 });
    await expect(page.locator(".form-result[data-flashes]")).toHaveCount(0);
    await button(page).click({ force: true });
    await expect(page.locator(".form-result[data-flashes]")).toHaveCount(1);
  });
});
