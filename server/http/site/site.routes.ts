import { readFile } from "node:fs/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { normalizedPath } from "#contract/normalized-path.ts";
import { postPath } from "#contract/post-path.ts";
import { matchRoute, paths } from "#contract/routes.ts";
import { chooseEncoding } from "../files/accept-encoding.ts";
import { createAsyncCache } from "../files/async-cache.ts";
import { contentTypeOf } from "../files/content-types.ts";
import { diskPathOf, type FileOnDisk } from "../files/files-on-disk.ts";
import {
  createRepresentation,
  type Representation,
  type Representations,
  sendDocument,
  sendRepresentation,
} from "../files/representation.ts";
import { pathnameOf } from "../pathname.ts";
import type { Site } from "./site-build.ts";

/** For file names with a hash of the content. */
const immutable = "public, max-age=31536000, immutable";
/** For pictures, which keep their names when they are drawn anew. */
const oneWeek = "public, max-age=604800";
const oneHour = "public, max-age=3600";

/** More than all pages need in one picture format. The build has some 600 files of 30 KB on average. */
const cachedFiles = 400;

const notFoundDocument = "/404";

/** Answers every GET without a route of its own: documents, files, and redirects of other spellings to a document. */
export async function siteRoutes(app: FastifyInstance, { site }: { readonly site: Site }): Promise<void> {
  const cached = createAsyncCache<Representation>(cachedFiles);

  // Not async: a promise costs as much as finding the document.
  app.get("/*", (request, reply) => {
    const pathname = pathnameOf(request);
    const document = findDocument(site, pathname, request);
    if (document) {
      sendDocument(request, reply, document);
      return;
    }
    const decoded = decodeURIComponent(pathname);
    const file = site.files.get(decoded);
    if (file) return sendFile(request, reply, decoded, file);
    const spelling = site.pathnameByLowercase.get(normalizedPath(decoded));
    if (spelling === undefined || spelling === notFoundDocument) {
      reply.callNotFound();
      return;
    }
    reply.header("cache-control", oneHour).redirect(spelling + request.url.slice(pathname.length), 308);
  });

  async function sendFile(request: FastifyRequest, reply: FastifyReply, pathname: string, file: FileOnDisk) {
    const encoding = chooseEncoding(request.headers["accept-encoding"], file.encodings);
    const diskPath = diskPathOf(file, encoding);
    const representation = await cached(diskPath, async () =>
      createRepresentation(encoding, await readFile(diskPath), {
        "content-type": contentTypeOf(pathname),
        "cache-control": cacheControlOf(pathname),
        ...(file.encodings.length > 1 && { vary: "Accept-Encoding" }),
      }),
    ).catch(undefinedIfGone);
    return representation ? sendRepresentation(request, reply, representation) : reply.callNotFound();
  }
}

/** Sends the error page with status 404. Addresses that start with /error get it without header and footer. */
export function sendNotFound(site: Site, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isBare = matchRoute(pathnameOf(request)).layout === "bare";
  const document = site.documents.get(isBare ? paths.error : notFoundDocument);
  if (!document) throw new Error("The build has no error page");
  return sendDocument(request, reply, document, 404);
}

export function isSiteAddress(site: Site, pathname: string): boolean {
  return site.documents.has(pathname) || site.files.has(pathname);
}

/** Each article has a document of its own, which the query of the article page names. An unknown name is ignored. */
function findDocument(site: Site, pathname: string, request: FastifyRequest): Representations | undefined {
  if (pathname === notFoundDocument) return undefined;
  const { post } = request.query as { readonly post?: string };
  const isArticle = post !== undefined && pathname === paths["blog-article"];
  return (isArticle && site.documents.get(postPath({ slug: post }))) || site.documents.get(pathname);
}

function cacheControlOf(pathname: string): string {
  if (pathname.startsWith("/assets/") || pathname.startsWith("/share/")) return immutable;
  if (pathname.startsWith("/pictures/") || pathname.startsWith("/people/")) return oneWeek;
  return oneHour;
}

/** A newer build has removed the file, and this process still has the older build's tables. */
function undefinedIfGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}
