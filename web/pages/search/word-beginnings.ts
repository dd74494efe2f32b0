import { escapePattern } from "#contract/escape-pattern.ts";

/** Matches whole words that begin with a searched word, as the search finds them; undefined without words. */
export function wordsBeginningWith(words: string): RegExp | undefined {
  const patterns = words
    .split(/\s+/)
    .filter((word) => word !== "")
    .map(escapePattern);
  if (patterns.length === 0) return undefined;
  return new RegExp(`(?<![\\p{L}\\p{N}])((?:${patterns.join("|")})[\\p{L}\\p{N}]*)`, "iu");
}
