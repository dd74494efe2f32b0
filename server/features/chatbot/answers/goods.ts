import type { AnswerContext } from "./draft.ts";
import type { Speaker } from "./speaker.ts";

/** What is asked of a kind of goods beforehand, by the concept that names it in the vocabularies. */
const rulesOfGoods: Readonly<Record<string, (speaker: Speaker) => string>> = {
  valuable: ({ say }) => say("goodsValuable"),
  perishable: ({ say }) => say("goodsPerishable"),
  fragile: ({ say }) => say("goodsFragile"),
  dangerous: ({ rule }) => rule("dangerousGoods"),
};

/**
 * A line for each kind of goods that a message names: whatever it asks, they are to be told of beforehand or packed.
 *
 * @param told the topics that are answered; the topic of a kind has its name
 */
export function ruleOfGoods({ question, speaker }: AnswerContext, told: readonly string[]): string[] {
  return Object.entries(rulesOfGoods).flatMap(([kind, rule]) =>
    question.concepts.has(kind) && !told.includes(kind) ? [rule(speaker)] : [],
  );
}
