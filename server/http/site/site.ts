import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { DocumentSources, SiteBuild, SiteDocument, SiteRenderer } from "#contract/site-build.ts";
import type { Config } from "../../config.ts";
import { StartError } from "../../start-error.ts";
import { type Encoding, encodings } from "./accept-encoding.ts";

/** A document, ready in memory in every encoding: it is small, and every visit begins with one. */
export interface HeldDocument extends DocumentSources {
  readonly bodies: Readonly<Partial<Record<Encoding, Buffer>>>;
  /** A hash of the content without quotes, the same on every machine that runs this build. */
  readonly tag: string;
}

/** Any other public file; it is read when it is asked for. */
export interface SiteFile {
  readonly diskPath: string;
  readonly encodings: ReadonlySet<Encoding>;
}

/**
 * What may be served, as tables from pathname to content. No request ever turns into a path on the disk:
 * what is not in the tables does not exist.
 */
export interface Site {
  readonly documents: ReadonlyMap<string, HeldDocument>;
  /** The right spelling of a document's pathname by its lower-case one. */
  readonly spellings: ReadonlyMap<string, string>;
  readonly files: ReadonlyMap<string, SiteFile>;
  /** What the documents and the browser's code were built with. */
  readonly settings: SiteBuild["settings"];
  /** Loaded at its first use: only search and forms sent without scripts need it. */
  renderer(): Promise<SiteRenderer>;
}

const suffixes: Readonly<Record<Encoding, string>> = { br: ".br", gzip: ".gz", identity: "" };

/**
 * Reads what the build made.
 *
 * @param dist the build's folder, as contract/site-build.ts describes it.
 * @throws StartError when there is no complete build.
 */
export function loadSite(dist: string): Site {
  const root = path.resolve(dist, "site");
  const build = readBuild(path.resolve(dist, "site.json"));
  const documents = new Map(
    Object.entries(build.documents).map(([pathname, document]) => [pathname, holdDocument(root, document)]),
  );
  const documentFiles = new Set(
    Object.values(build.documents).map((document) => path.resolve(root, document.file)),
  );
  let renderer: Promise<SiteRenderer> | undefined;
  return {
    documents,
    spellings: new Map([...documents.keys()].map((pathname) => [pathname.toLowerCase(), pathname])),
    files: listFiles(root, documentFiles),
    settings: build.settings,
    renderer() {
      renderer ??= import(pathToFileURL(path.resolve(dist, "renderer/renderer.js")).href);
      return renderer;
    },
  };
}

/**
 * The addresses that the server is told must be those of the build: its pages would else call an API that their own
 * policy forbids, and name a site that is another's.
 *
 * @throws StartError when they are not.
 */
export function refuseForeignBuild(
  { settings }: Site,
  { publicUrl, publicApiOrigin }: Pick<Config, "publicUrl" | "publicApiOrigin">,
): void {
  const remedy = "Build again with the same setting: npm run build";
  const builtOrigin = settings.PUBLIC_API_ORIGIN;
  if (publicApiOrigin !== builtOrigin) {
    const calls = `The build calls the API on ${builtOrigin ?? "the site's own origin"}`;
    throw new StartError(`${calls}, but PUBLIC_API_ORIGIN is ${publicApiOrigin ?? "not set"}. ${remedy}`);
  }
  if (publicUrl !== undefined && publicUrl !== settings.PUBLIC_URL)
    throw new StartError(`The build's links do not name PUBLIC_URL, ${publicUrl}. ${remedy}`);
}

function readBuild(file: string): SiteBuild {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as SiteBuild;
  } catch {
    throw new StartError(`The site is not built (${file} cannot be read). Run: npm run build`);
  }
}

function holdDocument(root: string, document: SiteDocument): HeldDocument {
  const file = path.resolve(root, document.file);
  if (!existsSync(file))
    throw new StartError(`The build is incomplete (${file} is missing). Run: npm run build`);
  const identity = readFileSync(file);
  const bodies: Partial<Record<Encoding, Buffer>> = { identity };
  for (const encoding of ["br", "gzip"] as const) {
    const compressed = file + suffixes[encoding];
    if (existsSync(compressed)) bodies[encoding] = readFileSync(compressed);
  }
  return {
    ...document,
    bodies,
    tag: tagOf(identity),
  };
}

/** A short content hash for ETags. */
export function tagOf(content: Buffer): string {
  return createHash("sha256").update(content).digest("base64url").slice(0, 22);
}

/** Every file below the root but the documents, each with the compressed copies that lie beside it. */
function listFiles(root: string, documentFiles: ReadonlySet<string>): Map<string, SiteFile> {
  const onDisk = new Set(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name)),
  );
  const files = new Map<string, SiteFile>();
  for (const diskPath of onDisk) {
    const plain = diskPath.replace(/\.(br|gz)$/, "");
    if ((plain !== diskPath && onDisk.has(plain)) || documentFiles.has(diskPath)) continue;
    files.set(`/${path.relative(root, diskPath).split(path.sep).join("/")}`, {
      diskPath,
      encodings: new Set(encodings.filter((encoding) => onDisk.has(diskPath + suffixes[encoding]))),
    });
  }
  return files;
}

/** Where a file lies on the disk in this encoding. */
export function diskPathOf(file: SiteFile, encoding: Encoding): string {
  return file.diskPath + suffixes[encoding];
}
