import type { FakeDesk } from "#tests/support/desk/fake-desk.ts";
import { fakePassword } from "#tests/support/desk/fake-desk-api.ts";
import { test } from "./desk-fixture.ts";
import { expect } from "./test.ts";

test.use({ role: "hr", expectedComplaints: /403|409/ });

function storedApplicant({ records }: FakeDesk, id: string) {
  const applicant = records.applicants.find((one) => one.id === id);
  if (!applicant) throw new Error(`The fake desk has no ${id}`);
  return applicant;
}

test("applicants: a card moves by its menu, with the mail that belongs to the stage, or is dragged", async ({
  page,
  desk,
}) => {
  await page.goto(`${desk.origin}/applicants`);

  await test.step("by its menu", async () => {
    await page.getByRole("button", { name: "Move Balwinder Singh to" }).first().click();
    await page.getByRole("menuitem", { name: "Phone call" }).click();
    const dialog = page.getByRole("dialog", { name: "Move Balwinder Singh to “Phone call”" });
    await expect(dialog.getByLabel("Text")).toHaveValue(/Dear Balwinder Singh,[\s\S]*Delivery driver/);
    await dialog.getByRole("button", { name: "Move and send" }).click();
    await expect(page.getByText("Balwinder Singh is now in “Phone call”.")).toBeVisible();
    const stored = storedApplicant(desk, "a-0");
    expect(stored.stage.name).toBe("Phone call");
    expect(stored.mails).toHaveLength(1);
    await expect(dialog).toHaveCount(0);
  });

  await test.step("dragged", async () => {
    const card = page.locator(".card").first();
    const name = await card.locator(".card__link").innerText();
    await card.dragTo(page.locator(".column").nth(3));
    await expect(page.getByText(`${name} is now in “Offer”.`)).toBeVisible();
  });
});

test("applicants: the mail that was written for a stage is still there when the move was refused", async ({
  page,
  desk,
}) => {
  await page.route("**/stage", (route) => route.fulfill({ status: 409, json: { message: "Not now" } }));
  await page.goto(`${desk.origin}/applicants`);
  const dialog = page.getByRole("dialog", { name: "Move Balwinder Singh to “Phone call”" });
  const openDialog = async () => {
    await page.getByRole("button", { name: "Move Balwinder Singh to" }).first().click();
    await page.getByRole("menuitem", { name: "Phone call" }).click();
  };
  await openDialog();
  await dialog.getByLabel("Text").fill("Please call me on Tuesday.");
  await dialog.getByRole("button", { name: "Move and send" }).click();
  await expect(page.locator(".toast__title", { hasText: "Not now" })).toBeVisible();
  await openDialog();
  await expect(dialog.getByLabel("Text")).toHaveValue("Please call me on Tuesday.");
});

test("applicants: who was selected under one job does not move with those of another", async ({
  page,
  desk,
}) => {
  await page.goto(`${desk.origin}/applicants?view=list`);
  const toolbar = page.getByRole("toolbar", { name: "1 selected" });
  await page.getByRole("checkbox", { name: "Select Balwinder Singh" }).first().check();
  await toolbar.waitFor();
  await page.getByLabel("Job", { exact: true }).selectOption({ index: 2 });
  await expect(page).toHaveURL(/job=/);
  await expect(toolbar).toHaveCount(0);
});

