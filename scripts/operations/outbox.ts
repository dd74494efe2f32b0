/**
 * `npm run outbox`: lists the notifications to staff that are not delivered. `npm run outbox -- --retry <id>` tries
 * one again, `-- --retry dead` all that were given up. It prints no personal data: that is in the records.
 */
import { parseArgs } from "node:util";
import { parseConfig } from "#server/config.ts";
import { connect, type Database } from "#server/database/connect.ts";
import {
  countedAtMost,
  countUnfinished,
  listUnfinished,
  retry,
  type UnfinishedNotification,
} from "#server/outbox/unfinished.repository.ts";
import { StartError } from "#server/start-error.ts";

/** More than anybody reads. The counts above the list include all. */
const listedAtMost = 100;

try {
  const { values } = parseArgs({ options: { retry: { type: "string" } } });
  const database = await connect(parseConfig(process.env), () => undefined);
  try {
    await (values.retry === undefined ? list(database) : tryAgain(database, values.retry));
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

async function list({ kysely }: Database): Promise<void> {
  for (const { status, channel, count, oldest } of await countUnfinished(kysely)) {
    const many = count === countedAtMost ? `${count} or more` : String(count);
    if (count > 0) console.log(`${channel}: ${many} ${status}, the oldest from ${oldest}`);
  }
  const unfinished = await listUnfinished(kysely, listedAtMost);
  console.log(unfinished.length === 0 ? "Everything is delivered." : `\n${table(unfinished)}`);
  if (unfinished.length === listedAtMost) console.log(`Only the first ${listedAtMost} are listed.`);
}

function table(notifications: readonly UnfinishedNotification[]): string {
  const rows = notifications.map((one) => [
    one.id,
    one.status,
    one.channel,
    one.kind,
    one.createdAt,
    `${one.attempts} tries`,
    one.status === "pending" ? `next ${one.dueAt}` : "given up",
    one.lastError ?? "",
  ]);
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

async function tryAgain({ kysely }: Database, which: string): Promise<void> {
  const count = await retry(kysely, which, new Date());
  if (count === 0 && which !== "dead")
    throw new StartError(`No undelivered notification has the id ${which}.`);
  console.log(`${count === 1 ? "1 is" : `${count} are`} tried again within seconds by a running server.`);
}

function explain(error: unknown): string {
  if (error instanceof StartError) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code?.startsWith("ERR_PARSE_ARGS")) {
    return "Usage: npm run outbox, or npm run outbox -- --retry <id>, or npm run outbox -- --retry dead";
  }
  return `The outbox cannot be read (${message}). Has a server run on this database, and do the settings name it?`;
}
