import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { isNeeded } from "./needs.ts";

/**
 * Vitest's global set-up: the server and the operators' commands, built from these sources. Beside no site: the commands
 * then behave as they do in a working copy. To start one from its sources takes two or three times the processor time,
 * and the tests start hundreds. Other runs do not wait for them.
 */
export async function setup({ vitest }: TestProject): Promise<void> {
  if (!isNeeded(vitest, "built-programs.ts")) return;
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
