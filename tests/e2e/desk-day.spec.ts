import { TOTP } from "otpauth";
import { apiPaths } from "#contract/api-paths.ts";
import { type DeskDay, password, test } from "./desk-day.ts";
import { expect } from "./test.ts";

// In one worker, so that one server is started for all.
test.describe.configure({ mode: "default" });

test("a day on the desk: from a visitor's message to an answer by mail", async ({ page, day }) => {
  const posted = await page.request.post(day.site + apiPaths.contact, {
    data: {
      name: "Harpreet Kaur",
      email: "harpreet@kaurtraders.example",
      phone: "98140 22331",
      subject: "Three vehicles from Monday",
      query: "Can you carry forty cartons to Zirakpur every morning?",
    },
  });
  expect(posted.status()).toBe(201);
  const { reference } = await posted.json();

  await page.goto(day.desk);
  await page.getByRole("link", { name: /Three vehicles from Monday/ }).click();
  await expect(page.locator(".letter__text")).toHaveText(/Can you carry forty cartons/);
  await expect(page.getByRole("button", { name: reference })).toBeVisible();

  await page.getByRole("combobox", { name: "Assign" }).click();
  await page.getByRole("option", { name: /Meera Bhatia/ }).click();
  await expect(page.getByText("Assigned to Meera Bhatia.")).toBeVisible();

  await page.getByRole("tab", { name: "Note" }).click();
  await page.getByLabel("Note for colleagues").fill("Called her, she wants a monthly rate.");
  await page.getByRole("button", { name: "Add the note" }).click();
  await expect(page.locator(".note")).toContainText("she wants a monthly rate");

  await page.getByRole("tab", { name: "Reply by mail" }).click();
  await page.getByLabel("Your reply").fill("Dear Harpreet Kaur, yes, we can. Kind regards, Meera");
  await page.getByRole("button", { name: "Send and mark as done" }).click();
  await expect(page.getByText("Reply to Harpreet Kaur queued.")).toBeVisible();
  const toVisitor = () =>
    day.mail.received.find(({ recipients }) => recipients.includes("harpreet@kaurtraders.example"));
  await expect.poll(toVisitor).toBeDefined();
  expect(toVisitor()?.text).toContain("yes, we can");
  expect(toVisitor()?.headers.get("subject")).toBe("Re: Three vehicles from Monday");

  await page.goto(`${day.desk}/inbox?status=done`);
  await page.getByRole("link", { name: /Three vehicles from Monday/ }).click();
  // The desk notes it after the mail server has taken the mail, and tells open pages nothing of it.
  const isDelivered = async () => {
    await page.reload();
    await page.getByText("Meera Bhatia, by mail").waitFor();
    return page.getByText("Delivered", { exact: true }).isVisible();
  };
  await expect.poll(isDelivered).toBe(true);
});

