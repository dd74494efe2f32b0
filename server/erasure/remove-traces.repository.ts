import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import type { Database } from "../database/connect.ts";
import { commandBudgetMs, retryWhileBusy } from "../database/retry-while-busy.ts";

/** Pause between two attempts, in milliseconds. */
const pauseMs = 50;
/** Rewriting a file of this size stops everything else in the process for about a second. */
const largestRewrite = 128 * 1024 * 1024;

/** SQLite's full-text indexes (`0011-desk.ts`). */
const searchIndexes = ["contact_messages_search", "applicants_search"] as const;

/**
 * Removes deleted rows from the database's files. On PostgreSQL it is a vacuum. On SQLite a delete leaves three things
 * in spite of `secure_delete`, and remove-traces.repository.test.ts finds each of them:
 * - copies in the unused space of pages, from when the row was moved: of 3,000 erased messages, 3 were readable;
 * - words that FTS5 keeps as the borders of its pages: of 2,000, 1;
 * - the log of recent writes.
 *
 * @param options.anySize also writes a large file anew, which stops the caller's process for longer.
 * @returns false when something is left: the file is large, or another process has read all the time.
 */
export async function removeTraces(
  database: Database,
  { anySize }: { readonly anySize: boolean },
): Promise<boolean> {
  const { engine, kysely } = database;
  if (engine === "postgres") {
    await database.withLongTimeout((own) => sql`vacuum`.execute(own));
    return true;
  }
  const isRewritten = anySize || (await fileSize(database)) <= largestRewrite;
  if (isRewritten) {
    for (const index of searchIndexes) {
      const rebuild = sql`insert into ${sql.table(index)}(${sql.ref(index)}) values ('rebuild')`;
      await retryWhileBusy(database, commandBudgetMs, () => rebuild.execute(kysely));
    }
    await retryWhileBusy(database, commandBudgetMs, () => sql`vacuum`.execute(kysely));
  }
  const isLogEmpty = await emptyLog(database);
  return isRewritten && isLogEmpty;
}

async function fileSize({ kysely }: Database): Promise<number> {
  const { rows } = await sql<{ size: number }>`
    select page_count * page_size as size from pragma_page_count, pragma_page_size
  `.execute(kysely);
  return rows[0]?.size ?? 0;
}

/** A reader in another process, such as a backup, keeps the log from being emptied. */
async function emptyLog({ kysely }: Database): Promise<boolean> {
  const deadline = performance.now() + commandBudgetMs;
  for (;;) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(kysely);
    if (rows[0]?.busy === 0) return true;
    if (performance.now() >= deadline) return false;
    await sleep(pauseMs);
  }
}
