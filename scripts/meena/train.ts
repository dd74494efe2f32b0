import type { Model } from "#server/features/chatbot/understand/classifier.ts";
import { bucketCount } from "#server/features/chatbot/understand/features.ts";
import { type Label, shareOfTopic } from "./label.ts";
import { type Input, learnMeanings } from "./meanings.ts";
import { randomNumbers, shuffle } from "./random.ts";
import { softmax } from "./softmax.ts";

/** An utterance as the classifier sees it. */
export interface Example {
  readonly topic: string;
  /** The second thing that it asks; undefined if it asks one. */
  readonly second?: string | undefined;
  readonly features: Uint32Array;
}

/** Found by cross-validation over batches (docs/decisions/0014): more rounds or another rate change little. */
const rounds = 2;
const learningRate = 0.7;
const biasRate = 0.02;
/**
 * Makes the first steps of rare features small. Next to 0 instead, 4 points less are right, in three times the space.
 */
const firstSquare = 1e-3;
/** A feature that one utterance has, which comes in two examples, tells nothing of others. */
const fewestExamples = 3;
/** A gradient below this moves nothing. Left out, training takes a fifth of the time. */
const leastGradient = 5e-3;
/**
 * So many weights are kept, the largest: with the meanings they are the size of the model. With half as many 0.8 points
 * fewer are right.
 */
const mostWeights = 1_490_000;
/** A feature gets a meaning if so many examples have it. With 8 the model is twice as large, and half a point better. */
const fewestMeant = 28;
/**
 * How much each of the two models counts. Chosen over persons who were left out: with sums that are a fifth larger,
 * 2 points more are answered, as many fewer asked back usefully, and 0.4 points more are wrong (docs/decisions/0014).
 */
const shareOfWeights = 0.54;
const shareOfMeanings = 0.49;
const largestByte = 255;
/** Weights of one feature. A byte counts them, and the few steps that take two. */
const mostOfFeature = 250;
/** Of the byte in which a feature's rarity is kept. */
const raritySteps = 24;

/**
 * Multinomial logistic regression, by AdaGrad on one example after the other, and the meanings of features beside it. The
 * same examples give the same model.
 * Takes about 5 s of a core for 10,000 examples.
 */
export function train(examples: readonly Example[]): Model {
  const topics = [...new Set(examples.flatMap(({ topic, second = topic }) => [topic, second]))].sort();
  const numbers = new Map(topics.map((topic, number) => [topic, number]));
  const labels = examples.map(({ topic, second = topic }): Label => {
    return { first: numbers.get(topic) ?? 0, second: numbers.get(second) ?? 0 };
  });
  const { counts, rarity, columnOf, columns } = countFeatures(examples);
  const inputs = examples.map(({ features }) => weighed(features, rarity, columnOf));
  const { weights, bias } = learnWeights(inputs, labels, columns, topics.length);
  const { scale, ...kept } = quantised(weights, columnOf, topics.length);
  const meant = Uint32Array.from(counts.keys().filter((bucket) => (counts[bucket] ?? 0) >= fewestMeant));
  const rowOf = new Int32Array(columns).fill(-1);
  meant.forEach((bucket, row) => {
    rowOf[columnOf[bucket] ?? 0] = row;
  });
  const room = learnMeanings(inputs, labels, rowOf, meant.length, topics.length);
  return {
    topics,
    rarity,
    ...kept,
    scale: scale * shareOfWeights,
    bias: bias.map((value, topic) => value * shareOfWeights + (room.bias[topic] ?? 0) * shareOfMeanings),
    meant,
    meanings: room.meanings,
    meaningScales: room.meaningScales,
    topicMeanings: room.topicMeanings.map((value) => value * shareOfMeanings),
  };
}

