import { bucketCount } from "./features.ts";

/** A topic, and how likely it is what a message is about, from 0 to 1. */
export interface RankedTopic {
  readonly topic: string;
  readonly probability: number;
}

/**
 * Two trained models whose scores are added: a linear one with a weight for each feature and topic, and embeddings of
 * features and topics in one space, so that a word learned with one topic helps with others. `scripts/meena/` trains it,
 * the build puts it beside the server.
 */
export interface Model {
  /** Ids of the topics, of `none` as well. */
  readonly topics: readonly string[];
  readonly bias: Float32Array;
  /** The inverse document frequency of each bucket's feature, in any unit; 0 if no utterance has it. */
  readonly idf: Uint8Array;
  /** The value of a weight of 127. */
  readonly scale: number;
  /** How many entries each bucket has in the two arrays below, which hold one bucket after the other. */
  readonly counts: Uint8Array;
  /** The topic of each weight, delta-encoded: its number minus that of the bucket's previous weight, or minus 0. */
  readonly topicDeltas: Uint8Array;
  readonly weights: Int8Array;
  /** The buckets that have an embedding. */
  readonly embeddedBuckets: Uint32Array;
  /**
   * Their embeddings, one after the other, two dimensions a byte. A half of it is 8 for 0, and 1 or 15 for the largest
   * value of the embedding, which `embeddingScales` holds.
   */
  readonly embeddings: Uint8Array;
  /** The largest value of each embedding. `topicEmbeddings` contains the unit. */
  readonly embeddingScales: Uint8Array;
  /** The embedding of each topic, one after the other. */
  readonly topicEmbeddings: Float32Array;
}

/** The topics of a message, the likeliest first. */
export type RankTopics = (features: Uint32Array) => readonly RankedTopic[];

/** Half a byte holds one dimension of an embedding: the values from -7 to 7, stored as 1 to 15. */
export const zeroNibble = 8;
export const maxNibble = 7;

/** Two log-linear models over hashed features; a tenth of a millisecond for a message. */
export function createClassifier(model: Model): RankTopics {
  const { topics, bias, idf, scale, counts, topicDeltas, weights } = model;
  const { embeddedBuckets, embeddings, embeddingScales, topicEmbeddings } = model;
  const dimensions = topicEmbeddings.length / topics.length;
  const starts = new Uint32Array(bucketCount + 1);
  for (let bucket = 0; bucket < bucketCount; bucket++)
    starts[bucket + 1] = (starts[bucket] ?? 0) + (counts[bucket] ?? 0);
  // 0 for features without an embedding, else its row plus 1.
  const rowOf = new (embeddedBuckets.length < 2 ** 16 ? Uint16Array : Uint32Array)(bucketCount);
  embeddedBuckets.forEach((bucket, index) => {
    rowOf[bucket] = index + 1;
  });
  return (features) => {
    let norm = 0;
    for (const bucket of features) norm += (idf[bucket] ?? 0) ** 2;
    const length = Math.sqrt(norm) || 1;
    const scores = Float64Array.from(bias);
    const message = new Float64Array(dimensions);
    for (const bucket of features) {
      const tfIdf = (idf[bucket] ?? 0) / length;
      const value = (tfIdf * scale) / 127;
      const end = starts[bucket + 1] ?? 0;
      let topic = 0;
      for (let at = starts[bucket] ?? 0; at < end; at++) {
        topic += topicDeltas[at] ?? 0;
        scores[topic] = (scores[topic] ?? 0) + value * (weights[at] ?? 0);
      }
      const row = (rowOf[bucket] ?? 0) - 1;
      const unit = (tfIdf * (embeddingScales[row] ?? 0)) / maxNibble;
      for (let at = 0; row >= 0 && at < dimensions; at += 2) {
        const pair = embeddings[(row * dimensions + at) / 2] ?? 0;
        message[at] = (message[at] ?? 0) + unit * ((pair >> 4) - zeroNibble);
        message[at + 1] = (message[at + 1] ?? 0) + unit * ((pair & 15) - zeroNibble);
      }
    }
    for (let topic = 0, at = 0; topic < topics.length; topic++) {
      let score = scores[topic] ?? 0;
      for (const value of message) score += (topicEmbeddings[at++] ?? 0) * value;
      scores[topic] = score;
    }
    const max = Math.max(...scores);
    const exponentials = scores.map((score) => Math.exp(score - max));
    const sum = exponentials.reduce((total, value) => total + value, 0);
    return topics
      .map((topic, index) => ({ topic, probability: (exponentials[index] ?? 0) / sum }))
      .sort((a, b) => b.probability - a.probability);
  };
}

