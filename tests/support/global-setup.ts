import { beginTestRun } from "#scripts/test/test-run.ts";

/** Vitest's first global set-up: a run without `npm test` leaves nothing behind either. */
export async function setup(): Promise<void> {
  await beginTestRun();
}
