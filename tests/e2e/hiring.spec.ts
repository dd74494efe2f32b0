import type { Page } from "@playwright/test";
import { hiring } from "#content/en/hiring.ts";
import { openPage, takenOver } from "#scripts/browser/hydrated.ts";
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
const delhi = "sample-driver-partner-delhi-ncr";
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

async function send(page: Page): Promise<void> {
  await page.locator("main form [type=submit]").click();
}

/** Typing ends the pause after an answer, in which the button sends nothing. */
async function typeAndSend(page: Page): Promise<void> {
  await page.locator("main form [name=description]").fill("Four years on a Tata Ace.");
  await send(page);
}

async function expectKept(page: Page, jobId = mohali): Promise<void> {
  await expect(page.locator("main form [name=name]")).toHaveValue("Gurpreet Singh");
  await expect(page.locator("main form [name=jobId]")).toHaveValue(jobId);
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

test("an application that is accepted is sent once and acknowledged, and the form is cleared", async ({
  page,
}) => {
  await openForm(page);

  await test.step("five fields are required by the browser, licence and description are not", async () => {
    const required = page.locator("main form :is(input, textarea, select):required");
    const names = () =>
      required.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).name).sort());
    expect(await names()).toEqual(["aadharNumber", "address", "jobId", "name", "phoneNumber"]);
  });

  await test.step("purpose and consequence stand beside the Aadhar field as its description", async () => {
    await expect(page.locator("[name=aadharNumber]")).toHaveAccessibleDescription(
      /used only to verify your identity\..* deleted along with your application/,
    );
  });

  await test.step("while it is sending the button says so and sends once", async () => {
    await fillIn(page);
    const posted = page.waitForRequest(call);
    await expectSentOnce(page, { call, enterIn: "name", sent: alerts.sent });
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
  });

  await test.step("the form is cleared, and so is the draft", async () => {
    await expect(page.locator(".form-result")).toContainText(/Your reference: GM-[2-9A-Z]{6}/);
    await expect(page.locator(".form-result")).toContainText(hiring.form.next);
    for (const name of [...textFields, "aadharNumber", "jobId"]) {
      await expect(page.locator(`main form [name=${name}]`)).toHaveValue("");
    }
    await expect(page.locator("main form :user-invalid")).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("hiring-draft"))).toBeNull();
  });
});

test("phone and Aadhar take digits only, cut to 10 and 12", async ({ page }) => {
  await openForm(page);
  const phone = page.locator("main form [name=phoneNumber]");
  const number = page.locator("[name=aadharNumber]");
  await phone.pressSequentially("98a76-5000012");
  await number.pressSequentially("9999 4105 7058 77x");
  await expect(phone).toHaveValue("9876500001");
  await expect(number).toHaveValue(aadhar);
  await expect(number).toHaveAttribute("inputmode", "numeric");
  await expect(number).toHaveAttribute("autocomplete", "off");
  await phone.fill("९८७६५ ੦੦੦੦੩");
  await expect(phone).toHaveValue("9876500003");

  await test.step("a typing error costs none of the digits", async () => {
    await phone.fill("");
    await phone.pressSequentially("7298765432");
    for (let step = 0; step < 4; step += 1) await phone.press("ArrowLeft");
    await phone.pressSequentially("5a");
    await expect(phone).toHaveValue("7298765432");
    await phone.press("Backspace");
    await phone.pressSequentially("0");
    await expect(phone).toHaveValue("7298705432");
  });

  await test.step("a number that starts with 91 can be typed", async () => {
    await phone.fill("");
    await phone.pressSequentially("9198765432");
    await expect(phone).toHaveValue("9198765432");
  });

  for (const written of ["09876543210", "919876543210", "0091 98765 43210", "+91 98765-43210"]) {
    await test.step(`${written} loses its prefix, typed or pasted, and is sent without it`, async () => {
      await fillIn(page);
      await phone.fill("");
      await phone.pressSequentially(written);
      await expect(phone).toHaveValue("9876543210");
      await phone.fill(written);
      await expect(phone).toHaveValue("9876543210");
      const posted = page.waitForRequest(call);
      await send(page);
      expect((await posted).postDataJSON().phoneNumber).toBe("9876543210");
      await expect(page.locator("main .alert")).toHaveText(alerts.sent);
      // The form is cleared, and what is typed next is a new application.
      await expect(phone).toHaveValue("");
    });
  }
});

