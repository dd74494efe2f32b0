import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";

/**
 * How long a connection without a request stays open after the listener is closed. A proxy or browser that has just
 * sent the next request on it would otherwise get a reset, and may not repeat a POST by itself.
 */
const idleGraceMs = 200;

/**
 * Closes without losing a request: whatever arrives on an open connection is still answered, each answer says
 * `Connection: close` and ends its connection when it is sent, and connections without a request end soon.
 *
 * Node would close connections itself, but takes one for idle as soon as its answer is complete in memory: an answer
 * that a slow client has not read yet would be cut off.
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
      // Its head may have been sent before the draining, without `Connection: close`.
      if (isDraining) void closeIfUnused([[socket, connection]]);
    }
    done();
  });
  // From here on Fastify itself sends `Connection: close` with every new answer.
  app.addHook("preClose", async () => {
    isDraining = true;
    for (const { unsent } of connections.values())
      if (unsent?.headersSent === false) unsent.setHeader("connection", "close");
  });
  // Node calls it when the server closes.
  server.closeIdleConnections = () => void closeIfUnused(connections);
});

interface Connection {
  /** The last request's answer, until it is sent completely. */
  unsent: ServerResponse | undefined;
  /** What was read when the last answer was sent: more means that a part of another request is here. */
  bytesOfRequests: number;
}

/** Closes the connections that have no response in progress and have received nothing since the last one. */
async function closeIfUnused(connections: Iterable<readonly [Socket, Connection]>): Promise<void> {
  await sleep(idleGraceMs);
  // Timers come before sockets: what has arrived meanwhile is read first.
  await nextTurn();
  for (const [socket, { unsent, bytesOfRequests }] of connections)
    if (!unsent && socket.bytesRead === bytesOfRequests) socket.destroySoon();
}
