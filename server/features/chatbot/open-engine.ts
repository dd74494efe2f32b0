import type { FastifyBaseLogger } from "fastify";
import type { Job } from "#contract/jobs.ts";
import type { ModelSettings } from "../../config.ts";
import type { Engine } from "./engine.ts";
import type { OpenUnderstanding } from "./open-understanding.ts";
import { createRephrase } from "./rephrase.ts";

export interface EngineSources {
  readonly understanding: OpenUnderstanding;
  readonly listJobs: () => Promise<readonly Job[]>;
  /** A model that chooses other words, if one is set. */
  readonly model: ModelSettings | undefined;
  readonly log: FastifyBaseLogger;
}

/**
 * Meena over the site's content, loaded and indexed at the first message. The vocabularies may be there already: the
 * site's search reads with them too.
 */
export function openEngine(sources: EngineSources): () => Promise<Engine> {
  const { understanding, listJobs, model, log } = sources;
  const openJobs = async () => {
    try {
      return (await listJobs()).filter(({ status }) => status === "Open");
    } catch (error) {
      log.warn({ err: error }, "Meena could not read the jobs");
      return undefined;
    }
  };
  async function load(): Promise<Engine> {
    const [{ createEngine }, { knowledge, understand, rankTopics }] = await Promise.all([
      import("./engine.ts"),
      understanding(),
    ]);
    const names = [
      ...knowledge.vehicles.map(({ title }) => title),
      ...knowledge.places.flatMap(({ en, hi, pa }) => [en, hi, pa]),
    ];
    const rephrase = model && createRephrase(model, names, log);
    return createEngine({ knowledge, understand, rankTopics, openJobs, rephrase });
  }
  let ready: Promise<Engine> | undefined;
  return () => {
    ready ??= load();
    return ready;
  };
}
