import { isIPv6 } from "node:net";
import type { FastifyRequest } from "fastify";
import ipaddr from "ipaddr.js";
import { LruMap } from "toad-cache";
import { apiMessages } from "#content/en/api-messages.ts";
import { minuteMs } from "#contract/durations.ts";
import type { RateLimit } from "../../limits.ts";
import { HttpError } from "../errors/http-error.ts";

/** A limit times a factor. Its burst is one call or more: less would never allow any. */
export function scaledLimit({ burst, perMinute }: RateLimit, scale: number): RateLimit {
  return { burst: Math.max(1, burst * scale), perMinute: perMinute * scale };
}

/** Counts a call of a client. @returns 0 if the call is allowed, else the seconds until the next one is. */
export type RateLimiter = (client: string) => number | Promise<number>;

/** Beyond this many, the least recently used clients are forgotten: an attack from everywhere does not fill memory. */
const clientsRemembered = 50_000;
/** Rounding error of sums of fractions of a second: a whole burst at once reaches the limit exactly. */
const roundingMs = 1;

/**
 * A token bucket for each client, by GCRA: it stores the theoretical arrival time (`arrivalTime`), when the bucket is
 * full again. A call moves it by the refill time of one call, and is refused if it would then be further ahead than the
 * refill time of a whole burst.
 * Why not `rate-limiter-flexible`: decision 17.
 *
 * @param nowMs a monotonic clock, in milliseconds.
 */
export function createRateLimiter(
  { burst, perMinute }: RateLimit,
  nowMs: () => number,
): (client: string) => number {
  const perCallMs = minuteMs / perMinute;
  const arrivalTimesMs = new LruMap<number>(clientsRemembered);
  return (client) => {
    const now = nowMs();
    const arrivalTime = Math.max(arrivalTimesMs.get(client) ?? 0, now) + perCallMs;
    const waitMs = arrivalTime - now - burst * perCallMs;
    if (waitMs > roundingMs) return Math.ceil(waitMs / 1000);
    arrivalTimesMs.set(client, arrivalTime);
    return 0;
  };
}

/** Counts a request. @returns the error 429 if the client has to wait; undefined if the request is allowed. */
export async function consumeCall(
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
    const error = await consumeCall(limiter, request);
    if (error) throw error;
  };
}

/**
 * The rate-limit key of a request: its IPv4 address, or the first 64 bits of its IPv6 address: those of a subscriber.
 */
export function clientOf({ ip }: Pick<FastifyRequest, "ip">): string {
  if (!isIPv6(ip) || ip.startsWith("::ffff:")) return ip;
  return ipaddr.IPv6.parse(ip).toNormalizedString().split(":", 4).join(":");
}
