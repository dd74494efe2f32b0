import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { formatCount } from "#content/format/english.ts";
import { contactLimits } from "#contract/contact.ts";
import { requiredContactFields } from "#tests/support/contact-fields.ts";
import { engines, whileDatabaseIsAway } from "#tests/support/databases.ts";
import { expectRefusedBy } from "#tests/support/refused-call.ts";
import { postJson, startServer, type TestServer } from "#tests/support/test-server.ts";
import { bodyLimitBytes, rateLimits } from "../../limits.ts";

const message = {
  ...requiredContactFields,
  subject: "Mohali → Ludhiana",
  query: "Two pallets, \u0a38\u0a24 \u0a38\u0a4d\u0a30\u0a40 \u0a05\u0a15\u0a3e\u0a32 🚚",
};

describe.each(engines)("POST /api/v1/contact/new on %s", (engine) => {
  let server: TestServer;
  let address: string;
  beforeAll(async () => {
    server = await startServer(engine);
    address = `${server.address}/api/v1/contact/new`;
  });
  afterAll(() => server.close());

  async function stored() {
    const rows = server.database.kysely.selectFrom("contact_messages");
    return rows.selectAll().orderBy("received_at").orderBy("id").execute();
  }

  const refused = expectRefusedBy(stored);

  test("stores the message as it was written and answers with a reference", async () => {
    const sentAt = Date.now();
    const response = await postJson(address, message);
    expect(response.status).toBe(201);
    const answer = (await response.json()) as { reference: string };
    expect(answer).toEqual({
      message: "Thank you! Your message has been sent successfully.",
      reference: expect.stringMatching(/^GM-[2-9A-HJKMNP-TV-Z]{6}$/),
    });
    const row = (await stored()).find(({ reference }) => reference === answer.reference);
    expect(row).toMatchObject({ ...message, status: "new" });
    expect(Date.parse(row?.received_at ?? "")).toBeGreaterThanOrEqual(sentAt);
    expect(Date.parse(row?.received_at ?? "")).toBeLessThanOrEqual(Date.now());
  });

  test("needs no message box, trims, and ignores what it does not know", async () => {
    const { query, ...rest } = message;
    const body = `{"admin":true,"id":"mine","status":"read","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},${JSON.stringify({ ...rest, name: "  Asha  " }).slice(1)}`;
    const response = await postJson(address, body);
    expect(response.status).toBe(201);
    const row = (await stored()).at(-1);
    expect(row).toMatchObject({ name: "Asha", query: "", status: "new" });
    expect(row?.id).not.toBe("mine");
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  test("stores SQL as text, and replaces characters that databases refuse", async () => {
    const odd = {
      ...message,
      name: "Robert'); drop table contact_messages;--",
      query: "a\u0000b \ud800 %s $1",
    };
    expect((await postJson(address, odd)).status).toBe(201);
    expect((await stored()).at(-1)).toMatchObject({ name: odd.name, query: "ab \ufffd %s $1" });
  });

  test.each<[body: unknown, words: RegExp, field?: string]>([
    [{ ...message, name: undefined }, /^Please fill in your name\.$/, "name"],
    [{ ...message, email: "   " }, /^Please fill in your email\.$/, "email"],
    [{ ...message, phone: null }, /^Please fill in your phone number\.$/, "phone"],
    [{ ...message, subject: "" }, /^Please fill in your subject\.$/, "subject"],
    [{ ...message, name: { $gt: "" } }, /^Your name must be plain text, in quotation marks\.$/, "name"],
    [
      { ...message, phone: 9800000000 },
      /^Your phone number must be plain text, in quotation marks\.$/,
      "phone",
    ],
    [
      { ...message, name: "a".repeat(contactLimits.name + 1) },
      new RegExp(`^Your name is too long\\. .+ ${formatCount(contactLimits.name)} characters`),
      "name",
    ],
    [
      { ...message, query: "a".repeat(contactLimits.query + 1) },
      new RegExp(`^Your message is too long\\. .+ ${formatCount(contactLimits.query)} characters`),
      "query",
    ],
    [[message], /JSON object/],
    ["null", /^Nothing was sent/],
    ["", /^Nothing was sent/],
    ['{"name":', /could not be read as JSON/],
  ])("refuses body %#, saying what is wrong and where", async (body, words, field) => {
    await refused(postJson(address, body), 400, words, field);
  });

  test("accepts fields of exactly the longest length", async () => {
    const longest = {
      ...message,
      name: "न".repeat(contactLimits.name),
      query: "\u0001".repeat(contactLimits.query),
    };
    expect((await postJson(address, longest)).status).toBe(201);
  });

  test("refuses no body, other types, large bodies and other methods", async () => {
    await refused(fetch(address, { method: "POST" }), 400, /^Nothing was sent/);
    const send = (type: string) =>
      fetch(address, { method: "POST", body: "name=a", headers: { "content-type": type } });
    await refused(send("text/plain"), 415, /application\/json/);
    await refused(send("application/x-www-form-urlencoded"), 415, /application\/json/);
    await refused(postJson(address, { ...message, query: "a".repeat(bodyLimitBytes) }), 413, /too large/);
    for (const method of ["GET", "PUT", "DELETE", "PATCH"]) {
      const response = await refused(fetch(address, { method }), 405, /answers only to POST/);
      expect(response.headers.get("allow")).toBe("POST");
    }
    await refused(postJson(`${server.address}/api/v1/contact/old`, message), 404, /no such call/);
    await refused(fetch(`${server.address}/api`), 404, /no such call/);
  });

  test("with a key gives the first answer again and stores once, even for calls at the same moment", async () => {
    const before = (await stored()).length;
    const send = () => postJson(address, message, { "idempotency-key": "one-form" });
    const answers = await Promise.all((await Promise.all([send(), send(), send()])).map((one) => one.text()));
    answers.push(await (await send()).text());
    expect(new Set(answers).size).toBe(1);
    expect((await stored()).length).toBe(before + 1);
    const other = postJson(address, { ...message, name: "Other" }, { "idempotency-key": "one-form" });
    await refused(other, 422, /new key/);
    await refused(postJson(address, message, { "idempotency-key": "k".repeat(201) }), 400, /Idempotency-Key/);
    expect((await postJson(address, message)).status).toBe(201);
    expect((await stored()).length).toBe(before + 2);
  });

  test("keeps personal data out of the log", async () => {
    await postJson(`${address}?phone=+919800012345`, message);
    await postJson(`${address}?phone=+919800012345`, { ...message, subject: "" });
    const log = server.logged.filter((line) => line.includes('"request"')).join("");
    expect(log).toContain('"path":"/api/v1/contact/new"');
    for (const secret of ["Asha", "asha@", "98000", "Ludhiana", "127.0.0.1"])
      expect(log).not.toContain(secret);
  });

  test("answers 503 while the database is away and 201 as soon as it is back", async () => {
    const before = await stored();
    const response = await whileDatabaseIsAway(server.settings, () => postJson(address, message));
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("5");
    expect(await response.json()).toEqual({ message: expect.stringMatching(/few minutes/) });
    expect(await stored()).toEqual(before);
    expect((await postJson(address, message)).status).toBe(201);
  });
});

describe("too many messages", () => {
  test("are refused with the time to wait, before the body is read", async () => {
    const { burst, perMinute } = rateLimits.contact;
    const twoAtOnce = 2 / burst;
    const server = await startServer("sqlite", { RATE_LIMIT_SCALE: String(twoAtOnce) });
    const address = `${server.address}/api/v1/contact/new`;
    const statuses = [];
    for (let count = 0; count < 3; count++) statuses.push((await postJson(address, message)).status);
    expect(statuses).toEqual([201, 201, 429]);
    const response = await postJson(address, "not even JSON", { "x-forwarded-for": "203.0.113.7" });
    expect(response.status).toBe(429);
    const wait = Number(response.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(Math.ceil(60 / (perMinute * twoAtOnce)));
    expect(await response.json()).toEqual({ message: expect.stringMatching(/try again in \d+ seconds/) });
    await server.close();
  });

  test("are counted by the visitor's address when a trusted proxy names it", async () => {
    const oneAtOnce = String(1 / rateLimits.contact.burst);
    const server = await startServer("sqlite", { RATE_LIMIT_SCALE: oneAtOnce, TRUST_PROXY: "loopback" });
    const from = async (client: string) =>
      (await postJson(`${server.address}/api/v1/contact/new`, message, { "x-forwarded-for": client })).status;
    expect([await from("203.0.113.7"), await from("203.0.113.8"), await from("203.0.113.7")]).toEqual([
      201, 201, 429,
    ]);
    await server.close();
  });
});
