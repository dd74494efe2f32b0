import { createHash } from "node:crypto";
import path from "node:path";
import { describe, expect, test, vi } from "vitest";
import type { ChatReply } from "#contract/chat.ts";
import { backUpSqlite } from "#server/backup/sqlite-backup.ts";
import { engines, whileDatabaseIsAway } from "#tests/support/databases.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { exchange } from "#tests/support/raw-http.ts";
import { everyFile, everyRow, wholeAnswer } from "#tests/support/stored-traces.ts";
import { postJson, startServer, type TestServer } from "#tests/support/test-server.ts";
import { soon } from "#tests/support/time-limits.ts";
import { startWebhook } from "#tests/support/webhook-receiver.ts";

/** An Aadhaar number with a valid check digit. It occurs nowhere else, so every occurrence is a leak. */
const canary = "582037491630";
const groups = ["5820", "3749", "1630"];

function inScript(text: string, zero: number): string {
  return text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
}

/** A PAN and the number of a voter ID, with its check digit. They stay in an email address, where they are names. */
const codes = ["QZXPW7391K", "QZX1186253"];
const codeSpellings = [
  ...codes.flatMap((code) => [code, code.toLowerCase()]),
  "pan QZXPW 7391-K",
  "voter QZX 1186253",
];

/** The number as people type it, and as nobody does. */
const numberSpellings = [
  canary,
  ...[" ", "-", ".", "\u00a0", "_", "/", "\u2013", "\u200b"].map((between) => groups.join(between)),
  [...canary].join(" "),
  "58 20 37 49 16 30",
  ...[0x966, 0xa66, 0xff10].flatMap((zero) => [inScript(canary, zero), inScript(groups.join(" "), zero)]),
];
const spellings = [...numberSpellings, ...codeSpellings];

const emailOf = (typed: string) => `${codeSpellings.includes(typed) ? "canary" : typed}@example.com`;

const jobId = "sample-driver-partner-mohali";

function contactMessage(typed: string) {
  return {
    name: `Canary ${typed}`,
    email: emailOf(typed),
    phone: typed,
    subject: typed,
    query: typed,
  };
}

function application(typed: string) {
  return {
    name: `Canary ${typed}`,
    address: typed,
    phoneNumber: "9876500000",
    licenseNumber: typed,
    aadharNumber: canary,
    description: `It is ${typed}.`,
    jobId,
  };
}

/** Encodings and plain hashes that reveal the canary: there are so few such numbers that all can be tried. */
const encodings = [
  Buffer.from(canary).toString("base64").replace(/=+$/, ""),
  Buffer.from(canary).toString("hex"),
  ...[
    canary,
    ...spellings.flatMap((typed) =>
      [contactMessage(typed), application(typed)].map((body) => JSON.stringify(body)),
    ),
  ].map((text) => createHash("sha256").update(text).digest("hex")),
];

/** Finds a canary in any script, with anything between its digits. */
function holdsCanary(text: string): boolean {
  const digits = text
    .replace(/%[0-9a-f]{2}/gi, (byte) => String.fromCharCode(Number.parseInt(byte.slice(1), 16)))
    .normalize("NFKC")
    .replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/[\u0a66-\u0a6f]/g, (digit) => String(digit.charCodeAt(0) - 0xa66))
    .replace(/[^0-9]/g, "");
  const letters = text.replace(/[^a-z0-9]/gi, "").toUpperCase();
  if (codes.some((code) => letters.includes(code))) return true;
  return digits.includes(canary) || encodings.some((encoding) => text.includes(encoding));
}

/** Sends it in every field of every form and in the chat. Returns the answers to programs. */
async function sendEverywhere(server: TestServer, typed: string): Promise<string[]> {
  const { address } = server;
  const answers: string[] = [];
  const stored = [
    await postJson(`${address}/api/v1/contact/new`, contactMessage(typed)),
    await postJson(`${address}/api/v1/applicants`, application(typed)),
  ];
  for (const response of stored) {
    expect(response.status).toBe(201);
    answers.push(await wholeAnswer(response));
  }
  // The page shows visitors what they typed, so only its status is checked.
  for (const [page, fields] of [
    ["/contact-us", { ...contactMessage(typed), name: "Canary of a form" }],
    ["/hiring", { ...application(typed), name: "Canary of a form" }],
  ] as const) {
    const body = new URLSearchParams(fields);
    expect((await fetch(address + page, { method: "POST", body })).status).toBe(201);
  }
  answers.push(...(await chatAbout(server, typed)));
  return answers;
}

