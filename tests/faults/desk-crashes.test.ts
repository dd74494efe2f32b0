/**
 * However the program ends in the midst of the desk's work: what was acknowledged is there, and nothing is half done.
 */
import { randomUUIDv7 } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { deskEndpoints } from "#contract/desk/desk-endpoints.ts";
import { requestLine } from "#contract/desk/request-line.ts";
import { freePort } from "#scripts/processes/free-port.ts";
import { verifyAuditLog } from "#server/audit-log/audit-log.repository.ts";
import type { Tables } from "#server/database/tables.ts";
import { hashPassword } from "#server/desk/accounts/passwords.ts";
import { createSession } from "#server/desk/accounts/sessions.repository.ts";
import { startApp } from "#tests/support/app-process.ts";
import {
  type DatabaseSettings,
  engines,
  environmentOf,
  migratedDatabase,
  open,
} from "#tests/support/databases.ts";
import {
  changedColleague,
  type DeskReader,
  otherEndpoints,
  type Write,
  writersEmail,
  writersPassword,
  writes,
} from "#tests/support/desk-writers.ts";
import { forRunLength } from "#tests/support/run-length.ts";
import { startVisitors } from "#tests/support/simulated-visitors.ts";
import { makeStubBuild } from "#tests/support/stub-build.ts";
import { waitMs } from "#tests/support/time-limits.ts";

const build = makeStubBuild();
const writersAtOnce = 8;
const visitorsAtOnce = 2;

test("every endpoint of the desk that stores something is among those that are killed, or says why not", () => {
  const endpoints = Object.keys(deskEndpoints).filter((name) => !name.startsWith("GET "));
  const known = [...writes.map(({ endpoint }) => endpoint), ...Object.keys(otherEndpoints)];
  expect(known.sort(), "tests/support/desk-writers.ts").toEqual(endpoints.sort());
});

describe.each(engines)("colleagues who work while the program is killed, on %s", (engine) => {
  const rounds = forRunLength(1, 60);
  test(`${rounds} times lose nothing, and find nothing half done`, async () => {
    const settings = await migratedDatabase(engine);
    const cookie = await addStaff(settings);
    const [port, deskPort] = [await freePort(), await freePort()];
    const mail = { SMTP_URL: "smtp://127.0.0.1:1", MAIL_TO: "team@example.com", LOG_LEVEL: "silent" };
    const environment = {
      ...environmentOf(settings),
      ...mail,
      PORT: String(port),
      DESK_PORT: String(deskPort),
    };
    const visitors = startVisitors(visitorsAtOnce, () => `http://127.0.0.1:${port}`);
    const writers = startWriters(`http://127.0.0.1:${deskPort}`, cookie);
    for (let round = 0; round < rounds; round++) {
      const app = await startApp(environment, build);
      await writers.acknowledgements(30 + ((round * 37) % 90));
      app.child.kill("SIGKILL");
      expect(await app.ended).toMatchObject({ signal: "SIGKILL" });
    }
    const app = await startApp(environment, build);
    await visitors.leave();
    await writers.leave();
    app.child.kill("SIGKILL");
    await app.ended;
    const database = await open(settings);
    const audited = await countByAction(database.kysely);
    const lost = Object.entries(writers.acknowledged).filter(
      ([action, count]) => (audited[action] ?? 0) < count,
    );
    const total = Object.values(writers.acknowledged).reduce((sum, count) => sum + count, 0);
    console.log(
      `Desk killed on ${engine}: ${rounds} rounds, ${total} writes of ${Object.keys(writers.acknowledged).length} kinds acknowledged, ${lost.length} kinds lost some`,
    );
    expect(lost).toEqual([]);
    expect((await verifyAuditLog(database.readOnly)).intact).toBe(true);
    expect(await halfDone(database.kysely)).toEqual([]);
    await database.close();
    await settings.remove();
  });
});

/** An admin who is signed in, and somebody whom the admin changes. @returns the admin's cookie. */
async function addStaff(settings: DatabaseSettings): Promise<string> {
  const database = await open(settings);
  const now = new Date();
  const password_hash = await hashPassword(writersPassword);
  const staff = [
    { email: writersEmail, name: "Writer", role: "admin" },
    { email: "changed@example.com", name: changedColleague, role: "viewer" },
  ] as const;
  const rows = staff.map((one) => ({
    id: randomUUIDv7(),
    ...one,
    active: 1,
    password_hash,
    second_factor_required: 0,
    created_at: now.toISOString(),
    version: 1,
  }));
  await database.kysely.insertInto("desk_staff").values(rows).execute();
  const session = { staff_id: rows[0]?.id ?? "", state: "full", userAgent: "test" } as const;
  const { token } = await createSession(database.kysely, session, now);
  await database.close();
  return `desk=${token}`;
}

