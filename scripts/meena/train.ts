import type { Model } from "#server/features/chatbot/understand/classifier.ts";
import { bucketCount } from "#server/features/chatbot/understand/features.ts";
import { type SparseVector, trainEmbeddings } from "./embeddings.ts";
import { type Label, targetProbability } from "./label.ts";
import { forEachEpoch, randomNumbers } from "./random.ts";
import { softmax } from "./softmax.ts";

/** An utterance as the classifier sees it. */
export interface Example {
  readonly topic: string;
  /** The topic of the second question, if it asks two. */
  readonly second?: string | undefined;
  readonly features: Uint32Array;
}

/** Found by cross-validation over batches (docs/meena-measurements.md): more epochs or another rate change little. */
const epochs = 2;
const learningRate = 0.7;
const biasRate = 0.02;
/**
 * Initial sums of squared gradients (AdaGrad). They keep the first steps of rare features small: with values near 0, 4
 * points fewer are right, in three times the space.
 */
const initialSquare = 1e-3;
/** A feature of one utterance, which gives two examples, says nothing about other utterances. */
const minExamples = 3;
/** Gradients below this change nothing that matters. Skipping them saves a fifth of the time. */
const minGradient = 5e-3;
/**
 * This many weights are kept, the largest. They and the embeddings make the model's size. With half as many 0.8 points
 * fewer are right.
 */
const maxWeights = 1_465_000;
/** A feature with this many examples gets an embedding. With 8 half a point more is right, in a model twice as large. */
const minExamplesToEmbed = 28;
/**
 * How much each of the two models counts in the sum of their scores. Chosen on held-out batches: with scores that are a
 * fifth larger, 2 points more are answered, as many fewer asked back usefully, and 0.4 points more are wrong
 * (docs/meena-measurements.md).
 */
const linearShare = 0.54;
const embeddingShare = 0.49;
const maxByte = 255;
/** Weights of one feature: a byte holds their number, and up to five further entries for large steps (`quantize`). */
const maxWeightsOfFeature = 250;
/** Steps per unit in the byte that holds a feature's IDF. */
const idfSteps = 24;

/**
 * Trains a multinomial logistic regression by AdaGrad, one example at a time, and the embeddings beside it. The same
 * examples give the same model. Takes about 5 s of a core for 10,000 examples.
 */
export function train(examples: readonly Example[]): Model {
  const topics = [...new Set(examples.flatMap(({ topic, second = topic }) => [topic, second]))].sort();
  const numbers = new Map(topics.map((topic, number) => [topic, number]));
  const labels = examples.map(({ topic, second = topic }): Label => {
    return { first: numbers.get(topic) ?? 0, second: numbers.get(second) ?? 0 };
  });
  const { counts, idf, indexOf, featureCount } = countFeatures(examples);
  const inputs = examples.map(({ features }) => tfIdf(features, idf, indexOf));
  const linear = trainWeights(inputs, labels, featureCount, topics.length);
  const { scale, ...weights } = quantize(linear.weights, indexOf, topics.length);
  const embeddedBuckets = Uint32Array.from(
    counts.keys().filter((bucket) => (counts[bucket] ?? 0) >= minExamplesToEmbed),
  );
  const rowOf = new Int32Array(featureCount).fill(-1);
  embeddedBuckets.forEach((bucket, row) => {
    rowOf[indexOf[bucket] ?? 0] = row;
  });
  const layer = trainEmbeddings(inputs, labels, rowOf, embeddedBuckets.length, topics.length);
  return {
    topics,
    idf,
    ...weights,
    scale: scale * linearShare,
    bias: linear.bias.map((value, topic) => value * linearShare + (layer.bias[topic] ?? 0) * embeddingShare),
    embeddedBuckets,
    embeddings: layer.embeddings,
    embeddingScales: layer.embeddingScales,
    topicEmbeddings: layer.topicEmbeddings.map((value) => value * embeddingShare),
  };
}