/** Types the text to Meena, sends it as the state of a conversation too, and asks her to pass on a message. */
async function chatAbout({ address }: TestServer, typed: string): Promise<string[]> {
  const answers: string[] = [];
  let state = typed;
  const said = [
    `my number is ${typed}`,
    "I want to talk to a person",
    `Canary Kaur ${typed}`,
    typed,
    `canary${emailOf(typed)}`,
    "canary@example.com",
    `It is about ${typed}`,
    typed,
  ];
  for (const message of said) {
    const headers = { "x-session-id": typed.replace(/[^\x20-\x7e]/g, "-") };
    const body = { message, sessionId: `web-${typed}`, state };
    const response = await postJson(`${address}/api/v1/chatbot`, body, headers);
    expect(response.status).toBe(200);
    const answer = (await response.json()) as ChatReply;
    state = answer.state;
    const opened = state.split(".").map((part) => Buffer.from(part, "base64url").toString());
    answers.push(JSON.stringify(answer), ...opened);
  }
  return answers;
}

/** Sends it in requests that are refused. Returns the answers. */
async function sendWhatIsRefused(server: TestServer): Promise<string[]> {
  const { address } = server;
  const contact = `${address}/api/v1/contact/new`;
  const applicants = `${address}/api/v1/applicants`;
  const chat = `${address}/api/v1/chatbot`;
  const [typed = ""] = spellings;
  const large = { ...contactMessage(typed), query: typed.repeat(30_000) };
  const form = (page: string, fields: Record<string, string>) => () =>
    fetch(address + page, { method: "POST", body: new URLSearchParams(fields) });
  const headers = Object.fromEntries(
    [
      "idempotency-key",
      "x-request-id",
      "x-forwarded-for",
      "x-form-signals",
      "user-agent",
      "cookie",
      "referer",
    ]
      .concat("accept-encoding", "if-none-match", "origin")
      .map((name) => [name, canary]),
  );
  const calls: (() => Promise<Response>)[] = [
    () => postJson(contact, { ...contactMessage(typed), name: "" }),
    () => postJson(contact, { ...contactMessage(typed), email: Number(canary) }),
    () => postJson(contact, { [canary]: canary }),
    () => postJson(contact, large),
    () => postJson(contact, JSON.stringify(contactMessage(typed)).slice(0, -3)),
    () => postJson(contact, `{"name": ${canary}x}`),
    () => fetch(contact, { method: "POST", body: canary }),
    () => fetch(contact, { method: "POST", body: "{}", headers: { "content-type": `text/${canary}` } }),
    () => postJson(contact, contactMessage(typed), { "idempotency-key": canary }),
    () => postJson(contact, { ...contactMessage(typed), subject: "Other" }, { "idempotency-key": canary }),
    () => postJson(contact, contactMessage(typed), headers),
    () => postJson(applicants, { ...application(typed), name: "" }),
    () => postJson(applicants, { ...application(typed), phoneNumber: canary }),
    () => postJson(applicants, { ...application(typed), aadharNumber: `${canary}7` }),
    () => postJson(applicants, { ...application(typed), jobId: canary }),
    () => postJson(applicants, application(typed), { "idempotency-key": canary }),
    () => postJson(applicants, { ...application(typed), name: "Other" }, { "idempotency-key": canary }),
    () => postJson(chat, { message: canary, sessionId: canary.repeat(100) }),
    () => postJson(chat, { message: canary.repeat(10_000), sessionId: "web-1" }),
    () => postJson(chat, `{"message": "${canary}`),
    () => fetch(`${address}/api/v1/${canary}?q=${canary}`),
    () => fetch(contact.replace("new", canary), { method: "DELETE" }),
  ];
  /** Pages show visitors what they typed, so only what the server keeps of them counts. */
  const pages: (() => Promise<Response>)[] = [
    form("/contact-us", { ...contactMessage(typed), phone: "" }),
    form("/contact-us", { ...contactMessage(typed), query: typed.repeat(30_000) }),
    form("/hiring", { ...application(typed), name: "" }),
    form("/hiring", { ...application(typed), jobId: canary }),
    form(`/contact-us?phone=${canary}`, { [canary]: canary }),
    ...spellings.flatMap((spelling) => {
      const encoded = encodeURIComponent(spelling);
      return [
        () => fetch(`${address}/search?q=${encoded}`),
        () => fetch(`${address}/api/v1/search?q=${encoded}`),
        () => fetch(`${address}/${encoded}`, { headers }),
        () => fetch(`${address}/blogs/detail?post=${encoded}`),
        () => fetch(`${address}/hiring?job=${encoded}`),
        () => fetch(`${address}/healthz?${encoded}`, { method: "PUT", headers }),
      ];
    }),
  ];
  const answers: string[] = [];
  for (const call of calls) answers.push(await wholeAnswer(await call()));
  for (const page of pages) await (await page()).text();
  const head = `GET /${canary} HTTP/1.1\r\nHost: ${canary}\r\n`;
  answers.push(
    await exchange(address, `${head}X-Large: ${canary.repeat(3_000)}\r\n\r\n`),
    await exchange(address, `${head}${canary}\r\n\r\n`),
    await exchange(address, `${canary} / HTTP/1.1\r\n\r\n`),
  );
  return answers;
}

