/**
 * How many times as long one piece of work takes as another, each at its fastest. They run in turn, since a busy
 * processor then slows both alike. How long they take in milliseconds is for the benches.
 */
export async function timesAsLong(runs: number, work: () => unknown, other: () => unknown): Promise<number> {
  const least = { work: Number.POSITIVE_INFINITY, other: Number.POSITIVE_INFINITY };
  for (let run = 0; run < runs; run++) {
    least.work = Math.min(least.work, await msOf(work));
    least.other = Math.min(least.other, await msOf(other));
  }
  return least.work / least.other;
}

async function msOf(work: () => unknown): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
