/**
 * Meena's model: trained from the utterances when anything has changed that it hangs on, and kept outside of git.
 * `node scripts/meena/model.ts` does it by hand; the build, the development server and the tests do it by themselves.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { inputsOf, packModel } from "#server/features/chatbot/understand/classifier.ts";
import type { BatchedExample } from "./train-both.ts";

const project = fileURLToPath(new URL("../..", import.meta.url));

const cache = join(project, "node_modules/.cache/meena");
/** Where tests and the build find the model. */
export const modelFile = join(cache, "model.bin");
/** The same without the persons who are left out (`held-out.ts`), for tests of how well strangers are understood. */
export const measuredModelFile = join(cache, "measured-model.bin");

/** The server keeps the model in memory, and a container loads it at each start. */
const maxBytes = 6_000_000;

/** The files from which examples are read; only when one of these has changed are the examples read again. */
const exampleFolders = [
  ...["en", "hi", "pa"].map((language) => `content/${language}/meena`),
  ...["decide", "quantities", "topics", "understand"].map((room) => `server/features/chatbot/${room}`),
  "scripts/meena",
];
/** What learns from them, and the form in which it is kept. */
const trainingFiles = [
  ...["train.ts", "train-both.ts", "held-out.ts", "label.ts", "meanings.ts", "random.ts", "softmax.ts"].map(
    (file) => `scripts/meena/${file}`,
  ),
  ...["classifier.ts", "features.ts"].map((file) => `server/features/chatbot/understand/${file}`),
];
/** Of which state of the files the models are known to be. */
const stampFile = join(cache, "files.txt");

/**
 * Trains both models unless the ones that are there are of the same examples: an answer in other words changes none.
 * Takes about 50 s of a core, half of it on two, and some 8 s to see that nothing is to be learned.
 */
export async function ensureModel(): Promise<void> {
  const files = hashOf([...filesIn(exampleFolders), "content/en/fleet.ts"]);
  const areThere = existsSync(modelFile) && existsSync(measuredModelFile);
  if (areThere && existsSync(stampFile) && readFileSync(stampFile, "utf8") === files) return;
  const [{ readExamples }, { trainBoth }] = await Promise.all([
    import("./examples.ts"),
    import("./train-both.ts"),
  ]);
  const examples = readExamples(project);
  const inputs = hashOf(trainingFiles, examples);
  if (![modelFile, measuredModelFile].every((file) => isOf(inputs, file))) {
    // On stderr, since what calls this may write for a program.
    console.warn(
      "Meena learns anew from her sentences: one minute of two processor cores, longer if they are busy.",
    );
    const { model, measured } = await trainBoth(examples);
    mkdirSync(cache, { recursive: true });
    const packed = packModel(model, inputs);
    if (packed.byteLength > maxBytes)
      throw new Error(
        `Meena's model has ${packed.byteLength} bytes of ${maxBytes}; lower mostWeights or raise fewestMeant in scripts/meena/train.ts.`,
      );
    write(modelFile, packed);
    write(measuredModelFile, packModel(measured, inputs));
  }
  write(stampFile, files);
}

function isOf(inputs: string, file: string): boolean {
  return existsSync(file) && inputsOf(readFileSync(file)) === inputs;
}

/** Two that train at once write the same; nobody reads half of it. */
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
