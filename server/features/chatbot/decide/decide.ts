import { meenaAsks } from "#content/en/meena/asks.ts";
import { answerKeyOf, topicOf } from "../topics/all-topics.ts";
import type { RankedTopic } from "../understand/classifier.ts";

/** What is done with a message. */
export type Decision =
  | { readonly kind: "answer"; readonly topic: string }
  /** Several topics are near each other: she asks which one is meant. */
  | { readonly kind: "ask-back"; readonly topics: readonly string[] }
  /** It is none of hers. */
  | { readonly kind: "decline" }
  /** Too little is understood. The likeliest topic tells the page that may help. */
  | { readonly kind: "unsure"; readonly topic: string };

/**
 * The calibrated numbers, as probabilities. Chosen on batches that were left out of the training, with a loss in which a
 * wrong answer costs most and a question back a little (docs/decisions/0014).
 */
const sure = 0.65;
/** Topics that together have as much of the whole probability are worth asking back for. */
const near = 0.15;
/** A refusal of what she could have answered is worse than an answer to what is none of hers: `none` counts for less. */
const shareOfNone = 0.2;
/** From here on a message is none of hers. */
const surelyNone = 0.6;
/** Right after a question back she does not ask again: the likeliest topic is answered from here on. */
const likely = 0.5;

/** The rest of the two hundred topics share what is left, and nobody means any of them. */
const mostCandidates = 8;

const mostOptions = 3;
/** A topic that is so many times less likely than the first is no option. */
const farFromFirst = 10;

/** @param hasAskedBack just before: nobody is asked back twice in a row */
export function decide(ranked: readonly RankedTopic[], hasAskedBack: boolean): Decision {
  const { topics, none, whole } = weighed(ranked);
  const [first = nothing] = topics;
  if (none >= surelyNone) return { kind: "decline" };
  if (first.probability >= (hasAskedBack ? likely : sure)) return { kind: "answer", topic: first.topic };
  const options = topics
    .filter(({ topic }) => isAskable(topic))
    .slice(0, mostOptions)
    .filter(({ probability }) => probability * farFromFirst >= first.probability);
  const [only, another] = options;
  if (!hasAskedBack && only && sumOf(options) * whole >= near) {
    return another
      ? { kind: "ask-back", topics: options.map(({ topic }) => topic) }
      : { kind: "answer", topic: only.topic };
  }
  return none > first.probability ? { kind: "decline" } : { kind: "unsure", topic: first.topic };
}

/** The topic of one of several parts of a message, if it is sure; of parts nothing is asked back. */
export function sureTopicOf(ranked: readonly RankedTopic[]): string | undefined {
  const { topics, none } = weighed(ranked);
  const [first = nothing] = topics;
  return none < surelyNone && first.probability >= sureOfPart ? first.topic : undefined;
}

/** Of two parts that are each as sure of a topic, both are what is asked in 93 of 100. */
const sureOfPart = 0.6;

/** What she only refuses is nothing to ask back for. */
function isAskable(topic: string): boolean {
  return meenaAsks[topic] !== undefined && topicOf(topic)?.outcome !== "refused";
}

/**
 * The topics after `none` has been made to count for less, those with one answer taken together under the likeliest of
 * them.
 */
function weighed(ranked: readonly RankedTopic[]): {
  topics: readonly RankedTopic[];
  none: number;
  whole: number;
} {
  const candidates = ranked
    .filter(({ topic }, place) => place < mostCandidates || topic === "none")
    .map(({ topic, probability }) => ({
      topic,
      probability: topic === "none" ? probability * shareOfNone : probability,
    }));
  const whole = sumOf(candidates) || 1;
  const groups = Map.groupBy(candidates, ({ topic }) => (topic === "none" ? topic : answerKeyOf(topic)));
  const none = sumOf(groups.get("none") ?? []) / whole;
  groups.delete("none");
  const topics = [...groups.values()].map((group) => ({
    topic: group[0]?.topic ?? "none",
    probability: sumOf(group) / whole,
  }));
  return { topics: topics.sort((a, b) => b.probability - a.probability), none, whole };
}

function sumOf(ranked: readonly RankedTopic[]): number {
  return ranked.reduce((sum, { probability }) => sum + probability, 0);
}

const nothing: RankedTopic = { topic: "none", probability: 0 };
