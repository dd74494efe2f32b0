import type { Page } from "@playwright/test";
import { answerTimes } from "#content/en/answer-times.ts";
import { contact } from "#content/en/contact.ts";
import { formMessages } from "#content/en/form-messages.ts";
import { hiring } from "#content/en/hiring.ts";
import { shortTitleOf } from "#content/en/pages.ts";
import { site } from "#content/en/site.ts";
import { routes } from "#contract/routes.ts";
import { requiredContactFields } from "#tests/support/contact-fields.ts";
import { expect, test } from "./test.ts";

test.use({ javaScriptEnabled: false });

const field = (page: Page, name: string) => page.locator(`main form [name=${name}]`);

/**
 * Makes Chromium note now what stands in the fields, as it does by itself a second after a visitor has typed.
 * When it leaves a page sooner, it asks the page's process, and waits only half a second for the answer: on a busy
 * machine the fields come back empty (seen in each of four tries with that process stopped, and in none with this).
 */
async function letBrowserNoteFields(page: Page): Promise<void> {
  await page.evaluate(() => history.replaceState(history.state, ""));
}

/** Fills the fields of the page's form, goes away and comes back. */
async function fillAndComeBack(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(fields)) await field(page, name).fill(text);
  await letBrowserNoteFields(page);
  await page.locator("footer a[href='/privacy-policy']").first().click();
  await expect(page).toHaveURL("/privacy-policy");
  await expect(page.locator("main h1")).toBeVisible();
  await page.goBack();
}

/** Keeps the browser from refusing a form whose required fields are empty. */
async function allowEmptyFields(page: Page): Promise<void> {
  await page.locator("main form [required]").evaluateAll((controls) => {
    for (const control of controls) control.removeAttribute("required");
  });
}

/** Submits the page's form while there is no network, and comes back from the browser's own error page. */
async function submitOffline(page: Page): Promise<void> {
  await allowEmptyFields(page);
  await letBrowserNoteFields(page);
  await page.context().setOffline(true);
  await page.locator("main form [type=submit]").click();
  await expect(page.locator("main form")).toHaveCount(0);
  await page.context().setOffline(false);
  await page.goBack();
}

async function expectFields(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(fields)) await expect(field(page, name)).toHaveValue(text);
}

test("every page can be read, and links lead to real documents", async ({ page }) => {
  for (const { path } of routes) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await expect(page.locator("main h1"), path).toBeVisible();
  }
  await page.goto("/");
  await page.locator("footer a[href='/privacy-policy']").first().click();
  await expect(page).toHaveURL("/privacy-policy");
  await expect(page.locator("main h1")).toBeVisible();
});

test("the header's search form works, and says what a word in Punjabi was understood as", async ({
  page,
}) => {
  await page.goto("/contact-us");
  const box = page.getByRole("banner").getByRole("searchbox").first();
  await box.fill("eicher");
  await box.press("Enter");
  await expect(page).toHaveURL("/search?q=eicher");
  await expect(page.locator("main")).toContainText("Eicher");

  await box.fill("ਨੌਕਰੀ");
  await box.press("Enter");
  await expect(page.locator("main h2").first()).toHaveText(shortTitleOf("hiring"));
  await expect(page.locator("main")).toContainText("for “ਨੌਕਰੀ”. We also searched for: jobs");
});

test("a button leads to its form filled in: a kind of freight, a refund, damaged goods", async ({ page }) => {
  const contactField = (name: string) => page.locator(`main .contact-form [name=${name}]`);
  await page.goto("/services/services1");
  await page.getByRole("link", { name: "Get an air freight quote" }).click();
  await expect(page.getByLabel("Freight Type")).toHaveValue("Air Freight");
  await expect(page.getByLabel("Name")).toBeFocused();

  await page.goto("/refund-policy");
  await page.getByRole("link", { name: "Request a refund" }).click();
  await expect(contactField("subject")).toHaveValue("Refund request");
  await expect(contactField("query")).toHaveValue(/Booking number: \n.*What went wrong: $/s);
  await expect(contactField("name")).toBeFocused();

  await page.goto("/refund-policy");
  await page.getByRole("link", { name: "damage complaint form" }).click();
  await expect(contactField("subject")).toHaveValue("Goods received damaged");
  await expect(contactField("query")).toHaveValue(/What is damaged: \n/);
});

