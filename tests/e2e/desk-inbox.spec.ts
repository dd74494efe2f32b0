import type { Page } from "@playwright/test";
import { test } from "./desk-fixture.ts";
import { expect } from "./test.ts";

const row = (page: Page, index: number) => page.locator(".message-row__link").nth(index);

test("the inbox: keys move through the list, mark as done and take it back", async ({ page, desk }) => {
  await page.goto(`${desk.origin}/inbox`);
  await row(page, 0).waitFor();
  await page.keyboard.press("j");
  const first = await page.locator(".message-head__subject").innerText();
  const id = page.url().match(/inbox\/([^?]+)/)?.[1] ?? "";
  await page.keyboard.press("e");
  await expect(page.getByText("Marked as done.")).toBeVisible();
  expect(page.url(), "the next message is open").not.toContain(`/${id}`);
  expect(desk.records.messages.find((one) => one.id === id)?.status).toBe("done");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Taken back.")).toBeVisible();
  expect(desk.records.messages.find((one) => one.id === id)?.status).not.toBe("done");
  expect(first).not.toBe("");
});

test("the inbox: a reply is written with a saved one, survives a reload, and is sent with its status", async ({
  page,
  desk,
}) => {
  await page.goto(`${desk.origin}/inbox/m-0`);
  await page.getByRole("heading", { level: 1, name: /Quote for 3 vehicles/ }).waitFor();
  await page.getByRole("combobox", { name: "Saved reply" }).click();
  await page.getByRole("combobox", { name: "Find a saved reply" }).fill("thank");
  await page.keyboard.press("Enter");
  const text = page.getByLabel("Your reply");
  await expect(text).toHaveValue(/Dear Harpreet Kaur/);
  await page.reload();
  await expect(text).toHaveValue(/Dear Harpreet Kaur/);
  await text.press("Control+Enter");
  await expect(page.getByText("The reply is on its way.")).toBeVisible();
  await expect(text).toHaveValue("");
  const stored = desk.records.messages.find(({ id }) => id === "m-0");
  expect(stored?.replies).toHaveLength(1);
  expect(stored?.status).toBe("waiting");
});

test("the inbox: a draft in the browser's storage holds no identity number", async ({ page, desk }) => {
  await page.goto(`${desk.origin}/inbox/m-0`);
  await page.getByLabel("Your reply").fill("Your number 2345 6789 0124 has arrived");
  const stored = await page.evaluate(
    () => JSON.stringify({ ...sessionStorage }) + JSON.stringify({ ...localStorage }),
  );
  expect(stored).toContain("has arrived");
  expect(stored).not.toContain("6789");
});

test.describe("another colleague", () => {
  test.use({ expectedComplaints: /409/ });

  test("the inbox: two who change the same message: the second sees both versions and decides", async ({
    page,
    desk,
  }) => {
    await page.goto(`${desk.origin}/inbox/m-1`);
    await page.getByRole("button", { name: /^Status/ }).waitFor();
    const message = desk.records.messages.find(({ id }) => id === "m-1");
    if (!message) throw new Error("The fixture has no m-1");
    Object.assign(message, { status: "open", owner: { id: "p-sales-2", name: "Simran Gill" }, version: 2 });
    await page.getByRole("button", { name: /^Status/ }).click();
    await page.getByRole("menuitem", { name: "Waiting" }).click();
    const dialog = page.getByRole("dialog", { name: "A colleague was faster" });
    await expect(dialog.getByRole("row", { name: /Status/ })).toHaveText(/Open.*Waiting/);
    await expect(dialog.getByRole("row", { name: /Owner/ })).toHaveText(/Simran Gill/);
    await dialog.getByRole("button", { name: "Store mine" }).click();
    await expect(page.getByText("Status is now Waiting.")).toBeVisible();
    expect(message.status).toBe("waiting");
  });
});

test("the inbox: several messages change together, and the notice takes it back", async ({ page, desk }) => {
  await page.goto(`${desk.origin}/inbox`);
  await row(page, 1).waitFor();
  const boxes = page.locator(".message-row__check");
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page
    .getByRole("toolbar", { name: "2 selected" })
    .getByRole("button", { name: "Mark as done" })
    .click();
  await expect(page.getByText("2 messages changed.")).toBeVisible();
  const done = () => desk.records.messages.filter(({ status }) => status === "done").length;
  const after = done();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(done).toBe(after - 2);
});

test("the inbox: with a selection, the keys act on it and not on the open message", async ({
  page,
  desk,
}) => {
  await page.goto(`${desk.origin}/inbox`);
  await row(page, 0).waitFor();
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await page.getByRole("toolbar", { name: "2 selected" }).waitFor();
  await page.keyboard.press("j");
  await page.keyboard.press("s");
  await page.getByRole("menuitem", { name: "In 3 hours" }).waitFor();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await page.keyboard.press("e");
  await expect(page.getByText("2 messages changed.")).toBeVisible();
});

