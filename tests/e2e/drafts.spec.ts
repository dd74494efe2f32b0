import type { BrowserContext, Page } from "@playwright/test";
import { chat } from "#content/en/chat.ts";
import { chatFrame } from "#content/en/chat-frame.ts";
import { contact } from "#content/en/contact.ts";
import { failureText } from "#content/en/failure.ts";
import { formMessages } from "#content/en/form-messages.ts";
import { hiring } from "#content/en/hiring.ts";
import { loadPlanner } from "#content/en/load-planner.ts";
import { oceanFreight } from "#content/en/ocean-freight.ts";
import { quoteForm } from "#content/en/quote-form.ts";
import {
  emptyApplicationFields as empty,
  secretApplicationFields as secrets,
} from "#contract/form-fields.ts";
import { hydrated, isHydrated, openPage, takenOver } from "#scripts/browser/hydrated.ts";
import { requiredContactFields } from "#tests/support/contact-fields.ts";
import { copiesIn } from "./draft-copies.ts";
import { countEndedFetches } from "./ended-fetches.ts";
import { openWithPausedClock } from "./fake-clock.ts";
import { fillContactForm } from "./fill-contact-form.ts";
import { fillEverything } from "./fill-everything.ts";
import { holdScripts, letScriptsCome } from "./held-scripts.ts";
import { expect, test } from "./test.ts";
import { withoutTimes } from "./without-times.ts";

/** What the quote form leaves to the visitor: it writes the subject. */
const { subject: _, ...sender } = requiredContactFields;

// Without the pages' fading, of which navigation.spec.ts is the test.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The fields of every form but the two that are sent, which hydration.spec.ts and form-results.spec.ts try. */
const forms = [
  ["the quote form", "/", ".quote-form__bar"],
  ["the form for companies", "/service/corporate", ".quote-form__bar"],
  ["the freight request", "/services/detail", ".freight-request__form"],
  ["the deadlines of the terms", "/Terms-condition", ".deadline-calculator__form"],
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
  ["a deep link's form", "/#/services/detail", ".freight-request__form"],
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

test("the quote form keeps early words while its own code is still missing, without identity numbers", async ({
  page,
}) => {
  const load = page.locator(".quote-form [name=load]");
  await page.route(/quote-form-.*\.js$/, () => {});
  await holdScripts(page);
  await page.goto("/");
  await load.fill("700 kg tiles, 2341 2341 2346");
  await page.locator(".quote-form [name=from]").fill("Mohali");
  await letScriptsCome(page);
  await page.reload();
  await expect(page.locator(".quote-form [name=from]")).toHaveValue("Mohali");
  await expect(load).toHaveValue("700 kg tiles, XXXX XXXX 2346");
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("2341");
});

test("the quote form has its words back before the scripts come: a press sends them too", async ({
  page,
}) => {
  const form = page.locator(".quote-form");
  await holdScripts(page);
  await page.goto("/service/on-demand");
  await form.locator("[name=from]").fill("Kharar");
  await form.locator("[name=to]").fill("Ambala");
  await letScriptsCome(page);
  await takenOver(page, ".quote-form");
  // From here on the words are kept by the quote form itself.
  await form.locator("[name=load]").fill("900 kg");
  await page.reload();
  await expect(form.locator("[name=from]")).toHaveValue("Kharar");
  await form.locator("[name=load]").fill("400 kg");
  await form.locator(".quote-form__bar [type=submit]").click();
  await expect(page).toHaveURL(/contact-us/);
  await expect(page.locator("main .contact-form [name=query]")).toHaveValue(
    /From: Kharar\n.*To: Ambala\n.*400 kg/s,
  );
});

test("a city that is filled in beforehand stays when only the load was typed before the scripts came", async ({
  page,
}) => {
  const form = page.locator(".quote-form");
  await holdScripts(page);
  await page.goto("/service/intercity");
  await expect(form.locator("[name=from]")).toHaveValue("Mohali");
  await form.locator("[name=load]").fill("900 kg");
  await letScriptsCome(page);
  await takenOver(page, ".quote-form");
  await expect(form.locator("[name=from]")).toHaveValue("Mohali");
  await form.locator("[name=to]").fill("Ludhiana");
  await form.locator("[name=date]").focus();
  await expect(page.getByRole("region", { name: quoteForm.answer.label })).toContainText(
    quoteForm.answer.route.pair("Mohali", "Ludhiana"),
  );
  await page.reload();
  await letScriptsCome(page);
  await expect(form.locator("[name=from]")).toHaveValue("Mohali");
  await expect(form.locator("[name=load]")).toHaveValue("900 kg");
});

for (const [name, address, form] of [...forms, ["Contact", "/contact-us", "main .contact-form"]] as const) {
  test(`${name} is filled in at once after a reload, before the scripts come`, async ({ page }) => {
    await holdScripts(page);
    await page.goto(address);
    await letScriptsCome(page);
    await page.locator(form).scrollIntoViewIfNeeded();
    await page.locator(form).hover();
    await takenOver(page, form);
    await fillEverything(page, form);
    const typed = await valuesIn(page, form);
    await page.reload();
    // The address is a deep link by now, whose document may come after the reload has ended.
    await expect.poll(() => valuesIn(page, form)).toEqual(typed);
  });
}

test("the load planner keeps its load over a reload, and the quote form the choices in its answer", async ({
  page,
}) => {
  await openPage(page, "/services/services2");
  const planner = page.locator(".load-planner");
  await planner.scrollIntoViewIfNeeded();
  const count = planner.getByRole("group", { name: "Box A" }).getByLabel("No. of boxes");
  await count.fill("7");
  await page.reload();
  await hydrated(page);
  await planner.scrollIntoViewIfNeeded();
  await expect(count).toHaveValue("7");
  await expect(planner).not.toContainText(loadPlanner.form.example);

  const { distance } = quoteForm.answer;
  await openPage(page, "/#/");
  const form = page.getByRole("form", { name: quoteForm.title });
  await form.locator("[name=from]").fill("Kharar");
  await form.locator("[name=to]").fill("Ludhiana");
  await form.locator("[name=load]").fill("900 kg");
  await form.getByText(quoteForm.answer.details).click();
  await form.getByLabel(distance.thereAndBack).check();
  await page.reload();
  await form.getByText(quoteForm.answer.details).click();
  await expect(form.getByLabel(distance.thereAndBack)).toBeChecked();
});

test("a text for Meena that was not sent is kept over another page and a reload", async ({ page }) => {
  await openPage(page, "/faq");
  const field = page.getByLabel(chat.field);
  const open = () => page.getByRole("button", { name: chatFrame.open }).click();
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
  const freight = ".freight-request__form";
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
    await page.getByRole("button", { name: oceanFreight.form.send }).click();
    await expect(page.locator("main .contact-form [name=subject]")).toHaveValue(/^Rail Freight/);
    await page.reload();
    await hydrated(page);
    await page.goBack();
    await expectValues(page, freight, typed);
  });

  await test.step("both are gone once it is", async () => {
    const form = ".quote-form__bar";
    await goTo(page, "/");
    await page.locator(`${form} [name=from]`).fill("Mohali");
    await page.locator(`${form} [name=to]`).fill("Ambala");
    await expect(page.getByRole("region", { name: quoteForm.answer.label })).toBeVisible();
    await page.locator(`${form} [type=submit]`).click();
    const message = page.locator("main .contact-form");
    await expect(message.locator("[name=query]")).toHaveValue(/^Freight Type: Rail Freight.*From: Mohali/s);
    await message.locator("[type=submit]").click();
    await expect(message).toContainText(contact.alerts.sent);
    await goTo(page, "/services/detail");
    await expect(page.locator(`${freight} [name=departure]`)).toHaveValue("");
    await expect(page.locator(`${freight} [name=fragile]`)).not.toBeChecked();
    await goTo(page, "/");
    await expect(page.locator(`${form} [name=from]`)).toHaveValue("");
  });
});

