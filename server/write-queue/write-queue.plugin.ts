import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { Database } from "../database/database.ts";
import { createWriteQueue, type WriteQueue } from "./write-queue.ts";

declare module "fastify" {
  interface FastifyInstance {
    readonly writeQueue: WriteQueue;
  }
}

/** Adds `app.writeQueue`. When the server closes, it waits for all work in the queue. */
export const writeQueue = fastifyPlugin(
  async (app: FastifyInstance, { database }: { readonly database: Database }) => {
    const queue = createWriteQueue(database);
    queue.onCommit(app.metrics.observeCommit);
    app.decorate("writeQueue", queue);
    app.addHook("onClose", () => queue.drain());
  },
  { decorators: { fastify: ["metrics"] } },
);
