import type { FastifyInstance } from "fastify";
import { answerCalls } from "../../access/answer-calls.ts";
import type { DeskDependencies } from "../../desk-dependencies.ts";
import { listChatTurns } from "./chat.list.ts";

/** What visitors asked Meena. */
export async function chatRoutes(app: FastifyInstance, { database }: DeskDependencies): Promise<void> {
  answerCalls(app, { "GET /api/chat": ({ query }) => listChatTurns(database.readOnly, query) });
}
