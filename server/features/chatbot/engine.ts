import { createHash } from "node:crypto";
import { chatLimits } from "#contract/chat-limits.ts";
import type { Job } from "#contract/jobs.ts";
import { speaksOfRounds, withLoadOf } from "./answers/carried-load.ts";
import { languageAsked, pageOf } from "./answers/company.ts";
import { isToday } from "./answers/deadlines.ts";
import type { AnswerContext } from "./answers/draft.ts";
import { createSpeakers, type Speaker } from "./answers/speaker.ts";
import type { HandOver, Memory } from "./conversation/conversation-state.ts";
import { holdsIdentityNumber, redact, redactForModel } from "./conversation/redact.ts";
import { type Decision, decide, mostOptions } from "./decide/decide.ts";
import type { ReadByModel } from "./decide/model-reader.ts";
import { createMessageReader, type PartAsked, type PartsAsked } from "./decide/read-message.ts";
import { askBack, pickedOf } from "./dialogue/ask-back.ts";
import { carryOver, nameListedVehicle } from "./dialogue/carry-over.ts";
import { contactIn } from "./dialogue/details-given.ts";
import type { SendToTeam } from "./dialogue/hand-over.ts";
import {
  handOverBegun,
  handOverCalledOff,
  handOverTurn,
  introducesSender,
  isCalledOff,
  resumed,
  senderIn,
} from "./dialogue/hand-over-turns.ts";
import { pointOfTopic } from "./dialogue/point.ts";
import { answerTopic } from "./dialogue/topic-turn.ts";
import { joined, sayOnly, type Turn } from "./dialogue/turn.ts";
import { asksForContact, asksForPage, withWayAsked } from "./dialogue/way-asked.ts";
import type { Rephrase } from "./model/rephrase.ts";
import { answerKeyOf, subjectOf, topicOf } from "./topics/all-topics.ts";
import type { RankedTopic, RankTopics } from "./understand/classifier.ts";
import type { Knowledge } from "./understand/knowledge.ts";
import type { Question } from "./understand/question.ts";
import { createUnderstanding, type Understand } from "./understand/understand.ts";

