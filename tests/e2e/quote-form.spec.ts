import type { Locator, Page } from "@playwright/test";
import { contact } from "#content/en/contact.ts";
import { intercity } from "#content/en/intercity.ts";
import { loadPlanner } from "#content/en/load-planner.ts";
import { quoteForm } from "#content/en/quote-form.ts";
import { withReserve } from "#content/en/range-reserve.ts";
import { rules } from "#content/en/rules.ts";
import { formatCount, formatRupees } from "#content/format/english.ts";
import { hydrated, openPage, takenOver } from "#scripts/browser/hydrated.ts";
import { requiredContactFields } from "#tests/support/contact-fields.ts";
import { axeFindings } from "./axe.ts";
import { callsOf } from "./calls-of.ts";
import { fillContactForm } from "./fill-contact-form.ts";
import { forgetDrafts } from "./forget-drafts.ts";
import { framesDrawn } from "./frames-drawn.ts";
import { holdScripts, letScriptsCome } from "./held-scripts.ts";
import { layoutShift, recordLayoutShifts } from "./layout-shifts.ts";
import { expect, test } from "./test.ts";
import { waitForAnimations } from "./wait-for-animations.ts";

/** What the quote form leaves to the visitor: it writes the subject. */
const { subject: _, ...sender } = requiredContactFields;

const trip = {
  from: "Phase 8, Mohali",
  to: "Ludhiana",
  load: "20 cartons of 40 x 30 x 30 cm, 12 kg",
  date: "2027-01-05",
} as const;
const message = [
  "From: Phase 8, Mohali",
  "To: Ludhiana",
  "Load: 20 cartons of 40 x 30 x 30 cm, 12 kg",
  "When: Tuesday 5 January 2027, morning",
];
const { answer: words } = quoteForm;
const price = rules.price.range;

function form(page: Page): Locator {
  return page.getByRole("form", { name: quoteForm.title });
}

function answer(page: Page): Locator {
  return page.getByRole("region", { name: words.label });
}

function summary(page: Page): Locator {
  return form(page).locator("#quote-form-line");
}

async function fillTrip(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(trip)) await form(page).locator(`[name=${name}]`).fill(text);
  await form(page).locator("[name=part]").selectOption("morning");
}

/** By the answer's button, if there is one. Where no vehicle covers the distance, it asks for the route. */
async function send(page: Page): Promise<void> {
  const buttons = form(page).getByRole("button", {
    name: new RegExp(`^(${quoteForm.send}|${words.range.ask})`),
  });
  await buttons.last().click();
}

function contactField(page: Page, name: string): Locator {
  return page.locator(`main .contact-form [name=${name}]`);
}

async function expectFilledContact(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact Us");
  await expect(contactField(page, "subject")).toHaveValue(`Quote: ${trip.from} to ${trip.to}, ${trip.load}`);
  await expect
    .poll(async () => (await contactField(page, "query").inputValue()).split("\n"))
    .toEqual(expect.arrayContaining(message));
  await expect(contactField(page, "name")).toBeFocused();
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the quote form leads to a contact form that is filled in, and can be sent", async ({ page }) => {
    await page.goto("/");
    await fillTrip(page);
    await send(page);
    await expect(page).toHaveURL(/\/contact-us\?from=Phase\+8%2C\+Mohali&to=Ludhiana&load=.*&part=morning$/);
    await expectFilledContact(page);
    await fillContactForm(page, sender);
    await page.locator("main .contact-form [type=submit]").click();
    await expect(page.locator("main")).toContainText("Thank you! Your message has been sent successfully.");

    await test.step("whatever was typed is text and nothing else", async () => {
      await page.goto("/");
      const hostile = `"><img src=x onerror="document.title='x'">`;
      await form(page).locator("[name=to]").fill(hostile);
      await send(page);
      await expect(contactField(page, "subject")).toHaveValue(`Quote: to ${hostile}`);
      await expect(page.locator("main img[src=x]")).toHaveCount(0);
    });

    await test.step("an empty quote form leads to a message that asks for the load and the trip", async () => {
      const { lines } = contact.topic.messages.quote;
      await page.goto("/");
      await send(page);
      await expect(contactField(page, "query")).toHaveValue(lines.map((line) => `${line}: `).join("\n"));
    });
  });
});

