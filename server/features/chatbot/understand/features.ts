import { isAskingWord } from "./asks.ts";
import { phoneticKey } from "./phonetic-key.ts";
import { wordsOf } from "./spelling.ts";

/** Features are counted in so many buckets; two that share one are rare enough to do no harm. */
export const bucketCount = 2 ** 18;

const shortestPiece = 3;
const longestPiece = 5;

/** A message with more words tells before it asks; what it asks mostly stands at its end. */
const longestWithoutEnd = 8;
const wordsOfEnd = 5;
/** What is asked stands by the word that asks, mostly behind it. */
const besideAsking = [-2, -1, 1, 2, 3, 4];

/**
 * What the classifier sees of a message, as bucket numbers, each once: words and pairs of words as they are written, the
 * same by sound, pieces of three to five letters of the sounds, what the vocabularies found, and once more the sounds at
 * the end of a long message and beside a word that asks.
 *
 * @param text normalised
 * @param found concepts, and what else stands in the message: "@route"
 */
export function featuresOf(text: string, found: Iterable<string>): Uint32Array {
  const buckets = new Set<number>();
  const add = (feature: string) => buckets.add(bucketOf(feature));
  const words = wordsOf(text).map((word) => (/^\d/.test(word) ? `#${Math.min(word.length, 11)}` : word));
  const keys = words.map(phoneticKey);
  words.forEach((word, index) => {
    const key = keys[index] ?? "";
    add(`w${word}`);
    add(`b${word} ${words[index + 1] ?? "$"}`);
    if (index === 0) add(`b^ ${word}`);
    add(`k${key}`);
    add(`q${key} ${keys[index + 1] ?? "$"}`);
    const bounded = `<${key}>`;
    for (let length = shortestPiece; length <= longestPiece; length++) {
      for (let start = 0; start + length <= bounded.length; start++) {
        add(`p${bounded.slice(start, start + length)}`);
      }
    }
  });
  if (words.length > longestWithoutEnd) for (const key of keys.slice(-wordsOfEnd)) add(`e${key}`);
  words.forEach((word, index) => {
    if (!isAskingWord(word)) return;
    for (const step of besideAsking) {
      const key = keys[index + step];
      if (key !== undefined) add(`a${key}`);
    }
  });
  for (const name of found) add(`@${name}`);
  return Uint32Array.from(buckets);
}

/**
 * The bucket of a text, from 0 to `bucketCount`: FNV-1a, with its upper bits mixed into the lower ones that are kept.
 */
export function bucketOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < feature.length; index++) {
    hash ^= feature.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  hash ^= hash >>> 12;
  return hash & (bucketCount - 1);
}
