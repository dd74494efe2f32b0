import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ChatReply, chatReplySchema } from "#contract/chat.ts";
import { requiredContactFields } from "#tests/support/contact-fields.ts";
import { engines, whileDatabaseIsAway } from "#tests/support/databases.ts";
import { postJson, startServer, type TestServer } from "#tests/support/test-server.ts";
import { rateLimits } from "../../limits.ts";
import { createMemoryKeeper, type HandOver, noMemory } from "./conversation/conversation-state.ts";

describe.each(engines)("POST /api/v1/chatbot on %s", (engine) => {
  let server: TestServer;
  let address: string;
  beforeAll(async () => {
    server = await startServer(engine);
    address = `${server.address}/api/v1/chatbot`;
  });
  afterAll(() => server.close());

  async function say(message: string, state?: string): Promise<ChatReply> {
    const response = await postJson(address, { message, sessionId: "web-test", ...(state ? { state } : {}) });
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    return chatReplySchema.parse(await response.json());
  }

  /** Says one thing after the other, in one conversation. */
  async function converse(...messages: string[]): Promise<ChatReply[]> {
    const answers: ChatReply[] = [];
    for (const message of messages) answers.push(await say(message, answers.at(-1)?.state));
    return answers;
  }

  test("answers with the fact and the page that it stands on", async () => {
    const answer = await say("What is the range of the JEM?");
    expect(answer.reply).toContain("180 km");
    expect(answer.outcome).toBe("answered");
    expect(answer.sources).toContainEqual({ title: "Services", path: "/services/services2" });
  });

  test("remembers what was talked of", async () => {
    const answers = await converse("range of the JEM?", "and its payload?", "what about the Eicher?");
    expect(answers[1]?.reply).toContain("1,000 kg");
    expect(answers[2]?.reply).toContain("1,500 kg");
  });

  test("offers the jobs that are open at this moment", async () => {
    const answer = await say("any driver job in Mohali?");
    expect(answer.reply).toContain("Driver partner");
    const { kysely } = server.database;
    const driver = kysely.updateTable("jobs").where("id", "=", "sample-driver-partner-mohali");
    await driver.set({ status: "Closed" }).execute();
    expect((await say("any driver job in Mohali?")).reply).toContain("No such job is open in Mohali");
    await driver.set({ status: "Open" }).execute();
  });

  test("hands over to a person: a stored contact message with its reference and the conversation", async () => {
    const answers = await converse(
      "do you run to Amritsar? A load every week. My number is 98765 43210",
      "I want to talk to a person",
      "+91 98123 45678",
      "Asha Gill",
    );
    const reference = /GM-[2-9A-Z]{6}/.exec(answers.at(-1)?.reply ?? "")?.[0] ?? "";
    expect(answers.at(-1)?.outcome).toBe("handed-over");
    const stored = await server.database.kysely
      .selectFrom("contact_messages")
      .selectAll()
      .where("reference", "=", reference)
      .executeTakeFirstOrThrow();
    expect(stored).toMatchObject({ name: "Asha Gill", phone: "+91 98123 45678", subject: "Chat with Meena" });
    expect(stored.query).toContain("A load every week");
    expect(stored.query).toContain("do you run to Amritsar?");
    expect(stored.query).not.toContain("98765");
  });

  test("asks again for a contact that is none, and stops when told to", async () => {
    const answers = await converse("talk to a person", "Asha", "my dog", "cancel", "range of the JEM?");
    expect(answers[2]?.reply).toMatch(/does not look like a phone number/);
    expect(answers[3]?.reply).toMatch(/nothing was sent/);
    expect(answers[4]?.reply).toContain("180 km");
  });

  test("starts afresh with a state that is forged, broken or not text", async () => {
    const { state } = await say("range of the JEM?");
    const forged = `${Buffer.from('{"vehicles":["eicher"],"until":9e15}').toString("base64url")}.${state.split(".")[1]}`;
    for (const odd of [forged, `${state}x`, "nonsense", "."]) {
      expect((await say("and its payload?", odd)).outcome).toBe("answered");
    }
    for (const state of [undefined, null, "", 7, { a: 1 }, "x".repeat(10_000)]) {
      const response = await postJson(address, { message: "hello", sessionId: "web-test", state });
      expect(response.status).toBe(200);
    }
  });

  test("refuses what is no message, in words", async () => {
    const words = { message: expect.any(String) };
    const refusals = [
      [{ sessionId: "web-test" }, 400, { ...words, field: "message" }],
      [{ message: "   ", sessionId: "web-test" }, 400, { ...words, field: "message" }],
      [{ message: "a".repeat(2_001), sessionId: "web-test" }, 400, { ...words, field: "message" }],
      [{ message: "hello", sessionId: "web-test", padding: "a".repeat(40_000) }, 413, words],
    ] as const;
    for (const [body, status, refusal] of refusals) {
      const response = await postJson(address, body);
      expect(response.status).toBe(status);
      expect(await response.json()).toEqual(refusal);
    }
  });

  test("keeps what was said without numbers, apart from the answer", async () => {
    await say("where is the parcel of 98765 43210");
    await expect
      .poll(async () => {
        const rows = await server.database.kysely.selectFrom("chat_turns").selectAll().execute();
        return rows.find(({ message }) => message.startsWith("where is the parcel"));
      })
      .toMatchObject({ session_id: "web-test", language: "en", message: expect.not.stringMatching(/\d/) });
  });

  test("keeps an answer that reads back the visitor's words without their number", async () => {
    const { reply, outcome } = await say("call me on 98765 43210 about a job please");
    expect(outcome).toBe("asked");
    expect(reply).toContain("98765 43210");
    await expect
      .poll(async () => {
        const rows = await server.database.kysely.selectFrom("chat_turns").selectAll().execute();
        return rows.find(({ message }) => message.endsWith("about a job please"))?.reply;
      })
      .toMatch(/^[^\d]*about a job please/);
  });

  test("keeps a turn once when its message is sent again after a lost answer", async () => {
    const { state } = await say("range of the JEM?");
    for (const [message, before] of [
      ["and the payload, once?", state],
      ["hello, once", undefined],
    ] as const) {
      const answers = [await say(message, before)];
      answers.push(...(await Promise.all([say(message, before), say(message, before)])));
      expect(new Set(answers.map(({ reply }) => reply))).toHaveLength(1);
    }
    const kept = async () => {
      const rows = await server.database.kysely.selectFrom("chat_turns").select("message").execute();
      return rows.map(({ message }) => message).filter((message) => /once/.test(message));
    };
    await expect.poll(kept).not.toEqual([]);
    await say("and the payload, once?", state);
    // After another answer the same words are another turn. It is written last.
    const { state: later } = await say("and its length?", state);
    await say("and the payload, once?", later);
    const expected = ["and the payload, once?", "and the payload, once?", "hello, once"];
    await expect.poll(async () => (await kept()).toSorted()).toEqual(expected);
  });

  test("says what a hand-over still asks for, for as long as it is under way", async () => {
    const answers = await converse(
      "talk to a person",
      "Asha",
      "range of the JEM?",
      "asha@example.com",
      "cancel",
    );
    const ids = answers.map(({ handOver }) => handOver?.id);
    expect(new Set(ids.slice(0, 4))).toHaveLength(1);
    expect(answers.map(({ handOver }) => handOver?.question)).toEqual([
      expect.stringContaining("your name"),
      expect.stringContaining("a phone number or email"),
      expect.stringContaining("a phone number or email"),
      expect.stringContaining("what it is about"),
      undefined,
    ]);
    expect(answers[2]?.reply).toContain("180 km");
    expect(answers[2]?.reply.endsWith(`\n\n${answers[2]?.handOver?.question}`)).toBe(true);
  });

  test("says when a message for the team could not be stored, and stores it when it can", async () => {
    const answers = await converse("talk to a person", "Asha", "asha@example.com");
    const state = answers.at(-1)?.state;
    const call = () => postJson(address, { message: "A question", sessionId: "web-test", state });
    const refused = await whileDatabaseIsAway(server.settings, call);
    expect(refused.status).toBe(503);
    expect((await refused.json()) as unknown).toEqual({ message: expect.stringMatching(/few minutes/) });
    expect(((await (await call()).json()) as ChatReply).outcome).toBe("handed-over");
  });
});

