import type { Locator, Page } from "@playwright/test";
import type { FakeDesk } from "#tests/support/desk/fake-desk.ts";
import { test } from "./desk-fixture.ts";
import { pauseClock, runClockUntil } from "./fake-clock.ts";
import { expect } from "./test.ts";

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error("It is not on the page");
  return box;
}

const row = (page: Page, index: number) => page.locator(".message-row__link").nth(index);

function storedMessage({ records }: FakeDesk, id: string) {
  const message = records.messages.find((one) => one.id === id);
  if (!message) throw new Error(`The fake desk has no ${id}`);
  return message;
}

test("the inbox: keys move through the list and change the open message or the selected ones, until they are switched off", async ({
  page,
  desk,
}) => {
  await page.goto(`${desk.origin}/inbox`);
  await row(page, 0).waitFor();
  const { keyboard } = page;

  await test.step("keys move through the list, mark as done and take it back", async () => {
    await keyboard.press("j");
    await page.locator(".message-head__subject").waitFor();
    const first = page.url();
    const message = storedMessage(desk, first.match(/inbox\/([^?]+)/)?.[1] ?? "");
    await keyboard.press("e");
    await expect(page.getByText(`${message.name}: marked as done.`)).toBeVisible();
    await expect(page, "the next message is open").not.toHaveURL(first);
    expect(message.status).toBe("done");
    await page.getByRole("button", { name: "Undo" }).click();
    const undone = page.getByRole("dialog").filter({ hasText: "Undone." });
    await expect(undone, "and what").toContainText(`${message.name}: marked as done.`);
    expect(message.status).not.toBe("done");
  });

  await test.step("with a selection, the keys act on it and not on the open message", async () => {
    await page.goto(`${desk.origin}/inbox`);
    await row(page, 0).waitFor();
    for (const key of ["j", "x", "j", "x"]) await keyboard.press(key);
    await page.getByRole("toolbar", { name: "2 selected" }).waitFor();
    await keyboard.press("j");
    await keyboard.press("s");
    await page.getByRole("menuitem", { name: "In 3 working hours" }).waitFor();
    await keyboard.press("Escape");
    await expect(page.getByRole("menu")).toHaveCount(0);
    await keyboard.press("e");
    await expect(page.getByText("2 messages marked as done.")).toBeVisible();
  });

  await test.step("? shows the keys, also beside a notice, and they can be switched off", async () => {
    await expect(page.getByText("2 messages marked as done.")).toBeVisible();
    await keyboard.press("?");
    const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await sheet.getByLabel("Use single-key shortcuts").uncheck();
    await keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);
    const open = page.url();
    await keyboard.press("j");
    await expect(page).toHaveURL(open);
  });
});