export interface EngineDependencies {
  readonly knowledge: Knowledge;
  /** Made from the knowledge unless it is given. */
  readonly understand?: Understand;
  readonly rankTopics: RankTopics;
  /** Undefined while the jobs cannot be read. */
  readonly openJobs: () => Promise<readonly Job[] | undefined>;
  /** Is asked what a message is about when the classifier is unsure. */
  readonly readByModel?: ReadByModel | undefined;
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

const isOfLoads = (id: string) => ["vehicles", "boxes"].includes(topicOf(id)?.computed ?? "");

/** The topic of a message that goes on with a load, if the decision has not found it: which of them does not matter then. */
function topicOfLoad(decision: Decision, question: Question, before = ""): string | undefined {
  const found = decision.kind === "answer" || decision.kind === "unsure" ? [decision.topic] : decision.topics;
  if (decision.kind === "answer" && isOfLoads(decision.topic)) return undefined;
  const goesOn = decision.kind !== "answer" && isOfLoads(before) ? before : undefined;
  return found.find(isOfLoads) ?? (speaksOfRounds(question) ? "boxes" : goesOn);
}

/**
 * The topic of a message that the decision leaves open, though it says what it asks for: the price of a trip, a way to
 * reach the company, or how a time that is told now stands to the answer before.
 */
function topicAsked(question: Question, decision: Decision, { topic = "" }: Memory): string | undefined {
  const { concepts, places, words, quantities } = question;
  const options = "topics" in decision ? decision.topics : [];
  const price = options.find((option) => topicOf(option)?.computed === "price");
  // Which vehicle takes a load, and how many boxes, has one answer.
  if (namesLoad(question) && options.slice(0, 2).every(isOfLoads)) return options[0];
  const isFirst = price === options[0];
  if (price && (places.length > 0 ? isFirst || concepts.has("price") : isFirst && concepts.has("price")))
    return price;
  const isWay = words.length <= longestOnWay || options.some((option) => subjectOf(option) === "reachingUs");
  if (asksForContact(question) && isWay) return "contact";
  const hasPage = topic !== "" || pageOf(concepts) !== undefined;
  if (asksForPage(question) && words.length <= longestOnWay && hasPage) return "navigation";
  const isOnTime = ofTimes.has(topicOf(topic)?.computed ?? "");
  return isOnTime && (quantities.minutes.length + quantities.days.length > 0 || isToday.test(question.text))
    ? topic
    : undefined;
}

/** A longer message that names a way to reach somebody is about something else. */
const longestOnWay = 9;
/** Answers that a time changes. */
const ofTimes: ReadonlySet<string> = new Set(["complaintTime", "refundDeadline", "cancellation"]);

function namesLoad({ quantities: { weights, sides, lengths } }: Question): boolean {
  return weights.length + lengths.length > 0 || sides !== undefined;
}

/** The topic that answers several parts on one load at once: "2,500 kg of rice, how many Eichers?" */
function topicOfOneLoad(parts: readonly PartAsked[], question: Question): string | undefined {
  const isOfVehicles = parts.every(({ topic }) => topic === "compare-vehicles" || isOfLoads(topic));
  // "Compare JEM and Euler" is cut at the "and".
  if (parts.length > 1 && isOfVehicles && parts.some(({ topic }) => topic === "compare-vehicles"))
    return "compare-vehicles";
  if (!namesLoad(question) || parts.length < 2 || !parts.every(({ topic }) => isOfLoads(topic)))
    return undefined;
  return parts.find(({ topic }) => topic !== "boxes")?.topic ?? "boxes";
}

/** What an answer is worked out from, whatever the question. */
type Conversation = Omit<AnswerContext, "question"> &
  EngineCall & {
    readonly message: string;
    /** What a person was offered for, in the visitor's words. */
    readonly matter: string | undefined;
  };

/** Builds everything that can be built beforehand; an answer then takes about a millisecond. */
export function createEngine(dependencies: EngineDependencies): Engine {
  const { knowledge, openJobs, readByModel, rephrase, rankTopics } = dependencies;
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
    // Whoever picks none of the options goes on with the matter all the same: the likeliest is taken for it.
    const likeliest = offered && offered.length > 1 ? offered[0] : undefined;
    const topic = rest.topic ?? likeliest;
    const memory: Memory = {
      ...rest,
      ...(topic ? { topic } : {}),
      language,
      sender: { ...rest.sender, ...senderIn(message, question) },
      said: [...before.said, redact(message).slice(0, 200)].slice(-8),
    };
    // What she offered a person for is the matter.
    const matter = offersPerson ? before.said.at(-1) : undefined;
    const conversation: Conversation = {
      memory,
      knowledge,
      speaker,
      openJobs,
      now,
      message,
      matter,
      sendToTeam,
    };
    if (memory.handOver) return continueToPerson(question, memory.handOver, conversation);
    if (holdsIdentityNumber(message)) return sayOnly(speaker, memory, "doNotShare", "refused", ["hiring"]);
    if (introducesSender(message)) return handOverBegun(message, speaker, memory, now, sendToTeam);
    if (offersPerson && (isYes(question) || accepts(question, reader.rank(question, memory))))
      return toPerson(conversation);
    const picked = offered && (await answerPicked(offered, question, conversation));
    const turn = picked ?? (await answerMessage(question, conversation, (offered?.length ?? 0) > 1));
    const whole = withWayAsked(turn, question, speaker, knowledge.facts);
    return rephrased(notTwice(whole, message, before, speaker), conversation);
  };

  async function answerMessage(
    question: Question,
    conversation: Conversation,
    hasAskedBack: boolean,
  ): Promise<Turn> {
    const { memory, speaker } = conversation;
    const { decision, parts: read } = reader.read(question, memory, hasAskedBack);
    const parts = withoutPageAsked(read, question);
    const isHers = decision.kind !== "decline" || decision.topics.length > 0;
    const ofOneLoad = isHers ? topicOfOneLoad(parts.sure, question) : undefined;
    if (ofOneLoad) return answerAbout(ofOneLoad, carryOver(question, memory, vehicles), conversation);
    if (isHers && parts.sure.length > 1) {
      const several = await answerSeveral(parts.sure, question, conversation);
      if (several) return several;
    }
    const point = isHers ? pointOfTopic(question, memory.topic, decision) : undefined;
    if (point) return answerTopic(point, { ...conversation, question });
    const answered = async (topic: string, asked: Question) => {
      const whole = carryOver(asked, memory, vehicles);
      // "And to Amritsar?" behind a route asks for a way, not for a place.
      const isWay = whole.places !== asked.places && topicOf(topic)?.computed === "places";
      const turn = await answerAbout(isWay ? "route" : topic, whole, conversation);
      // What is refused is no more than that: its parts were misread.
      if (turn.outcome === "refused") return turn;
      const told = parts.sure.map((part) => part.topic);
      return withMore(turn, told, parts.maybe, asked, conversation);
    };
    const ofLoad = topicOfLoad(decision, question, memory.topic);
    if (ofLoad && carryOver(question, memory, vehicles).quantities !== question.quantities)
      return answered(ofLoad, question);
    const undecided = decision.kind === "answer" ? undefined : topicAsked(question, decision, memory);
    if (undecided) return answered(undecided, question);
    const byModel = isHers && decision.kind !== "answer" ? await askModel(question, conversation) : undefined;
    if (byModel) return answered(byModel.topic, byModel.question);
    switch (decision.kind) {
      case "answer":
        return answered(decision.topic, question);
      case "ask-back": {
        // What one part is sure of is a live option, whatever the whole looks like.
        const sure = parts.sure.map(({ topic }) => topic);
        const options = [...new Set([...sure, ...decision.topics])].slice(0, mostOptions);
        return askBack(speaker, memory, options) ?? notUnderstood(question, conversation, decision.topics[0]);
      }
      case "decline":
        return (
          askBack(speaker, memory, decision.topics, true) ?? answerAbout("off-topic", question, conversation)
        );
      case "unsure":
        return notUnderstood(question, conversation, decision.topic);
    }
  }

