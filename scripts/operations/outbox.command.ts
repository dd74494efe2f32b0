import { connectExisting } from "#server/database/connect.ts";
import type { Database } from "#server/database/database.ts";
import { commandBudgetMs, retryWhileBusy } from "#server/database/retry-while-busy.ts";
import { type Change, changeIn } from "#server/desk/changes/changes.plugin.ts";
import { retryAllDead, retryOne } from "#server/desk/features/outbox/outbox.changes.ts";
import { HttpError } from "#server/http/errors/http-error.ts";
import { OperatorError } from "#server/operator-error.ts";
import {
  countUndelivered,
  listUndelivered,
  maxUndeliveredCounted,
  type Undelivered,
} from "#server/outbox/undelivered.repository.ts";
import type { Command, GivenArguments } from "./command.ts";

/** The longest list, more than anybody reads. The counts above it include the rest. */
const listedAtMost = 100;

export const outboxCommand: Command = {
  name: "outbox",
  usage: "[--retry <id>|dead]",
  summary: `lists the notifications to staff that are not delivered, without naming anybody
--retry <id> tries one again, --retry dead all that were given up.`,
  options: { retry: { type: "string" } },
  run: outbox,
};

async function outbox({ config, options }: GivenArguments): Promise<void> {
  const database = await connectExisting(config());
  try {
    await (typeof options.retry === "string" ? tryAgain(database, options.retry) : list(database));
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(
      `The outbox cannot be read (${(error as Error).message}). Has a server run on this database, and do the settings name it?`,
    );
  } finally {
    await database.close();
  }
}

async function list({ kysely }: Database): Promise<void> {
  for (const { status, channel, count, oldest } of await countUndelivered(kysely)) {
    const many = count === maxUndeliveredCounted ? `${count} or more` : String(count);
    if (count > 0) console.log(`${channel}: ${many} ${status}, the oldest from ${oldest}`);
  }
  const undelivered = await listUndelivered(kysely, listedAtMost);
  console.log(undelivered.length === 0 ? "Everything is delivered." : `\n${table(undelivered)}`);
  if (undelivered.length === listedAtMost) console.log(`Only the first ${listedAtMost} are listed.`);
}

function table(notifications: readonly Undelivered[]): string {
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

/** @param which an id, or "dead". */
async function tryAgain(database: Database, which: string): Promise<void> {
  const retry = async (change: Change) => {
    if (which === "dead") return retryAllDead(change, "admin");
    await retryOne(change, which, "admin");
    return 1;
  };
  const count = await retryWhileBusy(database, commandBudgetMs, () =>
    database.kysely.transaction().execute((transaction) => changeIn(transaction, null, new Date(), retry)),
  ).catch((error: unknown) => {
    if (!(error instanceof HttpError && error.status === 404)) throw error;
    throw new OperatorError(`No undelivered notification has the id ${which}.`);
  });
  console.log(`${count === 1 ? "1 is" : `${count} are`} tried again within seconds by a running server.`);
}
