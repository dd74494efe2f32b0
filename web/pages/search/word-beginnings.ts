import { escapePattern } from "#contract/escape-pattern.ts";
import { termStart } from "#contract/words/word-edges.ts";

/** Matches whole words that begin with a searched word, as the search finds them; undefined without words. */
export function wordsBeginningWith(words: string): RegExp | undefined {
  const patterns = words
    .split(/\s+/)
    .filter((word) => word !== "")
    .map(escapePattern);
  if (patterns.length === 0) return undefined;
  return new RegExp(`${termStart}((?:${patterns.join("|")})[\\p{L}\\p{M}\\p{N}]*)`, "iu");
}
