import type { search as words } from "#content/en/search.ts";

/** What a query means, in whatever language and script it was typed. */
export interface QueryMeaning {
  /** The meaning in words of the pages: "vehicle" for "gaadi". */
  readonly subjects: readonly string[];
  /** Words without a known meaning. */
  readonly unknown: readonly string[];
  /** Paths of the pages that answer the query or are nearest to it; best first. */
  readonly pages: readonly string[];
  /** Whether these pages answer the query. */
  readonly answersQuery: boolean;
  /** Whether a word was read as a misspelling of another. */
  readonly isGuess: boolean;
  /** The tools that answer the query, the best first. */
  readonly offers: readonly (keyof typeof words.offers)[];
  /** Sentences of the site's rules that answer the query, to the word. */
  readonly rules: readonly string[];
}
