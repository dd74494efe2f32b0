import type { FastifyReply, FastifyRequest } from "fastify";
import { chooseEncoding, type Encoding, encodings } from "./accept-encoding.ts";
import { documentPolicy } from "./security-headers.ts";
import type { HeldDocument } from "./site.ts";

/** May be kept but is asked for each time, which costs a 304: a change shows at once. */
const revalidated = "no-cache";

/** The document in one encoding. */
interface Representation {
  readonly headers: Readonly<Record<string, string>>;
  /** The same with the length, name after value after name, as Node takes them without going through them again. */
  readonly flatHeaders: readonly string[];
  readonly body: Buffer;
}

/** A document of which everything but the choice of the encoding is done. */
export type PreparedDocument = ReadonlyMap<Encoding, Representation>;

/** Everything but the encoding is known before a request comes: headers and bodies are put together once. */
export function prepareDocument(
  document: HeldDocument,
  publicApiOrigin: string | undefined,
): PreparedDocument {
  const policy = documentPolicy(document, publicApiOrigin);
  const representations = new Map<Encoding, Representation>();
  for (const encoding of encodings) {
    const body = document.bodies[encoding];
    if (!body) continue;
    const headers = {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
      "cache-control": revalidated,
      // Each encoding is another representation, so each has its own tag.
      etag: `"${document.tag}-${encoding}"`,
      vary: "Accept-Encoding",
      ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
    };
    const flatHeaders = Object.entries({ ...headers, "content-length": String(body.length) }).flat();
    representations.set(encoding, { headers, flatHeaders, body });
  }
  return representations;
}

/** What suits a client best. */
export function chooseRepresentation(
  document: PreparedDocument,
  acceptEncoding: string | undefined,
): Representation {
  return document.get(chooseEncoding(acceptEncoding, (name) => document.has(name))) as Representation;
}

/** Sends it, or 304 when the client has this very representation. */
export function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  document: PreparedDocument,
): FastifyReply {
  const { headers, body } = chooseRepresentation(document, request.headers["accept-encoding"]);
  reply.code(status).headers(headers);
  if (status === 200 && isFresh(request, headers.etag)) return reply.code(304).send();
  return reply.send(body);
}

/** The client holds what carries this tag. */
export function isFresh(request: FastifyRequest, tag: string | undefined): boolean {
  const known = request.headers["if-none-match"];
  if (known === undefined || tag === undefined) return false;
  return known === "*" || known.split(",").some((entry) => entry.trim().replace(/^W\//, "") === tag);
}
