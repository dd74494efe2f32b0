/**
 * Builds the whole site into dist/: the browser's code, the renderer, the server, every prerendered document,
 * compressed. It builds beside dist/ and switches at the end, so a running server never sees half a build
 * (`switch-build.ts`).
 */
import { existsSync } from "node:fs";
import { appendFile, cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build, type Manifest, type Rollup } from "vite";
import { site } from "#content/en/site.ts";
import { officeCardPath } from "#contract/office-card-path.ts";
import { routeAddresses } from "#contract/routes.ts";
import type { SiteBuild, SiteRenderer } from "#contract/site-build.ts";
import type { DocumentAssets } from "#prerender/assets.ts";
import { blogFeed, feedPath } from "#prerender/blog-feed.ts";
import { collectAssets } from "#prerender/collect-assets.ts";
import { compressFolder } from "#prerender/compress.ts";
import { writeDocuments } from "#prerender/documents.ts";
import { officeCard } from "#prerender/office-card.ts";
import { robots, sitemap } from "#prerender/sitemap.ts";
import { webManifest } from "#prerender/web-manifest.ts";
import { ensureModel, modelFile } from "#scripts/meena/model.ts";
import { type Config, parseConfig } from "#server/config.ts";
import { OperatorError } from "#server/operator-error.ts";
import { buildDesk } from "./build-desk.ts";
import { asciiOnly, buildServer } from "./build-server.ts";
import { importChunks } from "./import-chunk-plugin.ts";
import { findOpenPlaceholders } from "./open-placeholders.ts";
import { removeAtExit } from "./remove-at-exit.ts";
import { codeSplittingGroups } from "./shared-chunks.ts";
import { switchBuild } from "./switch-build.ts";

const project = fileURLToPath(new URL("../..", import.meta.url));
const finished = join(project, "dist");
const started = Date.now();
process.env.NODE_ENV = "production";

/** The licences of other people's code that visitors download: their terms ask for a copy. */
const licencesFile = "third-party-licences.txt";

const { publicUrl, publicApiOrigin } = readSettings();
/** Scheme and host of canonical links. */
const origin = publicUrl ?? site.url;
const settings = { PUBLIC_URL: origin, PUBLIC_API_ORIGIN: publicApiOrigin };

