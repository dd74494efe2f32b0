import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { chatTurnsKeptDays } from "#contract/chat-limits.ts";
import { dayMs } from "#contract/durations.ts";
import { databasesLeftOf } from "#server/backup/postgres-backup.ts";
import type { Config } from "#server/config.ts";
import { connectExisting, sqliteFileName } from "#server/database/connect.ts";
import type { Database, Queryable } from "#server/database/database.ts";
import { commandBudgetMs, retryWhileBusy } from "#server/database/retry-while-busy.ts";
import { eraseRecords } from "#server/erasure/erase-records.repository.ts";
import { findPerson, type PersonRecords, searchKeyOf } from "#server/erasure/find-person.repository.ts";
import { removeTraces } from "#server/erasure/remove-traces.repository.ts";
import { abandonedIn } from "#server/files/temporary-folder.ts";
import { retentionMs } from "#server/limits.ts";
import { OperatorError } from "#server/operator-error.ts";
import { isoAfter } from "#server/time/iso-time.ts";
import type { Command, GivenArguments } from "./command.ts";

/** One person hardly sends more. */
const usualRecords = 10;
/** More than anybody reads. */
const listedAtMost = 20;

const deliveredKeptDays = retentionMs.deliveredNotifications / dayMs;

export const eraseCommand: Command = {
  name: "erase",
  usage: "<reference, phone or mail address> [--yes [--records <number>]]",
  summary: `erases everything of one person, while the server runs; without --yes it only lists what
By a reference such as GM-7K3F9Q, a phone number or a mail address. Records with the same phone number, mail address or identity
number count as the same person's. If they may be several people's, --yes also needs --records with how many they are.
Notifications that wait are not sent any more.`,
  options: { yes: { type: "boolean" }, records: { type: "string" } },
  takes: [1, 1],
  run: erase,
};

async function erase({ config, arguments: [asked = ""], options }: GivenArguments): Promise<void> {
  const settings = config();
  const key = searchKeyOf(asked);
  if (key === undefined)
    throw new OperatorError(
      `"${asked}" is no reference such as GM-7K3F9Q, no phone number and no mail address. Search the desk's inbox and applicants for it: each record has a reference.`,
    );
  const database = await connectExisting(settings);
  try {
    const person = await findPerson(database.kysely, key);
    if (recordsOf(person).length === 0) {
      // What erased it may have been stopped before this, or was the desk, which does not rewrite large files.
      if (options.yes === true) await cleanFiles(database);
      const copies = await olderCopies(database, settings);
      const nothing = `Nothing is stored under the ${key.kind} ${key.value}. It may be erased already. The desk's search also finds it within a text.`;
      throw new OperatorError([nothing, ...copies].join("\n"));
    }
    console.log(describe(person));
    const warning = severalPeopleWarning(person, options.records);
    if (options.yes !== true) {
      const unconfirmed = "Nothing is erased yet. If this is the right person, run it again with --yes.";
      console.log(`\n${warning ?? unconfirmed}`);
      return;
    }
    if (warning) throw new OperatorError(warning);
    const toDo = await deliveredElsewhere(database.kysely, person);
    const by = { now: new Date(), actorId: null, detail: { by: "command" } };
    const erased = await retryWhileBusy(database, commandBudgetMs, () =>
      database.withLongTimeout((kysely) =>
        kysely.transaction().execute((transaction) => eraseRecords(transaction, person, by)),
      ),
    );
    await cleanFiles(database);
    if (recordsOf(await findPerson(database.kysely, key)).length > 0)
      throw new OperatorError("New records came in meanwhile: run it again.");
    toDo.push(
      ...(await olderCopies(database, settings)),
      "Backups hold the person until they are pruned; after a restore, run this again.",
    );
    if (person.conversations.length === 0)
      toDo.push(
        `No conversation with Meena names the person; others are deleted after ${chatTurnsKeptDays} days anyway.`,
      );
    console.log(`\nErased at ${new Date().toISOString()}:`);
    for (const [table, rows] of Object.entries(erased)) console.log(`  ${table}: ${rows}`);
    console.log(["\nStill to do by hand:", ...toDo].join("\n  "));
  } finally {
    await database.close();
  }
}