test("a day on the desk: a colleague is invited, sets up a second factor, and signs in again with a code", async ({
  page,
  day,
  browser,
}) => {
  await page.goto(`${day.desk}/people`);
  await page.getByRole("button", { name: "Invite a colleague" }).click();
  const dialog = page.getByRole("dialog", { name: "Invite a colleague" });
  await dialog.getByLabel("Name").fill("Ravi Malhotra");
  await dialog.getByLabel("Email address").fill("ravi@greenmile.example");
  await dialog.getByRole("button", { name: "Create the link" }).click();
  const link = await page.getByRole("dialog", { name: "Send this link" }).getByLabel("Link").inputValue();

  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const colleague = await context.newPage();
  await colleague.goto(link);
  await colleague.getByLabel("Password").fill(password);
  await colleague.getByRole("button", { name: "Create my account" }).click();
  await expect(colleague.getByRole("link", { name: /^Inbox/ })).toBeVisible();
  await expect(colleague.getByRole("link", { name: "People" })).toHaveCount(0);

  await colleague.goto(`${day.desk}/account`);
  await colleague.getByRole("button", { name: "Set it up" }).click();
  await colleague.getByLabel("Your password").fill(password);
  await colleague.getByRole("button", { name: "Continue" }).click();
  const secret = (await colleague.locator(".qr__key code").innerText()).replaceAll(" ", "");
  const codeAt = (timestamp: number) => new TOTP({ secret }).generate({ timestamp });
  await colleague.getByLabel("Code from the app").fill(codeAt(Date.now()));
  await colleague.getByRole("button", { name: "Switch it on" }).click();
  await colleague.getByRole("button", { name: "I have kept them" }).click();

  await colleague.getByRole("button", { name: /account and settings/ }).click();
  await colleague.getByRole("menuitem", { name: "Sign out" }).click();
  await colleague.getByLabel("Email address").fill("ravi@greenmile.example");
  await colleague.getByLabel("Password").fill(password);
  await colleague.getByRole("button", { name: "Sign in" }).click();
  // Each code counts once, so it is the app's next one.
  await colleague.getByLabel("Code").fill(codeAt(Date.now() + 30_000));
  await colleague.getByRole("button", { name: "Continue" }).click();
  await expect(colleague.getByRole("heading", { level: 1, name: "My account" })).toBeVisible();
  await context.close();
});

