import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { RenderData, SiteBuild, SiteDocument, SiteRenderer } from "#contract/site-build.ts";
import type { Config } from "../../config.ts";
import { loadOnce } from "../../load-once.ts";
import { OperatorError } from "../../operator-error.ts";
import { diskPathOf, type FileOnDisk, filesBelow } from "../files/files-on-disk.ts";
import {
  createRepresentation,
  documentHeaders,
  type Representations,
  representationsOf,
} from "../files/representation.ts";
import { documentPolicy } from "../headers/content-security-policy.ts";

/** A page that the server rendered, and its Content-Security-Policy. */
export interface RenderedPage {
  readonly html: string;
  readonly policy: string;
}

/**
 * What may be served, in tables by pathname. No pathname becomes a path on the disk: what no table has does not exist.
 * Why not `@fastify/static`: decision 5.
 */
export interface Site {
  /** In memory: documents are small, and every visit begins with one. */
  readonly documents: ReadonlyMap<string, Representations>;
  /** The pathname of each document by the same pathname in lower case. */
  readonly pathnameByLowercase: ReadonlyMap<string, string>;
  /** Public files that are no documents; each is read when it is requested. */
  readonly files: ReadonlyMap<string, FileOnDisk>;
  /** What the documents and the browser's code were built with. */
  readonly settings: SiteBuild["settings"];
  /**
   * Renders the page of a location such as "/search?q=eicher". The first call loads the renderer, because few pages
   * need it: search, jobs, forms that a query fills in, and forms sent without scripts.
   */
  render(location: string, data: RenderData): Promise<RenderedPage>;
}

/**
 * Reads what the build made.
 *
 * @param dist the build's folder, as contract/site-build.ts describes it.
 * @throws OperatorError when there is no complete build.
 */
export function loadSite(dist: string): Site {
  const root = path.resolve(dist, "site");
  const { documents, settings } = readBuild(dist);
  const loadRenderer = loadOnce<SiteRenderer>(
    () => import(pathToFileURL(path.resolve(dist, "renderer/renderer.js")).href),
  );
  return {
    documents: new Map(
      Object.entries(documents).map(([pathname, document]) => [
        pathname,
        readDocument(root, document, settings.PUBLIC_API_ORIGIN),
      ]),
    ),
    pathnameByLowercase: new Map(
      Object.keys(documents).map((pathname) => [pathname.toLowerCase(), pathname]),
    ),
    files: new Map([...listEarlierAssets(dist), ...listFiles(root, Object.values(documents))]),
    settings,
    async render(location, data) {
      const rendered = (await loadRenderer()).renderDocument(location, data);
      return { html: rendered.html, policy: documentPolicy(rendered, settings.PUBLIC_API_ORIGIN) };
    },
  };
}

/**
 * Requires the addresses of the build in the server's settings. With others, the pages would make calls that
 * cross-origin.plugin.ts does not allow, and link to another site. An unset PUBLIC_URL is accepted.
 *
 * @throws OperatorError when an address differs.
 */
export function checkBuildSettings(
  { settings }: Pick<Site, "settings">,
  { publicUrl, publicApiOrigin }: Pick<Config, "publicUrl" | "publicApiOrigin">,
): void {
  const remedy = "Build again with the same setting: npm run build";
  const builtOrigin = settings.PUBLIC_API_ORIGIN;
  if (publicApiOrigin !== builtOrigin) {
    const calls = `The build calls the API on ${builtOrigin ?? "the site's own origin"}`;
    throw new OperatorError(`${calls}, but PUBLIC_API_ORIGIN is ${publicApiOrigin ?? "not set"}. ${remedy}`);
  }
  if (publicUrl !== undefined && publicUrl !== settings.PUBLIC_URL)
    throw new OperatorError(`The build's links do not name PUBLIC_URL, ${publicUrl}. ${remedy}`);
}

/** @throws OperatorError when there is no build in the folder. */
export function readBuild(dist: string): SiteBuild {
  const file = path.resolve(dist, "site.json");
  try {
    return JSON.parse(readFileSync(file, "utf8")) as SiteBuild;
  } catch {
    throw new OperatorError(`The site is not built (${file} cannot be read). Run: npm run build`);
  }
}

function readDocument(
  root: string,
  document: SiteDocument,
  publicApiOrigin: string | undefined,
): Representations {
  const headers = documentHeaders(documentPolicy(document, publicApiOrigin));
  return representationsOf((encoding) => {
    const file = diskPathOf({ diskPath: path.resolve(root, document.file) }, encoding);
    if (!existsSync(file))
      throw new OperatorError(`The build is incomplete (${file} is missing). Run: npm run build`);
    return createRepresentation(encoding, readFileSync(file), headers);
  });
}

function listFiles(root: string, documents: readonly SiteDocument[]): (readonly [string, FileOnDisk])[] {
  const documentFiles = new Set(documents.map(({ file }) => path.resolve(root, file)));
  return [...filesBelow(root, "/")].filter(([, { diskPath }]) => !documentFiles.has(diskPath));
}

/** The files that pages of the two previous builds may still request. */
function listEarlierAssets(dist: string): (readonly [string, FileOnDisk])[] {
  return ["earlier-assets/2", "earlier-assets/1"].flatMap((name) => [
    ...filesBelow(path.resolve(dist, name), "/assets/"),
  ]);
}