  /** Where something is written is told behind any answer. */
  function withoutPageAsked(parts: PartsAsked, { language }: Question): PartsAsked {
    const isPage = ({ topic, text }: PartAsked) => {
      const part = understand(text, language, true);
      return subjectOf(topic) !== "site" && part.words.length <= longestOnWay && asksForPage(part);
    };
    const sure = parts.sure.filter((part) => !isPage(part));
    return sure.length > 0 ? { ...parts, sure } : parts;
  }

  async function askModel(question: Question, { memory, message }: Conversation) {
    const text = redactForModel(message, memory.sender);
    return readByModel?.(question, reader.rank(question, memory), text, memory.topic);
  }

  /**
   * After the answer to one part of a message comes what another part is about: its answer if that is short, else the
   * offer of it. What another part may be about is only offered: four in five of such answers were not asked for.
   */
  async function withMore(
    turn: Turn,
    told: readonly string[],
    offered: readonly string[],
    question: Question,
    conversation: Conversation,
  ): Promise<Turn> {
    const other = [...told, ...offered].find((topic) => answerKeyOf(topic) !== answerKeyOf(turn.topic));
    const text = other && conversation.speaker.words.asks[other];
    // What a load needs is answered by one of them.
    const isOfSameLoad = namesLoad(question) && isOfLoads(other ?? "") && isOfLoads(turn.topic);
    // Nobody knows to which of two offers a "yes" belongs.
    const offers = turn.memory.offersPerson === true;
    if (!text || turn.memory.handOver || isOfSameLoad) return turn;
    const { memory, suggestions } = turn;
    // A person is offered: a hand-over may send the message at once.
    const isTold = told.includes(other) && !handOverTopics.has(other);
    const more = !isTold ? undefined : await answerAbout(other, question, { ...conversation, memory });
    const both = more && more.reply.length <= longestAside ? joined([turn, more]) : undefined;
    if (both) return { ...both, memory, suggestions };
    if (offers) return turn;
    return {
      ...turn,
      reply: `${turn.reply}\n\n${conversation.speaker.say("offerMore", { topic: text })}`,
      suggestions: [text, ...suggestions].slice(0, chatLimits.suggestions),
      memory: { ...memory, offered: [other] },
    };
  }

