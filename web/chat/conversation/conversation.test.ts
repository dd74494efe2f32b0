import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { chat } from "#content/en/chat.ts";
import { answerTimeout } from "#web/api/call-api.ts";
import type { ChatMessage } from "./chat-storage.ts";
import { createConversation } from "./conversation.ts";
import { messageDraft } from "./message-draft.ts";

type Conversation = ReturnType<typeof createConversation>;

/** A request that the widget has made. */
interface Sent {
  readonly headers: Headers;
  readonly body: { message: string; sessionId: string; state: unknown };
}

const soundSessionId = /^web-[a-z0-9]{10,40}$/;
const keys = { messages: "meena-messages", state: "meena-state", session: "meena-session" };
/** What the local storage holds. */
let stored: Map<string, string>;
let sent: Sent[];
/** Answers the next requests in turn, and all later ones like the last. */
let answers: ((signal: AbortSignal) => Response | Promise<Response>)[];

beforeEach(() => {
  stored = new Map([[keys.session, "web-abcdefghijkl"]]);
  sent = [];
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("localStorage", storageIn(stored));
  vi.stubGlobal("fetch", async (_address: string, options: RequestInit) => {
    sent.push({ headers: new Headers(options.headers), body: JSON.parse(String(options.body)) });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return answer?.(options.signal as AbortSignal);
  });
  answerJson({ reply: "Yes." });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function storageIn(values: Map<string, string>) {
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

function answerWith(...next: typeof answers): void {
  answers = next;
}

function answerJson(...bodies: unknown[]): void {
  answerWith(...bodies.map((body) => () => Response.json(body)));
}

function fail(): Response {
  return new Response("not for the visitor", { status: 500 });
}

/** Never answers; an aborted request fails. */
function hang(signal: AbortSignal): Promise<Response> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  });
}

/** Sends a text and waits for its answer. */
function say(conversation: Conversation, text: string): Promise<void> {
  expect(conversation.send(text)).toBe(true);
  return answered(conversation);
}

/** Resolves when no reply is awaited any more. */
function answered({ snapshot, subscribe }: Conversation): Promise<void> {
  return new Promise((resolve) => {
    subscribe(() => {
      if (!snapshot().pending) resolve();
    });
  });
}

function opened(): Conversation {
  const conversation = createConversation();
  conversation.open();
  return conversation;
}

const texts = (messages: readonly ChatMessage[]) => messages.map(({ text }) => text);
const shown = (conversation: Conversation) => texts(conversation.snapshot().messages);
const latest = (conversation: Conversation) => conversation.snapshot().messages.at(-1);
const failures = (conversation: Conversation) =>
  conversation.snapshot().messages.filter(({ failed }) => failed);
const storedJson = (key: string) => JSON.parse(stored.get(key) ?? "null");

function retry(conversation: Conversation): Promise<void> {
  conversation.retry(failures(conversation)[0] as ChatMessage);
  return answered(conversation);
}

