import { readdirSync } from "node:fs";
import path from "node:path";
import { connectExisting, sqliteFileName } from "#server/database/connect.ts";
import { erasePerson } from "#server/erasure/erase-person.ts";
import { findPerson, type PersonRecords } from "#server/erasure/find-person.ts";
import { StartError } from "#server/start-error.ts";
import type { Command, GivenArguments } from "./command.ts";

export const eraseCommand: Command = {
  name: "erase",
  usage: "<reference or phone> [--yes]",
  summary: `erases everything of one person, while the server runs; without --yes it only lists what
By a reference such as GM-7K3F9Q, or a phone number. Records with the same phone number, mail address or identity
number count as the same person's. Notifications that wait are not sent any more.`,
  options: { yes: { type: "boolean" } },
  takes: [1, 1],
  run: erase,
};

async function erase({ config, arguments: [asked = ""], options }: GivenArguments): Promise<void> {
  const settings = config();
  const database = await connectExisting(settings);
  try {
    const person = await findPerson(database.kysely, asked);
    const { messages, applications, conversations } = person;
    if (messages.length + applications.length === 0)
      throw new StartError(`Nothing is stored under ${asked}. It may be erased already.`);
    console.log(describe(person));
    if (options.yes !== true) {
      console.log("\nNothing is erased yet. If this is the right person, run it again with --yes.");
      return;
    }
    const sent = await countSent(database.kysely, [...messages, ...applications]);
    const erased = await erasePerson(database, person);
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

function describe({ messages, applications, references, names, conversations }: PersonRecords): string {
  return [
    `Found: ${messages.length} contact messages, ${applications.length} applications, ${conversations.length} conversations`,
    `  references: ${references.join(", ")}`,
    `  names given: ${names.join(", ")}`,
  ].join("\n");
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