test("a reload of Contact before `?request` has left the address hydrates the document as it is", async ({
  page,
}) => {
  await openPage(page, "/#/contact-us?request");
  await takenOver(page, "main .contact-form");
  await expect(page).toHaveURL("/#/contact-us");
  await expect(page.getByText(contact.form.carriedOver)).toHaveCount(0);
});

test("a trip is over when its message is accepted, also when the visitor has left the page before that", async ({
  page,
}) => {
  const { answer } = quoteForm;
  const form = page.getByRole("form", { name: quoteForm.title });
  const message = page.locator("main .contact-form");
  async function askForTrip(): Promise<void> {
    await form.locator("[name=from]").fill("Kharar");
    await form.locator("[name=to]").fill("Ludhiana");
    await form.locator("[name=load]").fill("900 kg");
    await form.getByText(answer.details).click();
  }
  await openPage(page, "/#/");
  await askForTrip();
  await form.getByLabel(answer.distance.field).fill("40");
  await form.getByLabel(answer.distance.thereAndBack).check();
  await page
    .getByRole("region", { name: answer.label })
    .getByRole("button", { name: quoteForm.send })
    .click();
  await fillContactForm(page, sender);
  const { promise: left, resolve: leave } = Promise.withResolvers<void>();
  await page.route("**/api/v1/contact/new", async (route) => {
    await left;
    await route.fallback();
  });
  const answered = page.waitForResponse("**/api/v1/contact/new");
  await message.locator("[type=submit]").click();
  await goTo(page, "/about-us");
  leave();
  await answered;
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).not.toContain("order-strip");

  await test.step("the next trip has neither its kilometres nor its way back", async () => {
    await goTo(page, "/");
    await expect(form.locator("[name=from]")).toHaveValue("");
    await askForTrip();
    await expect(form.getByLabel(answer.distance.field)).toHaveValue("");
    await expect(form.getByLabel(answer.distance.thereAndBack)).not.toBeChecked();
  });

  await test.step("Contact does not show it again", async () => {
    await goTo(page, "/contact-us");
    await expect(message).toBeVisible();
    await expect(page.locator("main .quote-card")).toHaveCount(0);
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

test.describe("identity numbers, which no storage keeps", () => {
  const field = (page: Page, name: string) => page.locator(`main form [name=${name}]`);
  const send = (page: Page) => page.locator("main form [type=submit]").click();

  /** Fills in an application and loads the page again, with its scripts held back. */
  async function fillInAndReload(page: Page): Promise<void> {
    await holdScripts(page);
    await page.goto("/hiring");
    await letScriptsCome(page);
    await fillIn(page);
    await page.reload();
    await expect(field(page, "name")).toHaveValue("Gurpreet Singh");
  }

  async function fillIn(page: Page): Promise<void> {
    await field(page, "jobId").selectOption({ index: 1 });
    await field(page, "name").fill("Gurpreet Singh");
    await field(page, "phoneNumber").fill("9876500000");
    await field(page, "address").fill("Phase 8, Mohali");
    await field(page, "aadharNumber").fill("999941057058");
    await field(page, "licenseNumber").fill("PB65 2019");
  }

  async function expectNumbersKept(page: Page): Promise<void> {
    await expect(field(page, "name")).toHaveValue("Gurpreet Singh");
    await expect(field(page, "aadharNumber")).toHaveValue("999941057058");
    await expect(field(page, "licenseNumber")).toHaveValue("PB65 2019");
    const stored = await page.evaluate(() => JSON.stringify(sessionStorage));
    expect(withoutTimes(stored)).not.toMatch(/9999|7058|PB65/);
  }

  async function expectAskedAgain(page: Page): Promise<void> {
    for (const name of ["aadharNumber", "licenseNumber"] as const) {
      await expect(field(page, name)).toHaveValue("");
      await expect(field(page, name)).toHaveAccessibleDescription(
        `${hiring.form.fields[name].hint} ${formMessages.secretNumber.text}`,
      );
    }
    await expect(page.getByText(formMessages.secretNumber.text).filter({ visible: true })).toHaveCount(2);
  }

  test("the form says beside each that it has to be typed again, before and after the scripts come", async ({
    page,
  }) => {
    await fillInAndReload(page);
    await expectAskedAgain(page);
    await letScriptsCome(page);
    await expectAskedAgain(page);
    await goTo(page, "/about-us");
    await page.goBack();
    await expectAskedAgain(page);
    await field(page, "licenseNumber").fill("P");
    await expect(page.getByText(formMessages.secretNumber.text).filter({ visible: true })).toHaveCount(1);
    await field(page, "licenseNumber").fill("");
    await expect(page.getByText(formMessages.secretNumber.text).filter({ visible: true })).toHaveCount(1);
    const stored = await page.evaluate(() => JSON.stringify(sessionStorage));
    expect(withoutTimes(stored)).not.toMatch(/9999|7058|PB65/);
  });

  test("another page and Back keep them, in memory alone", async ({ page }) => {
    await openPage(page, "/#/hiring");
    await fillIn(page);
    await goTo(page, "/contact-us");
    await page.goBack();
    await expectNumbersKept(page);
    await expect(page.getByText(formMessages.secretNumber.text).filter({ visible: true })).toHaveCount(0);
    const posted = page.waitForRequest((request) => request.method() === "POST");
    await send(page);
    expect((await posted).postDataJSON()).toMatchObject({
      aadharNumber: "999941057058",
      licenseNumber: "PB65 2019",
    });
    await expect(page.locator("main .form-result")).toContainText(hiring.alerts.sent);
    await goTo(page, "/about-us");
    await page.goBack();
    for (const name of secrets) await expect(field(page, name)).toHaveValue("");
  });

  test("so does a link that is followed before React runs", async ({ page }) => {
    await holdScripts(page);
    await page.goto("/hiring");
    await fillIn(page);
    // The first moment in which the link belongs to the router.
    await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>("header a[href='/contact-us']");
      const follow = (): void => link?.click();
      if (link) new MutationObserver(follow).observe(link, { attributeFilter: ["href"] });
    });
    await letScriptsCome(page);
    await expect(page).toHaveURL("/#/contact-us");
    await expect(page.locator("main h1")).toHaveText("Contact Us");
    await page.goBack();
    await expectNumbersKept(page);
  });

  test.describe("with a page between that fails to load at first", () => {
    test.use({ expectedComplaints: /net::ERR_|Loading chunk contact failed/ });

    test("so do Try again and Back", async ({ page }) => {
      await openWithPausedClock(page, "/#/hiring");
      await fillIn(page);
      const code = /\/contact\.page-.*\.js$/;
      const ended = await countEndedFetches(page, code);
      await page.route(code, (route) => route.abort());
      await page.evaluate(() => {
        window.location.hash = "/contact-us";
      });
      const again = page.getByRole("alert").getByRole("button", { name: failureText.retry });
      // The address asks for it, and the message about its failure. A later attempt, by the clock, would need no press.
      await expect.poll(ended).toBe(2);
      await again.click();
      await expect.poll(ended).toBe(3);
      await page.unroute(code);
      await again.click();
      await page.clock.resume();
      await expect(page.locator("main h1")).toHaveText("Contact Us");
      await page.goBack();
      await expectNumbersKept(page);
    });
  });

  test("the draft is the same whether it was typed before the scripts came or after", async ({
    page,
    context,
  }) => {
    const typed = {
      name: "Gurpreet Singh",
      phoneNumber: "9876500000",
      address: "Phase 8, Mohali, 7364 5192 8064",
      aadharNumber: "999941057058",
      licenseNumber: "PB65 20190012345",
      description: "736451928064, 7364-5192-8064, PB-6520190012345, call +91 98765 43210, 700 kg 300 200 100",
    };
    const drafts: Readonly<Record<string, unknown>>[] = [];
    for (const tab of [page, await context.newPage()]) {
      await holdScripts(tab);
      await tab.goto("/hiring");
      if (tab !== page) await letScriptsCome(tab);
      for (const [name, text] of Object.entries(typed)) await field(tab, name).fill(text);
      const stored = await tab.evaluate(() => sessionStorage.getItem("hiring-draft") ?? "{}");
      expect(withoutTimes(stored)).not.toMatch(/5192|4105|2019|0012/);
      expect(stored).toContain("+91 98765 43210");
      drafts.push(JSON.parse(stored));
      await tab.evaluate(() => caches.delete("drafts"));
    }
    const [early, late] = drafts;
    expect(early?.filledSecrets).toEqual([...secrets]);
    expect(late?.filledSecrets).toEqual([...secrets]);
    const all = { ...empty, aadharNumber: "" };
    expect({ ...all, ...(early?.fields as object) }).toEqual({ ...all, ...(late?.fields as object) });
  });

  test("one that is optional is asked for once, and the second press sends without it", async ({ page }) => {
    await fillInAndReload(page);
    await letScriptsCome(page);
    const posts: unknown[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") posts.push(request.postDataJSON().licenseNumber);
    });
    await field(page, "aadharNumber").fill("999941057058");
    await send(page);
    await expect(field(page, "licenseNumber")).toBeFocused();
    await expect(page.getByText(formMessages.secretNumber.ask).filter({ visible: true })).toHaveCount(1);
    expect(posts).toEqual([]);
    await send(page);
    await expect(page.locator("main .form-result")).toContainText(hiring.alerts.sent);
    expect(posts).toEqual([""]);
    await expect(page.getByText(formMessages.secretNumber.text).filter({ visible: true })).toHaveCount(0);
  });

  test("until the scripts come the browser asks, once", async ({ page }) => {
    await fillInAndReload(page);
    await field(page, "aadharNumber").fill("999941057058");
    await send(page);
    await expect(field(page, "licenseNumber")).toBeFocused();
    await expect(field(page, "licenseNumber")).toHaveJSProperty(
      "validationMessage",
      formMessages.secretNumber.ask,
    );
    await send(page);
    await expect(page.locator("main .form-result")).toContainText(hiring.alerts.sent);
  });

  test("what the browser has asked for stays asked when the scripts come: the next press sends without it", async ({
    page,
  }) => {
    await fillInAndReload(page);
    await field(page, "aadharNumber").fill("999941057058");
    await send(page);
    await expect(field(page, "licenseNumber")).toBeFocused();
    await letScriptsCome(page);
    // The browser's own words go with its validation.
    await expect(page.getByText(formMessages.secretNumber.ask).filter({ visible: true })).toHaveCount(1);
    await expect(field(page, "licenseNumber")).toBeFocused();
    await send(page);
    await expect(page.locator("main .form-result")).toContainText(hiring.alerts.sent);
  });

  test.describe("after a post that the network cut", () => {
    test.use({ expectedComplaints: /net::ERR_/ });

    test("Back has the other fields, and says so too", async ({ page }) => {
      await fillInAndReload(page);
      await field(page, "aadharNumber").fill("999941057058");
      await field(page, "licenseNumber").fill("PB65 2019");
      await page.context().setOffline(true);
      await send(page);
      await expect(page.locator("main form")).toHaveCount(0);
      await page.context().setOffline(false);
      await page.goBack();
      await expect(field(page, "name")).toHaveValue("Gurpreet Singh");
      await expectAskedAgain(page);
      await letScriptsCome(page);
      await expect(page.locator("main .form-result")).toContainText(formMessages.interrupted);
      await expectAskedAgain(page);
    });

    test("one that fails while another page is open has them on return", async ({ page }) => {
      await openPage(page, "/#/hiring");
      await fillIn(page);
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      await page.route("**/api/v1/applicants", async (route) => {
        await released;
        await route.abort();
      });
      await send(page);
      await goTo(page, "/faq");
      await expect(page.locator("main .form-result")).toHaveCount(0);
      const failed = page.waitForEvent("requestfailed");
      release();
      await failed;
      await page.goBack();
      await expect(page.locator("main .alert")).toHaveText(hiring.alerts.serverError);
      await expect(page.locator("main .form-result")).toContainText(formMessages.sendAgain(""));
      await expectNumbersKept(page);
    });

    test("one that lacks them names them", async ({ page }) => {
      await fillInAndReload(page);
      await letScriptsCome(page);
      await page.route("**/api/v1/applicants", (route) => route.abort());
      await field(page, "aadharNumber").fill("999941057058");
      await send(page);
      await expect(field(page, "licenseNumber")).toBeFocused();
      await send(page);
      const result = page.locator("main .form-result");
      await expect(result).toContainText(formMessages.sendAgain(hiring.form.fields.licenseNumber.label));
      await field(page, "licenseNumber").fill("PB65 2019");
      await expect(result).toContainText(formMessages.sendAgain(""));
    });

    test("the next tab has the other fields, and says so too", async ({ page, context }) => {
      await openPage(page, "/#/hiring");
      await fillIn(page);
      await page.route("**/api/v1/applicants", (route) => route.abort());
      await send(page);
      await expect(page.locator("main .form-result")).toContainText(hiring.alerts.serverError);
      await expect(page.locator("main .form-result")).toContainText(formMessages.sendAgain(""));
      await expect.poll(() => copiesIn(page)).toContain("isPending");
      await page.close();
      const next = await context.newPage();
      await holdScripts(next);
      await next.goto("/#/hiring");
      await expect(field(next, "name")).toHaveValue("Gurpreet Singh");
      await expectAskedAgain(next);
      await letScriptsCome(next);
      await expect(next.locator("main .form-result")).toContainText(formMessages.interrupted);
      await expect(next.locator(".recovered-draft")).toHaveCount(0);
      await expectAskedAgain(next);
    });
  });

  test("one that is typed again is sent", async ({ page }) => {
    await fillInAndReload(page);
    await field(page, "aadharNumber").fill("999941057058");
    await field(page, "licenseNumber").fill("PB65 2020");
    const posted = page.waitForRequest((request) => request.method() === "POST");
    await send(page);
    expect((await posted).postData()).toContain("PB65");
    await expect(page.locator("main .form-result")).toContainText(hiring.alerts.sent);
  });
});