test.describe("when its code does not load", () => {
  test.use({ expectedComplaints: /ERR_FAILED|Loading chunk quote-form failed/ });

  test("the quote form is the plain form that it was", async ({ page }) => {
    await page.route("**/quote-form-*.js", (route) => route.abort());
    await openPage(page, "/");
    await fillTrip(page);
    await send(page);
    await expectFilledContact(page);
    await expect(page).toHaveURL("/#/contact-us");
  });
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the answer comes in place, without a call: vehicle, route, pickup, range and the price's factors", async ({
    page,
  }) => {
    const code: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/quote-form-")) code.push(request.url());
    });
    await openPage(page, "/");

    await test.step("its code is loaded when it is touched, not before, and what was typed meanwhile is answered", async () => {
      // Whatever is fetched ahead is fetched in an idle moment.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      expect(code).toEqual([]);
      await form(page).locator("[name=load]").fill("900 kg of tiles");
      await expect(answer(page).locator("[data-fact=vehicle] strong")).toHaveText("Tata Ace");
      await expect(answer(page).locator("figcaption")).toHaveText("Weight 900 kg of 1,000 kg");
      expect(code).not.toEqual([]);
      await expect(form(page).locator("[name=load]")).toBeFocused();
    });

    await test.step("the answer follows what is typed", async () => {
      await fillTrip(page);
      await expect(answer(page)).toContainText(loadPlanner.answer.takes("JEM"));
      await expect(answer(page).locator(".loaded-bed__box")).toHaveCount(20);
      await expect(answer(page).getByRole("radio", { name: "JEM" })).toBeChecked();
      await expect(summary(page)).toHaveText("JEM · about 105 km");
      await expect(answer(page)).toContainText("The JEM covers one way on one charge.");
      await expect(answer(page)).toContainText(words.range.only("4", "105 km"));
      await answer(page).locator("fieldset").getByText("Tata Ace").click();
      await expect(answer(page)).toContainText(words.reach.farther("Tata Ace"));
      await answer(page).locator("fieldset").getByText("JEM").click();
      await expect(answer(page).locator("figcaption")).toHaveText(
        /^20 boxes loaded in the JEM take up \d+% of/,
      );
      await expect(answer(page).locator("figcaption")).toContainText("Weight 240 kg of 1,000 kg");
      await expect(answer(page).locator("[data-fact=day]")).toHaveText("WhenTuesday 5 January 2027, morning");
      await expect(answer(page)).toContainText(loadPlanner.answer.takes("JEM"));
      await expect(summary(page)).toHaveText(/^JEM · /);
      const calls = callsOf(page);
      await form(page).locator("[name=load]").fill("1 pole of 10 ft x 1 ft x 1 ft, 30 kg");
      await expect(answer(page)).toContainText(words.range.plan);
      // None is recommended, so none is drawn large: each says how far it goes.
      await expect(answer(page).locator("figure")).toHaveCount(0);
      await expect(answer(page).getByText(words.range.reach("104 km", "105 km"))).toBeVisible();
      await expect(answer(page)).toContainText(words.route.named(formatCount(intercity.map.routes.length)));
      await expect(answer(page)).toContainText(words.pickup.assured);
      await expect(answer(page)).toContainText(words.pickup.outside("Morning"));
      await expect(answer(page)).toContainText(`${formatRupees(price.from)} to ${formatRupees(price.to)}`);
      await answer(page).getByText(words.details).click();
      await answer(page).getByLabel(words.distance.field).fill("90");
      // It is no field of the form: Enter sends nothing, and stays.
      await answer(page).getByLabel(words.distance.field).press("Enter");
      await expect(answer(page)).toContainText(loadPlanner.answer.takes("Eicher"));
      const way = answer(page).locator("[data-fact=distance] strong");
      await expect(way).toHaveText(words.distance.oneWayOf("90 km"));
      await expect(answer(page)).toContainText(`${withReserve}: JEM and Eicher.`);
      await answer(page).getByLabel(words.distance.thereAndBack).check();
      await expect(way).toHaveText(words.distance.roundTripOf("180 km"));
      await expect(answer(page)).toContainText(words.range.plan);
      await answer(page).getByLabel(words.distance.thereAndBack).uncheck();
      await expect(answer(page)).not.toContainText(words.range.plan);
      await expect(
        page.getByRole("status").filter({ hasText: loadPlanner.answer.takes("Eicher") }),
      ).toHaveCount(1);
      await form(page).getByRole("button", { name: quoteForm.fields.when.days[1] }).click();
      const today = (await form(page).locator("[name=date]").getAttribute("min")) ?? "";
      const next = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);
      await expect(form(page).locator("[name=date]")).toHaveValue(next);
      expect(calls).toEqual([]);
    });

    await test.step("the form and its answer pass axe and fit, in both themes, narrow and wide", async () => {
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme });
          expect(await axeFindings(page, ".quote-section"), `${colorScheme}, ${width}`).toEqual([]);
        }
        const overflow = await form(page).evaluate((form) => form.scrollWidth - form.clientWidth);
        expect(overflow, `${width}`).toBeLessThanOrEqual(0);
      }
    });
  });
});

test("a quote request after a look at the form about damage says nothing of damage", async ({ page }) => {
  await openPage(page, "/#/contact-us?about=damage");
  await expect(contactField(page, "query")).toHaveValue(/^Booking number: \n/);
  await page.getByRole("banner").getByRole("link", { name: "Home", exact: true }).click();
  await fillTrip(page);
  await send(page);
  await expect(contactField(page, "query")).toHaveValue(/^From: Phase 8, Mohali\n/);
  await expect(contactField(page, "query")).not.toHaveValue(/Booking number/);
});

test("a report of damage after a quote request says nothing of the trip, and the quote form still has it", async ({
  page,
}) => {
  await openPage(page, "/");
  await fillTrip(page);
  await send(page);
  await expect(contactField(page, "query")).toHaveValue(/^From: Phase 8, Mohali\n/);
  await page.evaluate(() => (location.hash = "/contact-us?about=damage"));
  await expect(contactField(page, "query")).toHaveValue(/^Booking number: \nWhat is damaged: /);
  await expect(contactField(page, "query")).not.toHaveValue(/Mohali/);
  await expect(page.locator("main .quote-card")).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await expect(contactField(page, "query")).toHaveValue(/^Booking number: /);
  await expect(page.locator("main .quote-card")).toHaveCount(0);
  await page.getByRole("banner").getByRole("link", { name: "Home", exact: true }).click();
  await expect(form(page).locator("[name=from]")).toHaveValue("Phase 8, Mohali");
});

