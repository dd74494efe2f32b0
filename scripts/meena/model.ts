/**
 * Trains Meena's model from the utterances whenever something that it depends on has changed. The model is not in git.
 * The build, the development server and the tests call this; `node scripts/meena/model.ts` does it by hand.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { inputsOf, packModel } from "#server/features/chatbot/understand/classifier.ts";
import type { BatchedExample } from "./train-both.ts";
import { trainedLanguages } from "./utterances.ts";

const project = fileURLToPath(new URL("../..", import.meta.url));

const cache = join(project, "node_modules/.cache/meena");
/** Where tests and the build find the model. */
export const modelFile = join(cache, "model.bin");
/** Trained without the held-out batches (`held-out.ts`), which test how well people who are new to it are understood. */
export const evaluationModelFile = join(cache, "evaluation-model.bin");

/** The server keeps the model in memory, and a container loads it at each start. */
const maxBytes = 6_000_000;

/** The files that examples come from. Only if one of them has changed are the examples read again. */
const exampleFolders = [
  ...trainedLanguages.map((language) => `content/${language}/meena`),
  ...["decide", "quantities", "topics", "understand"].map((room) => `server/features/chatbot/${room}`),
  "scripts/meena",
];
/** The code that trains the model and packs it. */
const trainingFiles = [
  ...["train.ts", "train-both.ts", "held-out.ts", "label.ts", "embeddings.ts", "random.ts", "softmax.ts"].map(
    (file) => `scripts/meena/${file}`,
  ),
  ...["classifier.ts", "features.ts"].map((file) => `server/features/chatbot/understand/${file}`),
];
/** Holds the hash of the files that the models are known to be up to date with. */
const stampFile = join(cache, "files.txt");

/**
 * Trains both models, unless the existing ones were trained from the same examples: a reworded answer, for instance,
 * changes no example. Takes about 50 s on one core, half of that on two, and 8 s to find that nothing has changed.
 */
export async function ensureModel(): Promise<void> {
  const files = hashOf([...filesIn(exampleFolders), "content/en/fleet.ts"]);
  const exist = existsSync(modelFile) && existsSync(evaluationModelFile);
  if (exist && existsSync(stampFile) && readFileSync(stampFile, "utf8") === files) return;
  const [{ readExamples }, { trainBoth }] = await Promise.all([
    import("./examples.ts"),
    import("./train-both.ts"),
  ]);
  const examples = readExamples(project);
  const inputs = hashOf(trainingFiles, examples);
  if (![modelFile, evaluationModelFile].every((file) => isTrainedFrom(inputs, file))) {
    // To stderr: a program may read the stdout of what calls this.
    console.warn(
      "Meena learns anew from her sentences: one minute of two processor cores, longer if they are busy.",
    );
    const { model, evaluationModel } = await trainBoth(examples);
    mkdirSync(cache, { recursive: true });
    const packed = packModel(model, inputs);
    if (packed.byteLength > maxBytes)
      throw new Error(
        `Meena's model has ${packed.byteLength} bytes of ${maxBytes}; lower maxWeights or raise minExamplesToEmbed in scripts/meena/train.ts.`,
      );
    write(modelFile, packed);
    write(evaluationModelFile, packModel(evaluationModel, inputs));
  }
  write(stampFile, files);
}

function isTrainedFrom(inputs: string, file: string): boolean {
  return existsSync(file) && inputsOf(readFileSync(file)) === inputs;
}

/** Renames a finished file into place, so that nobody reads half of it. Two trainings at once write the same. */
function write(file: string, content: Buffer | string): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content);
  renameSync(draft, file);
}

function filesIn(folders: readonly string[]): string[] {
  const all = folders.flatMap((folder) =>
    readdirSync(join(project, folder), { recursive: true, encoding: "utf8" }).map((file) =>
      join(folder, file),
    ),
  );
  return all.filter((file) => /(?<!\.test)\.ts$|\.txt$/.test(file)).sort();
}

function hashOf(files: readonly string[], examples: readonly BatchedExample[] = []): string {
  const hash = createHash("sha256");
  for (const file of files) hash.update(file).update(readFileSync(join(project, file)));
  for (const { topic, second = "", features, utterance } of examples)
    hash.update(`${topic} ${second} ${utterance.batch}`).update(features);
  return hash.digest("hex");
}

if (import.meta.main) await ensureModel();
