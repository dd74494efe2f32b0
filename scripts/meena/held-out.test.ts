import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { createClassifier, unpackModel } from "#server/features/chatbot/understand/classifier.ts";
import { readExamples } from "./examples.ts";
import { type HeldOutAnswer, isLeftOut, shareOfRight } from "./held-out.ts";
import { measuredModelFile } from "./model.ts";

const project = fileURLToPath(new URL("../..", import.meta.url));
const askedOfEach = 300;

/** Floors a few points below what was measured (docs/decisions/0014), so that only a real loss fails. */
const floors: Readonly<Record<string, number>> = {
  en: 0.82,
  hi: 0.84,
  pa: 0.78,
  hurried: 0.84,
  "13 words and more": 0.77,
  "none of hers": 0.91,
};

test(`of ${askedOfEach} sentences of each kind from people who were left out of the training, enough are understood`, () => {
  const rank = createClassifier(unpackModel(readFileSync(measuredModelFile)));
  const answers = readExamples(project, isLeftOut).map(
    ({ utterance, features }): HeldOutAnswer => ({ utterance, ranked: rank(features) }),
  );
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
