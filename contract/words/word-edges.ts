import { escapePattern } from "../escape-pattern.ts";

/**
 * The edges of a word as the source of a regular expression with the flag `u`. `\b` knows Latin letters only, and in
 * Devanagari and Gurmukhi a vowel sign is a mark, not a letter.
 */
export const wordStart = String.raw`(?<![\p{L}\p{M}])`;
export const wordEnd = String.raw`(?![\p{L}\p{M}])`;

/** The same for a term of a search. Figures belong to it too: "20" is not a term of "200" or "2020". */
export const termStart = String.raw`(?<![\p{L}\p{M}\p{N}])`;
export const termEnd = String.raw`(?![\p{L}\p{M}\p{N}])`;

/** Matches a text that these alternatives match as whole words. */
export function wholeWord(...alternatives: readonly string[]): string {
  return `${wordStart}(?:${alternatives.join("|")})${wordEnd}`;
}

/** Matches a text in NFC in which one of these words or its plural stands, to the letter. */
export function wordPattern(words: readonly string[]): RegExp {
  return new RegExp(wholeWord(...words.map((word) => `${escapePattern(word.normalize("NFC"))}s?`)), "u");
}
