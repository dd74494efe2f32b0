import { weightOf } from "./concept-weights.ts";
import { topics } from "./topics/all-topics.ts";
import type { Topic } from "./topics/topic.ts";

/** A topic, and why it is this one. */
export interface Choice {
  readonly topic: Topic;
  /** How much of the question it explains. */
  readonly score: number;
  /** The concepts that made it this topic. */
  readonly reasons: readonly string[];
  /** Those, and the ones that merely go with it. */
  readonly explained: readonly string[];
  /** It goes on from what was said before. */
  readonly isFollowUp?: boolean;
}

/** A concept that merely goes with the topic counts for less than one that makes it. */
const companionShare = 0.6;

/** Sets of alternatives, of each of which one has to occur. */
type Pattern = readonly (readonly string[])[];

interface CompiledTopic {
  readonly topic: Topic;
  readonly patterns: readonly Pattern[];
  readonly companions: ReadonlySet<string>;
}

const compiled: readonly CompiledTopic[] = topics.map((topic) => ({
  topic,
  patterns: (topic.when ?? []).map((pattern) => pattern.split(" ").map((part) => part.split("|"))),
  companions: new Set(topic.also?.split(" ") ?? []),
}));

/** What was said before counts for less than what is said now. */
const fadedShare = 0.85;

/**
 * The topic that explains most of what was found in a question; undefined when none does.
 *
 * @param faded what of it was said before
 */
export function chooseTopic(
  found: ReadonlySet<string>,
  faded: ReadonlySet<string> = new Set(),
): Choice | undefined {
  const weigh = (concept: string) => weightOf(concept) * (faded.has(concept) ? fadedShare : 1);
  let best: Choice | undefined;
  for (const { topic, patterns, companions } of compiled) {
    for (const pattern of patterns) {
      const reasons = reasonsFor(pattern, found);
      if (!reasons) continue;
      let score = reasons.reduce((sum, concept) => sum + weigh(concept), 0);
      const explained = [...reasons];
      for (const concept of companions) {
        if (!found.has(concept) || reasons.includes(concept)) continue;
        score += weigh(concept) * companionShare;
        explained.push(concept);
      }
      if (!best || score > best.score) best = { topic, score, reasons, explained };
    }
  }
  return best;
}

/** The weightiest concept of each set of alternatives; undefined when one of the sets does not occur. */
function reasonsFor(pattern: Pattern, found: ReadonlySet<string>): string[] | undefined {
  const reasons: string[] = [];
  for (const alternatives of pattern) {
    const hits = alternatives.filter((concept) => found.has(concept));
    if (hits.length === 0) return undefined;
    reasons.push(hits.reduce((a, b) => (weightOf(b) > weightOf(a) ? b : a)));
  }
  return reasons;
}

/** The concepts of a question that say what it is about, for the next question to lean on. */
export function subjectsOf(reasons: readonly string[], least = 1.2): string[] {
  return reasons.filter((concept) => !concept.startsWith("@") && weightOf(concept) >= least);
}

const vocabularies: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  compiled.map(({ topic, patterns, companions }) => [
    topic.id,
    new Set([...companions, ...patterns.flatMap((pattern) => pattern.flat())]),
  ]),
);

/** All concepts that a topic has to do with. */
export function vocabularyOf(topic: string): ReadonlySet<string> {
  return vocabularies.get(topic) ?? new Set();
}

/** A topic that was chosen by what was learned, with the concepts of the question that belong to it. */
export function choiceOf(id: string, found: ReadonlySet<string>): Choice | undefined {
  const topic = topics.find((one) => one.id === id);
  if (!topic) return undefined;
  const explained = [...found].filter((concept) => vocabularyOf(id).has(concept));
  return { topic, score: 0, reasons: explained, explained };
}
