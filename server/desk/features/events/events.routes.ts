import type { FastifyInstance } from "fastify";
import { headersPastFastify } from "../../../http/headers/security-headers.plugin.ts";
import { handleEndpoints } from "../../access/handle-endpoints.ts";

/** Live updates as server-sent events (contract/desk/events.ts). */
export async function eventsRoutes(app: FastifyInstance): Promise<void> {
  handleEndpoints(app, {
    "GET /api/events": ({ session, reply }) => {
      reply.headers({
        "content-type": "text/event-stream; charset=utf-8",
        // Keeps nginx from holding events back.
        "x-accel-buffering": "no",
      });
      reply.hijack();
      for (const [name, value] of Object.entries(headersPastFastify(reply)))
        if (value !== undefined) reply.raw.setHeader(name, value);
      reply.raw.writeHead(200);
      app.live.connect(session, reply.raw);
    },
  });
}
