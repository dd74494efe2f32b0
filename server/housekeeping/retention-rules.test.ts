import { sql } from "kysely";
import { pino } from "pino";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { dayMs, minuteMs } from "#contract/durations.ts";
import { application } from "#tests/support/applications.ts";
import { contactMessage, storeContactMessage } from "#tests/support/contact-messages.ts";
import { engines } from "#tests/support/databases.ts";
import { useDesk } from "#tests/support/desk.ts";
import { postJson } from "#tests/support/test-server.ts";
import { soon } from "#tests/support/time-limits.ts";
import { readDeskSettings, storeDeskSettings } from "../desk-settings/desk-settings.repository.ts";
import { createWriteQueue } from "../write-queue/write-queue.ts";
import { createHousekeeping } from "./housekeeping.ts";
import { retentionRules } from "./retention-rules.ts";

/** How to make a row of this age, by the name of its rule. One row a rule; the test gives it two ages. */
const rowsOf: Readonly<Record<string, { table: string; insert: (id: string, at: string) => string }>> = {
  "idempotency keys": {
    table: "idempotency_keys",
    insert: (id, at) =>
      `insert into idempotency_keys (scope, key, body_hash, answer, created_at) values ('x', '${id}', '', '', '${at}')`,
  },
  "chat turns": {
    table: "chat_turns",
    insert: (id, at) =>
      `insert into chat_turns (id, session_id, language, message, reply, outcome, topic, said_at) values ('${id}', 's', 'en', '', '', 'answered', 'x', '${at}')`,
  },
  "delivered notifications": {
    table: "outbox",
    insert: (id, at) =>
      `insert into outbox (id, channel, kind, record_id, status, attempts, due_at, created_at, finished_at) values ('${id}', 'mail', 'contact-message', 'x', 'delivered', 1, '${at}', '${at}', '${at}')`,
  },
  "ended sessions": {
    table: "desk_sessions",
    insert: (id, at) =>
      `insert into desk_sessions (id, token_hash, staff_id, state, user_agent, created_at, last_used_at, expires_at) values ('${id}', '${id}', (select min(id) from desk_staff), 'full', '', '${at}', '${at}', '${at}')`,
  },
  "wrong sign-ins": {
    table: "desk_lockouts",
    insert: (id, at) =>
      `insert into desk_lockouts (key, failures, locked_until, last_failure_at) values ('${id}', 1, '', '${at}')`,
  },
  "expired invitations": {
    table: "desk_invitations",
    insert: (id, at) =>
      `insert into desk_invitations (id, token_hash, purpose, role, created_at, expires_at) values ('${id}', '${id}', 'account', 'viewer', '${at}', '${at}')`,
  },
  "changes that can be taken back": {
    table: "desk_undos",
    insert: (id, at) =>
      `insert into desk_undos (id, staff_id, kind, before, created_at) values ('${id}', (select min(id) from desk_staff), 'messages', '[]', '${at}')`,
  },
  "rate limits": {
    table: "rate_limits",
    insert: (id, at) =>
      `insert into rate_limits (scope, client, whole_at) values ('x', '${id}', ${Date.parse(at) / 1000})`,
  },
};
const keyColumns: Readonly<Record<string, string>> = {
  idempotency_keys: "key",
  desk_lockouts: "key",
  rate_limits: "client",
};
/** Tested apart, because staff switch them on. */
const ofRecords = ["messages", "applications that led to no job, after the job was closed"];

