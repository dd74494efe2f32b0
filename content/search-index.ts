import MiniSearch, { type SearchResult } from "minisearch";
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
 * Searches. The words as they were typed, or their beginnings, on one page; if no page holds them, the same with
 * mistakes forgiven; at last the pages that hold any of them. An empty query finds nothing.
 *
 * @param query as it was typed; beyond 200 characters it is cut.
 */
export function findPages(index: SearchIndex, query: string): SearchAnswer {
  const words = query.slice(0, longestQuery).trim();
  const attempts = [{ fuzzy: false }, {}, { combineWith: "OR" }] as const;
  let found: SearchResult[] = [];
  for (const attempt of attempts) {
    if (found.length === 0) found = index.search(words, attempt);
  }
  return {
    query,
    hits: found.slice(0, mostHits).map((hit) => ({
      path: hit.path,
      title: hit.title,
      excerpt: excerptOf(hit.text, Object.keys(hit.match)),
    })),
  };
}

/** A piece of the text around the first of the terms: from the sentence's beginning if that is near, else cut at words. */
function excerptOf(text: string, terms: readonly string[]): string {
  const lower = text.toLowerCase();
  const places = terms.map((term) => lower.indexOf(term)).filter((place) => place >= 0);
  const first = places.length > 0 ? Math.min(...places) : 0;
  const sentence = sentenceStart(text, first);
  const isNear = first - sentence < excerptLength / 2;
  const start = isNear ? sentence : text.indexOf(" ", first - excerptLength / 3) + 1;
  const before = isNear ? "" : "… ";
  if (text.length - start <= excerptLength) return before + text.slice(start);
  const end = text.lastIndexOf(" ", start + excerptLength);
  return `${before}${text.slice(start, end > start ? end : start + excerptLength)} …`;
}

/** Where the sentence begins that holds the place. */
function sentenceStart(text: string, place: number): number {
  const before = text.slice(0, place);
  const stop = Math.max(...[". ", "? ", "! "].map((end) => before.lastIndexOf(end)));
  return stop < 0 ? 0 : stop + 2;
}
