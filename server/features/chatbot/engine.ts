import { holdsMask } from "#contract/identity-numbers.ts";
import type { Job } from "#contract/jobs.ts";
import { languageAsked } from "./answers/company.ts";
import { createSpeakers } from "./answers/speaker.ts";
import type { Memory } from "./conversation/conversation-state.ts";
import { longNumberIn, redact, redactForModel, withoutPaperNumbers } from "./conversation/redact.ts";
import { wasTold } from "./conversation/told.ts";
import type { ReadByModel } from "./decide/model-reader.ts";
import { createMessageReader } from "./decide/read-message.ts";
import { createAnswering } from "./dialogue/answer-message.ts";
import { withAlternatives } from "./dialogue/ask-back.ts";
import { nameListedVehicle } from "./dialogue/carry-over.ts";
import type { Conversation, EngineCall } from "./dialogue/conversation.ts";
import { isContactAlone } from "./dialogue/details-given.ts";
import { between } from "./dialogue/hand-over.ts";
import {
  afterHandOver,
  correctionOf,
  handOverBegun,
  handOverCorrected,
  introduction,
  matterOf,
  missingIn,
  senderIn,
  withEndOfHandOver,
} from "./dialogue/hand-over-turns.ts";
import { nameAlone } from "./dialogue/name-alone.ts";
import { notTwice } from "./dialogue/not-twice.ts";
import { withoutTold } from "./dialogue/options-told.ts";
import { readOnce } from "./dialogue/read-once.ts";
import {
  acceptsPerson,
  continueToPerson,
  handOverTopics,
  isLeftToTeam,
  toPerson,
} from "./dialogue/to-person.ts";
import { sayOnly, type Turn, withLines } from "./dialogue/turn.ts";
import { withWayAsked, withWaysOnce } from "./dialogue/way-asked.ts";
import { readWithoutPhone } from "./dialogue/without-phone.ts";
import type { Rephrase } from "./model/rephrase.ts";
import { readAsMeant } from "./understand/as-meant.ts";
import type { RankTopics } from "./understand/classifier.ts";
import { type Knowledge, placesNamed } from "./understand/knowledge.ts";
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

/** Answers a message in the light of what was said before. */
export type Engine = (message: string, memory: Memory, call: EngineCall) => Promise<Turn>;

