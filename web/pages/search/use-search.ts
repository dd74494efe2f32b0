import { useEffect, useState } from "react";
import type { SearchAnswer } from "#contract/search.ts";
import { SearchLimitError, searchSite } from "#web/api/search.ts";
import { searchPath } from "#web/navigation/search-path.ts";

export type SearchState =
  | { readonly kind: "empty" }
  | { readonly kind: "searching" }
  | { readonly kind: "found"; readonly answer: SearchAnswer }
  | { readonly kind: "failed" | "limited" };

/**
 * The answer to a query. The document's answer is used if it is for this query; otherwise it is fetched. An answer
 * that a newer query has overtaken is dropped.
 */
export function useSearch(query: string, given: SearchAnswer | undefined) {
  const [asked, setAsked] = useState<{ query: string; state: SearchState }>();
  const [attempt, setAttempt] = useState(0);
  const isGiven = given?.query === query;

  // `attempt` is not read: a retry repeats the same query.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    if (query === "" || isGiven) return;
    const abort = new AbortController();
    void search(abort.signal);
    return () => abort.abort();
  }, [query, isGiven, attempt]);

  async function search(signal: AbortSignal): Promise<void> {
    setAsked({ query, state: { kind: "searching" } });
    try {
      const answer = await searchSite(query, signal);
      setAsked({ query, state: { kind: "found", answer } });
      // The server masks identity numbers: the address and the history shall not keep them either.
      if (answer.query !== query && !signal.aborted) location.replace(`#${searchPath(answer.query)}`);
    } catch (error) {
      if (signal.aborted) return;
      setAsked({ query, state: { kind: error instanceof SearchLimitError ? "limited" : "failed" } });
    }
  }

  function stateOf(): SearchState {
    if (query === "") return { kind: "empty" };
    if (isGiven) return { kind: "found", answer: given };
    return asked?.query === query ? asked.state : { kind: "searching" };
  }

  return { state: stateOf(), retry: () => setAttempt((count) => count + 1) };
}
