import type { Page, Route } from "@playwright/test";
import { hiring } from "#content/en/hiring.ts";
import { openPage } from "#scripts/browser/hydrated.ts";
import { expectSentOnce } from "./double-submit.ts";
import { expect, test } from "./test.ts";

const alerts = {
  sent: "Application submitted successfully!",
  notAccepted: "Something went wrong. Please try again.",
  serverError: "Server error. Please check your connection.",
} as const;

const call = "**/api/v1/applicants";
const listCall = "**/api/v1/jobs";
const mohali = "sample-driver-partner-mohali";
const aadhar = "999941057058";
const textFields = ["name", "address", "phoneNumber", "licenseNumber", "description"] as const;

async function openForm(page: Page, address = "/#/hiring"): Promise<void> {
  await openPage(page, address);
}

async function fillIn(page: Page, jobId = mohali): Promise<void> {
  const form = page.locator("main form");
  await form.locator("[name=jobId]").selectOption(jobId);
  await form.locator("[name=name]").fill("Gurpreet Singh");
  await form.locator("[name=address]").fill("Phase 8, Mohali");
  await form.locator("[name=phoneNumber]").fill("9876500000");
  await form.locator("[name=aadharNumber]").fill(aadhar);
  await form.locator("[name=licenseNumber]").fill("PB65 2019");
  await form.locator("[name=description]").fill("Four years on a Tata Ace.");
}

async function comeFromAnotherPage(page: Page): Promise<void> {
  await openPage(page, "/#/contact-us");
  await page.evaluate(() => {
    window.location.hash = "/hiring";
  });
}

async function send(page: Page): Promise<void> {
  await page.locator("main form").getByRole("button").click();
}

async function expectKept(page: Page): Promise<void> {
  await expect(page.locator("main form [name=name]")).toHaveValue("Gurpreet Singh");
  await expect(page.locator("main form [name=jobId]")).toHaveValue(mohali);
  await expect(page.locator("main form [name=description]")).toHaveValue("Four years on a Tata Ace.");
}

/** The keys of the applications that the page sends from now on. */
function keysSent(page: Page): (string | undefined)[] {
  const keys: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") keys.push(request.headers()["idempotency-key"]);
  });
  return keys;
}

test("an application that is accepted is acknowledged and the form is cleared", async ({ page }) => {
  await openForm(page);
  await fillIn(page);
  const posted = page.waitForRequest(call);
  await send(page);
  expect((await posted).headers()["content-type"]).toBe("application/json");
  expect((await posted).postDataJSON()).toEqual({
    name: "Gurpreet Singh",
    address: "Phase 8, Mohali",
    phoneNumber: "9876500000",
    licenseNumber: "PB65 2019",
    aadharNumber: aadhar,
    description: "Four years on a Tata Ace.",
    jobId: mohali,
  });
  await expect(page.locator("main")).toContainText(alerts.sent);
  await expect(page.locator(".form-answer")).toContainText(/Your reference: GM-[2-9A-Z]{6}/);
  for (const name of [...textFields, "aadharNumber", "jobId"]) {
    await expect(page.locator(`main form [name=${name}]`)).toHaveValue("");
  }
  await expect(page.locator("main form :user-invalid")).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem("hiring-draft"))).toBeNull();
});

test("five fields are required by the browser, licence and description are not", async ({ page }) => {
  await openForm(page);
  const required = await page
    .locator("main form :is(input, textarea, select):required")
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).name));
  expect(required.sort()).toEqual(["aadharNumber", "address", "jobId", "name", "phoneNumber"]);
});

test("phone and Aadhar take digits only, cut to 10 and 12", async ({ page }) => {
  await openForm(page);
  const phone = page.locator("[name=phoneNumber]");
  const number = page.locator("[name=aadharNumber]");
  await phone.pressSequentially("98a76-5000012");
  await number.pressSequentially("9999 4105 7058 77x");
  await expect(phone).toHaveValue("9876500001");
  await expect(number).toHaveValue(aadhar);
  await phone.fill("+91 98765 00000");
  await expect(phone).toHaveValue("9876500000");
  await phone.fill("");
  await phone.pressSequentially("+91 98765 00001");
  await expect(phone).toHaveValue("9876500001");
  await phone.fill("९८७६५ ੦੦੦੦੩");
  await expect(phone).toHaveValue("9876500003");
  await expect(number).toHaveAttribute("inputmode", "numeric");
  await expect(number).toHaveAttribute("autocomplete", "off");
});

