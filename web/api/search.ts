import { apiPaths } from "#contract/api-paths.ts";
import type { SearchAnswer } from "#contract/search.ts";
import { callApi } from "./call-api.ts";

/** This client has searched too often. */
export class SearchLimitError extends Error {
  override readonly name = "SearchLimitError";
}

/**
 * Searches the site. Rejects when there is no answer in time, on an error status, or when the signal aborts.
 *
 * @throws SearchLimitError after too many searches.
 */
export async function searchSite(query: string, signal: AbortSignal): Promise<SearchAnswer> {
  const response = await callApi(`${apiPaths.search}?${new URLSearchParams({ q: query })}`, { signal });
  if (response.status === 429) throw new SearchLimitError("The search answered 429.");
  if (!response.ok) throw new Error(`The search answered ${response.status}.`);
  return (await response.json()) as SearchAnswer;
}