describe("an answer", () => {
  test.each([
    ["a success of another status", () => Response.json({ reply: "a!" }, { status: 201 })],
    [
      "JSON said to be text",
      () => new Response('{"reply":"a!"}', { headers: { "content-type": "text/plain" } }),
    ],
    [
      "JSON said to be a document",
      () => new Response('{"reply":"a!"}', { headers: { "content-type": "text/html" } }),
    ],
    [
      "plain words said to be JSON",
      () => new Response("a!", { headers: { "content-type": "application/json" } }),
    ],
  ])("is read as text and parsed, whatever its status of success and its type: %s", async (_what, answer) => {
    answerWith(answer);
    const conversation = opened();
    await say(conversation, "Hello");
    expect(latest(conversation)).toMatchObject({ who: "bot", text: "a!" });
  });

  test.each([
    ["of status 204", () => new Response(null, { status: 204 })],
    ["of blanks", () => new Response(" \n\t ")],
    ["with an empty reply", () => Response.json({ reply: "", message: "b" })],
  ])("that is empty shows the catalogue's sentence for an empty reply: %s", async (_what, answer) => {
    answerWith(answer);
    const conversation = opened();
    await say(conversation, "Hello");
    expect(latest(conversation)).toMatchObject({ text: "No reply from bot.", failed: true });
  });

  test("offers no question that was just asked", async () => {
    answerJson({ reply: "Yes.", suggestions: ["What does it cost?", "Which jobs are open?"] });
    const conversation = opened();
    await say(conversation, "Which jobs are open?");
    expect(latest(conversation)?.suggestions).toEqual(["What does it cost?"]);
  });

  test("a state of any type is sent back unchanged, and stays when an answer has none", async () => {
    const states = [{ a: [1, null] }, undefined, null, 7, 0, "", false, "ਸ\u0000<b>", [], "last"];
    // JSON has no "undefined": an answer without a state, or with null, keeps the previous state.
    const kept = [{ a: [1, null] }, { a: [1, null] }, { a: [1, null] }, ...states.slice(3)];
    answerJson(...states.map((state) => ({ reply: "Yes.", state })));
    const conversation = opened();
    for (const state of kept) {
      await say(conversation, "And?");
      expect(storedJson(keys.state)).toEqual(state);
    }
    expect(sent.map(({ body }) => body.state)).toEqual([null, ...kept.slice(0, -1)]);
  });

  test("only a success changes the state, even an empty one", async () => {
    answerWith(
      () => Response.json({ reply: "Yes.", state: "first" }),
      () => new Response("Plain words"),
      () => Response.json({ reply: "Yes.", state: "not this" }, { status: 500 }),
      () => Response.json({ reply: "", state: "second" }),
    );
    const conversation = opened();
    const states: unknown[] = [];
    for (const text of ["One", "Two", "Three", "Four"]) {
      await say(conversation, text);
      states.push(storedJson(keys.state));
    }
    expect(states).toEqual(["first", "first", "first", "second"]);
  });
});

describe("a failure", () => {
  test.each([300, 400, 401, 403, 404, 413, 415, 429, 500, 502, 503, 599])(
    "status %i shows the catalogue's server error with a warning sign",
    async (status) => {
      answerWith(() => Response.json({ reply: "not for the visitor", state: "nor that" }, { status }));
      const conversation = opened();
      await say(conversation, "Hello");
      expect(latest(conversation)).toMatchObject({
        text: `⚠️ Server error (${status}). Please try again later.`,
        failed: true,
      });
      expect(stored.has(keys.state)).toBe(false);
    },
  );

  test("without a network the catalogue's network failure is shown", async () => {
    answerWith(() => Promise.reject(new TypeError("Failed to fetch")));
    const conversation = opened();
    await say(conversation, "Hello");
    expect(latest(conversation)).toMatchObject({ text: "Error: unable to reach server.", failed: true });
  });

  test("a missing answer is a network failure after 30 seconds", async () => {
    const over = new AbortController();
    const limit = vi.spyOn(AbortSignal, "timeout").mockReturnValue(over.signal);
    answerWith(hang);
    const conversation = opened();
    conversation.send("Hello");
    expect(conversation.snapshot().pending).toBe(true);
    expect(limit.mock.calls).toEqual([[30_000]]);
    expect(answerTimeout).toBe(30_000);
    over.abort(new DOMException("", "TimeoutError"));
    await answered(conversation);
    expect(latest(conversation)).toMatchObject({ text: "Error: unable to reach server.", failed: true });
  });

  test("is still one after a reload; the message that is sent again stands in the list once", async () => {
    answerWith(fail, fail, () => Response.json({ reply: "There." }));
    await say(opened(), "Hello");
    const conversation = opened();
    await retry(conversation);
    expect(shown(conversation)).toEqual([chat.greeting, "Hello", expect.stringContaining("(500)")]);
    await retry(conversation);
    expect(shown(conversation)).toEqual([chat.greeting, "Hello", "There."]);
    expect(failures(conversation)).toEqual([]);
  });

  test("stays after the next message, and its message moves to its answer when it is sent again", async () => {
    answerWith(fail, () => Response.json({ reply: "There." }));
    await say(opened(), "One");
    const conversation = opened();
    await say(conversation, "Two");
    await retry(conversation);
    expect(texts(storedJson(keys.messages))).toEqual([chat.greeting, "Two", "There.", "One", "There."]);
    expect(sent.map(({ body }) => body.message)).toEqual(["One", "Two", "One"]);
    expect(failures(conversation)).toEqual([]);
  });

  test("is replaced when its message's text is typed again; others stay", async () => {
    answerWith(fail, fail, () => Response.json({ reply: "There." }));
    const conversation = opened();
    await say(conversation, "One");
    await say(conversation, "Two");
    await say(conversation, " One ");
    expect(shown(conversation)).toEqual([
      chat.greeting,
      "Two",
      expect.stringContaining("(500)"),
      "One",
      "There.",
    ]);
    expect(failures(conversation)).toHaveLength(1);
  });

  test("a message whose answer was interrupted by a reload can be sent again, also after the next message", async () => {
    answerWith(hang, () => Response.json({ reply: "There." }));
    opened().send("One");
    const conversation = opened();
    expect(latest(conversation)).toMatchObject({ text: "This message was not answered.", failed: true });
    await say(conversation, "Two");
    await retry(conversation);
    expect(texts(storedJson(keys.messages))).toEqual([chat.greeting, "Two", "There.", "One", "There."]);
  });
});

