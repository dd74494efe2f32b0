import { isIPv6 } from "node:net";
import type { FastifyRequest } from "fastify";
import { apiMessages } from "#content/en/api-messages.ts";
import { HttpError } from "../errors/http-error.ts";

export interface RateLimit {
  /** How many may come at once. */
  readonly burst: number;
  /** How many may come in the long run. */
  readonly perMinute: number;
}

/** Takes one call of a client; gives the seconds that it has to wait, 0 for none. */
export type TakeFromLimit = (client: string) => number | Promise<number>;

/** Beyond this many clients the oldest are forgotten: memory stays bounded under an attack from everywhere. */
const clientsRemembered = 50_000;

/**
 * A limiter by client: a bucket of `burst` calls that refills steadily.
 *
 * @param nowMs a clock that never goes back, in milliseconds.
 * @returns a function that takes one call from the client's bucket and gives the seconds to wait
 * until the next is allowed: 0 when this one is.
 */
export function createRateLimiter(limit: RateLimit, nowMs: () => number): (client: string) => number {
  const perMs = limit.perMinute / 60_000;
  const buckets = new Map<string, { left: number; at: number }>();

  return (client) => {
    const now = nowMs();
    const bucket = buckets.get(client);
    const left = bucket ? Math.min(limit.burst, bucket.left + (now - bucket.at) * perMs) : limit.burst;
    // Deleting first keeps the map in order of last use.
    buckets.delete(client);
    buckets.set(client, { left: left >= 1 ? left - 1 : left, at: now });
    if (buckets.size > clientsRemembered) forgetOldest(buckets);
    return left >= 1 ? 0 : Math.ceil((1 - left) / perMs / 1000);
  };
}

function forgetOldest(buckets: Map<string, unknown>): void {
  const oldest = buckets.keys().next();
  if (!oldest.done) buckets.delete(oldest.value);
}

/** A hook that answers 429 before the body is even read. */
export function refuseTooMany(take: TakeFromLimit): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    const wait = await take(clientOf(request));
    if (wait > 0) throw tooMany(wait);
  };
}

/** The answer to a client that has to wait this many seconds. */
export function tooMany(seconds: number): HttpError {
  return new HttpError(429, apiMessages.tooMany(seconds), { headers: { "retry-after": String(seconds) } });
}

/** Who is calling: the address, or in IPv6 the /64 network, which one subscriber has to themselves. */
export function clientOf(request: Pick<FastifyRequest, "ip">): string {
  const address = request.ip;
  return isIPv6(address) && !address.startsWith("::ffff:") ? networkOf(address) : address;
}

/** The first four groups, with those that "::" left out. */
function networkOf(address: string): string {
  const [head = "", tail = ""] = address.split("::");
  const front = head.split(":").filter((group) => group !== "");
  const back = tail.split(":").filter((group) => group !== "");
  const leftOut = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => "0");
  return [...front, ...leftOut, ...back].slice(0, 4).join(":");
}
