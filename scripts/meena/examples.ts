import { clausesOf, partsOf } from "#server/features/chatbot/decide/clauses.ts";
import { subjectOf, topics } from "#server/features/chatbot/topics/all-topics.ts";
import type { Topic } from "#server/features/chatbot/topics/topic.ts";
import { type Knowledge, knowledgeOfContent } from "#server/features/chatbot/understand/knowledge.ts";
import { featuresOfMessage } from "#server/features/chatbot/understand/message-features.ts";
import { createUnderstanding, type Understand } from "#server/features/chatbot/understand/understand.ts";
import type { Example } from "./train.ts";
import { readFollowUps, readTwoThings, readUtterances, type Utterance } from "./utterances.ts";

type ReadExample = Example & { readonly utterance: Utterance };

/** All training examples: 120,000, read in about 20 s. */
export function readExamples(project: string): readonly ReadExample[] {
  const { vocabularies, vehicles, places, words } = knowledgeOfContent();
  const understand = createUnderstanding(vocabularies, vehicles, places);
  const twoThings = readTwoThings(project);
  const utterances: readonly (readonly [Utterance, Utterance?])[] = [
    ...[...readUtterances(project), ...twoThings].map((utterance, index): [Utterance, Utterance] => [
      utterance,
      inConversation(utterance, index),
    ]),
    ...[
      ...twoThings.flatMap((utterance) => halvesOf(utterance, understand)),
      ...readFollowUps(project),
      ...topics.map(emptyAfter),
      ...asksOf(words),
    ].map((one): [Utterance] => [one]),
  ];
  return utterances.flatMap((ways) => {
    const [{ text, topic, second }] = ways;
    const question = understand(text, undefined);
    return ways
      .flatMap((utterance) => utterance ?? [])
      .map((utterance) => ({
        utterance,
        topic,
        second,
        features: featuresOfMessage(question, utterance.before),
      }));
  });
}

/** Utterances without a conversation before them, as a classifier is asked about them. */
export function readQuestions(utterances: readonly Utterance[]): readonly ReadExample[] {
  const { vocabularies, vehicles, places } = knowledgeOfContent();
  const understand = createUnderstanding(vocabularies, vehicles, places);
  return utterances.map((utterance) => ({
    utterance,
    topic: utterance.topic,
    features: featuresOfMessage(understand(utterance.text, undefined)),
  }));
}

/** The clauses of an utterance that asks two things, if it has just two: the second follows the first. */
function halvesOf({ second, ...whole }: Utterance, understand: Understand): Utterance[] {
  const { text, language } = understand(whole.text, undefined);
  const [first, last] = [partsOf(text, language), clausesOf(text)].find(({ length }) => length === 2) ?? [];
  if (!second || first === undefined || last === undefined) return [];
  return [
    { ...whole, text: first },
    { ...whole, text: last, topic: second, before: whole.topic },
  ];
}

/** The utterance once more, after an answer. In thirds: to its own topic, to one of its subject, to any. */
function inConversation(utterance: Utterance, index: number): Utterance {
  const subject = subjectOf(utterance.topic);
  const related = topics.filter(({ id }) =>
    index % 3 === 0 ? id === utterance.topic : index % 3 === 1 ? subjectOf(id) === subject : true,
  );
  const befores = related.length > 0 ? related : topics;
  return { ...utterance, before: befores[(index * 7919) % befores.length]?.id ?? "greet" };
}

/** An empty message stays with the topic that was answered before. */
function emptyAfter({ id }: Topic): Utterance {
  const place = `silence after ${id}`;
  return { text: "", topic: id, before: id, language: "en", batch: "silence", isHurried: false, place };
}

/** The short questions that she offers when she asks back: they name each topic in few words, in every language. */
function asksOf(words: Knowledge["words"]): Utterance[] {
  return Object.entries(words).flatMap(([language, { asks }]) =>
    Object.entries(asks).map(([topic, text]) => ({
      text,
      topic,
      language: language.slice(0, 2),
      batch: "asks",
      isHurried: false,
      place: `asks of ${language}`,
    })),
  );
}