for (const written of ["09876543210", "919876543210", "0091 98765 43210", "+91 98765-43210"]) {
  test(`the phone number ${written} is sent without its prefix, pasted or typed`, async ({ page }) => {
    await openForm(page);
    const phone = page.locator("main form [name=phoneNumber]");
    await phone.pressSequentially(written);
    await expect(phone).toHaveValue("9876543210");
    await fillIn(page);
    await phone.fill(written);
    const posted = page.waitForRequest(call);
    await send(page);
    expect((await posted).postDataJSON().phoneNumber).toBe("9876543210");
    await expect(page.locator("main .alert")).toHaveText(alerts.sent);
  });
}

test("a phone number that starts with 91 can be typed, and a typing error costs none of its digits", async ({
  page,
}) => {
  await openForm(page);
  const phone = page.locator("main form [name=phoneNumber]");
  await phone.pressSequentially("9198765432");
  await expect(phone).toHaveValue("9198765432");
  await phone.fill("");
  await phone.pressSequentially("7298765432");
  for (let step = 0; step < 4; step += 1) await phone.press("ArrowLeft");
  await phone.pressSequentially("5a");
  await expect(phone).toHaveValue("7298765432");
  await phone.press("Backspace");
  await phone.pressSequentially("0");
  await expect(phone).toHaveValue("7298705432");
});

test("purpose and consequence stand beside the Aadhar field as its description", async ({ page }) => {
  await openForm(page);
  await expect(page.locator("[name=aadharNumber]")).toHaveAccessibleDescription(
    /to verify who you are .+ We cannot accept an application without it/,
  );
});

test.describe("the jobs", () => {
  test("only open ones are offered, in the list and in the form", async ({ page }) => {
    await openForm(page);
    await expect(page.locator(".job")).toHaveCount(5);
    await expect(page.locator("[name=jobId] option")).toHaveCount(6);
    await expect(page.locator("main")).not.toContainText("EV technician");
  });

  for (const [shape, answer] of [
    ["a list", [{ _id: "1", title: "Rider", city: "Pune", status: "Open" }]],
    ["an object with a jobs list", { jobs: [{ _id: "1", title: "Rider", city: "Pune", status: "Open" }] }],
  ] as const) {
    test(`are read from ${shape}`, async ({ page }) => {
      await page.route(listCall, (route) => route.fulfill({ json: answer }));
      await openForm(page);
      await expect(page.locator(".job")).toHaveText([/Rider.*Pune/]);
      await expect(page.locator("[name=jobId] option")).toHaveText(["Choose a job", "Rider, Pune"]);
    });
  }

  test("an entry of the list that is not a job is skipped", async ({ page }) => {
    const job = { _id: "1", title: "Rider", city: "Pune", status: "Open" };
    const others = [null, "Rider", {}, { ...job, _id: undefined }, { ...job, title: null }];
    await page.route(listCall, (route) => route.fulfill({ json: [...others, job] }));
    await openForm(page);
    await expect(page.locator(".job")).toHaveText([/Rider.*Pune/]);
    await expect(page.locator("[name=jobId] option")).toHaveText(["Choose a job", "Rider, Pune"]);
  });

  test("Apply chooses the job and moves the focus to the form", async ({ page }) => {
    await openForm(page);
    await page.locator("[name=name]").fill("Gurpreet");
    await page.getByRole("link", { name: "Apply: Driver partner, Delhi-NCR" }).click();
    const choice = page.locator("[name=jobId]");
    await expect(choice).toHaveValue("sample-driver-partner-delhi-ncr");
    await expect(choice).toBeFocused();
    await expect(choice).toBeInViewport();
    await page.reload();
    await expect(choice).toHaveValue("sample-driver-partner-delhi-ncr");
  });

  test("one can be linked to", async ({ page }) => {
    await openForm(page, `/#/hiring?job=${mohali}`);
    await expect(page.locator("[name=jobId]")).toHaveValue(mohali);
  });

  test("when none is open the page says so and where to go", async ({ page }) => {
    await page.route(listCall, (route) =>
      route.fulfill({ json: [{ _id: "1", title: "Rider", city: "Pune", status: "Closed" }] }),
    );
    await openForm(page);
    await expect(page.locator(".open-jobs")).toContainText(hiring.jobs.none.title);
    await page.locator(".open-jobs").getByRole("link", { name: "Write to us" }).click();
    await expect(page).toHaveURL("/#/contact-us");
  });

  test.describe("when they cannot be loaded", () => {
    test.use({ expectedComplaints: /The open jobs could not be loaded|status of 503/ });

    for (const [way, open] of [
      ["the document contains some", (page: Page) => openPage(page, "/hiring")],
      ["no document contains any", comeFromAnotherPage],
    ] as const) {
      test(`and ${way}: that is logged, the list is empty, and trying again helps`, async ({ page }) => {
        let away = true;
        await page.route(listCall, (route) =>
          away ? route.fulfill({ status: 503, json: { message: "Away" } }) : route.fallback(),
        );
        await open(page);
        await expect(page.locator(".open-jobs")).toContainText(hiring.jobs.failed.title);
        await expect(page.locator(".job")).toHaveCount(0);
        await expect(page.locator("[name=jobId] option")).toHaveCount(1);
        away = false;
        await page.getByRole("button", { name: "Try again" }).click();
        await expect(page.locator(".job")).toHaveCount(5);
      });
    }
  });
});