test("the inbox: a message is read in its own script, noted, and answered", async ({ page, desk }) => {
  const message = storedMessage(desk, "m-0");
  message.subject = "Quote for 3 vehicles, कपड़े";
  await page.route("**/api/outbox?*", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), mailConfigured: false } });
  });
  await page.goto(`${desk.origin}/inbox/m-0`);
  await page.getByRole("heading", { level: 1, name: /कपड़े/ }).waitFor();
  const text = page.getByLabel("Your reply");
  const note = page.getByLabel("Note for colleagues");

  await test.step("a heading in Hindi has a font for its letters", async () => {
    const loaded = () =>
      page.evaluate(() =>
        [...document.fonts]
          .filter(({ status }) => status === "loaded")
          .map(({ family, unicodeRange }) => `${family.replaceAll('"', "")} ${unicodeRange}`),
      );
    await expect.poll(loaded).toContainEqual(expect.stringMatching(/^Anek Text U\+0?900-97F/i));
  });

  await test.step("while no mail server is set up, the desk says once, at the top, that mails wait", async () => {
    await text.focus();
    await expect(page.getByText("Mail is not set up, so what you send waits in the outbox.")).toHaveCount(1);
  });

  await test.step("an empty reply is asked for at its field, and Find begins in its field", async () => {
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await expect(text).toHaveAccessibleDescription("Write your reply first.");
    await page.keyboard.press("Escape");
    await page.keyboard.press("/");
    await expect(page.getByRole("dialog").getByRole("searchbox")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  await test.step("after a note by keyboard the keys act again, and Escape leaves the text", async () => {
    await page.keyboard.press("n");
    await expect(note).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(note).not.toBeFocused();
    await page.keyboard.press("n");
    await expect(note).toBeFocused();
    await note.pressSequentially("Called");
    await note.press("Control+Enter");
    await expect(page.getByText("The note is added.")).toBeVisible();
    await expect(note).not.toBeFocused();
    await page.keyboard.press("r");
    await expect(text).toBeFocused();
  });

  await test.step("a draft in the browser's storage holds no identity number", async () => {
    await text.fill("Your number 2345 6789 0124 has arrived");
    const stored = () =>
      page.evaluate(() => JSON.stringify({ ...sessionStorage }) + JSON.stringify({ ...localStorage }));
    await expect.poll(stored).toContain("has arrived");
    expect(await stored()).not.toContain("6789");
    await text.fill("");
  });

  await test.step("a reply is written with a saved one, survives a reload, and is sent with its status", async () => {
    await text.fill("Can we ring you today?");
    await page.getByRole("combobox", { name: "Saved reply" }).click();
    await page.getByRole("combobox", { name: "Find a saved reply" }).fill("thank");
    await page.keyboard.press("Enter");
    await expect(text, "it is a paragraph of its own").toHaveValue(
      /^Can we ring you today\?\n\nDear Harpreet Kaur/,
    );
    await page.unroute("**/api/outbox?*");
    await page.reload();
    await expect(text).toHaveValue(/Dear Harpreet Kaur/);
    await text.press("Control+Enter");
    const notice = page.getByRole("dialog").filter({ hasText: "Reply to Harpreet Kaur queued." });
    await expect(notice).toContainText("The message stays open, now as “Waiting”.");
    await expect(page, "nobody else's message comes in its place").toHaveURL(/m-0/);
    await expect(page.getByRole("heading", { level: 1, name: /कपड़े/ }), "single keys act").toBeFocused();
    expect(message.replies).toHaveLength(1);
    expect(message.status).toBe("waiting");
  });

  await test.step("the next key leads to the message after it, though it has left the list", async () => {
    const after = page.locator(".message-row__link").first();
    await expect(after).not.toHaveAttribute("href", /m-0/);
    const next = await after.getAttribute("href");
    await page.keyboard.press("j");
    await expect(page).toHaveURL(`${desk.origin}${next}`);
  });

  await test.step("taken back before it leaves, it is a draft again", async () => {
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("Undone.")).toBeVisible();
    await expect(page).toHaveURL(/m-0/);
    await expect(text).toHaveValue(/Dear Harpreet Kaur/);
    expect(message.replies).toHaveLength(0);
    expect(message.status).toBe("new");
  });

  await test.step("it is put off until a time of one's own, which may not be past", async () => {
    await page.getByRole("button", { name: "Snooze" }).click();
    await page.getByRole("menuitem", { name: "Another time…" }).click();
    const dialog = page.getByRole("dialog", { name: "Snooze until" });
    await dialog.getByLabel("Day and time").fill("2020-01-06T11:30");
    await dialog.getByRole("button", { name: "Snooze" }).click();
    await expect(dialog.getByLabel("Day and time")).toHaveAttribute("aria-invalid", "true");
    expect(message.snoozedUntil).toBeNull();
    await dialog.getByLabel("Day and time").fill("2030-01-07T11:30");
    await dialog.getByRole("button", { name: "Snooze" }).click();
    await expect(page.getByText(/Harpreet Kaur: snoozed until/)).toBeVisible();
    expect(message.snoozedUntil).toBe("2030-01-07T06:00:00.000Z");
    await expect(page, "the next one is open").not.toHaveURL(/m-0/);
    await expect(page.locator(".message-head__subject"), "with the focus").toBeFocused();
  });
});

test("the inbox: a search may go on after a blank", async ({ page, desk }) => {
  await page.goto(`${desk.origin}/inbox`);
  const search = page.getByRole("searchbox", { name: "Search in the inbox" });
  await search.pressSequentially("harpreet ");
  await expect(page).toHaveURL(/q=harpreet$/);
  await search.pressSequentially("kaur");
  await expect(search).toHaveValue("harpreet kaur");
});

