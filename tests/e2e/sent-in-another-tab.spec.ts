import type { BrowserContext, Page } from "@playwright/test";
import { contact } from "#content/en/contact.ts";
import { formMessages } from "#content/en/form-messages.ts";
import { hiring } from "#content/en/hiring.ts";
import { emptyContactFields } from "#contract/form-fields.ts";
import { hydrated, openPage } from "#scripts/browser/hydrated.ts";
import { requiredContactFields } from "#tests/support/contact-fields.ts";
import { copiesIn } from "./draft-copies.ts";
import { pauseClock } from "./fake-clock.ts";
import { fillContactForm } from "./fill-contact-form.ts";
import { holdScripts } from "./held-scripts.ts";
import { expect, test } from "./test.ts";
import { withoutTimes } from "./without-times.ts";

/*
 * A tab begins with a copy of what another one holds (decision 25). Once one of them has sent it, all others say so.
 */

test.use({ contextOptions: { reducedMotion: "reduce" } });

const call = "**/api/v1/contact/new";
const form = "main form[data-draft]";
const field = (page: Page, name: string) => page.locator(`${form} [name=${name}]`);
const result = (page: Page) => page.locator("main .form-result");
const send = (page: Page) => page.locator(`${form} [type=submit]`).click();

async function typeMessage(page: Page): Promise<void> {
  await openPage(page, "/contact-us");
  await fillContactForm(page);
  await field(page, "query").fill("My Aadhar number is 7364 5192 8064.");
  await expect.poll(() => copiesIn(page)).toContain("8064");
}

/**
 * A second tab, with a copy of what the first holds.
 *
 * @param words what its form says of that.
 */
async function openCopy(
  context: BrowserContext,
  prepare = (_page: Page) => Promise.resolve(),
  words: string = formMessages.closedTabDraft,
): Promise<Page> {
  const copy = await context.newPage();
  await prepare(copy);
  await openPage(copy, "/contact-us");
  await expect(field(copy, "subject")).toHaveValue("Forty cartons to Ambala");
  await expect(copy.locator(form)).toContainText(words);
  return copy;
}

/** A second tab, which the browser has made of the first, with all that it stores. */
async function duplicate(page: Page): Promise<Page> {
  const [copy] = await Promise.all([
    page.context().waitForEvent("page"),
    page.evaluate(() => void window.open("/contact-us")),
  ]);
  await openPage(copy, "/contact-us");
  await expect(field(copy, "name")).toHaveValue(requiredContactFields.name);
  return copy;
}

/** @returns the reference. */
async function sendMessage(page: Page): Promise<string> {
  await send(page);
  await expect(result(page)).toContainText(contact.alerts.sent);
  return (await result(page).locator("strong").textContent()) ?? "no reference";
}

/** A copy has no identity numbers, so the first press asks for the one of the message. */
async function sendMasked(copy: Page): Promise<string> {
  await send(copy);
  await expect(field(copy, "query")).toBeFocused();
  return sendMessage(copy);
}

async function expectSentElsewhere(page: Page, reference: string): Promise<void> {
  await expect(result(page)).toContainText(formMessages.sentElsewhere);
  await expect(result(page)).toContainText(reference);
  await expect(page.locator(form)).not.toContainText(formMessages.closedTabDraft);
  await expect(page.locator(form)).not.toContainText(formMessages.interrupted);
  for (const name of Object.keys(emptyContactFields)) await expect(field(page, name)).toHaveValue("");
}

