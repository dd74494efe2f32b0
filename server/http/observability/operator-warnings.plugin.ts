import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";

declare module "fastify" {
  interface FastifyInstance {
    readonly operatorWarnings: OperatorWarnings;
  }
}

/** What the operator should look into although the process works. /readyz lists it to this machine. */
export interface OperatorWarnings {
  /** Also logs a warning that is new. It must not name a visitor. */
  add(warning: string): void;
  /** What the warning said is no longer so. */
  remove(warning: string): void;
  list(): readonly string[];
}

/** Adds `app.operatorWarnings`. */
export const operatorWarnings = fastifyPlugin(async (app: FastifyInstance) => {
  const warnings = new Set<string>();
  app.decorate("operatorWarnings", {
    add(warning: string) {
      if (warnings.has(warning)) return;
      warnings.add(warning);
      app.log.warn(warning);
    },
    remove: (warning: string) => void warnings.delete(warning),
    list: () => [...warnings],
  });
});
