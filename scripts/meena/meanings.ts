import { mostOfMeaning, noMeaning } from "#server/features/chatbot/understand/classifier.ts";
import { type Label, shareOfTopic } from "./label.ts";
import { randomNumbers, shuffle } from "./random.ts";
import { softmax } from "./softmax.ts";

/** The features of an example: the column of each, and how much it counts. */
export interface Input {
  readonly columns: Uint32Array;
  readonly values: Float32Array;
}

/** Where features and topics lie in a room of few dimensions: a message is about the topics that lie its way. */
interface Room {
  /** Of each feature, as `Model` in `understand/classifier.ts` keeps them. */
  readonly meanings: Uint8Array;
  readonly meaningScales: Uint8Array;
  /** Of each topic, in the unit in which those of a message of length 1 give its score. */
  readonly topicMeanings: Float32Array;
  readonly bias: Float32Array;
}

/** With 96 instead of 64 0.3 points more are right, in a model half as large again (docs/decisions/0014). */
const dimensions = 64;
const rounds = 2;
const learningRate = 0.05;
/** In the course of the rounds the rate falls to this share of it. */
const lastRate = 0.2;
const biasRate = 0.1;
/** The features of a message have the length 1 together; longer, they move it faster. */
const loudness = 4;
const spread = 0.2;
const topicSpread = 2;
const firstSquare = 1e-3;
const firstTopicSquare = 1e-2;
const leastGradient = 1e-3;
const largestScale = 255;

/**
 * Learns the places by AdaGrad on one example after the other. A word that was read with one topic only helps with all
 * whose other words lie near it, which the weights of single features cannot.
 *
 * @param rowOf the row of each column, -1 of one without a meaning
 */
export function learnMeanings(
  examples: readonly Input[],
  labels: readonly Label[],
  rowOf: Int32Array,
  rows: number,
  topics: number,
): Room {
  const random = randomNumbers(20_261_123);
  const scattered = (length: number, width: number) =>
    Float32Array.from({ length }, () => ((random() - 0.5) * width) / Math.sqrt(dimensions));
  const inputs = examples.map((input) => onlyMeant(input, rowOf));
  const meanings = scattered(rows * dimensions, spread);
  const squares = new Float32Array(meanings.length).fill(firstSquare);
  const topicMeanings = scattered(topics * dimensions, topicSpread);
  const topicSquares = new Float32Array(topicMeanings.length).fill(firstTopicSquare);
  const bias = new Float32Array(topics);
  const biasSquares = new Float32Array(topics).fill(firstTopicSquare);
  const shares = new Float64Array(topics);
  const place = new Float64Array(dimensions);
  const pull = new Float64Array(dimensions);
  const order = inputs.map((_, index) => index);

  for (let round = 0; round < rounds; round++) {
    const rate = learningRate * (1 - ((1 - lastRate) * round) / rounds);
    shuffle(order, random);
    for (const example of order) {
      const input = inputs[example];
      const label = labels[example];
      if (!input || !label) continue;
      predict(input);
      pull.fill(0);
      for (let topic = 0; topic < topics; topic++) learnTopic(topic, shareOfTopic(label, topic), rate);
      learnFeatures(input, rate);
    }
  }
  const unit = meanings.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / largestScale || 1;
  return {
    ...packed(meanings, unit),
    topicMeanings: topicMeanings.map((value) => value * unit * loudness),
    bias,
  };

  function predict({ columns, values }: Input): void {
    place.fill(0);
    for (let index = 0; index < columns.length; index++) {
      const start = (columns[index] as number) * dimensions;
      const value = values[index] as number;
      for (let at = 0; at < dimensions; at++)
        place[at] = (place[at] as number) + value * (meanings[start + at] as number);
    }
    for (let topic = 0; topic < topics; topic++) {
      let score = bias[topic] as number;
      for (let at = 0; at < dimensions; at++)
        score += (topicMeanings[topic * dimensions + at] as number) * (place[at] as number);
      shares[topic] = score;
    }
    softmax(shares);
  }

  function learnTopic(topic: number, wanted: number, rate: number): void {
    const gradient = (shares[topic] as number) - wanted;
    if (Math.abs(gradient) < leastGradient) return;
    const square = (biasSquares[topic] as number) + gradient * gradient;
    biasSquares[topic] = square;
    bias[topic] = (bias[topic] as number) - (biasRate * rate * gradient) / Math.sqrt(square);
    for (let at = 0; at < dimensions; at++) {
      const cell = topic * dimensions + at;
      pull[at] = (pull[at] as number) + gradient * (topicMeanings[cell] as number);
      step(topicMeanings, topicSquares, cell, gradient * (place[at] as number), rate);
    }
  }

  function learnFeatures({ columns, values }: Input, rate: number): void {
    for (let index = 0; index < columns.length; index++) {
      const start = (columns[index] as number) * dimensions;
      const value = values[index] as number;
      for (let at = 0; at < dimensions; at++)
        step(meanings, squares, start + at, (pull[at] as number) * value, rate);
    }
  }
}

/**
 * The places in half a byte a dimension: in the space that is saved nearly twice as many weights find room
 * (docs/decisions/0014).
 *
 * @param unit of the scales
 */
function packed(meanings: Float32Array, unit: number): Pick<Room, "meanings" | "meaningScales"> {
  const rows = meanings.length / dimensions;
  const meaningScales = new Uint8Array(rows);
  const pairs = new Uint8Array(meanings.length / 2);
  for (let row = 0; row < rows; row++) {
    const place = meanings.subarray(row * dimensions, (row + 1) * dimensions);
    const scale = Math.ceil(place.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / unit) || 1;
    meaningScales[row] = scale;
    const halfByte = (value = 0) => noMeaning + Math.round((value / unit / scale) * mostOfMeaning);
    for (let at = 0; at < dimensions; at += 2)
      pairs[(row * dimensions + at) / 2] = (halfByte(place[at]) << 4) | halfByte(place[at + 1]);
  }
  return { meanings: pairs, meaningScales };
}

function step(values: Float32Array, squares: Float32Array, cell: number, slope: number, rate: number): void {
  const square = (squares[cell] as number) + slope * slope;
  squares[cell] = square;
  values[cell] = (values[cell] as number) - (rate * slope) / Math.sqrt(square);
}

/** With the rows in place of the columns. */
function onlyMeant({ columns, values }: Input, rowOf: Int32Array): Input {
  const kept = [...columns.keys()].filter((index) => (rowOf[columns[index] ?? 0] ?? -1) >= 0);
  return {
    columns: Uint32Array.from(kept, (index) => rowOf[columns[index] ?? 0] ?? 0),
    values: Float32Array.from(kept, (index) => (values[index] ?? 0) * loudness),
  };
}
