import MiniSearch, { type SearchOptions } from "minisearch";
import { search as words } from "#content/en/search.ts";
import type { SearchAnswer } from "#contract/search.ts";
import { termEnd, termStart } from "#contract/words/word-edges.ts";
import type { QueryMeaning } from "../../query-meaning.ts";

/** A page as the search reads it: its words without markup, each paragraph, heading or label on a line of its own. */
export interface SearchDocument {
  /** The canonical path, which also identifies the document. */
  readonly path: string;
  readonly title: string;
  readonly text: string;
  /** The sections that have an address of their own, in order, each with the offset in `text` where it starts. */
  readonly sections?: readonly { readonly id: string; readonly start: number }[];
}

export type SearchIndex = MiniSearch<SearchDocument>;

const maxHits = 20;
const excerptLength = 180;
/** What is no heading or label. */
const isSentence = /[.:;!?…”)]$/;

/** Builds the index that the server searches, for the search page and for the API. */
export function buildSearchIndex(documents: readonly SearchDocument[]): SearchIndex {
  const index: SearchIndex = new MiniSearch({
    idField: "path",
    fields: ["title", "text"],
    storeFields: ["path", "title", "text", "sections"],
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
 */
export function findPages(index: SearchIndex, query: string, meaning?: QueryMeaning): SearchAnswer {
  const typed = query.trim();
  const literal = index.search(typed, asTyped);
  const read = meaning && isUseful(meaning, literal.length > 0) ? meaning : undefined;
  const ranked = read ? rankMeant(index, literal, read) : rankBySearch([searchForgivingly(index, typed)]);
  const hits = [...boostPhrase(ranked, index, typed).values()]
    .sort((a, b) => b.score - a.score)
    .slice(0, maxHits);
  const isMore = hits.length > literal.length;
  return {
    query,
    understood: read && isMore ? newSubjects(read, typed) : [],
    offers: meaning?.offers.map((offer) => words.offers[offer]) ?? [],
    hits: hits.map(({ path, terms }) => {
      const { title, text, sections } = index.getStoredFields(path) as unknown as SearchDocument;
      // A page's introduction only sums up its sections, so the excerpt is from a section if one holds the words.
      const offset =
        offsetOfRule(text, meaning?.rules) ??
        bestOffset(text, terms, sections?.[0]?.start) ??
        bestOffset(text, terms);
      const section =
        offset === undefined ? undefined : sections?.findLast(({ start }) => start <= offset)?.id;
      return { path, title, excerpt: excerptAt(text, offset ?? 0), ...(section && { section }) };
    }),
  };
}

function isUseful({ subjects, pages, answersQuery, isGuess }: QueryMeaning, isOnSite: boolean): boolean {
  if (isGuess && isOnSite) return false;
  return subjects.length > 0 || (answersQuery && pages.length > 0);
}

function rankMeant(index: SearchIndex, literal: readonly Found[], meaning: QueryMeaning): Ranking {
  const { subjects, unknown, pages, answersQuery } = meaning;
  const meant = searchForgivingly(index, [...subjects, ...unknown].join(" "));
  const ranking = rankBySearch([literal, meant]);
  // A word whose meaning is unknown but which the site uses, such as a name, says more than the known words beside it.
  const hasUnknownWordOnSite = unknown.length > 0 && literal.length > 0;
  return hasUnknownWordOnSite ? ranking : boost(ranking, pages, answersQuery ? answerBoosts : relatedBoosts);
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
  /** The words of the page that match, each with its fields. */
  readonly match: Readonly<Record<string, readonly string[]>>;
  /** The words of the query that were found. */
  readonly queryTerms: readonly string[];
}

/** The words of a page that match: those of the query where it has them all, else also their longer and misspelt forms. */
function matchingWords({ match, queryTerms }: Found): readonly string[] {
  return queryTerms.every((term) => term in match) ? queryTerms : Object.keys(match);
}

interface Ranked {
  readonly path: string;
  readonly score: number;
  /** The words of the page that match the query. */
  readonly terms: readonly string[];
}

/** The ranked pages by path. */
type Ranking = ReadonlyMap<string, Ranked>;

/**
 * Ranks the hits of several searches. Scores of different searches cannot be compared, so a hit's score is its share of
 * the best score of its own search. A page that several searches found keeps its better score.
 */
function rankBySearch(searches: readonly (readonly Found[])[]): Ranking {
  const ranked = new Map<string, Ranked>();
  for (const hits of searches) {
    const bestScore = hits[0]?.score ?? 1;
    for (const hit of hits) {
      const { id, score } = hit;
      const before = ranked.get(id);
      ranked.set(id, {
        path: id,
        score: Math.max(before?.score ?? 0, score / bestScore),
        terms: [...(before?.terms ?? []), ...matchingWords(hit)],
      });
    }
  }
  return ranked;
}

/**
 * What the pages that answer a query get on top of their scores, best first. The best hit of a search has 1, so the
 * first of these comes before it.
 */
const answerBoosts = [1.05, 0.6, 0.4];
/** The same for pages that are only near the query. */
const relatedBoosts = [0.6, 0.4];

/** Adds the boosts to the scores of these pages, in their order. A page that no search found begins at 0. */
function boost(ranking: Ranking, pages: readonly string[], boosts: readonly number[]): Ranking {
  const boosted = new Map(ranking);
  for (const [rank, path] of pages.entries()) {
    const { score = 0, terms = [] } = boosted.get(path) ?? {};
    boosted.set(path, { path, score: score + (boosts[rank] ?? 0), terms });
  }
  return boosted;
}

/**
 * What a page gets for three words or more in a row, as they were typed: as much as the page that answers. Two words,
 * such as "phone number", stand on too many pages.
 */
const phraseBoost = answerBoosts[0] ?? 0;

function boostPhrase(ranking: Ranking, index: SearchIndex, typed: string): Ranking {
  if (!/\S\s+\S+\s+\S/.test(typed)) return ranking;
  const phrase = new RegExp(termStart + RegExp.escape(typed) + termEnd, "iu");
  return new Map(
    [...ranking].map(([path, ranked]) => {
      const { title, text } = index.getStoredFields(path) as unknown as SearchDocument;
      const has = phrase.test(title) || phrase.test(text);
      return [path, has ? { ...ranked, score: ranked.score + phraseBoost } : ranked];
    }),
  );
}

/** A subject and a typed word count as the same if they share this many first letters: "price" and "pricing". */
const comparedPrefixLength = 4;

/** The subjects that the visitor did not type: for "pricing" there is no need to say "price". */
function newSubjects({ subjects }: QueryMeaning, typed: string): string[] {
  const words = typed.toLowerCase();
  return subjects.filter((subject) => !words.includes(subject.toLowerCase().slice(0, comparedPrefixLength)));
}

/**
 * Where the first of the terms stands in the sentence that says most of them. A term counts less the more sentences of
 * the page have it: in "who pays the toll" that is "the". Undefined when the page has none of them.
 */
function bestOffset(text: string, terms: readonly string[], from = 0): number | undefined {
  const lower = text.toLowerCase();
  const scores = new Map<number, { score: number; offset: number }>();
  for (const term of new Set(terms)) {
    const found = offsetsBySentence(lower, term, from);
    for (const [sentence, offset] of found) {
      const before = scores.get(sentence) ?? { score: 0, offset };
      scores.set(sentence, {
        score: before.score + 1 / found.size,
        offset: Math.min(before.offset, offset),
      });
    }
  }
  const [best] = [...scores.values()].sort(
    (one, other) => other.score - one.score || one.offset - other.offset,
  );
  return best?.offset;
}

/** The sentences with a term, by where they start, each with the offset where the term first stands in it. */
function offsetsBySentence(text: string, term: string, from: number): ReadonlyMap<number, number> {
  const offsets = new Map<number, number>();
  const word = new RegExp(termStart + RegExp.escape(term) + termEnd, "gu");
  for (const { index } of text.matchAll(word)) {
    const sentence = sentenceStart(text, index);
    if (sentence < from) continue;
    if (!offsets.has(sentence)) offsets.set(sentence, index);
  }
  return offsets;
}

/** Where the first of the rules stands that the text states. */
function offsetOfRule(text: string, rules: readonly string[] = []): number | undefined {
  return rules.map((rule) => text.indexOf(rule)).find((offset) => offset >= 0);
}

/**
 * The text around an offset: from the start of the sentence if that is near, else cut between words. Where its line ends,
 * it goes on as far as there are sentences: headings and labels that follow belong to something else.
 */
function excerptAt(page: string, offset: number): string {
  const [line = "", ...next] = page.slice(lineStart(page, offset)).split("\n");
  const label = next.findIndex((one) => !isSentence.test(one));
  const first = isSentence.test(line) ? line : `${line}.`;
  const text = [first, ...next.slice(0, label < 0 ? undefined : label)].join(" ");
  return cutAt(text, offset - lineStart(page, offset));
}

function cutAt(text: string, offset: number): string {
  const sentence = sentenceStart(text, offset);
  const isNear = offset - sentence < excerptLength / 2;
  const start = isNear ? sentence : text.indexOf(" ", offset - excerptLength / 3) + 1;
  const before = isNear ? "" : "… ";
  if (text.length - start <= excerptLength) return before + text.slice(start);
  const end = text.lastIndexOf(" ", start + excerptLength);
  return `${before}${text.slice(start, end > start ? end : start + excerptLength)} …`;
}

/** The offset where the sentence around another one starts. */
function sentenceStart(text: string, offset: number): number {
  const before = text.slice(0, offset);
  const stop = Math.max(...[". ", "? ", "! "].map((end) => before.lastIndexOf(end)));
  return Math.max(lineStart(text, offset), stop < 0 ? 0 : stop + 2);
}

function lineStart(text: string, offset: number): number {
  return text.lastIndexOf("\n", offset - 1) + 1;
}
