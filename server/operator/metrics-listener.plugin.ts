import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { Config } from "../config.ts";
import type { Database } from "../database/database.ts";
import { listenError } from "../listen-error.ts";
import { healthRoutes } from "./health.routes.ts";

/**
 * An address for operators, apart from the site's: /metrics, /healthz, and /readyz with its warnings. It asks for no
 * password, so it belongs on loopback or on the operator's own network.
 */
export const metricsListener = fastifyPlugin(listenForOperators, {
  decorators: { fastify: ["metrics", "operatorWarnings"] },
});

type ListenerOptions = Config["metrics"] & {
  readonly database: Database;
  /** Makes a server without routes. */
  readonly createListener: (log: FastifyBaseLogger) => FastifyInstance;
};

async function listenForOperators(
  app: FastifyInstance,
  { host, port, database, createListener }: ListenerOptions,
): Promise<void> {
  if (port === undefined) return;
  const listener = createListener(app.log.child({ listener: "metrics" }));
  listener.decorate("operatorWarnings", app.operatorWarnings);
  await listener.register(healthRoutes, { database, showsWarnings: () => true });
  listener.get("/metrics", (_request, reply) => app.metrics.send(reply));
  // Not in onListen: a port that is taken has to stop the start.
  app.addHook("onReady", async () => {
    await listener.listen({ host, port }).catch((error) => {
      throw listenError(error, "METRICS_");
    });
  });
  app.addHook("onClose", () => listener.close());
}
