import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { chooseRepresentation } from "./prepared-document.ts";
import { commonHeaders } from "./security-headers.ts";
import { documentRoute } from "./site.routes.ts";

/**
 * Answers the request that every visit begins with (GET of a document, spelled right, by a client that holds nothing of it)
 * before Fastify sees it, with the very headers, the metrics and the line in the log that Fastify's answer would have: its way
 * takes half of the processor's time of such a request. Everything else goes that way. To be called after the routes are registered.
 */
export const documentShortcut = fastifyPlugin(
  async (app: FastifyInstance, { nextRequestId }: { readonly nextRequestId: () => string }) => {
    const shared = Object.entries(commonHeaders).flat();
    const ready = new Map([...app.documents].filter(([pathname]) => !hasRouteOfItsOwn(app, pathname)));
    let open = true;
    // Answers then also end their connection (draining.ts).
    app.addHook("preClose", async () => {
      open = false;
    });

    function answer(request: IncomingMessage, response: ServerResponse): boolean {
      const document = request.method === "GET" ? ready.get(request.url as string) : undefined;
      if (!document || !open || request.headers["if-none-match"] !== undefined) return false;
      const began = performance.now();
      const id = nextRequestId();
      const { flatHeaders, body } = chooseRepresentation(document, request.headers["accept-encoding"]);
      response.on("finish", () => {
        const ms = performance.now() - began;
        app.metrics.measureRequest("GET", documentRoute, 200, ms);
        app.log.info(
          { request: id, method: "GET", path: request.url, status: 200, ms: Math.round(ms) },
          "answered",
        );
      });
      response.writeHead(200, [...shared, "x-request-id", id, ...flatHeaders]);
      response.end(body);
      return true;
    }

    const [fastify] = app.server.listeners("request");
    app.server.removeAllListeners("request");
    app.server.on("request", (request, response) => {
      if (!answer(request, response)) fastify?.call(app.server, request, response);
    });
  },
);

/** One that makes the document itself, from what is stored or was asked. */
function hasRouteOfItsOwn(app: FastifyInstance, pathname: string): boolean {
  return app.hasRoute({ method: "GET", url: pathname });
}
