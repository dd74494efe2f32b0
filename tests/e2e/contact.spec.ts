import type { Locator, Page, Route } from "@playwright/test";
import { contact } from "#content/en/contact.ts";
import { copyButton } from "#content/en/copy-button.ts";
import { deadlineCalculator } from "#content/en/deadline-calculator.ts";
import { formMessages } from "#content/en/form-messages.ts";
import { formatNames } from "#content/format/english.ts";
import { hydrated, openPage } from "#scripts/browser/hydrated.ts";
import { requiredContactFields } from "#tests/support/contact-fields.ts";
import { axeFindings } from "./axe.ts";
import { callsOf } from "./calls-of.ts";
import { expectSentOnce } from "./double-submit.ts";
import { fillContactForm } from "./fill-contact-form.ts";
import { forgetDrafts } from "./forget-drafts.ts";
import { holdScripts, letScriptsCome } from "./held-scripts.ts";
import { expect, test } from "./test.ts";
import { withoutTimes } from "./without-times.ts";

const alerts = {
  sent: "Thank you! Your message has been sent successfully.",
  notAccepted: "Oops! Something went wrong. Please try again.",
  serverError: "There was a problem with the server. Please try again later.",
  noResponse: "No response from the server. Please check your internet connection.",
  unexpected: "An unexpected error occurred. Please try again.",
} as const;

const call = "**/api/v1/contact/new";

const typed = {
  ...requiredContactFields,
  query: "Twice a week, 18 kg each.",
} as const;

function field(page: Page, name: keyof typeof typed): Locator {
  return page.locator(`main form [name=${name}]`);
}

async function openForm(page: Page): Promise<void> {
  await openPage(page, "/#/contact-us");
}

async function fillIn(page: Page): Promise<void> {
  await fillContactForm(page, typed);
}

async function send(page: Page): Promise<void> {
  await page.locator("main form [type=submit]").click();
}

async function expectKept(page: Page): Promise<void> {
  await expect(field(page, "name")).toHaveValue(typed.name);
  await expect(field(page, "query")).toHaveValue(typed.query);
}

test.describe("with the real server", () => {
  test.use({ expectedComplaints: /status of 400/ });

  test("a message that is accepted is acknowledged and the form is cleared", async ({ page }) => {
    await openForm(page);

    await test.step("five fields are sent as JSON", async () => {
      await fillIn(page);
      const posted = page.waitForRequest(call);
      await send(page);
      const request = await posted;
      expect(request.method()).toBe("POST");
      expect(request.headers()["content-type"]).toBe("application/json");
      expect(request.postDataJSON()).toEqual(typed);
      await expect(page.locator("main .alert")).toHaveText(alerts.sent);
      await expect(page.locator("main form"), "and how we will reach the visitor").toContainText(
        `We will call ${typed.phone} or write to ${typed.email}.`,
      );
      for (const name of Object.keys(typed) as (keyof typeof typed)[]) {
        await expect(field(page, name)).toHaveValue("");
      }
    });

    await test.step("email and phone are plain text fields: any text in them is sent", async () => {
      await fillIn(page);
      await field(page, "email").fill("at the gate, ask for Asha");
      await field(page, "phone").fill("none");
      await field(page, "query").fill("");
      const answered = page.waitForResponse(call);
      await send(page);
      expect((await answered).status()).toBe(201);
      await expect(field(page, "email")).toHaveValue("");
      await expect(page.locator("main .alert")).toHaveText(alerts.sent);
      await expect(page.locator("main form"), "it is said that nobody can be reached by them").toContainText(
        "We may not be able to reach you on “none” or “at the gate, ask for Asha”. Please call us.",
      );
    });

    await test.step("the server's refusal is also shown beside the field, until it is corrected", async () => {
      await fillIn(page);
      await field(page, "name").fill("a".repeat(201));
      await send(page);
      const refusal = "Your name is too long. Please shorten it to 200 characters or fewer.";
      await expect(page.locator("main .alert")).toHaveText(`Error: ${refusal}`);
      await expect(field(page, "name")).toHaveAccessibleDescription(refusal);
      await expect(field(page, "name")).toBeFocused();
      await field(page, "name").fill(typed.name);
      await expect(field(page, "name")).not.toHaveAttribute("aria-invalid");
    });

    await test.step("while it is sending the button says so and sends once", async () => {
      await expectSentOnce(page, { call, enterIn: "subject", sent: alerts.sent });
    });
  });
});

