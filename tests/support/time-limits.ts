/**
 * How long a test waits before it counts as hanging. These limits only end a hang: no test may pass or fail by how fast
 * the machine is. They grow with the time that a fixed piece of work takes on this machine at the start of the run,
 * since one that is busy, or that has a third of a processor, takes longer for everything. They are generous besides:
 * other work may begin after the measurement, and only a test that hangs has to wait for them.
 */
import { performance } from "node:perf_hooks";

/** What the loop below takes on an idle machine, in milliseconds. */
const referenceMs = 350;
const rounds = 300_000_000;
const leastScale = 1;
const maxScale = 6;

// Measured once by the test runner, whose workers inherit it with its environment.
process.env.TEST_TIME_SCALE ??= measureScale().toFixed(1);
/** How many times longer than on an idle machine everything takes. */
export const timeScale = Number(process.env.TEST_TIME_SCALE);

// Whole milliseconds: AbortSignal.timeout() refuses a fraction.
/** For a condition that comes true soon: a request is answered, a mail arrives, an element is there. */
export const waitMs = Math.ceil(90_000 * timeScale);
/** For a whole test, or what is prepared for one. The long form of the fault tests runs for minutes. */
export const testMs = Math.ceil(600_000 * timeScale);

/** How Vitest's `vi.waitFor` and `expect.poll` wait for a condition. */
export const soon = { timeout: waitMs, interval: 20 };

function measureScale(): number {
  const began = performance.now();
  let sum = 0;
  for (let round = 0; round < rounds; round++) sum = (Math.imul(sum, 31) + round) | 0;
  const tookMs = performance.now() - began;
  // The sum is always finite; to ask keeps the loop from being optimised away.
  return Number.isFinite(sum) ? Math.min(maxScale, Math.max(leastScale, tookMs / referenceMs)) : maxScale;
}
