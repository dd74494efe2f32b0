import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { headersPastFastify } from "../headers/security-headers.plugin.ts";
import { chooseEncoding, type Encoding, encodings } from "./accept-encoding.ts";

/** A document or a file in one encoding, with its headers: they are made once, not for each request. */
export interface Representation {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** A document in every encoding. */
export type Representations = Readonly<Record<Encoding, Representation>>;

/** A document in every encoding. @param read gives it in one of them. */
export function representationsOf(read: (encoding: Encoding) => Representation): Representations {
  return { br: read("br"), gzip: read("gzip"), identity: read("identity") };
}

/**
 * Adds the headers that depend on the encoding. The ETag is a hash of the body, so that every machine and every build
 * with the same content has the same ETag.
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

/** The headers of a document in any encoding. Caches revalidate it at each use, so a change shows at once. */
export function documentHeaders(policy: string): Record<string, string> {
  return {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": policy,
    "cache-control": "no-cache",
    vary: "Accept-Encoding",
  };
}

/** Sends a document in the best encoding for the client. */
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
 * Sends a representation, or 304 if the client has it already, with the headers that hooks have set. It goes past
 * Fastify, whose work on headers and serializers is five to ten percent of a document's processor time: no `onSend`
 * hook runs, all other hooks do.
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
