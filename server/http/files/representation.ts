import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { headersPastFastify } from "../headers/security-headers.plugin.ts";
import { chooseEncoding, type Encoding, encodings } from "./accept-encoding.ts";

/** A document or a file in one encoding. Its headers are made once, not for each request. */
export interface Representation {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** A document in every encoding. */
export type Representations = Readonly<Record<Encoding, Representation>>;

/**
 * Adds the headers that depend on the encoding. The ETag is a hash of the body: it is the same on every machine and in
 * every build that has the same content, and each encoding has its own.
 */
export function createRepresentation(
  encoding: Encoding,
  body: Buffer,
  headers: Readonly<Record<string, string>>,
): Representation {
  const hash = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  const encoded = encoding === "identity" ? {} : { "content-encoding": encoding };
  return { body, headers: { ...headers, etag: `"${hash}"`, ...encoded } };
}

/**
 * The headers of a document, whatever its encoding. It may be kept, but is revalidated at each use: a change shows at
 * once.
 */
export function documentHeaders(policy: string): Record<string, string> {
  return {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": policy,
    "cache-control": "no-cache",
    vary: "Accept-Encoding",
  };
}

/** Sends a document in the encoding that suits the client best. */
export function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  document: Representations,
  status = 200,
): FastifyReply {
  const encoding = chooseEncoding(request.headers["accept-encoding"], encodings);
  return sendRepresentation(request, reply, document[encoding], status);
}

/**
 * Sends it, or 304 if the client has it already, with the headers that hooks have set. Fastify would go through each
 * header and look for a serializer at every request: five to ten percent of a document's processor time. So no `onSend`
 * hook sees it; all other hooks do.
 */
export function sendRepresentation(
  request: FastifyRequest,
  reply: FastifyReply,
  { headers, body }: Representation,
  status = 200,
): FastifyReply {
  const { raw } = reply.hijack();
  const sent = Object.assign(headersPastFastify(reply), headers);
  if (status === 200 && matches(request.headers["if-none-match"], headers.etag)) {
    raw.writeHead(304, sent).end();
  } else {
    sent["content-length"] = body.length;
    raw.writeHead(status, sent).end(body);
  }
  return reply;
}

/** Whether an If-None-Match header names this ETag (RFC 9110, 13.1.2). */
function matches(ifNoneMatch: string | undefined, etag: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch === "*" || ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
