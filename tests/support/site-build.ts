import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { SiteBuild } from "#contract/site-build.ts";

/** The folder of the real build, for tests of rendered pages. `npm test` builds it first. */
export function findSiteBuild(): string {
  const dist = path.resolve(import.meta.dirname, "../../dist");
  if (!existsSync(path.join(dist, "site.json"))) {
    throw new Error("These tests look at real pages, and there is no build. Run: npm run build");
  }
  return dist;
}

/** The document that the build made for an address such as "/about-us". */
export function builtDocument(address: string): string {
  const dist = findSiteBuild();
  const { documents } = JSON.parse(readFileSync(path.join(dist, "site.json"), "utf8")) as SiteBuild;
  const document = documents[address];
  if (!document) throw new Error(`The build has no document for ${address}.`);
  return readFileSync(path.join(dist, "site", document.file), "utf8");
}
