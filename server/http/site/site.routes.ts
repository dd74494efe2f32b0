import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { normalizedPath } from "#contract/routes.ts";
import { decode, pathnameOf } from "../pathname.ts";
import { chooseEncoding } from "./accept-encoding.ts";
import { contentTypeOf } from "./content-types.ts";
import { createFileCache } from "./file-cache.ts";
import { isFresh, type PreparedDocument, prepareDocument, sendPrepared } from "./prepared-document.ts";
import { diskPathOf, type Site, type SiteFile } from "./site.ts";

/** Names carry a hash of the content: what lies behind one never changes. */
const immutable = "public, max-age=31536000, immutable";
/** Names stay when a picture is drawn anew. */
const oneWeek = "public, max-age=604800";
const oneHour = "public, max-age=3600";

declare module "fastify" {
  interface FastifyInstance {
    /** The documents by address, each with status 200, where no other route answers. */
    readonly documents: ReadonlyMap<string, PreparedDocument>;
  }
}

export interface SiteOptions {
  readonly site: Site;
  readonly publicApiOrigin: string | undefined;
}

/** Answers every address that no other route does: documents, files, right spellings, the error page. */
export const siteRoutes = fastifyPlugin(
  async (app: FastifyInstance, { site, publicApiOrigin }: SiteOptions) => {
    const readCached = createFileCache();
    const prepared = new Map(
      [...site.documents].map(([pathname, document]) => [
        pathname,
        prepareDocument(document, publicApiOrigin),
      ]),
    );
    const found = new Map([...prepared].filter(([pathname]) => pathname !== notFoundDocument));

    function sendDocument(
      request: FastifyRequest,
      reply: FastifyReply,
      pathname: string,
      status: number,
    ): FastifyReply {
      const document = prepared.get(pathname);
      if (!document)
        return reply.code(status).header("content-type", "text/plain; charset=utf-8").send("Page Not Found");
      return sendPrepared(request, reply, status, document);
    }

    async function sendFile(request: FastifyRequest, reply: FastifyReply, pathname: string, file: SiteFile) {
      const encoding = chooseEncoding(request.headers["accept-encoding"], (name) => file.encodings.has(name));
      const cached = await readCached(diskPathOf(file, encoding)).catch(undefinedIfGone);
      if (!cached) return reply.callNotFound();
      const { body, tag } = cached;
      reply
        .header("content-type", contentTypeOf(pathname))
        .header("cache-control", cacheControlOf(pathname))
        .header("etag", `"${tag}"`);
      if (file.encodings.size > 1) reply.header("vary", "Accept-Encoding");
      if (encoding !== "identity") reply.header("content-encoding", encoding);
      if (isFresh(request, `"${tag}"`)) return reply.code(304).send();
      return reply.send(body);
    }

    function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
      return sendDocument(request, reply, errorDocumentOf(pathnameOf(request), site), 404);
    }

    app.get(documentRoute, async (request, reply) => {
      const pathname = pathnameOf(request);
      if (pathname === notFoundDocument) return sendNotFound(request, reply);
      const address = documentAddress(request, found);
      if (found.has(address)) return sendDocument(request, reply, address, 200);
      const file = site.files.get(decode(pathname));
      if (file) return sendFile(request, reply, decode(pathname), file);
      const spelling = site.spellings.get(normalizedPath(decode(pathname)));
      if (spelling && spelling !== notFoundDocument)
        return reply.header("cache-control", oneHour).redirect(spelling + queryOf(request), 308);
      return reply.callNotFound();
    });

    app.decorate("documents", found);
    app.decorateReply("sendNotFoundPage", function (this: FastifyReply) {
      return sendNotFound(this.request, this);
    });
  },
);

/** What the metrics call every address of documents and files. */
export const documentRoute = "/*";

const notFoundDocument = "/404";

/** Below /error the page stands without header and footer, as its route does. */
function errorDocumentOf(pathname: string, site: Site): string {
  const bare = pathname.toLowerCase().startsWith("/error") && site.documents.has("/error404");
  return bare ? "/error404" : notFoundDocument;
}

function cacheControlOf(pathname: string): string {
  // Names of both hold a hash of what is in the file.
  if (pathname.startsWith("/assets/") || pathname.startsWith("/share/")) return immutable;
  if (pathname.startsWith("/pictures/") || pathname.startsWith("/people/")) return oneWeek;
  return oneHour;
}

/** The page of articles has a document for each, which the query names; other names in the query change nothing. */
function documentAddress(request: FastifyRequest, found: ReadonlyMap<string, unknown>): string {
  const pathname = pathnameOf(request);
  const { post } = request.query as { readonly post?: string };
  const named = `${pathname}?post=${post}`;
  return post !== undefined && found.has(named) ? named : pathname;
}

/** A new build took the file away, and this process still runs on the old one's tables. */
function undefinedIfGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}

function queryOf(request: FastifyRequest): string {
  const query = request.url.indexOf("?");
  return query === -1 ? "" : request.url.slice(query);
}
