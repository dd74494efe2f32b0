import type { FastifyBaseLogger } from "fastify";
import type { Job } from "#contract/jobs.ts";
import type { ModelSettings, ModelTask } from "../../config.ts";
import { loadOnce } from "../../load-once.ts";
import type { Engine } from "./engine.ts";
import { createChatModel } from "./model/chat-model.ts";
import { createRephrase } from "./model/rephrase.ts";
import type { OpenUnderstanding } from "./understand/open-understanding.ts";

export interface EngineSources {
  readonly understanding: OpenUnderstanding;
  readonly listJobs: () => Promise<readonly Job[]>;
  /** A model that reads what the classifier is unsure of, and that chooses other words, if one is set. */
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
  return loadOnce(async () => {
    const [{ createEngine }, { createModelReader }, { knowledge, understand, rankTopics }] =
      await Promise.all([import("./engine.ts"), import("./decide/model-reader.ts"), understanding()]);
    const { vehicles, places } = knowledge;
    const names = [...vehicles.map(({ title }) => title), ...places.map(({ en }) => en)];
    const inAllScripts = [...names, ...places.flatMap(({ hi, pa }) => [hi, pa])];
    const does = (task: ModelTask) => (model?.tasks.includes(task) ? createChatModel(model) : undefined);
    const [toRead, toRephrase] = [does("read"), does("rephrase")];
    const readByModel = toRead && createModelReader(toRead, understand, names, log);
    const rephrase = toRephrase && createRephrase(toRephrase, inAllScripts, log);
    return createEngine({ knowledge, understand, rankTopics, openJobs, readByModel, rephrase });
  });
}
