import { setTimeout as sleep } from "node:timers/promises";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../database/database.ts";
import { callBudgetMs, commandBudgetMs, retryWhileBusy } from "../database/retry-while-busy.ts";

/** Pause between two attempts, in milliseconds. */
const pauseMs = 50;
/** Rewriting a file of this size stops everything else in the process for about a second. */
const largestRewriteBytes = 128 * 1024 * 1024;

/** SQLite's full-text indexes (`0011-desk.ts`). */
const searchIndexes = ["contact_messages_search", "applicants_search"] as const;

/**
 * Removes deleted rows from the database's files. On PostgreSQL it is a vacuum. On SQLite a delete leaves three things
 * in spite of `secure_delete`, and remove-traces.repository.test.ts finds each of them:
 * - copies in the unused space of pages, from when the row was moved: of 3,000 erased messages, 3 were readable;
 * - words that FTS5 keeps as the borders of its pages: of 2,000, 1;
 * - the log of recent writes.
 *
 * @param options.mayTakeLong for a command: waits longer for other processes, and also writes a large file anew, which
 * stops the caller's process meanwhile. Without it nobody waits longer than for another write.
 * @returns false when something is left: the time was too short, the file is large, or the disk is full.
 */
export async function removeTraces(
  database: Database,
  { mayTakeLong }: { readonly mayTakeLong: boolean },
): Promise<boolean> {
  try {
    return database.engine === "postgres"
      ? await vacuumPostgres(database, mayTakeLong)
      : await rewriteSqlite(database, mayTakeLong);
  } catch (error) {
    // The rows are deleted already: a caller must not report that nothing was.
    if (database.isUnavailable(error)) return false;
    throw error;
  }
}

/** Of 100,000 messages it takes 0.1 s. */
async function vacuumPostgres(database: Database, mayTakeLong: boolean): Promise<true> {
  const vacuum = sql`vacuum`;
  if (mayTakeLong) await database.withLongTimeout((own) => vacuum.execute(own));
  else await vacuum.execute(database.kysely);
  return true;
}

async function rewriteSqlite(database: Database, mayTakeLong: boolean): Promise<boolean> {
  const { kysely } = database;
  const deadline = performance.now() + (mayTakeLong ? commandBudgetMs : callBudgetMs);
  const whenFree = (statement: RawBuilder<unknown>) =>
    retryWhileBusy(database, deadline - performance.now(), () => statement.execute(kysely));
  const isRewritten = mayTakeLong || (await fileSize(database)) <= largestRewriteBytes;
  if (isRewritten) {
    for (const index of searchIndexes)
      await whenFree(sql`insert into ${sql.table(index)}(${sql.ref(index)}) values ('rebuild')`);
    await whenFree(sql`vacuum`);
  }
  const isLogEmpty = await emptyLog(database, deadline);
  return isRewritten && isLogEmpty;
}

async function fileSize({ kysely }: Database): Promise<number> {
  const { rows } = await sql<{ size: number }>`
    select page_count * page_size as size from pragma_page_count, pragma_page_size
  `.execute(kysely);
  return rows[0]?.size ?? 0;
}

/** A reader in another process, such as a backup, keeps the log from being emptied. */
async function emptyLog({ kysely }: Database, deadline: number): Promise<boolean> {
  for (;;) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(kysely);
    if (rows[0]?.busy === 0) return true;
    if (performance.now() >= deadline) return false;
    await sleep(pauseMs);
  }
}
