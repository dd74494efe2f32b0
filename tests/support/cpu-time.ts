import { timeScale } from "./time-limits.ts";

/**
 * The CPU time that some work needs, in milliseconds of an idle machine: the minimum of several runs, so that the
 * compiler's warm-up does not count. Waiting for a busy processor does not count either.
 */
export async function cpuMs(runs: number, work: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run++) {
    const before = process.threadCpuUsage();
    await work();
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least / timeScale;
}
