import { termStart } from "../words/word-edges.ts";

/** Words are letters, marks and numbers. The databases divide texts alike (migrations 11 and 21). */
const dividers = /[^\p{L}\p{M}\p{N}\p{Co}]+/u;
const maxTerms = 8;
const longestTerm = 60;

/** A phone number is searched by its end. Too many end with fewer digits, and the index has the last four. */
export const fewestPhoneDigits = 4;

/** The words of a search, in lower case. Without zod, because the browser imports it. */
export function searchTerms(text: string): string[] {
  return text
    .toLowerCase()
    .split(dividers)
    .filter((term) => term !== "")
    .slice(0, maxTerms)
    .map((term) => term.slice(0, longestTerm));
}

/** Whether a text holds all words of a search. */
export function holdsTerms(text: string, q: string): boolean {
  const all = text.toLowerCase();
  return searchTerms(q).every((term) => all.includes(term));
}

/** Matches the beginnings of words that begin with one of the terms; group 1 is the term. */
export function termsPattern(terms: readonly string[]): RegExp {
  // Terms hold no punctuation, and so no operators.
  return new RegExp(`${termStart}(${terms.join("|")})`, "giu");
}
