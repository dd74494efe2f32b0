import { isIPv6 } from "node:net";
import type { FastifyRequest } from "fastify";
import ipaddr from "ipaddr.js";
import { LruMap } from "toad-cache";
import { apiMessages } from "#content/en/api-messages.ts";
import { HttpError } from "../errors/http-error.ts";

export interface RateLimit {
  /** How many calls may come at once. */
  readonly burst: number;
  /** How many calls may come in the long run. */
  readonly perMinute: number;
}

/** Counts a call of a client. Returns 0 if it is allowed, else the seconds until the next one is. */
export type RateLimiter = (client: string) => number | Promise<number>;

/** Least recently used clients beyond this many are forgotten: memory stays bounded under an attack from everywhere. */
const clientsRemembered = 50_000;
/** Sums of fractions of a second are rounded, so a whole burst at once may miss its limit by this much. */
const roundingMs = 1;

/**
 * A token bucket for each client. It stores one figure: when the bucket will be full again. A call moves that time by
 * the time in which one call grows back, and is refused if it would lie further ahead than a whole burst takes.
 *
 * @param nowMs a monotonic clock, in milliseconds.
 */
export function createRateLimiter(
  { burst, perMinute }: RateLimit,
  nowMs: () => number,
): (client: string) => number {
  const perCallMs = 60_000 / perMinute;
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

/** A hook that answers 429 before the body is read. */
export function refuseTooMany(limiter: RateLimiter): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    const wait = await limiter(clientOf(request));
    if (wait > 0) throw tooMany(wait);
  };
}

/** The answer to a client that has to wait this many seconds. */
export function tooMany(seconds: number): HttpError {
  return new HttpError(429, apiMessages.tooMany(seconds), { headers: { "retry-after": String(seconds) } });
}

/** The client that counts: its IPv4 address, or the first 64 bits of its IPv6 address, which one subscriber has. */
export function clientOf({ ip }: Pick<FastifyRequest, "ip">): string {
  if (!isIPv6(ip) || ip.startsWith("::ffff:")) return ip;
  return ipaddr.IPv6.parse(ip).toNormalizedString().split(":", 4).join(":");
}
