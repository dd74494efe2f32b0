import type { Plugin } from "vite";

/**
 * Lets dynamic imports call `importChunk` (web/loading/import-chunk.ts) in the place of Vite's own function, with the same
 * arguments: the import, and the files of its chunk.
 */
export function importChunks(): Plugin {
  return {
    name: "import-chunks",
    enforce: "pre",
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export { importChunk as __vitePreload } from "/web/loading/import-chunk.ts";`,
    },
  };
}
