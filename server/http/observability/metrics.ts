import type { FastifyInstance, FastifyRequest } from "fastify";
import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";

/** Counts a request and times it, in milliseconds. */
export type RequestMeasure = (method: string, route: string, status: number, ms: number) => void;

export interface Metrics {
  readonly registry: Registry;
  readonly measureRequest: RequestMeasure;
  /** Counts a group commit of this many submissions. */
  readonly observeCommit: (batchSize: number) => void;
}

/** Counts and times every request by its route's pattern, never by its address, which may hold anything. */
export function createMetrics(app: FastifyInstance): Metrics {
  const registry = new Registry();
  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from a request's arrival to the end of its answer.",
    labelNames: ["method", "route", "status"],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [registry],
  });
  const commits = new Counter({
    name: "submission_commits_total",
    help: "Group commits of submissions.",
    registers: [registry],
  });
  const submissions = new Counter({
    name: "submissions_total",
    help: "Submissions that were part of a commit attempt.",
    registers: [registry],
  });
  const measureRequest: RequestMeasure = (method, route, status, ms) =>
    requests.observe({ method, route, status }, ms / 1000);
  app.addHook("onResponse", (request, reply, done) => {
    measureRequest(request.method, request.routeOptions.url ?? "none", reply.statusCode, reply.elapsedTime);
    done();
  });
  app.get("/metrics", async (request, reply) => {
    if (!isFromThisMachine(request)) return reply.callNotFound();
    startDefaultMetrics(registry);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return {
    registry,
    measureRequest,
    observeCommit(batchSize) {
      commits.inc();
      submissions.inc(batchSize);
    },
  };
}

const withDefaults = new WeakSet<Registry>();

/** Measuring the event loop wakes the process a hundred times a second: not before somebody looks. */
function startDefaultMetrics(registry: Registry): void {
  if (withDefaults.has(registry)) return;
  withDefaults.add(registry);
  collectDefaultMetrics({ register: registry });
}

/**
 * Loopback, and not handed on by a proxy on this machine: behind one every visitor comes from loopback,
 * even when the proxy is not among the trusted.
 */
function isFromThisMachine(request: FastifyRequest): boolean {
  const address = request.socket.remoteAddress ?? "";
  const isLoopback = address === "::1" || /^(::ffff:)?127\./.test(address);
  const forwarded = ["forwarded", "x-forwarded-for", "x-real-ip", "via"].some(
    (name) => name in request.headers,
  );
  return isLoopback && !forwarded;
}