test("the thanks stand below the header with the reference, which can be copied, and no line about calling above", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize({ width: 375, height: 812 });
  await openForm(page);
  await expect(page.locator(".contact-main__call")).toBeVisible();
  await fillIn(page);
  await send(page);
  const thanks = page.locator(".form-result", { hasText: alerts.sent });
  await expect(thanks).toBeFocused();
  await expect(page.locator(".contact-main__call")).toBeHidden();
  const header = await page.locator(".site-header").boundingBox();
  await expect
    .poll(async () => ((await thanks.boundingBox())?.y ?? 0) - (header?.height ?? 0), "below the header")
    .toBeCloseTo(24, -1);
  await thanks.getByRole("button", { name: copyButton.copy }).click();
  await expect(thanks).toContainText(copyButton.copied);
  const reference = await thanks.locator(".form-result__reference strong").textContent();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reference);
});

test("the browser requires four fields; each that is empty says so, all stand in one sentence, and nothing is sent", async ({
  page,
}) => {
  await openForm(page);
  const form = page.locator("main form");
  const required = await form
    .locator(":is(input, textarea):required")
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).name));
  expect(required.sort(), "the message box is not").toEqual(Object.keys(requiredContactFields).sort());

  const calls = callsOf(page);
  await field(page, "email").fill("asha@example.com");
  await send(page);
  for (const [name, label] of [
    ["name", "Name"],
    ["phone", "Phone"],
    ["subject", "Subject"],
  ] as const) {
    // In place of the field's hint, if it has one.
    await expect(field(page, name)).toHaveAccessibleDescription(formMessages.missing(label));
    await expect(field(page, name)).toHaveAttribute("aria-invalid", "true");
  }
  await expect(field(page, "email")).not.toHaveAttribute("aria-invalid");
  await expect(form.locator(".alert")).toHaveText(formMessages.allMissing("Name, Phone and Subject"));
  await expect(field(page, "name")).toBeFocused();
  await field(page, "name").fill("Asha Verma");
  await expect(field(page, "name")).not.toHaveAttribute("aria-invalid");
  await expect(form.locator(".alert")).toHaveText(formMessages.allMissing("Phone and Subject"));
  expect(calls).toEqual([]);
});

test.describe("when it fails", () => {
  test.use({ expectedComplaints: /status of (400|503)|net::ERR_/ });

  test("each failure has its own alert, the fields stay filled, and a retry carries the same key", async ({
    page,
  }) => {
    const keys: (string | undefined)[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") keys.push(request.headers()["idempotency-key"]);
    });
    await openForm(page);
    await fillIn(page);
    const failures: readonly [string, (route: Route) => Promise<void>, string][] = [
      [
        "another success status than 201 is a failure",
        (route) => route.fulfill({ status: 200, json: {} }),
        alerts.notAccepted,
      ],
      [
        "the server's message is shown behind Error:",
        (route) => route.fulfill({ status: 400, json: { message: "Name is too long." } }),
        "Error: Name is too long.",
      ],
      [
        "without a message the catalogue's own sentence is shown",
        (route) => route.fulfill({ status: 503, body: "<html>proxy</html>" }),
        `Error: ${alerts.serverError}`,
      ],
      ["no network is reported", (route) => route.abort(), alerts.noResponse],
      [
        "a blank message is none",
        (route) => route.fulfill({ status: 503, json: { message: " \n" } }),
        `Error: ${alerts.serverError}`,
      ],
    ];
    for (const [title, answer, alert] of failures) {
      await test.step(title, async () => {
        await page.route(call, answer, { times: 1 });
        await send(page);
        await expect(page.locator("main .alert")).toHaveText(alert);
        await expect(page.getByText(formMessages.sendAgain(""))).toHaveCount(
          alert === alerts.noResponse ? 1 : 0,
        );
        await expectKept(page);
        // The button waits for a while after an answer, or until something is typed: here the same as before.
        await field(page, "query").fill(typed.query);
      });
    }

    await test.step("a retry carries the same key", async () => {
      await send(page);
      await expect(page.locator("main .alert")).toHaveText(alerts.sent);
      expect(keys).toHaveLength(failures.length + 1);
      expect(keys[0]).toBeTruthy();
      expect(new Set(keys).size).toBe(1);
    });

    await test.step("any other failure has its own alert", async () => {
      await fillIn(page);
      await page.evaluate(() => {
        JSON.stringify = () => {
          throw new RangeError("on purpose");
        };
      });
      await send(page);
      await expect(page.locator("main .alert")).toHaveText(alerts.unexpected);
    });
  });
});

