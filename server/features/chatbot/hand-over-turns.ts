import type { Draft } from "./answers/draft.ts";
import { type Choice, vocabularyOf } from "./choose-topic.ts";
import type { HandOver, Memory } from "./conversation-state.ts";
import { choose } from "./decide/by-rules.ts";
import {
  beginHandOver,
  contactIn,
  continueHandOver,
  type HandOverStep,
  type SendToTeam,
} from "./hand-over.ts";
import type { Question } from "./question.ts";
import type { Speaker } from "./speaker.ts";
import { sayOnly, type Turn, turnOf } from "./turn.ts";

/** What is asked for when somebody is not to be put through. */
const noPerson = ["bot", "job", "personal", "how", "phone", "email", "address", "hours"];

/** Whether a message asks to be put through to the team. */
export function wantsPerson({ concepts, words }: Question, memory: Memory): boolean {
  if (concepts.has("job") || concepts.has("personal")) return false;
  // "No bot, give me a human" wants one; "are you a bot or a person?" does not.
  if (concepts.has("bot")) return concepts.has("person") && (concepts.has("want") || concepts.has("not"));
  const isTalk = concepts.has("talk") && (concepts.has("staff") || concepts.has("want") || words.length <= 4);
  if (isTalk && !noPerson.some((concept) => concepts.has(concept))) return true;
  // "Your agent told me" wants no agent.
  if (concepts.has("spoken")) return false;
  return (
    concepts.has("callback") ||
    concepts.has("person") ||
    (concepts.has("write") &&
      !concepts.has("complaint") &&
      (words.length <= 4 || concepts.has("staff")) &&
      !isOfTopicBefore("write", memory))
  );
}

/** "In writing?" after a complaint asks for no person. */
function isOfTopicBefore(concept: string, { topic }: Memory): boolean {
  return topic !== undefined && vocabularyOf(topic).has(concept);
}

/** Words that ask, in whatever language. */
const askingWords = ["how", "howMuch", "howMany", "howLong", "when", "where", "who", "what", "why", "which"];

/** Below this score it is sooner a name, or something about the matter, than a question. */
const leastScore = 1.6;

/** A question that is asked while name and number are collected. What the matter is, may be one as well. */
export function questionInstead(
  question: Question,
  memory: Memory,
  namedPlaces: ReadonlySet<string>,
): Choice | undefined {
  const { handOver } = memory;
  if (handOver?.name !== undefined && handOver.contact !== undefined) return undefined;
  const { concepts, words, unknown, text } = question;
  const isKnown = unknown.length === 0 && handOver?.name === undefined;
  const isAsked = text.includes("?") || isKnown || askingWords.some((word) => concepts.has(word));
  if (!isAsked || words.length < 3 || unknown.length > 1 || contactIn(text) !== undefined) return undefined;
  const choice = choose(question, memory, namedPlaces);
  return choice && choice.topic.outcome === undefined && choice.score >= leastScore ? choice : undefined;
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
  const { handOver: _ended, ...rest } = memory;
  const { concepts, words } = question;
  if (words.length <= 4 && (concepts.has("stop") || concepts.has("cancel") || concepts.has("no"))) {
    return sayOnly(speaker, rest, "handOverCancelled", "answered", [], ["fleet", "price"]);
  }
  const step = continueHandOver(message, handOver, memory.said.slice(0, -1), speaker.words);
  if (!step.message) return handOverSaying(speaker, memory, step);
  const outcome = await sendToTeam(step.message, handOver);
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
