import { sql, type Transaction } from "kysely";
import type { Engine } from "../database.ts";
import type { Migration } from "../migrate.ts";
import type { Tables } from "../tables.ts";

/** The stages of a new database. HR renames them, adds others and removes what is not used. */
const firstStages = [
  ["stage-new", "New", "new"],
  ["stage-called", "Called", "active"],
  ["stage-interview", "Interview", "active"],
  ["stage-documents", "Documents", "active"],
  ["stage-hired", "Hired", "hired"],
  ["stage-rejected", "Not now", "rejected"],
] as const;

/** The staff console: who may sign in, what staff add to messages, applicants and jobs, and the audit log. */
export const desk: Migration = {
  name: "0011-desk",
  async up(transaction, engine) {
    await createStaff(transaction);
    await createAuditLog(transaction, engine);
    await extendMessages(transaction);
    await extendApplicants(transaction);
    await extendJobs(transaction);
    await createSaved(transaction);
    await createSearch(transaction, engine);
  },
};

async function createStaff(transaction: Transaction<Tables>) {
  const { schema } = transaction;
  await schema
    .createTable("desk_staff")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("email", "text", (column) => column.notNull().unique())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("role", "text", (column) => column.notNull())
    .addColumn("active", "integer", (column) => column.notNull())
    .addColumn("password_hash", "text", (column) => column.notNull())
    .addColumn("second_factor_required", "integer", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("last_seen_at", "text")
    .addColumn("version", "integer", (column) => column.notNull())
    .execute();
  await schema
    .createTable("desk_second_factors")
    .addColumn("staff_id", "text", (column) => column.primaryKey().references("desk_staff.id"))
    .addColumn("key_id", "text", (column) => column.notNull())
    .addColumn("wrapped_key", "text", (column) => column.notNull())
    .addColumn("sealed", "text", (column) => column.notNull())
    .addColumn("confirmed_at", "text")
    .addColumn("last_step", "integer", (column) => column.notNull())
    .execute();
  await schema
    .createTable("desk_recovery_codes")
    .addColumn("code_hash", "text", (column) => column.primaryKey())
    .addColumn("staff_id", "text", (column) => column.notNull().references("desk_staff.id"))
    .execute();
  await schema
    .createTable("desk_sessions")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("staff_id", "text", (column) => column.notNull().references("desk_staff.id"))
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("user_agent", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("last_used_at", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .execute();
  await schema.createIndex("desk_sessions_staff_id").on("desk_sessions").column("staff_id").execute();
  await schema
    .createTable("desk_invitations")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("purpose", "text", (column) => column.notNull())
    .addColumn("email", "text")
    .addColumn("name", "text")
    .addColumn("role", "text", (column) => column.notNull())
    .addColumn("staff_id", "text", (column) => column.references("desk_staff.id"))
    .addColumn("created_by", "text", (column) => column.references("desk_staff.id"))
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .execute();
  await schema
    .createTable("desk_lockouts")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("failures", "integer", (column) => column.notNull())
    .addColumn("locked_until", "text", (column) => column.notNull())
    .addColumn("last_failure_at", "text", (column) => column.notNull())
    .execute();
  await schema
    .createTable("desk_settings")
    .addColumn("slot", "text", (column) => column.primaryKey())
    .addColumn("value", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .execute();
  await transaction
    .insertInto("desk_settings")
    .values({ slot: "current", value: "{}", version: 1 })
    .execute();
}

/** Triggers refuse to change or delete an entry; the chain of hashes shows what went around them. */
async function createAuditLog(transaction: Transaction<Tables>, engine: Engine) {
  await transaction.schema
    .createTable("desk_audit")
    .addColumn("sequence", "integer", (column) => column.primaryKey())
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("actor_id", "text")
    .addColumn("action", "text", (column) => column.notNull())
    .addColumn("subject_type", "text", (column) => column.notNull())
    .addColumn("subject_id", "text", (column) => column.notNull())
    .addColumn("detail", "text", (column) => column.notNull())
    .addColumn("hash", "text", (column) => column.notNull())
    .execute();
  for (const columns of [
    ["subject_id", "sequence"],
    ["actor_id", "sequence"],
    ["action", "sequence"],
  ] as const)
    await transaction.schema
      .createIndex(`desk_audit_${columns[0]}`)
      .on("desk_audit")
      .columns([...columns])
      .execute();
  await transaction.schema
    .createTable("desk_audit_head")
    .addColumn("slot", "text", (column) => column.primaryKey())
    .addColumn("sequence", "integer", (column) => column.notNull())
    .addColumn("hash", "text", (column) => column.notNull())
    .execute();
  await transaction
    .insertInto("desk_audit_head")
    .values({ slot: "current", sequence: 0, hash: "" })
    .execute();
  if (engine === "sqlite") {
    for (const change of ["update", "delete"])
      await sql
        .raw(
          `create trigger desk_audit_no_${change} before ${change} on desk_audit
           begin select raise(abort, 'The audit log only grows'); end`,
        )
        .execute(transaction);
    return;
  }
  await sql`
    create function desk_audit_refuse() returns trigger language plpgsql as
    $$ begin raise exception 'The audit log only grows'; end $$
  `.execute(transaction);
  await sql`
    create trigger desk_audit_no_change before update or delete or truncate on desk_audit
    for each statement execute function desk_audit_refuse()
  `.execute(transaction);
}

async function extendMessages(transaction: Transaction<Tables>) {
  const { schema } = transaction;
  const add = (name: string, type: "text" | "integer") =>
    schema.alterTable("contact_messages").addColumn(name, type);
  for (const name of ["owner_id", "due_at", "answered_at", "snoozed_until", "changed_at", "phone_digits"])
    await add(name, "text").execute();
  for (const name of ["content_hash", "queue_key"]) await add(name, "text").execute();
  for (const [name, value] of [
    ["note_count", 0],
    ["reply_count", 0],
    ["version", 1],
  ] as const)
    await schema
      .alterTable("contact_messages")
      .addColumn(name, "integer", (column) => column.notNull().defaultTo(value))
      .execute();
  // Messages from before the desk: nobody was promised an answer by a time, so they come after those that are due.
  await sql`update contact_messages set changed_at = received_at, queue_key = '2' || received_at`.execute(
    transaction,
  );
  const index = (name: string, columns: readonly string[]) =>
    schema
      .createIndex(`contact_messages_${name}`)
      .on("contact_messages")
      .columns([...columns]);
  await index("queue", ["queue_key", "id"]).execute();
  await index("status", ["status", "received_at", "id"]).execute();
  await index("owner_queue", ["owner_id", "queue_key", "id"])
    .where(sql.ref("owner_id"), "is not", null)
    .execute();
  await index("snoozed", ["snoozed_until"]).where(sql.ref("snoozed_until"), "is not", null).execute();
  await index("quarantine", ["received_at", "id"]).where(sql.ref("quarantine"), "is not", null).execute();
  await index("content_hash", ["content_hash"]).execute();
  await index("phone_digits", ["phone_digits"]).where(sql.ref("phone_digits"), "is not", null).execute();
  await index("answered", ["answered_at"]).where(sql.ref("answered_at"), "is not", null).execute();
  await schema
    .createIndex("contact_messages_email")
    .on("contact_messages")
    .expression(sql`lower(email)`)
    .execute();
  await schema
    .createTable("desk_notes")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("record_id", "text", (column) => column.notNull())
    .addColumn("staff_id", "text", (column) => column.notNull().references("desk_staff.id"))
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await schema.createIndex("desk_notes_record_id").on("desk_notes").columns(["record_id", "id"]).execute();
  await schema
    .createTable("desk_mentions")
    .addColumn("note_id", "text", (column) => column.notNull().references("desk_notes.id"))
    .addColumn("staff_id", "text", (column) => column.notNull().references("desk_staff.id"))
    .addColumn("record_id", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("desk_mentions_primary_key", ["note_id", "staff_id"])
    .execute();
  await schema
    .createIndex("desk_mentions_staff_id")
    .on("desk_mentions")
    .columns(["staff_id", "record_id"])
    .execute();
  await schema.createIndex("desk_mentions_record_id").on("desk_mentions").column("record_id").execute();
  await schema
    .createTable("desk_reads")
    .addColumn("staff_id", "text", (column) => column.notNull().references("desk_staff.id"))
    .addColumn("record_id", "text", (column) => column.notNull())
    .addColumn("read_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("desk_reads_primary_key", ["staff_id", "record_id"])
    .execute();
  await schema.createIndex("desk_reads_record_id").on("desk_reads").column("record_id").execute();
  await schema
    .createTable("desk_mails")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("key", "text", (column) => column.notNull().unique())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("record_id", "text", (column) => column.notNull())
    .addColumn("staff_id", "text", (column) => column.references("desk_staff.id"))
    .addColumn("to_address", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("outbox_id", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await schema.createIndex("desk_mails_record_id").on("desk_mails").columns(["record_id", "id"]).execute();
  await schema
    .createTable("desk_undos")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("staff_id", "text", (column) => column.notNull().references("desk_staff.id"))
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("before", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await schema.createIndex("desk_undos_created_at").on("desk_undos").column("created_at").execute();
  await schema.createIndex("outbox_record_id").on("outbox").column("record_id").execute();
  await schema.createIndex("outbox_created_at").on("outbox").columns(["created_at", "id"]).execute();
}

async function extendApplicants(transaction: Transaction<Tables>) {
  const { schema } = transaction;
  await schema
    .createTable("desk_stages")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("template_id", "text")
    .addColumn("version", "integer", (column) => column.notNull())
    .execute();
  await transaction
    .insertInto("desk_stages")
    .values(
      firstStages.map(([id, name, kind], position) => ({
        id,
        name,
        kind,
        position,
        template_id: null,
        version: 1,
      })),
    )
    .execute();
  await schema
    .alterTable("applicants")
    .addColumn("stage_id", "text", (column) => column.notNull().defaultTo(firstStages[0][0]))
    .execute();
  for (const name of ["stage_since", "owner_id", "email", "erasure_due_at", "changed_at"])
    await schema.alterTable("applicants").addColumn(name, "text").execute();
  for (const [name, value] of [
    ["rating_sum", 0],
    ["rating_count", 0],
    ["comment_count", 0],
    ["version", 1],
  ] as const)
    await schema
      .alterTable("applicants")
      .addColumn(name, "integer", (column) => column.notNull().defaultTo(value))
      .execute();
  await sql`update applicants set stage_since = received_at, changed_at = received_at`.execute(transaction);
  const index = (name: string, columns: readonly string[]) =>
    schema
      .createIndex(`applicants_${name}`)
      .on("applicants")
      .columns([...columns]);
  await index("received_at", ["received_at", "id"]).execute();
  await index("stage", ["stage_id", "stage_since", "id"]).execute();
  await index("job_stage", ["job_id", "stage_id", "stage_since", "id"]).execute();
  await index("owner", ["owner_id", "received_at", "id"])
    .where(sql.ref("owner_id"), "is not", null)
    .execute();
  await index("erasure", ["erasure_due_at", "id"]).where(sql.ref("erasure_due_at"), "is not", null).execute();
  await index("repeats", ["repeats"]).where(sql.ref("repeats"), "is not", null).execute();
  await schema
    .createTable("desk_ratings")
    .addColumn("applicant_id", "text", (column) => column.notNull().references("applicants.id"))
    .addColumn("staff_id", "text", (column) => column.notNull().references("desk_staff.id"))
    .addColumn("rating", "integer", (column) => column.notNull())
    .addColumn("rated_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("desk_ratings_primary_key", ["applicant_id", "staff_id"])
    .execute();
  await schema
    .createTable("desk_stage_moves")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("applicant_id", "text", (column) => column.notNull().references("applicants.id"))
    .addColumn("stage_id", "text", (column) => column.notNull())
    .addColumn("entered_at", "text", (column) => column.notNull())
    .execute();
  await schema
    .createIndex("desk_stage_moves_applicant_id")
    .on("desk_stage_moves")
    .columns(["applicant_id", "id"])
    .execute();
}

async function extendJobs({ schema }: Transaction<Tables>) {
  await schema
    .alterTable("jobs")
    .addColumn("text", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  for (const name of ["employment_type", "changed_at"])
    await schema.alterTable("jobs").addColumn(name, "text").execute();
  await schema
    .alterTable("jobs")
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
}

async function createSaved({ schema }: Transaction<Tables>) {
  await schema
    .createTable("desk_saved_replies")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("changed_at", "text", (column) => column.notNull())
    .addColumn("changed_by", "text", (column) => column.references("desk_staff.id"))
    .addColumn("version", "integer", (column) => column.notNull())
    .execute();
  await schema
    .createTable("desk_saved_views")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("staff_id", "text", (column) => column.notNull().references("desk_staff.id"))
    .addColumn("screen", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("query", "text", (column) => column.notNull())
    .addColumn("shared", "integer", (column) => column.notNull())
    .execute();
}

/** What the search looks through of each record. */
export const searched = {
  contact_messages: ["reference", "name", "email", "phone", "subject", "query"],
  applicants: ["reference", "name", "address", "phone_number", "description"],
} as const;

/**
 * Full-text search over messages and applicants. Marks belong to words, so that Devanagari stays whole: the usual
 * dividers split it at its vowel signs. PostgreSQL divides at blanks and ASCII punctuation alone, until migration 21.
 */
async function createSearch(transaction: Transaction<Tables>, engine: Engine) {
  if (engine === "sqlite") await createSqliteSearch(transaction);
  else await createPostgresSearch(transaction);
}

/**
 * An FTS5 index over a table of its own, whose integer key a VACUUM keeps, unlike the hidden key of the records.
 * Triggers keep both up to date. `secure-delete` removes the words of an erased record from the file at once.
 */
async function createSqliteSearch(transaction: Transaction<Tables>) {
  const run = (statement: string) => sql.raw(statement).execute(transaction);
  for (const [table, columns] of Object.entries(searched)) {
    const documents = `${table}_documents`;
    const index = `${table}_search`;
    const words = (row: string) => columns.map((name) => `coalesce(${row}${name}, '')`).join(" || ' ' || ");
    await run(
      `create table ${documents} (number integer primary key, record_id text not null unique, words text not null)`,
    );
    await run(
      `create virtual table ${index} using fts5(words, content='${documents}', content_rowid='number',
       tokenize="unicode61 categories 'L* N* Co M*'")`,
    );
    await run(`insert into ${index}(${index}, rank) values ('secure-delete', 1)`);
    await run(
      `create trigger ${documents}_insert after insert on ${documents}
       begin insert into ${index}(rowid, words) values (new.number, new.words); end`,
    );
    await run(
      `create trigger ${documents}_delete after delete on ${documents}
       begin insert into ${index}(${index}, rowid, words) values ('delete', old.number, old.words); end`,
    );
    await run(
      `insert into ${documents} (record_id, words) select id, ${words("")} from ${table} order by received_at, id`,
    );
    await run(
      `create trigger ${table}_search_insert after insert on ${table}
       begin insert into ${documents} (record_id, words) values (new.id, ${words("new.")}); end`,
    );
    await run(
      `create trigger ${table}_search_delete after delete on ${table}
       begin delete from ${documents} where record_id = old.id; end`,
    );
  }
}

/**
 * A generated tsvector. `array_to_tsvector` does without PostgreSQL's parser; it fails on words above 2 KB, so longer
 * ones are cut.
 */
async function createPostgresSearch(transaction: Transaction<Tables>) {
  const run = (statement: string) => sql.raw(statement).execute(transaction);
  for (const [table, columns] of Object.entries(searched)) {
    const words = columns.map((name) => `coalesce(${name}, '')`).join(" || ' ' || ");
    const divider = String.raw`[[:space:]!-/:-@\[-\x60{-~।॥]+`;
    const cut = String.raw`([^[:space:]!-/:-@\[-\x60{-~।॥]{200})[^[:space:]!-/:-@\[-\x60{-~।॥]+`;
    await run(
      `alter table ${table} add column search tsvector generated always as (array_to_tsvector(array_remove(
       regexp_split_to_array(regexp_replace(lower(${words}), '${cut}', '\\1', 'g'), '${divider}'), ''))) stored`,
    );
    await run(`create index ${table}_search on ${table} using gin (search)`);
  }
}
