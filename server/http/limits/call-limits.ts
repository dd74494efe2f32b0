import type { FastifyBaseLogger } from "fastify";
import { type BatchFunction, createBatchingLoader } from "../../database/batching-loader.ts";
import type { Database } from "../../database/connect.ts";
import { takeShared } from "../../database/rate-limits.ts";
import type { Vault } from "../../vault/vault.ts";
import { createRateLimiter, type RateLimit, type TakeFromLimit } from "./rate-limit.ts";
import { createSharedRateLimiter } from "./shared-rate-limit.ts";

/** How often one client may make each kind of call. */
const sharedLimits = {
  /** More than any person writes, few enough to make flooding dull. */
  contact: { burst: 10, perMinute: 6 },
  /** On a mobile network many people share one address, so it is no less for applications. */
  applicants: { burst: 10, perMinute: 6 },
  /** Faster than anybody types, also when an office shares the address. */
  chat: { burst: 30, perMinute: 30 },
} as const satisfies Readonly<Record<string, RateLimit>>;

/**
 * How often one client may search in this process: the page and the call together. Rendering costs this process's
 * time and nothing of the database, so the database does not count the calls. More than an office types.
 */
const searchLimit: RateLimit = { burst: 60, perMinute: 60 };

export type LimitedCall = keyof typeof sharedLimits;

export interface CallLimiterDependencies {
  /** Multiplies the limit, for load tests. */
  readonly scale: number;
  readonly database: Database;
  readonly vault: Vault;
  readonly log: FastifyBaseLogger;
}

/** Limits one kind of call: counted in this process's memory, or on PostgreSQL by all processes together. */
export function createCallLimiter(
  call: LimitedCall,
  { scale, database, vault, log }: CallLimiterDependencies,
): TakeFromLimit {
  const limit = scaled(sharedLimits[call], scale);
  const local = createRateLimiter(limit, nowMs);
  if (database.engine !== "postgres") return local;
  // An address is personal data: the database knows it by a keyed hash, which only those with the vault's key can make.
  const batched = createBatchingLoader(database.kysely);
  const take: BatchFunction<string, number> = (through, clients) =>
    takeShared(through, { scope: call, ...limit }, clients);
  const shared = (client: string) => batched(take, vault.hmac("rate limit", client));
  return createSharedRateLimiter({ local, shared, nowMs, log });
}

/** Limits searches, counted in this process's memory. */
export function createSearchLimiter(scale: number): TakeFromLimit {
  return createRateLimiter(scaled(searchLimit, scale), nowMs);
}

function scaled({ burst, perMinute }: RateLimit, scale: number): RateLimit {
  return { burst: burst * scale, perMinute: perMinute * scale };
}

function nowMs(): number {
  return performance.now();
}
