import { editDistance } from "../../../edit-distance.ts";
import type { Question } from "./question.ts";
import { normalise, skeletonOf, wordsOf } from "./spelling.ts";

/**
 * A question without the places that its words were only taken for: two letters that change the consonants make another
 * place, and "Rajouri Garden" is no "Rajpura".
 */
export function withoutOtherPlaces(question: Question): Question {
  const { places, words, text } = question;
  if (places.length === 0) return question;
  const written = wordsOf(text);
  const taken = words.filter((word, index) => isOtherName(word, written[index] ?? ""));
  if (taken.length === 0) return question;
  const isMeant = (place: string) => {
    const names = wordsOf(normalise(place));
    // Whoever also writes the name itself means the place.
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
