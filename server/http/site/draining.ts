import type { FastifyInstance } from "fastify";

/**
 * Once the server is told to end, every answer also ends its connection. Otherwise the browser would keep it open for
 * another request, and the process would wait for one that it will not answer.
 */
export function endConnectionsWhenDraining(app: FastifyInstance): void {
  let draining = false;
  app.addHook("preClose", async () => {
    draining = true;
  });
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (draining) reply.header("connection", "close");
    done();
  });
}
