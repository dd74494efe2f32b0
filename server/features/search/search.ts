import { maskIdentityNumbers } from "#contract/identity-numbers.ts";
import type { SearchAnswer } from "#contract/search.ts";
import { longestQuery } from "#contract/search-limits.ts";
import { loadOnce } from "../../load-once.ts";
import type { QueryMeaning } from "../../query-meaning.ts";

export type Search = (query: string) => Promise<SearchAnswer>;

export type ReadQuery = (query: string) => QueryMeaning;

/** The search over the site's content. The first query loads the index and the vocabularies. */
export function createSearch(openQueryReader: () => Promise<ReadQuery>): Search {
  const index = loadOnce(() => openIndex(openQueryReader));
  return async (query) => (await index())(query);
}

async function openIndex(openQueryReader: () => Promise<ReadQuery>) {
  const [{ buildSearchIndex, findPages }, { searchDocuments }, readQuery] = await Promise.all([
    import("./search-index.ts"),
    import("./search-documents.ts"),
    openQueryReader(),
  ]);
  const index = buildSearchIndex(searchDocuments);
  return (typed: string) => {
    const query = maskIdentityNumbers(typed);
    const read = query.slice(0, longestQuery);
    return { ...findPages(index, read, readQuery(read)), query };
  };
}
