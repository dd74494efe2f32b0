import type { FastifyReply, FastifyRequest } from "fastify";
import { chooseEncoding, type Encoding, encodings } from "./accept-encoding.ts";
import { documentPolicy } from "./security-headers.ts";
import type { HeldDocument } from "./site.ts";

/** May be kept but is asked for each time, which costs a 304: a change shows at once. */
const revalidated = "no-cache";

interface SendableForm {
  readonly headers: Readonly<Record<string, string>>;
  /** The same with the length, name after value after name, as Node takes them without going through them again. */
  readonly flatHeaders: readonly string[];
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
    const flatHeaders = Object.entries({ ...headers, "content-length": String(body.length) }).flat();
    forms.set(encoding, { headers, flatHeaders, body });
  }
  return forms;
}

/** The form that suits a client best. */
export function preparedForm(forms: PreparedDocument, acceptEncoding: string | undefined): SendableForm {
  return forms.get(chooseEncoding(acceptEncoding, (name) => forms.has(name))) as SendableForm;
}

/** Sends it, or 304 when the client has this very form. */
export function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  forms: PreparedDocument,
): FastifyReply {
  const form = preparedForm(forms, request.headers["accept-encoding"]);
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