test("the inbox: after a note by keyboard the keys act again, and Escape leaves the text", async ({
  page,
  desk,
}) => {
  await page.goto(`${desk.origin}/inbox/m-0`);
  await page.getByRole("heading", { level: 1, name: /Quote for 3 vehicles/ }).waitFor();
  await page.keyboard.press("n");
  const note = page.getByLabel("Note for colleagues");
  await expect(note).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(note).not.toBeFocused();
  await page.keyboard.press("n");
  await expect(note).toBeFocused();
  await note.pressSequentially("Called");
  await note.press("Control+Enter");
  await expect(page.getByText("The note is added.")).toBeVisible();
  await expect(note).not.toBeFocused();
});

test("the inbox: an empty reply is asked for at its field, and Find begins in its field", async ({
  page,
  desk,
}) => {
  await page.goto(`${desk.origin}/inbox/m-0`);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByLabel("Your reply")).toHaveAccessibleDescription("Write your reply first.");
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  await expect(page.getByRole("dialog").getByRole("searchbox")).toBeFocused();
});

test("the inbox: who replies while no mail server is set up is told that the mail waits", async ({
  page,
  desk,
}) => {
  await page.route("**/api/outbox?*", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), mailConfigured: false } });
  });
  await page.goto(`${desk.origin}/inbox/m-0`);
  await expect(page.getByText("No mail server is set up: what you send waits in the outbox.")).toBeVisible();
});

test("the inbox: a heading in Hindi has a font for its letters", async ({ page, desk }) => {
  const message = desk.records.messages.find(({ id }) => id === "m-0");
  if (!message) throw new Error("The fixture has no m-0");
  message.subject = "Delhi to Mohali, कपड़े";
  await page.goto(`${desk.origin}/inbox/m-0`);
  await page.getByRole("heading", { level: 1, name: /कपड़े/ }).waitFor();
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ status }) => status === "loaded")
        .map(({ family, unicodeRange }) => `${family.replaceAll('"', "")} ${unicodeRange}`),
    );
  await expect.poll(loaded).toContainEqual(expect.stringMatching(/^Anek Display U\+0?900-97F/i));
});

test("the inbox: views and words are in the address, and a reference finds its message", async ({
  page,
  desk,
}) => {
  await page.goto(`${desk.origin}/inbox`);
  await page.getByRole("button", { name: "To do" }).click();
  await page.getByRole("menuitem", { name: /Overdue/ }).click();
  await expect(page).toHaveURL(/overdue=1/);
  const reference = desk.records.messages[40]?.reference ?? "";
  await page.goto(`${desk.origin}/inbox?box=all&snoozed=show`);
  await page.getByRole("searchbox", { name: "Search in the inbox" }).fill(reference);
  await expect(page).toHaveURL(new RegExp(`q=${reference}`));
  await expect(page.locator(".message-row")).toHaveCount(1);
});

test("the inbox: what arrives appears by itself, and a mention is announced", async ({ page, desk }) => {
  await page.goto(`${desk.origin}/inbox`);
  await row(page, 0).waitFor();
  const first = desk.records.messages[0];
  if (!first) throw new Error("The fixture has no messages");
  desk.records.messages.push({
    ...first,
    id: "m-late",
    name: "Late Visitor",
    dueAt: "2000-01-01T00:00:00.000Z",
  });
  desk.emit("arrived", { messages: true, applicants: false });
  await expect(page.getByText("Late Visitor")).toBeVisible();
  desk.emit("mention", { type: "message", id: "m-3", by: { id: "p-sales", name: "Ravi Malhotra" } });
  await page.getByText("Ravi Malhotra mentioned you.").waitFor();
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect(page).toHaveURL(/\/inbox\/m-3/);
});

test("the inbox: ? shows the keys, and they can be switched off", async ({ page, desk }) => {
  await page.goto(`${desk.origin}/inbox`);
  await row(page, 0).waitFor();
  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await sheet.getByLabel("Use single-key shortcuts").uncheck();
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await page.keyboard.press("j");
  await expect(page).toHaveURL(`${desk.origin}/inbox`);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 720 }, hasTouch: true });

  test("the inbox: a phone shows the list, then the message, and goes back", async ({ page, desk }) => {
    await page.goto(`${desk.origin}/inbox`);
    await row(page, 0).click();
    await expect(page.locator(".inbox__list")).toBeHidden();
    await page.getByRole("button", { name: "Back to the list" }).click();
    await expect(page.locator(".inbox__list")).toBeVisible();
  });
});

test.describe("a viewer", () => {
  test.use({ role: "viewer" });

  test("the inbox: a viewer reads and is offered nothing that the server would refuse", async ({
    page,
    desk,
  }) => {
    await page.goto(`${desk.origin}/inbox/m-0`);
    await page.getByRole("heading", { level: 1, name: /Quote for 3 vehicles/ }).waitFor();
    await expect(page.getByRole("button", { name: /^Status/ })).toHaveCount(0);
    await expect(page.getByLabel("Your reply")).toHaveCount(0);
    await expect(page.getByRole("checkbox")).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Audit log" })).toHaveCount(0);
  });

  test("jobs: a viewer reads one, without a preview, and has no page for a new one", async ({
    page,
    desk,
  }) => {
    await page.goto(`${desk.origin}/jobs/j-1`);
    await expect(page.getByLabel("Title")).toBeDisabled();
    await expect(page.getByRole("region", { name: "On the website" })).toHaveCount(0);
    await page.goto(`${desk.origin}/jobs/new`);
    await expect(page.getByText("This job is not there any more")).toBeVisible();
  });
});