test("the request form for freight leads to a contact form with all of it, which says that it is not sent yet", async ({
  page,
}) => {
  const contactField = (name: string) => page.locator(`main .contact-form [name=${name}]`);
  await page.goto("/services/detail");
  const request = page.locator(".freight-request__form");
  const typed = {
    name: "Asha Verma",
    email: "asha@example.com",
    phone: "98765 00000",
    departure: "Mohali",
    delivery: "Rotterdam <b>",
    weight: "900",
    height: "100",
    width: "120",
    length: "120",
  };
  for (const [name, text] of Object.entries(typed)) await request.locator(`[name=${name}]`).fill(text);
  await request.locator("[name=freightType]").selectOption("Ocean Freight");
  await request.locator("[name=fragile]").check();
  await request.locator("[type=submit]").click();
  await expect(page).toHaveURL(/\/contact-us\?/);
  await expect(page.locator("main")).toContainText(contact.form.carriedOver);
  for (const name of ["name", "email", "phone"] as const)
    await expect(contactField(name)).toHaveValue(typed[name]);
  await expect(contactField("subject")).toHaveValue("Ocean Freight from Mohali to Rotterdam <b>");
  await expect(contactField("query")).toHaveValue(
    /City Of Departure: Mohali\n.*Weight \(kg\): 900.*Fragile$/s,
  );
  await page.locator("main .contact-form [type=submit]").click();
  await expect(page.locator("main .form-result")).toContainText(contact.alerts.sent);
  await expect(page.locator("main")).not.toContainText(contact.form.carriedOver);
});

test("a link to a part of a page opens the page there", async ({ page }) => {
  await page.goto("/faq");
  await page.getByRole("link", { name: "Where is my delivery?" }).last().click();
  const delivery = page.locator("#delivery");
  await expect(delivery).toBeFocused();
  await expect(delivery).toBeInViewport();
  await expect(page.getByText(contact.panel.track.late)).toBeInViewport();
  await expect(page.getByRole("complementary").getByRole("link", { name: /Customer app/ })).toBeInViewport();

  await page.goto("/");
  await page.getByRole("link", { name: "Check if it fits" }).first().click();
  await expect(page.locator("#plan")).toBeInViewport();
});

test("the contact form is kept through Back and a failure, and answered by a page; the map stands there", async ({
  page,
}) => {
  const typed = { ...requiredContactFields, query: "Twice a week." };
  await page.route("https://www.openstreetmap.org/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Map</title>" }),
  );
  await page.goto("/contact-us");
  await expect(page.locator("iframe.contact-map__frame")).toHaveAttribute("src", /openstreetmap\.org/);

  await test.step("what was typed is there again after Back", async () => {
    await fillAndComeBack(page, typed);
    await expectFields(page, typed);
  });
  await test.step("what was typed is there again after it could not be sent", async () => {
    await submitOffline(page);
    await expectFields(page, typed);
  });
  await test.step("the form is answered by a page", async () => {
    const form = page.locator("main form");
    await form.getByRole("button").click();
    await expect(page.locator("main")).toContainText("Thank you! Your message has been sent successfully.");
    await expect(page.locator(".form-result")).toContainText(
      /Your reference: GM-[2-9A-Z]{6}\. Please quote it/,
    );
    await expect(page.locator(".form-result")).toContainText(contact.form.next);
    await expect(page.locator(".form-result")).toContainText(
      `${contact.form.urgent} ${site.phones[0]} (${answerTimes.officeHours})`,
    );
    // Without scripts nothing could ever enable a disabled button.
    await expect(form.getByRole("button")).not.toHaveAttribute("aria-disabled");
  });
});

test.describe("the application form", () => {
  test.use({ expectedComplaints: /the server responded with a status of 400/ });

  test("is kept through Back and a failure, but for the identity numbers", async ({ page }) => {
    const typed = {
      name: "Gurpreet Singh",
      address: "Phase 8, Mohali",
      description: "Four years on a Tata Ace.",
    };
    const numbers = { aadharNumber: "999941057058", licenseNumber: "999941057058" };
    const none = { aadharNumber: "", licenseNumber: "" };
    await page.goto("/hiring");

    await test.step("what was typed is there again after Back, and no identity number", async () => {
      await fillAndComeBack(page, { ...typed, ...numbers });
      await expectFields(page, { ...typed, ...none });
    });
    await test.step("what was typed is there again after it could not be sent, and no identity number", async () => {
      await expectFields(page, typed);
      for (const [name, text] of Object.entries(numbers)) await field(page, name).fill(text);
      await submitOffline(page);
      await expectFields(page, { ...typed, ...none });
    });
    await test.step("the page that asks for a correction says why the Aadhar number is empty", async () => {
      await field(page, "aadharNumber").fill(numbers.aadharNumber);
      await allowEmptyFields(page);
      await page.locator("main form [type=submit]").click();
      await expect(page.locator("main form .alert")).toBeVisible();
      await expectFields(page, { ...typed, aadharNumber: "" });
      await expect(field(page, "aadharNumber")).toHaveAccessibleDescription(
        `${hiring.form.fields.aadharNumber.hint} ${formMessages.secretNumber.text}`,
      );
    });
  });
});
