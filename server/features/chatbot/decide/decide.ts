import { meenaAsks } from "#content/en/meena/asks.ts";
import { maxListed } from "../conversation/conversation-state.ts";
import { answerKeyOf, overviewOf, topicOf } from "../topics/all-topics.ts";
import type { RankedTopic } from "../understand/classifier.ts";

/** What is done with a message. */
export type Decision =
  | { readonly kind: "answer"; readonly topic: string }
  /** The first of several topics is ahead of the others: it is answered, and the others are offered below. */
  | { readonly kind: "likeliest"; readonly topics: readonly string[] }
  /** Several topics are near each other: she asks which one is meant. */
  | { readonly kind: "ask-back"; readonly topics: readonly string[] }
  /** It is none of hers, or may be: then she also says what else it may be. */
  | { readonly kind: "decline"; readonly topics: readonly string[] }
  /** Too little is understood. The likeliest topic tells the page that may help. */
  | { readonly kind: "unsure"; readonly topic: string };

/**
 * The calibrated numbers, as probabilities. Chosen on batches that were left out of the training, with a loss in which a
 * wrong answer costs most and a question back a little (docs/meena-measurements.md).
 */
const sure = 0.7;
/** Topics that together have as much of the whole probability are worth asking back for. */
const near = 0.1;
/**
 * One that has as much, and so many times as much as the next, is told at once, with the others below it. Of 1,030 such
 * messages of people who were left out, 60 in a hundred get what they mean, and 29 find it below.
 */
const ahead = { share: 0.3, timesNext: 1.1 };
/** Of 49 guesses of trouble that have less, 34 in a hundred are right, of 71 others 55. */
const timesNextOfTrouble = 2;
/** Less likely ones below an answer are idle: they hold what is meant in one of a hundred. */
const leastBelow = 0.04;
/** A refusal of what she could have answered is worse than an answer to what is none of hers: `none` counts for less. */
const shareOfNone = 0.35;
/** From here on a message is none of hers. */
const surelyNone = 0.6;
/** From here on she says that it may be none of hers before she asks back. Counted in full. */
const maybeNone = 0.2;
/** From here on, together with what she only refuses, she does not ask back at all. Counted in full. */
const hardlyHers = 0.5;
/** A topic of hers that has as much is listed all the same: of what is declined, four are hers for one that is not. */
export const worthListing = 0.2;
/**
 * So is one that has as much of what `none` leaves, if `none` leaves a tenth: what is none of hers is near no topic. Of
 * 97 messages in scope that were declined without a list 19 get one, all with the right topic, of 640 others 19; in rounds
 * 18 to 20 six of 26 and none of 112. From a quarter on, 32 of 5,700 in scope get a list more, and 20 of 920 others.
 */
const worthListingOfRest = 0.4;
const maxNone = 0.9;
/** They are what is answered to those who want something of others. */
const ofOthers: ReadonlySet<string> = new Set(["other-company", "other-service", "other-vehicle"]);
/** Right after a question back she does not ask again: the likeliest topic is answered from here on. */
const likely = 0.5;

/**
 * From here on a message that is declined is surely none of hers. Counted in full; of 13 messages of rounds 16 and 17 that
 * are hers and declined all the same, 11 lie below it, of 72 that are none of hers 14.
 */
const quiteSurelyNone = 0.97;

/** Whether a message that is declined may be about the company all the same. */
export function mayBeHers(ranked: readonly RankedTopic[]): boolean {
  return ranked.every(({ topic, probability }) => topic !== "none" || probability < quiteSurelyNone);
}

/** The rest of the two hundred topics share what is left, and nobody means any of them. */
const maxCandidates = 8;

export const maxOptions = 3;
/** So many topics stand below an answer. */
export const maxAlternatives = 3;
/** The last ones that are listed are no idle ones. */
const leastListed = 0.015;