describe.each(engines)("the last step of a hand-over on %s", (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(engine);
  });
  afterAll(() => server.close());

  /**
   * The state before the last step of a hand-over that began this long ago.
   *
   * @param told all but what the next message tells: the matter, unless it is given
   */
  async function stateBeforeLastStep(
    begunMsAgo = 60_000,
    told: Partial<HandOver> = { name: "Asha Gill", contact: "98765 43210" },
  ): Promise<string> {
    const keeper = createMemoryKeeper(server.vault.hmac("key of the chat's state", "1"));
    const begunAt = Date.now() - begunMsAgo;
    const handOver = { id: randomUUID(), begunAt, ...told };
    return keeper.write({ ...noMemory, language: "en", handOver }, new Date());
  }

  async function call(state: string, message: string): Promise<ChatReply> {
    const body = { message, sessionId: "web-test", state };
    const response = await postJson(`${server.address}/api/v1/chatbot`, body);
    return chatReplySchema.parse(await response.json());
  }

  async function send(state: string, message: string): Promise<string> {
    const answer = await call(state, message);
    expect(answer.outcome).toBe("handed-over");
    return /GM-[2-9A-Z]{6}/.exec(answer.reply)?.[0] ?? "";
  }

  /** The messages whose matter begins like this, each with how often it is mailed to staff. */
  async function stored(matter: string) {
    const { kysely } = server.database;
    const messages = kysely.selectFrom("contact_messages").where("query", "like", `${matter}%`);
    const rows = await messages.select(["id", "reference", "quarantine"]).execute();
    const outbox = kysely.selectFrom("outbox").where("channel", "=", "mail");
    const notices = await outbox.select("record_id").execute();
    return rows.map(({ id, reference, quarantine }) => ({
      reference,
      quarantine,
      notices: notices.filter(({ record_id }) => record_id === id).length,
    }));
  }

  async function subjects(matter: string): Promise<string[]> {
    const messages = server.database.kysely.selectFrom("contact_messages").select("subject");
    const rows = await messages.where("query", "like", `${matter}%`).execute();
    return rows.map(({ subject }) => subject);
  }

  test("gives the same reference when it is sent again, and is stored and notified once", async () => {
    const state = await stateBeforeLastStep();
    const references: string[] = [];
    for (let count = 0; count < 3; count++) references.push(await send(state, "Ten boxes"));
    expect(new Set(references)).toEqual(new Set([references[0]]));
    expect(await stored("Ten boxes")).toEqual([{ reference: references[0], quarantine: null, notices: 1 }]);
  });

  test("gives the same reference when it is sent many times at one moment", async () => {
    const state = await stateBeforeLastStep();
    const references = await Promise.all(Array.from({ length: 12 }, () => send(state, "Twelve boxes")));
    expect(new Set(references)).toEqual(new Set([references[0]]));
    expect(await stored("Twelve boxes")).toEqual([
      { reference: references[0], quarantine: null, notices: 1 },
    ]);
  });

  test("gives the same reference when it is said again after something else", async () => {
    const state = await stateBeforeLastStep();
    const first = await send(state, "Fourteen boxes");
    // Its answer was lost, so the visitor's conversation goes on from before it.
    const thanked = await call(state, "thank you so much");
    expect(thanked.reply).toContain(`already passed on to our team: ${first}`);
    expect(thanked.handOver).toBeUndefined();
    expect((await call(thanked.state, "Fourteen boxes")).reply).toContain(first);
    expect(await stored("Fourteen boxes")).toEqual([{ reference: first, quarantine: null, notices: 1 }]);
  });

  test("is a message of its own in another hand-over; another matter follows on the first", async () => {
    const state = await stateBeforeLastStep();
    const [first, other, more] = [
      await send(state, "Late again"),
      await send(await stateBeforeLastStep(), "Late again"),
      await send(state, "Late again, by an hour"),
    ];
    expect(other).not.toBe(first);
    expect(more).toBe(first);
    expect(await stored("Late again")).toHaveLength(3);
    expect(await subjects("Late again, by")).toEqual([`Chat with Meena (${first})`]);
  });

  describe("whose answer was lost, before something else is said", () => {
    const phone = "98765 43210";

    /** The phone number is asked for last. It was sent once, and the state is the one before it. */
    async function lostAnswer(matter: string) {
      const state = await stateBeforeLastStep(60_000, { name: "Asha Gill", matter });
      return { state, reference: await send(state, phone) };
    }

    test.each(["what is the range of the JEM?", "ok", "thanks"])(
      "tells that it was passed on, not that nothing was sent: %s",
      async (message) => {
        const matter = `Sixteen boxes, ${message}`;
        const { state, reference } = await lostAnswer(matter);
        const answer = await call(state, message);
        expect(answer.reply).toContain(`already passed on to our team: ${reference}`);
        expect(answer.reply).not.toContain("Nothing has been sent");
        expect(answer.handOver).toBeUndefined();
        expect((await call(answer.state, phone)).reply).toContain(reference);
        expect(await stored(matter)).toHaveLength(1);
      },
    );

    test("cannot be cancelled any more: the team is told to withdraw it", async () => {
      const { state, reference } = await lostAnswer("Seventeen boxes");
      const { reply, outcome } = await call(state, "cancel");
      expect(outcome).toBe("answered");
      expect(reply).toContain(`already passed on to our team: ${reference}`);
      expect(reply).toContain("To withdraw it, please call +91");
      expect(reply).not.toContain("nothing was sent");
    });

    test("passes on when to ring, and knows the number that is sent again afterwards", async () => {
      const { state, reference } = await lostAnswer("Eighteen boxes");
      const added = await call(state, "Please call after 6 pm");
      expect(added.outcome).toBe("handed-over");
      expect(added.reply).toContain(`already passed on to our team: ${reference}`);
      expect(added.reply).toContain("“Please call after 6 pm”");
      const again = await call(added.state, phone);
      expect(again.reply).toContain(`Your reference is ${reference}`);
      expect(await subjects("Please call after 6 pm")).toEqual([`Chat with Meena (${reference})`]);
      expect(await stored("%Eighteen boxes")).toHaveLength(2);
    });

    test.each(["98765 43211", "no, it is 98765 43211"])(
      "gives another number the same reference: %s",
      async (message) => {
        const matter = `Nineteen boxes, ${message}`;
        const { state, reference } = await lostAnswer(matter);
        const corrected = await call(state, message);
        expect(corrected.reply).toContain("98765 43211");
        expect(corrected.reply).toContain(`Your reference is ${reference}`);
        expect(corrected.reply.match(/GM-[2-9A-Z]{6}/g)).toEqual([reference]);
        const [first, ...more] = (await subjects(matter)).toSorted();
        expect([first, more]).toEqual(["Chat with Meena", [`Chat with Meena (${reference})`]]);
      },
    );
  });

  test.each([
    ["by itself", undefined],
    ["in a conversation", "What is the range of the JEM?"],
  ])("is known again when one message says all, %s, and its answer is lost", async (_where, before) => {
    const sessionId = `web-${randomUUID()}`;
    const call = async (message: string, state: string | null) => {
      const response = await postJson(`${server.address}/api/v1/chatbot`, { message, sessionId, state });
      return chatReplySchema.parse(await response.json());
    };
    const state = before === undefined ? null : (await call(before, null)).state;
    const matter = `${before ? "Eleven" : "Thirteen"} boxes from Mohali to Delhi on Monday`;
    const whole = `${matter}, please call me. My name is Asha Gill, 98765 43210`;
    const answers = [await call(whole, state), await call(whole, state)];
    expect(answers.map(({ outcome }) => outcome)).toEqual(["handed-over", "handed-over"]);
    const [first, again] = answers.map(({ reply }) => /GM-[2-9A-Z]{6}/.exec(reply)?.[0]);
    expect(again).toBe(first);
    const about = await stored(`%${matter}`);
    expect(about).toEqual([{ reference: first, quarantine: null, notices: 1 }]);
  });

  test("is stored masked, and as it was typed by the vault, when it holds the number of an e-way bill", async () => {
    const reference = await send(await stateBeforeLastStep(), "About e-way bill 371002345678, please call");
    const { kysely } = server.database;
    const messages = kysely.selectFrom("contact_messages").where("reference", "=", reference);
    const { id, query } = await messages.select(["id", "query"]).executeTakeFirstOrThrow();
    expect(query).toContain("About e-way bill XXXX XXXX 5678");
    const originals = kysely.selectFrom("contact_originals").where("message_id", "=", id);
    const { message_id, ...sealed } = await originals.selectAll().executeTakeFirstOrThrow();
    expect(JSON.parse(server.vault.unseal(message_id, sealed)).query).toContain("371002345678");
  });

  test("is quarantined when it comes faster than a person types; stored and notified all the same", async () => {
    const cases = [
      { matter: "In a flash", state: await stateBeforeLastStep(500), quarantine: "haste" },
      { matter: "By a person", state: await stateBeforeLastStep(), quarantine: null },
    ];
    for (const { matter, state, quarantine } of cases) {
      const reference = await send(state, matter);
      expect(await stored(matter)).toEqual([{ reference, quarantine, notices: 1 }]);
    }
  });
});

