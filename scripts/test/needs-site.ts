import path from "node:path";
import { project } from "./results.ts";
import { importsSupport } from "./support-imports.ts";

/**
 * Whether some of the test files read the built site. To build it takes several times as long as most of them.
 *
 * @param files relative to the project; with none a title is looked for, and any test may have it
 */
export function needsSite(files: readonly string[]): boolean {
  const absolute = files.map((file) => path.join(project, file));
  return (
    files.length === 0 ||
    files.some((file) => file.endsWith(".spec.ts")) ||
    importsSupport(absolute, "site-build.ts")
  );
}
