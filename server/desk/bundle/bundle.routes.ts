import { readFileSync } from "node:fs";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import { apiMessages } from "#content/en/api-messages.ts";
import { HttpError } from "../../http/errors/http-error.ts";
import { contentTypeOf } from "../../http/files/content-types.ts";
import { diskPathOf, type FileOnDisk, filesBelow } from "../../http/files/files-on-disk.ts";
import {
  createRepresentation,
  type Representations,
  representationsOf,
  sendDocument,
} from "../../http/files/representation.ts";
import { deskPolicy } from "../../http/headers/content-security-policy.ts";
import { isApiPath, pathnameOf } from "../../http/pathname.ts";
import type { DeskDependencies } from "../desk-dependencies.ts";
import { deskMessages } from "../desk-messages.ts";

/**
 * The files of `dist/desk`, and its `index.html` for every other address. No address becomes a path on the disk: a file
 * that was not there at the start does not exist.
 */
export async function bundleRoutes(app: FastifyInstance, { dist }: DeskDependencies): Promise<void> {
  const files = new Map(
    [...filesBelow(path.resolve(dist, "desk"), "/")].map(([pathname, file]) => [
      pathname,
      readFile(pathname, file),
    ]),
  );
  const index = files.get("/index.html");

  app.get("/*", (request, reply) => {
    const pathname = pathnameOf(request);
    if (isApiPath(pathname)) throw new HttpError(404, apiMessages.nothingThere);
    const file = pathname === "/index.html" ? undefined : files.get(pathname);
    if (file) {
      sendDocument(request, reply, file);
      return;
    }
    // Pages of the desk have no dot in their address; /assets/old.js must not be answered with a page.
    if (pathname.includes(".")) throw new HttpError(404, apiMessages.nothingThere);
    if (!index) throw new HttpError(503, deskMessages.notBuilt);
    sendDocument(request, reply, index);
  });
}

/** Where the build has no compressed copy, the file is sent as it is. */
function readFile(pathname: string, file: FileOnDisk): Representations {
  const isDocument = pathname.endsWith(".html");
  const headers = {
    "content-type": contentTypeOf(pathname),
    "cache-control": pathname.startsWith("/assets/") ? "private, max-age=31536000, immutable" : "no-cache",
    vary: "Accept-Encoding",
    ...(isDocument && { "content-security-policy": deskPolicy }),
  };
  return representationsOf((wanted) => {
    const encoding = file.encodings.includes(wanted) ? wanted : "identity";
    return createRepresentation(encoding, readFileSync(diskPathOf(file, encoding)), headers);
  });
}
