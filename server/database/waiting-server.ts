import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** How long a balancer or browser should wait before it asks again, in seconds. */
const retryAfterSeconds = 5;

/** Stands in for the site while its database is not there yet. */
export interface WaitingServer {
  readonly port: number;
  /** Ends its connections and frees the port. */
  close(): Promise<void>;
}

/**
 * Listens where the site will listen. `/healthz` says that the process is alive, so that no supervisor restarts it;
 * everything else gets 503 with Retry-After.
 *
 * @throws when the address cannot be used, with Node's error code.
 */
export async function startWaitingServer(address: {
  readonly host: string;
  readonly port: number;
}): Promise<WaitingServer> {
  const server = createServer(({ url }, response) => {
    const isHealth = url?.split("?")[0] === "/healthz";
    const body = isHealth ? { status: "ok" } : { message: "The database does not answer." };
    response
      .writeHead(isHealth ? 200 : 503, {
        "content-type": "application/json; charset=utf-8",
        "cache-control": "no-store",
        connection: "close",
        ...(!isHealth && { "retry-after": String(retryAfterSeconds) }),
      })
      .end(JSON.stringify(body));
  });
  server.listen(address.port, address.host);
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
