import type { Page } from "@playwright/test";
import { takenOver } from "#scripts/browser/hydrated.ts";
import {
  answerWith,
  chatWindow,
  field,
  goTo,
  greeting,
  holdAnswers,
  launcher,
  messages,
  openChat,
  reopen,
  say,
  stored,
} from "./chat-widget.ts";
import { expect, test } from "./test.ts";

// What is stored, read and sent in every case is tested in web/chat/conversation/conversation.test.ts. Here is what only a browser
// shows: reloads, a second tab, storage that is really full.

const soundSessionId = /^web-[a-z0-9]{10,40}$/;

const clear = (page: Page) => chatWindow(page).getByRole("button", { name: "Clear" });

async function closeAndOpen(page: Page): Promise<void> {
  await chatWindow(page).getByRole("button", { name: "Close" }).click();
  await expect(chatWindow(page)).toBeHidden();
  await launcher(page).click();
  await expect(field(page)).toBeFocused();
}

test("three keys hold messages, state and session id, and survive a reload", async ({ page }) => {
  const requests = await answerWith(page, { json: { reply: "1500 Kg.", state: "opaque-1" } });
  await goTo(page);
  await test.step("an empty history starts with one greeting; before the first opening nothing is stored", async () => {
    await takenOver(page, ".chat-launcher");
    await launcher(page).hover();
    await expect(page.locator("#chat textarea")).toBeAttached();
    expect((await stored(page)).keys).toEqual([]);
    await launcher(page).click();
    await expect(field(page)).toBeFocused();
    await expect(messages(page)).toHaveCount(1);
    await expect(messages(page)).toContainText(greeting);
    await closeAndOpen(page);
    await expect(messages(page)).toHaveCount(1);
  });

  await say(page, "Eicher payload?");
  await expect(messages(page).last()).toContainText("1500 Kg.");
  const before = await stored(page);
  expect(before.keys).toEqual(["meena-messages", "meena-session", "meena-state"]);
  expect(before.sessionId).toMatch(soundSessionId);
  expect(before.state).toBe("opaque-1");
  expect(before.messages.map(({ who, text }) => [who, text])).toEqual([
    ["bot", greeting],
    ["me", "Eicher payload?"],
    ["bot", "1500 Kg."],
  ]);
  for (const message of before.messages) {
    expect(Object.keys(message).sort()).toEqual(["text", "ts", "who"]);
    expect(message.ts).toMatch(/\d{4}.*\d:\d\d/);
  }

  await reopen(page);
  await expect(messages(page)).toHaveCount(3);
  await expect(messages(page).last()).toContainText("1500 Kg.");
  await say(page, "And its range?");
  await expect(messages(page)).toHaveCount(5);
  expect(requests[1]?.postDataJSON()).toEqual({
    message: "And its range?",
    sessionId: before.sessionId,
    state: "opaque-1",
  });
  expect((await stored(page)).sessionId).toBe(before.sessionId);

  await test.step("every visitor has a session id of their own", async () => {
    await page.evaluate(() => localStorage.clear());
    await reopen(page);
    await expect(messages(page)).toHaveCount(1);
    const { sessionId } = await stored(page);
    expect(sessionId).toMatch(soundSessionId);
    expect(sessionId).not.toBe(before.sessionId);
  });
});

test("Clear empties the messages and removes the state; the session id stays; it can be undone until the next action", async ({
  page,
}) => {
  const requests = await answerWith(page, { json: { reply: "Yes.", state: { step: 2 } } });
  await openChat(page);
  await say(page, "Hello");
  await expect(messages(page)).toHaveCount(3);
  const before = await stored(page);
  await clear(page).click();
  await expect(messages(page)).toHaveCount(0);
  await expect(field(page)).toBeFocused();
  expect(await stored(page)).toEqual({
    messages: [],
    state: null,
    sessionId: before.sessionId,
    keys: ["meena-messages", "meena-session"],
  });

  const undo = chatWindow(page).getByRole("button", { name: "Undo" });
  await test.step("Undo restores messages and state", async () => {
    // A second press of a finger costs nothing.
    await clear(page).click();
    await undo.press("Enter");
    await expect(messages(page)).toHaveCount(3);
    await expect(field(page)).toBeFocused();
    expect(await stored(page)).toEqual(before);
  });

  await test.step("the next message is sent without the state, and ends the undo", async () => {
    await clear(page).click();
    await say(page, "Hello again");
    await expect(messages(page)).toHaveCount(2);
    await expect(undo).toHaveCount(0);
    expect(requests[1]?.postDataJSON()).toEqual({
      message: "Hello again",
      sessionId: before.sessionId,
      state: null,
    });
  });

  await test.step("an empty history starts with one greeting when the window opens again, and after a reload", async () => {
    await clear(page).click();
    await expect(messages(page)).toHaveCount(0);
    await closeAndOpen(page);
    await expect(messages(page)).toHaveCount(1);
    await clear(page).click();
    await expect(messages(page)).toHaveCount(0);
    await reopen(page);
    await expect(messages(page)).toHaveCount(1);
    await expect(messages(page)).toContainText(greeting);
    await expect(undo).toHaveCount(0);
  });
});

