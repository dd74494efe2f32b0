import { existsSync, realpathSync } from "node:fs";
import path from "node:path";

/** The build that this program is part of; undefined: it runs from the sources. */
export function findBuild(): string | undefined {
  const dist = path.resolve(path.dirname(realpathSync(process.argv[1] ?? "")), "..");
  return existsSync(path.join(dist, "site.json")) ? dist : undefined;
}