test("the inbox: what a colleague has finished is not selected any more", async ({ page, desk }) => {
  await page.goto(`${desk.origin}/inbox`);
  const boxes = page.locator(".message-row__check");
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  const [finished, other] = await Promise.all(
    [0, 1].map(async (index) => {
      const address = await row(page, index).getAttribute("href");
      return storedMessage(desk, address?.match(/inbox\/([^?]+)/)?.[1] ?? "");
    }),
  );
  Object.assign(finished ?? {}, { status: "done" });
  desk.emit("inbox", {});
  const toolbar = page.getByRole("toolbar", { name: "1 selected" });
  const change = page.waitForRequest("**/api/inbox/bulk");
  await toolbar.getByRole("button", { name: "Done" }).click();
  expect((await change).postDataJSON()).toMatchObject({ ids: [other?.id] });
});

test("the inbox: what is typed while a note or a reply is stored stays", async ({ page, desk }) => {
  for (const [path, field, key] of [
    ["notes", "Note for colleagues", "n"],
    ["replies", "Your reply", "r"],
  ] as const) {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    await page.route(`**/api/inbox/m-0/${path}`, async (route) => {
      await answered;
      await route.continue();
    });
    await page.goto(`${desk.origin}/inbox/m-0`);
    await page.locator(".message-head__subject").waitFor();
    await page.keyboard.press(key);
    const text = page.getByLabel(field);
    await text.fill("Called");
    const stored = page.waitForResponse(`**/api/inbox/m-0/${path}`);
    await text.press("Control+Enter");
    await text.pressSequentially(" twice");
    answer();
    await (await stored).finished();
    await page
      .getByRole("dialog")
      .filter({ hasText: /The note is added|queued/ })
      .waitFor();
    await expect(text).toHaveValue("Called twice");
    await expect(text, "who types goes on").toBeFocused();
  }
});

test("the inbox: who is mentioned in the middle of a note does not move the caret to its end", async ({
  page,
  desk,
}) => {
  await page.goto(`${desk.origin}/inbox/m-0`);
  await page.locator(".message-head__subject").waitFor();
  await page.keyboard.press("n");
  const note = page.getByLabel("Note for colleagues");
  await note.fill("Ask today");
  for (let index = 0; index < "today".length; index++) await note.press("ArrowLeft");
  await note.pressSequentially("@Ravi");
  await expect(page.getByRole("option", { name: /Ravi Malhotra/ })).toBeVisible();
  await note.press("Enter");
  await note.pressSequentially("twice ");
  await expect(note).toHaveValue("Ask @Ravi Malhotra twice today");
});

test.describe("with a server that fails", () => {
  test.use({ expectedComplaints: /400/ });

  test("the desk: a search of Find that fails says so, and is repeated", async ({ page, desk }) => {
    await page.clock.install();
    await page.goto(`${desk.origin}/inbox`);
    let calls = 0;
    await page.route("**/api/search?*", (route) => {
      calls += 1;
      return route.fulfill({ status: 400, json: { message: "Not now." } });
    });
    await page.getByRole("button", { name: "Find" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("searchbox")).toBeFocused();
    // A pause in typing comes when the test says so.
    await pauseClock(page);
    await dialog.getByRole("searchbox").pressSequentially("harpreet");
    await runClockUntil(page, () => dialog.getByText("Not now.").isVisible());
    expect(calls, "not one for each letter").toBe(1);
    await page.clock.resume();
    await page.unroute("**/api/search?*");
    await dialog.getByRole("button", { name: "Try again" }).click();
    await expect(dialog.getByRole("link").first()).toBeVisible();
  });

  test("the inbox: the times of Snooze that could not be loaded are asked for again", async ({
    page,
    desk,
  }) => {
    await page.route("**/snooze-times", (route) =>
      route.fulfill({ status: 400, json: { message: "Not now." } }),
    );
    await page.goto(`${desk.origin}/inbox/m-0`);
    await page.getByRole("button", { name: "Snooze" }).click();
    const retry = page.getByRole("menuitem", { name: /could not be loaded/ });
    await expect(retry).toBeVisible();
    await page.unroute("**/snooze-times");
    await retry.click();
    await expect(page.getByRole("menuitem", { name: /^Next working day/ })).toBeVisible();
    await expect(retry).toHaveCount(0);
    await page.keyboard.press("ArrowDown");
    await expect(page.locator('[role="menuitem"]:focus'), "the keys still move in it").toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toHaveCount(0);
  });

  test("the account: sessions that could not be loaded say so, and are asked for again", async ({
    page,
    desk,
  }) => {
    await page.route("**/api/me/sessions", (route) =>
      route.fulfill({ status: 400, json: { message: "Not now." } }),
    );
    await page.goto(`${desk.origin}/account`);
    await expect(page.getByText("Not now.")).toBeVisible();
    await page.unroute("**/api/me/sessions");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("This one")).toBeVisible();
  });
});