/** Undefined if the records are one person's, or as many as the operator has named. */
function severalPeopleWarning(person: PersonRecords, named: unknown): string | undefined {
  const total = recordsOf(person).length;
  const maySeveral = person.names.length > 1 || person.phones > 1 || total > usualRecords;
  if (named === String(total) || (!maySeveral && named === undefined)) return undefined;
  return `Nothing is erased. They may be several people's: if all ${total} are to go, add --yes --records ${total}. If not, erase each record of the person on the desk: search there for the reference, open it, "…", "Erase for good…".`;
}

function recordsOf({ ids: { message, applicant } }: PersonRecords): string[] {
  return [...message, ...applicant];
}

async function cleanFiles(database: Database): Promise<void> {
  if (!(await removeTraces(database, { mayTakeLong: true })))
    console.log(
      "Copies may be left in the database's files: another process used it all the time, or the disk is full. Run it again.",
    );
}

function describe(person: PersonRecords): string {
  const { ids, conversations, foundBy, names, phones, references } = person;
  return [
    `Found: ${ids.message.length} contact messages, ${ids.applicant.length} applications, ${conversations.length} conversations`,
    `  ${Object.entries(foundBy)
      .map(([link, count]) => `${count} ${link}`)
      .join(", ")}`,
    `  ${names.length} names given: ${firstOf(names)}`,
    `  ${phones} phone numbers given`,
    `  references: ${firstOf(references)}`,
  ].join("\n");
}

function firstOf(all: readonly string[]): string {
  const rest = all.length - listedAtMost;
  return all.slice(0, listedAtMost).join(", ") + (rest > 0 ? ` and ${rest} more` : "");
}

/** What mail and webhook have delivered about the person, as lines for the operator. Ask before it is erased. */
async function deliveredElsewhere(db: Queryable, person: PersonRecords): Promise<string[]> {
  const sent = await countSent(db, recordsOf(person));
  const forgotten = await countForgotten(db, person);
  const lines = [
    [sent, `${sent} notifications and mails went out by mail or webhook: delete them there.`],
    [
      forgotten,
      `Records older than ${deliveredKeptDays} days: ${forgotten}. What went out about them is not counted any more: search for it where mail and webhook deliver, and delete it there.`,
    ],
  ] as const;
  return lines.filter(([count]) => count > 0).map(([, line]) => line);
}

/** Delivered rows of the outbox. It names a mail of staff by the mail, a notification by the record. */
async function countSent(db: Queryable, records: readonly string[]): Promise<number> {
  const { count } = await db
    .selectFrom("outbox")
    .select((select) => select.fn.countAll().as("count"))
    .where(({ or, eb, selectFrom }) =>
      or([
        eb("record_id", "in", records),
        eb("record_id", "in", selectFrom("desk_mails").select("id").where("record_id", "in", records)),
      ]),
    )
    .where("status", "=", "delivered")
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Records so old that housekeeping has deleted what says whether anything was delivered. */
async function countForgotten(db: Queryable, { ids }: PersonRecords): Promise<number> {
  const before = isoAfter(new Date(), -retentionMs.deliveredNotifications);
  const find = (table: "contact_messages" | "applicants") =>
    db.selectFrom(table).select("id").where("received_at", "<", before);
  const messages = ids.message.length > 0 && find("contact_messages").where("id", "in", ids.message);
  const applicants = ids.applicant.length > 0 && find("applicants").where("id", "in", ids.applicant);
  const found = await Promise.all([messages, applicants].map((query) => (query ? query.execute() : [])));
  return found.flat().length;
}

/** Where the person may still be: what restores have left beside the database, and an unused SQLite. */
async function olderCopies(
  { engine, kysely }: Database,
  { databaseUrl, dataFolder }: Config,
): Promise<string[]> {
  const folder = path.resolve(dataFolder);
  const left = new Set(existsSync(folder) ? abandonedIn(folder, 0) : []);
  const isCopy = (name: string) =>
    name.startsWith(`${sqliteFileName}.before-`) ||
    left.has(name) ||
    (engine === "postgres" && name === sqliteFileName);
  const files = existsSync(folder) ? readdirSync(folder).filter(isCopy) : [];
  const databases = databaseUrl === undefined ? [] : await databasesLeftOf(databaseUrl, kysely);
  return [
    ...files.map((name) => `${path.join(folder, name)} is an older copy: delete it.`),
    ...databases.map(({ name, isSure }) =>
      isSure
        ? `The database ${name} on the same server is an older copy: dropdb ${name}`
        : `The database ${name} on the same server may be an older copy of this site or of another: look into it.`,
    ),
  ];
}
