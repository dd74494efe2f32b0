import { beginTestRun } from "#scripts/test/test-run.ts";

/** Vitest's first global set-up: a run that was not started by `npm test` leaves nothing behind either. */
export async function setup(): Promise<void> {
  await beginTestRun();
}
