import { readdirSync } from "node:fs";
import path from "node:path";
import { connectExisting, type Database, sqliteFileName } from "#server/database/connect.ts";
import { retryWhileBusy } from "#server/database/retry-while-busy.ts";
import { eraseRecords } from "#server/erasure/erase-records.ts";
import { findPerson, type PersonRecords } from "#server/erasure/find-person.ts";
import { removeTraces } from "#server/erasure/remove-traces.ts";
import { StartError } from "#server/start-error.ts";
import type { Command, GivenArguments } from "./command.ts";

/** One person hardly sends more. */
const usualRecords = 10;
/** More than anybody reads. */
const listedAtMost = 20;

/** How long to wait for the lock of a busy server, in milliseconds. */
const lockBudgetMs = 20_000;

export const eraseCommand: Command = {
  name: "erase",
  usage: "<reference or phone> [--yes [--records <number>]]",
  summary: `erases everything of one person, while the server runs; without --yes it only lists what
By a reference such as GM-7K3F9Q, or a phone number. Records with the same phone number, mail address or identity
number count as the same person's. If they may be several people's, --yes also needs --records with how many they are.
Notifications that wait are not sent any more.`,
  options: { yes: { type: "boolean" }, records: { type: "string" } },
  takes: [1, 1],
  run: erase,
};

async function erase({ config, arguments: [asked = ""], options }: GivenArguments): Promise<void> {
  const settings = config();
  const database = await connectExisting(settings);
  try {
    const person = await findPerson(database.kysely, asked);
    const { messages, applications, conversations } = person;
    const total = messages.length + applications.length;
    if (total === 0) {
      // What erased it may have been stopped before this, or was the desk, which does not rewrite large files.
      if (options.yes === true) await cleanFiles(database);
      throw new StartError(`Nothing is stored under ${asked}. It may be erased already.`);
    }
    console.log(describe(person));
    const maySeveral = person.names.length > 1 || person.phones > 1 || total > usualRecords;
    if ((maySeveral || options.records !== undefined) && options.records !== String(total)) {
      const warning = `Nothing is erased. They may be several people's: if all ${total} are to go, add --yes --records ${total}. If not, erase those of one person on the desk.`;
      if (options.yes === true) throw new StartError(warning);
      console.log(`\n${warning}`);
      return;
    }
    if (options.yes !== true) {
      console.log("\nNothing is erased yet. If this is the right person, run it again with --yes.");
      return;
    }
    const sent = await countSent(database.kysely, [...messages, ...applications]);
    const by = { engine: database.engine, now: new Date(), actorId: null, detail: { by: "command" } };
    const erased = await retryWhileBusy(database, lockBudgetMs, () =>
      database.withLongTimeout((kysely) =>
        kysely.transaction().execute((transaction) => eraseRecords(transaction, person, by)),
      ),
    );
    await cleanFiles(database);
    const left = await findPerson(database.kysely, asked);
    if (left.messages.length + left.applications.length > 0)
      throw new StartError("New records came in meanwhile: run it again.");
    console.log(`\nErased at ${new Date().toISOString()}:`);
    for (const [table, rows] of Object.entries(erased)) console.log(`  ${table}: ${rows}`);
    console.log("\nStill to do by hand:");
    if (sent > 0) console.log(`  ${sent} notifications went out by mail or webhook: delete them there.`);
    for (const file of copiesIn(settings.dataFolder)) console.log(`  ${file} is an older copy: delete it.`);
    console.log("  Backups hold the person until they are pruned; after a restore, run this again.");
    if (conversations.length === 0)
      console.log("  No conversation with Meena names the person; others are deleted after 90 days anyway.");
  } finally {
    await database.close();
  }
}

async function cleanFiles(database: Database): Promise<void> {
  if (!(await removeTraces(database, { anySize: true })))
    console.log("Another process read the database all the time: run it again, for copies in its files.");
}

function describe(person: PersonRecords): string {
  const { messages, applications, conversations, foundBy, names, phones, references } = person;
  return [
    `Found: ${messages.length} contact messages, ${applications.length} applications, ${conversations.length} conversations`,
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

async function countSent(
  database: Awaited<ReturnType<typeof connectExisting>>["kysely"],
  records: readonly string[],
): Promise<number> {
  const { count } = await database
    .selectFrom("outbox")
    .select((select) => select.fn.countAll().as("count"))
    .where("record_id", "in", records)
    .where("status", "=", "delivered")
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What `greenmile restore --force` left beside the database. */
function copiesIn(dataFolder: string): string[] {
  const folder = path.resolve(dataFolder);
  try {
    return readdirSync(folder)
      .filter((name) => name.startsWith(`${sqliteFileName}.before-`))
      .map((name) => path.join(folder, name));
  } catch {
    return [];
  }
}