test.describe("a long number in a text, which no storage keeps", () => {
  const { text: note, ask } = formMessages.maskedNumber;
  const form = "main .contact-form";
  const field = (page: Page, name: string) => page.locator(`${form} [name=${name}]`);
  const send = (page: Page) => page.locator(`${form} [type=submit]`).click();
  const notes = (page: Page) => page.locator("main").getByText(note).filter({ visible: true });
  const typed = "E-way bill 371002345678, please check";
  const masked = "E-way bill XXXX XXXX 5678, please check";

  /** The messages that are posted from now on. */
  function messagesPosted(page: Page): string[] {
    const posted: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") posted.push(request.postDataJSON().query);
    });
    return posted;
  }

  /** Writes a message and loads the page again, with its scripts held back. */
  async function writeAndReload(page: Page): Promise<void> {
    await holdScripts(page);
    await page.goto("/contact-us");
    await letScriptsCome(page);
    await fillContactForm(page, { ...requiredContactFields, query: typed });
    await expect(notes(page)).toHaveCount(0);
    await page.reload();
    await expect(field(page, "query")).toHaveValue(masked);
  }

  async function expectMarked(page: Page, ...names: readonly string[]): Promise<void> {
    await expect(notes(page)).toHaveCount(names.length);
    for (const name of names)
      await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(`${note}$`));
  }

  test("the form says beside it that it has to be typed again, before and after the scripts come, until it is", async ({
    page,
  }) => {
    await writeAndReload(page);
    await expectMarked(page, "query");
    await letScriptsCome(page);
    await expectMarked(page, "query");
    await goTo(page, "/about-us");
    await page.goBack();
    await expectMarked(page, "query");
    await field(page, "query").fill(`${masked} today`);
    await expectMarked(page, "query");
    await field(page, "query").fill(typed);
    await expect(notes(page)).toHaveCount(0);
    const posted = messagesPosted(page);
    await send(page);
    await expect(page.locator("main .form-result")).toContainText(contact.alerts.sent);
    expect(posted).toEqual([typed]);
  });

  test("the first press asks for it, and the second sends the text as it is", async ({ page }) => {
    await writeAndReload(page);
    await letScriptsCome(page);
    const posted = messagesPosted(page);
    await send(page);
    await expect(field(page, "query")).toBeFocused();
    await expect(page.getByText(ask).filter({ visible: true })).toHaveCount(1);
    expect(posted).toEqual([]);
    await send(page);
    await expect(page.locator("main .form-result")).toContainText(contact.alerts.sent);
    expect(posted).toEqual([masked]);
    await expect(notes(page)).toHaveCount(0);
  });

  test.describe("whose answer was lost", () => {
    test.use({ expectedComplaints: /net::ERR_/ });

    test("gets the reference under which it was stored, when it is sent as it is after a reload", async ({
      page,
    }) => {
      await openPage(page, "/contact-us");
      await fillContactForm(page, { ...requiredContactFields, query: "My PAN is ABCPE1234F" });
      let stored = "";
      await page.route("**/api/v1/contact/new", async (route) => {
        stored = (await (await route.fetch()).json()).reference;
        await route.abort();
      });
      await send(page);
      await expect(page.locator("main .form-result")).toContainText(contact.alerts.noResponse);
      await page.unroute("**/api/v1/contact/new");
      await page.reload();
      await hydrated(page);
      await expect(field(page, "query")).toHaveValue("My PAN is XXXX XXXX 1234");
      const posted = messagesPosted(page);
      await send(page);
      await expect(field(page, "query")).toBeFocused();
      await send(page);
      await expect(page.locator("main .form-result")).toContainText(contact.alerts.sent);
      await expect(page.locator("main .form-result strong")).toHaveText(stored);
      expect(posted).toEqual(["My PAN is XXXX XXXX 1234"]);
    });
  });

  test("until the scripts come the browser asks, once", async ({ page }) => {
    await writeAndReload(page);
    await send(page);
    await expect(field(page, "query")).toBeFocused();
    await expect(field(page, "query")).toHaveJSProperty("validationMessage", ask);
    await send(page);
    await expect(page.locator("main .form-result")).toContainText(contact.alerts.sent);
  });

  test("until the scripts come the browser asks for a mask too that it has put back itself", async ({
    page,
  }) => {
    await holdScripts(page);
    await page.goto("/contact-us");
    await fillContactForm(page);
    // The browser puts texts back without an event, also before the boot script does.
    await field(page, "query").evaluate((control: HTMLTextAreaElement, text) => {
      control.value = text;
    }, masked);
    await send(page);
    await expect(field(page, "query")).toBeFocused();
    await expect(field(page, "query")).toHaveJSProperty("validationMessage", ask);
    await expectMarked(page, "query");
    await send(page);
    await expect(page.locator("main .form-result")).toContainText(contact.alerts.sent);
  });

  for (const [title, address, first, name, when] of [
    ["the quote form", "/", ".quote-form", "load", "before"],
    ["the quote form", "/", ".quote-form", "load", "after"],
    ["the freight request", "/services/detail", ".freight-request__form", "delivery", "after"],
  ] as const)
    test(`${title} only leads to Contact, which asks for it: ${when} the scripts come`, async ({ page }) => {
      const control = page.locator(`${first} [name=${name}]`);
      await holdScripts(page);
      await page.goto(address);
      await letScriptsCome(page);
      for (const required of await page.locator(`${first} input[required]`).all()) await required.fill("5");
      await control.fill(typed);
      await page.reload();
      await expect(control).toHaveValue(masked);
      if (when === "after") {
        await letScriptsCome(page);
        await takenOver(page, first);
      }
      await page.locator(`${first} [type=submit]`).first().click();
      await expect(field(page, "query")).toHaveValue(new RegExp(masked));
      await expect(field(page, "query")).toHaveAccessibleDescription(new RegExp(`${note}$`));
      await fillContactForm(page);
      const posted = messagesPosted(page);
      await send(page);
      await expect(field(page, "query")).toBeFocused();
      expect(posted).toEqual([]);
    });

  test("until the scripts come one that is typed again is sent at the first press", async ({ page }) => {
    await writeAndReload(page);
    await field(page, "query").fill(typed);
    await expect(notes(page)).toHaveCount(0);
    const posted = page.waitForRequest((request) => request.method() === "POST");
    await send(page);
    expect(new URLSearchParams((await posted).postData() ?? "").get("query")).toBe(typed);
  });

  test("what the quote form hands over is whole, and it says what a reload has masked", async ({ page }) => {
    const load = page.locator(".quote-form [name=load]");
    await openPage(page, "/");
    await load.fill("900 kg cartons, e-way bill 371002345678");
    await page.locator(".trip-answer [type=submit]").click();
    await expect(field(page, "query")).toHaveValue(/e-way bill 371002345678/);
    await expect(field(page, "subject")).toHaveValue(/e-way bill 371002345678/);
    await expect(notes(page)).toHaveCount(0);
    const kept = await page.evaluate(() => JSON.stringify([location.href, { ...sessionStorage }]));
    expect(kept).not.toContain("371002");
    await page.goBack();
    await expect(load).toHaveValue(/371002345678/);
    await expect(notes(page)).toHaveCount(0);
    await page.reload();
    await takenOver(page, ".quote-form");
    await expect(load).toHaveAccessibleDescription(note);
    await goTo(page, "/contact-us");
    await expectMarked(page, "subject", "query");
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("the form that the quote form's address fills in says so", async ({ page }) => {
      await page.goto("/");
      await page.locator(".quote-form [name=load]").fill("cartons, e-way bill 371002345678");
      await page.locator(".quote-form [type=submit]").click();
      await expect(field(page, "query")).toHaveValue(/XXXX XXXX 5678/);
      await expectMarked(page, "subject", "query");
    });
  });
});

