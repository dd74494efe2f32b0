import type { MeenaVocabulary } from "#content/schema/meena.ts";
import type { Draft } from "./answers/draft.ts";
import type { Memory } from "./conversation-state.ts";
import type { Knowledge } from "./knowledge.ts";
import { indexPassages } from "./passage-search.ts";
import type { Question } from "./question.ts";
import type { Speaker } from "./speaker.ts";
import { wordsOf } from "./spelling.ts";
import { type Turn, turnOf } from "./turn.ts";

/** A passage has to hold this share of a question's weight, and so many of its words; else it is about something else. */
const leastCoverage = 0.8;
const leastTerms = 3;

/** Answers a question with a passage of the site; undefined when none holds nearly all of what is asked. */
export type PassageTurn = (question: Question, memory: Memory, speaker: Speaker) => Turn | undefined;

/** Indexes the site's passages, once. */
export function createPassageTurns({ passages, vocabularies }: Knowledge): PassageTurn {
  const search = indexPassages(passages, (text) => wordsOf(text.toLowerCase()));
  const englishOf = englishWords(vocabularies.english);
  return (question, memory, speaker) => {
    const hit = search(searchWords(question, englishOf));
    if (!hit || hit.coverage < leastCoverage || hit.terms < leastTerms) return undefined;
    const draft: Draft = { parts: [`${speaker.say("passageIntro")} ${hit.passage.text}`] };
    return turnOf(speaker, memory, draft, { pages: [hit.passage.page], id: "passage" });
  };
}

/** The English word that stands for each concept, to look up a question of another language in the English texts. */
function englishWords(english: MeenaVocabulary): ReadonlyMap<string, string> {
  return new Map(Object.entries(english).map(([concept, words]) => [concept, words.split(",", 1)[0] ?? ""]));
}

/** Concepts that no passage is about. */
const meaningless: ReadonlySet<string> = new Set(
  [
    "filler how what when where who why which also it want get",
    "howMuch howMany howLong list more yes no not greet thanks praise help",
  ].flatMap((line) => line.split(" ")),
);

/** What to look for in the English passages: English words as they are, of other languages what they stand for. */
function searchWords(question: Question, englishOf: ReadonlyMap<string, string>): string[] {
  if (question.language === "en") {
    return [...question.words.filter((word) => !isFiller(word, question)), ...question.unknown];
  }
  const concepts = [...question.concepts].filter((concept) => !meaningless.has(concept));
  return [...concepts.flatMap((concept) => wordsOf(englishOf.get(concept) ?? "")), ...question.unknown];
}

const englishFillers: ReadonlySet<string> = new Set(
  [
    "a an the is are am was were be do does did i me my we our us you your of in on at by with for from to it its",
    "this that and or if can could will would shall should what when where who how why which not have has had",
    "there any some as so but about please tell know s t",
  ].flatMap((line) => line.split(" ")),
);

function isFiller(word: string, { unknown }: Question): boolean {
  return englishFillers.has(word) && !unknown.includes(word);
}
