import type { Page } from "@playwright/test";
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

const soundSessionId = /^web-[a-z0-9]{10,40}$/;

async function closeAndOpen(page: Page): Promise<void> {
  await chatWindow(page).getByRole("button", { name: "Close" }).click();
  await expect(chatWindow(page)).toBeHidden();
  await launcher(page).click();
  await expect(field(page)).toBeFocused();
}

test.describe("greeting and history", () => {
  test("an empty history starts with one greeting, also after Clear", async ({ page }) => {
    await goTo(page);
    await launcher(page).hover();
    expect((await stored(page)).keys, "before the first opening").toEqual([]);
    await launcher(page).click();
    await expect(field(page)).toBeFocused();
    await expect(messages(page)).toHaveCount(1);
    await expect(messages(page)).toContainText(greeting);
    await closeAndOpen(page);
    await expect(messages(page)).toHaveCount(1);
    await chatWindow(page).getByRole("button", { name: "Clear" }).click();
    await expect(messages(page)).toHaveCount(0);
    await closeAndOpen(page);
    await expect(messages(page)).toHaveCount(1);
    await chatWindow(page).getByRole("button", { name: "Clear" }).click();
    await reopen(page);
    await expect(messages(page)).toHaveCount(1);
    await expect(messages(page)).toContainText(greeting);
  });

  test("three keys hold messages, state and session id, and survive a reload", async ({ page }) => {
    const requests = await answerWith(page, { json: { reply: "1500 Kg.", state: "opaque-1" } });
    await openChat(page);
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
  });

  test("every visitor has a session id of their own", async ({ page, browser, baseURL }) => {
    const context = await browser.newContext(baseURL ? { baseURL } : {});
    const other = await context.newPage();
    await openChat(page);
    await openChat(other);
    const ids = [(await stored(page)).sessionId, (await stored(other)).sessionId];
    expect(new Set(ids).size).toBe(2);
    await context.close();
  });

  test("Clear empties the messages and removes the state; the session id stays", async ({ page }) => {
    const requests = await answerWith(page, { json: { reply: "Yes.", state: { step: 2 } } });
    await openChat(page);
    await say(page, "Hello");
    await expect(messages(page)).toHaveCount(3);
    const before = await stored(page);
    await chatWindow(page).getByRole("button", { name: "Clear" }).click();
    await expect(messages(page)).toHaveCount(0);
    await expect(field(page)).toBeFocused();
    const after = await stored(page);
    expect(after).toEqual({
      messages: [],
      state: null,
      sessionId: before.sessionId,
      keys: ["meena-messages", "meena-session"],
    });
    await say(page, "Hello again");
    await expect(messages(page)).toHaveCount(2);
    expect(requests[1]?.postDataJSON()).toEqual({
      message: "Hello again",
      sessionId: before.sessionId,
      state: null,
    });
  });

  test("Clear can be undone until the next action: messages and state are restored", async ({ page }) => {
    const requests = await answerWith(page, { json: { reply: "Yes.", state: "opaque" } });
    await openChat(page);
    await say(page, "Hello");
    await expect(messages(page)).toHaveCount(3);
    const before = await stored(page);
    const clear = chatWindow(page).getByRole("button", { name: "Clear" });
    const undo = chatWindow(page).getByRole("button", { name: "Undo" });
    await clear.click();
    await expect(chatWindow(page).getByRole("status")).toHaveText("Conversation cleared.");
    expect((await stored(page)).keys, "until then it is gone from the storage").toEqual([
      "meena-messages",
      "meena-session",
    ]);
    // A second press of a finger costs nothing.
    await clear.click();
    await undo.press("Enter");
    await expect(messages(page)).toHaveCount(3);
    await expect(field(page)).toBeFocused();
    expect(await stored(page)).toEqual(before);
    await clear.click();
    await say(page, "Something else");
    await expect(messages(page)).toHaveCount(2);
    await expect(undo).toHaveCount(0);
    expect(requests[1]?.postDataJSON().state).toBeNull();
    await clear.click();
    await reopen(page);
    await expect(messages(page)).toHaveCount(1);
    await expect(undo).toHaveCount(0);
  });

  test("undoing Clear offers Try again for a message that was waiting for its answer", async ({ page }) => {
    const answer = await holdAnswers(page);
    await openChat(page);
    await say(page, "Hello");
    await chatWindow(page).getByRole("button", { name: "Clear" }).click();
    await chatWindow(page).getByRole("button", { name: "Undo" }).click();
    await expect(messages(page).last()).toContainText("This message was not answered.");
    await answer({ json: { reply: "Too late." } }).catch(() => {});
    await answerWith(page, { json: { reply: "There." } });
    await chatWindow(page).getByRole("button", { name: "Try again" }).click();
    await expect(messages(page).last()).toContainText("There.");
    await expect(messages(page)).toHaveCount(3);
  });

  test("Clear while a reply is pending drops that reply", async ({ page }) => {
    const answer = await holdAnswers(page);
    await openChat(page);
    await say(page, "Hello");
    await expect(field(page)).toBeDisabled();
    await chatWindow(page).getByRole("button", { name: "Clear" }).click();
    await expect(field(page)).toBeEnabled();
    await expect(messages(page)).toHaveCount(0);
    await answer({ json: { reply: "Too late." } }).catch(() => {});
    // The next answer shows that the late one was dropped.
    await say(page, "Hello again");
    await answer({ json: { reply: "In time." } });
    await expect(messages(page)).toContainText(["Hello again", "In time."]);
    await expect(messages(page)).toHaveCount(2);
  });

  test("only the latest two hundred messages are kept", async ({ page }) => {
    await page.addInitScript(() => {
      const old = Array.from({ length: 500 }, (_, index) => ({
        who: index % 2 ? "bot" : "me",
        text: `Message ${index}`,
        ts: "1 Jan 2026, 9:00 am",
      }));
      if (!localStorage.getItem("meena-messages"))
        localStorage.setItem("meena-messages", JSON.stringify(old));
    });
    await answerWith(page, { json: { reply: "Yes." } });
    await openChat(page);
    await say(page, "Still there?");
    await expect(messages(page).last()).toContainText("Yes.");
    await expect(messages(page)).toHaveCount(200);
    expect((await stored(page)).messages).toHaveLength(200);
  });

  test("stored entries that are not messages are left out", async ({ page }) => {
    await page.addInitScript(() => {
      const entries = [null, 7, { who: "you" }, { who: "bot", text: "Kept.", ts: "now", sources: "no" }];
      localStorage.setItem("meena-messages", JSON.stringify(entries));
    });
    await openChat(page);
    await expect(messages(page)).toHaveCount(1);
    await expect(messages(page)).toContainText("Kept.");
  });

  test("a conversation starts whatever the three keys contain", async ({ page }) => {
    const requests = await answerWith(page, { json: { reply: "Yes." } });
    await goTo(page);
    const garbage = [
      { messages: "{broken", state: "{broken", session: "" },
      { messages: "null", state: "null", session: "ਸ-not-latin" },
      { messages: '{"who":"bot"}', state: "", session: "web-two\nlines" },
      { messages: "[[],{}]", state: "undefined", session: `web-${"x".repeat(500)}` },
    ];
    for (const [turn, { messages: kept, state, session }] of garbage.entries()) {
      await page.evaluate(
        (values) => {
          for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
        },
        { "meena-messages": kept, "meena-state": state, "meena-session": session },
      );
      await reopen(page);
      await expect(messages(page), kept).toHaveText(new RegExp(`${greeting.replace("?", "\\?")}`));
      await say(page, "Hello");
      await expect(messages(page).last(), session).toContainText("Yes.");
      const sessionId = await page.evaluate(() => localStorage.getItem("meena-session"));
      expect(sessionId, session).toMatch(soundSessionId);
      expect(requests[turn]?.headers()["x-session-id"]).toBe(sessionId);
      expect(requests[turn]?.postDataJSON(), state).toEqual({ message: "Hello", sessionId, state: null });
    }
  });
});

