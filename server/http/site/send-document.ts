import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { RenderedDocument } from "#contract/site-build.ts";
import { chooseEncoding, type Encoding } from "./accept-encoding.ts";
import { documentPolicy } from "./security-headers.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * Rendering takes a millisecond or two; compressing at the build's quality would take a hundred times that. The window holds
 * a whole document: the default one reserves megabytes for each that is compressed at the same time.
 */
const brotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 },
};

/** Compresses a document while it is waited for. */
export async function compressHtml(encoding: Encoding, plain: Buffer): Promise<Buffer> {
  if (encoding === "br") return compressBrotli(plain, brotliOptions);
  return encoding === "gzip" ? compressGzip(plain) : plain;
}

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
  return reply.send(await compressHtml(encoding, plain));
}
