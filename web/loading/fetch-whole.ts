/**
 * Fetches a file into the browser's HTTP cache. Rejects as `fetch` does, and for an answer that is no success: the
 * error's `cause` is then its status.
 */
export async function fetchWhole(address: string, signal: AbortSignal): Promise<void> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`${answer.status} ${address}`, { cause: answer.status });
  await answer.blob();
}
