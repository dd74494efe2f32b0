import type { FastifyReply, FastifyRequest } from "fastify";
import { maskIdentityNumbers } from "#contract/identity-numbers.ts";
import { pathnameOf } from "../pathname.ts";

/**
 * Sends a browser on to the same page with the identity numbers of the query masked: neither its history nor later
 * Referer headers then have them.
 *
 * @returns undefined if the query holds none.
 */
export function redirectToMaskedQuery(
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | undefined {
  const query = new URLSearchParams(request.url.slice(pathnameOf(request).length));
  const masked = new URLSearchParams([...query].map(([name, text]) => [name, maskIdentityNumbers(text)]));
  if (String(masked) === String(query)) return undefined;
  // The request's own address may name another host: "GET http://other.example/search?q=".
  const { url: path } = request.routeOptions;
  return reply.header("cache-control", "no-store").redirect(`${path}?${masked}`, 303);
}
