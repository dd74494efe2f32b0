import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { createClassifier, unpackModel } from "#server/features/chatbot/understand/classifier.ts";
import { readQuestions } from "./examples.ts";
import { type HeldOutAnswer, isHeldOut, shareOf } from "./held-out.ts";
import { evaluationModelFile } from "./model.ts";
import { readUtterances } from "./utterances.ts";

const project = fileURLToPath(new URL("../..", import.meta.url));
const askedOfEach = 300;

/** Smallest shares right or usefully asked back: a few points below the measured ones, so only a real loss fails. */
const floors: Readonly<Record<string, number>> = {
  en: 0.83,
  hi: 0.85,
  pa: 0.83,
  hurried: 0.84,
  "13 words and more": 0.84,
  "none of hers": 0.89,
};
/** Of everything in scope: answered rightly at once. */
const minRight = 0.78;
/** Answered with another topic and no options. */
const maxWrong = 0.04;
/** The same, and those whose options lack the right topic. */
const maxMissed = 0.07;

test(`of ${askedOfEach} sentences of each kind in the held-out batches, enough are understood`, () => {
  const rank = createClassifier(unpackModel(readFileSync(evaluationModelFile)));
  const heldOut = readUtterances(project).filter(({ batch }) => isHeldOut(batch));
  const answers = readQuestions(heldOut).map(
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
  expect(shareOf(inScope, "right")).toBeGreaterThan(minRight);
  expect(shareOf(inScope, "wrong")).toBeLessThan(maxWrong);
  expect(shareOf(inScope, "wrong", "idle")).toBeLessThan(maxMissed);
});

/** At most `most` items, spread evenly, since the list is ordered by topic. */
function everyNth<Item>(list: readonly Item[], most: number): Item[] {
  const step = Math.max(1, list.length / most);
  return Array.from(
    { length: Math.min(most, list.length) },
    (_, index) => list[Math.floor(index * step)] as Item,
  );
}