/** @returns one weight for each feature and topic, feature by feature, and a bias for each topic */
function trainWeights(
  inputs: readonly SparseVector[],
  labels: readonly Label[],
  featureCount: number,
  topicCount: number,
): { readonly weights: Float32Array; readonly bias: Float32Array } {
  const weights = new Float32Array(featureCount * topicCount);
  const squares = new Float32Array(featureCount * topicCount).fill(initialSquare);
  const bias = new Float32Array(topicCount);
  const probabilities = new Float64Array(topicCount);
  /** Of the current example: the topics that are not predicted well enough, and the gradient of each. */
  const wrongTopics = new Uint16Array(topicCount);
  const gradients = new Float64Array(topicCount);
  forEachEpoch({ inputs, labels, epochs }, randomNumbers(20_261_122), (input, label) => {
    predict(input);
    update(input, label);
  });
  return { weights, bias };

  function predict({ indexes, values }: SparseVector): void {
    probabilities.set(bias);
    let index = 0;
    // Four features at a time: one by one takes half as long again.
    for (; index + 3 < indexes.length; index += 4) {
      const first = (indexes[index] as number) * topicCount;
      const second = (indexes[index + 1] as number) * topicCount;
      const third = (indexes[index + 2] as number) * topicCount;
      const fourth = (indexes[index + 3] as number) * topicCount;
      const a = values[index] as number;
      const b = values[index + 1] as number;
      const c = values[index + 2] as number;
      const d = values[index + 3] as number;
      for (let topic = 0; topic < topicCount; topic++)
        probabilities[topic] =
          (probabilities[topic] as number) +
          a * (weights[first + topic] as number) +
          b * (weights[second + topic] as number) +
          c * (weights[third + topic] as number) +
          d * (weights[fourth + topic] as number);
    }
    for (; index < indexes.length; index++) {
      const start = (indexes[index] as number) * topicCount;
      const value = values[index] as number;
      for (let topic = 0; topic < topicCount; topic++)
        probabilities[topic] = (probabilities[topic] as number) + value * (weights[start + topic] as number);
    }
    softmax(probabilities);
  }

  /** Feature by feature, since neighbours in memory then change together: topic by topic took a quarter longer. */
  function update({ indexes, values }: SparseVector, label: Label): void {
    let wrong = 0;
    for (let topic = 0; topic < topicCount; topic++) {
      const gradient = (probabilities[topic] as number) - targetProbability(label, topic);
      if (Math.abs(gradient) < minGradient) continue;
      bias[topic] = (bias[topic] as number) - biasRate * gradient;
      wrongTopics[wrong] = topic;
      gradients[wrong] = gradient;
      wrong++;
    }
    for (let index = 0; index < indexes.length; index++) {
      const start = (indexes[index] as number) * topicCount;
      const value = values[index] as number;
      for (let each = 0; each < wrong; each++) {
        const cell = start + (wrongTopics[each] as number);
        const gradient = (gradients[each] as number) * value;
        const square = (squares[cell] as number) + gradient * gradient;
        squares[cell] = square;
        weights[cell] = (weights[cell] as number) - (learningRate * gradient) / Math.sqrt(square);
      }
    }
  }
}

/** @returns for each bucket: how many examples have it, its quantized IDF, its feature index (-1 if it is left out) */
function countFeatures(examples: readonly Example[]) {
  const counts = new Uint32Array(bucketCount);
  for (const { features } of examples)
    for (const bucket of features) counts[bucket] = (counts[bucket] ?? 0) + 1;
  const indexOf = new Int32Array(bucketCount).fill(-1);
  const idf = new Uint8Array(bucketCount);
  let featureCount = 0;
  counts.forEach((count, bucket) => {
    if (count < minExamples) return;
    indexOf[bucket] = featureCount++;
    idf[bucket] = Math.round(Math.log(1 + examples.length / count) * idfSteps);
  });
  return { counts, idf, indexOf, featureCount };
}

function tfIdf(features: Uint32Array, idf: Uint8Array, indexOf: Int32Array): SparseVector {
  const kept = features.filter((bucket) => (indexOf[bucket] ?? -1) >= 0);
  const values = Float32Array.from(kept, (bucket) => idf[bucket] ?? 0);
  const norm = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0)) || 1;
  return {
    indexes: kept.map((bucket) => indexOf[bucket] ?? 0),
    values: values.map((value) => value / norm),
  };
}

/** Keeps the largest weights, each in one byte, with delta-encoded topic numbers. */
function quantize(weights: Float32Array, indexOf: Int32Array, topicCount: number) {
  const scale = weights.reduce((max, weight) => Math.max(max, Math.abs(weight)), 0);
  const threshold = pruningThreshold(weights, scale);
  const counts = new Uint8Array(bucketCount);
  const topicDeltas: number[] = [];
  const bytes: number[] = [];
  indexOf.forEach((feature, bucket) => {
    if (feature < 0) return;
    const scaled = Array.from(
      weights.subarray(feature * topicCount, (feature + 1) * topicCount),
      (weight) => weight / scale,
    );
    const add = (delta: number, weight: number) => {
      topicDeltas.push(delta);
      bytes.push(Math.round(weight * 127));
      counts[bucket] = (counts[bucket] ?? 0) + 1;
    };
    let previous = 0;
    for (const topic of topicsToKeep(scaled, threshold)) {
      // A delta that is too large for a byte becomes two, the first with a weight of 0.
      for (; topic - previous > maxByte; previous += maxByte) add(maxByte, 0);
      add(topic - previous, scaled[topic] ?? 0);
      previous = topic;
    }
  });
  return { scale, counts, topicDeltas: Uint8Array.from(topicDeltas), weights: Int8Array.from(bytes) };
}

/** The topics whose weights are kept, in ascending order. If a byte cannot count them, those with the largest weights. */
function topicsToKeep(weights: readonly number[], threshold: number): readonly number[] {
  const size = (topic: number) => Math.abs(weights[topic] ?? 0);
  const kept = [...weights.keys()].filter((topic) => size(topic) >= threshold);
  if (kept.length <= maxWeightsOfFeature) return kept;
  return kept
    .sort((a, b) => size(b) - size(a))
    .slice(0, maxWeightsOfFeature)
    .sort((a, b) => a - b);
}

/** The smallest size, as a share of `scale`, at which no more than `maxWeights` are kept. */
function pruningThreshold(weights: Float32Array, scale: number): number {
  const steps = 4096;
  const histogram = new Uint32Array(steps + 1);
  for (const weight of weights) {
    const step = Math.floor((Math.abs(weight) / scale) * steps);
    histogram[step] = (histogram[step] ?? 0) + 1;
  }
  let step = steps;
  for (let kept = 0; step > 0; step--) {
    kept += histogram[step] ?? 0;
    if (kept > maxWeights) break;
  }
  // Anything smaller would be 0 in a byte.
  return Math.max((step + 1) / steps, 1 / 254);
}
