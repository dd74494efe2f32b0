/**
 * Fetches a file into the browser's HTTP cache. Rejects as `fetch` does, and also for an error status, which is then
 * the error's `cause`.
 */
export async function fetchWhole(address: string, signal: AbortSignal): Promise<void> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`${answer.status} ${address}`, { cause: answer.status });
  await answer.blob();
}