test("the thanks for a report of damage, made on the page of a quote request, say nothing of the trip", async ({
  page,
}) => {
  await openPage(page, "/");
  await fillTrip(page);
  await send(page);
  await expect(page.locator("main .quote-card")).toHaveCount(1);
  await page.evaluate(() => (location.hash = "/contact-us?about=damage"));
  await expect(contactField(page, "query")).toHaveValue(/^Booking number: \n/);
  await fillContactForm(page, sender);
  await page.locator("main .contact-form [type=submit]").click();
  await expect(page.locator("main .form-result")).toContainText(contact.form.urgent);
  await expect(page.locator("main .form-result")).not.toContainText(contact.quote.sent);
});

test("a trip that begins before the office answers is thanked for with a call, not with the wait alone", async ({
  page,
}) => {
  // A Saturday evening; the pickup is on Monday morning.
  await page.clock.setFixedTime(new Date("2026-12-05T21:30:00+05:30"));
  await openPage(page, "/");
  await fillTrip(page);
  await form(page).locator("[name=date]").fill("2026-12-07");
  await send(page);
  await fillContactForm(page, sender);
  await page.locator("main .contact-form [type=submit]").click();
  const { callFrom, onDay } = quoteForm.answer.price;
  await expect(page.locator("main .call-soon")).toContainText(callFrom(onDay("Monday"), "10 AM"));
});

test("the quote request opens Contact with the trip above three fields, can be changed, and takes nothing that was typed there", async ({
  page,
}) => {
  await openPage(page, "/#/contact-us");
  await contactField(page, "phone").fill("98765 00000");
  await contactField(page, "query").fill("Ring twice.");
  await page.getByRole("banner").getByRole("link", { name: "Home", exact: true }).click();
  await fillTrip(page);
  await answer(page).locator("fieldset").getByText("Euler").click();
  await expect(answer(page)).toContainText(loadPlanner.answer.takes("Euler"));
  await send(page);
  await expect(page).toHaveURL("/#/contact-us");
  await expectFilledContact(page);
  await expect(contactField(page, "query")).toHaveValue(/^Ring twice\.\n\nFrom: /);
  await expect(contactField(page, "query")).toHaveValue(/Shown on the site:\nVehicle: .*Euler/);
  await expect(contactField(page, "phone")).toHaveValue("98765 00000");
  const card = page.locator("main .quote-card");
  await expect(card).toContainText(contact.quote.trip(`${trip.from} to ${trip.to}`));
  await expect(card).toContainText("Euler");
  await expect(contactField(page, "subject")).not.toBeVisible();
  // Trip and fields are one panel.
  const gap = () =>
    card.evaluate((head) => {
      const form = document.querySelector("main .contact-form");
      return form ? form.getBoundingClientRect().top - head.getBoundingClientRect().bottom : Number.NaN;
    });
  await expect.poll(gap).toBeCloseTo(0, 0);

  await test.step("a reload keeps the trip, below the form, which it does not move", async () => {
    await contactField(page, "phone").fill("98765 00000");
    await page.reload();
    await hydrated(page);
    await expect(card).toContainText("Euler");
    await expect(contactField(page, "query")).toHaveValue(/^Ring twice\.\n\nFrom: /);
    const button = await page.locator("main .contact-form [type=submit]").boundingBox();
    expect((await card.boundingBox())?.y).toBeGreaterThan((button?.y ?? 0) + (button?.height ?? 0));
    await page.goBack();
    await send(page);
    await expect(contactField(page, "subject")).not.toBeVisible();
  });

  await test.step("a field that is empty is never hidden, and the message can be read", async () => {
    await page.locator("main .contact-form summary").click();
    await contactField(page, "subject").fill("");
    await page.locator("main .contact-form summary").click();
    await page.locator("main .contact-form [type=submit]").click();
    await expect(contactField(page, "subject")).toBeVisible();
    await contactField(page, "subject").fill("Mine");
  });

  await test.step("Change leads back to the quote form, which holds all of it; the answer to it follows", async () => {
    await card.getByRole("link", { name: contact.quote.change }).click();
    await expect(form(page).locator("[name=from]")).toBeFocused();
    await expect(form(page).locator("[name=to]")).toHaveValue("Ludhiana");
    await expect(summary(page)).toHaveText(/^Euler · /);
    await form(page).getByRole("button", { name: quoteForm.fields.when.days[1] }).click();
    await send(page);
    await expect(card).toContainText("Euler");
  });

  await test.step("a message that could not be sent keeps the trip; one that was sent takes it with its text", async () => {
    const result = page.locator("main .form-result");
    await fillContactForm(page, sender);
    await page.route("**/api/v1/contact/new", (route) => route.fulfill({ status: 202, json: {} }), {
      times: 1,
    });
    await page.locator("main .contact-form [type=submit]").click();
    await expect(result).toContainText(contact.alerts.notAccepted);
    await expect(card).toContainText("Euler");
    const query = await contactField(page, "query").inputValue();
    await page.locator("main .contact-form [type=submit]").click();
    await expect(result.locator(".call-soon a")).toBeVisible();
    await expect(card).toHaveCount(0);
    await expect(result, "what was sent stays").toContainText(contact.quote.sent);
    const [message = ""] = query.split(quoteForm.message.answer);
    expect(await result.innerText()).toContain(`${message.trim()}\nVehicle: Euler`);
    await expect(result).not.toContainText(quoteForm.message.answer);
    await expect(result).toBeInViewport();
    await expect(contactField(page, "subject"), "the next message is not folded").toBeVisible();
    // A press on the empty form begins another message.
    await contactField(page, "name").fill("Asha");
    await page.locator("main .contact-form [type=submit]").click();
    await expect(contactField(page, "subject")).toHaveAttribute("aria-invalid", "true");
    await expect(card).toHaveCount(0);
  });
});

