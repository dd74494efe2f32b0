import type { Locator, Page, Route } from "@playwright/test";
import { formMessages } from "#content/en/form-messages.ts";
import { readFormSignals } from "#contract/form-signals.ts";
import { hydrated, openPage } from "#scripts/browser/hydrated.ts";
import { requiredContactFields } from "#tests/support/contact-fields.ts";
import { pauseClock } from "./fake-clock.ts";
import { expect, test } from "./test.ts";

const aadhar = "999941057058";

const forms = [
  {
    name: "contact",
    address: "/#/contact-us",
    call: "**/api/v1/contact/new",
    sent: "Thank you! Your message has been sent successfully.",
    another: "Send another message",
    failed: "Error: Away.",
    fields: requiredContactFields,
    unkept: {},
    longest: "query",
  },
  {
    name: "hiring",
    address: "/#/hiring",
    call: "**/api/v1/applicants",
    sent: "Application submitted successfully!",
    another: "Apply for another job",
    failed: "Away.",
    fields: { name: "Gurpreet Singh", address: "Phase 8, Mohali", phoneNumber: "9876500000" },
    unkept: { aadharNumber: aadhar },
    longest: "description",
  },
] as const;
type Form = (typeof forms)[number];

const { unsent } = formMessages;

/** Another entry than the one that is sent first. */
const others = {
  name: "Meera Nair",
  email: "meera@example.com",
  phone: "98765 11111",
  subject: "Ten drums to Ropar",
  address: "Sector 22, Chandigarh",
  phoneNumber: "9876511111",
  aadharNumber: "999971658847",
};

const button = (page: Page): Locator => page.locator("main form button[type=submit]");
const answer = (page: Page): Locator => page.locator(".form-result");
const field = (page: Page, name: string): Locator => page.locator(`main form [name=${name}]`);

async function fillIn(page: Page, { name, fields, unkept }: Form): Promise<void> {
  if (name === "hiring") await field(page, "jobId").selectOption("sample-driver-partner-mohali");
  for (const [key, value] of Object.entries({ ...fields, ...unkept })) await field(page, key).fill(value);
}

/** The keys of the calls that the page makes from now on. */
function keysSent(page: Page): (string | undefined)[] {
  const keys: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") keys.push(request.headers()["idempotency-key"]);
  });
  return keys;
}

/** Holds the next call back until it is released. */
async function holdNext(page: Page, { call }: Form, go: (route: Route) => Promise<void>) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(
    call,
    async (route) => {
      arrive();
      await released;
      await go(route);
    },
    { times: 1 },
  );
  return { arrived, release };
}

/** Presses the button and holds the call back until the returned function is called. */
async function sendAndHold(
  page: Page,
  form: Form,
  go: (route: Route) => Promise<void> = (route) => route.fallback(),
): Promise<() => void> {
  const { arrived, release } = await holdNext(page, form, go);
  await button(page).click();
  await arrived;
  return release;
}

async function letAnswerCome(page: Page, { call }: Form, release: () => void): Promise<void> {
  const answered = page.waitForResponse(call);
  release();
  await answered;
}

/** Goes to another page by a link of the site. */
async function leave(page: Page): Promise<void> {
  await goTo(page, "/faq");
  await expect(page.locator("main form [name=name]")).toHaveCount(0);
}

/** A tap at the button's position, even while it is disabled. */
async function tapAgain(page: Page): Promise<void> {
  await button(page).click({ force: true });
}

async function expectAnswerKept(page: Page, text: string): Promise<void> {
  await expect(answer(page)).toContainText(text);
  await expect(answer(page)).toBeFocused();
  await expect(page.locator("main .alert")).toBeInViewport({ ratio: 1 });
  await expect(page.locator("main form :user-invalid")).toHaveCount(0);
}

async function goTo(page: Page, hash: string): Promise<void> {
  await page.evaluate((to) => {
    window.location.hash = to;
  }, hash);
}

/** Answers the form's next call as a server that is away. */
async function refuseNext(page: Page, { call }: Form): Promise<void> {
  await page.route(call, answerAway, { times: 1 });
}

function answerAway(route: Route): Promise<void> {
  return route.fulfill({ status: 503, json: { message: "Away." } });
}

