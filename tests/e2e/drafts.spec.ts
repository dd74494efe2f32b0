import type { Page } from "@playwright/test";
import { chat } from "#content/en/chat.ts";
import { contact } from "#content/en/contact.ts";
import { loadPlanner } from "#content/en/load-planner.ts";
import { orderStrip } from "#content/en/order-strip.ts";
import { serviceDetail } from "#content/en/service-detail.ts";
import { shell } from "#content/en/shell.ts";
import { hydrated, openPage, takenOver } from "#scripts/browser/hydrated.ts";
import { fillEverything } from "./fill-everything.ts";
import { holdScripts, letScriptsCome } from "./held-scripts.ts";
import { expect, test } from "./test.ts";

// Without the pages' fading, of which navigation.spec.ts is the test.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The fields of every form but the two that are sent, which hydration.spec.ts and form-results.spec.ts try. */
const forms = [
  ["the order strip", "/", ".order-form__bar"],
  ["the strip for companies", "/service/corporate", ".order-form__bar"],
  ["the freight request", "/services/detail", ".service-request__form"],
  ["the deadlines of the terms", "/Terms-condition", ".rule-clock__form"],
  ["a comment", "/blogs/detail", ".comment-form form"],
] as const;

for (const [name, address, form] of forms) {
  test(`${name} keeps what was typed before the scripts came, over another page and a reload`, async ({
    page,
  }) => {
    const typed = await typeBeforeScripts(page, address, form);
    // The visitor has gone on to something else when the scripts come.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.mouse.move(0, 0);
    await letScriptsCome(page);
    await takenOver(page, form);
    await goTo(page, "/about-us");
    await page.goBack();
    await expectValues(page, form, typed);
    await page.reload();
    await letScriptsCome(page);
    await expectValues(page, form, typed);
  });
}

for (const [name, address, form] of [
  ...forms,
  ["Contact", "/contact-us", "main .contact-form"],
  ["a deep link's form", "/#/services/detail", ".service-request__form"],
] as const) {
  test(`${name} has what was typed before the scripts came after a reload, before they come`, async ({
    page,
  }) => {
    const typed = await typeBeforeScripts(page, address, form);
    await page.reload();
    await expectValues(page, form, typed);
    await page.reload();
    await letScriptsCome(page);
    await expectValues(page, form, typed);
  });
}

test("the order strip keeps early words while its own code is still missing, and forgets them once they are sent", async ({
  page,
}) => {
  const load = page.locator(".order-form [name=load]");
  await page.route(/order-form-.*\.js$/, () => {});
  await holdScripts(page);
  await page.goto("/");
  await load.fill("700 kg tiles, 2341 2341 2346");
  await page.locator(".order-form [name=from]").fill("Mohali");
  await letScriptsCome(page);
  await page.reload();
  await expect(page.locator(".order-form [name=from]")).toHaveValue("Mohali");
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("2346");
  await page.locator(".order-form").getByRole("button", { name: orderStrip.send }).click();
  await expect(page).toHaveURL(/contact-us/);
  expect(await page.evaluate(() => sessionStorage.getItem("early-words"))).toBeNull();
});

test("the order strip waits for the words that the tab keeps: a press before they are back sends them too", async ({
  page,
}) => {
  const strip = page.locator(".order-form");
  await holdScripts(page);
  await page.goto("/");
  await strip.locator("[name=from]").fill("Mohali");
  await strip.locator("[name=to]").fill("Ambala");
  await letScriptsCome(page);
  await takenOver(page, ".order-form");
  // From here on the words are the strip's own, which only scripts put back.
  await strip.locator("[name=load]").fill("900 kg");
  await page.reload();
  await expect(strip.locator("[name=from]")).toHaveValue("");
  await strip.locator("[name=load]").fill("400 kg");
  await strip.getByRole("button", { name: orderStrip.send }).click();
  await letScriptsCome(page);
  await expect(page.locator("main .contact-form [name=query]")).toHaveValue(
    /From: Mohali\n.*To: Ambala\n.*400 kg/s,
  );
});

test("the load planner keeps its load over a reload, and the order strip the choices in its answer", async ({
  page,
}) => {
  await openPage(page, "/services/services2");
  const planner = page.locator(".load-planner");
  await planner.scrollIntoViewIfNeeded();
  const count = planner.getByRole("group", { name: "Box A" }).getByLabel("How many");
  await count.fill("7");
  await page.reload();
  await hydrated(page);
  await planner.scrollIntoViewIfNeeded();
  await expect(count).toHaveValue("7");
  await expect(planner, "the rest is the example's still").toContainText(loadPlanner.answer.withExample);

  const { distance } = orderStrip.answer;
  await openPage(page, "/#/");
  const strip = page.getByRole("form", { name: orderStrip.title });
  await strip.locator("[name=from]").fill("Kharar");
  await strip.locator("[name=to]").fill("Ludhiana");
  await strip.locator("[name=load]").fill("900 kg");
  await strip.getByText(orderStrip.answer.details).click();
  await strip.getByLabel(distance.thereAndBack).check();
  await page.reload();
  await strip.getByText(orderStrip.answer.details).click();
  await expect(strip.getByLabel(distance.thereAndBack)).toBeChecked();
});