describe("Try again", () => {
  /** A hand-over that asks for this. */
  const asksFor = (what: string, id = "hand-over") => ({ id, question: `And your ${what}?` });

  /** Says these things one after the other; each is answered by the next body, and not at all by undefined. */
  async function sayAll(conversation: Conversation, ...turns: (readonly [string, object | undefined])[]) {
    for (const [text, body] of turns) {
      answerWith(body ? () => Response.json(body) : fail);
      await say(conversation, text);
    }
  }

  async function retryAnswered(conversation: Conversation, body: object): Promise<void> {
    answerJson(body);
    await retry(conversation);
  }

  const lastSent = () => sent.at(-1)?.body;

  test("of an earlier message in the middle of a hand-over is no answer to it, also after a reload: the hand-over goes on", async () => {
    await sayAll(
      opened(),
      ["Hello", { reply: "Hi.", state: "before" }],
      ["Tata Ace", undefined],
      [
        "A person",
        { reply: "Your name?", state: "open", handOver: asksFor("name"), suggestions: ["Cancel"] },
      ],
    );
    const conversation = opened();
    await retryAnswered(conversation, {
      reply: "It takes 1,000 kg.",
      state: "after",
      suggestions: ["Price?"],
    });
    expect(lastSent()).toMatchObject({ message: "Tata Ace", state: "before" });
    expect(latest(conversation)).toMatchObject({
      text: "It takes 1,000 kg.\n\nAnd your name?",
      suggestions: ["Cancel"],
    });
    expect(failures(conversation)).toEqual([]);
    await say(opened(), "Asha");
    expect(lastSent()).toMatchObject({ message: "Asha", state: "open" });
  });

  test("is the same request again after another failure, and keeps no state once it is answered", async () => {
    const conversation = opened();
    await sayAll(
      conversation,
      ["Tata Ace", undefined],
      ["A person", { reply: "Your name?", state: "open", handOver: asksFor("name") }],
    );
    answerWith(fail, hang);
    await retry(conversation);
    conversation.retry(failures(conversation)[0] as ChatMessage);
    const reloaded = opened();
    await retryAnswered(reloaded, { reply: "1,000 kg.", state: "after" });
    expect(sent.slice(-3).map(({ body }) => body)).toEqual(Array(3).fill(sent[0]?.body));
    expect(storedJson(keys.messages).filter((message: object) => "context" in message)).toEqual([]);
  });

  test("of an earlier message goes on from its answer when no hand-over waits, or when it was the hand-over", async () => {
    const conversation = opened();
    await sayAll(conversation, ["A person", undefined], ["Hello", { reply: "Hi.", state: "hello" }]);
    await retryAnswered(conversation, { reply: "Your name?", state: "open", handOver: asksFor("name") });
    expect(lastSent()?.state).toBeNull();
    expect(storedJson(keys.state)).toBe("open");

    await sayAll(
      conversation,
      ["cancel", { reply: "Nothing was sent.", state: "before" }],
      ["Asha, 98, ten boxes", undefined],
      ["A person", { reply: "Your name?", state: "open", handOver: asksFor("name", "another") }],
    );
    await retryAnswered(conversation, { reply: "Passed on.", state: "done", outcome: "handed-over" });
    expect(lastSent()?.state).toBe("before");
    expect(latest(conversation)?.text).toBe("Passed on.");
    expect(storedJson(keys.state)).toBe("done");

    await sayAll(
      conversation,
      ["Call me about boxes", undefined],
      ["A person", { reply: "Your name?", state: "open", handOver: asksFor("name") }],
    );
    const about = { reply: "About boxes. Your name?", state: "boxes", handOver: asksFor("name", "boxes") };
    await retryAnswered(conversation, about);
    expect(storedJson(keys.state)).toBe("boxes");
  });

  test("of what a hand-over still asks for is said to it now; of an earlier step it is no answer to the later one", async () => {
    const conversation = opened();
    await sayAll(
      conversation,
      ["A person", { reply: "Your name?", state: "name", handOver: asksFor("name") }],
      ["Asha", undefined],
      ["98765 43210", { reply: "And your name?", state: "number known", handOver: asksFor("name") }],
    );
    await retryAnswered(conversation, {
      reply: "What about?",
      state: "all but one",
      handOver: asksFor("wish"),
    });
    expect(lastSent()).toMatchObject({ message: "Asha", state: "number known" });
    expect(storedJson(keys.state)).toBe("all but one");

    await sayAll(
      conversation,
      ["cancel", { reply: "Nothing was sent.", state: "before" }],
      ["A person", { reply: "Your name?", state: "name", handOver: asksFor("name", "another") }],
      ["On Sundays?", undefined],
      ["Asha", { reply: "Your number?", state: "number", handOver: asksFor("number", "another") }],
    );
    const reply = "On Sundays too.\n\nAnd your name?";
    await retryAnswered(conversation, { reply, state: "name, again", handOver: asksFor("name", "another") });
    expect(lastSent()).toMatchObject({ message: "On Sundays?", state: "name" });
    expect(latest(conversation)?.text).toBe("On Sundays too.\n\nAnd your number?");
    expect(storedJson(keys.state)).toBe("number");

    await sayAll(
      conversation,
      ["99", undefined],
      ["98", { reply: "What about?", state: "matter", handOver: asksFor("wish", "another") }],
    );
    const step = { reply: "What is it about?", state: "99", handOver: asksFor("wish", "another") };
    await retryAnswered(conversation, step);
    expect(latest(conversation)?.text, "its step is over").toBe("And your wish?");
    expect(storedJson(keys.state)).toBe("matter");
  });

  test("of a message that was stored without its state is said now", async () => {
    const conversation = opened();
    await sayAll(conversation, ["One", undefined], ["Two", { reply: "Yes.", state: "now" }]);
    const old = storedJson(keys.messages).map(({ context: _none, ...message }: ChatMessage) => message);
    stored.set(keys.messages, JSON.stringify(old));
    await retry(opened());
    expect(lastSent()).toMatchObject({ message: "One", state: "now" });
  });
});

