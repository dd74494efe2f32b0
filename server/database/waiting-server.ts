import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Config } from "../config.ts";

/** How long a balancer or browser should wait before it asks again, in seconds. */
const retryAfterSeconds = 5;

/**
 * Stands in for the site while its database is not there yet, where the site will listen. `/healthz` says that the
 * process is alive, so that no supervisor restarts it; everything else gets 503 with Retry-After.
 *
 * @throws when the address cannot be used, with Node's error code.
 */
export async function startWaitingServer({ host, port }: Pick<Config, "host" | "port">) {
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
  server.listen(port, host);
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    /** Ends its connections and frees the port. */
    async close() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
