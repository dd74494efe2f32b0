import { type Knowledge, knowledgeOfContent } from "#server/features/chatbot/knowledge.ts";
import { featuresOfMessage } from "#server/features/chatbot/understand/message-features.ts";
import { createUnderstanding } from "#server/features/chatbot/understand.ts";
import type { Example } from "./train.ts";
import { readUtterances, type Utterance } from "./utterances.ts";

/** The utterances of these batches, each with what the classifier sees of it. All 12,600 take about 4 s. */
export function readExamples(
  project: string,
  isWanted: (batch: string) => boolean = () => true,
): readonly (Example & { readonly utterance: Utterance })[] {
  const { vocabularies, vehicles, places, words } = knowledgeOfContent();
  const understand = createUnderstanding(vocabularies, vehicles, places);
  const utterances = [...readUtterances(project), ...asksOf(words)].filter(({ batch }) => isWanted(batch));
  return utterances.map((utterance) => ({
    utterance,
    topic: utterance.topic,
    features: featuresOfMessage(understand(utterance.text, undefined)),
  }));
}

/** What she asks back with is how each topic is named in few words, in every language. */
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
