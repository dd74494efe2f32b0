import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "kysely";
import {
  type BatchingLoader,
  createBatchingLoader,
  createUnbatchedLoader,
} from "../database/batching-loader.ts";
import type { Database, Transaction } from "../database/database.ts";
import { Refusal } from "../database/refusal.ts";
import { callBudgetMs, retryWhileBusy } from "../database/retry-while-busy.ts";
import { assertOutsideTransaction, runInTransactionScope } from "../database/transaction-scope.ts";

/** A part of a transaction. Rows for `batched` are part of the transaction too. */
type Work<Result> = (transaction: Transaction, batched: BatchingLoader) => Promise<Result>;

/**
 * Runs what visitors, staff and the program itself write. Writes that arrive together share a transaction. Rate limits,
 * the start, the removal of traces, and the operator's commands in their own processes write without the queue.
 */
export interface WriteQueue {
  /**
   * Runs `work` in a transaction and resolves after its commit: what it resolves with is on disk.
   * Rejects with what `work` threw, or with the database's error when nothing could be committed.
   * `work` may run again after a failed try, so it must have no effects outside the transaction. A statement on another
   * connection than the transaction's fails at once. Whatever `work` throws, nothing that it wrote is stored. If it
   * throws a `Refusal` before it has written anything, the work that shares the transaction need not run again.
   */
  add<Result>(work: Work<Result>): Promise<Result>;
  /**
   * The same for work whose statements may be mixed with those of other interleaved work. Its rows share statements with
   * theirs.
   */
  addInterleaved<Result>(work: Work<Result>): Promise<Result>;
  /** The same for work of the program itself, not of visitors or staff. Listeners do not count it. */
  addBackground<Result>(work: Work<Result>): Promise<Result>;
  /** The same for housekeeping, one piece at a time. It may take the desk's lock, as erasing does. */
  addHousekeeping<Result>(work: Work<Result>): Promise<Result>;
  /** Calls the listener after each commit of work of visitors and staff, with how many pieces shared it. */
  onCommit(listener: (batchSize: number) => void): void;
  /** Resolves when all work added so far is answered. */
  drain(): Promise<void>;
}

interface Pending {
  readonly kind: "serial" | "housekeeping" | "background" | "interleaved";
  readonly work: Work<unknown>;
  readonly resolve: (result: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

type Outcome =
  | { readonly ok: true; readonly result: unknown }
  | { readonly ok: false; readonly reason: unknown };

/** A commit waits for the disk, and one row costs as much as many. The limit keeps a transaction short. */
const maxBatchSize = 64;

/** How long a statement may take in the second try, after its batch has already waited as long as a visitor may. */
const secondTimeoutMs = 500;

/**
 * Group commit: work that arrives during a commit shares the next transaction. The first try has no savepoints, which
 * would be two statements of five. If any work fails or waits too long, all of it runs again, each in a savepoint of its
 * own, so that only that work is lost. Why not a queue package: decision 18.
 */
export function createWriteQueue(database: Database): WriteQueue {
  const waiting: Pending[] = [];
  const listeners: ((batchSize: number) => void)[] = [];
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      // Requests that have already reached the socket join this batch.
      await nextTurn();
      const batch = inOrder(waiting.splice(0, maxBatchSize));
      const hasCommitted = await commitTogether(database, batch);
      const submitted = batch.filter(({ kind }) => kind === "serial" || kind === "interleaved").length;
      if (hasCommitted && submitted > 0) for (const listener of listeners) listener(submitted);
    }
    running = undefined;
  }

  function enqueue<Result>(work: Work<Result>, kind: Pending["kind"]): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      assertOutsideTransaction("Another change or write of the queue");
      waiting.push({
        work: (transaction, batched) => runInTransactionScope(() => work(transaction, batched)),
        kind,
        resolve: resolve as (result: unknown) => void,
        reject,
      });
      running ??= run();
    });
  }

  return {
    add: (work) => enqueue(work, "serial"),
    addInterleaved: (work) => enqueue(work, "interleaved"),
    addBackground: (work) => enqueue(work, "background"),
    addHousekeeping: (work) => enqueue(work, "housekeeping"),
    onCommit: (listener) => void listeners.push(listener),
    async drain() {
      await running;
    },
  };
}

/**
 * The desk's changes (changes.plugin.ts) and housekeeping come first, because they wait for the desk's lock: its holder
 * may need a row that the program's own work would have written before. Interleaved work comes last, all of it at once.
 */
function inOrder(batch: readonly Pending[]): Pending[] {
  const order: readonly Pending["kind"][] = ["serial", "housekeeping", "background", "interleaved"];
  return batch.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
}

/** Settles every promise of the batch; never rejects itself. @returns whether there was a commit. */
async function commitTogether(database: Database, batch: readonly Pending[]): Promise<boolean> {
  try {
    settle(batch, await retryWhileBusy(database, callBudgetMs, () => runBatch(database, batch)));
    return true;
  } catch (reason) {
    if (batch.length > 1 && database.isTimeout(reason)) return commitAfterTimeout(database, batch, reason);
    for (const pending of batch) pending.reject(reason);
    return false;
  }
}

