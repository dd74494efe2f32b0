import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { DeskSettings } from "#contract/desk/settings.ts";
import { minuteMs } from "#contract/durations.ts";
import type { Transaction } from "../database/database.ts";
import { readDeskSettings } from "../desk-settings/desk-settings.repository.ts";
import { causeOf, logOnChange } from "../log-on-change.ts";
import type { OperatorWarnings } from "../operator/operator-warnings.plugin.ts";
import type { WriteQueue } from "../write-queue/write-queue.ts";

export interface RetentionRule {
  readonly name: string;
  /** How long a row is kept, in milliseconds; null: for ever. */
  readonly keepMs: (settings: DeskSettings) => number | null;
  /** How many rows it deletes at once; `usualLimit` unless given. */
  readonly limit?: number;
  /**
   * Deletes up to `limit` rows from before this time, at the time `now`.
   *
   * @returns how many; fewer than `limit` means that none is left.
   */
  deleteOld(transaction: Transaction, before: Date, limit: number, now: Date): Promise<number>;
}

const everyMs = minuteMs;
/** Few enough that a visitor whose message shares the commit notices no delay. */
const usualLimit = 500;
const restMs = 100;

interface HousekeepingDependencies {
  readonly writeQueue: WriteQueue;
  readonly rules: readonly RetentionRule[];
  readonly clock: () => Date;
  readonly log: FastifyBaseLogger;
  readonly operatorWarnings: Pick<OperatorWarnings, "set">;
}

/** Deletes old rows every minute, in small steps. Any number of processes may do so on one database. */
export function createHousekeeping({
  writeQueue,
  rules,
  clock,
  log,
  operatorWarnings,
}: HousekeepingDependencies) {
  const ending = new AbortController();
  const { signal } = ending;
  let running: Promise<void> | undefined;

  const note = logOnChange(log, {
    failing: "Housekeeping fails: it is tried again every minute",
    working: "Housekeeping works again",
  });

  async function run(): Promise<void> {
    while (!signal.aborted) {
      await applyAll();
      await sleep(everyMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  /** A rule that fails does not keep the others from being applied. */
  async function applyAll(): Promise<void> {
    const failed = new Map<string, unknown>();
    for (const rule of rules)
      await apply(rule).catch((error: unknown) => {
        if (!signal.aborted) failed.set(rule.name, error);
      });
    const [err] = failed.values();
    if (failed.size > 0) note({ err, rules: [...failed.keys()], causes: [...failed.values()].map(causeOf) });
    else if (!signal.aborted) note(undefined);
  }

  async function apply({ keepMs, limit = usualLimit, deleteOld }: RetentionRule): Promise<void> {
    for (;;) {
      if (signal.aborted) return;
      const { deleted, unreadable } = await writeQueue.addHousekeeping(async (transaction) => {
        const { settings, unreadable } = await readDeskSettings(transaction);
        const kept = keepMs(settings);
        const now = clock();
        const before = kept === null ? undefined : new Date(now.getTime() - kept);
        return { unreadable, deleted: before ? await deleteOld(transaction, before, limit, now) : 0 };
      });
      operatorWarnings.set("desk settings", warningAbout(unreadable));
      if (deleted < limit) return;
      await sleep(restMs, undefined, { signal });
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

function warningAbout(unreadable: readonly string[]): string | undefined {
  if (unreadable.length === 0) return undefined;
  return (
    `This version of the program cannot read these settings of the desk: ${unreadable.join(", ")}. ` +
    "Their defaults count instead, and true for secondFactorRequired, until they are changed on its settings page."
  );
}
