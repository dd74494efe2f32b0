import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

const project = fileURLToPath(new URL("../..", import.meta.url));

/** Builds the server, its thread for long reads, and the operators' commands into a folder. */
export async function buildServer(outDir: string): Promise<void> {
  await buildProgram(outDir, "server/main.ts", "main.js");
  await buildProgram(outDir, "scripts/operations/greenmile.ts", "greenmile.js");
  await buildProgram(outDir, "server/database/dialects/sqlite-reader.worker.ts", "sqlite-reader.js");
}

/**
 * A program as one module. The server also runs from its sources, but Node's type stripper and some hundred modules then
 * cost about 47 MB of memory, and each start three times the processor time.
 */
async function buildProgram(outDir: string, entry: string, name: string): Promise<void> {
  await build({
    root: project,
    logLevel: "warn",
    plugins: [asciiOnly()],
    ssr: { noExternal: true, external: ["pg-native"] },
    build: {
      outDir,
      emptyOutDir: false,
      ssr: `${project}${entry}`,
      target: "node26",
      minify: true,
      // All in one folder, so that whichever module starts the thread finds it beside itself.
      rollupOptions: { output: { entryFileNames: name, chunkFileNames: "[name]-[hash].js" } },
    },
  });
}

/**
 * Writes characters outside ASCII as escapes. V8 then keeps a source in one byte a character instead of two: a
 * megabyte less for the server and another for the renderer.
 */
export function asciiOnly(): Plugin {
  const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return {
    name: "ascii-only",
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === "chunk") chunk.code = chunk.code.replace(/[\u0080-\uffff]/g, escaped);
      }
    },
  };
}
