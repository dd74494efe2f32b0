import type { AnswerContext } from "./draft.ts";
import type { Speaker } from "./speaker.ts";

/** What is said of a thing that a message names, unless its own topic is answered; by the concept that names it. */
const linesOnThings: readonly (readonly [
  concept: string,
  topic: string,
  say: (speaker: Speaker) => string,
])[] = [
  ["valuable", "valuable", ({ say }) => say("goodsValuable")],
  ["perishable", "perishable", ({ say }) => say("goodsPerishable")],
  ["fragile", "fragile", ({ say }) => say("goodsFragile")],
  ["dangerous", "dangerous", ({ rule }) => rule("dangerousGoods")],
  ["threeWheeler", "three-wheelers", ({ say }) => say("noThreeWheeler")],
];

/**
 * A line for each kind of goods that a message names, since they are to be told of beforehand or packed, and for the
 * three-wheeler of which nothing is stated.
 *
 * @param told the topics that are answered
 */
export function linesOnThingsNamed({ question, speaker }: AnswerContext, told: readonly string[]): string[] {
  return linesOnThings.flatMap(([concept, topic, say]) =>
    question.concepts.has(concept) && !told.includes(topic) ? [say(speaker)] : [],
  );
}