test("a quote request that is sent after a reload also leaves what was sent, another message does not", async ({
  page,
}) => {
  const form = page.locator("main .contact-form");
  const result = form.locator(".form-result");
  const sendMessage = async () => {
    await fillContactForm(page, sender);
    await form.locator("[type=submit]").click();
    await expect(result.locator(".call-soon a")).toBeVisible();
  };
  await openPage(page, "/#/");
  await fillTrip(page);
  await send(page);
  await expectFilledContact(page);
  await page.reload();
  await hydrated(page);
  await expect(page.locator("main .quote-card")).toBeVisible();
  await sendMessage();
  await expect(result).toContainText("Ludhiana");

  await openPage(page, "/contact-us");
  for (const name of ["subject", "query"]) await contactField(page, name).fill("Ludhiana");
  await sendMessage();
  await expect(result).not.toContainText("Ludhiana");
});

test("who goes back from Contact and changes the trip finds it changed there with Forward, beside what was typed by hand", async ({
  page,
}) => {
  const load = form(page).locator("[name=load]");
  const query = contactField(page, "query");
  await openPage(page, "/#/");
  await fillTrip(page);
  // A press before the quote form's code has come leads to an address with the trip, which a later change does not follow.
  await takenOver(page, ".quote-form");
  await send(page);
  await expectFilledContact(page);
  await contactField(page, "name").fill("Asha Verma");
  await page.locator("main .contact-form summary").click();
  await query.fill(`Ring twice.\n\n${await query.inputValue()}`);

  /** Another load in the quote form, and the Contact page again without a press on the quote form's button. */
  async function changeLoad(text: string): Promise<void> {
    await page.goBack();
    await load.fill(text);
    await page.goForward();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact Us");
  }

  await test.step("the later load stands in message, subject and trip", async () => {
    await changeLoad("1,400 kg");
    await expect(query).toHaveValue(/^Ring twice\.\n\nFrom: .*\nLoad: 1,400 kg\n/s);
    await expect(query).not.toHaveValue(/20 cartons/);
    await expect(contactField(page, "subject")).toHaveValue(/, 1,400 kg$/);
    await expect(contactField(page, "name")).toHaveValue("Asha Verma");
    await expect(page.locator("main .quote-card")).toContainText("1,400");
  });

  await test.step("also one that was typed before the scripts came", async () => {
    await page.goBack();
    await holdScripts(page);
    await page.reload();
    await load.fill("1,300 kg");
    await letScriptsCome(page);
    await takenOver(page, ".quote-form");
    await framesDrawn(page, 3);
    await page.goForward();
    await expect(query).toHaveValue(/\nLoad: 1,300 kg\n/);
  });

  await test.step("but not over a text that was changed by hand", async () => {
    const own = (await query.inputValue()).replace("1,300 kg", "two pianos");
    await page.locator("main .contact-form summary").click();
    await query.fill(own);
    await contactField(page, "subject").fill("Two pianos");
    await changeLoad("1,200 kg");
    await expect(query).toHaveValue(own);
    await expect(contactField(page, "subject")).toHaveValue("Two pianos");
  });
});

test("an address with a trip fills the form in, once, and stays beside the draft", async ({ page }) => {
  await openPage(page, "/#/contact-us");
  await contactField(page, "subject").fill("My own subject");
  await page.goto("/#/contact-us?from=Mohali&to=Delhi");
  await expect(contactField(page, "query")).toHaveValue("From: Mohali\nTo: Delhi");
  await expect(contactField(page, "subject")).toHaveValue("My own subject");
  await expect(page).toHaveURL("/#/contact-us");
  await page.locator("main .contact-form summary").click();
  await contactField(page, "query").fill("From: Mohali\nTo: New Delhi");
  await page.reload();
  await hydrated(page);
  await expect(contactField(page, "query")).toHaveValue("From: Mohali\nTo: New Delhi");
});

