import MiniSearch from "minisearch";
import type { SearchAnswer } from "#contract/search.ts";

/** One page as the search sees it: its words without any markup. */
export interface SearchDocument {
  /** The canonical path, which is also the document's identity. */
  readonly path: string;
  readonly title: string;
  readonly text: string;
}

export type SearchIndex = MiniSearch<SearchDocument>;

const mostHits = 20;
const longestQuery = 200;
const excerptLength = 180;

/** Builds the index that the browser, the server and the chat assistant search. */
export function buildSearchIndex(documents: readonly SearchDocument[]): SearchIndex {
  const index: SearchIndex = new MiniSearch({
    idField: "path",
    fields: ["title", "text"],
    storeFields: ["path", "title", "text"],
    searchOptions: {
      boost: { title: 3 },
      combineWith: "AND",
      // People type half of a word, and phones type wrong ones; short words forgive nothing.
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    },
  });
  index.addAll(documents);
  return index;
}

/**
 * Searches. Pages that hold all words come first; if there is none, those that hold any. An empty query finds nothing.
 *
 * @param query as it was typed; beyond 200 characters it is cut.
 */
export function findPages(index: SearchIndex, query: string): SearchAnswer {
  const words = query.slice(0, longestQuery).trim();
  const strict = index.search(words);
  const found = strict.length > 0 ? strict : index.search(words, { combineWith: "OR" });
  return {
    query,
    hits: found.slice(0, mostHits).map((hit) => ({
      path: hit.path,
      title: hit.title,
      excerpt: excerptOf(hit.text, Object.keys(hit.match)),
    })),
  };
}

/** A piece of the text around the first of the terms, cut at words. */
function excerptOf(text: string, terms: readonly string[]): string {
  const lower = text.toLowerCase();
  const places = terms.map((term) => lower.indexOf(term)).filter((place) => place >= 0);
  const first = places.length > 0 ? Math.min(...places) : 0;
  const start = first < excerptLength / 2 ? 0 : text.indexOf(" ", first - excerptLength / 3) + 1;
  if (text.length - start <= excerptLength) return (start > 0 ? "… " : "") + text.slice(start);
  const end = text.lastIndexOf(" ", start + excerptLength);
  return `${start > 0 ? "… " : ""}${text.slice(start, end > start ? end : start + excerptLength)} …`;
}
