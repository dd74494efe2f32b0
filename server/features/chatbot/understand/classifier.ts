import { bucketCount } from "./features.ts";

/** A topic, and how likely it is what a message is about, from 0 to 1. */
export interface RankedTopic {
  readonly topic: string;
  readonly probability: number;
}

/**
 * What was learned from the utterances, twice: what each feature says of each topic, and what each stands for in a room
 * of few dimensions in which topics lie as well, so that a word learned with one topic helps with others. Their scores
 * are added up. `scripts/meena/` writes it, the build puts it beside the server.
 */
export interface Model {
  /** Ids of the topics, of `none` as well. */
  readonly topics: readonly string[];
  readonly bias: Float32Array;
  /** How much a feature tells, by its bucket, of any unit; 0 for one that no utterance has. */
  readonly rarity: Uint8Array;
  /** A weight of 127 stands for this. */
  readonly scale: number;
  /** How many weights a bucket has in the two arrays below, where they follow each other bucket by bucket. */
  readonly counts: Uint8Array;
  /** From the topic of the weight before in the bucket, or from the first topic of all, to that of this one. */
  readonly topicSteps: Uint8Array;
  readonly weights: Int8Array;
  /** The buckets that have a meaning. */
  readonly meant: Uint32Array;
  /**
   * Their places in the room, one after the other, two dimensions a byte: 8 stands for 0, 1 and 15 for the largest of the
   * place, which `meaningScales` holds.
   */
  readonly meanings: Uint8Array;
  /** The largest of each place, in the unit that `topicMeanings` holds. */
  readonly meaningScales: Uint8Array;
  /** The topics' places in it, one after the other. */
  readonly topicMeanings: Float32Array;
}

/** The topics of a message, the likeliest first. */
export type RankTopics = (features: Uint32Array) => readonly RankedTopic[];

/** Half a byte holds one dimension of a meaning: from 1 to 15, 8 for 0. */
export const noMeaning = 8;
export const mostOfMeaning = 7;

/** Two log-linear models over hashed features; a tenth of a millisecond for a message. */
export function createClassifier(model: Model): RankTopics {
  const { topics, bias, rarity, scale, counts, topicSteps, weights, meant, topicMeanings } = model;
  const { meanings, meaningScales } = model;
  const dimensions = topicMeanings.length / topics.length;
  const starts = new Uint32Array(bucketCount + 1);
  for (let bucket = 0; bucket < bucketCount; bucket++)
    starts[bucket + 1] = (starts[bucket] ?? 0) + (counts[bucket] ?? 0);
  // 0 is the row of the features without a meaning.
  const rowOf = new (meant.length < 2 ** 16 ? Uint16Array : Uint32Array)(bucketCount);
  meant.forEach((bucket, index) => {
    rowOf[bucket] = index + 1;
  });
  return (features) => {
    let norm = 0;
    for (const bucket of features) norm += (rarity[bucket] ?? 0) ** 2;
    const length = Math.sqrt(norm) || 1;
    const scores = Float64Array.from(bias);
    const meaning = new Float64Array(dimensions);
    for (const bucket of features) {
      const share = (rarity[bucket] ?? 0) / length;
      const value = (share * scale) / 127;
      const end = starts[bucket + 1] ?? 0;
      let topic = 0;
      for (let at = starts[bucket] ?? 0; at < end; at++) {
        topic += topicSteps[at] ?? 0;
        scores[topic] = (scores[topic] ?? 0) + value * (weights[at] ?? 0);
      }
      const row = (rowOf[bucket] ?? 0) - 1;
      const step = (share * (meaningScales[row] ?? 0)) / mostOfMeaning;
      for (let at = 0; row >= 0 && at < dimensions; at += 2) {
        const pair = meanings[(row * dimensions + at) / 2] ?? 0;
        meaning[at] = (meaning[at] ?? 0) + step * ((pair >> 4) - noMeaning);
        meaning[at + 1] = (meaning[at + 1] ?? 0) + step * ((pair & 15) - noMeaning);
      }
    }
    topicMeanings.forEach((value, index) => {
      const topic = Math.floor(index / dimensions);
      scores[topic] = (scores[topic] ?? 0) + value * (meaning[index % dimensions] ?? 0);
    });
    const most = Math.max(...scores);
    const shares = scores.map((score) => Math.exp(score - most));
    const whole = shares.reduce((sum, share) => sum + share, 0);
    return topics
      .map((topic, index) => ({ topic, probability: (shares[index] ?? 0) / whole }))
      .sort((a, b) => b.probability - a.probability);
  };
}

interface Header {
  readonly topics: readonly string[];
  readonly scale: number;
  readonly weightCount: number;
  readonly meantCount: number;
  readonly dimensions: number;
  /** Of everything that the model was trained from. */
  readonly inputs: string;
}

const headerLengthBytes = 4;

/** One file: the header's length, the header as JSON, padded to 8 bytes, then the arrays one after the other. */
export function packModel(model: Model, inputs: string): Buffer {
  const { topics, scale, bias, topicMeanings, meant, rarity, counts, topicSteps, weights } = model;
  const { meanings, meaningScales } = model;
  const dimensions = topicMeanings.length / topics.length;
  const sizes = { weightCount: weights.length, meantCount: meant.length, dimensions };
  const header: Header = { topics, scale, ...sizes, inputs };
  const text = JSON.stringify(header);
  const padded = text.padEnd(
    Math.ceil((Buffer.byteLength(text) + headerLengthBytes) / 8) * 8 - headerLengthBytes,
  );
  const length = Buffer.alloc(headerLengthBytes);
  length.writeUInt32LE(Buffer.byteLength(padded));
  const arrays = [bias, topicMeanings, meant, rarity, counts, topicSteps, weights, meanings, meaningScales];
  return Buffer.concat([
    length,
    Buffer.from(padded),
    ...arrays.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength)),
  ]);
}

/** The hash of what a model's file was trained from; to tell whether it is still the right one. */
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
  const { topics, scale, weightCount, meantCount, dimensions } = header;
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
    topicMeanings: new Float32Array(bytes, next(topics.length * dimensions * 4), topics.length * dimensions),
    meant: new Uint32Array(bytes, next(meantCount * 4), meantCount),
    rarity: new Uint8Array(bytes, next(bucketCount), bucketCount),
    counts: new Uint8Array(bytes, next(bucketCount), bucketCount),
    topicSteps: new Uint8Array(bytes, next(weightCount), weightCount),
    weights: new Int8Array(bytes, next(weightCount), weightCount),
    meanings: new Uint8Array(bytes, next((meantCount * dimensions) / 2), (meantCount * dimensions) / 2),
    meaningScales: new Uint8Array(bytes, next(meantCount), meantCount),
  };
}