/** Sends it while nothing can be stored. Returns the answers. */
async function sendWhileDatabaseIsAway({ address, settings }: TestServer): Promise<string[]> {
  return whileDatabaseIsAway(settings, async () => {
    const responses = await Promise.all([
      postJson(`${address}/api/v1/contact/new`, contactMessage(canary)),
      postJson(`${address}/api/v1/applicants`, application(canary)),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([503, 503]);
    return Promise.all(responses.map((response) => response.text()));
  });
}

/** The originals, which the vault keeps, of the messages in which something was masked. */
async function originalsOf({ database, vault }: TestServer): Promise<string[]> {
  const rows = await database.kysely.selectFrom("contact_originals").selectAll().execute();
  return rows.map(({ message_id, ...sealed }) => vault.unseal(message_id, sealed));
}

test("the search for the canary finds it in every spelling", () => {
  for (const spelling of [...spellings, encodeURIComponent(canary), ...encodings]) {
    expect([spelling, holdsCanary(`before 1 ${spelling} after`)]).toEqual([spelling, true]);
  }
});

describe.each(engines)("an identity number that is sent in every way to a server on %s", (engine) => {
  test("is in no mail, webhook, log, metric, transcript, answer or file", async () => {
    const mail = await startMailServer();
    const webhook = await startWebhook();
    const model = await startWebhook();
    const server = await startServer(engine, {
      LOG_LEVEL: "trace",
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      MAIL_TO: "sales@example.com",
      WEBHOOK_URL: webhook.url,
      WEBHOOK_SECRET: webhook.secret.toString("base64"),
      CHAT_MODEL_URL: model.url,
    });
    try {
      const answers = await Promise.all(spellings.map((spelling) => sendEverywhere(server, spelling)));
      const turns = async () =>
        (await server.database.kysely.selectFrom("chat_turns").select("session_id").execute()).length;
      await vi.waitFor(async () => expect(await turns()).toBeGreaterThanOrEqual(8 * spellings.length), soon);
      answers.push(await sendWhatIsRefused(server));
      for (const answer of answers.flat()) expect([answer, holdsCanary(answer)]).toEqual([answer, false]);

      const count = async (table: "contact_messages" | "applicants") =>
        (await server.database.kysely.selectFrom(table).select("id").execute()).length;
      const messages = await count("contact_messages");
      const notices = messages + (await count("applicants"));
      // API, form and chat, in each spelling: nothing was refused that should not be.
      expect(messages).toBeGreaterThanOrEqual(3 * spellings.length);
      await vi.waitFor(
        () => expect([mail.received.length, webhook.received.length]).toEqual([notices, notices]),
        soon,
      );
      // Only now: a notice that is under way when the connections break is delivered again after its lease.
      for (const answer of await sendWhileDatabaseIsAway(server)) expect(holdsCanary(answer)).toBe(false);
      for (const { raw, text, headers } of mail.received) {
        const whole = `${raw}\n${text}\n${[...headers.values()].join("\n")}`;
        expect([text, holdsCanary(whole)]).toEqual([text, false]);
      }
      for (const { body } of webhook.received)
        expect([body, holdsCanary(JSON.stringify(body))]).toEqual([body, false]);
      expect(model.received.length).toBeGreaterThan(0);
      for (const { body } of model.received)
        expect([body, holdsCanary(JSON.stringify(body))]).toEqual([body, false]);

      for (const line of server.logged) expect([line, holdsCanary(line)]).toEqual([line, false]);
      expect(holdsCanary(await (await fetch(`${server.address}/metrics`)).text())).toBe(false);
      const rows = await everyRow(server.database);
      expect(rows).toContain("Canary of a form");
      expect(holdsCanary(rows)).toBe(false);

      const { dataFolder } = server.settings;
      if (engine === "sqlite") backUpSqlite(dataFolder, path.join(dataFolder, "backups", "one.sqlite"));
      const files = everyFile(dataFolder);
      if (engine === "sqlite") {
        const expected = ["greenmile.sqlite", "greenmile.sqlite-shm", "greenmile.sqlite-wal"];
        expect([...files.keys()]).toEqual(expect.arrayContaining([...expected, "backups/one.sqlite"]));
        expect([...files.values()].join("")).toContain("Canary of a form");
      }
      for (const [name, content] of files) expect([name, holdsCanary(content)]).toEqual([name, false]);

      // Nothing is lost: the vault has every message as it was typed.
      const originals = await originalsOf(server);
      expect(originals.length).toBeGreaterThanOrEqual(2 * spellings.length);
      for (const original of originals) expect(holdsCanary(original)).toBe(true);
    } finally {
      await server.close();
      await Promise.all([mail.close(), webhook.close(), model.close()]);
    }
  });
});