test("a press on the empty quote form says first what is missing; another one leads to the form for a message", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  for (const [path, field, text, message] of [
    ["/", "from", quoteForm.empty, /^Goods: \n/],
    ["/service/intercity", "to", quoteForm.empty, /^From: Mohali\n/],
    ["/service/corporate", "from", quoteForm.corporate.empty, /^Company: \n/],
  ] as const) {
    const open = async () => {
      await openPage(page, path);
      await page.locator(".quote-form").hover();
      await takenOver(page, ".quote-form");
    };
    await open();
    const first = page.locator(`.quote-form [name=${field}]`);
    const button = page.locator(".quote-form__bar [type=submit]");
    await button.click();
    await expect(first).toBeFocused();
    await expect(first).toHaveAccessibleDescription(text);
    await expect(page.locator("#quote-form-line")).toHaveText(text);
    await expect(page.locator("#quote-form-line")).toBeInViewport();
    expect(await axeFindings(page, ".quote-section")).toEqual([]);
    await first.fill("Kharar");
    await expect(page.locator("#quote-form-line")).not.toHaveText(text);
    await forgetDrafts(page);
    await open();
    await button.click();
    await expect(first).toBeFocused();
    await button.click();
    await expect(contactField(page, "query")).toHaveValue(message);
    await forgetDrafts(page);
  }
});

test("on the page of a service the quote form says which service is meant", async ({ page }) => {
  for (const [path, service] of [
    ["/service/intercity", "Intercity"],
    ["/service/on-demand", "On Demand"],
  ] as const) {
    await test.step(path, async () => {
      await openPage(page, path);
      await expect(answer(page)).toHaveCount(0);
      await form(page).locator("[name=to]").fill("Jalandhar");
      await form(page).locator("[name=load]").fill("900 kg");
      await expect(answer(page)).toBeVisible();
      await send(page);
      await expect(contactField(page, "subject")).toHaveValue(new RegExp(`^${service}: .*Jalandhar`));
      // The next page begins without a draft.
      await forgetDrafts(page);
    });
  }

  await test.step("a company with a fleet is asked for its city and its work, and gets no answer about a trip", async () => {
    await openPage(page, "/service/corporate");
    const fleet = page.getByRole("form", { name: quoteForm.corporate.title });
    await expect(fleet.locator("[name=to]")).toHaveCount(0);
    await fleet.locator("[name=from]").fill("Panchkula");
    await fleet.locator("[name=load]").fill("4 vehicles");
    await fleet.getByRole("button", { name: quoteForm.corporate.send }).click();
    await expect(contactField(page, "subject")).toHaveValue("Corporates: Panchkula, 4 vehicles");
    await expect(contactField(page, "query")).toHaveValue("City: Panchkula\nYour requirement: 4 vehicles");
    await expect(answer(page)).toHaveCount(0);
  });
});

test("the place that a service begins with is no draft until something is typed, and stays away once it is deleted", async ({
  page,
}) => {
  const goTo = (path: string) =>
    page.evaluate((hash) => {
      window.location.hash = hash;
    }, path);
  const field = (name: string) => form(page).locator(`[name=${name}]`);
  const place = quoteForm.initialValues.intercity?.from ?? "";
  await openPage(page, "/service/intercity");
  await field("from").focus();
  await takenOver(page, ".quote-form");
  for (const name of ["to", "load"]) {
    await page.keyboard.press("Tab");
    await expect(field(name)).toBeFocused();
  }
  await goTo("/");
  await expect(page).toHaveTitle(/^Greenmile/);
  await expect(field("from")).toHaveValue("");

  await goTo("/service/intercity");
  await expect(field("from")).toHaveValue(place);
  await field("from").fill("");
  await field("to").fill("Jaipur");
  await goTo("/");
  await expect(page).toHaveTitle(/^Greenmile/);
  await expect(field("to")).toHaveValue("Jaipur");
  await goTo("/service/intercity");
  await expect(page).toHaveTitle(/Intercity/);
  await expect(field("to")).toHaveValue("Jaipur");
  await expect(field("from")).toHaveValue("");
  await page.reload();
  await hydrated(page);
  await expect(field("from")).toHaveValue("");

  await test.step("but a place that was typed before the scripts came takes nothing from it", async () => {
    await forgetDrafts(page);
    await holdScripts(page);
    await page.reload();
    await field("to").fill("Jaipur");
    await letScriptsCome(page);
    await takenOver(page, ".quote-form");
    await expect(field("from")).toHaveValue(place);
  });
});

test("what is typed moves no field, and half a word is not answered", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await openPage(page, "/");
  const fields = () =>
    form(page)
      .locator("input, select, .quote-form__bar .quote-form__send")
      .evaluateAll((all) =>
        all.slice(0, 6).map((one) => Math.round(one.getBoundingClientRect().top + scrollY)),
      );
  await form(page).locator("[name=from]").click();
  const before = await fields();
  // Without its code nothing would be answered, half a word or a whole one.
  await takenOver(page, ".quote-form");
  const note = await summary(page).textContent();
  await page.keyboard.type("Kharar");
  await form(page).locator("[name=to]").focus();
  await page.keyboard.type("Lu");
  await framesDrawn(page, 3);
  expect(await summary(page).textContent()).toBe(note);
  await page.keyboard.type("dhiana");
  await expect(summary(page)).toHaveText("Kharar to Ludhiana · about 95 km");
  await expect(form(page).getByRole("heading", { name: quoteForm.title })).toBeInViewport({ ratio: 1 });
  await form(page).locator("[name=load]").focus();
  // To reach a field the browser may scroll; what is typed in it scrolls nothing.
  const scroll = await page.evaluate(() => window.scrollY);
  await page.keyboard.type("sofa");
  await framesDrawn(page, 3);
  await expect(summary(page)).toHaveText("Kharar to Ludhiana · about 95 km");
  await form(page).locator("[name=from]").focus();
  await expect(summary(page)).toHaveText(words.loadHint.one("sofa"));
  expect([await fields(), await page.evaluate(() => window.scrollY)]).toEqual([before, scroll]);
  await form(page).locator("[name=load]").fill("sofa 7 ft long 3 ft high 3 ft deep");
  await expect(summary(page)).toHaveText("JEM · about 95 km");
  await expect(answer(page)).toBeVisible();
  expect([await fields(), await page.evaluate(() => window.scrollY)]).toEqual([before, scroll]);
});

