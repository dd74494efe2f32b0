import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

export interface PlainSite {
  readonly origin: string;
  stop(): void;
}

/**
 * The same site, whose documents refuse all scripts: what a static page of the same weight and look costs. Forwards
 * every request to the site and changes one header of the answer.
 */
export async function serveWithoutScripts(site: string): Promise<PlainSite> {
  const server = createServer((incoming, answer) => {
    const { method, headers } = incoming;
    const forwarded = request(new URL(incoming.url ?? "/", site), { method, headers }, (received) => {
      const { "content-security-policy": policy, ...rest } = received.headers;
      answer.writeHead(received.statusCode ?? 502, {
        ...rest,
        ...(policy && {
          "content-security-policy": String(policy).replace(/script-src [^;]+/, "script-src 'none'"),
        }),
      });
      received.pipe(answer);
    });
    forwarded.on("error", () => answer.destroy());
    incoming.pipe(forwarded);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