describe("sending", () => {
  test.each(["", "   ", " \n \t ", "\u00a0\u3000\ufeff"])("does nothing for blanks: %j", (blanks) => {
    const conversation = opened();
    expect(conversation.send(blanks)).toBe(false);
    expect(shown(conversation)).toEqual([chat.greeting]);
    expect(sent).toEqual([]);
  });

  test("does nothing while a reply is awaited", () => {
    answerWith(hang);
    const conversation = opened();
    expect(conversation.send("One")).toBe(true);
    expect(conversation.send("Two")).toBe(false);
    expect(shown(conversation)).toEqual([chat.greeting, "One"]);
    expect(sent).toHaveLength(1);
  });

  test("identity numbers are sent, so that Meena can refuse them, but never stored", async () => {
    const drafts = new Map<string, string>();
    vi.stubGlobal("sessionStorage", storageIn(drafts));
    answerJson({ reply: "Not 2345 6789 0123, please." });
    messageDraft.set("My Aadhar is 2345 6789 0123");
    await say(opened(), "My Aadhar is 2345 6789 0123");
    expect(sent[0]?.body.message).toContain("2345 6789 0123");
    const everything = JSON.stringify([...stored, ...drafts]);
    expect(everything).not.toMatch(/2345.?6789/);
    expect(everything.match(/XXXX XXXX 0123/g), "the draft, the message and the answer").toHaveLength(3);
  });
});

