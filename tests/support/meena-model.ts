import { copyFileSync, existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { ensureModel, modelFile } from "#scripts/meena/model.ts";
import {
  createClassifier,
  type RankTopics,
  unpackModel,
} from "#server/features/chatbot/understand/classifier.ts";
import { isNeeded } from "./needs.ts";

const project = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Vitest's global set-up: what Meena has learned is there, and of these sources, before a test asks her. For other tests,
 * whose servers only need a file to start with, the model of older sources does.
 */
export async function setup({ vitest }: TestProject): Promise<void> {
  const isAsked = vitest.state.getPaths().some(asksMeena);
  const startsServer = isNeeded(vitest, "test-server.ts") || isNeeded(vitest, "built-programs.ts");
  if (isAsked || (startsServer && !existsSync(modelFile))) await ensureModel();
}

/**
 * A test that asks Meena has her name or the chat's in its path or in what it imports, or calls the chat. To train her
 * takes a minute, so a test that only mentions her does not wait for it.
 *
 * @param testFile its path; the folder of the checkout may have any name
 */
export function asksMeena(testFile: string): boolean {
  const source = readFileSync(testFile, "utf8");
  const imported = source.match(/\bfrom "[^"]+"|\bimport\("[^"]+"/g) ?? [];
  const isHers = /meena|chat/i.test([relative(project, testFile), ...imported].join("\n"));
  return isHers || source.includes("/api/v1/chatbot");
}

/** What production reads at the first message. */
export function readRankTopics(): RankTopics {
  return createClassifier(unpackModel(readFileSync(modelFile)));
}

/** Puts a copy of the model there, as a test needs that has its own file. */
export function copyModel(file: string): void {
  copyFileSync(modelFile, file);
}
