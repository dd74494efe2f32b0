import type { RankedTopic } from "#server/features/chatbot/understand/classifier.ts";
import type { Utterance } from "./utterances.ts";

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
