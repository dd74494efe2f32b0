import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";

/**
 * Once the server is closing, every answer also ends its connection. Otherwise a browser would keep the connection open
 * for another request, and the process would wait for it.
 */
export const draining = fastifyPlugin(async (app: FastifyInstance) => {
  let isDraining = false;
  app.addHook("preClose", async () => {
    isDraining = true;
  });
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (isDraining) reply.header("connection", "close");
    done();
  });
});
