import { expect, test } from "vitest";
import { createClassifier, packModel, unpackModel } from "#server/features/chatbot/understand/classifier.ts";
import { featuresOf } from "#server/features/chatbot/understand/features.ts";
import { type BatchedExample, trainBoth } from "./train-both.ts";

const sentences: Readonly<Record<string, readonly string[]>> = {
  price: ["what does a trip cost", "price of a trip please", "how much does it cost"],
  jobs: ["do you need drivers", "is there a job for a driver", "driver job please"],
  none: ["who won the match", "tell me a joke please", "how do i cook rice"],
};
const batches = ["01-shop-owner", "02-driver", "03-student"];

const examples: readonly BatchedExample[] = Object.entries(sentences).flatMap(([topic, lines]) =>
  // Each comes twice, as a whole question does: by itself and behind an answer.
  [...lines, ...lines].map((line, index) => ({
    topic,
    features: featuresOf(line, []),
    utterance: { batch: batches[index % batches.length] ?? "" },
  })),
);

test("the same examples give the same models, byte for byte", async () => {
  const [first, second] = await Promise.all([trainBoth(examples), trainBoth(examples)]);
  expect(packModel(second.model, "inputs").equals(packModel(first.model, "inputs"))).toBe(true);
  expect(packModel(second.evaluationModel, "inputs").equals(packModel(first.evaluationModel, "inputs"))).toBe(
    true,
  );
});

test("what was learned is understood", async () => {
  const { model } = await trainBoth(examples);
  const rank = createClassifier(model);
  expect(examples.map(({ features }) => rank(features)[0]?.topic)).toEqual(
    examples.map(({ topic }) => topic),
  );
});

test("there may be more topics than a byte counts", async () => {
  const syllables = ["ba", "do", "gu", "ke", "li", "mo", "pa"];
  const names = syllables.flatMap((a) => syllables.flatMap((b) => syllables.map((c) => `${a}${b}${c}`)));
  const many = names.flatMap((name) =>
    batches.map((batch) => ({
      topic: name,
      features: featuresOf(`${name} price`, []),
      utterance: { batch },
    })),
  );
  const { model } = await trainBoth(many);
  const rank = createClassifier(unpackModel(packModel(model, "inputs")));
  expect(many.filter(({ topic, features }) => rank(features)[0]?.topic !== topic)).toEqual([]);
});

test("the evaluation model is trained without the held-out batches", async () => {
  const only = {
    topic: "fleet",
    features: featuresOf("which trucks", []),
    utterance: { batch: "01-shop-owner" },
  };
  const { model, evaluationModel } = await trainBoth([...examples, only]);
  expect(model.topics).toContain("fleet");
  expect(evaluationModel.topics).not.toContain("fleet");
});
