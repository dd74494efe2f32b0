import MiniSearch, { type SearchOptions } from "minisearch";
import type { SearchAnswer } from "#contract/search.ts";

/** A page as the search reads it: its words without markup. */
export interface SearchDocument {
  /** The canonical path, which also identifies the document. */
  readonly path: string;
  readonly title: string;
  readonly text: string;
}

export type SearchIndex = MiniSearch<SearchDocument>;

/** What a query means, in whatever language and script it was typed. */
export interface QueryMeaning {
  /** The meaning in words of the pages: "vehicle" for "gaadi". */
  readonly subjects: readonly string[];
  /** Words without a known meaning. */
  readonly unknown: readonly string[];
  /** Paths of the pages that answer the query or are nearest to it; best first. */
  readonly pages: readonly string[];
  /** Whether these pages answer the query. */
  readonly isStated: boolean;
  /** Whether a word was read as a misspelling of another. */
  readonly isGuess: boolean;
}

const mostHits = 20;
/** The rest of a longer query is not read. In characters. */
export const longestQuery = 200;
const excerptLength = 180;

/** Builds the index that the server searches, for the search page and for the API. */
export function buildSearchIndex(documents: readonly SearchDocument[]): SearchIndex {
  const index: SearchIndex = new MiniSearch({
    idField: "path",
    fields: ["title", "text"],
    storeFields: ["path", "title", "text"],
    searchOptions: {
      boost: { title: 3 },
      combineWith: "AND",
      // People type half of a word, and phones type wrong letters. In short words these would match too much.
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    },
  });
  index.addAll(documents);
  return index;
}

/**
 * Searches for the words of a query and for their meaning. A word that is on the site is never read as a misspelling of
 * another. An empty query finds nothing.
 *
 * @param query is cut to 200 characters.
 */
export function findPages(index: SearchIndex, query: string, meaning?: QueryMeaning): SearchAnswer {
  const typed = query.slice(0, longestQuery).trim();
  const literal = index.search(typed, asTyped);
  const read = meaning && isUseful(meaning, literal.length > 0) ? meaning : undefined;
  const found = read ? findMeant(index, literal, read) : merge(searchForgivingly(index, typed));
  const hits = found.slice(0, mostHits);
  const isMore = hits.length > literal.length;
  return {
    query,
    understood: read && isMore ? newSubjects(read, typed) : [],
    hits: hits.map(({ path, terms }) => {
      const { title, text } = index.getStoredFields(path) as unknown as SearchDocument;
      return { path, title, excerpt: excerptOf(text, terms) };
    }),
  };
}

function isUseful({ subjects, pages, isStated, isGuess }: QueryMeaning, isOnSite: boolean): boolean {
  if (isGuess && isOnSite) return false;
  return subjects.length > 0 || (isStated && pages.length > 0);
}

function findMeant(index: SearchIndex, literal: readonly Found[], meaning: QueryMeaning): readonly Ranked[] {
  const { subjects, unknown, pages, isStated } = meaning;
  const meant = searchForgivingly(index, [...subjects, ...unknown].join(" "));
  // A word without a known meaning that is on the site says more than the known words beside it.
  const isStrange = unknown.length > 0 && literal.length > 0;
  return merge(literal, meant, isStrange ? [] : pages, isStated ? answering : related);
}

const asTyped: SearchOptions = { fuzzy: false };

/** Pages with all words or their beginnings; else with all words, misspelt or not; else with any of the words. */
function searchForgivingly(index: SearchIndex, words: string): readonly Found[] {
  for (const attempt of [asTyped, {}, { combineWith: "OR" }] as const) {
    const found = index.search(words, attempt);
    if (found.length > 0) return found;
  }
  return [];
}

/** A hit of MiniSearch. */
interface Found {
  readonly id: string;
  readonly score: number;
  readonly match: Readonly<Record<string, readonly string[]>>;
}

interface Ranked {
  readonly path: string;
  readonly score: number;
  /** The words of the page that match the query. */
  readonly terms: readonly string[];
}

/** Scores of the pages that answer a query. The best hit of a search has 1, so the first of these comes before it. */
const answering = [1.05, 0.6, 0.4];
/** Scores of pages that are only near the query. */
const related = [0.6, 0.4];

/**
 * One list, best first. Scores of different searches cannot be compared, so a hit's score is its share of the best score
 * of its own search. A page that both searches found keeps its better score.
 */
function merge(
  literal: readonly Found[],
  meant: readonly Found[] = [],
  pages: readonly string[] = [],
  shares: readonly number[] = [],
): readonly Ranked[] {
  const ranked = new Map<string, Ranked>();
  for (const hits of [literal, meant]) {
    for (const { id, score, match } of hits) {
      const before = ranked.get(id);
      const share = Math.max(before?.score ?? 0, score / (hits[0]?.score ?? 1));
      ranked.set(id, { path: id, score: share, terms: [...(before?.terms ?? []), ...Object.keys(match)] });
    }
  }
  for (const [rank, path] of pages.entries()) {
    const { score = 0, terms = [] } = ranked.get(path) ?? {};
    ranked.set(path, { path, score: score + (shares[rank] ?? 0), terms });
  }
  return [...ranked.values()].sort((a, b) => b.score - a.score);
}

/** The subjects that the visitor did not type: for "pricing" there is no need to say "price". */
function newSubjects({ subjects }: QueryMeaning, typed: string): string[] {
  const words = typed.toLowerCase();
  return subjects.filter((subject) => !words.includes(subject.toLowerCase().slice(0, beginning)));
}

const beginning = 4;

/** The text around the first of the terms: from the start of the sentence if that is near, else cut between words. */
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

/** The index where the sentence around `place` starts. */
function sentenceStart(text: string, place: number): number {
  const before = text.slice(0, place);
  const stop = Math.max(...[". ", "? ", "! "].map((end) => before.lastIndexOf(end)));
  return stop < 0 ? 0 : stop + 2;
}