test("what is shown belongs to what stands in the field: an answer to an earlier load goes while another is typed", async ({
  page,
}) => {
  await openPage(page, "/");
  await form(page).locator("[name=from]").fill("Kharar");
  await form(page).locator("[name=to]").fill("Ludhiana");
  const load = form(page).locator("[name=load]");
  await load.fill("1440 kg of tiles");
  await expect(answer(page)).toContainText("1,440 kg");
  await load.fill("12 commode 20 basin 22 box 2x4 tiles");
  await expect(load).toBeFocused();
  await expect(answer(page)).not.toContainText("1,440 kg");
  await expect(answer(page), "the route is still asked about").toContainText("Kharar to Ludhiana");
  await load.fill("22 box tiles 30 kg each, 6 basin 14 kg, 4 commode 38 kg");
  await expect(answer(page)).toContainText("896 kg");
});

test("in a laptop's window the answer's button is in view with the vehicle and the price", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, "/");
  for (const [name, text] of [
    ["from", "Mohali"],
    ["to", "Ludhiana"],
    ["load", "900 kg of tiles"],
  ])
    await form(page).locator(`[name=${name}]`).fill(String(text));
  await expect(answer(page).locator(".vehicle-figure")).toBeVisible();
  await expect(answer(page).getByText(formatRupees(price.to))).toBeInViewport({ ratio: 1 });
  await expect(answer(page).getByRole("button", { name: words.send.trip })).toBeInViewport({ ratio: 1 });
  await form(page).locator("[name=load]").fill("2,500 kg");
  await expect(answer(page).getByText("2 × Eicher, up to 1,500 kg each")).toBeInViewport({ ratio: 1 });
});

test("in a wide window the first answer comes into view below its fields, once", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, "/");
  await form(page).locator("[name=from]").fill("Mohali");
  await form(page).locator("[name=to]").fill("Delhi");
  await expect(answer(page).getByText(formatRupees(price.to))).toBeInViewport({ ratio: 1 });
  await expect(form(page).locator(".quote-form__bar")).toBeInViewport({ ratio: 1 });
  const load = form(page).locator("[name=load]");
  await load.click();
  await waitForAnimations(page);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  // The browser brings the field into view with the first letter.
  await load.press("9");
  const scroll = await page.evaluate(() => window.scrollY);
  await load.pressSequentially("00 kg of tiles");
  await expect(answer(page)).toContainText(words.range.noneWhy);
  await framesDrawn(page, 3);
  expect(await page.evaluate(() => window.scrollY)).toBe(scroll);
});

test("a place with a typing error is corrected by the button that asks, and the focus stays in the field", async ({
  page,
}) => {
  await openPage(page, "/#/");
  const [from, to] = [form(page).locator("[name=from]"), form(page).locator("[name=to]")];
  await from.fill("Phase 8, mohalli");
  await to.fill("ludhiyana");
  const meant = (place: string) => form(page).getByRole("button", { name: quoteForm.didYouMean(place) });
  await expect(meant("Mohali")).toBeVisible();
  await expect(meant("Ludhiana"), "nobody is corrected while typing").toHaveCount(0);
  await form(page).locator("[name=load]").focus();
  await expect(form(page).locator("p[role=status]")).toContainText(quoteForm.didYouMean("Ludhiana"));
  expect(await axeFindings(page, ".quote-section")).toEqual([]);
  await meant("Mohali").focus();
  await page.keyboard.press("Enter");
  await expect(from).toHaveValue("Phase 8, Mohali");
  await expect(from).toBeFocused();
  await meant("Ludhiana").click();
  await expect(to).toHaveValue("Ludhiana");
  await expect(answer(page)).toContainText(words.route.pair("Mohali", "Ludhiana"));
  await expect(form(page).getByRole("button", { name: /Did you mean/ })).toHaveCount(0);
});

