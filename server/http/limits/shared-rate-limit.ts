import type { FastifyBaseLogger } from "fastify";
import type { RateLimiter } from "./rate-limit.ts";

export interface SharedRateLimit {
  /** Counts in this process. A client over the limit here is over the shared limit too, so a flood ends here. */
  readonly local: (client: string) => number;
  /** Counts across all processes. */
  readonly shared: (client: string) => Promise<number>;
  /** A monotonic clock, in milliseconds. */
  readonly nowMs: () => number;
  readonly log: FastifyBaseLogger;
}

/** A visitor waits no longer for the count of a slow database. */
const timeoutMs = 1_000;
/** How long the database is not asked again after a failure. */
const pauseMs = 5_000;

/**
 * A limiter that several processes share. While the shared counter fails, each process counts for itself: a softer
 * limit is better than a failed call.
 */
export function createSharedRateLimiter({ local, shared, nowMs, log }: SharedRateLimit): RateLimiter {
  let pausedUntil = Number.NEGATIVE_INFINITY;

  return async (client) => {
    const wait = local(client);
    if (wait > 0 || nowMs() < pausedUntil) return wait;
    try {
      return await withTimeout(shared(client));
    } catch (error) {
      pausedUntil = nowMs() + pauseMs;
      log.warn({ err: error }, "The shared rate limit cannot be read: each process counts for itself");
      return 0;
    }
  };
}

async function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`It took longer than ${timeoutMs} ms.`)), timeoutMs);
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
