import type { FastifyBaseLogger } from "fastify";
import type { Job } from "#contract/jobs.ts";
import type { Engine } from "./engine.ts";
import type { SendToTeam } from "./hand-over.ts";

export interface EngineSources {
  readonly listJobs: () => Promise<readonly Job[]>;
  readonly sendToTeam: SendToTeam;
  readonly log: FastifyBaseLogger;
}

/**
 * Meena over the site's content, loaded and indexed at the first message: a server that nobody talks to
 * holds neither vocabularies nor indexes.
 */
export function openEngine({ listJobs, sendToTeam, log }: EngineSources): () => Promise<Engine> {
  const openJobs = async () => {
    try {
      return (await listJobs()).filter(({ status }) => status === "Open");
    } catch (error) {
      log.warn({ err: error }, "Meena could not read the jobs");
      return undefined;
    }
  };
  let ready: Promise<Engine> | undefined;
  return () => {
    ready ??= Promise.all([import("./engine.ts"), import("./knowledge.ts")]).then(
      ([{ createEngine }, { knowledgeOfContent }]) =>
        createEngine({ knowledge: knowledgeOfContent(), openJobs, sendToTeam }),
    );
    return ready;
  };
}
