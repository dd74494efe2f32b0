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
  const { signal } = ending;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    while (!signal.aborted) {
      for (const chore of chores) await deleteOld(chore);
      await sleep(everyMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  async function deleteOld({ name, keepMs, forget }: Chore): Promise<void> {
    try {
      for (;;) {
        if (signal.aborted) return;
        const before = new Date(clock().getTime() - keepMs);
        const gone = await writeQueue.addBackground((transaction) => forget(transaction, before, stepRows));
        if (gone < stepRows) return;
        await sleep(restMs, undefined, { signal });
      }
    } catch (error) {
      if (!signal.aborted) log.warn({ err: error, chore: name }, "Housekeeping failed");
    }
  }

  return {
    start() {
      running ??= run();
    },
    async stop() {
      ending.abort();
      await running;
    },
  };
}