interface Header {
  readonly topics: readonly string[];
  readonly scale: number;
  readonly weightCount: number;
  readonly embeddingCount: number;
  readonly dimensions: number;
  /** Hash of everything that the model was trained from. */
  readonly inputs: string;
}

const headerLengthBytes = 4;

/** One file: the header's length, the header as JSON, padded to 8 bytes, then the arrays one after the other. */
export function packModel(model: Model, inputs: string): Buffer {
  const { topics, bias, idf, scale, counts, topicDeltas, weights } = model;
  const { embeddedBuckets, embeddings, embeddingScales, topicEmbeddings } = model;
  const dimensions = topicEmbeddings.length / topics.length;
  const sizes = { weightCount: weights.length, embeddingCount: embeddedBuckets.length, dimensions };
  const header: Header = { topics, scale, ...sizes, inputs };
  const text = JSON.stringify(header);
  const padded = text.padEnd(
    Math.ceil((Buffer.byteLength(text) + headerLengthBytes) / 8) * 8 - headerLengthBytes,
  );
  const length = Buffer.alloc(headerLengthBytes);
  length.writeUInt32LE(Buffer.byteLength(padded));
  // The arrays of 4-byte elements come first, so that each is aligned.
  const arrays = [
    ...[bias, topicEmbeddings, embeddedBuckets],
    ...[idf, counts, topicDeltas, weights, embeddings, embeddingScales],
  ];
  return Buffer.concat([
    length,
    Buffer.from(padded),
    ...arrays.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength)),
  ]);
}

/** The hash of what a model file was trained from, which says whether it is out of date. */
export function inputsOf(file: Buffer): string {
  return readHeader(file).header.inputs;
}

function readHeader(file: Buffer): { header: Header; end: number } {
  const end = headerLengthBytes + file.readUInt32LE(0);
  return { header: JSON.parse(file.toString("utf8", headerLengthBytes, end)) as Header, end };
}

/** @param file of this machine's byte order, as the build wrote it */
export function unpackModel(file: Buffer): Model {
  const { header, end } = readHeader(file);
  const { topics, scale, weightCount, embeddingCount, dimensions } = header;
  // No copy: the header ends at a multiple of 8, and so large a file has a buffer of its own.
  const bytes = file.buffer;
  let at = file.byteOffset + end;
  const next = (length: number) => {
    at += length;
    return at - length;
  };
  return {
    topics,
    scale,
    bias: new Float32Array(bytes, next(topics.length * 4), topics.length),
    topicEmbeddings: new Float32Array(
      bytes,
      next(topics.length * dimensions * 4),
      topics.length * dimensions,
    ),
    embeddedBuckets: new Uint32Array(bytes, next(embeddingCount * 4), embeddingCount),
    idf: new Uint8Array(bytes, next(bucketCount), bucketCount),
    counts: new Uint8Array(bytes, next(bucketCount), bucketCount),
    topicDeltas: new Uint8Array(bytes, next(weightCount), weightCount),
    weights: new Int8Array(bytes, next(weightCount), weightCount),
    embeddings: new Uint8Array(
      bytes,
      next((embeddingCount * dimensions) / 2),
      (embeddingCount * dimensions) / 2,
    ),
    embeddingScales: new Uint8Array(bytes, next(embeddingCount), embeddingCount),
  };
}