test("applicants: one is read, looked into, written to and talked about", async ({ page, desk }) => {
  const applicant = storedApplicant(desk, "a-0");
  applicant.email = "balwinder@example.com";
  await page.goto(`${desk.origin}/applicants/a-0`);

  await test.step("the history says to which stage somebody moved, and the rating", async () => {
    await expect(page.locator(".history")).toContainText("rated 4 of 5");
    await expect(page.locator(".history")).toContainText(`moved to ${applicant.stage.name}`);
  });

  await test.step("identity numbers need the password and a reason, and are stored nowhere in the browser", async () => {
    await expect(page.getByText("XXXX XXXX 7412")).toBeVisible();
    await page.getByRole("button", { name: "Show in full…" }).click();
    const dialog = page.getByRole("dialog", { name: "Show the identity numbers?" });
    await dialog.getByLabel("Reason").fill("Checking the papers for the trial drive");
    await dialog.getByLabel("Your password").fill("wrong");
    await dialog.getByRole("button", { name: "Show" }).click();
    await expect(dialog.getByText("The password is not right.")).toBeVisible();
    await dialog.getByLabel("Your password").fill(fakePassword);
    await dialog.getByRole("button", { name: "Show" }).click();
    await expect(page.getByText("0000 0000 7412")).toBeVisible();
    const stored = await page.evaluate(
      () => JSON.stringify({ ...sessionStorage }) + JSON.stringify({ ...localStorage }),
    );
    expect(stored).not.toContain("7412");
    await page.getByRole("button", { name: "Hide now" }).click();
    await expect(page.getByText("0000 0000 7412")).toHaveCount(0);
    await expect(dialog).toHaveCount(0);
  });

  await test.step("a comment mentions a colleague who is chosen by keyboard", async () => {
    const field = page.getByLabel("Comment for colleagues");
    await field.pressSequentially("Please look, @Mee");
    await expect(page.getByRole("option", { name: /Meera Bhatia/ })).toBeVisible();
    await field.press("Enter");
    await expect(field).toHaveValue("Please look, @Meera Bhatia ");
    await page.getByRole("button", { name: "Add the comment" }).click();
    await expect(page.getByText("The comment is added.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Add the comment" }), "the field folds").toBeHidden();
    await expect(page.getByRole("heading", { level: 1 }), "single keys act").toBeFocused();
    expect(applicant.comments.at(-1)?.mentions).toEqual([{ id: "p-admin", name: "Meera Bhatia" }]);
  });

  await test.step("a rating says that it is stored", async () => {
    await page.getByRole("button", { name: "4 stars" }).click();
    await expect(page.getByText(`Your rating of ${applicant.name}: 4 stars.`)).toBeVisible();
    expect(applicant.myRating).toBe(4);
    await page.getByRole("button", { name: "4 stars" }).click();
    await expect(page.getByText(`Your rating of ${applicant.name} is removed.`)).toBeVisible();
  });

  await test.step("after a mail is sent, the emptied fields are not marked as missing", async () => {
    await page.getByRole("tab", { name: "Mails" }).click();
    await expect(page.getByRole("tabpanel")).toContainText("To balwinder@example.com");
    await page.getByLabel("Subject").fill("Your papers");
    await page.getByLabel("Text").fill("Please bring them on Monday.");

    await page.getByRole("combobox", { name: "Template" }).click();
    await page.getByRole("button", { name: "Write a new template…" }).click();
    const dialog = page.getByRole("dialog", { name: "New template" });
    await dialog.getByLabel("Title").fill("Where we are");
    await dialog.getByLabel("Subject of the mail").fill("How to find us");
    await dialog.getByLabel("Text").fill("We are behind the bus stand.");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("The template is added.")).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByLabel("Text"), "beside the draft, which stays").toHaveValue(
      "Please bring them on Monday.\n\nWe are behind the bus stand.",
    );
    expect(applicant.mails, "saving a template sends nothing").toHaveLength(0);

    await page.getByRole("button", { name: "Send", exact: true }).click();
    await expect(page.getByText(/^Mail to .* queued\.$/)).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Subject" })).toHaveValue("");
    await expect(page.locator(".field__control:user-invalid")).toHaveCount(0);
  });
});

