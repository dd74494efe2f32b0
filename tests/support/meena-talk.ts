import { noMemory } from "#server/features/chatbot/conversation/conversation-state.ts";
import type { Turn } from "#server/features/chatbot/dialogue/turn.ts";
import { createEngine } from "#server/features/chatbot/engine.ts";
import type { RankTopics } from "#server/features/chatbot/understand/classifier.ts";
import { knowledgeOfContent } from "#server/features/chatbot/understand/knowledge.ts";
import { createUnderstanding } from "#server/features/chatbot/understand/understand.ts";
import { engineCall } from "./engine-call.ts";

const knowledge = knowledgeOfContent();
const { vocabularies, vehicles, places } = knowledge;
const understand = createUnderstanding(vocabularies, vehicles, places);

/** A message, and the topic that the classifier is to take it for, or several that are equally likely. */
export type Said = readonly [message: string, ...topics: string[]];

/** Meena's answers to the messages of a conversation. What she has learned is left out: each message has its topic. */
export function talk(...messages: readonly Said[]): Promise<readonly Turn[]> {
  return turnsOf(
    messages.map(([message, ...topics]) => {
      const ranked = topics.map((topic) => ({ topic, probability: 1 / topics.length }));
      return [message, () => ranked];
    }),
  );
}

/** The same with what she has learned. */
export function talkAsLearned(
  rankTopics: RankTopics,
  ...messages: readonly string[]
): Promise<readonly Turn[]> {
  return turnsOf(messages.map((message) => [message, rankTopics]));
}

async function turnsOf(
  messages: readonly (readonly [message: string, rankTopics: RankTopics])[],
): Promise<readonly Turn[]> {
  const turns: Turn[] = [];
  for (const [message, rankTopics] of messages) {
    const engine = createEngine({ knowledge, understand, openJobs: async () => [], rankTopics });
    turns.push(await engine(message, turns.at(-1)?.memory ?? noMemory, engineCall));
  }
  return turns;
}

/** The last of these answers. */
export async function lastReply(...messages: readonly Said[]): Promise<string> {
  return (await talk(...messages)).at(-1)?.reply ?? "";
}
