import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { createClassifier, unpackModel } from "#server/features/chatbot/understand/classifier.ts";
import { readQuestions } from "./examples.ts";
import { type HeldOutAnswer, isLeftOut, shareOf } from "./held-out.ts";
import { measuredModelFile } from "./model.ts";
import { readUtterances } from "./utterances.ts";

const project = fileURLToPath(new URL("../..", import.meta.url));
const askedOfEach = 300;

/** Right or usefully asked back. Floors a few points below what was measured, so that only a real loss fails. */
const floors: Readonly<Record<string, number>> = {
  en: 0.83,
  hi: 0.85,
  pa: 0.83,
  hurried: 0.84,
  "13 words and more": 0.84,
  "none of hers": 0.89,
};
/** Of everything that is asked in scope: right at once. */
const leastRight = 0.78;
/** Answered by another topic, with nothing offered. */
const maxWrong = 0.04;
/** And with what neither the answer nor the options hold. */
const maxMissed = 0.07;

test(`of ${askedOfEach} sentences of each kind from people who were left out of the training, enough are understood`, () => {
  const rank = createClassifier(unpackModel(readFileSync(measuredModelFile)));
  const leftOut = readUtterances(project).filter(({ batch }) => isLeftOut(batch));
  const answers = readQuestions(leftOut).map(
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
    const useful = shareOf(everyNth(answers.filter(belongs), askedOfEach), "right", "asked");
    expect(useful, kind).toBeGreaterThan(floors[kind] ?? 1);
  }
  const inScope = answers.filter(({ utterance }) => utterance.topic !== "none");
  expect(shareOf(inScope, "right")).toBeGreaterThan(leastRight);
  expect(shareOf(inScope, "wrong")).toBeLessThan(maxWrong);
  expect(shareOf(inScope, "wrong", "idle")).toBeLessThan(maxMissed);
});

/** At most so many, spread evenly: the files are in the order of the topics. */
function everyNth<Item>(list: readonly Item[], most: number): Item[] {
  const step = Math.max(1, list.length / most);
  return Array.from(
    { length: Math.min(most, list.length) },
    (_, index) => list[Math.floor(index * step)] as Item,
  );
}
