import { Worker } from "node:worker_threads";
import type { Model } from "#server/features/chatbot/understand/classifier.ts";
import { isLeftOut } from "./held-out.ts";
import type { Example } from "./train.ts";

/** Utterances with the batch that each belongs to. */
export type BatchedExample = Example & { readonly utterance: { readonly batch: string } };

export interface TrainedModels {
  /** Of all examples. */
  readonly model: Model;
  /** Without the persons who are left out, to measure with. */
  readonly measured: Model;
}

/**
 * The model of all examples, and the one without the persons who are left out. Each is trained in a thread of its own,
 * so that both take as long as one where there are two cores.
 */
export async function trainBoth(examples: readonly BatchedExample[]): Promise<TrainedModels> {
  const [model, measured] = await Promise.all([
    trainInThread(examples),
    trainInThread(examples.filter(({ utterance }) => !isLeftOut(utterance.batch))),
  ]);
  return { model, measured };
}

function trainInThread(examples: readonly Example[]): Promise<Model> {
  const workerData = examples.map(({ topic, second, features }): Example => ({ topic, second, features }));
  return new Promise((resolve, reject) => {
    new Worker(new URL("train.worker.ts", import.meta.url), { workerData })
      .once("message", resolve)
      .once("error", reject)
      .once("exit", (code) => reject(new Error(`The training ended without a model (exit code ${code}).`)));
  });
}