test("a draft survives a reload, but no identity number in it, and nothing is in the local storage", async ({
  page,
}) => {
  const withNumbers = "My Aadhar number is 7364 5192 8064, my licence DL-0420110149646.";
  await openForm(page);
  await fillIn(page);

  await test.step("a draft survives a reload of the tab", async () => {
    await page.reload();
    await hydrated(page);
    await expectKept(page);
  });

  await test.step("an identity number in a message is in no storage, and there when the page is opened again", async () => {
    await field(page, "query").fill(withNumbers);
    const stored = await page.evaluate(() => ({
      session: JSON.stringify(sessionStorage),
      local: Object.keys(localStorage),
    }));
    expect(stored.session).toContain(typed.subject);
    expect(withoutTimes(stored.session)).not.toMatch(/5192|0420110/);
    expect(stored.local).toEqual([]);
    await page.getByRole("contentinfo").getByRole("link", { name: "About" }).first().click();
    await expect(field(page, "query")).toHaveCount(0);
    await page.goBack();
    await expect(field(page, "query")).toHaveValue(withNumbers);
  });

  await test.step("after a reload it is masked", async () => {
    await page.reload();
    await hydrated(page);
    await expect(field(page, "query")).toHaveValue(/^My Aadhar number is XXXX XXXX 8064, my licence /);
    await expect(field(page, "query")).not.toHaveValue(/5192|0420110/);
  });

  await test.step("it is sent as typed", async () => {
    await field(page, "query").fill(withNumbers);
    const posted = page.waitForRequest(call);
    await send(page);
    expect((await posted).postDataJSON().query).toBe(withNumbers);
    await expect(page.locator("main .alert")).toHaveText(alerts.sent);
  });
});

test("a link about damage opens the form with a hint that fits it, and leads on to the calculator of deadlines", async ({
  page,
}) => {
  await openPage(page, "/#/contact-us?about=damage");
  const { unfilled, filled, deadlines, messages } = contact.topic;
  const { lines } = messages.damage;
  await expect(field(page, "query")).toHaveValue(/^Booking number: \n/);
  await expect(field(page, "query")).toHaveAccessibleDescription(unfilled(formatNames(lines)));
  const all = lines.map((line) => `${line}: 12`);
  await field(page, "query").fill([`${lines[0]}: `, ...all.slice(1)].join("\n"));
  await expect(field(page, "query")).toHaveAccessibleDescription(unfilled(lines[0] ?? ""));
  await field(page, "query").fill(all.join("\n"));
  await expect(field(page, "query")).toHaveAccessibleDescription(filled);
  await field(page, "query").fill("");
  await expect(field(page, "query")).not.toHaveAccessibleDescription(filled);
  const link = page.locator("main form").getByRole("link", { name: deadlines.damage?.label ?? "" });
  expect((await link.boundingBox())?.height, "large enough for a finger").toBeGreaterThanOrEqual(44);
  expect(await axeFindings(page, "main form")).toEqual([]);
  await link.click();
  await expect(page.getByRole("heading", { name: deadlineCalculator.titles.terms })).toBeFocused();

  await forgetDrafts(page);
  await openPage(page, "/#/contact-us?about=quote");
  await expect(field(page, "query")).toHaveAccessibleDescription(unfilled(formatNames(messages.quote.lines)));
});

test("a report whose lines are all empty names them before it is sent, and is sent all the same", async ({
  page,
}) => {
  await openPage(page, "/#/contact-us?about=damage");
  const { unfilled, messages } = contact.topic;
  await expect(page.locator("main form")).toContainText(unfilled(formatNames(messages.damage.lines)));
  for (const name of ["name", "email", "phone"] as const) await field(page, name).fill(typed[name]);
  await send(page);
  await expect(page.locator("main .alert")).toHaveText(alerts.sent);
  await expect(page.locator("main form")).not.toContainText("Still empty");
});

