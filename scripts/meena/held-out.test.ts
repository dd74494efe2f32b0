import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { createClassifier } from "#server/features/chatbot/understand/classifier.ts";
import { readExamples } from "./examples.ts";
import { type HeldOutAnswer, shareOfRight } from "./held-out.ts";
import { train } from "./train.ts";

const project = fileURLToPath(new URL("../..", import.meta.url));
/** One in seven batches is left out of the training, with all that its person said. */
const leftOutEvery = 7;
const askedOfEach = 300;

/** Floors a few points below what was measured (docs/decisions/0014), so that only a real loss fails. */
const floors: Readonly<Record<string, number>> = {
  en: 0.76,
  hi: 0.79,
  pa: 0.76,
  hurried: 0.72,
  "13 words and more": 0.7,
  "none of hers": 0.88,
};

test(`of ${askedOfEach} sentences of each kind from people who were left out of the training, enough are understood`, () => {
  const examples = readExamples(project);
  const batches = [...new Set(examples.map(({ utterance }) => utterance.batch))].sort();
  const isLeftOut = (batch: string) => batches.indexOf(batch) % leftOutEvery === 0;
  const rank = createClassifier(train(examples.filter(({ utterance }) => !isLeftOut(utterance.batch))));
  const answers = examples
    .filter(({ utterance }) => isLeftOut(utterance.batch))
    .map(({ utterance, features }): HeldOutAnswer => ({ utterance, ranked: rank(features) }));
  const kinds: Readonly<Record<string, (answer: HeldOutAnswer) => boolean>> = {
    en: ({ utterance }) => utterance.language === "en",
    hi: ({ utterance }) => utterance.language === "hi",
    pa: ({ utterance }) => utterance.language === "pa",
    hurried: ({ utterance }) => utterance.isHurried,
    "13 words and more": ({ utterance }) => utterance.text.split(/\s+/).length > 12,
    "none of hers": ({ utterance }) => utterance.topic === "none",
  };
  for (const [kind, belongs] of Object.entries(kinds)) {
    const right = shareOfRight(everyNth(answers.filter(belongs), askedOfEach));
    expect(right, kind).toBeGreaterThan(floors[kind] ?? 1);
  }
});

/** At most so many, spread evenly: the files are in the order of the topics. */
function everyNth<Item>(list: readonly Item[], most: number): Item[] {
  const step = Math.max(1, list.length / most);
  return Array.from(
    { length: Math.min(most, list.length) },
    (_, index) => list[Math.floor(index * step)] as Item,
  );
}
