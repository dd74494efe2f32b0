import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";
import { compressFolder } from "#prerender/compress.ts";

const project = fileURLToPath(new URL("../..", import.meta.url));

/** Builds the staff's desk: its own document and bundle beside the site, served by its own listener. */
export async function buildDesk(outDir: string): Promise<void> {
  await build({
    root: join(project, "desk"),
    configFile: join(project, "vite.config.ts"),
    logLevel: "warn",
    plugins: [layersFirst(await readFile(join(project, "web/styles/layers.css"), "utf8"))],
    build: { outDir, emptyOutDir: true, license: { fileName: "third-party-licences.txt" } },
  });
  await compressFolder(outDir);
}

/**
 * Declares the order of the cascade's layers at the beginning of every stylesheet: that of a chunk may arrive before
 * the main one, and the first that names a layer decides the order.
 */
function layersFirst(layers: string): Plugin {
  const statement = layers.match(/@layer[^;]*;/)?.[0];
  if (!statement) throw new Error("web/styles/layers.css declares no layers");
  return {
    name: "layers-first",
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === "asset" && file.fileName.endsWith(".css")) file.source = statement + file.source;
      }
    },
  };
}