for (const form of forms) {
  test.describe(`the ${form.name} form`, () => {
    test.describe("after an answer", () => {
      test.use({ expectedComplaints: /status of 503/ });

      test("one press too many changes nothing, until a while has passed or something is typed", async ({
        page,
      }) => {
        await page.clock.install();
        const keys = keysSent(page);
        await openPage(page, form.address);
        await fillIn(page, form);
        // The pause after an answer ends when the test says so.
        await pauseClock(page);

        await test.step("after a refusal a second tap sends nothing; after a while the button is enabled again", async () => {
          await refuseNext(page, form);
          await button(page).click();
          await expectAnswerKept(page, form.failed);
          await page.clock.runFor(1_900);
          await tapAgain(page);
          await expectAnswerKept(page, form.failed);
          await expect(button(page)).not.toHaveAttribute("disabled");
          expect(keys).toHaveLength(1);
          await page.clock.runFor(200);
          await expect(button(page)).not.toHaveAttribute("aria-disabled");
          await button(page).click();
          await expectAnswerKept(page, form.sent);
          expect(keys).toEqual([keys[0], keys[0]]);
        });

        await test.step("the thanks stand first, and the emptied form below them has another title", async () => {
          const thanks = await answer(page).boundingBox();
          const name = await field(page, "name").boundingBox();
          expect((thanks?.y ?? 0) + (thanks?.height ?? 0)).toBeLessThan(name?.y ?? 0);
          await expect(page.locator("main form h2")).toHaveText([formMessages.next, form.another]);
        });

        await test.step("the emptied form follows the thanks for the keyboard too", async () => {
          const stops = await page.locator("main form").evaluate((element) => {
            const control = element.querySelector(".field__control");
            return Array.from(element.querySelectorAll("a[href], button")).filter(
              (stop) => control && stop.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING,
            ).length;
          });
          for (let press = 0; press <= stops; press += 1) await page.keyboard.press("Tab");
          await expect(page.locator("main form .field__control").first()).toBeFocused();
        });

        await test.step("extra taps after a success change nothing, however late they arrive", async () => {
          await page.clock.runFor(60_000);
          for (let tap = 0; tap < 3; tap += 1) await tapAgain(page);
          await expectAnswerKept(page, form.sent);
          await expect(button(page)).toHaveAttribute("aria-disabled", "true");
          await expect(button(page)).not.toHaveAttribute("disabled");
        });

        await test.step("extra presses of Enter and space change nothing either", async () => {
          await pressKeysTooOften(page, () => expectAnswerKept(page, form.sent));
          expect(keys).toHaveLength(2);
        });

        await test.step("once something is typed the button is enabled again, and the next entry has a new key", async () => {
          await field(page, "name").fill("B");
          await expect(button(page)).not.toHaveAttribute("aria-disabled");
          await button(page).click();
          await expect(page.locator("main form :user-invalid").first()).toBeFocused();
          await fillIn(page, form);
          await field(page, "name").press("Enter");
          await expectAnswerKept(page, form.sent);
          expect(keys).toHaveLength(3);
          expect(keys[2]).not.toBe(keys[0]);
        });

        await test.step("a whole new entry typed while it is sending can be sent unchanged", async () => {
          await fillIn(page, form);
          const release = await sendAndHold(page, form);
          // A draft is known by the millisecond in which it was begun: without this the next one would be the same.
          await page.clock.runFor(1);
          if (form.name === "hiring") await field(page, "jobId").selectOption({ index: 2 });
          for (const name of Object.keys({ ...form.fields, ...form.unkept })) {
            await field(page, name).fill(others[name as keyof typeof others]);
          }
          release();
          await expect(answer(page)).toContainText(unsent);
          await page.clock.runFor(2_000);
          await expect(button(page)).not.toHaveAttribute("aria-disabled");
          const posted = page.waitForRequest(form.call);
          await button(page).click();
          expect((await posted).postDataJSON().name).toBe(others.name);
          await expectAnswerKept(page, form.sent);
          await expect(answer(page)).not.toContainText(unsent);
        });
      });
    });

    test.describe("when the page is left while it is sending", () => {
      // Without the pages' fading, of which navigation.spec.ts is the test.
      test.use({ expectedComplaints: /status of 503/, contextOptions: { reducedMotion: "reduce" } });

      test("the outcome is shown on return, once, and nothing that was typed is lost", async ({ page }) => {
        const keys = keysSent(page);
        const comeBack = () => goTo(page, form.address.slice(2));
        await openPage(page, form.address);
        await fillIn(page, form);

        await test.step("a visitor who leaves while it is sending sees the result once on return", async () => {
          const release = await sendAndHold(page, form);
          await leave(page);
          await letAnswerCome(page, form, release);
          await comeBack();
          await expectAnswerKept(page, form.sent);
          await expect(answer(page)).toContainText(/Your reference: GM-[2-9A-Z]{6}\. Please quote it/);
          await expect(field(page, "name")).toHaveValue("");
          await leave(page);
          await comeBack();
          await expect(field(page, "name")).toBeVisible();
          await expect(page.locator("main .alert")).toHaveCount(0);
        });

        await test.step("then only its reference is still there, also after a reload, until it is hidden", async () => {
          const reference = page.locator(".submit-form__earlier");
          await expect(reference).toHaveText(/Your reference: GM-[2-9A-Z]{6}\./);
          const shown = await reference.textContent();
          await page.reload();
          await hydrated(page);
          await expect(reference).toHaveText(shown ?? "");
          const stored = await page.evaluate(() => JSON.stringify(sessionStorage));
          for (const text of Object.values({ ...form.fields, ...form.unkept }))
            expect(stored).not.toContain(text);
          await page.getByRole("button", { name: formMessages.closeEarlier }).click();
          await expect(reference).toHaveCount(0);
          await page.reload();
          await hydrated(page);
          await expect(field(page, "name")).toBeVisible();
          await expect(reference).toHaveCount(0);
        });

        await test.step("a refusal that arrived while another page was open is shown on return", async () => {
          await fillIn(page, form);
          const release = await sendAndHold(page, form, answerAway);
          await leave(page);
          await letAnswerCome(page, form, release);
          await comeBack();
          await expectAnswerKept(page, form.failed);
          await expect(field(page, "name")).toHaveValue(form.fields.name);
          await expect(button(page)).not.toHaveAttribute("aria-disabled");
        });

        await test.step("before the answer it is still sending on return, and the answer empties the form", async () => {
          await fillIn(page, form);
          const sentBefore = keys.length;
          const release = await sendAndHold(page, form);
          await leave(page);
          await comeBack();
          await expect(button(page)).toHaveText(/Sending/);
          await expect(field(page, "name")).toHaveValue(form.fields.name);
          await tapAgain(page);
          release();
          await expectAnswerKept(page, form.sent);
          await expect(field(page, "name")).toHaveValue("");
          expect(keys).toHaveLength(sentBefore + 1);
        });

        await test.step("text typed while it is sending also stays when the answer arrives on another page", async () => {
          await fillIn(page, form);
          const release = await sendAndHold(page, form);
          await field(page, form.longest).fill("Mornings only.");
          await leave(page);
          await letAnswerCome(page, form, release);
          await comeBack();
          await expect(answer(page)).toContainText(form.sent);
          await expect(answer(page)).toContainText(unsent);
          await expect(answer(page)).toBeFocused();
          await expect(field(page, form.longest)).toHaveValue("Mornings only.");
          await expect(field(page, "name")).toHaveValue("");
        });
      });
    });

    test.describe("without a network", () => {
      // Parts of the page that come later may find no network either.
      test.use({ expectedComplaints: /net::ERR_|Loading chunk \S+ failed/ });

      test("it says so until the network is back; what was typed is still there", async ({ page }) => {
        await openPage(page, form.address);
        await fillIn(page, form);
        await page.context().setOffline(true);
        await button(page).click();
        await expect(answer(page)).toContainText(formMessages.sendAgain("", false));
        await page.context().setOffline(false);
        await expect(answer(page)).toContainText(formMessages.sendAgain(""));
        await expect(answer(page)).not.toContainText(/network seems/);
        await expect(field(page, "name")).toHaveValue(form.fields.name);
      });
    });

    test("text typed while it is sending stays, with focus and caret, also over a reload, and is sent with a new key", async ({
      page,
    }) => {
      const keys = keysSent(page);
      await openPage(page, form.address);
      await fillIn(page, form);
      const text = field(page, form.longest);
      await text.fill("Twice a week.");
      const release = await sendAndHold(page, form);
      await text.press("Home");
      await text.pressSequentially("Not ");
      release();
      await expect(answer(page)).toContainText(form.sent);
      await expect(answer(page)).toContainText(unsent);
      await expect(text).toHaveValue("Not Twice a week.");
      await expect(text).toBeFocused();
      await page.keyboard.type("more than ");
      await expect(text).toHaveValue("Not more than Twice a week.");
      for (const name of Object.keys({ ...form.fields, ...form.unkept })) {
        await expect(field(page, name)).toHaveValue("");
      }
      await expect(page.locator("main form :user-invalid")).toHaveCount(0);

      await page.reload();
      await hydrated(page);
      await expect(text).toHaveValue("Not more than Twice a week.");
      await expect(field(page, "name")).toHaveValue("");
      await fillIn(page, form);
      const posted = page.waitForRequest(form.call);
      await button(page).click();
      expect((await posted).postDataJSON()[form.longest]).toBe("Not more than Twice a week.");
      await expectAnswerKept(page, form.sent);
      await expect(answer(page)).not.toContainText(unsent);
      expect(new Set(keys).size).toBe(2);
    });

    test("a post without scripts, a draft and a sending outlive the document", async ({ page }) => {
      await openPage(page, form.address);
      await fillIn(page, form);

      await test.step("after a post without scripts the button is disabled too, as soon as scripts run", async () => {
        // The browser's own posting, as before scripts run.
        await page.locator("main form").evaluate((element) => (element as HTMLFormElement).submit());
        await expect(answer(page)).toContainText(form.sent);
        await expect(button(page)).toHaveAttribute("aria-disabled", "true");
        await tapAgain(page);
        await expectAnswerKept(page, form.sent);
        await expect(answer(page)).toContainText(/GM-/);
        await field(page, "name").fill("B");
        await expect(button(page)).not.toHaveAttribute("aria-disabled");
      });

      await test.step("a draft restored by a reload does not count as filled in too fast", async () => {
        await openPage(page, form.address);
        await fillIn(page, form);
        await page.reload();
        await hydrated(page);
        // An hour later by wall-clock time, which continues over a reload.
        await page.evaluate(() => {
          const now = Date.now;
          Date.now = () => now() + 3_600_000;
        });
        await expect(field(page, "name")).toHaveValue(form.fields.name);
        for (const [key, value] of Object.entries(form.unkept)) await field(page, key).fill(value);
        const posted = page.waitForRequest(form.call);
        await button(page).click();
        const signals = readFormSignals((await posted).headers()["x-form-signals"] ?? "");
        expect(signals?.ms).toBeGreaterThanOrEqual(3_600_000);
        await expectAnswerKept(page, form.sent);
      });

      await test.step("after a reload while sending it says that the outcome is unknown, and sending again stores nothing twice", async () => {
        await fillIn(page, form);
        const keys = keysSent(page);
        const { arrived } = await holdNext(page, form, () => Promise.resolve());
        await button(page).click();
        await arrived;
        await page.reload();
        await expect(answer(page)).toContainText(formMessages.interrupted);
        await expect(answer(page).locator(".alert")).toHaveAttribute("data-tone", "info");
        for (const [key, value] of Object.entries(form.fields)) {
          await expect(field(page, key)).toHaveValue(value);
        }
        for (const [key, value] of Object.entries(form.unkept)) await field(page, key).fill(value);
        await button(page).click();
        await expectAnswerKept(page, form.sent);
        expect(keys).toEqual([keys[0], keys[0]]);
        await page.reload();
        await hydrated(page);
        await expect(field(page, "name")).toBeVisible();
        await expect(page.locator("main .alert")).toHaveCount(0);
      });
    });
  });
}

/** Enter and space while the answer to a form has the focus, then Enter on the button and in a field. */
async function pressKeysTooOften(page: Page, expectNothingChanged: () => Promise<void>): Promise<void> {
  await page.keyboard.press("Enter");
  // Scrolling begins some frames after the key, so that it is asked of the key itself.
  const keyPress = await page.evaluateHandle(() => {
    const seen = { scrolls: true };
    window.addEventListener("keydown", ({ defaultPrevented }) => (seen.scrolls = !defaultPrevented), {
      once: true,
    });
    return seen;
  });
  await page.keyboard.press("Space");
  expect(await keyPress.jsonValue(), "the space bar scrolls the page").toEqual({ scrolls: false });
  await expectNothingChanged();
  await button(page).press("Enter");
  await expectNothingChanged();
  await field(page, "name").press("Enter");
  await expectNothingChanged();
}
