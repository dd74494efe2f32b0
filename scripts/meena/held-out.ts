import type { RankedTopic } from "#server/features/chatbot/understand/classifier.ts";
import type { Utterance } from "./utterances.ts";

/** One in so many persons is left out to measure with. */
const leftOutEvery = 5;
/**
 * Questions of many people, labelled by the rules that had been tuned on them. The rules' topic is right in nearly all of
 * them, so a model that is measured with them believes itself more than it may.
 */
const notOnePerson = "41-earlier-rounds";

/**
 * Whether the person of a batch such as "06-pensioner" is left out of the model that calibrates and that the tests ask.
 * Told by the number, so that another batch changes nothing for those that are there.
 */
export function isLeftOut(batch: string): boolean {
  return Number.parseInt(batch, 10) % leftOutEvery === 1 && batch !== notOnePerson;
}

/** An utterance of a batch that was left out of the training, and what the classifier makes of it. */
export interface HeldOutAnswer {
  readonly utterance: Utterance;
  readonly ranked: readonly RankedTopic[];
}

/** The share, from 0 to 1, of those whose topic is among the first so many. */
export function shareOfRight(answers: readonly HeldOutAnswer[], places = 1): number {
  const isRight = ({ utterance, ranked }: HeldOutAnswer) =>
    ranked.slice(0, places).some(({ topic }) => topic === utterance.topic);
  return answers.filter(isRight).length / answers.length;
}
