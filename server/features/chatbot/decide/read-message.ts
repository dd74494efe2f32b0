import type { Memory } from "../conversation-state.ts";
import type { Question } from "../question.ts";
import { answerKeyOf, topicOf } from "../topics/all-topics.ts";
import type { RankedTopic, RankTopics } from "../understand/classifier.ts";
import { featuresOfMessage } from "../understand/message-features.ts";
import type { Understand } from "../understand.ts";
import { clausesOf, partsOf } from "./clauses.ts";
import {
  type Decision,
  decide,
  isAskable,
  probabilityOf,
  supportOfClause,
  sureOfPart,
  topicOfPart,
  worthOffering,
} from "./decide.ts";

/** So many questions of one message are answered. */
const mostAnswers = 2;

/** A short number goes on with a load or a count; a long one is somebody's. */
const hasWords = /\p{L}|^\D*\d{1,6}\D*$/u;

/** "Is he right?" A part of so few words asks for something of its own only if the whole message speaks of it. */
const isBare = (part: string) => part.split(" ").length <= 3;

/** A part of a message that asks for something of its own. */
export interface PartAsked {
  readonly topic: string;
  readonly text: string;
}

/** What a message is about, and what is to be done with it. */
export interface MessageReader {
  /** The topics of a message, the likeliest first; by itself, or after the answer to a topic. */
  rank(question: Question, after?: Pick<Memory, "topic">): readonly RankedTopic[];
  /** @param hasAskedBack just before */
  read(question: Question, memory: Memory, hasAskedBack: boolean): Decision;
  /** The parts that are each sure of a topic of their own, and topics that other parts may be about. */
  partsAsked(
    question: Question,
    memory: Memory,
  ): { readonly sure: readonly PartAsked[]; readonly maybe: readonly string[] };
}

export function createMessageReader(rankTopics: RankTopics, understand: Understand): MessageReader {
  const rank = (question: Question, { topic }: Pick<Memory, "topic"> = {}) =>
    hasWords.test(question.text) ? rankTopics(featuresOfMessage(question, topic)) : [];

  function partsAsked(question: Question, memory: Memory) {
    const { text, language } = question;
    const whole = rank(question, memory);
    const found: (PartAsked & { readonly weight: number })[] = [];
    const maybe: string[] = [];
    let { topic: before } = memory;
    /** @param least how likely the topic has to be in the whole message as well */
    function readPart(part: string, least: number): boolean {
      const likeliest = topicOfPart(rank(understand(part, language, true), { topic: before }), whole);
      const { outcome } = topicOf(likeliest?.topic ?? "") ?? {};
      // What is only refused would bury what is asked beside it.
      if (!likeliest || outcome === "greeted" || outcome === "refused") return false;
      const { topic, probability } = likeliest;
      // "All right" goes on with the turn before, and asks nothing.
      if (isBare(part) && topic === memory.topic) return false;
      const support = probabilityOf(topic, whole);
      const isSure = probability >= sureOfPart && support >= least;
      const isNew = !found.some((other) => answerKeyOf(other.topic) === answerKeyOf(topic));
      if (isSure && isNew) found.push({ topic, text: part, weight: probability * support });
      else if (!isSure && probability >= worthOffering && isAskable(topic)) maybe.push(topic);
      before = topic;
      return isSure;
    }
    const parts = partsOf(text, language);
    for (const part of parts.length > 0 ? parts : [text]) {
      if (part !== text && readPart(part, isBare(part) ? supportOfClause : 0)) continue;
      for (const clause of clausesOf(part)) readPart(clause, supportOfClause);
    }
    // Who asks comes before what is asked: "I am a journalist" weighs less in the whole than the questions.
    const best = found.toSorted((a, b) => b.weight - a.weight).slice(0, mostAnswers);
    const others = found.filter((part) => !best.includes(part) && isAskable(part.topic));
    return {
      sure: found.filter((part) => best.includes(part)),
      maybe: [...others.map(({ topic }) => topic), ...maybe],
    };
  }

  return {
    rank,
    partsAsked,
    read: (question, memory, hasAskedBack) => decide(rank(question, memory), hasAskedBack),
  };
}