test("the load planner opens with the boxes that were typed in the quote form", async ({ page }) => {
  await openPage(page, "/");
  await form(page).locator("[name=load]").fill("sofa 7 ft x 3 ft x 3 ft, 60 kg");
  await answer(page).getByText(words.details, { exact: true }).click();
  await answer(page).getByRole("link", { name: words.vehicle.planner }).click();
  const box = page.getByRole("group", { name: loadPlanner.form.box("A") });
  for (const [label, typed] of [
    [loadPlanner.form.length, "7"],
    [loadPlanner.form.height, "3"],
    [loadPlanner.form.weight, "60"],
    [loadPlanner.form.count, "1"],
  ] as const) {
    await expect(box.getByLabel(label)).toHaveValue(typed);
  }
  await expect(box.getByLabel(loadPlanner.form.upright)).toBeChecked();
  await expect(box.getByLabel(loadPlanner.form.goods)).toHaveValue("sofa");
  await expect(page.getByText(loadPlanner.form.replaced)).toHaveCount(0);

  await test.step("a later load takes the place of what was typed there, which can be brought back", async () => {
    await box.getByLabel(loadPlanner.form.count).fill("3");
    await page.goto("/#/");
    await form(page).locator("[name=load]").fill("almirah 6 x 3 x 2 ft, 80 kg");
    await answer(page).getByText(words.details, { exact: true }).click();
    await answer(page).getByRole("link", { name: words.vehicle.planner }).click();
    await expect(box.getByLabel(loadPlanner.form.goods)).toHaveValue("almirah");
    const planner = page.locator(".load-planner");
    const bringBack = planner.getByRole("button", { name: loadPlanner.form.showReplaced });
    await expect(planner).toContainText(loadPlanner.form.replaced);
    await planner.getByText("in", { exact: true }).click();
    await expect(planner).toContainText(loadPlanner.form.replaced);
    await box.getByLabel(loadPlanner.form.count).fill("2");
    await expect(planner).not.toContainText(loadPlanner.form.replaced);
    await page.reload();
    await bringBack.click();
    await expect(bringBack).toHaveCount(0);
    await expect(box.getByLabel(loadPlanner.form.goods)).toHaveValue("sofa");
    await expect(box.getByLabel(loadPlanner.form.count)).toHaveValue("3");
    await expect(planner).not.toContainText(loadPlanner.form.replaced);
  });
});

test("two places are enough for an answer, which comes into view once the day is chosen; the way back keeps all of it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 600 });
  await openPage(page, "/");
  await form(page).locator("[name=from]").fill("Kharar");
  await form(page).locator("[name=to]").fill("Ludhiana");
  await expect(answer(page)).toContainText(words.route.beside("Mohali to Ludhiana", "Kharar"));
  await expect(answer(page)).toContainText(formatRupees(price.to));
  await expect(answer(page)).toContainText(`${withReserve}: JEM and Eicher`);
  await expect(answer(page)).toContainText(words.vehicle.addLoad);
  await expect(answer(page).getByRole("radio")).toHaveCount(0);
  await expect(page.getByRole("status").filter({ hasText: "Kharar to Ludhiana" })).toHaveCount(1);
  expect(await axeFindings(page, ".quote-section")).toEqual([]);
  await form(page).locator("[name=load]").fill("900 kg of tiles");
  await form(page)
    .locator(".quote-form__bar")
    .evaluate((bar) => bar.scrollIntoView({ block: "end", behavior: "instant" }));
  await expect(answer(page)).not.toBeInViewport({ ratio: 0.15 });
  await summary(page).getByRole("button").click();
  await expect(answer(page)).toBeInViewport({ ratio: 0.15 });
  await form(page).getByRole("button", { name: quoteForm.change }).click();
  await form(page)
    .locator(".quote-form__bar")
    .evaluate((bar) => bar.scrollIntoView({ block: "end", behavior: "instant" }));
  await expect(answer(page)).not.toBeInViewport({ ratio: 0.15 });
  await form(page).getByRole("button", { name: quoteForm.fields.when.days[1] }).click();
  await expect(answer(page)).toBeInViewport({ ratio: 0.15 });
  await expect(form(page).locator("[name=date]")).not.toHaveValue("");
  const day = await form(page).locator("[name=date]").inputValue();
  await send(page);
  await expect(contactField(page, "name")).toBeFocused();
  await page.goBack();
  for (const [name, text] of [
    ["from", "Kharar"],
    ["to", "Ludhiana"],
    ["load", "900 kg of tiles"],
    ["date", day],
  ] as const) {
    await expect(form(page).locator(`[name=${name}]`)).toHaveValue(text);
  }
});

test("Enter shows the answer in its place, as the line in the head does, and does not ask for the price", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 600 });
  await openPage(page, "/");
  await form(page).locator("[name=from]").fill("Mohali");
  await form(page).locator("[name=load]").fill("900 kg");
  // Half a name of a place is answered only when the visitor is done with it.
  await form(page).locator("[name=to]").pressSequentially("Ludh");
  // Before its code is there, Enter sends the form to Contact, as without scripts.
  await takenOver(page, ".quote-form");
  await page.keyboard.press("Enter");
  await expect(answer(page)).toContainText("Mohali to Ludh");
  await expect(answer(page)).toBeInViewport({ ratio: 0.15 });
  await expect(answer(page), "a phone's keyboard closes").toBeFocused();
  await form(page).getByRole("button", { name: quoteForm.change }).click();
  await form(page).locator("[name=to]").fill("Ludhiana");
  await expect(summary(page)).toHaveText("JEM · about 105 km");
  await page.keyboard.press("Enter");
  await expect(answer(page)).toBeFocused();
  await expect(page).toHaveURL("/");

  // On a phone the answer has the window: the fields are one line until they are wanted.
  const bar = form(page).locator(".quote-form__bar");
  const heightOfBar = async () => (await bar.boundingBox())?.height ?? 0;
  const folded = form(page).getByText("Mohali to Ludhiana · 900 kg");
  await expect(folded).toBeInViewport();
  await expect.poll(heightOfBar).toBeLessThan(2);
  await expect.poll(async () => (await answer(page).boundingBox())?.y, "in the upper half").toBeLessThan(300);
  await form(page).getByRole("button", { name: quoteForm.change }).click();
  await expect(form(page).locator("[name=from]")).toBeFocused();
  await expect(folded).toHaveCount(0);
  await expect.poll(heightOfBar).toBeGreaterThan(200);
  await page.keyboard.press("Enter");
  await expect(folded).toBeVisible();
  await send(page);
  await expect(page).toHaveURL("/#/contact-us");
});

