import { copyFileSync, readFileSync } from "node:fs";
import { ensureModel, modelFile } from "#scripts/meena/model.ts";
import {
  createClassifier,
  type RankTopics,
  unpackModel,
} from "#server/features/chatbot/understand/classifier.ts";

/** Vitest's global set-up: what Meena has learned is there, and of these sources, before a test asks her. */
export async function setup(): Promise<void> {
  await ensureModel();
}

/** What production reads at the first message. */
export function readRankTopics(): RankTopics {
  return createClassifier(unpackModel(readFileSync(modelFile)));
}

/** Puts a copy of the model there, as a test needs that has its own file. */
export function copyModel(file: string): void {
  copyFileSync(modelFile, file);
}
