import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { FastifyListenOptions } from "fastify";
import { apiMessages } from "#content/en/api-messages.ts";
import type { Config } from "../config.ts";
import { securityHeaderValues } from "../http/headers/security-headers.plugin.ts";
import { retryAfterSeconds } from "../limits.ts";

/**
 * An `import` of `node:http` would read all that it exports, `WebSocket` among them, and so load the package behind
 * that and `fetch`: 15 MB of memory in Node 26, which only a webhook and a chat model need.
 */
const { createServer } = process.getBuiltinModule("node:http");

/** Where a server listens: an address, or a socket that is open already. */
export type ListenAddress = Pick<Config, "host" | "port" | "socketFd">;

/** For Node's `listen`. */
export function listenOptions({ host, port, socketFd }: ListenAddress): FastifyListenOptions {
  return socketFd === undefined ? { host, port } : ({ host, fd: socketFd } as FastifyListenOptions);
}

/**
 * Listens in the site's place while the database is not there yet. `/healthz` says that the process is alive, so that
 * no supervisor restarts it; everything else gets 503 with Retry-After.
 *
 * @throws when the address cannot be used, with Node's error code.
 */
export async function startWaitingServer(address: ListenAddress) {
  const server = createServer(({ url }, response) => {
    const isHealth = url?.split("?")[0] === "/healthz";
    const body = isHealth ? { status: "ok" } : { message: apiMessages.databaseAway };
    response
      .writeHead(isHealth ? 200 : 503, {
        ...securityHeaderValues,
        "content-type": "application/json; charset=utf-8",
        "cache-control": "no-store",
        connection: "close",
        ...(!isHealth && { "retry-after": String(retryAfterSeconds) }),
      })
      .end(JSON.stringify(body));
  });
  server.listen(listenOptions(address));
  await once(server, "listening");
  return {
    /** Stops listening and ends its connections. @returns the address, or the socket, at which the site is to listen. */
    async close(): Promise<FastifyListenOptions> {
      server.closeAllConnections();
      // A socket that was inherited cannot be opened again: the site takes it over from this server.
      if (address.socketFd !== undefined) {
        const { _handle } = server as Server & { readonly _handle?: unknown };
        return { _handle, host: address.host } as FastifyListenOptions;
      }
      const { port } = server.address() as AddressInfo;
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
      return { host: address.host, port };
    },
  };
}