test("the quote form's own button asks for the price all the time, also from a field that is being typed in, and one button in sight is lime", async ({
  page,
}) => {
  await openPage(page, "/");
  const button = form(page).locator(".quote-form__bar [type=submit]");
  const buttons = form(page).locator("[type=submit]");
  const lime = "rgb(196, 241, 53)";
  const grounds = () => buttons.evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
  const box = await button.boundingBox();
  expect(await grounds()).toEqual([lime]);
  await form(page).locator("[name=from]").fill("Mohali");
  await form(page).locator("[name=to]").fill("Ludhiana");
  await expect(answer(page)).toBeVisible();
  await expect(button).toHaveText(quoteForm.send);
  const { width, height } = (await button.boundingBox()) ?? {};
  expect({ width, height }).toEqual({ width: box?.width, height: box?.height });
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  for (const width of [375, 768, size.width]) {
    await page.setViewportSize({ ...size, width });
    await answer(page).evaluate((section) =>
      section.scrollIntoView({ block: "center", behavior: "instant" }),
    );
    await expect.poll(grounds, `${width}`).toEqual(["rgba(0, 0, 0, 0)", lime]);
    const ofHeader = page.locator(".site-header__quote");
    await expect(ofHeader, `${width}`).toBeVisible({ visible: width === size.width });
  }
  await expect(answer(page).locator("[type=submit]")).toHaveText(words.send.trip);
  await form(page).locator("[name=load]").pressSequentially("900 kg");
  await button.click();
  await expect(page).toHaveURL("/#/contact-us");
  await expect(contactField(page, "subject")).toHaveValue("Quote: Mohali to Ludhiana, 900 kg");
});

test("the quote is the lime button also beside a call, which has an outline", async ({ page }) => {
  // Ten in the morning in India: the team answers after the day's first pickups.
  await page.clock.setFixedTime(new Date("2026-12-01T04:30:00Z"));
  await openPage(page, "/");
  await form(page).locator("[name=from]").fill("Mohali");
  await form(page).locator("[name=to]").fill("Ludhiana");
  await form(page).locator("[name=date]").fill("2026-12-01");
  await expect(answer(page).locator("a.quote-form__send")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await expect(answer(page).locator("[type=submit]")).toHaveCSS("background-color", "rgb(196, 241, 53)");
});

test("it is in the first screen of a phone, a tablet and a laptop, and nothing shifts", async ({ page }) => {
  await recordLayoutShifts(page);
  for (const [width, height] of [
    [375, 667],
    [375, 760],
    [375, 812],
    [768, 1024],
    [1366, 657],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await framesDrawn(page, 2);
    // A slow machine paints before the typeface is there (typeface.spec.ts), which is not the quote form's doing.
    const shiftOfDocument = await layoutShift(page);
    await hydrated(page);
    await expect(form(page).locator("[name=from]"), `${width}`).toBeInViewport({ ratio: 0.9 });
    const bar = form(page).locator(".quote-form__bar");
    if (width > 1152 || height === 812) await expect(bar, `${width}`).toBeInViewport({ ratio: 1 });
    await framesDrawn(page, 2);
    expect(await layoutShift(page), `${width}`).toBe(shiftOfDocument);
  }
});

test("Get a quote leads to the quote form's first field on a page that was just opened, each time, and without scripts", async ({
  page,
  browser,
}) => {
  async function leadsToForm(page: Page): Promise<void> {
    const form = page.locator(".quote-form");
    for (let time = 0; time < 2; time++) {
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
      await page.locator(".site-header__quote").click();
      await expect.poll(async () => (await form.boundingBox())?.y).toBeLessThan(200);
      await expect(form.locator("[name=from]")).toBeFocused();
    }
  }

  const phone = { width: 375, height: 740 };
  await page.setViewportSize(phone);
  await openPage(page, "/");
  await leadsToForm(page);

  await test.step("without scripts", async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone });
    const plain = await context.newPage();
    await plain.goto("/");
    await plain.locator(".site-header__quote").click();
    await expect.poll(async () => (await plain.locator(".quote-form").boundingBox())?.y).toBeLessThan(200);
    await expect(plain.locator(".quote-form [name=from]")).toBeFocused();
    await context.close();
  });
});

test("Get a quote on another page leads to the quote form while its code is still missing; then its field gets the focus", async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/quote-form-.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.setViewportSize({ width: 375, height: 740 });
  await openPage(page, "/#/about-us");
  await page.locator(".site-header__quote").click();
  const top = () => page.locator(".quote-section").evaluate((section) => section.getBoundingClientRect().top);
  await expect(page.locator("main h1")).toBeFocused();
  // The new page rises into its place.
  await waitForAnimations(page);
  const first = await top();
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThan(200);
  release();
  await expect(page.locator(".quote-form [name=from]")).toBeFocused();
  expect(await top()).toBeCloseTo(first, -1);
});