  async function answerAbout(id: string, question: Question, conversation: Conversation): Promise<Turn> {
    const topic = topicOf(id);
    if (topic && handOverTopics.has(id) && asksForWay(question)) {
      const turn = await answerTopic(topic, { ...conversation, question });
      const reply = `${turn.reply}\n\n${conversation.speaker.say("offerPerson")}`;
      return { ...turn, reply, memory: { ...turn.memory, offersPerson: true } };
    }
    if (handOverTopics.has(id)) return toPerson(conversation);
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

  /** The answers to "Eicher range and price"; undefined when they are too long together. */
  async function answerSeveral(
    parts: readonly PartAsked[],
    question: Question,
    conversation: Conversation,
  ): Promise<Turn | undefined> {
    const turns: Turn[] = [];
    let { memory } = conversation;
    for (const { text, topic } of parts) {
      const part = carryOver(
        withLoadOf(question, understand(text, question.language, true)),
        memory,
        vehicles,
      );
      const turn = await answerAbout(topic, part, { ...conversation, memory });
      turns.push(turn);
      memory = turn.memory;
    }
    return turns.length > 1 ? joined(turns) : undefined;
  }

  /** A message that asks for a person may say who asks. */
  function toPerson({ message, matter, speaker, memory, now, sendToTeam }: Conversation): Promise<Turn> {
    const says = contactIn(message) === undefined ? "" : message;
    return handOverBegun(says, speaker, memory, now, sendToTeam, matter);
  }

  /** One message on the way to a person: what was asked for, a question in between, a courtesy, or a change of mind. */
  async function continueToPerson(
    question: Question,
    handOver: HandOver,
    conversation: Conversation,
  ): Promise<Turn> {
    const { memory, speaker, message, sendToTeam } = conversation;
    const isMatter = handOver.name !== undefined && handOver.contact !== undefined;
    const ranked = reader.rank(question, { topic: "leave-message" });
    const aside =
      contactIn(message) === undefined ? asideIn(question, ranked, reader.rank(question)) : undefined;
    if (aside === "stop" || isCalledOff(question)) return handOverCalledOff(speaker, memory);
    if (aside === "courtesy") return resumed(undefined, memory, speaker);
    const instead = aside && !isMatter && topicOf(aside);
    if (!instead) return handOverTurn(message, memory, handOver, speaker, sendToTeam);
    return resumed(await answerTopic(instead, { ...conversation, question }), memory, speaker);
  }

  /**
   * Does not give the same answer twice in a row: the visitor has asked again in other words, so the first one did not
   * help. The same question in the same words may get it again.
   */
  function notTwice(turn: Turn, message: string, before: Memory, speaker: Speaker): Turn {
    const told = createHash("sha256").update(turn.reply).digest("base64url").slice(0, 8);
    const memory = { ...turn.memory, told };
    const isSame = told === before.told && before.said.at(-1) !== redact(message).slice(0, 200);
    if (!isSame || (turn.outcome !== "answered" && turn.outcome !== "unknown")) return { ...turn, memory };
    // What ends with the offer of a person is long, and stands right above.
    const parts = turn.memory.offersPerson
      ? [speaker.say(topicOf(turn.topic)?.isTrouble ? "regret" : "noMore"), speaker.say("offerPerson")]
      : [turn.reply, speaker.say("noMore")];
    return { ...turn, reply: parts.join("\n\n"), memory };
  }

  /** Only what answers a question is left to a model: refusals and questions of her own stay as they were reviewed. */
  async function rephrased(turn: Turn, { message, memory }: Conversation): Promise<Turn> {
    if (!rephrase || turn.outcome !== "answered") return turn;
    return { ...turn, reply: await rephrase(turn.reply, redactForModel(message, memory.sender)) };
  }
}

/** "Hindi please" is answered in Hindi. */
function languageOf({ concepts, words, text, language }: Question): Question["language"] {
  const isOnlyThat = concepts.has("language") && words.length <= longestLanguageWish;
  return (isOnlyThat ? languageAsked(text) : undefined) ?? language;
}

const longestLanguageWish = 5;

/** So short an answer is told instead of offered: of pairs of questions 64 instead of 52 % are both answered. */
const longestAside = 400;

/** "Can I phone somebody?", "where do I write?" Number and address come first; a message is only offered. */
function asksForWay(question: Question): boolean {
  const { concepts, text } = question;
  return asksForContact(question) || concepts.has("where") || (concepts.has("phone") && text.includes("?"));
}

function isYes(question: Question): boolean {
  const { concepts, words } = question;
  return concepts.has("yes") && words.length <= longestYes && !asksUntilWhen(question);
}

/** "Yes, until when?" wants to know something before anybody is told. */
function asksUntilWhen({ concepts, text }: Question): boolean {
  return text.includes("?") && ["when", "howLong", "deadline"].some((concept) => concepts.has(concept));
}

/** "Yes, take down my complaint": it begins with yes, and what follows asks for nothing else. */
function accepts(question: Question, [first]: readonly RankedTopic[]): boolean {
  if (asksUntilWhen(question)) return false;
  const topic = first?.topic ?? "";
  const isOffered = handOverTopics.has(topic) || topic === "yes" || topicOf(topic)?.isTrouble === true;
  return question.senses[0]?.includes("yes") === true && isOffered;
}

/**
 * What is said between name and number, if it is neither: "courtesy", "stop", or the topic of a question.
 *
 * @param ranked what it is about as an answer to her question
 */
function asideIn(
  { words, unknown, text }: Question,
  ranked: readonly RankedTopic[],
  byItself: readonly RankedTopic[],
): string | undefined {
  const talk = ranked.filter(({ topic }) => courtesies.has(topic));
  const share = talk.reduce((sum, { probability }) => sum + probability, 0);
  // "Anil ji" holds a word that nobody knows: his name.
  if (share >= surelyTalk && unknown.length === 0) return talk[0]?.topic === "stop" ? "stop" : "courtesy";
  // A doubtful question is better answered than taken for a name.
  const isQuestion = text.includes("?") || (words.length > 2 && ranked[0]?.topic !== "leave-message");
  const decision = decide(byItself, false);
  const id = decision.kind === "ask-back" ? decision.topics[0] : decision.kind === "answer" && decision.topic;
  const topic = isQuestion && id ? topicOf(id) : undefined;
  const isAnswered = topic?.outcome === undefined || topic.outcome === "unknown";
  return topic && isAnswered && !handOverTopics.has(topic.id) ? topic.id : undefined;
}

const courtesies: ReadonlySet<string> = new Set([
  "thanks",
  "yes",
  "greet",
  "bye",
  "praise",
  "how-are-you",
  "stop",
]);
const surelyTalk = 0.6;

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
