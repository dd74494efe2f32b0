import { startSite } from "#scripts/processes/site-process.ts";
import { beginTestRun } from "#scripts/test/test-run.ts";
import { e2ePort } from "./e2e-port.ts";

/** Playwright's global set-up: the built site, with rate limits out of the tests' way. */
export default async function setUp(): Promise<() => Promise<void>> {
  await beginTestRun();
  const site = await startSite(e2ePort, { RATE_LIMIT_SCALE: "1000" });
  return site.stop;
}