function startWriters(desk: string, cookie: string) {
  const acknowledged: Record<string, number> = {};
  const waiting: { left: number; resolve(): void }[] = [];
  const passwordChanges = { begun: 0, running: 0 };
  let leaving = false;

  const send = (method: string, path: string, body?: object) =>
    fetch(desk + path, {
      method,
      headers: {
        "sec-fetch-site": "same-origin",
        // A sign-in with it would end the writers' session.
        ...(path !== "/api/session" && path !== "/api/invitation/accept" && { cookie }),
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(waitMs),
    });
  const reader: DeskReader = {
    async get(path) {
      const response = await send("GET", path);
      if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
      return (await response.json()) as Awaited<ReturnType<DeskReader["get"]>>;
    },
  };

  async function make(write: Write): Promise<void> {
    const found = await write.find?.(reader);
    if (write.find && !found) return;
    const { method, path } = requestLine(write.endpoint, found?.id);
    const body = write.body?.(found ?? { id: "" }) ?? (method === "POST" ? {} : undefined);
    const before = { ...passwordChanges };
    const response = await (path === "/api/me/password"
      ? duringPasswordChange(() => send(method, path, body))
      : send(method, path, body));
    if (!response.ok) {
      // A password that was confirmed counts no more once another is set, which here is the same again.
      const isPasswordSet = before.running > 0 || passwordChanges.begun > before.begun;
      if (isPasswordSet && [401, 403].includes(response.status)) return;
      // Somebody was faster, or the record is gone or used. Anything else is a mistake of the desk or of this test.
      if (![404, 409, 410, 429, 503].includes(response.status))
        throw new Refused(`${write.endpoint}: ${response.status} ${await response.text()}`);
      return;
    }
    if (write.action && !write.mayChangeNothing)
      acknowledged[write.action] = (acknowledged[write.action] ?? 0) + 1;
    for (const waiter of waiting) if (--waiter.left === 0) waiter.resolve();
    const next =
      write.next && Math.random() < 0.5 ? write.next((await response.json()) as object) : undefined;
    if (next) await make(next);
  }

  async function duringPasswordChange(change: () => Promise<Response>): Promise<Response> {
    passwordChanges.begun++;
    passwordChanges.running++;
    try {
      return await change();
    } finally {
      passwordChanges.running--;
    }
  }

  async function work(first: number): Promise<void> {
    for (let turn = first; !leaving; turn++) {
      try {
        await make(writes[turn % writes.length] as Write);
      } catch (error) {
        if (error instanceof Refused) throw error;
        // Killed meanwhile: nobody knows whether it was stored.
        await new Promise((done) => setTimeout(done, 25));
      }
    }
  }
  // Each begins elsewhere in the list, and all come past everything.
  const working = Promise.all(
    Array.from({ length: writersAtOnce }, (_, index) =>
      work(Math.floor((index * writes.length) / writersAtOnce)),
    ),
  );
  working.catch(() => undefined);
  // As with the visitors: not beside the next tests.
  onTestFinished(() => {
    leaving = true;
  });

  return {
    acknowledged,
    acknowledgements: (left: number) =>
      Promise.race([
        new Promise<void>((resolve) => waiting.push({ left, resolve })),
        working.then(() => undefined),
      ]),
    async leave() {
      leaving = true;
      await working;
    },
  };
}

class Refused extends Error {}

async function countByAction(database: Kysely<Tables>): Promise<Record<string, number>> {
  const rows = await database
    .selectFrom("desk_audit")
    .select("action")
    .select((select) => select.fn.countAll().as("count"))
    .groupBy("action")
    .execute();
  return Object.fromEntries(rows.map(({ action, count }) => [action, Number(count)]));
}

const entries = (id: string, ...actions: string[]) =>
  `(select count(*) from desk_audit where subject_id = ${id} and action in (${actions.map((one) => `'${one}'`).join(", ")}))`;
const created = (table: string, made: string, gone: string) =>
  `select 'rows' as id where (select count(*) from ${table}) <>
    (select count(*) from desk_audit where action in (${made})) - (select count(*) from desk_audit where action in (${gone}))`;
const erasedFrom = [
  ["contact_messages", "id"],
  ["applicants", "id"],
  ["desk_notes", "record_id"],
  ["desk_mails", "record_id"],
  ["desk_reads", "record_id"],
  ["desk_ratings", "applicant_id"],
  ["desk_stage_moves", "applicant_id"],
  ["desk_audit_reasons", "applicant_id"],
  ["applicant_identities", "applicant_id"],
  ["outbox", "record_id"],
] as const;

/** Each finds the records of which only a part of a write was stored. */
const contradictions: Readonly<Record<string, string>> = {
  "a message's notes are counted": `select id from contact_messages as r where note_count <> (select count(*) from desk_notes where record_id = r.id)`,
  "a message's replies are counted": `select id from contact_messages as r where reply_count <> (select count(*) from desk_mails where record_id = r.id)`,
  "a message has a log entry for each version": `select id from contact_messages as r where version - 1 <> ${entries("r.id", "inbox.changed", "inbox.reply", "inbox.undone")}`,
  "a message is answered when a reply to it was delivered": `select id from contact_messages as r where (answered_at is not null) <> exists (select 1 from desk_mails join outbox on outbox.id = desk_mails.outbox_id where desk_mails.record_id = r.id and outbox.status = 'delivered')`,
  "an applicant's comments are counted": `select id from applicants as r where comment_count <> (select count(*) from desk_notes where record_id = r.id)`,
  "an applicant's ratings are summed": `select id from applicants as r where rating_count <> (select count(*) from desk_ratings where applicant_id = r.id) or rating_sum <> (select coalesce(sum(rating), 0) from desk_ratings where applicant_id = r.id)`,
  "an applicant is in the stage of the last move": `select id from applicants as r where stage_id <> coalesce((select stage_id from desk_stage_moves where applicant_id = r.id order by id desc limit 1), 'stage-new')`,
  "an applicant has a log entry for each version": `select id from applicants as r where version - 1 <> ${entries("r.id", "applicants.changed", "applicants.stage", "applicants.erasure-requested", "applicants.undone")}`,
  "a mail has its outbox row": `select id from desk_mails as r where not exists (select 1 from outbox where id = r.outbox_id)`,
  "an outbox row has its mail": `select id from outbox as r where kind in ('reply', 'applicant-mail', 'test-mail') and not exists (select 1 from desk_mails where id = r.record_id)`,
  "a job has a log entry for each version": `select id from jobs as r where version - 1 <> ${entries("r.id", "jobs.changed")}`,
  "a stage has a log entry for each version": `select id from desk_stages as r where version - 1 <> ${entries("r.id", "stages.changed")}`,
  "stages stand in order": `select id from desk_stages as r where (select count(*) from desk_stages where position < r.position) <> position`,
  "a saved reply has a log entry for each version": `select id from desk_saved_replies as r where version - 1 <> ${entries("r.id", "saved-replies.changed")}`,
  "saved replies that were made are there": created(
    "desk_saved_replies",
    "'saved-replies.created'",
    "'saved-replies.deleted'",
  ),
  "saved views that were made are there": created(
    "desk_saved_views",
    "'saved-views.created'",
    "'saved-views.deleted'",
  ),
  "a colleague has a log entry for each version": `select id from desk_staff as r where version - 1 <> ${entries("r.id", "people.changed", "people.name")}`,
  "who accepted an invitation has an account": `select id from desk_staff as r where email not in ('${writersEmail}', 'changed@example.com') and ${entries("r.id", "people.joined")} <> 1`,
  "nobody joined without an account": `select subject_id as id from desk_audit as r where action = 'people.joined' and not exists (select 1 from desk_staff where id = r.subject_id)`,
  "the settings have a log entry for each version": `select slot as id from desk_settings as r where version - 1 <> (select count(*) from desk_audit where action = 'settings.changed')`,
  ...Object.fromEntries(
    erasedFrom.map(([table, column]) => [
      `nothing erased is in ${table}`,
      `select r.${column} as id from ${table} as r join desk_audit on desk_audit.subject_id = r.${column} and action in ('inbox.erased', 'applicants.erased')`,
    ]),
  ),
};

async function halfDone(database: Kysely<Tables>): Promise<string[]> {
  const found: string[] = [];
  for (const [name, query] of Object.entries(contradictions)) {
    const { rows } = await sql.raw<{ id: string }>(query).execute(database);
    if (rows.length > 0) found.push(`${name}: not in ${rows.map(({ id }) => id).join(", ")}`);
  }
  return found;
}
