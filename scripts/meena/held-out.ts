import { decide } from "#server/features/chatbot/decide/decide.ts";
import { answerKeyOf, overviewOf, topicOf } from "#server/features/chatbot/topics/all-topics.ts";
import type { RankedTopic } from "#server/features/chatbot/understand/classifier.ts";
import type { Utterance } from "./utterances.ts";

/** One in so many persons is left out to measure with. */
const leftOutEvery = 5;
/** Questions of many people, labelled by the rules that had been tuned on them: no person of whom anything is told. */
const notOnePerson = "41-earlier-rounds";

/**
 * Whether the person of a batch such as "06-pensioner" is left out of the model that the tests ask. Told by the number,
 * so that another batch changes nothing for those that are there.
 */
export function isLeftOut(batch: string): boolean {
  return Number.parseInt(batch, 10) % leftOutEvery === 1 && batch !== notOnePerson;
}

/** An utterance of a batch that was left out of the training, and what the classifier makes of it. */
export interface HeldOutAnswer {
  readonly utterance: Utterance;
  readonly ranked: readonly RankedTopic[];
}

/**
 * What becomes of an utterance: `asked` is a question back that offers what is meant, or an answer below which it is
 * offered; `idle` one that does not.
 */
export type Outcome = "right" | "asked" | "wrong" | "idle" | "declined";

/** A topic with the same answer is right as well, or one that covers it; of what is none of hers, everything that says no is. */
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

/** The share, from 0 to 1, of those that end in one of these ways. */
export function shareOf(answers: readonly HeldOutAnswer[], ...wanted: readonly Outcome[]): number {
  return answers.filter((answer) => wanted.includes(outcomeOf(answer))).length / answers.length;
}
