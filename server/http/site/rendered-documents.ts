import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { chooseEncoding, type Encoding, encodings } from "../files/accept-encoding.ts";
import { createAsyncCache } from "../files/async-cache.ts";
import {
  createRepresentation,
  documentHeaders,
  type Representations,
  representationsOf,
} from "../files/representation.ts";
import type { RenderedPage } from "./site-build.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * Rendering takes a millisecond or two; the build's quality of compression would take a hundred times as long. The
 * window holds a whole document: the default window reserves megabytes for each document that is being compressed.
 */
const brotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 },
};

/** Each has some 50 KB. A page with more states, as Join us has one for each job, is rendered again at times. */
const cachedDocuments = 40;

async function compress(encoding: Encoding, plain: Buffer): Promise<Buffer> {
  if (encoding === "br") return compressBrotli(plain, brotliOptions);
  return encoding === "gzip" ? compressGzip(plain) : plain;
}

/** Sends a page that was rendered for this one request. */
export async function sendRendered(
  request: FastifyRequest,
  reply: FastifyReply,
  { html, policy }: RenderedPage,
  status = 200,
): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers["accept-encoding"], encodings);
  const body = await compress(encoding, Buffer.from(html));
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply
    .code(status)
    .headers({ ...documentHeaders(policy), "cache-control": "no-store" })
    .send(body);
}

/**
 * Caches rendered pages, compressed.
 *
 * @returns a function that renders the page of a key at its first call. The key names all that the page shows, so that
 * other content has another key.
 */
export function createPageCache(): (
  key: string,
  render: () => Promise<RenderedPage>,
) => Promise<Representations> {
  const cached = createAsyncCache<Representations>(cachedDocuments);
  return (key, render) => cached(key, async () => compressAll(await render()));
}

async function compressAll({ html, policy }: RenderedPage): Promise<Representations> {
  const plain = Buffer.from(html);
  const headers = documentHeaders(policy);
  const [br, gzip] = await Promise.all([compress("br", plain), compress("gzip", plain)]);
  const bodies = { br, gzip, identity: plain };
  return representationsOf((encoding) => createRepresentation(encoding, bodies[encoding], headers));
}