test("the inbox: what is typed beside a field changes no message", async ({ page, desk }) => {
  await page.goto(`${desk.origin}/inbox/m-0`);
  const subject = page.locator(".message-head__subject");
  await subject.waitFor();
  const statuses = () => desk.records.messages.map(({ status }) => status).join();
  const before = statuses();
  const note = page.getByLabel("Note for colleagues");

  await test.step("a press on a tab of the form leads into its field", async () => {
    await page.getByRole("tab", { name: "Note" }).click();
    await expect(note).toBeFocused();
    await page.keyboard.type("Please see ");
    await expect(note).toHaveValue("Please see ");
    await page.getByRole("tab", { name: "Reply by mail" }).click();
    await expect(page.getByLabel("Your reply")).toBeFocused();
  });

  await test.step("with the focus on a tab, or beside the text, letters are no shortcuts", async () => {
    await page.getByRole("tab", { name: "Note" }).focus();
    await page.keyboard.press("e");
    await page.locator(".composer").click({ position: { x: 3, y: 3 } });
    await page.keyboard.press("e");
    await expect(page).toHaveURL(/m-0/);
  });

  await test.step("a word that is typed with the focus nowhere does nothing", async () => {
    await subject.focus();
    await page.keyboard.type("Please call her");
    await expect(page).toHaveURL(/m-0/);
    await expect(page.getByRole("listbox")).toHaveCount(0);
    await expect(page.getByRole("menu")).toHaveCount(0);
    expect(statuses()).toBe(before);
  });
});

test("the inbox: a search that finds nothing here says where it finds something", async ({ page, desk }) => {
  Object.assign(storedMessage(desk, "m-3"), { status: "done", subject: "Zebra crossing" });
  await page.goto(`${desk.origin}/inbox`);
  await page.getByRole("searchbox", { name: "Search in the inbox" }).fill("zebra");
  await expect(page.getByText("No message in this view has these words.")).toBeVisible();
  await page.getByRole("link", { name: "1 in Done" }).click();
  await expect(page.locator(".message-row")).toHaveCount(1);
  await expect(page.getByText("Zebra crossing").first()).toBeVisible();
  await expect(page.getByRole("link", { name: /^\d+ in / }), "all are shown").toHaveCount(0);
  await page.getByRole("searchbox", { name: "Search in the inbox" }).fill("zebra xyz");
  await expect(page.getByText("No message has these words.")).toBeVisible();
});

test("the inbox: a change whose notice is gone is taken back from the recent changes", async ({
  page,
  desk,
}) => {
  await page.goto(`${desk.origin}/inbox`);
  await row(page, 1).waitFor();
  const done = () => desk.records.messages.filter(({ status }) => status === "done").length;
  const before = done();
  for (const index of [0, 1]) await page.locator(".message-row__check").nth(index).check();
  await page.getByRole("toolbar", { name: "2 selected" }).getByRole("button", { name: "Done" }).click();
  const notice = page.getByRole("dialog").filter({ hasText: "2 messages marked as done." });
  await notice.getByLabel("Dismiss this notice").click();
  await expect(notice).toHaveCount(0);
  expect(done()).toBe(before + 2);
  await page.locator(".inbox-head").getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Recent changes" }).click();
  const dialog = page.getByRole("dialog", { name: "Recent changes" });
  await expect(dialog.getByRole("listitem").first()).toContainText("changed the status to Done");
  await dialog.getByRole("button", { name: /^Take back: .* and 1 more$/ }).click();
  await expect(page.getByText("Undone.")).toBeVisible();
  await expect(dialog).toContainText("You changed nothing in the last day that can be taken back.");
  expect(done()).toBe(before);
});