test("identity numbers are sent, so that Meena can refuse them, but never stored", async ({ page }) => {
  const requests = await answerWith(page, { json: { reply: "Not 2345 6789 0123, please." } });
  await openChat(page);
  await say(page, "My Aadhar is 2345 6789 0123");
  await expect(messages(page).last()).toContainText("please");
  expect(requests[0]?.postDataJSON().message).toContain("2345 6789 0123");
  const everything = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(everything).not.toMatch(/2345.?6789/);
  expect(everything).toContain("XXXX XXXX 0123");
});

test("a draft message survives a reload, without its identity numbers, until it is sent", async ({
  page,
}) => {
  await answerWith(page, { json: { reply: "Yes." } });
  await openChat(page);
  await field(page).fill("My Aadhar is 2345 6789 0123, and I need");
  await reopen(page);
  await expect(field(page)).toHaveValue("My Aadhar is XXXX XXXX 0123, and I need");
  expect((await stored(page)).keys, "the local storage holds nothing of it").not.toContain("meena-draft");
  await field(page).fill("I need a truck");
  await field(page).press("Enter");
  await expect(messages(page).last()).toContainText("Yes.");
  await reopen(page);
  await expect(field(page)).toHaveValue("");
});

test.describe("storage that fails", () => {
  test.use({ expectedComplaints: /The conversation could not be saved/ });

  const failures: readonly (readonly [what: string, breakIt: () => void])[] = [
    [
      "full",
      () => {
        // Halves until no further character fits.
        for (let length = 2 ** 23, filled = ""; length >= 1; ) {
          try {
            localStorage.setItem("filler", filled + "x".repeat(length));
            filled += "x".repeat(length);
          } catch {
            length /= 2;
          }
        }
      },
    ],
    [
      "forbidden",
      () => {
        const forbid = () => {
          throw new DOMException("on purpose", "SecurityError");
        };
        Object.defineProperty(window, "localStorage", { get: forbid });
      },
    ],
    [
      "forbidden, key by key",
      () => {
        const forbid = () => {
          throw new DOMException("on purpose", "SecurityError");
        };
        Object.assign(Storage.prototype, { getItem: forbid, setItem: forbid, removeItem: forbid });
      },
    ],
  ];
  for (const [what, breakIt] of failures) {
    test(`${what}: it is only logged, and the conversation goes on`, async ({ page }) => {
      const logged: string[] = [];
      page.on("console", (message) => logged.push(message.text()));
      await page.addInitScript(breakIt);
      const requests = await answerWith(page, { json: { reply: "Yes.", state: "opaque" } });
      await openChat(page);
      await say(page, "One");
      await expect(messages(page)).toHaveCount(3);
      await say(page, "Two");
      await expect(messages(page)).toHaveCount(5);
      const sent = requests.map((request) => request.postDataJSON());
      expect(sent[0].sessionId).toMatch(soundSessionId);
      expect(sent[1]).toEqual({ message: "Two", sessionId: sent[0].sessionId, state: "opaque" });
      expect(requests[1]?.headers()["x-session-id"]).toBe(sent[0].sessionId);
      expect(logged.join()).toContain("The conversation could not be saved");
      await chatWindow(page).getByRole("button", { name: "Clear" }).click();
      await expect(messages(page)).toHaveCount(0);
      await say(page, "Three");
      await expect(messages(page)).toHaveCount(2);
      expect(requests[2]?.postDataJSON()).toEqual({
        message: "Three",
        sessionId: sent[0].sessionId,
        state: null,
      });
    });
  }
});

