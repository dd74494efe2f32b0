import type { FastifyInstance, FastifyReply } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";
import { isFromThisMachine } from "./private-requests.ts";

declare module "fastify" {
  interface FastifyInstance {
    readonly metrics: {
      readonly registry: Registry;
      /** Answers with all metrics as Prometheus reads them. */
      readonly send: (reply: FastifyReply) => Promise<FastifyReply>;
      /** Counts a commit, and the writes of visitors and staff that shared it. */
      readonly observeCommit: (batchSize: number) => void;
    };
  }
}

/**
 * Measures every request and adds GET /metrics, for this machine alone.
 *
 * @param options.isElsewhere whether another listener serves them; this one then has no /metrics.
 */
export const metrics = fastifyPlugin(
  async (app: FastifyInstance, { isElsewhere }: { readonly isElsewhere: boolean }) => {
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
      name: "write_queue_commits_total",
      help: "Commits of the write queue; each holds one or more writes.",
      registers,
    });
    const writes = new Counter({
      name: "write_queue_writes_total",
      help: "Writes of visitors and staff (messages, applications, changes on the desk), counted when they are committed; one that was refused among them is counted too.",
      registers,
    });

    let hasDefaults = false;
    app.decorate("metrics", {
      registry,
      async send(reply: FastifyReply) {
        // Measuring the event loop wakes the process a hundred times a second, so it starts with the first reader.
        if (!hasDefaults) collectDefaultMetrics({ register: registry });
        hasDefaults = true;
        return reply.type(registry.contentType).send(await registry.metrics());
      },
      observeCommit(batchSize: number) {
        commits.inc();
        writes.inc(batchSize);
      },
    });
    app.addHook("onResponse", ({ method, routeOptions }, reply, done) => {
      // The route's pattern and not the address, which may hold anything.
      const labels = { method, route: routeOptions.url ?? "none", status: reply.statusCode };
      requests.observe(labels, reply.elapsedTime / 1000);
      done();
    });

    app.get("/metrics", async (request, reply) => {
      if (isElsewhere || !isFromThisMachine(request)) return reply.callNotFound();
      return app.metrics.send(reply);
    });
  },
);
