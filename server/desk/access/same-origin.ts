import type { FastifyRequest } from "fastify";

/**
 * Whether a page of the desk sent a request. Today's browsers say so in Sec-Fetch-Site, older browsers and programs in
 * Origin. A request with neither may only read.
 */
export function isSameOrigin(
  request: Pick<FastifyRequest, "headers" | "protocol" | "host" | "method">,
): boolean {
  const { "sec-fetch-site": site, origin } = request.headers;
  const isReading = request.method === "GET" || request.method === "HEAD";
  // "none": the user typed the address, or opened a bookmark.
  if (site !== undefined) return site === "same-origin" || (isReading && site === "none");
  if (origin !== undefined) return origin === `${request.protocol}://${request.host}`;
  return isReading;
}
