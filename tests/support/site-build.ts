import { existsSync } from "node:fs";
import path from "node:path";

/** The folder of the real build, for tests of rendered pages. `npm test` builds it first. */
export function findSiteBuild(): string {
  const dist = path.resolve(import.meta.dirname, "../../dist");
  if (!existsSync(path.join(dist, "site.json"))) {
    throw new Error("These tests look at real pages, and there is no build. Run: npm run build");
  }
  return dist;
}
