import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { RenderedDocument } from "#contract/site-build.ts";
import { chooseEncoding } from "./accept-encoding.ts";
import { documentPolicy } from "./security-headers.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Rendering takes a millisecond or two; packing at the build's quality would take a hundred times that. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Sends a document that was rendered for this one request. */
export async function sendRendered(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  document: RenderedDocument,
  publicApiOrigin: string | undefined,
): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers["accept-encoding"], () => true);
  const plain = Buffer.from(document.html);
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  reply
    .code(status)
    .header("content-type", "text/html; charset=utf-8")
    .header("content-security-policy", documentPolicy(document, publicApiOrigin))
    .header("cache-control", "no-store")
    .header("vary", "Accept-Encoding");
  if (encoding === "br") return reply.send(await compressBrotli(plain, brotliOptions));
  return reply.send(encoding === "gzip" ? await compressGzip(plain) : plain);
}
