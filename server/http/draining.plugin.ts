import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";

/**
 * How long an idle connection stays open after the listener is closed. A proxy or browser that has just sent its next
 * request would otherwise get a reset, and browsers do not repeat a POST by themselves.
 */
const idleGraceMs = 200;

/**
 * Closes without losing a request: what arrives on an open connection is still answered with `Connection: close`, each
 * connection ends once its answer is sent, and idle connections end soon.
 *
 * Why not Node's own closing: Node takes a connection for idle as soon as the answer is complete in memory, and so cuts
 * off an answer that a slow client is still reading.
 */
export const draining = fastifyPlugin(async (app: FastifyInstance) => {
  const { server } = app;
  const connections = new Map<Socket, Connection>();
  let isDraining = false;

  server.on("connection", (socket) => {
    connections.set(socket, { unsent: undefined, bytesOfRequests: 0 });
    socket.once("close", () => connections.delete(socket));
  });
  app.addHook("onRequest", ({ socket }, { raw }, done) => {
    const connection = connections.get(socket);
    if (connection) connection.unsent = raw;
    done();
  });
  app.addHook("onResponse", ({ socket }, { raw }, done) => {
    const connection = connections.get(socket);
    if (connection?.unsent === raw) {
      connection.unsent = undefined;
      connection.bytesOfRequests = socket.bytesRead;
      // Headers that were sent before the draining had no `Connection: close`.
      if (isDraining) void closeIfUnused([[socket, connection]]);
    }
    done();
  });
  // Answers that begin later get `Connection: close` from Fastify.
  app.addHook("preClose", async () => {
    isDraining = true;
    for (const { unsent } of connections.values())
      if (unsent?.headersSent === false) unsent.setHeader("connection", "close");
  });
  // Node calls it when the server closes.
  server.closeIdleConnections = () => void closeIfUnused(connections);
});

interface Connection {
  /** The answer to the last request, until it is sent completely. */
  unsent: ServerResponse | undefined;
  /** Bytes read when the last answer was sent: if more were read since, a part of another request is here. */
  bytesOfRequests: number;
}

/** Closes the connections without an unsent answer that have received nothing since their last answer. */
async function closeIfUnused(connections: Iterable<readonly [Socket, Connection]>): Promise<void> {
  await sleep(idleGraceMs);
  // The event loop runs timers before sockets: let it read first what has arrived.
  await nextTurn();
  for (const [socket, { unsent, bytesOfRequests }] of connections)
    if (!unsent && socket.bytesRead === bytesOfRequests) socket.destroySoon();
}