test("the inbox: all that one person wrote is read as one conversation, and each message is answered there", async ({
  page,
  desk,
}) => {
  await page.goto(`${desk.origin}/inbox/m-0`);
  const letters = page.locator(".conversation .letter:not([data-kind=sent])");
  await expect(letters).toHaveCount(1);
  await page.getByRole("button", { name: "Read all 6 together" }).click();
  await expect(
    page.getByRole("heading", { name: "All 6 messages of Harpreet Kaur, the oldest first" }),
  ).toBeVisible();
  await expect(letters).toHaveCount(6);
  await expect(letters.last(), "the oldest first").toContainText(storedMessage(desk, "m-0").subject);
  await expect(page.locator(".conversation"), "with replies and notes").toContainText(
    "Called once, nobody answered",
  );

  const other = storedMessage(desk, "m-8");
  await letters.nth(4).getByRole("button", { name: "Answer" }).click();
  await expect(page.getByText(`You answer “${other.subject}”`)).toBeVisible();
  const text = page.getByLabel("Your reply");
  await expect(text).toBeFocused();
  await text.fill("Yes, on Monday.");
  await text.press("Control+Enter");
  await expect(page.getByText("Reply to Harpreet Kaur queued.")).toBeVisible();
  await expect(page.locator(".letter[data-kind=sent]").last()).toContainText("Yes, on Monday.");
  expect(other.replies.at(-1)?.text).toBe("Yes, on Monday.");
  expect(storedMessage(desk, "m-0").replies.map((reply) => reply.text)).not.toContain("Yes, on Monday.");
  await expect(page).toHaveURL(`${desk.origin}/inbox/m-0?together=1`);

  await test.step("the bar says that it acts on one, and below are buttons for all", async () => {
    const head = page.locator(".message-head");
    await expect(head).toContainText("This message:");
    await expect(page.getByRole("button", { name: "Read all 6 together" })).toHaveCount(0);
    const statuses = () => desk.records.messages.filter((one) => one.email === other.email).slice(0, 6);
    await page.getByRole("combobox", { name: "Assign all 6" }).click();
    await page.getByRole("option", { name: "Simran Gill" }).click();
    await expect(page.getByText("6 messages assigned to Simran Gill.")).toBeVisible();
    expect(statuses().map(({ owner }) => owner?.name)).toEqual(Array(6).fill("Simran Gill"));
    await page.getByRole("button", { name: "Done for all 6" }).click();
    await expect(page.getByText("6 messages marked as done.")).toBeVisible();
    expect(statuses().map(({ status }) => status)).toEqual(Array(6).fill("done"));
    await expect(page.getByRole("button", { name: "Done for all 6" })).toHaveCount(0);
  });
  await page.getByRole("button", { name: "Only this message" }).click();
  await expect(letters).toHaveCount(1);
});