test.describe("two tabs", () => {
  test("show one conversation; a Clear in one empties the other", async ({ page, context }) => {
    await answerWith(page, { json: { reply: "Yes.", state: "opaque" } });
    await openChat(page);
    const other = await context.newPage();
    const requests = await answerWith(other, { json: { reply: "From the other.", state: "newer" } });
    await openChat(other);
    await say(page, "Hello");
    await expect(messages(other)).toHaveCount(3);
    await say(other, "Hello from here");
    await expect(messages(page)).toHaveCount(5);
    expect(requests[0]?.postDataJSON().state).toBe("opaque");
    await expect(chatWindow(page).getByRole("button", { name: "Try again" })).toHaveCount(0);
    await chatWindow(other).getByRole("button", { name: "Clear" }).click();
    await expect(messages(page)).toHaveCount(0);
    expect((await stored(page)).keys).toEqual(["meena-messages", "meena-session"]);
  });

  test("ask at the same time with one session id, and neither loses the other's messages", async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    const answerOne = await holdAnswers(page);
    const answerTwo = await holdAnswers(other);
    await openChat(page);
    await openChat(other);
    const { sessionId } = await stored(page);
    await say(page, "From the one");
    await expect(messages(other)).toHaveCount(2);
    await say(other, "From the other");
    await expect(messages(page)).toHaveCount(3);
    await answerTwo({ json: { reply: "To the other." } });
    await expect(messages(page)).toHaveCount(4);
    await expect(field(page), "its own answer is still to come").toBeDisabled();
    await answerOne({ json: { reply: "To the one." } });
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
});
