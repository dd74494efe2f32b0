import { escapePattern } from "#contract/escape-pattern.ts";
import { wordEnd } from "#contract/words/word-edges.ts";

interface Named {
  readonly name: string;
}

/** Those of these people whom a text mentions with an @ and their name. */
export function mentionedIn<Person extends Named>(text: string, people: readonly Person[]): Person[] {
  const pattern = mentionPattern(people.map(({ name }) => name));
  const mentions = pattern ? [...text.matchAll(pattern)].map(([mention]) => mention) : [];
  return people.filter(({ name }) => mentions.includes(`@${name}`));
}

/** Matches an @ with one of these names, as its only group; undefined without names. */
export function mentionPattern(names: readonly string[]): RegExp | undefined {
  if (names.length === 0) return undefined;
  // Of names that begin alike the longest counts, and "@Asha" is not in "@Ashaben".
  const longestFirst = names.toSorted((a, b) => b.length - a.length).map(escapePattern);
  return new RegExp(`(@(?:${longestFirst.join("|")}))${wordEnd}`, "gu");
}
