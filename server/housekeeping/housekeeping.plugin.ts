import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { createHousekeeping, type RetentionRule } from "./housekeeping.ts";

/** Deletes old rows while the server listens. */
export const housekeeping = fastifyPlugin(
  async (
    app: FastifyInstance,
    { rules, clock }: { readonly rules: readonly RetentionRule[]; readonly clock: () => Date },
  ) => {
    const { writeQueue, log, operatorWarnings } = app;
    const { start, stop } = createHousekeeping({ writeQueue, rules, clock, log, operatorWarnings });
    app.addHook("onListen", async () => start());
    app.addHook("onClose", () => stop());
  },
  { decorators: { fastify: ["writeQueue", "operatorWarnings"] } },
);
