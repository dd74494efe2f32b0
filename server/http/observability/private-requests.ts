import type { FastifyRequest } from "fastify";
import { forwardingHeaderOf } from "../limits/untrusted-proxy.plugin.ts";

/**
 * From a loopback address, and not through a proxy: behind a proxy on this machine every visitor has a loopback
 * address, even if the proxy is not trusted.
 */
export function isFromThisMachine(request: FastifyRequest): boolean {
  const address = request.socket.remoteAddress ?? "";
  const isLoopback = address === "::1" || /^(::ffff:)?127\./.test(address);
  const isForwarded = forwardingHeaderOf(request) !== undefined || "via" in request.headers;
  return isLoopback && !isForwarded;
}