test("the thanks of a Saturday evening say when the office answers: on Monday, after its hours", async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date("2026-12-05T21:30:00+05:30"));
  await openForm(page);
  await fillIn(page);
  await send(page);
  const { closedNow, nextBy } = contact.form;
  await expect(page.locator("main .form-result")).toContainText(closedNow(nextBy("Monday", "2 PM")));
});

test.describe("a link about damage, pressed while the form of a link about a refund is still coming,", () => {
  const refund = "/contact-us?about=refund";
  const damage = "/contact-us?about=damage";
  const goTo = (page: Page, address: string) => page.evaluate((next) => (location.hash = next), address);

  async function expectDamage(page: Page): Promise<void> {
    await hydrated(page);
    await expect(field(page, "subject")).toHaveValue("Goods received damaged");
    await expect(field(page, "query")).toHaveValue(/^Booking number: \nWhat is damaged: /);
    await expect(page).toHaveURL(/#\/contact-us$/);
  }

  test("is followed while the document is being fetched", async ({ page }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(`**${refund}`, async (route) => {
      await released;
      await route.fallback();
    });
    const asked = page.waitForRequest(`**${refund}`);
    await page.goto(`/#${refund}`);
    await asked;
    await goTo(page, damage);
    release();
    await expectDamage(page);
  });

  test("is followed before the scripts come", async ({ page }) => {
    await holdScripts(page);
    await page.goto(refund);
    await goTo(page, damage);
    await letScriptsCome(page);
    await expectDamage(page);
  });

  test("is followed while the page's code is being loaded", async ({ page }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(/contact\.page-.*\.js$/, async (route) => {
      await released;
      await route.fallback();
    });
    await openPage(page, "/faq");
    await goTo(page, refund);
    await expect(page.locator("html[data-waiting]")).toBeAttached();
    await goTo(page, damage);
    release();
    await expectDamage(page);
    await expect(page.locator("html[data-waiting]")).not.toBeAttached();
  });

  test("is followed when its address is there, but the page has not heard of it yet", async ({ page }) => {
    await openPage(page, "/faq");
    await page.evaluate((next) => {
      // The form gets its template in the moment before its address is taken out.
      addEventListener("tab-value", () => (location.hash = next), { once: true });
    }, damage);
    await goTo(page, refund);
    await expectDamage(page);
  });

  test("is followed while the page fades in", async ({ page }) => {
    await page.addInitScript((next) => {
      const start = document.startViewTransition.bind(document);
      let isFirst = true;
      document.startViewTransition = (show) => {
        if (!isFirst) return start(show);
        isFirst = false;
        return start(async () => {
          const changed = new Promise((resolve) => addEventListener("hashchange", resolve, { once: true }));
          location.hash = next;
          await changed;
          await (show as () => unknown)();
        });
      };
    }, damage);
    await openPage(page, "/faq");
    await goTo(page, refund);
    await expectDamage(page);
  });
});

test("the map is loaded only on request, and the drawing can be shown again", async ({ page }) => {
  const asked: string[] = [];
  await page.route("https://www.openstreetmap.org/**", (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<title>Map</title>" });
  });
  await openPage(page, "/contact-us");
  await expect(page.getByRole("link", { name: "Contact" }).first()).toHaveAttribute("href", "#/contact-us");
  await page.locator(".tricity").scrollIntoViewIfNeeded();
  await expect(page.locator(".tricity")).toBeInViewport();
  await expect(page.getByRole("img", { name: /office is in Mohali.*Chandigarh.*Panchkula/ })).toBeVisible();
  const map = page.locator("iframe");
  await expect(map).toHaveCount(0);
  expect(asked).toEqual([]);

  await page.getByRole("button", { name: "Show the map" }).click();
  await expect(map).toBeVisible();
  await expect.poll(() => asked.length).toBe(1);
  await page.getByRole("button", { name: "Hide the map" }).click();
  await expect(map).toHaveCount(0);
});
