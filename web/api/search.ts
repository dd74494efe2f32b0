import { apiPaths } from "#contract/api-paths.ts";
import type { SearchAnswer } from "#contract/search.ts";
import { apiAddress } from "./origin.ts";

/** Searches the site. Rejects when the answer does not come, is an error, or the signal aborts. */
export async function searchSite(query: string, signal: AbortSignal): Promise<SearchAnswer> {
  const response = await fetch(`${apiAddress(apiPaths.search)}?${new URLSearchParams({ q: query })}`, {
    signal,
  });
  if (!response.ok) throw new Error(`The search answered ${response.status}.`);
  return (await response.json()) as SearchAnswer;
}
