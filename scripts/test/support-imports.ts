import { readFileSync } from "node:fs";
import path from "node:path";
import { project } from "./results.ts";

const tests = path.join(project, "tests");
const importedFile = /\b(?:from|import)\s*\(?\s*"(?:#tests\/|(?=\.))([^"]+\.ts)"/g;

/**
 * Whether one of the files imports a module of `tests/support/`, itself or through others of `tests/`. What the module
 * needs, such as a build or a database, is prepared only then.
 *
 * @param files absolute paths
 * @param module such as "databases.ts"
 */
export function importsSupport(files: readonly string[], module: string): boolean {
  const seen = new Set<string>();
  const wanted = path.join(tests, "support", module);
  function reaches(file: string): boolean {
    if (file === wanted) return true;
    if (seen.has(file)) return false;
    seen.add(file);
    return [...readFileSync(file, "utf8").matchAll(importedFile)].some(([, name = ""]) => {
      const imported = path.resolve(name.startsWith(".") ? path.dirname(file) : tests, name);
      return imported.startsWith(tests) && reaches(imported);
    });
  }
  return files.some(reaches);
}
