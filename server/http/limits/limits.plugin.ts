import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { type BatchFunction, createBatchingLoader } from "../../database/batching-loader.ts";
import type { Database } from "../../database/database.ts";
import type { Vault } from "../../vault/vault.ts";
import { createRateLimiter, type RateLimit, type RateLimiter, scaledLimit } from "./rate-limit.ts";
import { consumeShared } from "./rate-limits.repository.ts";
import { createSharedRateLimiter } from "./shared-rate-limit.ts";

/**
 * How often one client may make each kind of call: `burst` calls at once, then `perMinute` calls, evenly spread (0.5 is
 * one call in two minutes). The most in any hour is burst + 60 × perMinute: `{ burst: 5, perMinute: 0.25 }` allows 20.
 */
export const rateLimits = {
  /** More than a person writes, and too few for a flood. */
  contact: { burst: 10, perMinute: 6 },
  /** Generous, since on a mobile network many people share one address. */
  applicants: { burst: 10, perMinute: 6 },
  /** Faster than a person types, even if an office shares the address. */
  chat: { burst: 30, perMinute: 30 },
  /**
   * The search page, the search call, and the pages whose address fills in a form, together: more than an office types.
   * They use no database, so each process counts for itself.
   */
  search: { burst: 60, perMinute: 60 },
} as const satisfies Readonly<Record<string, RateLimit>>;

/**
 * How often a client over its limit gets its form back with what was typed. Beyond that its bodies are not read. Load
 * tests do not raise this limit: they measure what is stored.
 */
export const rejectionsWithBody: RateLimit = { burst: 5, perMinute: 5 };

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