/** @param hasAskedBack just before: nobody is asked back twice in a row */
export function decide(ranked: readonly RankedTopic[], hasAskedBack: boolean): Decision {
  const { topics, none, whole } = weighed(ranked);
  const [first = nothing, second = nothing] = topics;
  const askable = topics.filter(({ topic }) => isAskable(topic));
  const options = askable.slice(0, maxOptions);
  const others = askable.slice(maxOptions, maxListed).filter(({ probability }) => probability >= leastListed);
  const offered = [...options, ...others].map(({ topic }) => topic);
  const [only, another] = options;
  const isListed = !hasAskedBack && isWorthListing(only?.topic, ranked);
  const declined: Decision = { kind: "decline", topics: isListed ? offered : [] };
  if (none >= surelyNone) return declined;
  const enough = hasAskedBack ? likely : sure;
  if (first.probability >= enough) return { kind: "answer", topic: first.topic };
  const overview = overviewOf(first.topic);
  const covered = topics.filter(({ topic }) => overview !== undefined && overviewOf(topic) === overview);
  if (overview && sumOf(covered) >= enough) return { kind: "answer", topic: overview };
  const refused = topics.filter(({ topic }) => isRefused(topic));
  const [refusal = nothing] = refused;
  if (refusal.probability > none && sumOf(refused) + none >= sure)
    return { kind: "answer", topic: refusal.topic };
  if (!hasAskedBack && only && sumOf(options) * whole >= near) {
    const noneInFull = ranked.find(({ topic }) => topic === "none")?.probability ?? 0;
    if (noneInFull + sumOf(refused) * whole >= hardlyHers) return declined;
    if (noneInFull >= maybeNone || isRefused(first.topic)) return { kind: "decline", topics: offered };
    if (!another) return { kind: "answer", topic: only.topic };
    const timesNext = topicOf(first.topic)?.isTrouble ? timesNextOfTrouble : ahead.timesNext;
    const least = Math.max(ahead.share, timesNext * second.probability);
    if (first.topic !== only.topic || first.probability < least) return { kind: "ask-back", topics: offered };
    const below = askable.filter(
      ({ topic, probability }) => topic !== only.topic && probability >= leastBelow,
    );
    const alternatives = below.slice(0, maxAlternatives).map(({ topic }) => topic);
    return { kind: "likeliest", topics: [only.topic, ...alternatives] };
  }
  return none > first.probability ? { kind: "decline", topics: [] } : { kind: "unsure", topic: first.topic };
}

/** Whether a topic is so likely that it is listed though the message is probably none of hers. */
function isWorthListing(topic: string | undefined, ranked: readonly RankedTopic[]): boolean {
  if (topic === undefined) return false;
  const own = probabilityOf(topic, ranked);
  const none = probabilityOf("none", ranked);
  const isOfRest = none < maxNone && own >= worthListingOfRest * (1 - none) && !ofOthers.has(topic);
  return own >= worthListing || isOfRest;
}

/**
 * The likeliest topic of a part of a message; undefined of a part that is none of hers. A part is short, so what the
 * whole message is about counts as well, by its square root. Of 1,355 messages that ask one thing 80 instead of 79 in
 * 100 get it, and 7.5 instead of 8.8 get more besides; of 900 that ask two, as many get both.
 */
export function topicOfPart(
  part: readonly RankedTopic[],
  whole: readonly RankedTopic[],
): RankedTopic | undefined {
  const probabilityInWhole = probabilitiesOf(whole);
  const scored = part.map(({ topic, probability }) => ({
    topic,
    probability: probability * Math.sqrt(probabilityInWhole(topic) + leastOfWhole),
  }));
  const sum = sumOf(scored) || 1;
  const likeliestFirst = scored
    .map(({ topic, probability }) => ({ topic, probability: probability / sum }))
    .toSorted((a, b) => b.probability - a.probability);
  const { topics, none } = weighed(likeliestFirst);
  return none < surelyNone ? topics[0] : undefined;
}

/** A topic that a part is sure of needs no more than this share in the whole message. */
const leastOfWhole = 0.01;

/** If two parts are each this sure of a topic, both topics are asked in 9 of 10 messages. */
export const sureOfPart = 0.5;
/** Of rounds 18 to 20 nine of twelve parts that were less sure, and of which the whole had less than a tenth, only buried what was asked. */
export const sureByItself = 0.6;
export const supportOfDoubtful = 0.1;
/**
 * A part that is as sure is answered whatever the whole is about, and though no word in it asks. Of 300 messages of a
 * writer who was left out, each of which asks two things, 65 instead of 59 % get both; of 678 that ask one, one in a
 * hundred more gets a second answer.
 */
export const clearByItself = 0.9;
/**
 * Words between commas are a part only if the whole message is about them too: a story names much that nobody asks.
 */
export const supportOfClause = 0.02;
/**
 * A part that only tells something is answered beside one that asks if the whole message is about it as much as this.
 */
export const supportOfStory = 0.2;
/** A question that is as sure is answered where the whole message would be declined or asked back. */
export const sureOfQuestion = 0.8;

/** How likely a topic is, together with those that have the same answer. */
export function probabilityOf(topic: string, ranked: readonly RankedTopic[]): number {
  return probabilitiesOf(ranked)(topic);
}

/** The same for many topics of one message: the ranking is read once, not once a topic. */
export function probabilitiesOf(ranked: readonly RankedTopic[]): (topic: string) => number {
  const sums = new Map<string, number>();
  for (const { topic, probability } of ranked) {
    const key = answerKeyOf(topic);
    sums.set(key, (sums.get(key) ?? 0) + probability);
  }
  return (topic) => sums.get(answerKeyOf(topic)) ?? 0;
}

/** What she only refuses is nothing to ask back for. */
export function isAskable(topic: string): boolean {
  return meenaAsks[topic] !== undefined && !isRefused(topic);
}

function isRefused(topic: string): boolean {
  return topicOf(topic)?.outcome === "refused";
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
    .filter(({ topic }, index) => index < maxCandidates || topic === "none")
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
