import type { FastifyInstance } from "fastify";
import { deskPaths } from "#contract/desk/desk-paths.ts";
import { sessionOf } from "../../access/access.plugin.ts";

/** GET /api/events: live updates as server-sent events (contract/desk/events.ts). */
export async function eventsRoutes(app: FastifyInstance): Promise<void> {
  app.get(deskPaths.events, { config: { access: "own.use" } }, async (request, reply) => {
    const session = sessionOf(request);
    reply.headers({
      "content-type": "text/event-stream; charset=utf-8",
      // For nginx, which would hold events back.
      "x-accel-buffering": "no",
    });
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    reply.raw.writeHead(200);
    app.live.connect(session, reply.raw);
  });
}
