import type { Job } from "#contract/jobs.ts";
import { languageAsked } from "./answers/company.ts";
import type { AnswerContext } from "./answers/draft.ts";
import type { Memory } from "./conversation-state.ts";
import { createMessageReader } from "./decide/read-message.ts";
import { askBack, pickedOf } from "./dialogue/ask-back.ts";
import { carryOver, nameListedVehicle } from "./follow-up.ts";
import type { SendToTeam } from "./hand-over.ts";
import {
  handOverBegun,
  handOverTurn,
  handOverWith,
  introducesSender,
  isCalledOff,
  mayBeQuestion,
  resumed,
} from "./hand-over-turns.ts";
import type { Knowledge } from "./knowledge.ts";
import type { Question } from "./question.ts";
import { holdsIdentityNumber, redact } from "./redact.ts";
import type { Rephrase } from "./rephrase.ts";
import { createSpeakers } from "./speaker.ts";
import { answerTopic } from "./topic-turn.ts";
import { topicOf } from "./topics/all-topics.ts";
import { joined, sayOnly, type Turn } from "./turn.ts";
import type { RankTopics } from "./understand/classifier.ts";
import { createUnderstanding, type Understand } from "./understand.ts";

export interface EngineDependencies {
  readonly knowledge: Knowledge;
  /** Made from the knowledge unless it is given. */
  readonly understand?: Understand;
  readonly rankTopics: RankTopics;
  /** Undefined while the jobs cannot be read. */
  readonly openJobs: () => Promise<readonly Job[] | undefined>;
  /** Gives an answer in other words. */
  readonly rephrase?: Rephrase | undefined;
}

/** What an answer needs of the call that brought the message. */
export interface EngineCall {
  readonly now: Date;
  /** What it throws goes to the caller of the engine. */
  readonly sendToTeam: SendToTeam;
}

/** Answers a message in the light of what was said before. */
export type Engine = (message: string, memory: Memory, call: EngineCall) => Promise<Turn>;

/** Who asks for these wants a person. */
const handOverTopics: ReadonlySet<string> = new Set(["person", "leave-message"]);

/** What an answer is worked out from, whatever the question. */
type Conversation = Omit<AnswerContext, "question"> & { readonly now: Date };

