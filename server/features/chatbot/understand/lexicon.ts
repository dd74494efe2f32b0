import { editDistance } from "#contract/words/edit-distance.ts";
import { skeletonOf } from "./spelling.ts";

/** What a word or phrase stands for. */
export type Meaning =
  | { readonly kind: "concept"; readonly name: string }
  | { readonly kind: "vehicle"; readonly name: string }
  | { readonly kind: "place"; readonly name: string };

interface Phrase {
  /** Of its words after the first. */
  readonly rest: readonly string[];
  /** As it is written in the vocabulary. */
  readonly written: string;
  readonly meaning: Meaning;
  /** The last word may end in any way. */
  readonly open: boolean;
  /** Of words that sound alike the harmless one is meant. */
  readonly isGrave: boolean;
}

/** The vocabulary of one language in one script, ready to be looked up. */
export interface Lexicon {
  readonly keyOf: (word: string) => string;
  /** Every word as it is written in the vocabulary. */
  readonly words: ReadonlySet<string>;
  /** Every key of a word, to tell whether a word is known however it is spelt. */
  readonly keys: ReadonlySet<string>;
  /** By the key of their first word, the longest first. */
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>;
  readonly openWords: ReadonlyMap<string, readonly Meaning[]>;
  /** For finding what was meant by a misspelt word: known words by first letter. */
  readonly byInitial: ReadonlyMap<string, readonly string[]>;
  /** The same words by their consonants. */
  readonly bySkeleton: ReadonlyMap<string, readonly string[]>;
  /** Words of names of places and vehicles. */
  readonly names: ReadonlySet<string>;
}

export interface LexiconEntry {
  /** Words and phrases parted by commas; a star stands for any ending. */
  readonly written: string;
  readonly meaning: Meaning;
  /** Nobody is refused for a slip of the finger, nor for a word that merely sounds like one that is. */
  readonly isGrave?: boolean;
}

const shortestOpenWord = 2;
/** Half of all entries are one word. */
const none: readonly string[] = [];

/** @param keyOf makes spellings comparable; entries and questions are looked up by it. */
export function buildLexicon(
  entries: readonly LexiconEntry[],
  keyOf: (word: string) => string,
  split: (text: string) => string[],
): Lexicon {
  const words = new Set<string>();
  const keys = new Set<string>();
  const phrases = new Map<string, Phrase[]>();
  const openWords = new Map<string, Meaning[]>();
  const guessable = new Set<string>();
  const names = new Set<string>();
  // Most words stand in several entries, which share one string.
  const strings = new Map<string, string>();
  const once = (text: string) => {
    if (!strings.has(text)) strings.set(text, text);
    return strings.get(text) ?? text;
  };
  for (const { written, meaning, isGrave = false } of entries) {
    for (const entry of written.split(",")) {
      const open = entry.trimEnd().endsWith("*");
      const parts = split(entry).map(once);
      if (parts.length === 0) continue;
      for (const part of parts) {
        words.add(part);
        if (!isGrave) guessable.add(part);
        if (meaning.kind !== "concept") names.add(part);
      }
      const all = parts.map((part) => once(keyOf(part)));
      const [first = ""] = all;
      // Unlike what a pattern of a list gives, a slice has no room to grow.
      const rest = all.length > 1 ? all.slice(1) : none;
      for (const key of all) keys.add(key);
      if (open && parts.length === 1) addTo(openWords, first, meaning);
      else addTo(phrases, first, { rest, written: parts.join(" "), meaning, open, isGrave });
    }
  }
  for (const [first, list] of phrases) {
    // A list that grew has room for some 16 more entries, its copy has none.
    const longestFirst = list.toSorted((a, b) => b.rest.length - a.rest.length);
    phrases.set(first, longestFirst);
  }
  const byInitial = new Map<string, string[]>();
  for (const word of guessable)
    if (word.length >= shortestCorrected) addTo(byInitial, word.slice(0, 1), word);
  const bySkeleton = new Map<string, string[]>();
  for (const word of guessable) if (/[a-z]/.test(word)) addTo(bySkeleton, skeletonOf(word), word);
  return { keyOf, words, keys, phrases, openWords, byInitial, bySkeleton, names };
}

function addTo<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

export interface Match {
  readonly length: number;
  readonly meanings: readonly Meaning[];
  /** It is spelt as in the vocabulary, not only alike: "bhada" is not "bada". */
  readonly isExact: boolean;
}

/**
 * The longest entry that begins at a word, with all that it stands for.
 *
 * @param words as they were written, for telling apart what only sounds alike
 */
