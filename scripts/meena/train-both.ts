import { Worker } from "node:worker_threads";
import type { Model } from "#server/features/chatbot/understand/classifier.ts";
import { isHeldOut } from "./held-out.ts";
import type { Example } from "./train.ts";

/** An example with the batch that its utterance belongs to. */
export type BatchedExample = Example & { readonly utterance: { readonly batch: string } };

export interface TrainedModels {
  /** Trained from all examples. */
  readonly model: Model;
  /** Trained without the held-out batches. */
  readonly evaluationModel: Model;
}

/** Trains both models at once, each in a thread of its own: on two cores they take as long as one. */
export async function trainBoth(examples: readonly BatchedExample[]): Promise<TrainedModels> {
  const [model, evaluationModel] = await Promise.all([
    trainInThread(examples),
    trainInThread(examples.filter(({ utterance }) => !isHeldOut(utterance.batch))),
  ]);
  return { model, evaluationModel };
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