/** Builds everything that can be built beforehand; an answer then takes about a millisecond. */
export function createEngine(dependencies: EngineDependencies): Engine {
  const { knowledge, openJobs, rephrase, rankTopics } = dependencies;
  const { vocabularies, vehicles, places } = knowledge;
  const understand = dependencies.understand ?? createUnderstanding(vocabularies, vehicles, places);
  const reader = createMessageReader(rankTopics, understand);
  const speakers = createSpeakers(knowledge);

  return async (message, before, { now, sendToTeam }) => {
    const asTyped = understand(message, before.language);
    const named = nameListedVehicle(asTyped, before, vehicles);
    const question = named === undefined ? asTyped : understand(named, asTyped.language, true);
    // Names and numbers say nothing about the language.
    const language = before.handOver ? (before.language ?? question.language) : languageOf(question);
    const speaker = speakers[language];
    const { offered, offersPerson, ...rest } = before;
    const memory: Memory = {
      ...rest,
      language,
      said: [...before.said, redact(message).slice(0, 200)].slice(-8),
    };
    const conversation: Conversation = { memory, knowledge, speaker, openJobs, now };
    if (memory.handOver) {
      const instead = await questionInstead(question, conversation);
      if (instead) return resumed(instead, memory, speaker);
      return handOverTurn(message, question, memory, memory.handOver, speaker, sendToTeam);
    }
    if (holdsIdentityNumber(message)) return sayOnly(speaker, memory, "doNotShare", "refused", ["hiring"]);
    if (introducesSender(message)) return handOverWith(message, speaker, memory, now, sendToTeam);
    if (offersPerson && isYes(question)) return handOverBegun(speaker, memory, now);
    const picked = offered && (await answerPicked(offered, question, conversation));
    return rephrased(picked ?? (await answerMessage(question, conversation, offered !== undefined)), message);
  };

  async function answerMessage(
    question: Question,
    conversation: Conversation,
    hasAskedBack: boolean,
  ): Promise<Turn> {
    const { memory, speaker } = conversation;
    const decision = reader.read(question, memory, hasAskedBack);
    const several = decision.kind === "decline" ? undefined : await answerSeveral(question, conversation);
    if (several) return several;
    switch (decision.kind) {
      case "answer":
        return answerAbout(decision.topic, carryOver(question, memory), conversation);
      case "ask-back":
        return (
          askBack(speaker, memory, decision.topics) ??
          notUnderstood(question, conversation, decision.topics[0])
        );
      case "decline":
        return answerAbout("off-topic", question, conversation);
      case "unsure":
        return notUnderstood(question, conversation, decision.topic);
    }
  }

  async function answerAbout(id: string, question: Question, conversation: Conversation): Promise<Turn> {
    const { speaker, memory, now } = conversation;
    if (handOverTopics.has(id)) return handOverBegun(speaker, memory, now);
    const topic = topicOf(id);
    return topic ? answerTopic(topic, { ...conversation, question }) : notUnderstood(question, conversation);
  }

  /** The answer to what was asked before the question back; undefined when none of the offered topics is picked. */
  async function answerPicked(
    offered: readonly string[],
    reply: Question,
    conversation: Conversation,
  ): Promise<Turn | undefined> {
    const { memory, speaker } = conversation;
    const topic = pickedOf(offered, reply, reader.rank(reply), speaker);
    if (topic === undefined) return undefined;
    return answerAbout(topic, understand(memory.said.at(-2) ?? "", memory.language, true), conversation);
  }

  /** The answers to "Eicher range and price"; undefined when only one thing is asked. */
  async function answerSeveral(question: Question, conversation: Conversation): Promise<Turn | undefined> {
    const turns: Turn[] = [];
    let { memory } = conversation;
    for (const { text, topic } of reader.partsAsked(question, memory)) {
      const part = carryOver(understand(text, question.language, true), memory);
      const turn = await answerAbout(topic, part, { ...conversation, memory });
      turns.push(turn);
      memory = turn.memory;
    }
    return turns.length > 1 ? joined(turns) : undefined;
  }

  /** The answer to a question that is asked while name and number are collected. */
  async function questionInstead(question: Question, conversation: Conversation): Promise<Turn | undefined> {
    if (isCalledOff(question) || !mayBeQuestion(question, conversation.memory)) return undefined;
    const decision = reader.read(question, conversation.memory, false);
    // A doubtful question is better answered than taken for a name.
    const id =
      decision.kind === "ask-back" ? decision.topics[0] : decision.kind === "answer" && decision.topic;
    const topic = id ? topicOf(id) : undefined;
    const isAsked = topic && topic.outcome === undefined && !handOverTopics.has(topic.id);
    return isAsked ? answerTopic(topic, { ...conversation, question }) : undefined;
  }

  /** Only what answers a question is left to a model: refusals and questions of her own stay as they were reviewed. */
  async function rephrased(turn: Turn, message: string): Promise<Turn> {
    if (!rephrase || turn.outcome !== "answered") return turn;
    return { ...turn, reply: await rephrase(turn.reply, redact(message)) };
  }
}

/** "Hindi please" is answered in Hindi. */
function languageOf({ concepts, words, text, language }: Question): Question["language"] {
  const isOnlyThat = concepts.has("language") && words.length <= longestLanguageWish;
  return (isOnlyThat ? languageAsked(text) : undefined) ?? language;
}

const longestLanguageWish = 5;

function isYes({ concepts, words }: Question): boolean {
  return concepts.has("yes") && words.length <= longestYes;
}

/** "Yes please do that" */
const longestYes = 4;

/** She says that she does not know, and names the page of the likeliest topic. */
function notUnderstood({ words, concepts }: Question, { speaker, memory }: Conversation, topic = ""): Turn {
  const isEmpty = words.length === 0 || (concepts.size === 0 && words.length <= 2);
  if (isEmpty) return sayOnly(speaker, memory, "unclear", "asked", [], ["fleet", "price", "routes", "jobs"]);
  const pages = [...new Set([...(topicOf(topic)?.pages ?? []).slice(0, 1), "contact" as const])];
  return sayOnly(speaker, { ...memory, offersPerson: true }, "unknown", "unknown", pages, [
    "person",
    "fleet",
    "price",
  ]);
}
