/**
 * How well Meena does with people whom she has never read: `npm run chat:learned`. Trains seven times, each time
 * without a seventh of the batches, and asks those. Takes about three minutes.
 */
import { fileURLToPath } from "node:url";
import { createClassifier } from "#server/features/chatbot/understand/classifier.ts";
import { readExamples } from "./examples.ts";
import { type HeldOutAnswer, type Outcome, shareOf } from "./held-out.ts";
import { train } from "./train.ts";
import { trainedLanguages, type Utterance } from "./utterances.ts";

const project = fileURLToPath(new URL("../..", import.meta.url));
const folds = 7;
const examples = readExamples(project);
const batches = [...new Set(examples.map(({ utterance }) => utterance.batch))].sort();
const foldOf = (batch: string) => batches.indexOf(batch) % folds;

/** Sentences of people, by themselves. */
const isAsked = ({ batch, before, second }: Utterance) =>
  before === undefined && second === undefined && /^\d/.test(batch);

const answers = Array.from({ length: folds }, (_, fold) => {
  const rank = createClassifier(train(examples.filter(({ utterance }) => foldOf(utterance.batch) !== fold)));
  return examples
    .filter(({ utterance }) => isAsked(utterance) && foldOf(utterance.batch) === fold)
    .map(({ utterance, features }): HeldOutAnswer => ({ utterance, ranked: rank(features) }));
}).flat();

const wordsIn = ({ utterance }: HeldOutAnswer) => utterance.text.split(/\s+/).length;
const isInScope = ({ utterance }: HeldOutAnswer) => utterance.topic !== "none";
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

console.log("In scope:                               right   asked back   wrong    idle question   declined");
showInScope("all", () => true);
for (const language of trainedLanguages)
  showInScope(language, ({ utterance }) => utterance.language === language);
showInScope("hurried", ({ utterance }) => utterance.isHurried);
showInScope("1 to 8 words", (answer) => wordsIn(answer) <= 8);
showInScope("9 to 12 words", (answer) => wordsIn(answer) > 8 && wordsIn(answer) <= 12);
showInScope("13 words and more", (answer) => wordsIn(answer) > 12);
for (const batch of batches) showInScope(batch, ({ utterance }) => utterance.batch === batch);
const others = answers.filter((answer) => !isInScope(answer));
console.log(
  `None of hers: ${others.length}, declined ${percent(shareOf(others, "right"))}, asked back ${percent(shareOf(others, "idle"))}`,
);

console.log("\nHow sure it was, and how often that was right:");
for (let from = 0; from < 10; from++) {
  const bin = answers.filter(({ ranked }) => Math.min(9, Math.floor(probabilityOf(ranked) * 10)) === from);
  const mean = bin.reduce((sum, { ranked }) => sum + probabilityOf(ranked), 0) / bin.length;
  console.log(`${mean.toFixed(2)}  ${shareOfFirst(bin).toFixed(3)}  of ${bin.length}`);
}

console.log("\nWith fewer batches to learn from:");
for (const share of [1 / 16, 1 / 8, 1 / 4, 1 / 2, 1]) {
  const asked = examples.filter(({ utterance }) => isAsked(utterance) && foldOf(utterance.batch) === 0);
  const rest = batches.filter((batch) => foldOf(batch) !== 0);
  // Every other one, so that the languages stay mixed.
  const known = new Set(rest.filter((_, index) => index % Math.round(1 / share) === 0));
  const some = examples.filter(({ utterance }) => known.has(utterance.batch));
  const rank = createClassifier(train(some));
  const right = shareOfFirst(asked.map(({ utterance, features }) => ({ utterance, ranked: rank(features) })));
  console.log(`${String(some.length).padStart(6)} utterances  ${percent(right)}`);
}

console.log("\nMost often taken for another:");
const pairs = Map.groupBy(
  answers.filter(({ utterance, ranked }) => ranked[0]?.topic !== utterance.topic),
  ({ utterance, ranked }) => `${utterance.topic} for ${ranked[0]?.topic}`,
);
for (const [pair, list] of [...pairs].sort(([, a], [, b]) => b.length - a.length).slice(0, 25)) {
  console.log(`${String(list.length).padStart(4)}  ${pair}`);
}

function probabilityOf(ranked: HeldOutAnswer["ranked"]): number {
  return ranked[0]?.probability ?? 0;
}

function shareOfFirst(some: readonly HeldOutAnswer[]): number {
  return some.filter(({ utterance, ranked }) => ranked[0]?.topic === utterance.topic).length / some.length;
}

function showInScope(name: string, belongs: (answer: HeldOutAnswer) => boolean): void {
  const some = answers.filter((answer) => isInScope(answer) && belongs(answer));
  if (some.length === 0) return;
  const columns: readonly Outcome[] = ["right", "asked", "wrong", "idle", "declined"];
  const shares = columns.map((outcome) => percent(shareOf(some, outcome)).padStart(10));
  console.log(`${name.padEnd(26)} ${String(some.length).padStart(6)} ${shares.join("  ")}`);
}
