import { type Choice, vocabularyOf } from "./choose-topic.ts";
import { weightOf } from "./concept-weights.ts";
import type { Question } from "./question.ts";

/** A concept that is known, but has nothing to do with the topic, is as strange as an unknown word when it weighs this. */
const strangeWeight = 3;
/** Two letters are mostly a small word cut short: "fr", "ju". */
const strangenessOfShort = 0.4;
/** A word that was taken for a known one may have been another, unless its writer misspells this share of all words. */
const strangenessOfGuess = 0.25;
const sloppyShare = 0.35;
/** "Is it in your rules?" may be asked of everything. */
const goesWithAnything: ReadonlySet<string> = new Set(
  "terms policy page site about service customer legal faq bot company contact insult".split(" "),
);
/** Lighter concepts occur in questions of all kinds. */
const leastWeightAside = 1.1;

/**
 * How much of a question an answer leaves aside: unknown words, and concepts that have nothing to do with the topic.
 * Function words and everyday verbs are known in every language, so that an unknown word means something that the site
 * does not speak of.
 */
export function leftAside(choice: Choice, found: ReadonlySet<string>, question: Question): number {
  const { unknown, guessed, words, senses } = question;
  const known = vocabularyOf(choice.topic.id);
  const isStrange = (concept: string) =>
    !known.has(concept) && !goesWithAnything.has(concept) && weightOf(concept) >= leastWeightAside;
  // A word is explained if any of the things is that it may stand for.
  const aside = senses.filter(
    (sense) => sense.length > 0 && sense.every((one) => found.has(one) && isStrange(one)),
  );
  const besides = [...found].filter((one) => one.startsWith("@") && isStrange(one));
  const weights = [...aside.map((sense) => Math.min(...sense.map(weightOf))), ...besides.map(weightOf)];
  const weight = weights.reduce((sum, one) => sum + one, 0);
  const doubts = guessed < words.length * sloppyShare ? guessed * strangenessOfGuess : 0;
  const strangeness = unknown.reduce((sum, word) => sum + (word.length > 2 ? 1 : strangenessOfShort), 0);
  return strangeness + doubts + weight / strangeWeight;
}
