import { readdirSync } from "node:fs";
import type { Plugin } from "vite";
import { postsFolder } from "./blog/read-blog.ts";

const specifier = "#build-data/";
const virtual = "\0build-data:";
const folder = new URL("build-data/", import.meta.url);
const names = readdirSync(folder)
  .filter((file) => file.endsWith(".ts"))
  .map((file) => file.slice(0, -".ts".length));

/**
 * `#build-data/<name>` in a bundle: what scripts/build/build-data/<name>.ts exports, as plain data. Node imports that
 * file itself and reads the disk; browsers cannot, and the built server should not.
 */
export function buildData(): Plugin {
  return {
    name: "build-data",
    enforce: "pre",
    resolveId(source) {
      const name = source.startsWith(specifier) ? source.slice(specifier.length) : undefined;
      return name && names.includes(name) ? virtual + name : undefined;
    },
    async load(id) {
      if (!id.startsWith(virtual)) return undefined;
      // The query makes Node read the disk again: a development server asks after each change.
      const file = new URL(`${id.slice(virtual.length)}.ts?${Date.now()}`, folder);
      const exported = Object.entries((await import(file.href)) as Record<string, unknown>);
      return exported.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join("\n");
    },
    configureServer({ watcher, moduleGraph, ws }) {
      watcher.add(postsFolder);
      watcher.on("all", (_event, file) => {
        if (!file.startsWith(postsFolder)) return;
        for (const name of names) {
          const module = moduleGraph.getModuleById(virtual + name);
          if (module) moduleGraph.invalidateModule(module);
        }
        ws.send({ type: "full-reload" });
      });
    },
  };
}
