import type { FastifyReply, FastifyRequest } from "fastify";
import { chooseEncoding, type Encoding, encodings } from "./accept-encoding.ts";
import { documentPolicy } from "./security-headers.ts";
import type { HeldDocument } from "./site.ts";

/** May be kept but is asked for each time, which costs a 304: a change shows at once. */
const revalidated = "no-cache";

interface SendableForm {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** A document of which everything but the choice of the encoding is done. */
export type PreparedDocument = ReadonlyMap<Encoding, SendableForm>;

/** Everything but the encoding is known before a request comes: headers and bodies are put together once. */
export function prepareDocument(
  document: HeldDocument,
  publicApiOrigin: string | undefined,
): PreparedDocument {
  const policy = documentPolicy(document, publicApiOrigin);
  const forms = new Map<Encoding, SendableForm>();
  for (const encoding of encodings) {
    const body = document.bodies[encoding];
    if (!body) continue;
    const headers = {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
      "cache-control": revalidated,
      // Each form is another representation, so each has its own tag.
      etag: `"${document.tag}-${encoding}"`,
      vary: "Accept-Encoding",
      ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
    };
    forms.set(encoding, { headers, body });
  }
  return forms;
}

/** Sends it, or 304 when the client has this very form. */
export function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  forms: PreparedDocument,
): FastifyReply {
  const encoding = chooseEncoding(request.headers["accept-encoding"], (name) => forms.has(name));
  const form = forms.get(encoding) as SendableForm;
  reply.code(status).headers(form.headers);
  if (status === 200 && isFresh(request, form.headers.etag)) return reply.code(304).send();
  return reply.send(form.body);
}

/** The client holds what carries this tag. */
export function isFresh(request: FastifyRequest, tag: string | undefined): boolean {
  const known = request.headers["if-none-match"];
  if (known === undefined || tag === undefined) return false;
  return known === "*" || known.split(",").some((entry) => entry.trim().replace(/^W\//, "") === tag);
}
