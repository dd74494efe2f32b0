import type { SearchAnswer } from "#contract/search.ts";

export type Search = (query: string) => Promise<SearchAnswer>;

/** The search over the site's content. Its index is built at the first query, in a few milliseconds. */
export function createSearch(): Search {
  let ready: Promise<(query: string) => SearchAnswer> | undefined;
  return async (query) => {
    ready ??= openIndex();
    return (await ready)(query);
  };
}

async function openIndex(): Promise<(query: string) => SearchAnswer> {
  const [{ buildSearchIndex, findPages }, { searchDocuments }] = await Promise.all([
    import("#content/search-index.ts"),
    import("#content/en/search-documents.ts"),
  ]);
  const index = buildSearchIndex(searchDocuments);
  return (query) => findPages(index, query);
}
