import { maxNibble, zeroNibble } from "#server/features/chatbot/understand/classifier.ts";
import { type Label, targetProbability } from "./label.ts";
import { forEachEpoch, randomNumbers } from "./random.ts";
import { softmax } from "./softmax.ts";

/** An example as a sparse vector of length 1: the indexes of its features, and the TF-IDF value of each. */
export interface SparseVector {
  readonly indexes: Uint32Array;
  readonly values: Float32Array;
}

/** Embeddings of features and topics. The score of a message for a topic is the dot product of their embeddings. */
interface EmbeddingLayer {
  /** Of each feature, packed as `Model` in `understand/classifier.ts` describes. */
  readonly embeddings: Uint8Array;
  readonly embeddingScales: Uint8Array;
  /** Of each topic, scaled so that the packed embedding of a message of length 1 gives the score. */
  readonly topicEmbeddings: Float32Array;
  readonly bias: Float32Array;
}

/** 96 dimensions get 0.3 points more right, in a model half as large again (docs/meena-measurements.md). */
const dimensions = 64;
const epochs = 2;
const initialRate = 0.05;
/** The learning rate falls linearly to this share of the initial one. */
const finalRateShare = 0.2;
const biasRate = 0.1;
/** Input vectors of length 1 are scaled up by this: the embeddings then learn faster. */
const inputScale = 4;
const initialRange = 0.2;
const initialTopicRange = 2;
/** Initial sums of squared gradients (AdaGrad): larger ones make the first steps smaller. */
const initialSquare = 1e-3;
const initialTopicSquare = 1e-2;
/** A gradient below this changes nothing that matters and is skipped. */
const minGradient = 1e-3;
const maxScale = 255;

/**
 * Trains embeddings by AdaGrad, one example at a time. A word that was only seen with one topic then also speaks for
 * topics whose other words have similar embeddings, which one weight per feature and topic cannot do.
 *
 * @param rowOf the embedding's row of each feature index, -1 if the feature has none
 */
export function trainEmbeddings(
  examples: readonly SparseVector[],
  labels: readonly Label[],
  rowOf: Int32Array,
  rowCount: number,
  topicCount: number,
): EmbeddingLayer {
  const random = randomNumbers(20_261_123);
  const randomValues = (length: number, range: number) =>
    Float32Array.from({ length }, () => ((random() - 0.5) * range) / Math.sqrt(dimensions));
  const inputs = examples.map((input) => onlyEmbedded(input, rowOf));
  const embeddings = randomValues(rowCount * dimensions, initialRange);
  const squares = new Float32Array(embeddings.length).fill(initialSquare);
  const topicEmbeddings = randomValues(topicCount * dimensions, initialTopicRange);
  const topicSquares = new Float32Array(topicEmbeddings.length).fill(initialTopicSquare);
  const bias = new Float32Array(topicCount);
  const biasSquares = new Float32Array(topicCount).fill(initialTopicSquare);
  const probabilities = new Float64Array(topicCount);
  const message = new Float64Array(dimensions);
  const messageGradient = new Float64Array(dimensions);

  forEachEpoch({ inputs, labels, epochs }, random, (input, label, epoch) => {
    const rate = initialRate * (1 - ((1 - finalRateShare) * epoch) / epochs);
    predict(input);
    messageGradient.fill(0);
    for (let topic = 0; topic < topicCount; topic++)
      updateTopic(topic, targetProbability(label, topic), rate);
    updateFeatures(input, rate);
  });
  const unit = embeddings.reduce((max, value) => Math.max(max, Math.abs(value)), 0) / maxScale || 1;
  return {
    ...packEmbeddings(embeddings, unit),
    topicEmbeddings: topicEmbeddings.map((value) => value * unit * inputScale),
    bias,
  };

  function predict({ indexes, values }: SparseVector): void {
    message.fill(0);
    for (let index = 0; index < indexes.length; index++) {
      const start = (indexes[index] as number) * dimensions;
      const value = values[index] as number;
      for (let at = 0; at < dimensions; at++)
        message[at] = (message[at] as number) + value * (embeddings[start + at] as number);
    }
    for (let topic = 0; topic < topicCount; topic++) {
      let score = bias[topic] as number;
      for (let at = 0; at < dimensions; at++)
        score += (topicEmbeddings[topic * dimensions + at] as number) * (message[at] as number);
      probabilities[topic] = score;
    }
    softmax(probabilities);
  }

  function updateTopic(topic: number, target: number, rate: number): void {
    const gradient = (probabilities[topic] as number) - target;
    if (Math.abs(gradient) < minGradient) return;
    const square = (biasSquares[topic] as number) + gradient * gradient;
    biasSquares[topic] = square;
    bias[topic] = (bias[topic] as number) - (biasRate * rate * gradient) / Math.sqrt(square);
    for (let at = 0; at < dimensions; at++) {
      const cell = topic * dimensions + at;
      messageGradient[at] = (messageGradient[at] as number) + gradient * (topicEmbeddings[cell] as number);
      adaGradStep(topicEmbeddings, topicSquares, cell, gradient * (message[at] as number), rate);
    }
  }

  function updateFeatures({ indexes, values }: SparseVector, rate: number): void {
    for (let index = 0; index < indexes.length; index++) {
      const start = (indexes[index] as number) * dimensions;
      const value = values[index] as number;
      for (let at = 0; at < dimensions; at++)
        adaGradStep(embeddings, squares, start + at, (messageGradient[at] as number) * value, rate);
    }
  }
}

/**
 * Packs each dimension into half a byte. The space that this saves holds nearly twice as many weights
 * (docs/meena-measurements.md).
 *
 * @param unit of the scales
 */
function packEmbeddings(
  embeddings: Float32Array,
  unit: number,
): Pick<EmbeddingLayer, "embeddings" | "embeddingScales"> {
  const rowCount = embeddings.length / dimensions;
  const embeddingScales = new Uint8Array(rowCount);
  const packed = new Uint8Array(embeddings.length / 2);
  for (let row = 0; row < rowCount; row++) {
    const embedding = embeddings.subarray(row * dimensions, (row + 1) * dimensions);
    const scale = Math.ceil(embedding.reduce((max, value) => Math.max(max, Math.abs(value)), 0) / unit) || 1;
    embeddingScales[row] = scale;
    const nibble = (value = 0) => zeroNibble + Math.round((value / unit / scale) * maxNibble);
    for (let at = 0; at < dimensions; at += 2)
      packed[(row * dimensions + at) / 2] = (nibble(embedding[at]) << 4) | nibble(embedding[at + 1]);
  }
  return { embeddings: packed, embeddingScales };
}

function adaGradStep(
  values: Float32Array,
  squares: Float32Array,
  cell: number,
  gradient: number,
  rate: number,
): void {
  const square = (squares[cell] as number) + gradient * gradient;
  squares[cell] = square;
  values[cell] = (values[cell] as number) - (rate * gradient) / Math.sqrt(square);
}

/** The input without features that have no embedding, with embedding rows in place of feature indexes. */
function onlyEmbedded({ indexes, values }: SparseVector, rowOf: Int32Array): SparseVector {
  const kept = [...indexes.keys()].filter((at) => (rowOf[indexes[at] ?? 0] ?? -1) >= 0);
  return {
    indexes: Uint32Array.from(kept, (at) => rowOf[indexes[at] ?? 0] ?? 0),
    values: Float32Array.from(kept, (at) => (values[at] ?? 0) * inputScale),
  };
}