/** The weights of each feature for each topic after all rounds. */
function learnWeights(
  inputs: readonly Input[],
  labels: readonly Label[],
  columns: number,
  width: number,
): { readonly weights: Float32Array; readonly bias: Float32Array } {
  const weights = new Float32Array(columns * width);
  const squares = new Float32Array(columns * width).fill(firstSquare);
  const bias = new Float32Array(width);
  const shares = new Float64Array(width);
  /** Of the example at hand: the topics whose share is wrong, and by how much. */
  const wrongTopics = new Uint16Array(width);
  const gradients = new Float64Array(width);
  const order = inputs.map((_, index) => index);
  const random = randomNumbers(20_261_122);

  for (let round = 0; round < rounds; round++) {
    shuffle(order, random);
    for (const example of order) {
      const input = inputs[example];
      const label = labels[example];
      if (!input || !label) continue;
      predict(input);
      learn(input, label);
    }
  }
  return { weights, bias };

  function predict({ columns: at, values }: Input): void {
    shares.set(bias);
    let index = 0;
    // Four at once: one by one takes half as long again.
    for (; index + 3 < at.length; index += 4) {
      const first = (at[index] as number) * width;
      const second = (at[index + 1] as number) * width;
      const third = (at[index + 2] as number) * width;
      const fourth = (at[index + 3] as number) * width;
      const a = values[index] as number;
      const b = values[index + 1] as number;
      const c = values[index + 2] as number;
      const d = values[index + 3] as number;
      for (let topic = 0; topic < width; topic++)
        shares[topic] =
          (shares[topic] as number) +
          a * (weights[first + topic] as number) +
          b * (weights[second + topic] as number) +
          c * (weights[third + topic] as number) +
          d * (weights[fourth + topic] as number);
    }
    for (; index < at.length; index++) {
      const start = (at[index] as number) * width;
      const value = values[index] as number;
      for (let topic = 0; topic < width; topic++)
        shares[topic] = (shares[topic] as number) + value * (weights[start + topic] as number);
    }
    softmax(shares);
  }

  /** Feature by feature, so that the weights that change lie side by side in memory: topic by topic took a quarter longer. */
  function learn({ columns: at, values }: Input, label: Label): void {
    let wrong = 0;
    for (let topic = 0; topic < width; topic++) {
      const gradient = (shares[topic] as number) - shareOfTopic(label, topic);
      if (Math.abs(gradient) < leastGradient) continue;
      bias[topic] = (bias[topic] as number) - biasRate * gradient;
      wrongTopics[wrong] = topic;
      gradients[wrong] = gradient;
      wrong++;
    }
    for (let index = 0; index < at.length; index++) {
      const start = (at[index] as number) * width;
      const value = values[index] as number;
      for (let each = 0; each < wrong; each++) {
        const cell = start + (wrongTopics[each] as number);
        const slope = (gradients[each] as number) * value;
        const square = (squares[cell] as number) + slope * slope;
        squares[cell] = square;
        weights[cell] = (weights[cell] as number) - (learningRate * slope) / Math.sqrt(square);
      }
    }
  }
}

/** @returns how many examples have each feature, how much it tells, and its column if it is kept, else -1 */
function countFeatures(examples: readonly Example[]) {
  const counts = new Uint32Array(bucketCount);
  for (const { features } of examples)
    for (const bucket of features) counts[bucket] = (counts[bucket] ?? 0) + 1;
  const columnOf = new Int32Array(bucketCount).fill(-1);
  const rarity = new Uint8Array(bucketCount);
  let columns = 0;
  counts.forEach((count, bucket) => {
    if (count < fewestExamples) return;
    columnOf[bucket] = columns++;
    rarity[bucket] = Math.round(Math.log(1 + examples.length / count) * raritySteps);
  });
  return { counts, rarity, columnOf, columns };
}

function weighed(features: Uint32Array, rarity: Uint8Array, columnOf: Int32Array): Input {
  const kept = features.filter((bucket) => (columnOf[bucket] ?? -1) >= 0);
  const values = Float32Array.from(kept, (bucket) => rarity[bucket] ?? 0);
  const norm = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0)) || 1;
  return {
    columns: kept.map((bucket) => columnOf[bucket] ?? 0),
    values: values.map((value) => value / norm),
  };
}

/** The weights in one byte each, without those that are too many. */
function quantised(weights: Float32Array, columnOf: Int32Array, width: number) {
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const leastShare = shareOfSmallestKept(weights, scale);
  const counts = new Uint8Array(bucketCount);
  const topicSteps: number[] = [];
  const bytes: number[] = [];
  columnOf.forEach((column, bucket) => {
    if (column < 0) return;
    const shares = Array.from(
      weights.subarray(column * width, (column + 1) * width),
      (weight) => weight / scale,
    );
    const add = (step: number, share: number) => {
      topicSteps.push(step);
      bytes.push(Math.round(share * 127));
      counts[bucket] = (counts[bucket] ?? 0) + 1;
    };
    let before = 0;
    for (const topic of topicsKept(shares, leastShare)) {
      // A step that no byte holds is taken in two.
      for (; topic - before > largestByte; before += largestByte) add(largestByte, 0);
      add(topic - before, shares[topic] ?? 0);
      before = topic;
    }
  });
  return { scale, counts, topicSteps: Uint8Array.from(topicSteps), weights: Int8Array.from(bytes) };
}

/** The topics with a weight that is kept, in their order: those of most weight, if a byte cannot count them. */
function topicsKept(shares: readonly number[], leastShare: number): readonly number[] {
  const size = (topic: number) => Math.abs(shares[topic] ?? 0);
  const kept = [...shares.keys()].filter((topic) => size(topic) >= leastShare);
  if (kept.length <= mostOfFeature) return kept;
  return kept
    .sort((a, b) => size(b) - size(a))
    .slice(0, mostOfFeature)
    .sort((a, b) => a - b);
}

/** The share of the largest weight from which on the weights are no more than may be kept. */
function shareOfSmallestKept(weights: Float32Array, scale: number): number {
  const steps = 4096;
  const counts = new Uint32Array(steps + 1);
  for (const weight of weights) {
    const step = Math.floor((Math.abs(weight) / scale) * steps);
    counts[step] = (counts[step] ?? 0) + 1;
  }
  let step = steps;
  for (let kept = 0; step > 0; step--) {
    kept += counts[step] ?? 0;
    if (kept > mostWeights) break;
  }
  // A smaller share is 0 in a byte.
  return Math.max((step + 1) / steps, 1 / 254);
}
