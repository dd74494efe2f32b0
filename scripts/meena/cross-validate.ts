/**
 * How well Meena's classifier does with people whom it has never read: `npm run chat:learned`. Trains five times, each
 * time without a fifth of the batches, and asks those. Takes about two minutes.
 */
import { fileURLToPath } from "node:url";
import { createClassifier } from "#server/features/chatbot/understand/classifier.ts";
import { readExamples } from "./examples.ts";
import { type HeldOutAnswer, shareOfRight } from "./held-out.ts";
import { train, trainCalibrated } from "./train.ts";

const project = fileURLToPath(new URL("../..", import.meta.url));
const folds = 5;
const examples = readExamples(project);
const batches = [...new Set(examples.map(({ utterance }) => utterance.batch))].sort();
const foldOf = (batch: string) => batches.indexOf(batch) % folds;

const answers = batches.slice(0, folds).flatMap((_, fold) => {
  const rest = examples.filter(({ utterance }) => foldOf(utterance.batch) !== fold);
  const rank = createClassifier(trainCalibrated(rest).model);
  return examples
    .filter(({ utterance }) => foldOf(utterance.batch) === fold)
    .map(({ utterance, features }): HeldOutAnswer => ({ utterance, ranked: rank(features) }));
});

const wordsIn = ({ utterance }: HeldOutAnswer) => utterance.text.split(/\s+/).length;
show("all", () => true);
show("in scope", ({ utterance }) => utterance.topic !== "none");
show("none of hers", ({ utterance }) => utterance.topic === "none");
for (const language of ["en", "hi", "pa"]) show(language, ({ utterance }) => utterance.language === language);
show("hurried", ({ utterance }) => utterance.isHurried);
show("1 to 8 words", (answer) => wordsIn(answer) <= 8);
show("9 to 12 words", (answer) => wordsIn(answer) > 8 && wordsIn(answer) <= 12);
show("13 words and more", (answer) => wordsIn(answer) > 12);
for (const batch of batches) show(batch, ({ utterance }) => utterance.batch === batch);

console.log("\nHow sure it was, and how often that was right:");
for (let from = 0; from < 10; from++) {
  const bin = answers.filter(({ ranked }) => Math.min(9, Math.floor(probabilityOf(ranked) * 10)) === from);
  const mean = bin.reduce((sum, { ranked }) => sum + probabilityOf(ranked), 0) / bin.length;
  console.log(`${mean.toFixed(2)}  ${shareOfRight(bin).toFixed(3)}  of ${bin.length}`);
}

console.log("\nWith fewer batches to learn from:");
for (const share of [1 / 16, 1 / 8, 1 / 4, 1 / 2, 1]) {
  const asked = examples.filter(({ utterance }) => foldOf(utterance.batch) === 0);
  const others = batches.filter((batch) => foldOf(batch) !== 0);
  // Every other one, so that the languages stay mixed.
  const known = new Set(others.filter((_, index) => index % Math.round(1 / share) === 0));
  const some = examples.filter(({ utterance }) => known.has(utterance.batch));
  const rank = createClassifier(train(some));
  const right = shareOfRight(asked.map(({ utterance, features }) => ({ utterance, ranked: rank(features) })));
  console.log(`${String(some.length).padStart(6)} utterances  ${(right * 100).toFixed(1)} %`);
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

function show(name: string, belongs: (answer: HeldOutAnswer) => boolean): void {
  const some = answers.filter(belongs);
  const [first, firstTwo] = [shareOfRight(some), shareOfRight(some, 2)].map((share) =>
    (share * 100).toFixed(1),
  );
  console.log(
    `${name.padEnd(26)} ${String(some.length).padStart(6)}  first ${first} %  first two ${firstTwo} %`,
  );
}