test("another success status than 201 is a failure, and the fields stay filled", async ({ page }) => {
  await openForm(page);
  await fillIn(page);
  await page.route(call, (route) => route.fulfill({ status: 200, json: {} }));
  await send(page);
  await expect(page.locator("main .alert")).toHaveText(alerts.notAccepted);
  await expectKept(page);
});

test.describe("errors of the server", () => {
  test.use({ expectedComplaints: /status of (400|503)/ });

  async function sendAndAnswer(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
    await openForm(page);
    await fillIn(page);
    await page.route(call, answer);
    await send(page);
  }

  test("the server's message is shown as it is", async ({ page }) => {
    await sendAndAnswer(page, (route) => route.fulfill({ status: 400, json: { message: "Mind the gap." } }));
    await expect(page.locator("main .alert")).toHaveText("Mind the gap.");
    await expectKept(page);
  });

  test("without a message the catalogue’s own sentence is shown", async ({ page }) => {
    await sendAndAnswer(page, (route) => route.fulfill({ status: 503, body: "<html>proxy</html>" }));
    await expect(page.locator("main .alert")).toHaveText(alerts.serverError);
    await expectKept(page);
  });

  test("what the real server refuses is shown with its remedy", async ({ page }) => {
    await openForm(page);
    await fillIn(page);
    await page.locator("[name=phoneNumber]").fill("98765");
    await send(page);
    await expect(page.locator("main .alert")).toHaveText(/^Your phone number must have 10 digits/);
    await expectKept(page);
  });

  for (const [name, wrong, refusal, right] of [
    ["name", " ", "Please fill in your name.", "Gurpreet Singh"],
    ["name", "a".repeat(201), "Your name is too long.", "Gurpreet Singh"],
    ["address", "\n ", "Please fill in your address.", "Phase 8, Mohali"],
    ["phoneNumber", "98765", "Your phone number must have 10 digits", "9876500000"],
    ["aadharNumber", "1234", "Your Aadhar number must have 12 digits", aadhar],
    ["licenseNumber", "x".repeat(61), "Your licence number is too long.", ""],
    ["description", "x".repeat(5_001), "Your description is too long.", ""],
  ] as const) {
    test(`${name} with ${wrong.length} wrong characters: the refusal is shown beside it, with the focus, until it is corrected`, async ({
      page,
    }) => {
      await openForm(page);
      await fillIn(page);
      const field = page.locator(`main form [name=${name}]`);
      await field.fill(wrong);
      await send(page);
      await expect(page.locator("main .alert")).toContainText(refusal);
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(field).toHaveAccessibleDescription(new RegExp(refusal));
      await expect(field).toBeFocused();
      await expect(page.locator("main form .field__error")).toHaveCount(1);
      await field.fill(right);
      await expect(page.locator("main form .field__error")).toHaveCount(0);
      await send(page);
      await expect(page.locator("main .alert")).toHaveText(alerts.sent);
    });
  }

  test("a job that was closed meanwhile is reported beside the list of jobs", async ({ page }) => {
    const gone = { _id: "gone", title: "Rider", city: "Pune", status: "Open" };
    await page.route(listCall, (route) => route.fulfill({ json: [gone] }));
    await openForm(page);
    await fillIn(page, gone._id);
    await send(page);
    const jobs = page.locator("main form [name=jobId]");
    await expect(jobs).toHaveAccessibleDescription(
      /This job is not on our list\. Please choose one of the open jobs\./,
    );
    await expect(jobs).toBeFocused();
  });
});

