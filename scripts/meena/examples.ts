import { chooseTopic } from "#server/features/chatbot/choose-topic.ts";
import { foundIn } from "#server/features/chatbot/found-in.ts";
import { knowledgeOfContent, placesNamed } from "#server/features/chatbot/knowledge.ts";
import { featuresOf } from "#server/features/chatbot/understand/features.ts";
import { createUnderstanding } from "#server/features/chatbot/understand.ts";
import type { Example } from "./train.ts";
import { readUtterances, type Utterance } from "./utterances.ts";

/** The utterances of these batches, each with what the classifier sees of it. All 11,600 take about 4 s. */
export function readExamples(
  project: string,
  isWanted: (batch: string) => boolean = () => true,
): readonly (Example & { readonly utterance: Utterance })[] {
  const knowledge = knowledgeOfContent();
  const { vocabularies, vehicles, places } = knowledge;
  const understand = createUnderstanding(vocabularies, vehicles, places);
  const named = placesNamed(knowledge);
  const utterances = readUtterances(project).filter(({ batch }) => isWanted(batch));
  return utterances.map((utterance) => {
    const question = understand(utterance.text, undefined);
    const found = foundIn(question, named);
    const rule = chooseTopic(found)?.topic.id;
    const names = rule === undefined ? found : [...found, `rule ${rule}`];
    return { utterance, topic: utterance.topic, features: featuresOf(question.text, names) };
  });
}
