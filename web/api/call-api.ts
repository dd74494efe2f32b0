import type { ApiPath } from "#contract/api-paths.ts";

/** Scheme and host of the API where it differs from the site's own; set at build. */
const origin: string = import.meta.env.PUBLIC_API_ORIGIN ?? "";

/** How long the API may take to answer, in milliseconds. Slow phones on patchy networks need this long. */
export const answerTimeout = 30_000;

/** Rejects as `fetch` does, and with a TimeoutError when no answer comes in time. */
export function callApi(
  path: ApiPath | `${ApiPath}?${string}`,
  { signal, ...init }: RequestInit = {},
): Promise<Response> {
  const limit = AbortSignal.timeout(answerTimeout);
  return fetch(origin + path, { ...init, signal: signal ? AbortSignal.any([signal, limit]) : limit });
}
