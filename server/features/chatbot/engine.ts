import type { Job } from "#contract/jobs.ts";
import { languageAsked } from "./answers/company.ts";
import type { AnswerContext } from "./answers/draft.ts";
import { type Choice, choiceOf, chooseTopic } from "./choose-topic.ts";
import { asksForSeveral, type Part, partsOf } from "./compound.ts";
import type { Memory } from "./conversation-state.ts";
import { choose } from "./decide/by-rules.ts";
import { type Decision, decide } from "./decide/decide.ts";
import { askBack, pickedOf } from "./dialogue/ask-back.ts";
import { carryOver, nameListedVehicle } from "./follow-up.ts";
import { foundIn } from "./found-in.ts";
import type { SendToTeam } from "./hand-over.ts";
import { handOverBegun, handOverTurn, questionInstead, resumed, wantsPerson } from "./hand-over-turns.ts";
import { type Knowledge, placesNamed } from "./knowledge.ts";
import { createPassageTurns } from "./passage-turn.ts";
import type { Question } from "./question.ts";
import { holdsIdentityNumber, redact } from "./redact.ts";
import type { Rephrase } from "./rephrase.ts";
import { createSpeakers, type Speaker } from "./speaker.ts";
import { answerTopic } from "./topic-turn.ts";
import { joined, sayOnly, type Turn } from "./turn.ts";
import type { RankedTopic, RankTopics } from "./understand/classifier.ts";
import { featuresOf } from "./understand/features.ts";
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

/** A longer message is a question of its own. */
const longestFragment = 4;
/** In a longer message the parts of a story look like questions of their own. */
const longestSeveral = 14;
/** Who asks for these wants a person. */
const handOverTopics: ReadonlySet<string> = new Set(["person", "leave-message"]);

/** What an answer is worked out from, whatever the question. */
type Conversation = Omit<AnswerContext, "question">;

