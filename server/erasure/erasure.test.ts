import { randomBytes, randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { dayMs } from "#contract/durations.ts";
import { engines, environmentOf, openNewDatabase } from "#tests/support/databases.ts";
import { deskPassword, startDesk, type TestDesk } from "#tests/support/desk.ts";
import { onServer } from "#tests/support/postgres-server.ts";
import { runCommand } from "#tests/support/run-command.ts";
import { everyFile, rowsByTable } from "#tests/support/stored-traces.ts";
import { postJson } from "#tests/support/test-server.ts";
import { verifyAuditLog } from "../audit-log/audit-log.repository.ts";
import { databasesLeftOf } from "../backup/postgres-backup.ts";
import { isoAfter } from "../time/iso-time.ts";

/** Words that occur nowhere else, so that every occurrence is a trace. */
const traces = ["canarina quillfeather", "canarina.quill@", "zzyzxpur", "canaryplate77"];
const phone = "9800055512";
/** A saved view that searches for something else. */
const kept = "Kept view";
/** Which of the tables hold the person's words, or name the records. The test fills every one of them. */
const erasedFrom = [
  "applicant_identities",
  "applicants",
  "chat_turns",
  "contact_messages",
  "contact_originals",
  "desk_audit_reasons",
  "desk_mails",
  "desk_mentions",
  "desk_notes",
  "desk_ratings",
  "desk_reads",
  "desk_saved_views",
  "desk_stage_moves",
  "idempotency_keys",
  "outbox",
];
/** Triggers keep the search's tables like those of the records. */
const searchTable = /^(contact_messages|applicants)_(documents|search)/;
/** These may name a record by its id, and hold nothing of what the person or staff wrote about them. */
const namesIdsAlone = ["desk_audit", "desk_undos"];
const holdsNothing = [
  "chat_turn_counts",
  "contact_message_counts",
  "desk_audit_head",
  "desk_invitations",
  "desk_lockouts",
  "desk_recovery_codes",
  "desk_saved_replies",
  "desk_second_factors",
  "desk_sessions",
  "desk_settings",
  "desk_staff",
  "desk_stages",
  "jobs",
  "rate_limits",
  "schema_migrations",
  "vault_keys",
];

async function lowerCaseRows({ database }: TestDesk): Promise<ReadonlyMap<string, string>> {
  return new Map([...(await rowsByTable(database))].map(([table, rows]) => [table, rows.toLowerCase()]));
}

/** Puts the person into every table that can hold something of them. */
async function everyWhere(desk: TestDesk) {
  const message = { name: traces[0], email: "Canarina.Quill@example.com", subject: "Zzyzxpur" };
  const references: string[] = [];
  const send = async (path: string, body: unknown) => {
    const headers = { "idempotency-key": `key-${references.length}-canary` };
    const response = await postJson(desk.site + path, body, headers);
    expect(response.status).toBe(201);
    references.push(((await response.json()) as { reference: string }).reference);
  };
  // Two messages that share the mail address alone, and one with an identity number, which the vault keeps.
  await send("/api/v1/contact/new", { ...message, phone: "+91 98000 55512" });
  await send("/api/v1/contact/new", { ...message, phone: "none", query: "582037491630 Zzyzxpur" });
  await send("/api/v1/applicants", {
    name: traces[0],
    address: "Zzyzxpur",
    phoneNumber: phone,
    licenseNumber: "CANARYPLATE77",
    aadharNumber: "582037491630",
    description: "I live in Zzyzxpur",
    jobId: "sample-driver-partner-mohali",
  });
  for (const said of ["I want to talk to a person", "Canarina Quillfeather", `about ${references[0]}`]) {
    const body = { message: said, sessionId: "canary-session" };
    expect((await postJson(`${desk.site}/api/v1/chatbot`, body)).status).toBe(200);
  }
  const admin = await desk.join("admin");
  const find = async (records: "inbox" | "applicants") =>
    (await admin.call(`GET /api/${records}`, { query: { q: "Zzyzxpur" } })).body.items as { id: string }[];
  const messages = await find("inbox");
  const [applicant] = await find("applicants");
  const id = applicant?.id ?? "";
  const text = "Zzyzxpur called, Canarina Quillfeather is at home";
  const note = { text, mentions: [admin.id] };
  for (const one of messages) {
    await admin.call("PUT /api/inbox/:id/read", { id: one.id, body: { read: true } });
    await admin.call("POST /api/inbox/:id/notes", { id: one.id, body: note });
    const reply = { key: randomUUID(), version: 1, text };
    expect((await admin.call("POST /api/inbox/:id/replies", { id: one.id, body: reply })).status).toBe(201);
  }
  const email = { version: 1, email: "Canarina.Quill@example.com" };
  await admin.call("PATCH /api/applicants/:id", { id, body: email });
  await admin.call("POST /api/applicants/:id/comments", { id, body: note });
  await admin.call("PUT /api/applicants/:id/rating", { id, body: { rating: 4 } });
  const mail = { key: randomUUID(), subject: "Zzyzxpur", text };
  const moved = { version: 2, stageId: "stage-interview", mail };
  expect((await admin.call("POST /api/applicants/:id/stage", { id, body: moved })).status).toBe(200);
  const reason = "Canarina Quillfeather rang from Zzyzxpur";
  const reveal = { password: deskPassword, reason };
  expect((await admin.call("POST /api/applicants/:id/reveal", { id, body: reveal })).status).toBe(200);
  const request = { version: 3, reason };
  expect((await admin.call("POST /api/applicants/:id/erasure-request", { id, body: request })).status).toBe(
    200,
  );
  for (const [name, q] of [
    [traces[0], "quillfeather"],
    ["By name", "Zzyzxpur, Canarina  Quillfeather"],
    ["By address", "canarina.quill@example.com"],
    ["By number", "98000 55512"],
    ["By reference", references[0]],
    [kept, "Canary Mohali"],
  ] as const) {
    const query = new URLSearchParams({ status: "open", q: q ?? "" }).toString();
    const view = { part: "inbox", name, query };
    expect((await admin.call("POST /api/saved-views", { body: view })).status).toBe(201);
  }
  return { references, messages: messages.map((one) => one.id), applications: [id] };
}

test("of databases whose names begin alike, and of other sites' trials, only the own ones are named as copies", async () => {
  const server = inject("postgresServer");
  const site = `copies_${randomBytes(4).toString("hex")}_of_a_site_with_a_long_name`;
  const { database, close } = await openNewDatabase("postgres");
  onTestFinished(close);
  const left = async (name: string) =>
    (await databasesLeftOf(`${server}${name}`, database.kysely)).filter((one) => names.includes(one.name));
  const trial = `greenmile_trial_${randomBytes(6).toString("hex")}`;
  // As earlier releases called them: another site's may have the same name.
  const before = `${site.slice(0, 30)}_before_20261122215015405`;
  const short = site.slice(0, 15);
  const own = `${short}_before_20261122215015405`;
  const names = [trial, before, own];
  for (const name of names) {
    await onServer(server, `create database ${name}`);
    onTestFinished(() => onServer(server, `drop database ${name}`));
  }
  const unsure = (name: string) => ({ name, isSure: false });
  expect(await left(`${site}_two`)).toEqual([before, trial].map(unsure));
  expect(await left(short)).toEqual([{ name: own, isSure: true }, unsure(trial)]);
});

/** As `restore --force` leaves the database that it replaces. @returns its name. */
async function addOlderCopy(databaseUrl: string): Promise<string> {
  const name = `${new URL(databaseUrl).pathname.slice(1)}_before_20261122215015405`;
  await onServer(inject("postgresServer"), `create database ${name}`);
  return name;
}

const ways = ["the desk", "the command"] as const;

describe.each(engines.flatMap((engine) => ways.map((way) => [engine, way] as const)))(
  "on %s by %s",
  (engine, way) => {
    test("nothing of the person is in any table or file, and everything of others is, while the server runs", async () => {
      const desk = await startDesk(engine, { SMTP_URL: "smtp://127.0.0.1:1", MAIL_TO: "team@example.com" });
      const other = { name: "Asha Gill", email: "asha@example.com", phone: "9876500000", subject: "Load" };
      await postJson(`${desk.site}/api/v1/contact/new`, other);
      const { references, messages, applications } = await everyWhere(desk);
      const records = [...messages, ...applications];
      // The outbox names a mail of the desk by the mail.
      const mails = await desk.database.kysely.selectFrom("desk_mails").select("id").execute();
      const ids = [...records, ...mails.map(({ id }) => id)];
      const words = [...traces, phone, "canary-session", ...references.map((one) => one.toLowerCase())];
      const isNamed = (text: string) => [...words, ...ids].some((word) => text.includes(word));
      // Meena's turns are written a moment after her answers.
      await expect.poll(async () => (await lowerCaseRows(desk)).get("chat_turns")).toContain("canarina");
      const before = await lowerCaseRows(desk);
      for (const table of erasedFrom.filter((one) => one !== "idempotency_keys" && one !== "chat_turns"))
        expect([table, isNamed(before.get(table) ?? "")]).toEqual([table, true]);
      const undecided = [...before.keys()].filter(
        (table) =>
          ![...erasedFrom, ...namesIdsAlone, ...holdsNothing].includes(table) && !searchTable.test(table),
      );
      expect(undecided).toEqual([]);

      if (way === "the desk") {
        const admin = await desk.join("admin");
        // The entry outlives the person, so its reason is none of staff's own words.
        const typed = { password: deskPassword, reason: "Canarina Quillfeather asked" };
        for (const call of ["POST /api/inbox/:id/erase", "POST /api/applicants/:id/erase"] as const)
          expect((await admin.call(call, { id: records[0] as string, body: typed })).status).toBe(400);
        const body = { password: deskPassword, reason: "requested" };
        const erase = async (records: "inbox" | "applicants", id: string) =>
          (await admin.call(`POST /api/${records}/:id/erase`, { id, body })).status;
        for (const id of messages) expect(await erase("inbox", id)).toBe(204);
        for (const id of applications) expect(await erase("applicants", id)).toBe(204);
        expect(await erase("inbox", messages[0] as string)).toBe(404);
      } else {
        const environment = environmentOf(desk.settings);
        const listed = await runCommand("erase", environment, references[0] ?? "");
        const found =
          /^Found: 2 contact messages, 1 applications, 1 conversations[\s\S]*Nothing is erased yet/;
        expect(listed).toEqual({ code: 0, output: expect.stringMatching(found) });
        expect(isNamed((await lowerCaseRows(desk)).get("applicants") ?? "")).toBe(true);
        // Older copies, as a restore and a change of the database leave them, are named: they hold the person.
        const { databaseUrl, dataFolder } = desk.settings;
        const beside = databaseUrl === undefined ? [] : [await addOlderCopy(databaseUrl)];
        const file = engine === "sqlite" ? "greenmile.sqlite.before-2026" : "greenmile.sqlite";
        writeFileSync(path.join(dataFolder, file), "");
        const { code, output } = await runCommand("erase", environment, "098000-55512", "--yes");
        expect(code).toBe(0);
        for (const copy of [path.join(dataFolder, file), ...beside])
          expect(output).toContain(
            `${copy} ${copy.includes("/") ? "is" : "on the same server is"} an older copy`,
          );
        for (const line of ["contact_messages: 2", "applicants: 1", "desk_mails: 3", "chat_turns: 3"])
          expect(output).toContain(line);
        const again = await runCommand("erase", environment, phone, "--yes");
        expect([again.code, again.output]).toEqual([
          1,
          expect.stringContaining(
            `Nothing is stored under the phone number ${phone}. It may be erased already.`,
          ),
        ]);
        for (const copy of [file, ...beside]) expect(again.output).toContain(copy);
        for (const name of beside) await onServer(inject("postgresServer"), `drop database ${name}`);
      }

      const after = await lowerCaseRows(desk);
      for (const [table, rows] of after) {
        for (const word of words) expect([table, word, rows.includes(word)]).toEqual([table, word, false]);
        if (!namesIdsAlone.includes(table))
          for (const id of ids) expect([table, id, rows.includes(id)]).toEqual([table, id, false]);
      }
      const files = [...everyFile(desk.settings.dataFolder).values()].join("").toLowerCase();
      for (const word of words) expect([word, files.includes(word)]).toEqual([word, false]);
      expect(after.get("contact_messages")).toContain("asha gill");
      const views = await desk.database.kysely.selectFrom("desk_saved_views").select("name").execute();
      expect(views).toEqual([{ name: kept }]);
      const log = await desk.database.kysely
        .selectFrom("desk_audit")
        .select(["subject_id", "detail"])
        .where("action", "like", "%.erased")
        .execute();
      expect(await verifyAuditLog(desk.database.readOnly)).toMatchObject({ intact: true });
      expect(log.map((entry) => entry.subject_id).sort()).toEqual(records.sort());
      const detail = way === "the desk" ? '{"reason":"requested"}' : '{"by":"command"}';
      for (const entry of log) expect(entry.detail).toBe(detail);
      expect((await postJson(`${desk.site}/api/v1/contact/new`, other)).status).toBe(201);
      await desk.close();
    });
  },
);

test("records of several people, or very many, are erased only by their number", async () => {
  const desk = await startDesk("sqlite", { RATE_LIMIT_SCALE: "10" });
  const erase = (...args: string[]) => runCommand("erase", environmentOf(desk.settings), ...args);
  const count = async () =>
    (await desk.database.kysely.selectFrom("contact_messages").select("id").execute()).length;
  const send = async (from: object) => {
    const answer = await postJson(`${desk.site}/api/v1/contact/new`, { subject: "Load", ...from });
    return ((await answer.json()) as { reference: string }).reference;
  };
  const office = "office@example.com";
  const reference = await send({ name: "Asha Gill", email: office, phone: "9876500001" });
  await send({ name: " asha  gill", email: office, phone: "+91 98765-00001" });
  // The same person twice needs no number.
  expect((await erase(reference)).output).toContain("run it again with --yes.");
  await send({ name: "Ravi Kumar", email: "Office@example.com", phone: "9876500002" });

  const listed = await erase(reference);
  expect(listed).toEqual({ code: 0, output: expect.stringContaining("Found: 3 contact messages, 0 app") });
  for (const line of [
    "1 asked for, 1 with the same phone number, 1 with the same mail address\n",
    "2 names given: Asha Gill, Ravi Kumar\n",
    "2 phone numbers given\n",
    "Nothing is erased. They may be several people's: if all 3 are to go, add --yes --records 3.",
  ])
    expect(listed.output).toContain(line);
  // People who ask for an erasure often give only their mail address.
  const byMail = await erase(" OFFICE@example.com");
  expect(byMail).toEqual({ code: 0, output: expect.stringContaining("Found: 3 contact messages, 0 app") });
  expect(byMail.output).toContain("3 asked for\n");
  // A text that is no search key must be refused: "nothing found" would be taken for "nothing stored".
  for (const asked of ["Asha Gill", "12345", "office@", "GM-12"]) {
    const refused = await erase(asked, "--yes");
    expect(refused).toEqual({
      code: 1,
      output: expect.stringMatching(/^".+" is no reference .+, no phone number and no mail address\. Search/),
    });
    expect(await count()).toBe(3);
  }
  expect((await erase("nobody@example.com")).output).toMatch(
    /^Nothing is stored under the mail address nobody@example\.com\. It may be erased already\./,
  );

  for (const args of [["--yes"], ["--yes", "--records", "2"]]) {
    const refused = await erase(reference, ...args);
    expect(refused).toEqual({ code: 1, output: expect.stringContaining("if all 3 are to go") });
    expect(await count()).toBe(3);
  }
  expect((await erase(reference, "--yes", "--records", "3")).output).toContain("contact_messages: 3");
  expect(await count()).toBe(0);

  // One name and number, but more than one person writes.
  for (let sent = 0; sent < 11; sent++)
    await send({ name: "Front desk", email: office, phone: "9876500003", subject: `Load ${sent}` });
  expect((await erase("9876500003", "--yes")).output).toContain("if all 11 are to go");
  expect(await count()).toBe(11);
  await desk.close();
});

test("the command says what went out, and of which records nothing says it any more", async () => {
  const desk = await startDesk("sqlite");
  const { kysely } = desk.database;
  const phone = "9876500004";
  const from = { name: "Asha Gill", email: "asha@example.com", subject: "Load" };
  const send = () => postJson(`${desk.site}/api/v1/contact/new`, { ...from, phone });
  const erase = () => runCommand("erase", environmentOf(desk.settings), phone, "--yes");
  const byHand = /\d+ notifications and mails went out|Records older than 30 days: \d+/g;
  const now = new Date();
  expect((await send()).status).toBe(201);
  expect((await erase()).output).not.toMatch(byHand);

  expect((await send()).status).toBe(201);
  const { id } = await kysely.selectFrom("contact_messages").select("id").executeTakeFirstOrThrow();
  const mail = { kind: "reply", key: "key", record_id: id, to_address: "", subject: "", text: "" } as const;
  await kysely
    .insertInto("desk_mails")
    .values({ ...mail, id: "mail", staff_id: null, outbox_id: "of-mail", created_at: now.toISOString() })
    .execute();
  const delivered = { channel: "mail", kind: "reply", status: "delivered", attempts: 1 } as const;
  const times = { due_at: now.toISOString(), created_at: now.toISOString() };
  await kysely
    .insertInto("outbox")
    .values({ id: "of-mail", record_id: "mail", ...delivered, ...times })
    .execute();
  const { code, output } = await erase();
  expect([code, output.match(byHand)]).toEqual([0, ["1 notifications and mails went out"]]);

  expect((await send()).status).toBe(201);
  await kysely
    .updateTable("contact_messages")
    .set({ received_at: isoAfter(now, -31 * dayMs) })
    .execute();
  expect((await erase()).output.match(byHand)).toEqual(["Records older than 30 days: 1"]);
  await desk.close();
});