/** Builds everything that can be built beforehand; an answer then takes about a millisecond. */
export function createEngine(dependencies: EngineDependencies): Engine {
  const { knowledge, openJobs, readByModel, rephrase, rankTopics } = dependencies;
  const { vocabularies, vehicles, places } = knowledge;
  const read = dependencies.understand ?? createUnderstanding(vocabularies, vehicles, places);
  const { understand, forget } = readOnce(readWithoutPhone(readAsMeant(read, placesNamed(knowledge))));
  const reader = createMessageReader(rankTopics, understand);
  const answerMessage = createAnswering(knowledge, understand, reader, readByModel);
  const speakers = createSpeakers(knowledge);

  return async (...said) => {
    try {
      const turn = await takeTurnAfter(...said);
      const { handOver, language = "en" } = turn.memory;
      return handOver ? { ...turn, handOverQuestion: speakers[language].say(missingIn(handOver)) } : turn;
    } finally {
      // What a visitor wrote is kept in memory no longer than its answer takes.
      forget();
    }
  };

  /**
   * The browser still has the state before the last step of a hand-over when the answer to that was lost. What is said
   * then is answered as after the end of the hand-over.
   */
  async function takeTurnAfter(message: string, before: Memory, call: EngineCall): Promise<Turn> {
    const turn = await takeTurn(message, before, call);
    // What ends a hand-over is sent, or said to be refused.
    const isEnd = turn.outcome === "handed-over" || turn.topic === "handOverTooMany";
    const passedOn = before.handOver && !isEnd ? await call.findPassedOn(before.handOver) : undefined;
    if (!passedOn) return turn;
    const memory = afterHandOver(before, passedOn);
    const answer = turn.topic === "handOverCancelled" ? undefined : await takeTurn(message, memory, call);
    const { language = "en" } = (answer ?? turn).memory;
    return withEndOfHandOver(answer, { ...memory, language }, passedOn, speakers[language]);
  }

  async function takeTurn(message: string, before: Memory, { now, sendToTeam }: EngineCall): Promise<Turn> {
    const longNumber = longNumberIn(message);
    const hidesNumber = longNumber === "paper" || holdsMask(message);
    // It is no weight, and answers quote it to nobody.
    const asTyped = understand(withoutPaperNumbers(message), before.language);
    const named = nameListedVehicle(asTyped, before, vehicles);
    const question = named === undefined ? asTyped : understand(named, asTyped.language, true);
    // Names and numbers say nothing about the language.
    const correction = before.handOver ? undefined : correctionOf(message, asTyped, before);
    const introduced = before.handOver || correction ? undefined : introduction(message, question, before);
    const isAlready = before.handOver ?? correction ?? introduced;
    const name = isAlready ? undefined : nameAfterOffer(message, asTyped, before);
    const isOnlyThat = before.handOver ?? correction ?? name ?? (introduced && !introduced.matter);
    const language = (isOnlyThat ? before.language : undefined) ?? languageOf(question);
    const speaker = speakers[language];
    const { offered = [], offersPerson, told, ...rest } = before;
    const saying = redact(message).slice(0, 200);
    // A visitor who picks none of the options is taken to talk about the likeliest one. Not if that is a person: the
    // next message would be read as a name.
    const [likeliest = ""] = offered;
    const isAbout = offered.length > 1 && !handOverTopics.has(likeliest);
    const topic = rest.topic ?? (isAbout ? likeliest : undefined);
    const memory: Memory = {
      ...rest,
      ...(topic ? { topic } : {}),
      language,
      sender: introduced
        ? { name: introduced.name, contact: introduced.contact }
        : (correction ?? { ...rest.sender, ...senderIn(message, question), ...(name && { name }) }),
      // Who says the same once more gets the whole answer once more.
      told: before.said.at(-1) === saying ? undefined : told,
      said: [...before.said, saying].slice(-8),
      ...(hidesNumber && { hidesNumber }),
    };
    const matter = matterOf(before, message);
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
    if (memory.handOver) return continueToPerson(question, memory.handOver, conversation, reader);
    if (longNumber === "person") return sayOnly(speaker, memory, "doNotShare", "refused", ["hiring"]);
    if (correction) return handOverCorrected(message, before, correction, speaker, memory, now, sendToTeam);
    if (introduced) {
      // "Evening only" beside a name and a number belongs to what was asked before.
      const about = introduced.matter || matter ? [matter ?? "", message] : [];
      const told = about.filter((part) => part !== "").join(between);
      return handOverBegun(message, speaker, memory, now, sendToTeam, told);
    }
    if (name) return handOverBegun("", speaker, memory, now, sendToTeam, matter);
    if (matter !== undefined && isContactAlone(message)) return toPerson(question, conversation);
    // An "ok" takes what was offered; what is only left to the team needs "yes, call".
    const isCall =
      isLeftToTeam(before.topic) &&
      ["person", "phone", "talk", "callback"].some((one) => question.concepts.has(one));
    const isOffered = offersPerson || (offered.length === 0 && isCall);
    if (isOffered && acceptsPerson(question, reader.rank(question, memory)))
      return toPerson(question, conversation);
    const turn = await answerMessage(question, conversation, offered);
    const whole = withWayAsked(withoutCourtesy(turn, before), question, speaker, knowledge.facts);
    const open = await withoutTold(notTwice(whole, question, memory, speaker), question, conversation);
    const once = withWaysOnce(open, knowledge.facts);
    const answer = await rephrased(once, conversation);
    // The end of a hand-over says what becomes of it.
    const isNoted = hidesNumber && !answer.memory.handOver && answer.outcome !== "handed-over";
    const reply = isNoted ? withLines(answer.reply, [speaker.say("longNumber")], speaker) : answer.reply;
    return withAlternatives({ ...answer, reply }, speaker);
  }

  /** The name alone in a message after the offer of a person: it is one if she asked for it, or has the number already. */
  function nameAfterOffer(message: string, question: Question, before: Memory): string | undefined {
    if (!before.offersPerson) return undefined;
    const isAsked = wasTold(speakers[before.language ?? "en"].say("tripPass"), before);
    return nameAlone(message, question, isAsked || before.sender?.contact !== undefined);
  }

  /** Only what answers a question is left to a model: refusals and questions of her own stay as they were reviewed. */
  async function rephrased(turn: Turn, { message, memory }: Conversation): Promise<Turn> {
    if (!rephrase || turn.outcome !== "answered") return turn;
    return { ...turn, reply: await rephrase(turn.reply, redactForModel(message, memory.sender)) };
  }
}

/** A "thanks" for what was passed on is nothing that the team has to hear as well. */
function withoutCourtesy(turn: Turn, { passedOn, said }: Memory): Turn {
  const isCourtesy = passedOn !== undefined && turn.outcome === "greeted";
  return isCourtesy ? { ...turn, memory: { ...turn.memory, said } } : turn;
}

/** "Hindi please" is answered in Hindi. */
function languageOf({ concepts, words, text, language }: Question): Question["language"] {
  const isOnlyThat = concepts.has("language") && words.length <= longestLanguageWish;
  return (isOnlyThat ? languageAsked(text) : undefined) ?? language;
}

const longestLanguageWish = 5;