test.describe("no network", () => {
  test.use({ expectedComplaints: /net::ERR_|status of 422/ });

  test("is reported, the fields stay filled, and a retry carries the same key", async ({ page }) => {
    await openForm(page);
    await fillIn(page);
    const keys = keysSent(page);
    await page.route(call, (route) => route.abort(), { times: 1 });
    await send(page);
    await expect(page.locator("main .alert")).toHaveText(alerts.serverError);
    await expectKept(page);
    await expect(page.locator("[name=aadharNumber]")).toHaveValue(aadhar);
    await send(page);
    await expect(page.locator("main")).toContainText(alerts.sent);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });

  /** Sends a filled form whose answer is lost, reloads the page, and sends it again with these identity numbers. */
  async function sendAgainAfterLostAnswer(page: Page, aadharNumber: string): Promise<(string | undefined)[]> {
    await openForm(page);
    await fillIn(page);
    const keys = keysSent(page);
    await loseNextAnswer(page);
    await send(page);
    await expect(page.locator("main .alert")).toHaveText(alerts.serverError);
    await page.reload();
    await expectKept(page);
    await page.locator("[name=aadharNumber]").fill(aadharNumber);
    await page.locator("[name=licenseNumber]").fill("PB65 2019");
    await send(page);
    await expect(page.locator("main")).toContainText(alerts.sent);
    return keys;
  }

  test("after a lost answer and a reload, sending again with the same identity numbers stores nothing twice", async ({
    page,
  }) => {
    const keys = await sendAgainAfterLostAnswer(page, aadhar);
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
  });

  test("a number corrected after a lost answer is sent with a new key", async ({ page }) => {
    const keys = await sendAgainAfterLostAnswer(page, "111122223333");
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(2);
  });
});

test("while it is sending the button says so and sends once", async ({ page }) => {
  await openForm(page);
  await fillIn(page);
  await expectSentOnce(page, { call, enterIn: "name", sent: alerts.sent });
});

test("a draft survives a reload, but no identity number does", async ({ page }) => {
  await openForm(page);
  await fillIn(page);
  await page.reload();
  await expectKept(page);
  await expect(page.locator("[name=aadharNumber]")).toHaveValue("");
  await expect(page.locator("[name=licenseNumber]")).toHaveValue("");
  const stored = await page.evaluate(() => [JSON.stringify(localStorage), JSON.stringify(sessionStorage)]);
  expect(stored[0]).toBe("{}");
  expect(stored[1]).toContain("Gurpreet Singh");
  expect(stored[1]).not.toContain(aadhar);
  expect(stored[1]).not.toContain("PB65");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, expectedComplaints: /status of 400/ });

  test("Apply chooses the job, and the form is answered by a page", async ({ page }) => {
    await page.goto("/hiring");
    await page.getByRole("link", { name: "Apply: Driver partner, Mohali" }).click();
    await expect(page.locator("[name=jobId]")).toHaveValue(mohali);
    const form = page.locator("main form");
    await form.locator("[name=name]").fill("Gurpreet Singh");
    await form.locator("[name=address]").fill("Phase 8, Mohali");
    await form.locator("[name=phoneNumber]").fill("98765");
    await form.locator("[name=aadharNumber]").fill("9999 4105 7058");
    await form.getByRole("button").click();
    await expect(page.locator("main .alert")).toHaveText(/^Your phone number must have 10 digits/);
    await expect(form.locator("[name=phoneNumber]")).toHaveAccessibleDescription(/must have 10 digits/);
    await expect(form.locator("[name=name]")).toHaveValue("Gurpreet Singh");
    await expect(form.locator("[name=jobId]")).toHaveValue(mohali);
    await expect(form.locator("[name=aadharNumber]")).toHaveValue("");
    await form.locator("[name=phoneNumber]").fill("+91 98765-00000");
    await form.locator("[name=aadharNumber]").fill("9999 4105 7058");
    await form.getByRole("button").click();
    await expect(page.locator("main .alert")).toHaveText(alerts.sent);
    await expect(page.locator(".form-answer")).toContainText(/Your reference: GM-[2-9A-Z]{6}/);
    await expect(form.locator("[name=name]")).toHaveValue("");
  });
});

/** The server stores what is sent next; its answer does not arrive. */
async function loseNextAnswer(page: Page): Promise<void> {
  await page.route(
    call,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
}