test.describe("a closed tab", () => {
  const message = "main .contact-form";
  const field = (page: Page, name: string) => page.locator(`${message} [name=${name}]`);
  const call = "**/api/v1/contact/new";

  async function typeMessage(page: Page, subject = requiredContactFields.subject): Promise<void> {
    await openPage(page, "/contact-us");
    await fillContactForm(page, { ...requiredContactFields, subject });
    await expectCopied(page, subject);
  }

  /** The browser copies a draft a moment after it was typed. */
  async function expectCopied(page: Page, text: string): Promise<void> {
    await expect.poll(() => copiesIn(page)).toContain(text);
  }

  test("leaves its draft to the next one, which says so and can clear it", async ({ page, context }) => {
    await typeMessage(page);
    await field(page, "query").fill("My Aadhar number is 7364 5192 8064.");
    await expectCopied(page, "8064");
    expect(await copiesIn(page)).not.toContain("5192");
    await page.close();
    const next = await context.newPage();
    await holdScripts(next);
    await next.goto("/contact-us");
    await expect(field(next, "subject")).toHaveValue("Forty cartons to Ambala");
    await letScriptsCome(next);
    await expect(field(next, "name")).toHaveValue("Asha Verma");
    await expect(next.locator(message)).toContainText(formMessages.closedTabDraft);
    const clear = next.getByRole("button", { name: formMessages.clearDraft });
    const undo = next.getByRole("button", { name: formMessages.undo });
    await clear.click();
    await expect(field(next, "name")).toHaveValue("");
    await test.step("Undo restores it, and the focus is in the form each time", async () => {
      await expect(field(next, "name")).toBeFocused();
      await expect(next.locator(".recovered-draft[role=status]")).toContainText(formMessages.cleared);
      await undo.press("Enter");
      await expect(field(next, "name")).toHaveValue("Asha Verma");
      await expect(field(next, "query")).toHaveValue("My Aadhar number is XXXX XXXX 8064.");
      await expect(field(next, "name")).toBeFocused();
      await expect(undo).toHaveCount(0);
      await expectCopied(next, "Asha");
    });
    await clear.click();
    await expect(next.locator(message)).not.toContainText(formMessages.closedTabDraft);
    await expect.poll(() => copiesIn(next)).not.toContain("Asha");
    await test.step("what is typed next ends the Undo, also once that is sent", async () => {
      await fillContactForm(next);
      await expect(undo).toHaveCount(0);
      await next.locator(`${message} [type=submit]`).click();
      await expect(field(next, "name")).toHaveValue("");
      await expect(undo).toHaveCount(0);
    });
    await expect.poll(() => copiesIn(next)).not.toContain("Asha");
    await next.close();
    const last = await context.newPage();
    await openPage(last, "/contact-us");
    await expect(field(last, "name")).toHaveValue("");
  });

  test("that was sending leaves its key too: it is stored once, and the reference is shown", async ({
    page,
    context,
  }) => {
    await typeMessage(page);
    let reference = "";
    let key: string | undefined;
    const { promise: stored, resolve } = Promise.withResolvers<void>();
    await page.route(call, async (route) => {
      key = route.request().headers()["idempotency-key"];
      const answer = await route.fetch();
      reference = (await answer.json()).reference;
      // The answer never arrives.
      resolve();
    });
    await page.locator(`${message} [type=submit]`).click();
    await stored;
    await expectCopied(page, key ?? "no key");
    await page.close();
    const next = await context.newPage();
    await openPage(next, "/contact-us");
    await expect(next.locator(message)).toContainText(formMessages.interrupted);
    const again = next.waitForRequest(call);
    await next.locator(`${message} [type=submit]`).click();
    expect((await again).headers()["idempotency-key"]).toBe(key);
    await expect(next.locator(message)).toContainText(reference);
    await expect.poll(() => copiesIn(next)).not.toContain("Asha");
  });

  test("shows its notices in the next one before anybody touches it", async ({ page, context }) => {
    await typeMessage(page);
    await page.route(call, () => {});
    const sent = page.waitForRequest(call);
    await page.locator(`${message} [type=submit]`).click();
    await sent;
    await expectCopied(page, "isPending");
    await page.close();
    const next = await context.newPage();
    // A busy phone: the copies are there after everything else.
    await next.addInitScript(() => {
      const has = caches.has.bind(caches);
      const { promise: loaded, resolve } = Promise.withResolvers<void>();
      addEventListener("load", () => setTimeout(resolve));
      caches.has = (name) => loaded.then(() => has(name));
    });
    await next.goto("/contact-us");
    await expect(next.locator(message)).toContainText(formMessages.interrupted);
    await expect(next.locator(".recovered-draft")).toHaveCount(0);
  });

  test("in which only an identity number was typed leaves no text, and says nothing of one", async ({
    page,
    context,
  }) => {
    await openPage(page, "/#/hiring");
    await page.locator("main form [name=aadharNumber]").fill("999941057058");
    await expectCopied(page, "aadharNumber");
    await page.close();
    const next = await context.newPage();
    await openPage(next, "/#/hiring");
    await expect(next.locator("main form [name=name]")).toHaveValue("");
    await expect(next.locator("main form")).toContainText(formMessages.secretNumber.text);
    await expect(next.locator(".recovered-draft")).toHaveCount(0);
  });

  test("leaves its draft also where the browser takes long to find it: nobody has to touch the next one", async ({
    page,
    context,
  }) => {
    await typeMessage(page);
    await page.close();
    const next = await context.newPage();
    await holdCopies(next);
    await next.goto("/contact-us");
    // The boot script no longer waits.
    await expect(next.locator("#root[data-address]")).toBeAttached();
    expect(await isHydrated(next)).toBe(false);
    await releaseCopies(next);
    await expect(field(next, "subject")).toHaveValue("Forty cartons to Ambala");
    await expect(next.locator(message)).toContainText(formMessages.closedTabDraft);
  });

  test("leaves its draft to a form that has its code before the browser has found it, and loses none of it", async ({
    page,
    context,
  }) => {
    await typeMessage(page);
    await page.close();
    const next = await context.newPage();
    await holdCopies(next);
    await openPage(next, "/contact-us");
    // Before the copies are found: afterwards it would be typed into the draft that they hold.
    await field(next, "name").fill("Meera Nair");
    await releaseCopies(next);
    await expectCopied(next, "Meera");
    await next.getByRole("button", { name: formMessages.otherDraft.show }).click();
    await expect(field(next, "subject")).toHaveValue("Forty cartons to Ambala");
    await expect(field(next, "name")).toHaveValue("Asha Verma");
    await expectCopied(next, "Meera");
  });

  test("does not disturb one that is open: each keeps its own draft", async ({ page, context }) => {
    const other = await context.newPage();
    await openPage(other, "/contact-us");
    await typeMessage(page);
    await field(other, "name").fill("Meera Nair");
    await expectCopied(other, "Meera");
    await page.reload();
    await expect(field(page, "name")).toHaveValue("Asha Verma");
    await page.close();
    await other.reload();
    await expect(field(other, "name")).toHaveValue("Meera Nair");
    await expect(field(other, "subject")).toHaveValue("");
  });

  test.describe("beside another with other text in the same form", () => {
    const show = (page: Page) => page.getByRole("button", { name: formMessages.otherDraft.show });

    /** Two tabs, both opened empty, each with a message of its own. Both are then closed, one after the other. */
    async function closeTwo(page: Page, context: BrowserContext): Promise<Page> {
      const other = await context.newPage();
      await openPage(other, "/contact-us");
      await typeMessage(page);
      await typeMessage(other, "Ten drums to Ropar");
      await page.close();
      await other.close();
      const next = await context.newPage();
      await openPage(next, "/contact-us");
      await expect(field(next, "subject")).toHaveValue("Ten drums to Ropar");
      return next;
    }

    test("loses neither: the next tab has the newer text and shows the other one on request", async ({
      page,
      context,
    }) => {
      const next = await closeTwo(page, context);
      await expect(next.locator(message)).toContainText(formMessages.otherDraft.text);
      await show(next).click();
      await expect(field(next, "subject")).toHaveValue("Forty cartons to Ambala");
      await expect(field(next, "name")).toBeFocused();
      await show(next).press("Enter");
      await expect(field(next, "subject")).toHaveValue("Ten drums to Ropar");

      await test.step("once one of them is sent, the other is still there, also for another tab", async () => {
        await next.locator(`${message} [type=submit]`).click();
        await expect(next.locator(message)).toContainText(contact.alerts.sent);
        await expect(show(next)).toBeVisible();
        await expect.poll(() => copiesIn(next)).not.toContain("Ropar");
        await next.close();
        const last = await context.newPage();
        await openPage(last, "/contact-us");
        await expect(field(last, "subject")).toHaveValue("Forty cartons to Ambala");
        await expect(last.locator(message)).toContainText(formMessages.closedTabDraft);
        await expect(show(last)).toHaveCount(0);
      });
    });

    test("a second press, before the first has taken effect, shows the first text again", async ({
      page,
      context,
    }) => {
      const next = await closeTwo(page, context);
      const subjects = await field(next, "subject").evaluateHandle((control) => {
        const shown: string[] = [];
        const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
        Object.defineProperty(control, "value", {
          get: () => value?.get?.call(control),
          set(text: string) {
            if (text) shown.push(text);
            value?.set?.call(control, text);
          },
        });
        return shown;
      });
      await show(next).evaluate((button: HTMLElement) => {
        button.click();
        button.click();
      });
      await expect
        .poll(() => subjects.jsonValue())
        .toEqual(["Forty cartons to Ambala", "Ten drums to Ropar"]);
      await expect(show(next)).toBeVisible();
    });

    test("each is sent by itself", async ({ page, context }) => {
      const next = await closeTwo(page, context);
      const references = new Set<string | null>();
      for (const subject of ["Ten drums to Ropar", "Forty cartons to Ambala"]) {
        await expect(field(next, "subject")).toHaveValue(subject);
        await next.locator(`${message} [type=submit]`).click();
        await expect(field(next, "subject")).toHaveValue("");
        references.add(await next.locator(`${message} .form-result strong`).first().textContent());
        if (subject === "Ten drums to Ropar") await show(next).click();
      }
      expect(references.size).toBe(2);
      await expect.poll(() => copiesIn(next)).not.toMatch(/Ropar|Ambala/);
    });

    test("both are cleared by themselves, and then nothing of them is stored", async ({ page, context }) => {
      const next = await closeTwo(page, context);
      const clear = next.getByRole("button", { name: formMessages.clearDraft });
      await expect(show(next)).toBeVisible();
      await clear.click();
      await show(next).click();
      await expect(field(next, "subject")).toHaveValue("Forty cartons to Ambala");
      await expect(show(next)).toHaveCount(0);
      await clear.click();
      await expect.poll(() => copiesIn(next)).toBe("");
    });

    test("a tab that began with a copy of another and changed it leaves both", async ({ page, context }) => {
      await typeMessage(page);
      const other = await context.newPage();
      await openPage(other, "/contact-us");
      await expect(field(other, "subject")).toHaveValue("Forty cartons to Ambala");
      await expect(show(other)).toHaveCount(0);
      await field(other, "subject").fill("Ten drums to Ropar");
      await expectCopied(other, "Ropar");
      await other.close();
      // The visitor comes back to the first before it is closed too.
      await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
      await expectCopied(page, "Forty cartons");
      await page.close();
      const next = await context.newPage();
      await openPage(next, "/contact-us");
      await expect(field(next, "subject")).toHaveValue("Forty cartons to Ambala");
      await show(next).click();
      await expect(field(next, "subject")).toHaveValue("Ten drums to Ropar");
    });

    test("a copy of the same text is no other one, and does not come back once it is cleared", async ({
      page,
      context,
    }) => {
      await typeMessage(page);
      const other = await context.newPage();
      await openPage(other, "/contact-us");
      // The visitor comes back to the first until the second has taken its copy over: only then there are two.
      const copiesOnReturn = async () => {
        await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
        return (await copiesIn(page)).split("Forty").length - 1;
      };
      await expect.poll(copiesOnReturn).toBe(2);
      await page.close();
      await other.close();
      const next = await context.newPage();
      await openPage(next, "/contact-us");
      await expect(field(next, "subject")).toHaveValue("Forty cartons to Ambala");
      await expect.poll(async () => (await copiesIn(next)).split("Forty").length - 1).toBe(1);
      await expect(show(next)).toHaveCount(0);
      await next.getByRole("button", { name: formMessages.clearDraft }).click();
      await expect.poll(() => copiesIn(next)).toBe("");
    });
  });

  test("is forgotten after a day", async ({ page, context }) => {
    await typeMessage(page);
    await page.close();
    const next = await context.newPage();
    await next.addInitScript(() => {
      const now = Date.now;
      Date.now = () => now() + 24 * 3_600_000 + 1;
    });
    await openPage(next, "/contact-us");
    await expect(field(next, "name")).toHaveValue("");
    await expect.poll(() => copiesIn(next)).toBe("");
  });
});

/** The next document finds no copies before `releaseCopies`, as where the browser takes long to find them. */
async function holdCopies(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const has = caches.has.bind(caches);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    caches.has = (name) => released.then(() => has(name));
    Object.assign(window, { release });
  });
}

async function releaseCopies(page: Page): Promise<void> {
  await page.evaluate(() => (window as unknown as { release(): void }).release());
}

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