test("a draft message survives a reload, without its identity numbers, until it is sent; they are sent, but never stored", async ({
  page,
}) => {
  const requests = await answerWith(page, { json: { reply: "Not 2345 6789 0123, please." } });
  await openChat(page);
  await field(page).fill("My Aadhar is 2345 6789 0123, and I need");
  await reopen(page);
  await expect(field(page)).toHaveValue("My Aadhar is XXXX XXXX 0123, and I need");
  expect((await stored(page)).keys, "the local storage holds nothing of it").not.toContain("meena-draft");
  await say(page, "My Aadhar is 2345 6789 0123");
  await expect(messages(page).last()).toContainText("please");
  expect(requests[0]?.postDataJSON().message).toContain("2345 6789 0123");
  const everything = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(everything).not.toMatch(/2345.?6789/);
  expect(everything).toContain("XXXX XXXX 0123");
  await reopen(page);
  await expect(field(page)).toHaveValue("");
});

test.describe("storage that is full", () => {
  test.use({ expectedComplaints: /The conversation could not be saved/ });

  test("is only logged, and the conversation goes on", async ({ page }) => {
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    await page.addInitScript(() => {
      // Halves until no further character fits.
      for (let length = 2 ** 23; length >= 1; length /= 2) {
        try {
          localStorage.setItem(`${length}`, "x".repeat(length));
        } catch {}
      }
    });
    const requests = await answerWith(page, { json: { reply: "Yes.", state: "opaque" } });
    await openChat(page);
    await say(page, "One");
    await expect(messages(page)).toHaveCount(3);
    await say(page, "Two");
    await expect(messages(page)).toHaveCount(5);
    await clear(page).click();
    await expect(messages(page)).toHaveCount(0);
    await say(page, "Three");
    await expect(messages(page)).toHaveCount(2);
    const sent = requests.map((request) => request.postDataJSON());
    const { sessionId } = sent[0];
    expect(sessionId).toMatch(soundSessionId);
    expect(sent).toEqual([
      { message: "One", sessionId, state: null },
      { message: "Two", sessionId, state: "opaque" },
      { message: "Three", sessionId, state: null },
    ]);
    expect(requests[1]?.headers()["x-session-id"]).toBe(sessionId);
    await expect.poll(() => logged.join()).toContain("The conversation could not be saved");
  });
});

test("two tabs show one conversation with one session id, and neither loses the other's messages; a Clear in one empties the other", async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  const answerOne = await holdAnswers(page);
  const answerTwo = await holdAnswers(other);
  await openChat(page);
  await openChat(other);
  const { sessionId } = await stored(page);

  await test.step("both ask at the same time", async () => {
    await say(page, "From the one");
    await expect(messages(other)).toHaveCount(2);
    await say(other, "From the other");
    await expect(messages(page)).toHaveCount(3);
    await answerTwo({ json: { reply: "To the other.", state: "opaque" } });
    await expect(messages(page)).toHaveCount(4);
    await expect(field(page), "its own answer is still to come").toBeDisabled();
    await answerOne({ json: { reply: "To the one.", state: "newer" } });
    for (const tab of [page, other]) {
      await expect(messages(tab)).toHaveCount(5);
      await expect(field(tab)).toBeEnabled();
    }
    const after = await stored(other);
    expect(after.sessionId).toBe(sessionId);
    expect(after.messages.map(({ text }) => text)).toEqual([
      greeting,
      "From the one",
      "From the other",
      "To the other.",
      "To the one.",
    ]);
  });

  await test.step("the state of an answer to one is sent back by the other", async () => {
    const requests = await answerWith(other, { json: { reply: "To the other again." } });
    await expect.poll(async () => (await stored(other)).state).toBe("newer");
    await say(other, "And?");
    await expect(messages(page)).toHaveCount(7);
    expect(requests[0]?.postDataJSON()).toEqual({ message: "And?", sessionId, state: "newer" });
    await expect(chatWindow(page).getByRole("button", { name: "Try again" })).toHaveCount(0);
  });

  await clear(other).click();
  await expect(messages(page)).toHaveCount(0);
  await expect.poll(async () => (await stored(page)).keys).toEqual(["meena-messages", "meena-session"]);
});