export function matchAt(
  lexicon: Lexicon,
  keys: readonly string[],
  start: number,
  words: readonly string[] = keys,
): Match | undefined {
  const phrases = longestPhrases(lexicon, keys, start);
  const [longest] = phrases;
  if (!longest) {
    const meanings = openMeanings(lexicon, keys[start] ?? "");
    return meanings.length > 0 ? { length: 1, meanings, isExact: false } : undefined;
  }
  const length = 1 + longest.rest.length;
  const written = words.slice(start, start + length).join(" ");
  const exact = phrases.filter((phrase) => phrase.written === written);
  const isExact = exact.length > 0;
  const meant = isExact ? exact : harmlessOf(phrases);
  return { length, meanings: meant.map(({ meaning }) => meaning), isExact };
}

/** Of the phrases that begin at a word those with the most words. */
function longestPhrases({ phrases }: Lexicon, keys: readonly string[], start: number): Phrase[] {
  const fitting = (phrases.get(keys[start] ?? "") ?? []).filter((phrase) => continues(phrase, keys, start));
  return fitting.filter((phrase) => phrase.rest.length === fitting[0]?.rest.length);
}

/** Of phrases that sound alike the harmless ones: who is not sure to have asked for what is refused is not refused. */
function harmlessOf(phrases: readonly Phrase[]): readonly Phrase[] {
  const harmless = phrases.filter(({ isGrave }) => !isGrave);
  return harmless.length > 0 ? harmless : phrases;
}

/** What the open words stand for that a word begins with, the longest first. */
function openMeanings({ openWords }: Lexicon, key: string): Meaning[] {
  const meanings: Meaning[] = [];
  for (let end = key.length; end >= shortestOpenWord; end--)
    meanings.push(...(openWords.get(key.slice(0, end)) ?? []));
  return meanings;
}

/** Whether the words after the first are a phrase's own as well. */
function continues({ rest, open }: Phrase, keys: readonly string[], start: number): boolean {
  return rest.every((key, index) => {
    const found = keys[start + 1 + index] ?? "";
    return found === key || (open && index === rest.length - 1 && found.startsWith(key));
  });
}

/** Whether a word is known, be it with an ending. */
export function knows(lexicon: Lexicon, word: string): boolean {
  if (lexicon.words.has(word) || lexicon.keys.has(lexicon.keyOf(word))) return true;
  return openMeanings(lexicon, lexicon.keyOf(word)).length > 0;
}

/** Shorter words are too close to one another to guess which was meant. */
const shortestCorrected = 4;

export interface Correction {
  readonly word: string;
  /** How far it is from what was written. */
  readonly slips: number;
}

/** The known word that was meant by a misspelt one, if one lies near enough. */
export function nearestWord(lexicon: Lexicon, word: string): Correction | undefined {
  if (word.length < shortestCorrected) return undefined;
  const most = word.length >= 7 ? 2 : 1;
  let nearest: Correction | undefined;
  let fewest = most + 1;
  for (const candidate of lexicon.byInitial.get(word.slice(0, 1)) ?? []) {
    const slips = editDistance(word, candidate, Math.min(most, fewest));
    const isNearer =
      slips < fewest ||
      (slips === fewest && nearest !== undefined && isFuller(candidate, nearest.word, word));
    if (isNearer && slips <= (candidate.length >= 7 ? 2 : 1)) {
      fewest = slips;
      nearest = { word: candidate, slips };
    }
  }
  return nearest;
}

/** Of equally near words the one whose vowels were left out: "foundr" is no "found". */
function isFuller(candidate: string, nearest: string, written: string): boolean {
  const skeleton = skeletonOf(written);
  return skeletonOf(candidate) === skeleton && skeletonOf(nearest) !== skeleton;
}

/** The known word that was written without its vowels, as in "hw mny bxs". Of a name the end stays: "srs" is not Sirsa. */
export function spelledOut(lexicon: Lexicon, word: string): string | undefined {
  if (word.length < shortestSpelledOut || vowelsIn(word) > word.length / 3) return undefined;
  const fuller = (lexicon.bySkeleton.get(skeletonOf(word)) ?? []).filter(
    (candidate) =>
      vowelsIn(candidate) > vowelsIn(word) &&
      isLeftOf(word, candidate) &&
      (!lexicon.names.has(candidate) || candidate.endsWith(word.slice(-1))),
  );
  const [nearest] = fuller.toSorted(
    (a, b) => editDistance(word, a, maxLeftOut) - editDistance(word, b, maxLeftOut),
  );
  return nearest;
}

/** Whether a word is what is left of another without some of its letters: "bxs" of "boxes", "zzqq" of none. */
function isLeftOf(word: string, whole: string): boolean {
  let at = -1;
  return [...word].every((letter) => {
    at = whole.indexOf(letter, at + 1);
    return at >= 0;
  });
}

/** "Sq" could be any word with these consonants. */
const shortestSpelledOut = 3;
/** Letters that are left out of one word. */
const maxLeftOut = 5;

function vowelsIn(word: string): number {
  return word.match(/[aeiou]/g)?.length ?? 0;
}
