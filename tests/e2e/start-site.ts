import { startSite } from "#scripts/site-process.ts";

/** Playwright's global set-up: the built site, with rate limits out of the tests' way. */
export default async function setUp(): Promise<() => Promise<void>> {
  const site = await startSite(18_480, { RATE_LIMIT_SCALE: "1000" });
  return site.stop;
}
