import { plainWords } from "#content/en/meena/plain-words.ts";
import { isNumberWord } from "../quantities/number-words.ts";
import { knows, nearestWord, spelledOut } from "./lexicon.ts";
import { singularsOf } from "./plurals.ts";
import type { Reader } from "./readers.ts";
import { scriptOf } from "./spelling.ts";

/** Each correction compares with many words. */
const maxCorrections = 12;

/** Whether a word was taken for another. A plural that is known as a singular is no guess. */
export function isGuess(word: string, written: string): boolean {
  return word !== written && !singularsOf(written, scriptOf(written)).includes(word);
}

/**
 * Puts the known word in the place of a misspelt one.
 *
 * @param active the vocabularies in which to look, that of the visitor's own language first
 */
export function correct(written: readonly string[], active: readonly Reader[]): string[] {
  let corrections = 0;
  return written.map((word) => {
    const script = scriptOf(word);
    const readers = active.filter((one) => one.script === script);
    const isKnown = (other: string) => readers.some(({ lexicon }) => knows(lexicon, other));
    // "Make it five" is no slip of "fine", and "सोलह" none of the town "सोलन".
    if (script === "other" || isKnown(word) || isNumberWord(word)) return word;
    const singular = singularsOf(word, script).find(isKnown);
    if (singular !== undefined) return singular;
    if (corrections >= maxCorrections || plainWords.has(word)) return word;
    const undoubled = word.replace(/(.)\1/gu, "$1");
    if (undoubled.length > 2 && undoubled !== word && isKnown(undoubled)) return undoubled;
    corrections += 1;
    return nearestIn(readers, word) ?? (script === "latin" ? spelledOutIn(readers, word) : undefined) ?? word;
  });
}

/** The known word that is the fewest slips away; of equally near ones that of the visitor's own language. */
function nearestIn(readers: readonly Reader[], word: string): string | undefined {
  const candidates = readers.flatMap(({ lexicon }) => nearestWord(lexicon, word) ?? []);
  return candidates.toSorted((a, b) => a.slips - b.slips)[0]?.word;
}

/** "hw mny": the known word of the same consonants. */
function spelledOutIn(readers: readonly Reader[], word: string): string | undefined {
  return readers.map(({ lexicon }) => spelledOut(lexicon, word)).find((found) => found !== undefined);
}
