import type { FastifyBaseLogger } from "fastify";
import type { RateLimiter } from "./rate-limit.ts";

export interface SharedRateLimit {
  /** Counts for this process alone. Whoever is over the limit here is over it everywhere, so a flood ends here. */
  readonly local: (client: string) => number;
  /** Counts for all processes. */
  readonly shared: (client: string) => Promise<number>;
  /** A clock that never goes back, in milliseconds. */
  readonly nowMs: () => number;
  readonly log: FastifyBaseLogger;
}

/** A database that takes longer to count has other worries; the visitor does not wait for it. */
const timeoutMs = 1_000;
/** So long it is not asked again. */
const restMs = 5_000;

/**
 * A limiter that several processes share. While the shared counter fails each process counts for itself: the limit is
 * softer then, but never the reason why a call fails.
 */
export function createSharedRateLimiter({ local, shared, nowMs, log }: SharedRateLimit): RateLimiter {
  let restsUntil = Number.NEGATIVE_INFINITY;

  return async (client) => {
    const wait = local(client);
    if (wait > 0 || nowMs() < restsUntil) return wait;
    try {
      return await within(timeoutMs, shared(client));
    } catch (error) {
      restsUntil = nowMs() + restMs;
      log.warn({ err: error }, "The shared rate limit cannot be read: each process counts for itself");
      return 0;
    }
  };
}

async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`It took longer than ${ms} ms.`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