/** Builds everything that can be built beforehand; an answer then takes about a millisecond. */
export function createEngine(dependencies: EngineDependencies): Engine {
  const { knowledge, openJobs, rephrase, rankTopics } = dependencies;
  const { vocabularies, vehicles, places } = knowledge;
  const understand = dependencies.understand ?? createUnderstanding(vocabularies, vehicles, places);
  const speakers = createSpeakers(knowledge);
  const passageTurn = createPassageTurns(knowledge);
  const namedPlaces = placesNamed(knowledge);

  return async (message, before, { now, sendToTeam }) => {
    const asTyped = understand(message, before.language);
    const named = nameListedVehicle(asTyped, before, vehicles);
    const question = named === undefined ? asTyped : understand(named, asTyped.language, true);
    // Names and numbers say nothing about the language.
    const language = before.handOver ? (before.language ?? question.language) : languageOf(question);
    const speaker = speakers[language];
    const { offered, ...rest } = before;
    const memory: Memory = {
      ...rest,
      language,
      said: [...before.said, redact(message).slice(0, 200)].slice(-8),
    };
    const conversation: Conversation = { memory, knowledge, speaker, openJobs };
    if (memory.handOver) {
      const instead = questionInstead(question, memory, namedPlaces);
      if (!instead) return handOverTurn(message, question, memory, memory.handOver, speaker, sendToTeam);
      return resumed(await answerTopic(instead, { ...conversation, question }), memory, speaker);
    }
    if (holdsIdentityNumber(message)) return sayOnly(speaker, memory, "doNotShare", "refused", ["hiring"]);
    const picked = offered && (await answerPicked(offered, question, conversation, now));
    if (picked) return rephrased(picked, message, rephrase);
    if (wantsPerson(question, memory)) return handOverBegun(speaker, memory, now);

    const asked = carryOver(question, memory);
    const turn = await answerQuestion(question, asked, conversation, now, offered !== undefined);
    return turn ? rephrased(turn, message, rephrase) : nothingFound(speaker, memory, asked);
  };

  function rank(question: Question): readonly RankedTopic[] {
    const found = foundIn(question, namedPlaces);
    const rule = chooseTopic(found)?.topic.id;
    return rankTopics(featuresOf(question.text, rule === undefined ? found : [...found, `rule ${rule}`]));
  }

  /** @param asked the question with what it leaves to the one before; each part of several takes that up by itself. */
  async function answerQuestion(
    question: Question,
    asked: Question,
    conversation: Conversation,
    now: Date,
    hasAskedBack: boolean,
  ): Promise<Turn | undefined> {
    const { memory, speaker } = conversation;
    const rule = choose(asked, memory, namedPlaces);
    const isSingle = isRefusal(rule) || asked.vehicles.length > 1 || asked.words.length > longestSeveral;
    const several = isSingle ? undefined : await answerSeveral(question, rule, conversation);
    if (several) return several;
    const decision = decideOn(asked, rule, memory, hasAskedBack);
    switch (decision?.kind) {
      case "rule":
        return answerTopic(decision.choice, { ...conversation, question: asked });
      case "topic":
        return answerLearned(decision.topic, asked, conversation, now);
      case "ask-back":
        return askBack(speaker, memory, decision.topics);
      case "decline":
        return sayOnly(speaker, memory, "unknown", "unknown", ["contact"], ["person", "fleet", "price"]);
      default:
        return passageTurn(asked, memory, speaker);
    }
  }

  function decideOn(
    asked: Question,
    rule: Choice | undefined,
    memory: Memory,
    hasAskedBack: boolean,
  ): Decision | undefined {
    // What goes on from the question before, such as "and Jaipur?", was never learned.
    const isFragment = memory.topic !== undefined && asked.words.length <= longestFragment;
    if (rule && (rule.isFollowUp || isFragment)) return { kind: "rule", choice: rule };
    return /\p{L}/u.test(asked.text) ? decide(rule, rank(asked), hasAskedBack) : undefined;
  }

  /** The answer to what was asked before the question back; undefined when none of the offered topics is picked. */
  async function answerPicked(
    offered: readonly string[],
    reply: Question,
    conversation: Conversation,
    now: Date,
  ): Promise<Turn | undefined> {
    const { memory, speaker } = conversation;
    const topic = pickedOf(offered, reply, rank(reply), speaker);
    if (topic === undefined) return undefined;
    const question = understand(memory.said.at(-2) ?? "", memory.language, true);
    return answerLearned(topic, question, conversation, now);
  }

  /** Answers a topic that the classifier chose. */
  async function answerLearned(
    topic: string,
    question: Question,
    conversation: Conversation,
    now: Date,
  ): Promise<Turn | undefined> {
    if (handOverTopics.has(topic)) return handOverBegun(conversation.speaker, conversation.memory, now);
    const choice = choiceOf(topic, foundIn(question, namedPlaces));
    return choice && answerTopic(choice, { ...conversation, question });
  }

  /** The answers to "Eicher range and price"; undefined when only one thing is asked. */
  async function answerSeveral(
    { text, language }: Question,
    whole: Choice | undefined,
    conversation: Conversation,
  ): Promise<Turn | undefined> {
    const turns: Turn[] = [];
    const parts: Part[] = [];
    let { memory } = conversation;
    for (const part of partsOf(text, language)) {
      const question = carryOver(understand(part, language, true), memory);
      const choice = choosePart(question, memory);
      if (isRefusal(choice)) return undefined;
      if (!choice || choice.topic.outcome === "greeted") continue;
      const turn = await answerTopic(choice, { ...conversation, memory, question });
      parts.push({ choice, isFollowUp: parts.length > 0 && question.concepts.has("it") });
      turns.push(turn);
      memory = turn.memory;
    }
    return asksForSeveral(whole, parts) ? joined(turns) : undefined;
  }

  /** A part is a question of its own; one that is none, or that asks when something arrives, leans on what was said. */
  function choosePart(question: Question, memory: Memory): Choice | undefined {
    const alone = choose(question, { ...memory, subjects: [], topic: undefined }, namedPlaces);
    return alone && alone.topic.id !== "arrival" ? alone : choose(question, memory, namedPlaces);
  }
}

/** Only what answers a question is left to a model: refusals and questions of her own stay as they were reviewed. */
async function rephrased(turn: Turn, message: string, rephrase: Rephrase | undefined): Promise<Turn> {
  if (!rephrase || turn.outcome !== "answered") return turn;
  return { ...turn, reply: await rephrase(turn.reply, redact(message)) };
}

/** "Hindi please" is answered in Hindi. */
function languageOf(question: Question): Question["language"] {
  const isOnlyThat = question.concepts.has("language") && question.unknown.length === 0;
  return (isOnlyThat ? languageAsked(question.text) : undefined) ?? question.language;
}

function nothingFound(speaker: Speaker, memory: Memory, question: Question): Turn {
  const isEmpty = question.words.length === 0 || (question.concepts.size === 0 && question.words.length <= 2);
  return isEmpty
    ? sayOnly(speaker, memory, "unclear", "asked", [], ["fleet", "price", "routes", "jobs"])
    : sayOnly(speaker, memory, "unknown", "unknown", ["contact"], ["person", "fleet", "price"]);
}

function isRefusal(choice: Choice | undefined): boolean {
  return choice?.topic.outcome === "refused";
}
