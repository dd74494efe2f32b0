import { editDistance } from "#contract/words/edit-distance.ts";
import { spellingsOf } from "./known-places.ts";
import type { Question } from "./question.ts";
import { foldIndic, normalise, scriptOf, skeletonOf, wordsOf } from "./spelling.ts";

/**
 * Drops the places that a message names only by a word too unlike their name. A word that differs by two letters, also in
 * its consonants, is another place: "Rajouri Garden" is not "Rajpura". In Devanagari and Gurmukhi another consonant makes
 * another word, "ਕੋਠੀ" (a house) is not "ਕੋਚੀ"; only of the places that the site names it may be a slip.
 *
 * @param named English names of the places that the site names
 */
export function withoutOtherPlaces(question: Question, named: ReadonlySet<string>): Question {
  const { places, words, text } = question;
  if (places.length === 0) return question;
  const written = wordsOf(text);
  const takenBy = (isOther: (word: string, written: string) => boolean) =>
    words.filter((word, index) => isOther(word, written[index] ?? ""));
  const latin = takenBy(isOtherName);
  const indic = takenBy(isOtherWord);
  if (latin.length + indic.length === 0) return question;
  const isMeant = (place: string) => {
    const taken = named.has(place) ? latin : [...latin, ...indic];
    const names = spellingsOf(place).map((name) => wordsOf(normalise(name)));
    // The place stays if the message also has its name as it is spelled.
    return (
      !names.flat().some((name) => taken.includes(name)) ||
      names.some((name) => name.every((word) => written.includes(word)))
    );
  };
  const left = places.filter(isMeant);
  if (left.length === places.length) return question;
  return { ...question, places: left, hasStart: false, hasEnd: false, arePlacesListed: false };
}

const slipsOfOther = 2;

function isOtherName(word: string, written: string): boolean {
  if (word === written || scriptOf(word) !== "latin" || skeletonOf(word) === skeletonOf(written))
    return false;
  return editDistance(word, written, slipsOfOther) >= slipsOfOther;
}

const indicVowels = /[\u0904-\u0914\u093e-\u094c\u0a05-\u0a14\u0a3e-\u0a4c]/g;

function isOtherWord(word: string, written: string): boolean {
  if (word === written || scriptOf(word) === "latin") return false;
  const [consonants, others] = [word, written].map((one) => foldIndic(one).replace(indicVowels, ""));
  return consonants !== others;
}
