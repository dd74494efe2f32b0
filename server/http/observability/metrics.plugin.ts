import type { FastifyInstance, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";
import { forwardingHeaderOf } from "../limits/untrusted-proxy.plugin.ts";

declare module "fastify" {
  interface FastifyInstance {
    readonly metrics: {
      readonly registry: Registry;
      /** Counts a group commit of this many submissions. */
      readonly observeCommit: (batchSize: number) => void;
    };
  }
}

/** Measures every request and adds GET /metrics, for this machine alone. */
export const metrics = fastifyPlugin(async (app: FastifyInstance) => {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from a request's arrival to the end of its answer.",
    labelNames: ["method", "route", "status"],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers,
  });
  const commits = new Counter({
    name: "submission_commits_total",
    help: "Group commits of submissions.",
    registers,
  });
  const submissions = new Counter({
    name: "submissions_total",
    help: "Submissions that were part of a commit attempt.",
    registers,
  });

  app.decorate("metrics", {
    registry,
    observeCommit(batchSize: number) {
      commits.inc();
      submissions.inc(batchSize);
    },
  });
  app.addHook("onResponse", ({ method, routeOptions }, reply, done) => {
    // The route's pattern and not the address, which may hold anything.
    const labels = { method, route: routeOptions.url ?? "none", status: reply.statusCode };
    requests.observe(labels, reply.elapsedTime / 1000);
    done();
  });

  let hasDefaults = false;
  app.get("/metrics", async (request, reply) => {
    if (!isFromThisMachine(request)) return reply.callNotFound();
    // Measuring the event loop wakes the process a hundred times a second, so it starts with the first reader.
    if (!hasDefaults) collectDefaultMetrics({ register: registry });
    hasDefaults = true;
    return reply.type(registry.contentType).send(await registry.metrics());
  });
});

/**
 * From a loopback address, and not through a proxy: behind a proxy on this machine every visitor has a loopback
 * address, even if the proxy is not trusted.
 */
function isFromThisMachine(request: FastifyRequest): boolean {
  const address = request.socket.remoteAddress ?? "";
  const isLoopback = address === "::1" || /^(::ffff:)?127\./.test(address);
  const isForwarded = forwardingHeaderOf(request) !== undefined || "via" in request.headers;
  return isLoopback && !isForwarded;
}
