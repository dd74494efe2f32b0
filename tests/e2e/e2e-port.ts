import { freePort } from "#scripts/processes/free-port.ts";

// The runner chooses it and its workers inherit it, so that two working copies can be tested at the same time.
process.env.E2E_PORT ??= String(await freePort());

/** Where the tested site listens. */
export const e2ePort = Number(process.env.E2E_PORT);
