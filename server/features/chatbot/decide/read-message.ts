import type { Memory } from "../conversation-state.ts";
import type { Question } from "../question.ts";
import { topicOf } from "../topics/all-topics.ts";
import type { RankedTopic, RankTopics } from "../understand/classifier.ts";
import { featuresOfMessage } from "../understand/message-features.ts";
import type { Understand } from "../understand.ts";
import { partsOf } from "./clauses.ts";
import { type Decision, decide, sureTopicOf } from "./decide.ts";

/** A longer message is a question of its own; what goes on from the one before is short, or says so ("and", "it"). */
const longestFragment = 5;
const longestGoingOn = 9;
/** A short message that is as sure of its topic goes on from nothing. */
const sureAlone = 0.65;
/** How much of a fragment's topic is told by itself; the rest is told by it together with the question before. */
const weightAlone = 0.2;
/** So many questions of one message are answered. */
const mostAnswers = 2;

/** What a message is about, and what is to be done with it. */
export interface MessageReader {
  /** The topics of a message by itself, the likeliest first. */
  rank(question: Question): readonly RankedTopic[];
  /** @param hasAskedBack just before */
  read(question: Question, memory: Memory, hasAskedBack: boolean): Decision;
  /** The parts of a message that each ask for something of their own; none unless there are two. */
  partsAsked(
    question: Question,
    memory: Memory,
  ): readonly { readonly topic: string; readonly text: string }[];
}

export function createMessageReader(rankTopics: RankTopics, understand: Understand): MessageReader {
  const rank = (question: Question) =>
    /\p{L}/u.test(question.text) ? rankTopics(featuresOfMessage(question)) : [];

  /** "And Jaipur?" is asked together with the question that it goes on from. */
  function rankInContext(question: Question, { about, language, vehicles }: Memory): readonly RankedTopic[] {
    const { concepts, words } = question;
    const goesOn = concepts.has("also") || concepts.has("it");
    const alone = rank(question);
    if (about === undefined || words.length > (goesOn ? longestGoingOn : longestFragment)) return alone;
    const [own] = alone;
    if (!goesOn && own && own.topic !== "none" && own.probability >= sureAlone) return alone;
    const meant = concepts.has("it") && question.vehicles.length === 0 ? { ...question, vehicles } : question;
    const together = rankTopics(featuresOfMessage(meant, understand(about, language, true)));
    const shareAlone = new Map(alone.map(({ topic, probability }) => [topic, probability]));
    const mean = ({ topic, probability }: RankedTopic) => {
      const own = shareAlone.get(topic) ?? probability;
      return own ** weightAlone * probability ** (1 - weightAlone);
    };
    return normalised(together.map((one) => ({ topic: one.topic, probability: mean(one) })));
  }

  function partsAsked({ text, language }: Question, memory: Memory) {
    const parts: { topic: string; text: string }[] = [];
    let { about } = memory;
    for (const part of partsOf(text, language)) {
      const topic = sureTopicOf(rankInContext(understand(part, language, true), { ...memory, about }));
      about = part;
      if (topic !== undefined) parts.push({ topic, text: part });
    }
    return new Set(parts.map(({ topic }) => topicOf(topic)?.computed ?? topic)).size > 1
      ? parts.slice(0, mostAnswers)
      : [];
  }

  return {
    rank,
    partsAsked,
    read: (question, memory, hasAskedBack) => decide(rankInContext(question, memory), hasAskedBack),
  };
}

function normalised(ranked: readonly RankedTopic[]): readonly RankedTopic[] {
  const whole = ranked.reduce((sum, { probability }) => sum + probability, 0) || 1;
  return ranked
    .map(({ topic, probability }) => ({ topic, probability: probability / whole }))
    .sort((a, b) => b.probability - a.probability);
}
