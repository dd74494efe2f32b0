import type { Page, Route } from "@playwright/test";
import { formAnswer } from "#content/en/form-answer.ts";
import { openPage } from "#scripts/browser/hydrated.ts";
import { callsOf } from "./calls-of.ts";
import { expectSentOnce } from "./double-submit.ts";
import { expect, test } from "./test.ts";

const alerts = {
  sent: "Thank you! Your message has been sent successfully.",
  notAccepted: "Oops! Something went wrong. Please try again.",
  serverError: "There was a problem with the server. Please try again later.",
  noResponse: "No response from the server. Please check your internet connection.",
  unexpected: "An unexpected error occurred. Please try again.",
} as const;

const call = "**/api/v1/contact/new";

async function openForm(page: Page): Promise<void> {
  await openPage(page, "/#/contact-us");
}

async function fillIn(page: Page): Promise<void> {
  const form = page.locator("main form");
  await form.locator("[name=name]").fill("Asha Verma");
  await form.locator("[name=email]").fill("asha@example.com");
  await form.locator("[name=phone]").fill("98765 00000");
  await form.locator("[name=subject]").fill("Forty cartons to Ambala");
  await form.locator("[name=query]").fill("Twice a week, 18 kg each.");
}

async function send(page: Page): Promise<void> {
  await page.locator("main form").getByRole("button").click();
}

async function expectKept(page: Page): Promise<void> {
  await expect(page.locator("main form [name=name]")).toHaveValue("Asha Verma");
  await expect(page.locator("main form [name=query]")).toHaveValue("Twice a week, 18 kg each.");
}

test("a message that is accepted is acknowledged and the form is cleared", async ({ page }) => {
  await openForm(page);
  await fillIn(page);
  const posted = page.waitForRequest(call);
  await send(page);
  const request = await posted;
  expect(request.method()).toBe("POST");
  expect(request.headers()["content-type"]).toBe("application/json");
  expect(request.postDataJSON()).toEqual({
    name: "Asha Verma",
    email: "asha@example.com",
    phone: "98765 00000",
    subject: "Forty cartons to Ambala",
    query: "Twice a week, 18 kg each.",
  });
  await expect(page.locator("main")).toContainText(alerts.sent);
  for (const name of ["name", "email", "phone", "subject", "query"]) {
    await expect(page.locator(`main form [name=${name}]`)).toHaveValue("");
  }
});

test("each field that is empty says so, all stand in one sentence, and nothing is sent", async ({ page }) => {
  await openForm(page);
  const form = page.locator("main form");
  const calls = callsOf(page);
  await form.locator("[name=email]").fill("asha@example.com");
  await send(page);
  for (const [name, label] of [
    ["name", "Name"],
    ["phone", "Phone"],
    ["subject", "Subject"],
  ] as const) {
    await expect(form.locator(`[name=${name}]`)).toHaveAccessibleDescription(formAnswer.missing(label));
    await expect(form.locator(`[name=${name}]`)).toHaveAttribute("aria-invalid", "true");
  }
  await expect(form.locator("[name=email]")).not.toHaveAttribute("aria-invalid");
  await expect(form.locator(".alert")).toHaveText(formAnswer.allMissing("Name, Phone and Subject"));
  await expect(form.locator("[name=name]")).toBeFocused();
  await form.locator("[name=name]").fill("Asha Verma");
  await expect(form.locator("[name=name]")).not.toHaveAttribute("aria-invalid");
  await expect(form.locator(".alert")).toHaveText(formAnswer.allMissing("Phone and Subject"));
  expect(calls).toEqual([]);
});

test("four fields are required by the browser, the message box is not", async ({ page }) => {
  await openForm(page);
  const required = await page
    .locator("main form :is(input, textarea):required")
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).name));
  expect(required.sort()).toEqual(["email", "name", "phone", "subject"]);
});

test("email and phone are plain text fields: any text in them is sent", async ({ page }) => {
  await openForm(page);
  await fillIn(page);
  await page.locator("main form [name=email]").fill("at the gate, ask for Asha");
  await page.locator("main form [name=phone]").fill("none");
  await page.locator("main form [name=query]").fill("");
  await send(page);
  await expect(page.locator("main")).toContainText(alerts.sent);
});

test("another success status than 201 is a failure, and the fields stay filled", async ({ page }) => {
  await openForm(page);
  await fillIn(page);
  await page.route(call, (route) => route.fulfill({ status: 200, json: {} }));
  await send(page);
  await expect(page.locator("main")).toContainText(alerts.notAccepted);
  await expectKept(page);
});

