import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest, ManifestChunk } from "vite";
import { type PageName, routes } from "#contract/routes.ts";
import type { DocumentAssets, PageAssets } from "./assets.ts";

const entryFile = "web/app/entry-client.tsx";
/** Islands of the shell: no document names their code, but each has their HTML and so needs their styles. */
const islandFiles = ["web/shell/footer.tsx", "web/shell/floating-chat.tsx"];
const preloadedFonts = /anek-(text|display|figures)-.*\.woff2$/;

/** Reads from Vite's manifest which files each page's document inlines, preloads and names. */
export function collectAssets(manifest: Manifest, siteFolder: string, boot: string): DocumentAssets {
  const pageNames = [...new Set(routes.map(({ page }) => page))];
  const pages = Object.fromEntries(
    pageNames.map((page) => [page, pageAssets(manifest, siteFolder, page)]),
  ) as Record<PageName, PageAssets>;
  const assetFiles = Object.values(manifest).flatMap((chunk) => chunk.assets ?? []);
  const fonts = [...new Set(assetFiles)]
    .filter((file) => preloadedFonts.test(file))
    .map((file) => `/${file}`);
  return { boot, fonts, pages };
}

function pageAssets(manifest: Manifest, siteFolder: string, page: PageName): PageAssets {
  const needed = [entryFile, `web/pages/${page}/${page}.page.tsx`];
  const below = `web/pages/${page}/${page}.below.tsx`;
  const chunks = chunksOf(manifest, needed);
  const shown = chunksOf(manifest, [...needed, ...islandFiles, ...(below in manifest ? [below] : [])]);
  const stylesheets = [...new Set(shown.flatMap((chunk) => chunk.css ?? []))];
  return {
    css: stylesheets.map((file) => readFileSync(join(siteFolder, file), "utf8").trim()).join("\n"),
    stylesheets: stylesheets.map((file) => `/${file}`),
    modules: chunks.map(({ file }) => `/${file}`),
  };
}

/** The named chunks and all that they import statically, each once, in that order. */
function chunksOf(manifest: Manifest, keys: readonly string[]): ManifestChunk[] {
  const found = new Map<string, ManifestChunk>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The browser build has no chunk "${key}"; does the file exist?`);
    if (found.has(key)) return;
    found.set(key, chunk);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const key of keys) visit(key);
  return [...found.values()];
}
