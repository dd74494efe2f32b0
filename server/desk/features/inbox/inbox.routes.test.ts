import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type InboxPage, type MessageItem, type MessageThread, shortFields } from "#contract/desk/inbox.ts";
import { sendDelayMs } from "#contract/desk/limits.ts";
import { contactMessage } from "#tests/support/contact-messages.ts";
import { engines } from "#tests/support/databases.ts";
import { type DeskCaller, deskPassword, startDesk, type TestDesk } from "#tests/support/desk.ts";
import { startMailServer, type TestMailServer } from "#tests/support/mail-server.ts";
import { soon } from "#tests/support/time-limits.ts";
import { readDeskSettings } from "../../../desk-settings/desk-settings.repository.ts";
import { deskMessages } from "../../desk-messages.ts";

describe.each(engines)("the inbox on %s", (engine) => {
  let desk: TestDesk;
  let mail: TestMailServer;
  let sales: DeskCaller;
  let other: DeskCaller;
  beforeAll(async () => {
    mail = await startMailServer();
    desk = await startDesk(engine, {
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      MAIL_TO: "team@greenmile.example",
      MAIL_FROM: "desk@greenmile.example",
    });
    sales = await desk.join("sales", "Asha");
    other = await desk.join("sales", "Bilal");
  });
  afterAll(async () => {
    await desk.close();
    await mail.close();
  });
  beforeEach(async () => {
    for (const table of ["desk_mentions", "desk_notes", "contact_originals", "contact_messages"] as const)
      await desk.database.kysely.deleteFrom(table).execute();
  });

  const send = (changes: Partial<typeof contactMessage> = {}) =>
    desk.send({ phone: "98765 43210", query: "Two pallets to Ludhiana", ...changes });
  const list = async (query: Record<string, string> = {}, who = sales): Promise<MessageItem[]> =>
    (await who.call("GET /api/inbox", { query })).body.items;
  /** All pages of a list. */
  async function pages(query: Record<string, string>): Promise<MessageItem[]> {
    const { items, nextCursor }: InboxPage = (await sales.call("GET /api/inbox", { query })).body;
    return nextCursor === null ? [...items] : [...items, ...(await pages({ ...query, cursor: nextCursor }))];
  }
  const only = async (query: Record<string, string> = {}) => {
    const [item] = await list(query);
    if (!item) throw new Error("nothing is listed");
    return item;
  };
  const patch = (id: string, body: Record<string, unknown>, who = sales) =>
    who.call("PATCH /api/inbox/:id", { id, body });

  test.each([1, 2, 3, 4, 6])("a search for a phone number gives pages of at most %i", async (limit) => {
    for (const subject of ["words 1", "words 2", "words 3"])
      await send({ subject, phone: "98111 00000", query: "Call 43210" });
    for (const subject of ["phone 1", "phone 2", "phone 3"]) await send({ subject });
    const found: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const query = { q: "43210", limit: String(limit), ...(cursor && { cursor }) };
      const page: InboxPage = (await sales.call("GET /api/inbox", { query })).body;
      expect(page.items.length).toBeLessThanOrEqual(limit);
      found.push(...page.items.map(({ subject }) => subject));
      cursor = page.nextCursor;
    }
    expect(found).toEqual(["phone 3", "phone 2", "phone 1", "words 3", "words 2", "words 1"]);
  });

  test("a span of time includes both of its ends", async () => {
    await send();
    const { receivedAt } = await only();
    const shifted = (ms: number) => new Date(Date.parse(receivedAt) + ms).toISOString();
    expect(await list({ from: receivedAt, to: receivedAt })).toHaveLength(1);
    expect(await list({ from: shifted(1), to: shifted(9) })).toHaveLength(0);
    expect(await list({ from: shifted(-9), to: shifted(-1) })).toHaveLength(0);
  });

  test("a visitor's message is there at once, new, unread, with the time by which it has to be answered", async () => {
    const { reference } = await send({ subject: "Mohali → Ludhiana" });
    const item = await only();
    expect(item).toMatchObject({
      reference,
      subject: "Mohali → Ludhiana",
      excerpt: "Two pallets to Ludhiana",
      status: "new",
      owner: null,
      unread: true,
      overdue: false,
      version: 1,
      duplicateCount: 0,
    });
    expect(Date.parse(item.dueAt ?? "")).toBeGreaterThan(desk.now().getTime());
    const detail = (await sales.call("GET /api/inbox/:id", { id: item.id })).body;
    expect(detail).toMatchObject({
      text: "Two pallets to Ludhiana",
      phoneDigits: "919876543210",
      replyTo: "asha@example.com",
      heldIdentityNumber: false,
      notes: [],
      replies: [],
    });
    expect((await sales.call("GET /api/inbox/:id", { id: "nothing" })).status).toBe(404);
  });

  test("two people who change the same message: the second is told", async () => {
    await send();
    const { id, version } = await only();
    const [first, second] = await Promise.all([
      patch(id, { version, ownerId: sales.id }),
      patch(id, { version, status: "done" }, other),
    ]);
    expect([first.status, second.status].sort()).toEqual([200, 409]);
    const { version: now } = await only();
    expect(now).toBe(version + 1);
    expect((await patch(id, { version: now, ownerId: "nobody" })).status).toBe(400);
  });

  test("filters find what they say, page by page, in every order", async () => {
    for (let count = 0; count < 7; count++)
      await send({ subject: `Load ${count}`, email: `a${count}@example.com` });
    const all = await list({ sort: "oldest" });
    expect(all.map(({ subject }) => subject)).toEqual(Array.from({ length: 7 }, (_, n) => `Load ${n}`));
    const [a, b, c] = all as [MessageItem, MessageItem, MessageItem];
    await patch(a.id, { version: 1, status: "done" });
    await patch(b.id, { version: 1, status: "open", ownerId: sales.id });
    await patch(c.id, { version: 1, snoozedUntil: new Date(Date.now() + 3_600_000).toISOString() });
    const subjects = async (query: Record<string, string>) =>
      (await list(query)).map(({ subject }) => subject);
    expect(await subjects({ status: "done" })).toEqual(["Load 0"]);
    expect(await subjects({ owner: "me" })).toEqual(["Load 1"]);
    expect(await subjects({ owner: "none", status: "new", sort: "newest" })).toEqual([
      "Load 6",
      "Load 5",
      "Load 4",
      "Load 3",
    ]);
    expect(await subjects({ snoozed: "only" })).toEqual(["Load 2"]);
    expect((await subjects({})).at(-1)).toBe("Load 0");
    expect(await subjects({})).not.toContain("Load 2");
    for (const sort of ["due", "newest", "oldest"]) {
      const whole = await subjects({ sort, snoozed: "show", status: "new,open,done" });
      expect(whole).toHaveLength(7);
      const paged = await pages({ sort, snoozed: "show", status: "new,open,done", limit: "2" });
      expect(paged.map(({ subject }) => subject)).toEqual(whole);
    }
    expect((await sales.call("GET /api/inbox", { query: { cursor: "x" } })).status).toBe(400);
    expect((await sales.call("GET /api/inbox", { query: { status: "gone" } })).status).toBe(400);
    const counts = (await sales.call("GET /api/inbox/counts")).body;
    expect(counts).toMatchObject({
      new: 4,
      open: 1,
      mine: 1,
      snoozed: 1,
      overdue: 0,
      quarantine: 0,
      unread: 5,
    });
    desk.advance(2 * 24 * 60 * 60_000);
    const late = await desk.join("sales");
    expect((await late.call("GET /api/inbox/counts")).body).toMatchObject({
      overdue: 6,
      snoozed: 0,
      unread: 0,
    });
  });

  test("search finds words, their beginnings, Devanagari, addresses and references, and no operator", async () => {
    const { reference } = await send({ subject: "Refrigerated load", query: "मुझे लुधियाना तक ट्रक चाहिए" });
    await send({ subject: "Other", email: "ravi.k@example.org", query: `${"x".repeat(4000)} end` });
    const find = async (q: string) => (await list({ q })).map(({ subject }) => subject);
    for (const q of [
      "refrig",
      "LOAD refrigerated",
      "लुधियाना",
      "लुधि",
      reference,
      reference.toLowerCase().replace("-", " "),
    ])
      expect(await find(q), q).toEqual(["Refrigerated load"]);
    const done = await list({ q: reference, status: "waiting,done" });
    expect(
      done.map(({ subject }) => subject),
      "a reference is found under any filter, once",
    ).toEqual(["Refrigerated load"]);
    expect(await find("ravi.k@example.org")).toEqual(["Other"]);
    // No reference holds an i or an o, so none begins by chance with one of these.
    for (const q of ["लु ना", "ludhiana", '" or 1=1', "io:* & !oi", "NOT", "'", "\\", "*", "(", "धियाना"])
      expect(await find(q), q).toEqual([]);
  });

  test("a search shows the part of the text in which a word was found", async () => {
    const greeting = "Good morning, we are a shop for cloth and have moved to the new market.";
    await send({ subject: "Cloth", query: `${greeting} Do you drive REGULAR routes to Ropar?` });
    const excerpt = async (q: string) => (await only({ q })).excerpt;
    expect(await excerpt("regul")).toBe("… market. Do you drive REGULAR routes to Ropar?");
    expect(await excerpt("morning")).toMatch(/^Good morning, we are/);
    expect(await excerpt("asha@example.com"), "it is not in the text").toMatch(/^Good morning, we are/);
    await send({ subject: "Long word", query: `${"x".repeat(200)}-needle` });
    expect(await excerpt("needle")).toBe("… needle");
  });

  test("a search is read page by page, newest first, and filtered", async () => {
    for (let count = 0; count < 7; count++) await send({ subject: `Sofa ${count}` });
    await send({ subject: "Other" });
    // By its subject: "3" may also begin the reference of another message.
    const third = (await list({ q: "3 sofa" })).find(({ subject }) => subject === "Sofa 3");
    await patch(third?.id ?? "", { version: 1, status: "done" });
    const paged = await pages({ q: "sofa", status: "new", limit: "2" });
    expect(paged.map(({ subject }) => subject)).toEqual([
      "Sofa 6",
      "Sofa 5",
      "Sofa 4",
      "Sofa 2",
      "Sofa 1",
      "Sofa 0",
    ]);
  });

  test("a search says where in the inbox the messages stand that it finds", async () => {
    for (const query of ["mangoes", "mangoes", "mangoes", "mangoes", "mangoes", "a sofa"])
      await send({ query });
    const [done, waiting, snoozed, spam] = (await list({ q: "mangoes" })).map(({ id }) => id);
    const found = async (q: string) => (await sales.call("GET /api/inbox/found", { query: { q } })).body;
    const nowhere = { todo: 0, waiting: 0, snoozed: 0, done: 0, quarantine: 0, more: false };
    expect(await found("mangoes")).toEqual({ ...nowhere, todo: 5 });
    await patch(String(done), { version: 1, status: "done" });
    await patch(String(waiting), { version: 1, status: "waiting" });
    const snoozedUntil = new Date(desk.now().getTime() + 3_600_000).toISOString();
    await patch(String(snoozed), { version: 1, snoozedUntil });
    await patch(String(spam), { version: 1, quarantined: true });
    const each = { todo: 1, waiting: 1, snoozed: 1, done: 1, quarantine: 1, more: false };
    expect(await found("mangoes")).toEqual(each);
    expect(await found("cherries")).toEqual(nowhere);
  });

  test("one person's messages stand together, the same text is a duplicate", async () => {
    await send({ email: "Same@example.com" });
    await send({ email: "same@example.com", phone: "1" });
    await send({ email: "else@example.com", phone: "+91 98765-43210", query: "Another text" });
    await send({ email: "stranger@example.com", phone: "9811100000" });
    const item = (await list({ sort: "oldest" }))[0] as MessageItem;
    expect(item.duplicateCount).toBe(1);
    const detail = (await sales.call("GET /api/inbox/:id", { id: item.id })).body;
    expect(detail.samePerson.map(({ email }: MessageItem) => email)).toEqual([
      "else@example.com",
      "same@example.com",
    ]);
    expect(detail.duplicates.map(({ email }: MessageItem) => email)).toEqual(["same@example.com"]);

    await sales.call("POST /api/inbox/:id/notes", { id: detail.samePerson[0].id, body: { text: "Called" } });
    const together = (await sales.call("GET /api/inbox/:id/person", { id: item.id })).body.items;
    expect(together.map(({ email, text, notes }: MessageThread) => [email, text, notes.length])).toEqual([
      ["else@example.com", "Another text", 1],
      ["same@example.com", "Two pallets to Ludhiana", 0],
      ["Same@example.com", "Two pallets to Ludhiana", 0],
    ]);
    expect((await sales.call("GET /api/inbox/:id/person", { id: "nothing" })).status).toBe(404);
  });

  test("who typed no address is not taken for everybody else who typed none", async () => {
    await send({ email: "none", phone: "9811100001" });
    await send({ email: "none", phone: "9811100002" });
    const { id } = (await list())[0] as MessageItem;
    const { samePerson } = (await sales.call("GET /api/inbox/:id", { id })).body;
    expect(samePerson).toEqual([]);
  });

  test("a reply goes to the visitor once, in a thread, and is kept with who did it", async () => {
    await send({ email: "visitor@example.com", subject: "Quote" });
    const { id } = await only();
    const key = randomUUID();
    const body = { key, version: 1, text: "Yes, tomorrow." };
    const answers = [];
    for (let count = 0; count < 2; count++)
      answers.push(await sales.call("POST /api/inbox/:id/replies", { id, body }));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[0]?.body.item).toMatchObject({
      status: "waiting",
      dueAt: null,
      owner: { name: "Asha" },
      replyCount: 1,
      undelivered: null,
    });
    const again = { key: randomUUID(), version: 2, text: "Or on Friday.", status: "done" };
    expect((await sales.call("POST /api/inbox/:id/replies", { id, body: again })).status).toBe(201);
    expect(
      (await sales.call("POST /api/inbox/:id/replies", { id, body: { ...again, key: randomUUID() } })).status,
    ).toBe(409);
    const toVisitor = () =>
      mail.received.filter(({ recipients }) => recipients.includes("visitor@example.com"));
    desk.advance(sendDelayMs);
    await vi.waitFor(() => expect(toVisitor()).toHaveLength(2), soon);
    const first = toVisitor().find(({ text }) => text.includes("tomorrow"));
    const second = toVisitor().find(({ text }) => text.includes("Friday"));
    expect(first?.headers.get("subject")).toBe("Re: Quote");
    expect(first?.headers.get("reply-to")).toContain("team@greenmile.example");
    expect(first?.headers.get("auto-submitted")).toBeUndefined();
    expect(second?.headers.get("in-reply-to")).toBe(first?.headers.get("message-id"));
    await vi.waitFor(async () => {
      const { replies } = (await sales.call("GET /api/inbox/:id", { id })).body;
      expect(replies).toMatchObject([
        { to: "visitor@example.com", text: "Yes, tomorrow.", state: "delivered", by: { name: "Asha" } },
        { text: "Or on Friday.", state: "delivered" },
      ]);
    }, soon);
    const { messages } = (await sales.call("GET /api/dashboard", { query: { days: "1" } })).body;
    expect(messages.firstAnswerMinutes, "the first mail was delivered").toMatchObject({
      answered: 1,
      p50: 0,
    });
    const { history } = (await sales.call("GET /api/inbox/:id", { id })).body;
    expect(history.map(({ action }: { action: string }) => action)).toEqual(["inbox.reply", "inbox.reply"]);
    expect(
      history.map(({ detail }: { detail: object }) => "ownerTo" in detail),
      "newest first: whoever answered first owns it from then on",
    ).toEqual([false, true]);
    await send({ email: "no address", subject: "By phone" });
    const phone = await only({ q: "phone" });
    const sentElsewhere = { key, version: 1, text: "Whose mail is this?" };
    const taken = await sales.call("POST /api/inbox/:id/replies", { id: phone.id, body: sentElsewhere });
    expect(taken).toMatchObject({ status: 409, body: { message: deskMessages.mailKeyTaken } });
    const refused = { key: randomUUID(), version: 1, text: "?" };
    expect((await sales.call("POST /api/inbox/:id/replies", { id: phone.id, body: refused })).status).toBe(
      409,
    );
  });

  test("a reply waits some seconds: taken back, it never leaves, and the message is as before", async () => {
    await send({ email: "hasty@example.com" });
    const before = await only();
    const { id } = before;
    expect(
      (await other.call("POST /api/inbox/bulk", { body: { ids: [id], change: { read: true } } })).status,
    ).toBe(200);
    const isUnreadForOthers = async () => (await list({}, other))[0]?.unread;
    desk.advance(1_000);
    const reply = (version: number, text: string) =>
      sales.call("POST /api/inbox/:id/replies", { id, body: { key: randomUUID(), version, text } });
    const takeBack = (undo: string) => sales.call("POST /api/undo", { body: { undo } });
    const toVisitor = () =>
      mail.received.filter(({ recipients }) => recipients.includes("hasty@example.com"));

    const hasty = await reply(1, "To the wrong person.");
    expect(hasty.body.mail.state).toBe("waiting");
    expect((await takeBack(hasty.body.undo)).body).toEqual({ restored: 1, skipped: 0, mailsSent: 0 });
    const after = (await sales.call("GET /api/inbox/:id", { id })).body;
    expect(after).toMatchObject({
      status: "new",
      owner: null,
      dueAt: before.dueAt,
      replyCount: 0,
      replies: [],
    });
    expect(await isUnreadForOthers(), "nothing is there to read").toBe(false);

    const withNote = await reply(after.version, "Another one, to which a colleague adds a note.");
    desk.advance(1_000);
    await sales.call("POST /api/inbox/:id/notes", { id, body: { text: "Called" } });
    expect((await takeBack(withNote.body.undo)).body).toEqual({ restored: 1, skipped: 0, mailsSent: 0 });
    expect(await isUnreadForOthers(), "the note").toBe(true);

    const changed = await reply(after.version + 2, "A colleague changes the message meanwhile.");
    await patch(id, { version: changed.body.item.version, ownerId: other.id }, other);
    expect((await takeBack(changed.body.undo)).body).toEqual({ restored: 0, skipped: 1, mailsSent: 0 });
    const { history } = (await sales.call("GET /api/inbox/:id", { id })).body;
    expect(history[0], "nothing else says that the reply is gone").toMatchObject({
      action: "inbox.undone",
      detail: { only: "mail" },
    });

    const { version } = await only({ status: "waiting" });
    const meant = await reply(version, "To the right person.");
    desk.advance(sendDelayMs);
    await vi.waitFor(() => expect(toVisitor()).toHaveLength(1), soon);
    expect(toVisitor()[0]?.text, "those that were taken back never left").toContain("To the right person.");
    expect((await takeBack(meant.body.undo)).body).toEqual({ restored: 0, skipped: 0, mailsSent: 1 });
    expect(await only({ status: "waiting" })).toMatchObject({ replyCount: 1 });
  });

  test("the times to snooze until are within the office hours", async () => {
    const { body } = await sales.call("GET /api/inbox/snooze-times");
    const { officeHours } = (await readDeskSettings(desk.database.kysely)).settings;
    for (const time of [body.later, body.tomorrow, body.days, body.week]) {
      const inIndia = new Date(Date.parse(time) + 5.5 * 3_600_000).toISOString().slice(11, 16);
      expect(inIndia >= officeHours.from && inIndia <= officeHours.to, time).toBe(true);
      expect(Date.parse(time)).toBeGreaterThan(desk.now().getTime());
    }
  });

  test("a note makes it unread again for colleagues, and tells who is mentioned", async () => {
    await send();
    const { id } = await only();
    const stream = await fetch(`${desk.address}/api/events`, { headers: { cookie: other.cookie } });
    const reader = (stream.body as ReadableStream<Uint8Array>).getReader();
    await other.call("PUT /api/inbox/:id/read", { id, body: { read: true } });
    expect((await list({}, other))[0]?.unread).toBe(false);
    const body = { text: "Please call, Aadhaar 5820 3749 1630", mentions: [other.id, "nobody"] };
    const note = await sales.call("POST /api/inbox/:id/notes", { id, body });
    expect(note.body).toMatchObject({
      by: { name: "Asha" },
      text: "Please call, Aadhaar XXXX XXXX 1630",
      mentions: [{ name: "Bilal" }],
    });
    expect((await list({ mentioned: "1" }, other))[0]).toMatchObject({ id, unread: true, noteCount: 1 });
    expect((await list({ unread: "1" }, other)).map((item) => item.id)).toEqual([id]);
    const mentions = async () => {
      const { unread, mentionedUnread } = (await other.call("GET /api/inbox/counts")).body;
      return { unread, mentionedUnread };
    };
    expect(await mentions()).toEqual({ unread: 1, mentionedUnread: 1 });
    // Done by a colleague, it still waits to be read by who is mentioned.
    const done = { ids: [id], change: { status: "done" as const } };
    expect((await sales.call("POST /api/inbox/bulk", { body: done })).status).toBe(200);
    expect(await mentions()).toEqual({ unread: 0, mentionedUnread: 1 });
    expect((await list({ mentioned: "1", unread: "1" }, other)).map((item) => item.id)).toEqual([id]);
    await other.call("PUT /api/inbox/:id/read", { id, body: { read: true } });
    expect(await mentions()).toEqual({ unread: 0, mentionedUnread: 0 });
    expect(await list({ mentioned: "1" })).toEqual([]);
    let heard = "";
    while (!heard.includes("event: mention")) heard += new TextDecoder().decode((await reader.read()).value);
    expect(heard).toContain(`"id":"${id}"`);
    await reader.cancel();
  });

  test("many are changed at once, and taken back, except what somebody changed since", async () => {
    for (let count = 0; count < 3; count++) await send();
    const ids = (await list()).map(({ id }) => id);
    const body = { ids: [...ids, "nothing"], change: { status: "done", ownerId: sales.id, read: true } };
    const done = (await sales.call("POST /api/inbox/bulk", { body })).body;
    expect(done).toMatchObject({ changed: 3, undo: expect.any(String) });
    expect((await list({ status: "done", owner: "me" })).every(({ unread }) => !unread)).toBe(true);
    const recent = async (who: DeskCaller) => (await who.call("GET /api/undo")).body.items;
    const change = {
      undo: done.undo,
      kind: "message",
      count: 3,
      name: contactMessage.name,
      detail: { statusFrom: "new", statusTo: "done", ownerFrom: null, ownerTo: "Asha" },
    };
    expect((await recent(sales))[0]).toMatchObject(change);
    expect(await recent(other), "nobody else's").not.toContainEqual(expect.objectContaining(change));
    const touched = ids[0] as string;
    await patch(touched, { version: 2, status: "open" }, other);
    const undo = { body: { undo: done.undo } };
    expect((await other.call("POST /api/undo", undo)).status).toBe(409);
    expect((await sales.call("POST /api/undo", undo)).body).toEqual({
      restored: 2,
      skipped: 1,
      mailsSent: 0,
    });
    expect((await sales.call("POST /api/undo", undo)).status).toBe(409);
    expect(await recent(sales)).not.toContainEqual(expect.objectContaining({ undo: done.undo }));
    expect(await list({ status: "new", owner: "none" })).toHaveLength(2);
    expect((await only({ status: "open" })).id).toBe(touched);
  });

  test("the quarantine is apart, and a colleague may put into it and take out of it", async () => {
    await send();
    const { id } = await only();
    const away = await patch(id, { version: 1, quarantined: true });
    expect(away.body.item.quarantine).toBe("staff");
    expect(await list()).toEqual([]);
    expect(await list({ box: "quarantine" })).toHaveLength(1);
    await patch(id, { version: 2, quarantined: false });
    expect((await only()).quarantine).toBeNull();
  });

  test("a status that is named twice lists a message once, and no status is no filter", async () => {
    await send();
    const { id } = await only();
    for (const status of ["new,new", ""]) {
      const filter = { status, sort: "newest" };
      const { items } = (await sales.call("GET /api/inbox", { query: filter })).body;
      expect([status, items.map((one: { id: string }) => one.id)]).toEqual([status, [id]]);
    }
    const found = await sales.call("GET /api/inbox", { query: { status: "", q: "load" } });
    expect(found.status).toBe(200);
    const { text } = await sales.call("GET /api/inbox/export.csv", { query: { status: "new,new" } });
    expect(text.trim().split("\n")).toHaveLength(2);
  });

  test("colleagues see who has it open", async () => {
    await send();
    const { id } = await only();
    await other.call("PUT /api/inbox/:id/presence", { id, body: { typing: true } });
    expect((await sales.call("GET /api/inbox/:id", { id })).body.viewers).toEqual([
      { id: other.id, name: "Bilal" },
    ]);
    await other.call("DELETE /api/inbox/:id/presence", { id });
    expect((await sales.call("GET /api/inbox/:id", { id })).body.viewers).toEqual([]);
  });

  test("the export has every message, no formula and no identity number", async () => {
    await send({
      name: '=HYPERLINK("http://evil.example")',
      subject: "+1",
      query: "@SUM(A1) 5820 3749 1630",
    });
    await send({ name: "-2+3", query: 'He said "yes",\nthen left' });
    const { text, headers } = await sales.call("GET /api/inbox/export.csv", { query: {} });
    expect(headers.get("content-disposition")).toBe('attachment; filename="messages.csv"');
    expect(text).toMatch(/^reference,received,/);
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(text).toContain("'+1");
    expect(text).toContain("'@SUM(A1) XXXX XXXX 1630");
    expect(text).toContain("'-2+3");
    expect(text).not.toContain("5820");
    const logged = await desk.database.kysely
      .selectFrom("desk_audit")
      .select(["action", "detail"])
      .where("subject_type", "=", "export")
      .orderBy("sequence", "desc")
      .limit(2)
      .execute();
    expect(logged.reverse().map(({ action, detail }) => [action, JSON.parse(detail)])).toEqual([
      ["inbox.export", {}],
      ["inbox.exported", { rows: 2, whole: true }],
    ]);
  });

  test("the export names the times as spreadsheets read them", async () => {
    await send({ name: "Exported Kaur" });
    const { text } = await sales.call("GET /api/inbox/export.csv", { query: { q: "Exported" } });
    const [header, first] = text.split("\r\n");
    expect(header).toBe(`reference,received,status,owner,due,${shortFields},message`);
    const time = String.raw`\d{4}-\d\d-\d\d \d\d:\d\d`;
    expect(first).toMatch(new RegExp(`^GM-[^,]+,${time},new,,${time},Exported Kaur,`));
  });

  test("an export is counted before it starts, with the filters that it will have", async () => {
    await send({ name: "Asha", query: "about mangoes" });
    await send({ name: "Bilal", query: "about mangoes" });
    await send({ name: "Chandni", query: "about a sofa" });
    const { id, version } = (await list({ q: "sofa" }))[0] ?? {};
    await sales.call("PATCH /api/inbox/:id", { id: String(id), body: { version, status: "done" } });
    const counted = async (query: Record<string, string>) =>
      (await sales.call("GET /api/inbox/export/count", { query })).body;
    expect(await counted({})).toEqual({ rows: 3, more: false });
    expect(await counted({ status: "new,open" })).toEqual({ rows: 2, more: false });
    expect(await counted({ q: "mangoes" })).toEqual({ rows: 2, more: false });
  });

  test("an erased message leaves nothing behind but who erased it", async () => {
    await send({ name: "Canary Kaur", query: "canarytext 5820 3749 1630" });
    const { id, version } = await only();
    await sales.call("POST /api/inbox/:id/notes", { id, body: { text: "canarytext" } });
    const reply = { key: randomUUID(), version, text: "canarytext" };
    await sales.call("POST /api/inbox/:id/replies", { id, body: reply });
    const wrong = { password: "wrong", reason: "requested" };
    expect((await sales.call("POST /api/inbox/:id/erase", { id, body: wrong })).status).toBe(403);
    const body = { password: deskPassword, reason: "requested" };
    expect((await sales.call("POST /api/inbox/:id/erase", { id, body })).status).toBe(204);
    expect(await list({ q: "canarytext" })).toEqual([]);
    // A colleague's window had it open.
    await other.call("PUT /api/inbox/:id/read", { id, body: { read: true } });
    await other.call("POST /api/inbox/bulk", { body: { ids: [id], change: { read: true } } });
    expect(
      await desk.database.kysely.selectFrom("desk_reads").selectAll().where("record_id", "=", id).execute(),
    ).toEqual([]);
    for (const table of ["contact_messages", "contact_originals", "desk_notes", "desk_mails"] as const)
      expect(await desk.database.kysely.selectFrom(table).selectAll().execute()).toEqual(
        table === "desk_mails"
          ? expect.not.arrayContaining([expect.objectContaining({ record_id: id })])
          : [],
      );
    const { rows } = await sql<{
      detail: string;
    }>`select detail from desk_audit where action = 'inbox.erased'`.execute(desk.database.kysely);
    expect(rows).toEqual([{ detail: '{"reason":"requested"}' }]);
  });
});
