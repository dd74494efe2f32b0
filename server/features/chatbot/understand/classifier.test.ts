import { expect, test } from "vitest";
import { createClassifier } from "./classifier.ts";
import { bucketCount } from "./features.ts";

test("each of more features than two bytes can number has an embedding of its own", () => {
  const rows = 2 ** 16 + 1;
  const last = rows - 1;
  // One way for the first topic, the other way for the second.
  const embeddings = new Uint8Array(rows).fill(0xf8);
  embeddings[last] = 0x18;
  const rank = createClassifier({
    topics: ["first", "second"],
    bias: new Float32Array(2),
    idf: new Uint8Array(bucketCount).fill(1),
    scale: 1,
    counts: new Uint8Array(bucketCount),
    topicDeltas: new Uint8Array(),
    weights: new Int8Array(),
    embeddedBuckets: Uint32Array.from({ length: rows }, (_, bucket) => bucket),
    embeddings,
    embeddingScales: new Uint8Array(rows).fill(1),
    topicEmbeddings: Float32Array.of(1, 0, -1, 0),
  });
  expect(rank(Uint32Array.of(0))[0]?.topic).toBe("first");
  expect(rank(Uint32Array.of(last))[0]?.topic).toBe("second");
});
