import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { chatTurnsPageSchema, chatTurnsQuerySchema } from "#contract/desk/chat.ts";
import { deskPaths } from "#contract/desk/desk-paths.ts";
import type { DeskDependencies } from "../../desk-dependencies.ts";
import { listChatTurns } from "./chat.list.ts";

/** GET /api/chat: what visitors asked Meena. For those who read the inbox: it is the same people who ask. */
export async function deskChatRoutes(app: FastifyInstance, { database }: DeskDependencies): Promise<void> {
  app.withTypeProvider<ZodTypeProvider>().get(
    deskPaths.chat,
    {
      config: { access: "inbox.read" },
      schema: { querystring: chatTurnsQuerySchema, response: { 200: chatTurnsPageSchema } },
    },
    async (request) => listChatTurns(database.readOnly, request.query),
  );
}
