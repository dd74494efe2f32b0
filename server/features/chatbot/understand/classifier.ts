import { bucketCount } from "./features.ts";

/** A topic, and how likely it is what a message is about, from 0 to 1. */
export interface RankedTopic {
  readonly topic: string;
  readonly probability: number;
}

/** What was learned from the utterances. `scripts/meena/` writes it, the build puts it beside the server. */
export interface Model {
  /** Ids of the topics, of `none` as well. */
  readonly topics: readonly string[];
  /** Divides the scores, so that of messages with probability 0.8 four in five are right. */
  readonly temperature: number;
  readonly bias: Float32Array;
  /** How much a feature tells, by its bucket; 0 for one that no utterance has. */
  readonly rarity: Float32Array;
  /** A weight of 127 stands for this. */
  readonly scale: number;
  /** Where a bucket's weights begin in the two arrays below; the next bucket's beginning is their end. */
  readonly starts: Uint32Array;
  readonly topicOf: Uint8Array;
  readonly weights: Int8Array;
}

/** The topics of a message, the likeliest first. */
export type RankTopics = (features: Uint32Array) => readonly RankedTopic[];

/** Multinomial logistic regression over hashed features; a tenth of a millisecond for a message. */
export function createClassifier(model: Model): RankTopics {
  const { topics, temperature, bias, rarity, scale, starts, topicOf, weights } = model;
  return (features) => {
    let norm = 0;
    for (const bucket of features) norm += (rarity[bucket] ?? 0) ** 2;
    const unit = scale / 127 / (Math.sqrt(norm) || 1);
    const scores = Float64Array.from(bias);
    for (const bucket of features) {
      const value = (rarity[bucket] ?? 0) * unit;
      const end = starts[bucket + 1] ?? 0;
      for (let at = starts[bucket] ?? 0; at < end; at++) {
        const topic = topicOf[at] ?? 0;
        scores[topic] = (scores[topic] ?? 0) + value * (weights[at] ?? 0);
      }
    }
    const most = Math.max(...scores);
    const shares = scores.map((score) => Math.exp((score - most) / temperature));
    const whole = shares.reduce((sum, share) => sum + share, 0);
    return topics
      .map((topic, index) => ({ topic, probability: (shares[index] ?? 0) / whole }))
      .sort((a, b) => b.probability - a.probability);
  };
}

interface Header {
  readonly topics: readonly string[];
  readonly temperature: number;
  readonly scale: number;
  readonly weightCount: number;
  /** Of everything that the model was trained from. */
  readonly inputs: string;
}

const headerLengthBytes = 4;

/** One file: the header's length, the header as JSON, padded to 8 bytes, then the arrays one after the other. */
export function packModel(model: Model, inputs: string): Buffer {
  const { topics, temperature, scale, bias, rarity, starts, topicOf, weights } = model;
  const header: Header = { topics, temperature, scale, weightCount: weights.length, inputs };
  const text = JSON.stringify(header);
  const padded = text.padEnd(
    Math.ceil((Buffer.byteLength(text) + headerLengthBytes) / 8) * 8 - headerLengthBytes,
  );
  const length = Buffer.alloc(headerLengthBytes);
  length.writeUInt32LE(Buffer.byteLength(padded));
  const arrays = [bias, rarity, starts, topicOf, weights];
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
  const { topics, temperature, scale, weightCount } = header;
  const bytes = file.buffer.slice(file.byteOffset + end, file.byteOffset + file.byteLength);
  let at = 0;
  const next = (length: number) => {
    at += length;
    return at - length;
  };
  return {
    topics,
    temperature,
    scale,
    bias: new Float32Array(bytes, next(topics.length * 4), topics.length),
    rarity: new Float32Array(bytes, next(bucketCount * 4), bucketCount),
    starts: new Uint32Array(bytes, next((bucketCount + 1) * 4), bucketCount + 1),
    topicOf: new Uint8Array(bytes, next(weightCount), weightCount),
    weights: new Int8Array(bytes, next(weightCount), weightCount),
  };
}
