import { escapePattern } from "#contract/escape-pattern.ts";

interface Named {
  readonly name: string;
}

/** Those of these people whom a text mentions with an @ and their name. */
export function mentionedIn<Person extends Named>(text: string, people: readonly Person[]): Person[] {
  const names = splitAtMentions(
    text,
    people.map(({ name }) => name),
  ).filter(isMention);
  return people.filter(({ name }) => names.includes(name));
}

/** The text before, between and behind its mentions; every second part is a mentioned name, without its @. */
export function splitAtMentions(text: string, names: readonly string[]): string[] {
  if (names.length === 0) return [text];
  // Of names that begin alike the longest counts, and "@Asha" is not in "@Ashaben".
  const longestFirst = names.toSorted((a, b) => b.length - a.length).map(escapePattern);
  return text.split(new RegExp(`@(${longestFirst.join("|")})(?![\\p{L}\\p{M}])`, "u"));
}

/** For the parts of a text that was cut at its mentions. */
export function isMention(_part: string, index: number): boolean {
  return index % 2 === 1;
}
