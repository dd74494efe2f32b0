import type { MeenaLanguage } from "#content/schema/meena.ts";

/** Between the parts of a message that asks for several things. */
const joints =
  /\s+(?:(?:and|nd|n)(?! (?:come|go|get|drive)? ?(?:back|return)| an? (?:half|quarter))|aur(?! (?:wapas|vapas|wapis))|(?<!ace )plus|(?<!(?:i|it|they|u|we|you) )also|और|एवं|तथा|ਅਤੇ|ਤੇ)\s+(?:also\s+)?|\s*&\s*|(?<=[?।!])\s+|\.\s+(?=\p{L})|,\s*(?:and|aur|also|plus|और|ਅਤੇ)\s+/u;
const maxParts = 6;
/** What may part two questions as well, but parts a story too. */
const pauses = /,\s+|;\s*|\s[-–]\s|\s+(?:but|lekin|magar|लेकिन|ਪਰ)\s+/u;

/** The parts of a message that may be questions of their own; none when it is one sentence. */
export function partsOf(text: string, language: MeenaLanguage): string[] {
  // In Latin letters many write "or" for "aur", and "te" is the Punjabi "and", but "karn te" is "on doing".
  const written = language.endsWith("-Latn") ? text.replace(/(?<!n) (?:or|te|ate) /g, " aur ") : text;
  return split(written, joints);
}

/** The clauses of a sentence between its commas; none when it has one only. */
export function clausesOf(sentence: string): string[] {
  return split(sentence, pauses);
}

function split(text: string, where: RegExp): string[] {
  const parts = text.split(where).filter((part) => part.trim().length > 1);
  return parts.length > 1 && parts.length <= maxParts ? parts.filter((part) => !/\d{5}/.test(part)) : [];
}
