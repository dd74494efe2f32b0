import type { FastifyInstance } from "fastify";
import { handleEndpoints } from "../../access/handle-endpoints.ts";
import type { DeskDependencies } from "../../desk-dependencies.ts";
import { listChatTurns } from "./chat.list.ts";

/** What visitors asked Meena. */
export async function chatRoutes(app: FastifyInstance, { database }: DeskDependencies): Promise<void> {
  handleEndpoints(app, { "GET /api/chat": ({ query }) => listChatTurns(database.readOnly, query) });
}