test("applicants: the board marks who waits for longer than is usual in the stage, and nobody else", async ({
  page,
  desk,
}) => {
  const ago = (days: number) => new Date(Date.now() - days * 24 * 3_600_000).toISOString();
  for (const applicant of desk.records.applicants) applicant.stageSince = ago(5);
  const [first, second] = desk.records.applicants.filter(({ stage }) => stage.kind === "active");
  Object.assign(first ?? {}, { name: "Slow One", stageSince: ago(15) });
  Object.assign(second ?? {}, { name: "Forgotten One", stageSince: ago(90) });
  await page.goto(`${desk.origin}/applicants`);
  const card = (name: string) => page.locator(".card").filter({ hasText: name });
  await expect(card("Slow One")).toContainText("Longer than usual");
  await expect(card("Forgotten One")).toContainText("3 mo, Much longer than usual");
  await expect(page.locator(".card__wait[data-wait]")).toHaveCount(2);
});

test("applicants: who applied again says so in the line of facts, and an address is asked for in one place", async ({
  page,
  desk,
}) => {
  Object.assign(storedApplicant(desk, "a-0"), { applicationNumber: 3, email: null });
  await page.goto(`${desk.origin}/applicants`);
  const card = page.locator(".card").filter({ hasText: "3rd application" });
  await expect(card).toHaveCount(1);
  await expect(card.locator(".card__facts")).toContainText("in stage 2 h");
  await page.goto(`${desk.origin}/applicants/a-0`);
  await page.getByRole("tab", { name: "Mails" }).click();
  await page.getByRole("tabpanel").getByLabel("Email address").fill("b@example.com");
  await expect(page.getByRole("button", { name: "Add an email address" })).toHaveCount(1);
  await page.getByRole("tabpanel").getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("tabpanel")).toContainText("To b@example.com");
});

test("applicants: on a phone nothing covers what somebody wrote about themselves", async ({ page, desk }) => {
  await page.setViewportSize({ width: 375, height: 780 });
  await page.goto(`${desk.origin}/applicants/a-0`);
  const boxOf = async (selector: string) => {
    const box = await page.locator(selector).boundingBox();
    if (!box) throw new Error(`${selector} is not shown`);
    return box;
  };
  await page.locator(".applicant .letter").first().waitFor();
  const about = await boxOf(".applicant .letter:first-child");
  expect((await boxOf(".applicant .composer")).y).toBeGreaterThanOrEqual(about.y + about.height);
});

test("applicants: from one to the next in the stage, by key and by button, also after one was moved", async ({
  page,
  desk,
}) => {
  await page.goto(`${desk.origin}/applicants`);
  const cards = page.locator(".column").first().locator(".card__link");
  await cards.first().waitFor();
  const [first = "", second = "", third = ""] = await cards.allInnerTexts();
  const heading = page.getByRole("heading", { level: 1 });
  const next = page.getByRole("button", { name: "Next applicant" });
  await cards.first().click();
  await expect(heading).toHaveText(first);
  await expect(page.getByRole("button", { name: "Previous applicant" })).toBeDisabled();
  await expect(next).toBeEnabled();
  await page.keyboard.press("j");
  await expect(heading).toHaveText(second);
  await expect(heading, "the focus is not lost with the one before").toBeFocused();
  await page.getByRole("button", { name: "Previous applicant" }).click();
  await expect(heading).toHaveText(first);
  await next.click();
  await expect(heading).toHaveText(second);
  await page.getByRole("button", { name: "Move", exact: true }).click();
  await page.getByRole("menuitemradio", { name: "Offer" }).click();
  await expect(page.getByText(`${second} is now in “Offer”.`)).toBeVisible();
  await next.click();
  await expect(heading, "the next of the stage that was left").toHaveText(third);
  await page.getByRole("link", { name: "All applicants" }).click();
  await expect(page.locator(".board")).toBeVisible();
});