describe("another tab", () => {
  /** What a browser does in every tab but the one that has written. */
  function tellOfChange(key = keys.messages): void {
    window.dispatchEvent(Object.assign(new Event("storage"), { key, newValue: stored.get(key) ?? null }));
  }

  function storeElsewhere(...messages: Pick<ChatMessage, "who" | "text">[]): void {
    stored.set(keys.messages, JSON.stringify(messages.map((one) => ({ ...one, ts: "1 Jan 2026, 9:00 am" }))));
    tellOfChange();
  }

  test("that sends in the same instant takes no message away, and none comes twice", async () => {
    const late = Promise.withResolvers<Response>();
    answerWith(
      () => Response.json({ reply: "Yes." }),
      () => late.promise,
    );
    const tabs = [opened(), opened()] as const;
    await say(tabs[0], "From the one, 2345 6789 0123");
    tellOfChange();
    // Neither has heard of the other's yet.
    tabs[0].send("From the one, 2345 6789 0123");
    tabs[1].send("From the other");
    tellOfChange();
    const before = [chat.greeting, "From the one, XXXX XXXX 0123", "Yes.", "From the other"];
    expect(shown(tabs[0])).toEqual([...before, "From the one, 2345 6789 0123"]);
    tellOfChange();
    tellOfChange();
    const kept = [...before, "From the one, XXXX XXXX 0123"];
    expect(texts(storedJson(keys.messages))).toEqual(kept);
    expect(shown(tabs[1])).toEqual(kept);
    late.resolve(Response.json({ reply: "There." }));
    await answered(tabs[0]);
    expect(shown(tabs[0]).at(-1)).toBe("There.");
  });

  test("that sends meanwhile does not come between a message and its failure", async () => {
    const late = Promise.withResolvers<Response>();
    answerWith(() => late.promise);
    const tabs = [opened(), opened()] as const;
    tabs[0].send("From the one");
    tellOfChange();
    answerWith(() => Response.json({ reply: "Yes." }));
    await say(tabs[1], "From the other");
    tellOfChange();
    late.resolve(fail());
    await answered(tabs[0]);
    tellOfChange();
    const failed = expect.stringContaining("(500)");
    expect(shown(tabs[1])).toEqual([chat.greeting, "From the one", failed, "From the other", "Yes."]);
    await retry(tabs[1]);
    expect(sent.at(-1)?.body.message).toBe("From the one");
  });

  test("that clears has cleared what this one wrote: nothing is stored again", async () => {
    answerJson({ reply: "Yes.", state: "before" });
    const tabs = [opened(), opened()] as const;
    await say(tabs[1], "Hello");
    tabs[0].clear();
    // Both are stored already when the event of the state arrives, which is the first.
    tellOfChange(keys.state);
    tellOfChange();
    expect(shown(tabs[1])).toEqual([]);
    expect(storedJson(keys.messages)).toEqual([]);
    await say(tabs[1], "Hello again");
    expect(sent.at(-1)?.body.state).toBeNull();
  });

  test("that has the messages of this one may clear them, or send a failed one again", async () => {
    answerWith(fail, hang);
    const conversation = opened();
    await say(conversation, "Hello");
    storeElsewhere({ who: "bot", text: chat.greeting }, { who: "me", text: "Hello" });
    expect(shown(conversation), "its failure is gone").toEqual([chat.greeting, "Hello"]);
    conversation.send("Again");
    storeElsewhere();
    expect(shown(conversation)).toEqual([]);
    expect(conversation.snapshot().pending).toBe(false);
    storeElsewhere({ who: "me", text: "Something else" });
    expect(shown(conversation)).toEqual(["Something else"]);
  });
});

describe("Clear", () => {
  test("empties the messages and removes the state; the session id stays", async () => {
    answerJson({ reply: "Yes.", state: { step: 2 } });
    const conversation = opened();
    await say(conversation, "Hello");
    conversation.clear();
    expect(shown(conversation)).toEqual([]);
    expect(Object.fromEntries(stored)).toEqual({
      [keys.messages]: "[]",
      [keys.session]: "web-abcdefghijkl",
    });
    await say(conversation, "Hello again");
    expect(sent[1]?.body).toEqual({ message: "Hello again", sessionId: "web-abcdefghijkl", state: null });
  });

  test("can be undone until the next message: messages and state are restored", async () => {
    answerJson({ reply: "Yes.", state: "opaque" });
    const conversation = opened();
    await say(conversation, "Hello");
    const before = new Map(stored);
    conversation.clear();
    // A second press of a finger costs nothing.
    conversation.clear();
    conversation.undoClear();
    expect(stored).toEqual(before);
    expect(shown(conversation)).toEqual([chat.greeting, "Hello", "Yes."]);
    conversation.clear();
    await say(conversation, "Something else");
    conversation.undoClear();
    expect(shown(conversation)).toEqual(["Something else", "Yes."]);
    expect(sent[1]?.body.state).toBeNull();
  });

  test("undone, it offers Try again for a message that was waiting for its answer", async () => {
    answerWith(hang, () => Response.json({ reply: "There." }));
    const conversation = opened();
    conversation.send("Hello");
    conversation.clear();
    conversation.undoClear();
    expect(latest(conversation)).toMatchObject({ text: chat.interrupted, failed: true });
    await retry(conversation);
    expect(shown(conversation)).toEqual([chat.greeting, "Hello", "There."]);
  });

  test("while a reply is pending drops that reply, even if it still comes", async () => {
    const late = Promise.withResolvers<Response>();
    const signals: AbortSignal[] = [];
    answerWith(
      (signal) => {
        signals.push(signal);
        return late.promise;
      },
      () => Response.json({ reply: "In time." }),
    );
    const conversation = opened();
    conversation.send("Hello");
    conversation.clear();
    expect(conversation.snapshot().pending).toBe(false);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    late.resolve(Response.json({ reply: "Too late." }));
    await say(conversation, "Hello again");
    expect(shown(conversation)).toEqual(["Hello again", "In time."]);
  });
});

