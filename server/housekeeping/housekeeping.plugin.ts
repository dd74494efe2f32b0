import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { createHousekeeping, type RetentionRule } from "./housekeeping.ts";

export interface HousekeepingOptions {
  readonly rules: readonly RetentionRule[];
  readonly clock: () => Date;
}

/** Deletes old rows while the server listens. */
export const housekeeping = fastifyPlugin(
  async (app: FastifyInstance, { rules, clock }: HousekeepingOptions) => {
    const { start, stop } = createHousekeeping(app.writeQueue, rules, clock, app.log);
    app.addHook("onListen", async () => start());
    app.addHook("onClose", () => stop());
  },
  { decorators: { fastify: ["writeQueue"] } },
);
