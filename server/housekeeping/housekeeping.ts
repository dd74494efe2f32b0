import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { Transaction } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { WriteQueue } from "../write-queue/write-queue.ts";

/** A table whose old rows are deleted. */
export interface Chore {
  readonly name: string;
  /** How long a row is kept, in milliseconds. */
  readonly keepMs: number;
  /**
   * Deletes up to `limit` rows from before this time.
   *
   * @returns how many; fewer than `limit` means that none is left.
   */
  forget(transaction: Transaction<Tables>, before: Date, limit: number): Promise<number>;
}

export interface Housekeeping {
  start(): void;
  stop(): Promise<void>;
}

const everyMs = 60_000;
/** Few enough that a visitor whose message shares the commit does not notice. */
const stepRows = 500;
const restMs = 100;

/**
 * Deletes old rows every minute, in small steps. Any number of processes may do so on one database: what one has deleted,
 * the others do not find.
 */
export function createHousekeeping(
  writeQueue: WriteQueue,
  chores: readonly Chore[],
  clock: () => Date,
  log: FastifyBaseLogger,
): Housekeeping {
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  async function round(): Promise<void> {
    for (const chore of chores) {
      if (ending.signal.aborted) return;
      await finish(chore).catch((error: unknown) => {
        if (!ending.signal.aborted) log.warn({ err: error, chore: chore.name }, "Housekeeping failed");
      });
    }
  }

  async function finish({ keepMs, forget }: Chore): Promise<void> {
    for (;;) {
      const before = new Date(clock().getTime() - keepMs);
      const gone = await writeQueue.addBackground((transaction) => forget(transaction, before, stepRows));
      if (gone < stepRows) return;
      await sleep(restMs, undefined, { signal: ending.signal });
    }
  }

  return {
    start() {
      running = round();
      timer = setInterval(() => {
        running = running.then(round);
      }, everyMs).unref();
    },
    async stop() {
      clearInterval(timer);
      ending.abort();
      await running;
    },
  };
}