test.describe("the jobs", () => {
  test("only open ones are offered, in the list and in the form; Apply chooses one, and the draft keeps it", async ({
    page,
  }) => {
    await openForm(page, `/#/hiring?job=${mohali}`);
    const choice = page.locator("[name=jobId]");

    await test.step("one can be linked to", async () => {
      await expect(choice).toHaveValue(mohali);
    });

    await test.step("only open ones are offered", async () => {
      await expect(page.locator(".job")).toHaveCount(5);
      await expect(choice.locator("option")).toHaveCount(6);
      await expect(page.locator("main")).not.toContainText("EV technician");
    });

    await openForm(page);
    await fillIn(page);

    await test.step("Apply chooses the job and moves the focus to the form", async () => {
      const apply = page.getByRole("link", { name: "Apply: Driver partner, Delhi-NCR" });
      // With Alt the browser downloads what a link leads to.
      const download = page.waitForEvent("download");
      await apply.click({ modifiers: ["Alt"] });
      await (await download).cancel();
      await apply.click();
      await expect(choice).toHaveValue(delhi);
      await expect(page.locator("main form [name=name]")).toBeFocused();
      await expect(choice).toBeInViewport();
    });

    await test.step("a draft survives a reload, but no identity number does", async () => {
      await expect(page).toHaveURL("/#/hiring");
      await page.reload();
      await expectKept(page, delhi);
      await expect(page.locator("[name=aadharNumber]")).toHaveValue("");
      await expect(page.locator("[name=licenseNumber]")).toHaveValue("");
      const stored = await page.evaluate(() => [
        JSON.stringify(localStorage),
        JSON.stringify(sessionStorage),
      ]);
      expect(stored[0]).toBe("{}");
      expect(stored[1]).toContain("Gurpreet Singh");
      expect(stored[1]).not.toContain(aadhar);
      expect(stored[1]).not.toContain("PB65");
    });
  });

  test.describe("none to offer", () => {
    test.use({ expectedComplaints: /The open jobs could not be loaded|status of 503/ });

    test("a list that cannot be loaded is empty and can be tried again; when no job is open the page says so", async ({
      page,
    }) => {
      const closed = [{ _id: "1", title: "Rider", city: "Pune", status: "Closed" }];
      let list: "away" | "closed" | "real" = "away";
      let released: Promise<void> | undefined;
      await page.route(listCall, async (route) => {
        await released;
        if (list === "away") return route.fulfill({ status: 503, json: { message: "Away" } });
        return list === "closed" ? route.fulfill({ json: closed }) : route.fallback();
      });
      const jobs = page.locator(".open-jobs");
      async function expectFailure(): Promise<void> {
        await expect(jobs).toContainText(hiring.jobs.failed.title);
        await expect(page.locator(".job")).toHaveCount(0);
        await expect(page.locator("[name=jobId] option")).toHaveCount(1);
      }

      await test.step("the document contains some: that is logged, the list is empty, and trying again helps", async () => {
        await openForm(page, "/hiring");
        await expectFailure();
        list = "real";
        await jobs.getByRole("button", { name: "Try again" }).click();
        await expect(page.locator(".job")).toHaveCount(5);
      });

      await test.step("a job that was chosen before the list failed stays chosen", async () => {
        const choice = page.locator("[name=jobId]");
        const chosen = await choice.locator("option").nth(2).getAttribute("value");
        const { promise, resolve: release } = Promise.withResolvers<void>();
        released = promise;
        list = "away";
        await openForm(page, "/hiring");
        await choice.selectOption(chosen);
        release();
        await expect(jobs).toContainText(hiring.jobs.failed.title);
        await expect(choice).toHaveValue(chosen ?? "");
      });

      await test.step("no document contains any: the same", async () => {
        await openPage(page, "/contact-us");
        await page.evaluate(() => {
          window.location.hash = "/hiring";
        });
        await expectFailure();
      });

      await test.step("when none is open the page says so and where to go", async () => {
        list = "closed";
        await jobs.getByRole("button", { name: "Try again" }).click();
        await expect(jobs).toContainText(hiring.jobs.none.title);
        await jobs.getByRole("link", { name: "Write to us" }).click();
        await expect(page).toHaveURL("/#/contact-us");
        await expect(page.locator("main h1")).toHaveText("Contact Us");
      });
    });
  });
});

