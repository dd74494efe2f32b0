import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/**
 * Vitest's global set-up: the server and the operators' commands, built from these sources. Beside no site: the commands
 * then behave as they do in a working copy. To start one from its sources takes two or three times the processor time,
 * and the tests start hundreds.
 */
export async function setup(): Promise<void> {
  // Vite is loaded only here, not in every worker.
  const { buildServer } = await import("#scripts/build/build-server.ts");
  const folder = mkdtempSync(path.join(tmpdir(), "greenmile-programs-"));
  await buildServer(folder);
  // The workers inherit it.
  process.env.TEST_PROGRAMS = folder;
}

/** The file of a program. The end-to-end tests, which have no such set-up, take those of the site's build. */
export function builtProgram(name: "main.js" | "greenmile.js"): string {
  const folder = process.env.TEST_PROGRAMS ?? path.resolve(import.meta.dirname, "../../dist/server");
  return path.join(folder, name);
}
