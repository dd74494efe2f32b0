import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "./connect.ts";

const pauseMs = 50;

/**
 * Runs `work` and tries again, for up to `budgetMs`, while another process holds the database's
 * lock. Between the tries this process goes on serving. Only for work that is one transaction, of which a
 * failed try leaves nothing.
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