const stagingFolder = join(project, `dist.building-${process.pid}`);
removeAtExit(stagingFolder);
await buildInto(stagingFolder);
await switchBuild(stagingFolder, finished);
console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s`);

/** Reads the settings as the server does, so that no document has one that the server would refuse. */
function readSettings(): Config {
  try {
    return parseConfig(process.env);
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

async function buildInto(folder: string): Promise<void> {
  // Its threads work while the rest is built. A failure is thrown where the model is needed.
  const trained = ensureModel();
  trained.catch(() => {});
  const siteFolder = join(folder, "site");
  const rendererFolder = join(folder, "renderer");
  const manifest = await buildBrowserCode(siteFolder);
  await buildRenderer(rendererFolder);
  await buildServer(join(folder, "server"));
  await buildDesk(join(folder, "desk"));
  await trained;
  await cp(modelFile, join(folder, "meena-model.bin"));
  const assets = collectAssets(manifest, siteFolder, await buildBootScript());
  const renderer = await loadRenderer(rendererFolder, assets);
  const documents = await writeDocuments(renderer, siteFolder);
  await copyStaticFiles(siteFolder);
  await addMissingLicences(join(siteFolder, licencesFile));
  await writeFile(join(siteFolder, "sitemap.xml"), sitemap(origin));
  await mkdir(join(siteFolder, dirname(feedPath)), { recursive: true });
  await writeFile(join(siteFolder, feedPath), blogFeed(origin));
  await writeFile(join(siteFolder, "robots.txt"), robots(origin));
  await writeFile(join(siteFolder, "site.webmanifest"), webManifest());
  await writeFile(join(siteFolder, officeCardPath), officeCard(origin));
  await compressFolder(siteFolder);
  const placeholders = findOpenPlaceholders().map(({ what }) => what);
  await writeFile(
    join(folder, "site.json"),
    JSON.stringify({ documents, settings, placeholders } satisfies SiteBuild, null, 2),
  );
}

async function buildBrowserCode(outDir: string): Promise<Manifest> {
  await build({
    root: project,
    logLevel: "warn",
    plugins: [importChunks()],
    build: {
      outDir,
      manifest: true,
      license: { fileName: licencesFile },
      rollupOptions: {
        input: join(project, "web/app/entry-client.tsx"),
        // The boot script calls the entry's `start`.
        preserveEntrySignatures: "allow-extension",
        output: {
          codeSplitting: { groups: codeSplittingGroups(project), includeDependenciesRecursively: false },
          // 31 bits tell builds apart. The entry lists the names of all chunks, and hashes do not compress: shorter ones in
          // one case are 260 bytes less on the first load.
          hashCharacters: "base36",
          entryFileNames: "assets/[name]-[hash:6].js",
          chunkFileNames: "assets/[name]-[hash:6].js",
          assetFileNames: "assets/[name]-[hash:6][extname]",
        },
      },
    },
  });
  const manifest = JSON.parse(await readFile(join(outDir, ".vite/manifest.json"), "utf8")) as Manifest;
  await rm(join(outDir, ".vite"), { recursive: true });
  return manifest;
}

/** One self-contained module with React and all pages, so a server start reads one file. */
async function buildRenderer(outDir: string): Promise<void> {
  await build({
    root: project,
    logLevel: "warn",
    plugins: [asciiOnly()],
    ssr: { noExternal: true },
    build: {
      outDir,
      ssr: join(project, "prerender/renderer.ts"),
      minify: true,
      rollupOptions: { output: { entryFileNames: "renderer.js" } },
    },
  });
}

async function buildBootScript(): Promise<string> {
  const result = await build({
    root: project,
    logLevel: "warn",
    define: { knownAddresses: JSON.stringify(routeAddresses) },
    build: {
      write: false,
      rollupOptions: { input: join(project, "web/boot/boot.ts"), output: { format: "iife" } },
    },
  });
  const [{ output }] = [result].flat() as [Rollup.RollupOutput];
  return output[0].code.trim();
}

async function loadRenderer(folder: string, assets: DocumentAssets): Promise<SiteRenderer> {
  await writeFile(join(folder, "assets.json"), JSON.stringify({ origin, assets }));
  await writeFile(join(folder, "package.json"), '{ "type": "module" }');
  return (await import(pathToFileURL(join(folder, "renderer.js")).href)) as SiteRenderer;
}

/** Icons, manifest and pictures keep their names, because documents name their addresses. */
async function copyStaticFiles(siteFolder: string): Promise<void> {
  const publicFolder = join(project, "web/public");
  if (existsSync(publicFolder)) await cp(publicFolder, siteFolder, { recursive: true });
  const pictures = join(project, "web/pictures");
  if (!existsSync(pictures)) return;
  await mkdir(join(siteFolder, "pictures"), { recursive: true });
  for (const file of await readdir(pictures)) {
    if (/\.(avif|webp)$/.test(file)) await cp(join(pictures, file), join(siteFolder, "pictures", file));
  }
}

/**
 * Vite lists the licences of the browser's packages. Embla's package has no licence file, and the typeface is no
 * package.
 */
async function addMissingLicences(licences: string): Promise<void> {
  const fontTerms = await readFile(join(project, "web/styles/fonts/OFL.txt"), "utf8");
  await appendFile(
    licences,
    `
## The copyright of embla-carousel

Copyright (c) 2020 David Cetinkaya; the MIT License as it stands above.
See https://github.com/davidjerleke/embla-carousel/blob/master/LICENSE

## The typeface Anek (Latin, Devanagari, Gurmukhi)

${fontTerms}`,
  );
}
