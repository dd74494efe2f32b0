/**
 * Meena's model: trained from the utterances when anything has changed that it hangs on, and kept outside of git.
 * `node scripts/meena/model.ts` does it by hand; the build, the development server and the tests do it by themselves.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { inputsOf, packModel } from "#server/features/chatbot/understand/classifier.ts";

const project = fileURLToPath(new URL("../..", import.meta.url));

const cache = join(project, "node_modules/.cache/meena");
/** Where tests and the build find the model. */
export const modelFile = join(cache, "model.bin");
/** The same without the persons who are left out (`held-out.ts`), for tests of how well strangers are understood. */
export const measuredModelFile = join(cache, "measured-model.bin");

/** The server keeps the model in memory, and a container loads it at each start. */
const mostBytes = 6_000_000;

/** Whatever changes how a sentence is read changes the model. */
const inputFolders = [
  ...["en", "hi", "pa"].map((language) => `content/${language}/meena`),
  "server/features/chatbot",
  "scripts/meena",
];
const inputFiles = ["content/en/fleet.ts"];

/** Trains both models unless the ones that are there are of the same inputs. Takes about 50 s of a core, half of it on two. */
export async function ensureModel(): Promise<void> {
  const inputs = hashInputs();
  if ([modelFile, measuredModelFile].every((file) => isOf(inputs, file))) return;
  const [{ readExamples }, { trainBoth }] = await Promise.all([
    import("./examples.ts"),
    import("./train-both.ts"),
  ]);
  const { model, measured } = await trainBoth(readExamples(project));
  mkdirSync(cache, { recursive: true });
  const packed = packModel(model, inputs);
  if (packed.byteLength > mostBytes)
    throw new Error(
      `Meena's model has ${packed.byteLength} bytes; raise leastWeight in scripts/meena/train.ts.`,
    );
  write(modelFile, packed);
  write(measuredModelFile, packModel(measured, inputs));
}

function isOf(inputs: string, file: string): boolean {
  return existsSync(file) && inputsOf(readFileSync(file)) === inputs;
}

/** Two that train at once write the same; nobody reads half of it. */
function write(file: string, content: Buffer): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content);
  renameSync(draft, file);
}

function hashInputs(): string {
  const hash = createHash("sha256");
  const inFolders = inputFolders.flatMap((folder) =>
    readdirSync(join(project, folder), { recursive: true, encoding: "utf8" }).map((file) =>
      join(folder, file),
    ),
  );
  const files = [...inFolders, ...inputFiles].filter((file) => /(?<!\.test)\.ts$|\.txt$/.test(file)).sort();
  for (const file of files) hash.update(file).update(readFileSync(join(project, file)));
  return hash.digest("hex");
}

if (import.meta.main) await ensureModel();
