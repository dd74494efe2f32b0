import { readFileSync } from "node:fs";
import path from "node:path";
import type { Vitest } from "vitest/node";

const tests = path.resolve(import.meta.dirname, "..");
const importedFile = /\b(?:from|import)\s*\(?\s*"(?:#tests\/|(?=\.))([^"]+\.ts)"/g;

/**
 * Whether a test of this run imports a module of `tests/support/`, itself or through others of `tests/`. Vitest's global
 * set-ups ask it, so that a run begins at once where nothing uses what they prepare.
 */
export function isNeeded({ state }: Vitest, module: string): boolean {
  const seen = new Set<string>();
  const wanted = path.join(import.meta.dirname, module);
  function reaches(file: string): boolean {
    if (file === wanted) return true;
    if (seen.has(file)) return false;
    seen.add(file);
    return [...readFileSync(file, "utf8").matchAll(importedFile)].some(([, name = ""]) => {
      const imported = path.resolve(name.startsWith(".") ? path.dirname(file) : tests, name);
      return imported.startsWith(tests) && reaches(imported);
    });
  }
  return state.getPaths().some(reaches);
}