/**
 * For a batch that has waited too long: for a lock, most likely the desk's, which another process holds, or for the disk.
 * Interleaved work does not need that lock, so it is committed first, in a transaction of its own: in one that waits, its
 * rows would block the holder. Each work has little time, and all of it together as long as a visitor may wait: what has
 * not begun by then is rejected with the reason of the first try.
 */
async function commitAfterTimeout(
  database: Database,
  batch: readonly Pending[],
  reason: unknown,
): Promise<boolean> {
  const { interleaved = [], other = [] } = Object.groupBy(batch, ({ kind }) =>
    kind === "interleaved" ? kind : "other",
  );
  const lastTry = { deadline: performance.now() + callBudgetMs, reason };
  let hasCommitted = false;
  for (const part of [interleaved, other].filter(({ length }) => length > 0)) {
    const run = () => runWithSavepoints(database, part, lastTry);
    try {
      settle(part, await retryWhileBusy(database, callBudgetMs, run));
      hasCommitted = true;
    } catch (reason) {
      for (const pending of part) pending.reject(reason);
    }
  }
  return hasCommitted;
}

function settle(batch: readonly Pending[], outcomes: readonly Outcome[]): void {
  batch.forEach((pending, index) => {
    const outcome = outcomes[index];
    if (outcome?.ok) pending.resolve(outcome.result);
    else pending.reject(outcome?.reason);
  });
}

async function runBatch(database: Database, batch: readonly Pending[]): Promise<Outcome[]> {
  try {
    return await runInOneTransaction(database, batch);
  } catch (reason) {
    if (batch.length === 1 || database.isBusy(reason) || database.isUnavailable(reason)) throw reason;
    return runWithSavepoints(database, batch);
  }
}

/** All or nothing. */
async function runInOneTransaction(database: Database, batch: readonly Pending[]): Promise<Outcome[]> {
  return database.kysely.transaction().execute(async (transaction) => {
    const unbatched = createUnbatchedLoader(transaction);
    const batching = createBatchingLoader(transaction);
    const outcomes = new Map<Pending, Outcome>();
    const run = async (pending: Pending, batched: BatchingLoader) =>
      outcomes.set(pending, await outcomeOf(pending.work, transaction, batched));
    const isInterleaved = ({ kind }: Pending) => kind === "interleaved";
    for (const pending of batch) if (!isInterleaved(pending)) await run(pending, unbatched);
    // All must have ended before the transaction ends, even if one fails early.
    const failures: unknown[] = [];
    const interleaved = batch.filter(isInterleaved);
    await Promise.all(
      interleaved.map((pending) => run(pending, batching).catch((reason) => failures.push(reason))),
    );
    // The first failure in time: later ones may only say that the transaction is aborted.
    if (failures.length > 0) throw failures[0];
    return batch.map((pending) => outcomes.get(pending) as Outcome);
  });
}

/** A refusal is an outcome too while nothing is written: the work that shares the transaction goes on. */
async function outcomeOf(
  work: Work<unknown>,
  transaction: Transaction,
  batched: BatchingLoader,
): Promise<Outcome> {
  let hasWritten = false;
  const watched = transaction.withPlugin({
    transformQuery({ node }) {
      hasWritten ||= node.kind !== "SelectQueryNode";
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const watchedBatched: BatchingLoader = (write, row) => {
    hasWritten = true;
    return batched(write, row);
  };
  try {
    return { ok: true, result: await work(watched, watchedBatched) };
  } catch (reason) {
    if (reason instanceof Refusal && !hasWritten) return { ok: false, reason };
    throw reason;
  }
}

/**
 * Each in a savepoint of its own.
 *
 * @param lastTry after a timeout, on PostgreSQL alone: when no more work is begun, and why it then fails. Without it a
 * timeout ends the batch.
 */
async function runWithSavepoints(
  database: Database,
  batch: readonly Pending[],
  lastTry?: { readonly deadline: number; readonly reason: unknown },
): Promise<Outcome[]> {
  return database.kysely.transaction().execute(async (transaction) => {
    if (lastTry) await sql`set local statement_timeout = ${sql.lit(secondTimeoutMs)}`.execute(transaction);
    const outcomes: Outcome[] = [];
    for (const pending of batch) {
      const isLate = lastTry && performance.now() >= lastTry.deadline;
      const outcome = isLate
        ? ({ ok: false, reason: lastTry.reason } as const)
        : await runInSavepoint(transaction, pending);
      if (!lastTry && !outcome.ok && database.isTimeout(outcome.reason)) throw outcome.reason;
      outcomes.push(outcome);
    }
    return outcomes;
  });
}

async function runInSavepoint(transaction: Transaction, pending: Pending): Promise<Outcome> {
  await sql`savepoint work`.execute(transaction);
  try {
    const result = await pending.work(transaction, createUnbatchedLoader(transaction));
    await sql`release savepoint work`.execute(transaction);
    return { ok: true, result };
  } catch (reason) {
    // Fails when the whole transaction is gone (full disk, lost connection): then the batch has failed.
    await sql`rollback to savepoint work`.execute(transaction).catch(() => {
      throw reason;
    });
    await sql`release savepoint work`.execute(transaction);
    return { ok: false, reason };
  }
}