test("jobs: a new one is written beside its preview; of two who edit one, the second sees both texts", async ({
  page,
  desk,
}) => {
  await test.step("a new one is written beside its preview, kept through a reload, and opened", async () => {
    const [stays, goes] = desk.records.jobs.filter(({ status }) => status === "Open");
    Object.assign(stays ?? {}, { sample: true, applicantCount: 3 });
    Object.assign(goes ?? {}, { sample: true, applicantCount: 0 });
    await page.goto(`${desk.origin}/jobs/new`);
    await page.getByLabel("Title").fill("Night dispatcher");
    await page.getByLabel("City").fill("new panchkula");
    await page.getByLabel("Description").fill("You plan the tours of the night.\n\nYou are calm.");
    await expect(page.getByLabel("City")).toHaveValue("New Panchkula");
    await expect(page.locator(".job-preview__card")).toContainText("Night dispatcher");
    await page.reload();
    await expect(page.getByLabel("Title")).toHaveValue("Night dispatcher");
    await page.getByRole("button", { name: "Publish" }).click();
    const dialog = page.getByRole("dialog", { name: "Publish the first real job?" });
    await expect(dialog.locator("section").filter({ hasText: "Stay here as drafts" })).toContainText(
      `${stays?.title}, ${stays?.city} (3 applicants)`,
    );
    await expect(dialog.locator("section").filter({ hasText: "Are deleted" })).toContainText(
      `${goes?.title}, ${goes?.city}`,
    );
    for (const name of ["Publish", "Cancel"]) {
      await page.keyboard.press("Tab");
      await expect(dialog.getByRole("button", { name }), "in the order that is seen").toBeFocused();
    }
    await dialog.getByRole("button", { name: "Publish" }).click();
    await expect(page.getByText("The job is open: visitors see it now.")).toBeVisible();
    expect(desk.records.jobs.find(({ title }) => title === "Night dispatcher")?.status).toBe("Open");
  });

  await test.step("the list stays on the screen when reading it again fails", async () => {
    await page.goto(`${desk.origin}/jobs`);
    const shown = await page.getByRole("link", { name: "Night dispatcher" }).elementHandle();
    const job = desk.records.jobs.find(({ title }) => title === "Night dispatcher");
    await page.route("**/api/jobs", (route) => route.fulfill({ status: 409, json: { message: "Not now." } }));
    const failed = page.waitForResponse("**/api/jobs");
    desk.emit("jobs", {});
    await (await failed).finished();
    await page.unroute("**/api/jobs");
    Object.assign(job ?? {}, { city: "Derabassi" });
    desk.emit("jobs", {});
    await page.getByRole("cell", { name: /Derabassi/ }).waitFor();
    expect(await shown?.evaluate((link) => link.isConnected)).toBe(true);
  });

  await test.step("two who edit the same job: the second sees both texts", async () => {
    await page.goto(`${desk.origin}/jobs/j-1`);
    await page.getByLabel("City").fill("Kharar");
    const job = desk.records.jobs.find(({ id }) => id === "j-1");
    if (!job) throw new Error("The fake desk has no j-1");
    Object.assign(job, { title: "Delivery rider", status: "Closed", version: 2 });
    desk.emit("jobs", {});
    await expect(page.getByLabel("Title"), "what nobody changed here is a colleague's").toHaveValue(
      "Delivery rider",
    );
    await page.getByRole("button", { name: "Save" }).click();
    const dialog = page.getByRole("dialog", { name: "A colleague was faster" });
    await expect(dialog.getByRole("row", { name: /Title/ })).toHaveText("TitleDelivery riderDelivery rider");
    await expect(dialog.getByRole("row", { name: /Status/ })).toHaveText("StatusClosedClosed");
    await dialog.getByRole("button", { name: "Keep theirs" }).click();
    expect(job.city).toBe("Mohali");
    await page.getByRole("button", { name: "Save" }).click();
    await dialog.getByRole("button", { name: "Store mine" }).click();
    await expect(page.getByText("The job is saved.")).toBeVisible();
    expect(job).toMatchObject({ title: "Delivery rider", city: "Kharar", status: "Closed" });
  });
});