test.describe("what goes wrong", () => {
  test.use({ expectedComplaints: /status of (400|409|422|503)|net::ERR_/ });

  test("is said in the catalogue's words: the fields stay filled, and a retry carries the same key", async ({
    page,
  }) => {
    await openForm(page);
    await fillIn(page);
    const alert = page.locator("main .alert");

    await test.step("another success status than 201 is a failure", async () => {
      await page.route(call, (route) => route.fulfill({ status: 200, json: {} }), { times: 1 });
      await send(page);
      await expect(alert).toHaveText(alerts.notAccepted);
      await expectKept(page);
    });

    await test.step("without a message the catalogue’s own sentence is shown", async () => {
      await page.route(call, (route) => route.fulfill({ status: 503, body: "<html>proxy</html>" }), {
        times: 1,
      });
      await typeAndSend(page);
      await expect(alert).toHaveText(alerts.serverError);
      await expectKept(page);
    });

    await test.step("the server's message is shown as it is", async () => {
      await page.route(call, (route) => route.fulfill({ status: 400, json: { message: "Mind the gap." } }), {
        times: 1,
      });
      await typeAndSend(page);
      await expect(alert).toHaveText("Mind the gap.");
      await expectKept(page);
    });

    await test.step("no network is reported, and a retry carries the same key", async () => {
      const keys = keysSent(page);
      await page.route(call, (route) => route.abort(), { times: 1 });
      await typeAndSend(page);
      await expect(alert).toHaveText(alerts.serverError);
      await expectKept(page);
      await expect(page.locator("[name=aadharNumber]")).toHaveValue(aadhar);
      await send(page);
      await expect(page.locator("main")).toContainText(alerts.sent);
      expect(keys).toHaveLength(2);
      expect(keys[0]).toBeTruthy();
      expect(keys[1]).toBe(keys[0]);
    });
  });

  test("in a field is shown beside it, with the focus, until it is corrected", async ({ page }) => {
    const gone = { _id: "gone", title: "Rider", city: "Pune", status: "Open" };
    await page.route(listCall, async (route) => {
      const answer = await route.fetch();
      const { jobs } = (await answer.json()) as { jobs: unknown[] };
      await route.fulfill({ json: { jobs: [...jobs, gone] } });
    });
    await openForm(page);
    await fillIn(page);
    await expect(page.locator("[name=jobId] option")).toHaveCount(7);
    const alert = page.locator("main .alert");

    for (const [name, wrong, refusal, right] of [
      ["name", " ", "Please fill in your name.", "Gurpreet Singh"],
      ["name", "a".repeat(201), "Your name is too long.", "Gurpreet Singh"],
      ["address", "\n ", "Please fill in your address.", "Phase 8, Mohali"],
      ["phoneNumber", "98765", "Your phone number must have 10 digits", "9876500000"],
      ["aadharNumber", "1234", "Your Aadhar number must have 12 digits", aadhar],
      ["licenseNumber", "x".repeat(61), "Your licence number is too long.", ""],
      ["description", "x".repeat(5_001), "Your description is too long.", ""],
      // One that was closed meanwhile.
      ["jobId", gone._id, "This job is not on our list. Please choose one of the current openings.", mohali],
    ] as const) {
      await test.step(`${name} with ${wrong.length} wrong characters`, async () => {
        const field = page.locator(`main form [name=${name}]`);
        const enter = (value: string) => (name === "jobId" ? field.selectOption(value) : field.fill(value));
        await enter(wrong);
        await send(page);
        await expect(alert).toContainText(refusal);
        await expect(field).toHaveAttribute("aria-invalid", "true");
        await expect(field).toHaveAccessibleDescription(new RegExp(RegExp.escape(refusal)));
        await expect(field).toBeFocused();
        await expect(page.locator("main form .field__error")).toHaveCount(1);
        await enter(right);
        await expect(page.locator("main form .field__error")).toHaveCount(0);
      });
    }
    await send(page);
    await expect(alert).toHaveText(alerts.sent);
  });

  test("in the answer's way is sent again after a reload: nothing is stored twice, a corrected number has a new key", async ({
    page,
  }) => {
    await openForm(page);
    const keys = keysSent(page);
    /** Sends a filled form whose answer is lost, reloads the page, and sends it again with this number. */
    async function sendAgainAfterLostAnswer(aadharNumber: string): Promise<(string | undefined)[]> {
      keys.length = 0;
      await fillIn(page);
      await loseNextAnswer(page);
      await send(page);
      await expect(page.locator("main .alert")).toHaveText(alerts.serverError);
      await page.reload();
      await expectKept(page);
      // A press before the form's code has come posts it without a key: the server then knows it by its content.
      await takenOver(page, "main form");
      await page.locator("[name=aadharNumber]").fill(aadharNumber);
      await page.locator("[name=licenseNumber]").fill("PB65 2019");
      await send(page);
      await expect(page.locator("main")).toContainText(alerts.sent);
      return [...keys];
    }

    await test.step("sending again with the same identity numbers carries the same key", async () => {
      const [first, again, ...more] = await sendAgainAfterLostAnswer(aadhar);
      expect(first).toBeTruthy();
      expect(again).toBe(first);
      expect(more).toEqual([]);
    });

    await test.step("a number that was corrected is sent with a new key", async () => {
      const corrected = await sendAgainAfterLostAnswer("111122223333");
      expect(corrected).toHaveLength(3);
      expect(new Set(corrected).size).toBe(2);
    });
  });
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
    await expect(page.locator(".form-result")).toContainText(/Your reference: GM-[2-9A-Z]{6}/);
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