describe("a hand-over and the limit of contact messages", () => {
  const turns = ["talk to a person", "Asha", "asha@example.com", "A question"];
  // At least one contact message at once, and all messages of the hand-over to Meena.
  const scale = Math.max(1 / rateLimits.contact.burst, turns.length / rateLimits.chat.burst);
  const limits = { RATE_LIMIT_SCALE: String(scale) };
  const messagesAtOnce = Math.floor(rateLimits.contact.burst * scale + 1e-9);

  async function handOver({ address }: TestServer): Promise<ChatReply> {
    let answer: ChatReply | undefined;
    for (const message of turns) {
      const body = { message, sessionId: "web-test", state: answer?.state ?? null };
      const response = await postJson(`${address}/api/v1/chatbot`, body);
      expect(response.status).toBe(200);
      answer = chatReplySchema.parse(await response.json());
    }
    return answer as ChatReply;
  }

  async function sendForm({ address }: TestServer): Promise<number> {
    return (await postJson(`${address}/api/v1/contact/new`, requiredContactFields)).status;
  }

  async function sendForms(server: TestServer, count: number): Promise<void> {
    for (let sent = 0; sent < count; sent++) expect(await sendForm(server)).toBe(201);
  }

  test("it counts against the limit", async () => {
    const server = await startServer("sqlite", limits);
    await sendForms(server, messagesAtOnce - 1);
    expect((await handOver(server)).outcome).toBe("handed-over");
    expect(await sendForm(server)).toBe(429);
    await server.close();
  });

  test("over the limit Meena says when to send it again, and keeps name and contact until then", async () => {
    const server = await startServer("sqlite", limits);
    await sendForms(server, messagesAtOnce);
    const { outcome, reply, state } = await handOver(server);
    expect(outcome).toBe("asked");
    expect(reply).toMatch(/not been sent.*again in \d+ seconds/);
    const keeper = createMemoryKeeper(server.vault.hmac("key of the chat's state", "1"));
    expect(keeper.read(state, new Date()).handOver).toMatchObject({
      name: "Asha",
      contact: "asha@example.com",
    });
    const rows = await server.database.kysely.selectFrom("contact_messages").selectAll().execute();
    expect(rows).toHaveLength(messagesAtOnce);
    await server.close();
  });
});

test("too many messages are told when to go on", async () => {
  const server = await startServer("sqlite", { RATE_LIMIT_SCALE: String(3 / rateLimits.chat.burst) });
  const send = () => postJson(`${server.address}/api/v1/chatbot`, { message: "hi", sessionId: "web-test" });
  const statuses = [];
  for (let count = 0; count < 4; count++) statuses.push((await send()).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  await server.close();
});
