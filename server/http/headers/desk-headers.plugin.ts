import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { isApiPath, pathnameOf } from "../pathname.ts";

/** The desk's headers, beside those of every answer (security-headers.plugin.ts). */
export const deskHeaders = fastifyPlugin(async (app: FastifyInstance) => {
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers({ "referrer-policy": "no-referrer", "x-robots-tag": "noindex" });
    // A browser's cache must not keep what visitors wrote.
    if (isApiPath(pathnameOf(request))) reply.header("cache-control", "no-store");
    done();
  });
});
