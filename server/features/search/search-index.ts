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

/** What the words of a query stand for, whatever language and script they were typed in. */
export interface QueryMeaning {
  /** In words that the pages use: "vehicle" for "gaadi". */
  readonly subjects: readonly string[];
  /** Words that stand for nothing known. */
  readonly unknown: readonly string[];
  /** Paths of the pages that answer such a query, or are the nearest to it; best first. */
  readonly pages: readonly string[];
  /** The pages state what is asked. */
  readonly isStated: boolean;
  /** A word was taken for a misspelling of another. */
  readonly isGuess: boolean;
}

const mostHits = 20;
/** What comes after so many characters is not read. */
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
      // People type half of a word, and phones type wrong ones; short words forgive nothing.
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    },
  });
  index.addAll(documents);
  return index;
}

/**
 * Searches for the words as they were typed, and for what they mean. A word that is on the site is never taken for a
 * misspelling of another. An empty query finds nothing.
 *
 * @param query as it was typed; beyond 200 characters it is cut.
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
  // A strange word that is on the site nevertheless tells more than the known ones beside it.
  const isStrange = unknown.length > 0 && literal.length > 0;
  return merge(literal, meant, isStrange ? [] : pages, isStated ? answering : related);
}

const asTyped: SearchOptions = { fuzzy: false };

/** The words or their beginnings, on one page; else the same with slips forgiven; at last pages that hold any of them. */
function searchForgivingly(index: SearchIndex, words: string): readonly Found[] {
  for (const attempt of [asTyped, {}, { combineWith: "OR" }] as const) {
    const found = index.search(words, attempt);
    if (found.length > 0) return found;
  }
  return [];
}

/** What MiniSearch says of a page. */
interface Found {
  readonly id: string;
  readonly score: number;
  readonly match: Readonly<Record<string, readonly string[]>>;
}

interface Ranked {
  readonly path: string;
  readonly score: number;
  /** The words by which it was found. */
  readonly terms: readonly string[];
}

/** How much pages count beside the best hit of a search: the first one that answers a query comes before it. */
const answering = [1.05, 0.6, 0.4];
/** Pages that are only the nearest to what is asked. */
const related = [0.6, 0.4];

/**
 * One list, best first. Scores of different searches cannot be compared, so a hit counts by its share of the best
 * score in its own search. A page found by both counts once: English words mean themselves.
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

/** The subjects of which the visitor typed not even the beginning: "pricing" needs no "price" beside it. */
function newSubjects({ subjects }: QueryMeaning, typed: string): string[] {
  const words = typed.toLowerCase();
  return subjects.filter((subject) => !words.includes(subject.toLowerCase().slice(0, beginning)));
}

const beginning = 4;

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
