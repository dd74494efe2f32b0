import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "./database.ts";

const pauseMs = 50;

/** For a call, whose visitor or colleague waits for it, in milliseconds. */
export const callBudgetMs = 2_000;
/** For a command, whose operator waits for it. */
export const commandBudgetMs = 20_000;

/**
 * Runs `work`, and runs it again while another process holds the database's lock. This process goes on serving
 * meanwhile. Only for work that is one transaction, so that a failed try leaves nothing.
 *
 * @param budgetMs in milliseconds. A failure after this time is final.
 */
export async function retryWhileBusy<Result>(
  database: Database,
  budgetMs: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const deadline = performance.now() + budgetMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!database.isBusy(error) || performance.now() >= deadline) throw error;
      await sleep(pauseMs);
    }
  }
}
