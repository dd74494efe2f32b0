import { apiPaths } from "#contract/api-paths.ts";
import { becomeFirstAdmin, password, test } from "./desk-day.ts";
import { expect } from "./test.ts";

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

  await becomeFirstAdmin(page, day);
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
  await expect(page.getByText("The reply is on its way.")).toBeVisible();
  const toVisitor = () =>
    day.mail.received.find(({ recipients }) => recipients.includes("harpreet@kaurtraders.example"));
  await expect.poll(toVisitor).toBeDefined();
  expect(toVisitor()?.text).toContain("yes, we can");
  expect(toVisitor()?.headers.get("subject")).toBe("Re: Three vehicles from Monday");

  await page.goto(`${day.desk}/inbox?status=done`);
  await page.getByRole("link", { name: /Three vehicles from Monday/ }).click();
  await expect(page.getByText("Meera Bhatia, by mail")).toBeVisible();
  await expect(page.getByText("Delivered", { exact: true })).toBeVisible();
});

test("a day on the desk: signing out and in again, and a colleague who is invited", async ({
  page,
  day,
  browser,
}) => {
  await becomeFirstAdmin(page, day);
  await page.goto(`${day.desk}/people`);
  await page.getByRole("button", { name: "Invite a colleague" }).click();
  const dialog = page.getByRole("dialog", { name: "Invite a colleague" });
  await dialog.getByLabel("Name").fill("Ravi Malhotra");
  await dialog.getByLabel("Email address").fill("ravi@greenmile.example");
  await dialog.getByRole("button", { name: "Create the link" }).click();
  const link = await page.getByRole("dialog", { name: "Send this link" }).getByLabel("Link").inputValue();

  const colleague = await browser.newPage();
  await colleague.goto(link);
  await colleague.getByLabel("Password").fill(password);
  await colleague.getByRole("button", { name: "Create my account" }).click();
  await expect(colleague.getByRole("link", { name: /^Inbox/ })).toBeVisible();
  await expect(colleague.getByRole("link", { name: "People" })).toHaveCount(0);
  await colleague.close();

  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /account and settings/ }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await page.getByLabel("Email address").fill("meera@greenmile.example");
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "People" })).toBeVisible();
});

test("a day on the desk: from a new job to its card on the site, and from an application to hired", async ({
  page,
  day,
}) => {
  await becomeFirstAdmin(page, day);
  await page.goto(`${day.desk}/jobs/new`);
  await page.getByLabel("Title").fill("Night dispatcher");
  await page.getByLabel("City").fill("Panchkula");
  await page.getByLabel("Description").fill("You plan the tours of the night.");
  await page.getByRole("button", { name: "Open on the website" }).click();
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

test("a day on the desk: every screen shows what the server answers", async ({ page, day }) => {
  await becomeFirstAdmin(page, day);
  for (const screen of [
    "dashboard",
    "outbox",
    "audit",
    "people",
    "settings",
    "settings?tab=system",
    "account",
  ]) {
    await page.goto(`${day.desk}/${screen}`);
    await page.locator("h1:visible").first().waitFor();
    await expect(page.locator(".skeleton")).toHaveCount(0);
    await expect(page.locator(".failed"), screen).toHaveCount(0);
  }
});