test("a tab with a copy says at once that the message was sent, with its reference, and keeps it no longer", async ({
  page,
  context,
}) => {
  await typeMessage(page);
  const copy = await openCopy(context);
  const reference = await sendMessage(page);
  await expectSentElsewhere(copy, reference);

  await test.step("the tab that has sent it says what it always says", async () => {
    await page.evaluate(() => dispatchEvent(new Event("focus")));
    await expect(result(page)).toContainText(contact.alerts.sent);
  });
  await test.step("after a reload the reference is still there, and the form is empty", async () => {
    await openPage(copy, "/contact-us");
    await expect(copy.locator(form)).toContainText(
      `${formMessages.earlier} ${formMessages.reference} ${reference}`,
    );
    await expect(field(copy, "subject")).toHaveValue("");
  });
  await test.step("nothing of the message is stored", async () => {
    await expect.poll(() => storedIn(copy)).toContain(reference);
    for (const tab of [copy, page])
      await expect.poll(() => storedIn(tab)).not.toMatch(/Asha|asha@|98765|Ambala|5192|8064/);
  });
  await test.step("the next message is told of by itself", async () => {
    await field(page, "name").fill("Asha Verma");
    await expect(copy.locator(form)).toContainText(reference);
    expect(await copy.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });
});

for (const sign of ["focus", "pageshow", "visibilitychange"]) {
  test(`without BroadcastChannel it says so when the visitor comes back (${sign})`, async ({
    page,
    context,
  }) => {
    await context.addInitScript(() => Reflect.deleteProperty(window, "BroadcastChannel"));
    await typeMessage(page);
    const copy = await openCopy(context);
    const reference = await sendMessage(page);
    await expect.poll(() => copiesIn(page)).toContain('"sent":');
    await copy.evaluate((type) => {
      const target = type === "visibilitychange" ? document : window;
      target.dispatchEvent(new Event(type, { bubbles: true }));
    }, sign);
    await expectSentElsewhere(copy, reference);
  });
}

test("without the Cache Storage a tab that was duplicated says so too", async ({ page, context }) => {
  await context.addInitScript(() => Reflect.deleteProperty(window, "caches"));
  await openPage(page, "/contact-us");
  await fillContactForm(page);
  const copy = await duplicate(page);
  await expectSentElsewhere(copy, await sendMessage(page));
});

test("a tab that was duplicated while the message was being typed says that another version was sent", async ({
  page,
}) => {
  await openPage(page, "/contact-us");
  await field(page, "name").fill(requiredContactFields.name);
  const copy = await duplicate(page);
  await fillContactForm(page);
  const reference = await sendMessage(page);
  await expect(result(copy)).toContainText(formMessages.otherVersion);
  await expect(result(copy)).toContainText(reference);
  await expect(field(copy, "name")).toHaveValue(requiredContactFields.name);
});

test("without any storage a message is sent as always", async ({ page, context }) => {
  await context.addInitScript(() => {
    for (const name of ["caches", "sessionStorage", "BroadcastChannel"])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("Forbidden", "SecurityError");
        },
      });
  });
  await openPage(page, "/contact-us");
  await fillContactForm(page);
  await sendMessage(page);
});

test("a tab that says that the message was on its way says that it has arrived", async ({
  page,
  context,
}) => {
  await typeMessage(page);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(call, async (route) => {
    await released;
    await route.fallback();
  });
  await send(page);
  await expect.poll(() => copiesIn(page)).toContain("isPending");
  const copy = await openCopy(context, undefined, formMessages.interrupted);
  release();
  await expect(result(page)).toContainText(contact.alerts.sent);
  await expectSentElsewhere(copy, (await result(page).locator("strong").textContent()) ?? "");
});

test.describe("whose own answer was lost", () => {
  test.use({ expectedComplaints: /net::ERR_/ });

  test("a tab says so once another has got one", async ({ page, context }) => {
    await typeMessage(page);
    await page.route(call, (route) => route.abort());
    await send(page);
    await expect(result(page)).toContainText(contact.alerts.noResponse);
    await expect.poll(() => copiesIn(page)).toContain("isPending");
    const copy = await openCopy(context, undefined, formMessages.interrupted);
    const reference = await sendMasked(copy);
    await expectSentElsewhere(page, reference);
  });

  test("a tab whose message was stored does not call it unsent once another has sent other text", async ({
    page,
    context,
  }) => {
    await typeMessage(page);
    let stored = "";
    await page.route(call, async (route) => {
      stored = (await (await route.fetch()).json()).reference;
      await route.abort();
    });
    await send(page);
    await expect(result(page)).toContainText(contact.alerts.noResponse);
    await expect.poll(() => copiesIn(page)).toContain("isPending");
    const copy = await openCopy(context, undefined, formMessages.interrupted);
    await field(copy, "subject").fill("Ten drums to Ropar");
    const reference = await sendMasked(copy);
    expect(reference).not.toBe(stored);
    await expect(result(page)).toContainText(formMessages.otherVersionUnconfirmed);
    await expect(result(page)).toContainText(reference);
    await expect(page.locator(form)).not.toContainText(formMessages.otherVersion);
    await page.reload();
    await expect(page.locator(".recovered-draft")).toContainText(formMessages.otherVersionUnconfirmed);
    await expect(page.locator(form)).not.toContainText(formMessages.otherVersion);
    await page.unroute(call);
    await hydrated(page);
    expect(await sendMasked(page)).toBe(stored);
  });
});