test("a text for Meena that was not sent is kept over another page and a reload", async ({ page }) => {
  await openPage(page, "/faq");
  const field = page.getByLabel(chat.field);
  const open = () => page.getByRole("button", { name: shell.chat.open }).click();
  await open();
  await field.fill("What does a truck to Ambala");
  await goTo(page, "/about-us");
  await page.goBack();
  await expect(field).toHaveValue("What does a truck to Ambala");
  await page.reload();
  await hydrated(page);
  await open();
  await expect(field).toHaveValue("What does a truck to Ambala");
});

test("a freight request and a trip stay until the message with them is sent", async ({ page }) => {
  const freight = ".service-request__form";
  await openPage(page, "/#/services/detail?freight=air");
  await fillEverything(page, freight);
  await page.locator(`${freight} [name=freightType]`).selectOption("Rail Freight");
  const typed = await valuesIn(page, freight);

  await test.step("the kind of freight in the address does not replace the one that was chosen since", async () => {
    await page.reload();
    await hydrated(page);
    await expectValues(page, freight, typed);
  });

  await test.step("the request is still there while the message is not sent, also after a reload", async () => {
    await page.getByRole("button", { name: serviceDetail.form.send }).click();
    await expect(page.locator("main .contact-form [name=subject]")).toHaveValue(/^Rail Freight/);
    await page.reload();
    await hydrated(page);
    await page.goBack();
    await expectValues(page, freight, typed);
  });

  await test.step("both are gone once it is", async () => {
    const strip = ".order-form__bar";
    await goTo(page, "/");
    await page.locator(`${strip} [name=from]`).fill("Mohali");
    await page.locator(`${strip} [name=to]`).fill("Ambala");
    await expect(page.getByRole("region", { name: orderStrip.answer.label })).toBeVisible();
    await page.locator(".order-form").getByRole("button", { name: orderStrip.send }).click();
    const message = page.locator("main .contact-form");
    await expect(message.locator("[name=query]")).toHaveValue(/^Freight Type: Rail Freight.*From: Mohali/s);
    await message.locator("[type=submit]").click();
    await expect(message).toContainText(contact.alerts.sent);
    await goTo(page, "/services/detail");
    await expect(page.locator(`${freight} [name=departure]`)).toHaveValue("");
    await expect(page.locator(`${freight} [name=fragile]`)).not.toBeChecked();
    await goTo(page, "/");
    await expect(page.locator(`${strip} [name=from]`)).toHaveValue("");
  });
});

test("a job in the address does not replace the one that was chosen since", async ({ page }) => {
  await openPage(page, "/#/hiring?job=sample-driver-partner-mohali");
  const choice = page.locator("main [name=jobId]");
  await expect(choice).toHaveValue("sample-driver-partner-mohali");
  await choice.selectOption({ index: 2 });
  const chosen = await choice.inputValue();
  expect(chosen).not.toBe("sample-driver-partner-mohali");
  await goTo(page, "/about-us");

  await test.step("and stays while the jobs are still being loaded, whatever is typed meanwhile", async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/api/v1/jobs", async (route) => {
      await released;
      await route.fallback();
    });
    await page.goBack();
    await page.locator("main form [name=name]").fill("Asha Verma");
    await expect(choice).toHaveValue(chosen);
    release();
    await expect(choice.locator("option")).not.toHaveCount(1);
    await expect(choice).toHaveValue(chosen);
  });
  await page.reload();
  await hydrated(page);
  await expect(choice).toHaveValue(chosen);
  await expect(page.locator("main form [name=name]")).toHaveValue("Asha Verma");
});

async function goTo(page: Page, path: string): Promise<void> {
  const heading = await page.locator("main h1").first().textContent();
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, path);
  await expect(page.locator("main h1").first()).not.toHaveText(heading ?? "");
}

function valuesIn(page: Page, form: string) {
  return page
    .locator(`${form} [name]`)
    .evaluateAll((all) =>
      (all as HTMLInputElement[]).map(({ name, type, value, checked }) =>
        [name, type, value, checked].join(" "),
      ),
    );
}

/** Scrolls to the form: some come to life only when they are near. */
async function expectValues(page: Page, form: string, values: readonly string[]): Promise<void> {
  await page.locator(form).scrollIntoViewIfNeeded();
  await expect.poll(() => valuesIn(page, form)).toEqual(values);
}

/** Opens a page without its scripts and fills in a form of it. @returns what the form then holds. */
async function typeBeforeScripts(page: Page, address: string, form: string): Promise<string[]> {
  await holdScripts(page);
  await page.goto(address);
  await fillEverything(page, form);
  return await valuesIn(page, form);
}
