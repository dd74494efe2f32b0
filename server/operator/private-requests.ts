import type { FastifyRequest } from "fastify";
import { isLoopback } from "../is-loopback.ts";

/**
 * From a loopback address, and not through a proxy: behind a proxy on this machine every visitor has a loopback
 * address, even if the proxy is not trusted.
 */
export function isFromThisMachine(request: FastifyRequest): boolean {
  const address = request.socket.remoteAddress ?? "";
  const isForwarded = forwardingHeaderOf(request) !== undefined || "via" in request.headers;
  return isLoopback(address) && !isForwarded;
}

/**
 * The header in which a proxy names the visitor of this request; undefined if none does. Only the first is read, and
 * only from a trusted proxy.
 */
export function forwardingHeaderOf({ headers }: Pick<FastifyRequest, "headers">) {
  if (headers["x-forwarded-for"] !== undefined) return "X-Forwarded-For";
  if (headers.forwarded !== undefined) return "Forwarded";
  if (headers["x-real-ip"] !== undefined) return "X-Real-IP";
  return undefined;
}