describe("what is stored", () => {
  test("nothing, before the first opening", () => {
    stored.clear();
    createConversation();
    expect(stored.size).toBe(0);
  });

  test("only the latest two hundred messages are kept", async () => {
    const old = Array.from({ length: 500 }, (_, index) => ({
      who: index % 2 ? "bot" : "me",
      text: `Message ${index}`,
      ts: "1 Jan 2026, 9:00 am",
    }));
    stored.set(keys.messages, JSON.stringify(old));
    const conversation = opened();
    await say(conversation, "Still there?");
    expect(shown(conversation)).toHaveLength(200);
    expect(shown(conversation).slice(-3)).toEqual(["Message 499", "Still there?", "Yes."]);
    expect(storedJson(keys.messages)).toEqual(conversation.snapshot().messages);
  });

  test("entries that are not messages are left out", () => {
    const entries = [null, 7, { who: "you" }, { who: "bot", text: "Kept.", ts: "now", sources: "no" }];
    stored.set(keys.messages, JSON.stringify(entries));
    expect(opened().snapshot().messages).toEqual([{ who: "bot", text: "Kept.", ts: "now", sources: [] }]);
  });

  test.each([
    { messages: "{broken", state: "{broken", session: "" },
    { messages: "null", state: "null", session: "ਸ-not-latin" },
    { messages: '{"who":"bot"}', state: "", session: "web-two\nlines" },
    { messages: "[[],{}]", state: "undefined", session: `web-${"x".repeat(500)}` },
  ])("a conversation starts whatever the three keys contain: $messages, $state", async (garbage) => {
    for (const [name, value] of Object.entries(garbage)) stored.set(keys[name as keyof typeof keys], value);
    const conversation = opened();
    expect(shown(conversation)).toEqual([chat.greeting]);
    await say(conversation, "Hello");
    const sessionId = sent[0]?.body.sessionId;
    expect(sessionId).toMatch(soundSessionId);
    expect(sent[0]?.headers.get("x-session-id")).toBe(sessionId);
    expect(sent[0]?.body).toEqual({ message: "Hello", sessionId, state: null });
    expect(latest(conversation)?.text).toBe("Yes.");
  });

  const forbid = () => {
    throw new DOMException("on purpose", "SecurityError");
  };
  test.each([
    ["forbidden", { get: forbid }],
    ["forbidden, key by key", { value: { getItem: forbid, setItem: forbid, removeItem: forbid } }],
    ["full", { get: () => ({ ...storageIn(stored), setItem: forbid }) }],
  ])("storage that is %s is only logged, and the conversation goes on", async (_what, storage) => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    stored.clear();
    Object.defineProperty(globalThis, "localStorage", { configurable: true, ...storage });
    answerJson({ reply: "Yes.", state: "opaque" });
    const conversation = opened();
    await say(conversation, "One");
    await say(conversation, "Two");
    conversation.clear();
    await say(conversation, "Three");
    const sessionId = sent[0]?.body.sessionId;
    expect(sessionId).toMatch(soundSessionId);
    expect(sent.map(({ body }) => body)).toEqual([
      { message: "One", sessionId, state: null },
      { message: "Two", sessionId, state: "opaque" },
      { message: "Three", sessionId, state: null },
    ]);
    expect(sent.every(({ headers }) => headers.get("x-session-id") === sessionId)).toBe(true);
    expect(shown(conversation)).toEqual(["Three", "Yes."]);
    expect(warn).toHaveBeenCalledWith("The conversation could not be saved.", expect.anything());
  });
});
