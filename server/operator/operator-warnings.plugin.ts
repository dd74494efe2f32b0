import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";

declare module "fastify" {
  interface FastifyInstance {
    readonly operatorWarnings: OperatorWarnings;
  }
}

/** What the operator should look into although the process works. /readyz lists it to this machine. */
export interface OperatorWarnings {
  /** Sets the warning about a subject, and logs one that is new; undefined removes it. It must not name a visitor. */
  set(subject: string, warning: string | undefined): void;
  list(): readonly string[];
}

/** Adds `app.operatorWarnings`. */
export const operatorWarnings = fastifyPlugin(async (app: FastifyInstance) => {
  const warnings = new Map<string, string>();
  app.decorate("operatorWarnings", {
    set(subject: string, warning: string | undefined) {
      if (warning === warnings.get(subject)) return;
      if (warning === undefined) return void warnings.delete(subject);
      warnings.set(subject, warning);
      app.log.warn(warning);
    },
    list: () => [...warnings.values()],
  });
});
