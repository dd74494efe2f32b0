import type { Draft } from "./answers/draft.ts";
import type { HandOver, Memory } from "./conversation-state.ts";
import { contactIn, detailsGiven } from "./details-given.ts";
import { beginHandOver, continueHandOver, type HandOverStep, type SendToTeam } from "./hand-over.ts";
import type { Question } from "./question.ts";
import type { Speaker } from "./speaker.ts";
import { sayOnly, type Turn, turnOf } from "./turn.ts";

/** Words that ask, in whatever language. */
const askingWords = ["how", "howMuch", "howMany", "howLong", "when", "where", "who", "what", "why", "which"];

/** Whether a message may be a question, asked while name and number are collected. The matter may be one as well. */
export function mayBeQuestion({ concepts, words, text }: Question, { handOver }: Memory): boolean {
  if (handOver?.name !== undefined && handOver.contact !== undefined) return false;
  const isAsked = text.includes("?") || askingWords.some((word) => concepts.has(word));
  return isAsked && words.length >= 3 && contactIn(text) === undefined;
}

/** "No, stop". */
export function isCalledOff({ concepts, words }: Question): boolean {
  return words.length <= 4 && ["stop", "cancel", "no"].some((concept) => concepts.has(concept));
}

/** After the question, on with the name or the number. */
export function resumed(answer: Turn, memory: Memory, speaker: Speaker): Turn {
  const say = memory.handOver?.name === undefined ? "handOverNameAgain" : "handOverContact";
  return {
    ...answer,
    reply: `${answer.reply}\n\n${speaker.say(say)}`,
    suggestions: [speaker.words.suggestions.cancelHandOver],
    memory: { ...answer.memory, handOver: memory.handOver },
  };
}

/**
 * One step on the way to the team, or the end of it: sent, or called off.
 *
 * @throws what `sendToTeam` throws, when the message could not be stored.
 */
export async function handOverTurn(
  message: string,
  question: Question,
  memory: Memory,
  handOver: HandOver,
  speaker: Speaker,
  sendToTeam: SendToTeam,
): Promise<Turn> {
  if (isCalledOff(question)) {
    const { handOver: _ended, ...rest } = memory;
    return sayOnly(speaker, rest, "handOverCancelled", "answered", [], ["fleet", "price"]);
  }
  const step = continueHandOver(message, handOver, memory.said.slice(0, -1), speaker.words);
  return finished(step, memory, speaker, sendToTeam);
}

/** Sends what is whole; asks for what is missing. */
async function finished(
  step: HandOverStep,
  memory: Memory,
  speaker: Speaker,
  sendToTeam: SendToTeam,
): Promise<Turn> {
  const { handOver: _ended, ...rest } = memory;
  if (!step.message) return handOverSaying(speaker, memory, step);
  const outcome = await sendToTeam(step.message, step.handOver);
  if ("waitSeconds" in outcome) {
    // Two at least: every language then has its plural.
    return handOverSaying(
      speaker,
      memory,
      { ...step, say: "handOverTooMany" },
      { seconds: Math.max(2, outcome.waitSeconds) },
    );
  }
  const { reference } = outcome;
  const draft: Draft = { parts: [speaker.say("handOverDone", { reference })], outcome: "handed-over" };
  return turnOf(speaker, { ...rest, said: [] }, draft, { id: "hand-over", pages: ["contact"] });
}

/** Asks for the name, the first thing that the team needs. */
export function handOverBegun(speaker: Speaker, memory: Memory, now: Date): Turn {
  return handOverSaying(speaker, memory, beginHandOver(now));
}

/** Whether somebody who was asked nothing says who they are and how they are reached. */
export function introducesSender(message: string): boolean {
  const { name, contact } = detailsGiven(message, false);
  return name !== undefined && contact !== undefined;
}

/**
 * Begins with all that the message says already. Name, contact and matter in one message are sent at once.
 *
 * @throws what `sendToTeam` throws, when the message could not be stored.
 */
export async function handOverWith(
  message: string,
  speaker: Speaker,
  memory: Memory,
  now: Date,
  sendToTeam: SendToTeam,
): Promise<Turn> {
  const { handOver } = beginHandOver(now);
  const step = continueHandOver(message, handOver, memory.said.slice(0, -1), speaker.words, true);
  const isWhole = step.message !== undefined;
  return finished(
    { ...step, handOver: { ...step.handOver, ...(isWhole && { isWhole }) } },
    memory,
    speaker,
    sendToTeam,
  );
}

function handOverSaying(
  speaker: Speaker,
  memory: Memory,
  { say, handOver }: HandOverStep,
  values: Readonly<Record<string, number>> = {},
): Turn {
  // What is said while name and number are collected is no part of the conversation that is handed over.
  const said = memory.handOver ? memory.said.slice(0, -1) : memory.said;
  const draft: Draft = { parts: [speaker.say(say, values)], outcome: "asked", suggest: ["cancelHandOver"] };
  return turnOf(speaker, { ...memory, handOver, said }, draft, { id: say, pages: [] });
}
