import { isIPv6 } from "node:net";
import type { FastifyRequest } from "fastify";
import ipaddr from "ipaddr.js";
import { LruMap } from "toad-cache";
import { apiMessages } from "#content/en/api-messages.ts";
import { minuteMs } from "#contract/durations.ts";
import { HttpError } from "../errors/http-error.ts";

export interface RateLimit {
  /** How many calls may come at once. */
  readonly burst: number;
  /** Refill rate. */
  readonly perMinute: number;
}

/** A limit for load tests, or a stricter one. Below one call at once nothing would ever be allowed. */
export function scaledLimit({ burst, perMinute }: RateLimit, scale: number): RateLimit {
  return { burst: Math.max(1, burst * scale), perMinute: perMinute * scale };
}

/** Counts a call of a client. Returns 0 if it is allowed, else the seconds until the next one is. */
export type RateLimiter = (client: string) => number | Promise<number>;

/** Least recently used clients beyond this many are forgotten: memory stays bounded under an attack from everywhere. */
const clientsRemembered = 50_000;
/** Sums of fractions of a second are rounded, so a whole burst at once may miss its limit by this much. */
const roundingMs = 1;

/**
 * A token bucket for each client, by GCRA: it stores the time at which the bucket is full again. A call moves that time
 * by one call's refill, and is refused if the time would lie further ahead than a whole burst's refill. Why not
 * `rate-limiter-flexible`: decision 17.
 *
 * @param nowMs a monotonic clock, in milliseconds.
 */
export function createRateLimiter(
  { burst, perMinute }: RateLimit,
  nowMs: () => number,
): (client: string) => number {
  const perCallMs = minuteMs / perMinute;
  const fullAtMs = new LruMap<number>(clientsRemembered);
  return (client) => {
    const now = nowMs();
    const fullAt = Math.max(fullAtMs.get(client) ?? 0, now) + perCallMs;
    const waitMs = fullAt - now - burst * perCallMs;
    if (waitMs > roundingMs) return Math.ceil(waitMs / 1000);
    fullAtMs.set(client, fullAt);
    return 0;
  };
}

/** Counts a request. @returns the answer if its client has to wait; undefined if it is allowed. */
export async function takeCall(
  limiter: RateLimiter,
  request: Pick<FastifyRequest, "ip">,
): Promise<HttpError | undefined> {
  const seconds = await limiter(clientOf(request));
  if (seconds === 0) return undefined;
  return new HttpError(429, apiMessages.tooMany(seconds), { headers: { "retry-after": String(seconds) } });
}

/** A hook that answers 429 before the body is read. */
export function rateLimitHook(limiter: RateLimiter): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    const error = await takeCall(limiter, request);
    if (error) throw error;
  };
}

/**
 * The rate-limit key of a request: its IPv4 address, or the first 64 bits of its IPv6 address, which one subscriber
 * has.
 */
export function clientOf({ ip }: Pick<FastifyRequest, "ip">): string {
  if (!isIPv6(ip) || ip.startsWith("::ffff:")) return ip;
  return ipaddr.IPv6.parse(ip).toNormalizedString().split(":", 4).join(":");
}