test.describe("errors of the server", () => {
  test.use({ expectedComplaints: /status of (400|500|503)/ });

  async function sendAndAnswer(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
    await openForm(page);
    await fillIn(page);
    await page.route(call, answer);
    await send(page);
  }

  test("the server's message is shown behind Error:", async ({ page }) => {
    await sendAndAnswer(page, (route) =>
      route.fulfill({ status: 400, json: { message: "Name is too long." } }),
    );
    await expect(page.locator("main .alert")).toHaveText("Error: Name is too long.");
    await expectKept(page);
  });

  test("the real server's refusal is also shown beside the field, until it is corrected", async ({
    page,
  }) => {
    await openForm(page);
    await fillIn(page);
    const name = page.locator("main form [name=name]");
    await name.fill("a".repeat(201));
    await send(page);
    const refusal = "Your name is too long. Please shorten it to 200 characters or fewer.";
    await expect(page.locator("main .alert")).toHaveText(`Error: ${refusal}`);
    await expect(name).toHaveAccessibleDescription(refusal);
    await expect(name).toBeFocused();
    await name.fill("Asha Verma");
    await expect(name).not.toHaveAttribute("aria-invalid");
    await send(page);
    await expect(page.locator("main")).toContainText(alerts.sent);
  });

  test("without a message the catalogue’s own sentence is shown", async ({ page }) => {
    for (const answer of [{ body: "<html>proxy</html>" }, { json: { message: " \n" } }]) {
      await page.unrouteAll();
      await sendAndAnswer(page, (route) => route.fulfill({ status: 503, ...answer }));
      await expect(page.locator("main .alert")).toHaveText(`Error: ${alerts.serverError}`);
      await expectKept(page);
    }
  });
});

test.describe("no network", () => {
  test.use({ expectedComplaints: /net::ERR_/ });

  test("is reported, the fields stay filled, and a retry carries the same key", async ({ page }) => {
    await openForm(page);
    await fillIn(page);
    const keys: (string | undefined)[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") keys.push(request.headers()["idempotency-key"]);
    });
    await page.route(call, (route) => route.abort(), { times: 1 });
    await send(page);
    await expect(page.locator("main")).toContainText(alerts.noResponse);
    await expectKept(page);
    await send(page);
    await expect(page.locator("main")).toContainText(alerts.sent);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });
});

test("any other failure has its own alert", async ({ page }) => {
  await openForm(page);
  await fillIn(page);
  await page.evaluate(() => {
    JSON.stringify = () => {
      throw new RangeError("on purpose");
    };
  });
  await send(page);
  await expect(page.locator("main")).toContainText(alerts.unexpected);
});

test("while it is sending the button says so and sends once", async ({ page }) => {
  await openForm(page);
  await fillIn(page);
  await expectSentOnce(page, { call, enterIn: "subject", sent: alerts.sent });
});

test("a draft survives a reload of the tab, and nothing of it is in the local storage", async ({ page }) => {
  await openForm(page);
  await fillIn(page);
  await page.reload();
  await expectKept(page);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test("an identity number in a message is sent as typed, and is in no storage", async ({ page }) => {
  await openForm(page);
  await fillIn(page);
  const typed = "My Aadhar number is 7364 5192 8064, my licence DL-0420110149646.";
  const query = page.locator("main form [name=query]");
  await query.fill(typed);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/5192|0420110/);
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).first().click();
  await page.goBack();
  await expect(query).toHaveValue(typed);
  const posted = page.waitForRequest(call);
  await page.locator("main form").getByRole("button").click();
  expect((await posted).postDataJSON().query).toBe(typed);
  await expect(page.locator("main")).toContainText(alerts.sent);
});

test("after a reload an identity number in a message is masked", async ({ page }) => {
  await openForm(page);
  const query = page.locator("main form [name=query]");
  await query.fill("My Aadhar number is 7364 5192 8064.");
  await page.reload();
  await expect(query).toHaveValue("My Aadhar number is XXXX XXXX 8064.");
});

test("the map is loaded only on request, and the drawing can be shown again", async ({ page }) => {
  const asked: string[] = [];
  await page.route("https://www.openstreetmap.org/**", (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<title>Map</title>" });
  });
  await page.goto("/contact-us");
  await expect(page.getByRole("link", { name: "Contact" }).first()).toHaveAttribute("href", "#/contact-us");
  await page.locator(".tricity").scrollIntoViewIfNeeded();
  await expect(page.locator(".tricity")).toBeInViewport();
  await expect(page.getByRole("img", { name: /office is in Mohali.*Chandigarh.*Panchkula/ })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);

  const map = page.locator("iframe.contact-map__frame");
  await page.getByRole("button", { name: "Show the map" }).click();
  await expect(map).toBeVisible();
  await expect.poll(() => asked.length).toBe(1);
  await page.getByRole("button", { name: "Hide the map" }).click();
  await expect(map).toHaveCount(0);
});