test("a copy that was left behind in the storage is not called unsent by a tab that is opened later", async ({
  page,
  context,
}) => {
  await typeMessage(page);
  const left = await page.evaluate(async () => {
    const cache = await caches.open("drafts");
    const [address] = await cache.keys();
    return { url: address?.url ?? "", text: await (await cache.match(address ?? ""))?.text() };
  });
  const reference = await sendMessage(page);
  await expect.poll(() => copiesIn(page)).toContain('"sent":');
  await page.evaluate(
    async ({ url, text }) => (await caches.open("drafts")).put(url, new Response(text)),
    left,
  );
  const later = await context.newPage();
  await later.addInitScript((words) => {
    // From the first moment on.
    new MutationObserver(() => {
      if (document.body?.textContent?.includes(words)) Object.assign(window, { wasCalledUnsent: true });
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }, formMessages.closedTabDraft);
  await openPage(later, "/contact-us");
  await expectSentElsewhere(later, reference);
  expect(await later.evaluate(() => "wasCalledUnsent" in window)).toBe(false);
});

test("other text than was sent stays, says so, and is sent as another message", async ({ page, context }) => {
  await typeMessage(page);
  const copy = await openCopy(context, (opened) => opened.clock.install());
  await field(copy, "subject").fill("Ten drums to Ropar");
  await pauseClock(copy);
  const reference = await sendMessage(page);
  await expect(result(copy)).toContainText(formMessages.otherVersion);
  await expect(copy.locator(`${form} [type=submit]`), "a press is meant").not.toHaveAttribute(
    "aria-disabled",
  );
  await copy.clock.resume();
  await expect(result(copy)).toContainText(reference);
  await expect(copy.locator(".recovered-draft")).toContainText(formMessages.otherVersion);
  await expect(field(copy, "subject")).toHaveValue("Ten drums to Ropar");
  await openPage(copy, "/contact-us");
  await expect(copy.locator(form)).toContainText(reference);
  await expect(copy.locator(".recovered-draft")).toContainText(formMessages.otherVersion);
  await expect(field(copy, "subject")).toHaveValue("Ten drums to Ropar");
  expect(await sendMasked(copy)).not.toBe(reference);
  await expect(copy.locator(".recovered-draft")).toHaveCount(0);
});

test("what was typed while it was sent is no copy of it", async ({ page }) => {
  await typeMessage(page);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(call, async (route) => {
    await released;
    await route.fallback();
  });
  await send(page);
  await field(page, "subject").fill("Ten drums to Ropar");
  release();
  await expect(result(page)).toContainText(formMessages.unsent);
  await openPage(page, "/contact-us");
  await expect(field(page, "subject")).toHaveValue("Ten drums to Ropar");
  await expect(page.locator(form)).toContainText(formMessages.earlier);
  await expect(page.locator(form)).not.toContainText(formMessages.otherVersion);
});

test("a message that the browser posted without scripts is told of too", async ({ page, context }) => {
  await typeMessage(page);
  const copy = await openCopy(context);
  await holdScripts(page);
  await page.reload();
  await expect(field(page, "subject")).toHaveValue("Forty cartons to Ambala");
  await field(page, "query").fill("");
  await send(page);
  await expect(result(page)).toContainText(contact.alerts.sent);
  const reference = (await result(page).locator("strong").textContent()) ?? "no reference";
  await page.evaluate(() => (window as unknown as { release(): void }).release());
  // The text that was taken out of the other is still in this one.
  await expect(result(copy)).toContainText(formMessages.otherVersion);
  await expect(result(copy)).toContainText(reference);
});

test("an application is told of without its identity numbers", async ({ page, context }) => {
  await openPage(page, "/hiring");
  await field(page, "jobId").selectOption({ index: 1 });
  await field(page, "name").fill("Gurpreet Singh");
  await field(page, "phoneNumber").fill("9876500000");
  await field(page, "address").fill("Phase 8, Mohali");
  await expect.poll(() => copiesIn(page)).toContain("Phase 8");
  const copy = await context.newPage();
  const told: string[] = [];
  await copy.exposeFunction("noteTold", (text: string) => told.push(text));
  await openPage(copy, "/hiring");
  await copy.evaluate(() => {
    new BroadcastChannel("sent-drafts").onmessage = ({ data }) =>
      (window as unknown as { noteTold(text: string): void }).noteTold(JSON.stringify(data));
  });
  await expect(copy.locator(form)).toContainText(formMessages.closedTabDraft);
  await field(page, "aadharNumber").fill("999941057058");
  await field(page, "licenseNumber").fill("PB65 2019");
  await send(page);
  await expect(result(page)).toContainText(hiring.alerts.sent);
  await expect(result(copy)).toContainText(formMessages.sentElsewhere);
  await expect(field(copy, "name")).toHaveValue("");
  await expect(field(copy, "jobId")).toHaveValue("");
  await expect.poll(() => told.length).toBe(1);
  const personal = /9999|4105|7058|PB65|Gurpreet|Phase 8/;
  expect(withoutTimes(told.join())).not.toMatch(personal);
  for (const tab of [page, copy])
    await expect.poll(async () => withoutTimes(await storedIn(tab))).not.toMatch(personal);
});

/** All that the browser has stored. */
async function storedIn(page: Page): Promise<string> {
  const storages = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
  return `${storages}\n${await copiesIn(page)}`;
}
