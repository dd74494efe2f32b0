import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { type Chore, createHousekeeping } from "./housekeeping.ts";

export interface HousekeepingOptions {
  readonly chores: readonly Chore[];
  readonly clock: () => Date;
}

/** Deletes old rows while the server listens. */
export const housekeeping = fastifyPlugin(
  async (app: FastifyInstance, { chores, clock }: HousekeepingOptions) => {
    const { start, stop } = createHousekeeping(app.writeQueue, chores, clock, app.log);
    app.addHook("onListen", async () => start());
    app.addHook("onClose", () => stop());
  },
  { decorators: { fastify: ["writeQueue"] } },
);
