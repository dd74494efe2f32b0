import { decide } from "#server/features/chatbot/decide/decide.ts";
import { answerKeyOf, overviewOf, topicOf } from "#server/features/chatbot/topics/all-topics.ts";
import type { RankedTopic } from "#server/features/chatbot/understand/classifier.ts";
import type { Utterance } from "./utterances.ts";

/** One batch of this many is held out. */
const heldOutEvery = 5;
/** Questions of many people, labelled by rules that were tuned on them: no measure of people who are new to her. */
const neverHeldOut = "41-earlier-rounds";

/**
 * Whether a batch such as "06-pensioner" is held out of the training of the evaluation model. Its number decides, so
 * that a new batch changes nothing for the others.
 */
export function isHeldOut(batch: string): boolean {
  return Number.parseInt(batch, 10) % heldOutEvery === 1 && batch !== neverHeldOut;
}

/** An utterance of a held-out batch, and the topics that the classifier finds in it. */
export interface HeldOutAnswer {
  readonly utterance: Utterance;
  readonly ranked: readonly RankedTopic[];
}

/**
 * The outcome of an utterance. `asked` and `idle` both ask back, or answer with options below: with `asked` the right
 * topic is among the options, with `idle` it is not.
 */
export type Outcome = "right" | "asked" | "wrong" | "idle" | "declined";

/** Topics with the same answer or that cover the right one are right too. Out of scope, any refusal is right. */
function outcomeOf({ utterance, ranked }: HeldOutAnswer): Outcome {
  const decision = decide(ranked, false);
  if (utterance.topic === "none") return outcomeOfNone(decision);
  const isMeant = (topic: string) =>
    answerKeyOf(topic) === answerKeyOf(utterance.topic) || overviewOf(utterance.topic) === topic;
  if (decision.kind === "answer") return isMeant(decision.topic) ? "right" : "wrong";
  const offered = decision.kind === "unsure" ? [] : decision.topics;
  if (decision.kind === "likeliest" && isMeant(decision.topics[0] ?? "")) return "right";
  if (offered.some(isMeant)) return "asked";
  return decision.kind === "ask-back" || decision.kind === "likeliest" ? "idle" : "declined";
}

function outcomeOfNone(decision: ReturnType<typeof decide>): Outcome {
  if (decision.kind === "ask-back" || decision.kind === "likeliest") return "idle";
  if (decision.kind !== "answer") return "right";
  const { outcome } = topicOf(decision.topic) ?? {};
  return outcome === "refused" || outcome === "unknown" ? "right" : "wrong";
}

/** The share, from 0 to 1, of answers with one of these outcomes. */
export function shareOf(answers: readonly HeldOutAnswer[], ...wanted: readonly Outcome[]): number {
  return answers.filter((answer) => wanted.includes(outcomeOf(answer))).length / answers.length;
}