describe.each(engines)("what is deleted when, on %s", (engine) => {
  const desk = useDesk(engine);
  beforeAll(async () => {
    await desk.join("admin");
  });

  const idsIn = async (table: string) => {
    const column = keyColumns[table] ?? "id";
    const { rows } = await sql
      .raw<{ id: string }>(`select ${column} as id from ${table} order by 1`)
      .execute(desk.database.kysely);
    return rows.map(({ id }) => id);
  };

  /** Runs every rule once, as if it were this time. */
  async function keepHouse(now: Date): Promise<void> {
    const writeQueue = createWriteQueue(desk.database);
    const failed: string[] = [];
    const log = pino({ level: "warn" }, { write: (line: string) => failed.push(line) });
    let isLast = false;
    const last = {
      name: "last",
      keepMs: () => 0,
      async deleteOld() {
        isLast = true;
        return 0;
      },
    };
    const rules = [...retentionRules(desk.database), last];
    const operatorWarnings = { set: () => undefined };
    const housekeeping = createHousekeeping({ writeQueue, rules, clock: () => now, log, operatorWarnings });
    housekeeping.start();
    await vi.waitFor(() => expect(isLast).toBe(true), soon);
    await housekeeping.stop();
    expect(failed).toEqual([]);
  }

  test("every rule is tried, and each deletes what is older than it says and nothing younger", async () => {
    const rules = retentionRules(desk.database);
    expect(rules.map(({ name }) => name).sort()).toEqual(
      [...Object.keys(rowsOf), ...ofRecords]
        .filter((name) => engine === "postgres" || name !== "rate limits")
        .sort(),
    );
    // PostgreSQL's own clock counts for the rate limits.
    const now = new Date();
    const { settings } = await readDeskSettings(desk.database.kysely);
    const timed = rules.flatMap(({ name, keepMs }) =>
      name in rowsOf ? [{ name, keepMs: keepMs(settings) ?? 0, ...rowsOf[name] }] : [],
    );
    for (const { name, keepMs, insert } of timed)
      for (const [id, ms] of [
        ["older", keepMs + minuteMs],
        ["younger", keepMs - minuteMs / 2],
      ] as const)
        await sql
          .raw(insert?.(`${id} ${name}`, new Date(now.getTime() - ms).toISOString()) ?? "")
          .execute(desk.database.kysely);
    await keepHouse(now);
    for (const { name, table = "" } of timed) {
      const ids = (await idsIn(table)).filter((id) => id.endsWith(name));
      expect([name, ids]).toEqual([name, [`younger ${name}`]]);
    }
  });

  test("messages and applications stay, until an admin says after how many days they are erased", async () => {
    const { kysely } = desk.database;
    const admin = await desk.join("admin");
    await postJson(`${desk.site}/api/v1/contact/new`, contactMessage);
    const [message = ""] = await idsIn("contact_messages");
    for (const number of ["582037491630", "736451928062", "999941057058"])
      await postJson(`${desk.site}/api/v1/applicants`, { ...application, aadharNumber: number });
    const [first = "", hired = "", stageless = ""] = await idsIn("applicants");
    const body = { version: 1, stageId: "stage-hired" };
    await admin.call("POST /api/applicants/:id/stage", { id: hired, body });
    await admin.call("POST /api/inbox/:id/notes", { id: message, body: { text: "Called" } });
    // An undo of the releases before could put an applicant back into a stage that was deleted.
    await kysely.updateTable("applicants").set({ stage_id: "deleted" }).where("id", "=", stageless).execute();
    await kysely
      .updateTable("jobs")
      .set({ status: "Closed", changed_at: desk.now().toISOString() })
      .where("id", "=", "sample-driver-partner-mohali")
      .execute();
    const inDays = (days: number) => new Date(desk.now().getTime() + days * dayMs);

    await keepHouse(inDays(3_000));
    expect([await idsIn("contact_messages"), (await idsIn("applicants")).length]).toEqual([[message], 3]);

    const settings = { version: 1, messagesKeptDays: 365, applicationsKeptDays: 180 };
    // The session has ended in the meantime.
    const { call } = await desk.join("admin");
    const changed = await call("PATCH /api/settings", { body: settings });
    expect(changed.body.retention).toEqual(
      expect.arrayContaining([
        { name: "messages", days: 365 },
        { name: "chat turns", days: 90 },
      ]),
    );
    expect((await call("PATCH /api/settings", { body: { version: 2, messagesKeptDays: 1 } })).status).toBe(
      400,
    );
    await keepHouse(inDays(179));
    expect((await idsIn("applicants")).length).toBe(3);
    await keepHouse(inDays(181));
    expect([await idsIn("contact_messages"), await idsIn("applicants")]).toEqual([[message], [hired]]);
    await keepHouse(inDays(366));
    expect([await idsIn("contact_messages"), await idsIn("applicants")]).toEqual([[], [hired]]);
    expect(await idsIn("desk_notes")).toEqual([]);
    const log = await kysely
      .selectFrom("desk_audit")
      .select(["subject_id", "actor_id", "detail"])
      .where("action", "like", "%.erased")
      .orderBy("sequence")
      .execute();
    const entry = { actor_id: null, detail: '{"by":"retention"}' };
    expect(log).toEqual([
      { subject_id: first, ...entry },
      { subject_id: stageless, ...entry },
      { subject_id: message, ...entry },
    ]);
  });

  test("with an old message goes the chat in which its visitor got the reference, and no other", async () => {
    const { kysely } = desk.database;
    const receivedAt = desk.now();
    const reference = "GM-7K3F9Q";
    const id = await storeContactMessage(kysely, reference, contactMessage, receivedAt);
    const turns = [
      ["theirs", "Which number may we call?", -5 * minuteMs],
      ["theirs", `The team will call you. Your reference is ${reference}.`, 0],
      ["another", "We are open from 10 to 6.", 0],
    ] as const;
    await kysely
      .insertInto("chat_turns")
      .values(
        turns.map(([session_id, reply, ms], index) => ({
          ...{ id: `turn ${index}`, session_id, reply, language: "en", message: "Call me", topic: "person" },
          outcome: "handed-over" as const,
          said_at: new Date(receivedAt.getTime() + ms).toISOString(),
        })),
      )
      .execute();
    const sessions = async () => {
      const rows = await kysely
        .selectFrom("chat_turns")
        .select("session_id")
        .where("id", "like", "turn %")
        .execute();
      return rows.map(({ session_id }) => session_id);
    };
    const { version } = await readDeskSettings(kysely);
    await storeDeskSettings(kysely, { messagesKeptDays: 30 }, version);
    await keepHouse(new Date(receivedAt.getTime() + 29 * dayMs));
    expect([await idsIn("contact_messages"), (await sessions()).length]).toEqual([[id], 3]);
    await keepHouse(new Date(receivedAt.getTime() + 31 * dayMs));
    expect([await idsIn("contact_messages"), await sessions()]).toEqual([[], ["another"]]);
  });
});