test("the inbox: the number of mentions leads to those messages, also to one that waits", async ({
  page,
  desk,
}) => {
  const message = storedMessage(desk, "m-3");
  Object.assign(message, { status: "waiting", unread: true, quarantine: null, snoozedUntil: null });
  message.notes.push({
    id: "n-mention",
    at: message.receivedAt,
    by: { id: "p-sales", name: "Ravi Malhotra" },
    text: "@Meera Bhatia please look",
    mentions: [{ id: "p-admin", name: "Meera Bhatia" }],
  });
  for (const width of [1440, 768, 375]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${desk.origin}/inbox`);
    await page.getByRole("link", { name: "Mentions of you: @1" }).click();
    await expect(page).toHaveURL(/mentioned=1/);
    await expect(page.locator(".message-row")).toHaveCount(1);
    await expect(page.locator(`a[href*="${message.id}"]`)).toBeVisible();
  }
});

for (const width of [375, 768, 1440]) {
  test(`the inbox: at ${width} px who wrote and all ways to answer stay in reach of a long message`, async ({
    page,
    desk,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    storedMessage(desk, "m-0").text = "One more line of a long message.\n".repeat(80);
    await page.goto(`${desk.origin}/inbox/m-0`);
    await page.getByRole("heading", { level: 1, name: /Quote for 3 vehicles/ }).waitFor();
    await page.locator(".inbox__detail").evaluate((pane) => pane.scrollTo(0, pane.scrollHeight / 2));
    for (const way of [
      page.getByLabel("Your reply"),
      page.getByRole("link", { name: "Call" }),
      page.getByRole("link", { name: "WhatsApp" }),
    ]) {
      await expect(way).toBeInViewport({ ratio: 1 });
    }
    if (width < 768) return;
    const together = page.getByRole("button", { name: "Read all 6 together" });
    await expect(together, "one button at each width").toHaveCount(1);
    await expect(together).toBeInViewport({ ratio: 1 });
  });
}

test("the desk says that the device is offline, and no longer when it is back", async ({ page, desk }) => {
  await page.goto(`${desk.origin}/inbox`);
  await row(page, 0).waitFor();
  await page.context().setOffline(true);
  await expect(page.getByText(/^You are offline\./)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(/^You are offline\./)).toHaveCount(0);
});

test("the inbox: a tab that leaves with a message open says so", async ({ page, desk }) => {
  await page.goto(`${desk.origin}/inbox/m-0`);
  const { openMessages } = desk.records;
  await expect.poll(() => [...openMessages]).toEqual(["m-0"]);
  await page.goto("about:blank");
  await expect.poll(() => [...openMessages]).toEqual([]);
});

test.describe("with a colleague", () => {
  test.use({ expectedComplaints: /409/ });

  test("the inbox: what arrives appears by itself, several change together, and who was slower decides", async ({
    page,
    desk,
  }) => {
    await page.goto(`${desk.origin}/inbox`);
    await row(page, 1).waitFor();

    await test.step("several messages change together, and the notice takes it back", async () => {
      const boxes = page.locator(".message-row__check");
      await boxes.nth(0).check();
      await boxes.nth(1).check();
      const toolbar = page.getByRole("toolbar", { name: "2 selected" });
      await toolbar.getByRole("button", { name: "Done" }).click();
      await expect(page.getByText("2 messages marked as done.")).toBeVisible();
      const done = () => desk.records.messages.filter(({ status }) => status === "done").length;
      const after = done();
      await page.getByRole("button", { name: "Undo" }).click();
      await expect.poll(done).toBe(after - 2);
    });

    await test.step("views and words are in the address, and a reference finds its message", async () => {
      await page.getByRole("button", { name: "To do" }).click();
      await page.getByRole("menuitemradio", { name: /Overdue/ }).click();
      await expect(page).toHaveURL(/overdue=1/);
      const reference = desk.records.messages[40]?.reference ?? "";
      await page.goto(`${desk.origin}/inbox?box=all&snoozed=show`);
      await page.getByRole("searchbox", { name: "Search in the inbox" }).fill(reference);
      await expect(page).toHaveURL(new RegExp(`q=${reference}`));
      await expect(page.locator(".message-row")).toHaveCount(1);
      await expect(page.getByText("1 message found")).toBeVisible();
      await page.getByRole("searchbox", { name: "Search in the inbox" }).fill("vehicle");
      await expect(page.locator("mark").first()).toHaveText("vehicle");
    });

    await test.step("Enter in Find opens the first result, also before it is there", async () => {
      const { id, reference } = storedMessage(desk, "m-40");
      await page.getByRole("button", { name: "Find" }).click();
      await page.getByRole("dialog").getByRole("searchbox").fill(reference);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(`${desk.origin}/inbox/${id}`);
      await expect(page.getByRole("dialog", { name: "Find a message, an applicant or a job" })).toHaveCount(
        0,
      );
    });

    await test.step("what is mine and waits is found by filters, saved as a view, and renamed", async () => {
      const choose = async (item: string | RegExp) => {
        await page.locator(".inbox-head").getByRole("button", { name: "More actions" }).click();
        await page.getByRole("menuitem", { name: item }).click();
      };
      await page.getByRole("button", { name: "Filters" }).click();
      for (const status of ["New", "Open"]) await page.getByRole("checkbox", { name: status }).uncheck();
      await page.getByRole("checkbox", { name: "Waiting" }).check();
      await page.getByLabel("Owner").selectOption("Me");
      await page.getByRole("button", { name: "Show" }).click();
      await expect(page).toHaveURL(/status=waiting&owner=me/);
      await choose("Save this view");
      await page.getByRole("button", { name: "Save" }).click();
      const name = page.getByLabel("Name of the view");
      await expect(name).toBeFocused();
      await expect(name, "said below the field").toHaveAccessibleDescription(
        "Please fill in “Name of the view”.",
      );
      for (const [before, name] of [
        ["Filtered", "Mine, waiting"],
        ["Mine, waiting", "My customers' turn"],
      ] as const) {
        await expect(page.locator(".view-button")).toHaveText(before);
        if (before !== "Filtered") await choose(/^Rename, share or delete/);
        await page.getByLabel("Name of the view").fill(name);
        await page.getByRole("button", { name: "Save" }).click();
        await expect(page.locator(".view-button")).toHaveText(name);
      }
    });

    await test.step("what arrives appears by itself, and a mention is announced", async () => {
      await page.goto(`${desk.origin}/inbox?box=all&snoozed=show`);
      await row(page, 1).waitFor();
      const late = { id: "m-late", name: "Late Visitor", dueAt: "2000-01-01T00:00:00.000Z" };
      desk.records.messages.push({ ...storedMessage(desk, "m-0"), ...late });
      desk.emit("arrived", { messages: true, applicants: false });
      await expect(page.getByText("Late Visitor")).toBeVisible();
      desk.emit("mention", { type: "message", id: "m-1", by: { id: "p-sales", name: "Ravi Malhotra" } });
      await page.getByText("Ravi Malhotra mentioned you.").waitFor();
      await page.getByRole("button", { name: "Open", exact: true }).click();
      await expect(page).toHaveURL(/\/inbox\/m-1/);
    });

    await test.step("two who change the same message: the second sees both versions and decides", async () => {
      await page.getByRole("button", { name: /^Status/ }).waitFor();
      const message = storedMessage(desk, "m-1");
      const owner = { id: "p-sales-2", name: "Simran Gill" };
      Object.assign(message, { status: "open", owner, version: message.version + 1 });
      await page.getByRole("button", { name: /^Status/ }).click();
      await expect(page.getByRole("menuitemradio", { checked: true })).toHaveText("Done");
      await page.getByRole("menuitemradio", { name: "Waiting" }).click();
      const dialog = page.getByRole("dialog", { name: "A colleague was faster" });
      await expect(dialog.getByRole("row", { name: /Status/ })).toHaveText(/Open.*Waiting/);
      await expect(dialog.getByRole("row", { name: /Owner/ })).toHaveText(/Simran Gill/);
      await dialog.getByRole("button", { name: "Store mine" }).click();
      await expect(page.getByText("Status is now Waiting.")).toBeVisible();
      expect(message.status).toBe("waiting");
    });
  });
});

test("the inbox: an export says what it will hold, shows how far it is, and can be cancelled", async ({
  page,
  desk,
}) => {
  await page.goto(`${desk.origin}/inbox?status=new&owner=none`);
  await row(page, 0).waitFor();
  const dialog = page.getByRole("dialog", { name: "Export as CSV" });
  async function openDialog(): Promise<void> {
    await page.getByRole("region", { name: "Messages" }).getByRole("button", { name: "Export" }).click();
  }

  await test.step("it names the filter and the number of rows", async () => {
    await openDialog();
    await expect(dialog).toContainText("Status: New");
    await expect(dialog).toContainText("Owner: Nobody");
    const count = dialog.getByRole("status").filter({ hasText: /\S/ });
    await expect(count).toHaveText(/^\d+ rows\. Nothing is exported yet\.$/);
  });

  await test.step("cancelled while it runs, it saves nothing", async () => {
    const held = Promise.withResolvers<void>();
    await page.route("**/export.csv?*", async (route) => {
      await held.promise;
      await route.abort();
    });
    const cancelled = page.waitForEvent("requestfailed");
    await dialog.getByRole("button", { name: "Export" }).click();
    await expect(dialog.getByRole("progressbar")).toBeVisible();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await cancelled;
    held.resolve();
    await expect(dialog).toHaveCount(0);
    await page.unroute("**/export.csv?*");
  });

  await test.step("whole, it is a file of as many rows", async () => {
    await openDialog();
    const saved = page.waitForEvent("download");
    await dialog.getByRole("button", { name: /^Export \d+ rows$/ }).click();
    expect((await saved).suggestedFilename()).toMatch(/^messages-\d{4}-\d\d-\d\d\.csv$/);
    await expect(dialog).toContainText(/\d+ rows exported\. The file is messages-.*\.csv/);
    await dialog.getByRole("button", { name: "Close" }).last().click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step("with nothing to export there is nothing to cancel", async () => {
    await page.goto(`${desk.origin}/inbox?status=new&q=zzzz`);
    await openDialog();
    await expect(dialog).toContainText("Nothing matches these filters");
    await expect(dialog.getByRole("button", { name: "Cancel" })).toHaveCount(0);
  });

  await test.step("the filters can be left as they are", async () => {
    await page.goto(`${desk.origin}/inbox?status=waiting`);
    await page.getByRole("button", { name: "Filters" }).click();
    await page.getByRole("checkbox", { name: "Done" }).check();
    await page.getByRole("dialog", { name: "Filters" }).getByRole("button", { name: "Cancel" }).click();
    await expect(page).toHaveURL(/status=waiting$/);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 720 }, hasTouch: true });

  test("the inbox: a phone shows the list, then the message, and goes back", async ({ page, desk }) => {
    await page.goto(`${desk.origin}/inbox`);
    await row(page, 0).click();
    await expect(page.locator(".list-pane")).toBeHidden();
    await page.getByRole("button", { name: "Back to the list" }).click();
    await expect(page.locator(".list-pane")).toBeVisible();
  });

  test("the inbox: what acts on messages is under the thumb and covers no text", async ({ page, desk }) => {
    await page.goto(`${desk.origin}/inbox`);
    await page.getByRole("checkbox").first().check();
    const bar = await boxOf(page.getByRole("toolbar", { name: "1 selected" }));
    expect(bar.y, "below the list").toBeGreaterThan((await boxOf(page.locator(".message-list"))).y);

    await page.goto(`${desk.origin}/inbox/m-2`);
    const reply = page.getByLabel("Your reply");
    await expect(reply, "however long the conversation is").toBeInViewport({ ratio: 1 });
    await reply.click();
    await expect(page.getByRole("link", { name: "Inbox" }), "who writes needs the window").toBeHidden();
    await expect(page.getByRole("button", { name: "Send", exact: true })).toBeInViewport({ ratio: 1 });
    await reply.fill("A line of the reply.\n".repeat(12));
    const text = await boxOf(reply);
    expect((await boxOf(page.getByRole("button", { name: "Send", exact: true }))).y).toBeGreaterThan(
      text.y + text.height,
    );
    expect(text.x + text.width, "as wide as the window").toBeLessThanOrEqual(375);

    await page.goto(`${desk.origin}/inbox/m-0?together=1`);
    await page.getByText(storedMessage(desk, "m-8").subject).last().scrollIntoViewIfNeeded();
    await expect(page.getByRole("button", { name: "Done for all 6" })).toBeInViewport({ ratio: 1 });
  });
});

test.describe("on a tablet", () => {
  test.use({ viewport: { width: 768, height: 1024 }, hasTouch: true });

  test("the inbox: the list stays beside the open message", async ({ page, desk }) => {
    await page.goto(`${desk.origin}/inbox`);
    await row(page, 0).click();
    await expect(page.locator(".message-head__subject")).toBeVisible();
    await expect(page.locator(".list-pane")).toBeVisible();
    await expect(page.getByRole("button", { name: "Back to the list" })).toBeHidden();
  });

  test("the inbox: without an open message it says what waits, and opens the first", async ({
    page,
    desk,
  }) => {
    await page.goto(`${desk.origin}/inbox`);
    await expect(page.locator(".inbox__detail")).toContainText(/\d+ to do, \d+ of them overdue\./);
    await page.getByRole("button", { name: "Open the first" }).click();
    await expect(page.locator(".message-head__subject")).toBeVisible();
  });
});

test.describe("a viewer", () => {
  test.use({ role: "viewer" });

  test("the desk: a viewer reads messages and jobs, and is offered nothing that the server would refuse", async ({
    page,
    desk,
  }) => {
    await page.goto(`${desk.origin}/inbox/m-0`);
    await page.getByRole("heading", { level: 1, name: /Quote for 3 vehicles/ }).waitFor();
    await expect(page.locator(".message-head__facts")).toHaveText(/New.*Ravi Malhotra, owner/);
    await expect(page.getByText("Viewer: reads, changes nothing")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Status/ })).toHaveCount(0);
    await expect(page.getByLabel("Your reply")).toHaveCount(0);
    await expect(page.getByRole("link", { name: /Call|WhatsApp/ })).toHaveCount(0);
    await expect(page.getByRole("checkbox")).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Audit log" })).toHaveCount(0);

    await test.step("a page that the role does not include says so", async () => {
      await page.goto(`${desk.origin}/settings`);
      await expect(page.getByText("Your role does not include this page")).toBeVisible();
    });

    await test.step("jobs: a viewer reads one, without a preview, and has no page for a new one", async () => {
      await page.goto(`${desk.origin}/jobs/j-1`);
      await expect(page.getByLabel("Title")).toBeDisabled();
      await expect(page.getByRole("region", { name: "On the website" })).toHaveCount(0);
      await page.goto(`${desk.origin}/jobs/new`);
      await expect(page.getByText("This job is not there any more")).toBeVisible();
    });
  });
});
