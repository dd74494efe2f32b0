import type { Choice } from "../choose-topic.ts";
import type { RankedTopic } from "../understand/classifier.ts";
import { isHonest } from "./by-rules.ts";

/** What is done with a message. */
export type Decision =
  | { readonly kind: "rule"; readonly choice: Choice }
  | { readonly kind: "topic"; readonly topic: string }
  /** Two topics are near each other: she asks which one is meant. */
  | { readonly kind: "ask-back"; readonly topics: readonly [string, string] }
  /** It is none of hers. */
  | { readonly kind: "decline" }
  /** Too little is understood. */
  | { readonly kind: "unsure" };

/**
 * The calibrated numbers, as probabilities. Found on batches that were left out of the training (docs/decisions/0014
 * has what each costs and gains).
 */
const sure = 0.45;
/** Two topics that together are as likely as this are worth asking back for. */
const near = 0.25;
/** What the rules found stands if the classifier gives it this much. */
const supported = 0.1;
/** A refusal of what she could have answered is worse than an answer to what is none of hers: `none` counts for less. */
const shareOfNone = 0.4;
/** Only so sure a `none` stands against an answer that the rules found. */
const surelyNone = 0.9;

/**
 * @param rule what the rules make of the message, if anything
 * @param hasAskedBack just before: nobody is asked back twice in a row
 */
export function decide(
  rule: Choice | undefined,
  ranked: readonly RankedTopic[],
  hasAskedBack: boolean,
): Decision {
  const { of, first, second, none } = weighed(ranked);
  if (rule && of(rule.topic.learnedAs ?? rule.topic.id) >= supported) return { kind: "rule", choice: rule };
  if (none >= surelyNone)
    return rule && isHonest(rule) ? { kind: "rule", choice: rule } : { kind: "decline" };
  if (first.probability >= sure) return { kind: "topic", topic: first.topic };
  if (!hasAskedBack && first.probability + second.probability >= near) {
    return { kind: "ask-back", topics: [first.topic, second.topic] };
  }
  if (rule) return { kind: "rule", choice: rule };
  return none > first.probability ? { kind: "decline" } : { kind: "unsure" };
}

/** The two likeliest topics besides `none`, after `none` has been made to count for less. */
function weighed(ranked: readonly RankedTopic[]) {
  const raw = new Map(ranked.map(({ topic, probability }) => [topic, probability]));
  const rawNone = raw.get("none") ?? 0;
  const whole = 1 - rawNone * (1 - shareOfNone);
  const of = (topic: string) => ((raw.get(topic) ?? 0) * (topic === "none" ? shareOfNone : 1)) / whole;
  const [first = nothing, second = nothing] = ranked
    .filter(({ topic }) => topic !== "none")
    .slice(0, 2)
    .map(({ topic }) => ({ topic, probability: of(topic) }));
  return { of, first, second, none: of("none") };
}

const nothing: RankedTopic = { topic: "none", probability: 0 };
