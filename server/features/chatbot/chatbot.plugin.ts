import type { FastifyInstance } from "fastify";
import type { ListedJob } from "#contract/jobs.ts";
import type { ModelSettings } from "../../config.ts";
import type { Vault } from "../../vault/vault.ts";
import { type ChatbotOptions, chatbotRoutes } from "./chatbot.routes.ts";
import { createMemoryKeeper } from "./conversation/conversation-state.ts";
import { createTurnLog } from "./conversation/turn-log.ts";
import { openEngine } from "./open-engine.ts";
import type { OpenUnderstanding } from "./understand/open-understanding.ts";

export interface ChatbotPluginOptions
  extends Pick<ChatbotOptions, "clock" | "receiveForTeam" | "findMessageForTeam" | "hashMessage"> {
  readonly understanding: OpenUnderstanding;
  readonly listJobs: () => Promise<ListedJob[]>;
  readonly model: ModelSettings | undefined;
  readonly vault: Vault;
}

/** Meena, who answers from the content, knows the open jobs and hands to the team what she cannot answer. */
export async function chatbot(
  app: FastifyInstance,
  { understanding, listJobs, model, vault, ...options }: ChatbotPluginOptions,
): Promise<void> {
  const turns = createTurnLog(app.writeQueue, app.log);
  app.addHook("onClose", () => turns.close());
  await chatbotRoutes(app, {
    ...options,
    engine: openEngine({ understanding, listJobs, model, log: app.log }),
    hashTurn: (text) => vault.hmac("chat turn", text),
    memories: createMemoryKeeper(vault.hmac("key of the chat's state", "1")),
    turns,
  });
}
