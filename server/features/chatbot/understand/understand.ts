import type { Vehicle } from "#content/schema/fleet.ts";
import type { MeenaLanguage } from "#content/schema/meena.ts";
import { readQuantities, withLoneWeight } from "../quantities/quantities.ts";
import { correct, isGuess } from "./correction.ts";
import type { Place } from "./known-places.ts";
import { detectLanguage } from "./language.ts";
import type { Question } from "./question.ts";
import { buildReaders, type Vocabularies } from "./readers.ts";
import { readWords } from "./reading.ts";
import { normalise, wordsOf } from "./spelling.ts";
import { groupsOf } from "./word-groups.ts";

/** @param before the language so far; `isFixed` when the message is part of one that is known to be in it. */
export type Understand = (message: string, before: MeenaLanguage | undefined, isFixed?: boolean) => Question;

/** Long messages are read up to here; nobody asks more in one. */
const maxWords = 120;

/** "Main", "hum" and "par" are English words of another meaning in a message in Hindi. */
const nothing: ReadonlySet<string> = new Set();

/** Builds all indexes once; what it returns takes a fraction of a millisecond for a question. */
export function createUnderstanding(
  vocabularies: Vocabularies,
  vehicles: readonly Vehicle[],
  places: readonly Place[],
): Understand {
  const readers = buildReaders(vocabularies, vehicles, places);

  return (message, before, isFixed) => {
    const text = normalise(message);
    const written = wordsOf(text).slice(0, maxWords);
    const language = isFixed && before ? before : detectLanguage(written, readers.marks, before);
    const words = correct(written, readers.of[language]);
    const reading = readWords(words, language, readers);
    const guessed = words.filter((word, index) => isGuess(word, written[index] ?? "")).length;
    const numbers = readQuantities(text);
    const isLoad = reading.concepts.has("carry") || reading.concepts.has("payload");
    return {
      ...reading,
      language,
      text,
      words,
      groups: language === "en" ? groupsOf(written) : nothing,
      guessed,
      quantities: isLoad ? withLoneWeight(numbers, words) : numbers,
    };
  };
}
