import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import { type Logger, pino } from "pino";
import { modelFile } from "#scripts/meena/model.ts";
import { buildApp } from "#server/app.ts";
import { type Config, parseConfig } from "#server/config.ts";
import type { Database } from "#server/database/database.ts";
import { loadSite } from "#server/http/site/site-build.ts";
import { openVault } from "#server/master-key/open-vault.ts";
import type { Vault } from "#server/vault/vault.ts";
import { type DatabaseSettings, type Engine, openNewDatabase } from "./databases.ts";
import { writeStubBuild } from "./stub-build.ts";

export interface TestServer {
  readonly app: FastifyInstance;
  readonly config: Config;
  /** e.g. "http://127.0.0.1:43211" */
  readonly address: string;
  readonly database: Database;
  readonly vault: Vault;
  readonly settings: DatabaseSettings;
  /** The folder of the build. */
  readonly dist: string;
  readonly log: Logger;
  /** Every line that was logged, as JSON. */
  readonly logged: string[];
  close(): Promise<void>;
}

export interface TestServerOptions {
  readonly clock?: () => Date;
  /** Adds files to the stub build. */
  readonly addToBuild?: (dist: string) => void;
  /** The folder of another build than the stub; it is only read. */
  readonly build?: string;
}

/**
 * Starts the production app on a free port, over a stub build and an empty database. Rate limits
 * are too high to be reached unless the environment sets them.
 */
export async function startServer(
  engine: Engine,
  environment: Readonly<Record<string, string>> = {},
  { clock = () => new Date(), addToBuild, build }: TestServerOptions = {},
): Promise<TestServer> {
  const config = parseConfig({ PORT: "0", RATE_LIMIT_SCALE: "1000000", LOG_LEVEL: "info", ...environment });
  const dist = build ?? mkdtempSync(path.join(tmpdir(), "greenmile-dist-"));
  if (build === undefined) writeStubBuild(dist, { PUBLIC_API_ORIGIN: config.publicApiOrigin });
  addToBuild?.(dist);
  const { database, settings, close } = await openNewDatabase(engine);
  const logged: string[] = [];
  const log = pino({ level: config.logLevel }, { write: (line: string) => logged.push(line) });
  const { vaultKey } = config;
  const vault = await openVault({ vaultKey, dataFolder: settings.dataFolder }, database.kysely, clock());
  const app = await buildApp({
    config,
    database,
    vault,
    site: loadSite(dist),
    meenaModel: modelFile,
    clock,
    log,
  });
  // Test and server share a thread: where a busy machine stops both, every connection looks stalled.
  app.server.timeout = 0;
  await app.listen({ host: config.host, port: config.port });
  return {
    app,
    config,
    address: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    database,
    vault,
    settings,
    dist,
    log,
    logged,
    close: async () => {
      await app.close();
      await close();
      if (build === undefined) rmSync(dist, { recursive: true });
    },
  };
}

/** Sends JSON. */
export function postJson(
  address: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}
