import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { type BatchFunction, createBatchingLoader } from "../../database/batching-loader.ts";
import type { Database } from "../../database/database.ts";
import { rateLimits } from "../../limits.ts";
import type { Vault } from "../../vault/vault.ts";
import { createRateLimiter, type RateLimiter, scaledLimit } from "./rate-limit.ts";
import { consumeShared } from "./rate-limits.repository.ts";
import { createSharedRateLimiter } from "./shared-rate-limit.ts";

declare module "fastify" {
  interface FastifyInstance {
    readonly limits: Readonly<Record<keyof typeof rateLimits, RateLimiter>>;
  }
}

/**
 * Adds `app.limits`, which count in this process's memory, and on PostgreSQL also across processes.
 *
 * @param options.scale multiplies each of `rateLimits`, for load tests.
 */
export const limits = fastifyPlugin(
  async (
    app: FastifyInstance,
    { scale, database, vault }: { scale: number; database: Database; vault: Vault },
  ) => {
    // Concurrent calls are counted in one statement.
    const batched = createBatchingLoader(database.kysely);

    function createLimiter(scope: Exclude<keyof typeof rateLimits, "search">): RateLimiter {
      const limit = scaledLimit(rateLimits[scope], scale);
      const local = createRateLimiter(limit, nowMs);
      if (database.engine !== "postgres") return local;
      const consume: BatchFunction<string, number> = (through, clients) =>
        consumeShared(through, { scope, ...limit }, clients);
      // An address is personal data, so the database gets an HMAC of it.
      const shared = (client: string) => batched(consume, vault.hmac("rate limit", client));
      return createSharedRateLimiter({ local, shared, nowMs, log: app.log });
    }

    app.decorate("limits", {
      contact: createLimiter("contact"),
      applicants: createLimiter("applicants"),
      chat: createLimiter("chat"),
      search: createRateLimiter(scaledLimit(rateLimits.search, scale), nowMs),
    });
  },
);

function nowMs(): number {
  return performance.now();
}