test("a day on the desk: from a new job to its card on the site, and from an application to hired", async ({
  page,
  day,
}) => {
  await page.goto(`${day.desk}/jobs/new`);
  await page.getByLabel("Title").fill("Night dispatcher");
  await page.getByLabel("City").fill("Panchkula");
  await page.getByLabel("Description").fill("You plan the tours of the night.");
  await page.getByRole("button", { name: "Publish" }).click();
  const first = page.getByRole("dialog", { name: "Publish the first real job?" });
  await expect(first).toContainText("Driver partner, Mohali");
  await first.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("The job is open: visitors see it now.")).toBeVisible();
  const { jobs } = await (await page.request.get(day.site + apiPaths.jobs)).json();
  const job = jobs.find(({ title }: { readonly title: string }) => title === "Night dispatcher");
  expect(job).toMatchObject({ city: "Panchkula", status: "Open" });
  const visitor = await page.context().newPage();
  await visitor.goto(`${day.site}/hiring`);
  await expect(visitor.getByText("Night dispatcher").first()).toBeVisible();
  await visitor.close();

  const applied = await page.request.post(day.site + apiPaths.applicants, {
    data: {
      name: "Balwinder Singh",
      address: "House 1182, Mohali",
      phoneNumber: "9814022331",
      aadharNumber: "234567890124",
      description: "Four years at night.",
      jobId: job._id,
    },
  });
  expect(applied.status()).toBe(201);
  await page.goto(`${day.desk}/applicants`);
  await page.getByRole("button", { name: "Move Balwinder Singh to" }).click();
  await page.getByRole("menuitem", { name: "Hired" }).click();
  await expect(page.getByText("Balwinder Singh is now in “Hired”.")).toBeVisible();
  await page.getByRole("link", { name: "Balwinder Singh" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Balwinder Singh" })).toBeVisible();
  await expect(page.getByText("XXXX XXXX 0124")).toBeVisible();
  await page.getByRole("button", { name: "Show in full…" }).click();
  const dialog = page.getByRole("dialog", { name: "Show the identity numbers?" });
  await dialog.getByLabel("Reason").fill("The contract needs it");
  await dialog.getByLabel("Your password").fill(password);
  await dialog.getByRole("button", { name: "Show" }).click();
  await expect(page.getByText("2345 6789 0124")).toBeVisible();
  await page.goto(`${day.desk}/audit`);
  await expect(
    page.getByRole("cell", { name: /looked at the identity numbers: The contract needs it/ }).first(),
  ).toBeVisible();
});

/** Ends whatever it is written into, and becomes an element if somebody forgets to escape it. */
const hostile = `x'"></script></textarea><gm-mark></gm-mark><img src="x:y" onerror="throw 1">`;
const short = `'"><gm-mark></gm-mark>`;
const attacked = "gm-mark, img[src='x:y']";

async function visitorSends({ site }: DeskDay, path: string, body: object): Promise<void> {
  const headers = { "content-type": "application/json" };
  const response = await fetch(site + path, { method: "POST", headers, body: JSON.stringify(body) });
  expect(response.ok).toBe(true);
}

/** Applies for whichever job is open. */
async function visitorApplies(day: DeskDay, name: string, aadharNumber: string): Promise<void> {
  const { jobs } = await (await fetch(day.site + apiPaths.jobs)).json();
  await visitorSends(day, apiPaths.applicants, {
    name: `${name} ${hostile}`,
    address: hostile,
    phoneNumber: "9814022332",
    licenseNumber: short,
    aadharNumber,
    description: hostile,
    jobId: jobs[0]._id,
  });
}

test("a day on the desk: every screen shows what the server answers, and no text of a visitor acts there", async ({
  page,
  day,
}) => {
  await visitorSends(day, apiPaths.contact, {
    name: `Asha ${hostile}`,
    email: "asha@example.com",
    phone: short,
    subject: `Load ${hostile}`,
    query: hostile,
  });
  await visitorApplies(day, "Gurpreet", "999941057058");
  await visitorSends(day, apiPaths.chatbot, { message: `zzqx ${hostile}`, sessionId: hostile });
  // A job's words are staff's own, and go to every visitor.
  const job = { title: hostile, city: hostile, text: hostile, status: "Open" };
  const created = await page.request.post(`${day.desk}/api/jobs`, {
    headers: { origin: day.desk },
    data: job,
  });
  expect(created.status()).toBe(201);

  const screens = [
    "inbox",
    "applicants",
    "jobs",
    "dashboard",
    "chat",
    "outbox",
    "audit",
    "people",
    "account",
  ];
  const tabs = ["settings", "settings?tab=system"];
  for (const address of [
    ...[...screens, ...tabs].map((screen) => `${day.desk}/${screen}`),
    `${day.site}/hiring`,
  ]) {
    await page.goto(address);
    await page.locator("h1:visible").first().waitFor();
    await expect(page.locator(".skeleton")).toHaveCount(0);
    await expect(page.locator(".failed"), address).toHaveCount(0);
    await expect(page.locator(attacked), address).toHaveCount(0);
  }

  await page.goto(`${day.desk}/inbox`);
  await page.getByRole("link", { name: /Load x'">/ }).click();
  await expect(page.locator(".letter__text")).toHaveText(hostile);
  await page.getByLabel("Your reply").fill(hostile);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByText(/^Reply to Asha .* queued\.$/)).toBeVisible();
  await expect(page.locator(attacked)).toHaveCount(0);
});

test("a day on the desk: an applicant is erased, and nothing reads a record that is gone", async ({
  page,
  day,
}) => {
  await visitorApplies(day, "Kiran", "736451928062");
  await page.goto(`${day.desk}/applicants`);
  await page.getByRole("link", { name: /^Kiran/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Kiran/ })).toBeVisible();
  await expect(page.locator(attacked)).toHaveCount(0);
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Erase for good…" }).click();
  const dialog = page.getByRole("dialog", { name: /^Erase Kiran .* for good\?$/ });
  await dialog.getByLabel("Reason").selectOption("The person asked for it");
  await dialog.getByLabel("Your password").fill(password);
  const record = new URL(page.url()).pathname;
  const readAgain: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "GET" && request.url().endsWith(record)) readAgain.push(request.url());
  });
  await dialog.getByRole("button", { name: "Erase for good" }).click();
  await expect(page.getByText(/^Kiran .*'s application is erased\.$/)).toBeVisible();
  await expect(page.getByRole("link", { name: /^Kiran/ })).toHaveCount(0);
  expect(readAgain, "nothing reads a record that is gone").toEqual([]);
});
