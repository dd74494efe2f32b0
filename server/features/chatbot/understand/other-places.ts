import { editDistance } from "../../../edit-distance.ts";
import type { Question } from "./question.ts";
import { normalise, skeletonOf, wordsOf } from "./spelling.ts";

/**
 * Drops the places that a message names only by a word too unlike their name. A word that differs by two letters, also in
 * its consonants, is another place: "Rajouri Garden" is not "Rajpura".
 */
export function withoutOtherPlaces(question: Question): Question {
  const { places, words, text } = question;
  if (places.length === 0) return question;
  const written = wordsOf(text);
  const taken = words.filter((word, index) => isOtherName(word, written[index] ?? ""));
  if (taken.length === 0) return question;
  const isMeant = (place: string) => {
    const names = wordsOf(normalise(place));
    // The place stays if the message also has its name as it is spelled.
    return !names.some((name) => taken.includes(name)) || names.every((name) => written.includes(name));
  };
  const left = places.filter(isMeant);
  if (left.length === places.length) return question;
  return { ...question, places: left, hasStart: false, hasEnd: false, arePlacesListed: false };
}

const slipsOfOther = 2;

function isOtherName(word: string, written: string): boolean {
  if (word === written || skeletonOf(word) === skeletonOf(written)) return false;
  return editDistance(word, written, slipsOfOther) >= slipsOfOther;
}
