import { timeScale } from "./time-limits.ts";

/**
 * The CPU time that some work needs, in milliseconds of an idle machine: the minimum of the runs until so many of them
 * in a row were not faster. By then the compiler is done, which takes its time where the processor is busy. Waiting for
 * a busy processor does not count.
 */
export async function cpuMs(runs: number, work: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let sinceLeast = 0; sinceLeast < runs; sinceLeast++) {
    const before = process.threadCpuUsage();
    await work();
    const { user, system } = process.threadCpuUsage(before);
    const took = (user + system) / 1000;
    if (took >= least) continue;
    least = took;
    sinceLeast = 0;
  }
  return least / timeScale;
}
