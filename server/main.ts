import { existsSync, realpathSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import path from "node:path";
import type { Logger } from "pino";
import { site as company } from "#content/en/site.ts";
import { buildApp } from "./app.ts";
import { type Config, parseConfig } from "./config.ts";
import { connect, warningIfSqliteIsIdle } from "./database/connect.ts";
import type { Queryable } from "./database/database.ts";
import { checkNewerSchema, migrate } from "./database/migrate.ts";
import { migrations } from "./database/migrations/in-order.ts";
import type { DeskDependencies } from "./desk/desk-dependencies.ts";
import type { RunningDesk } from "./desk/start-desk.ts";
import { httpAddress } from "./http/http-address.ts";
import { checkBuildSettings, loadSite } from "./http/site/site-build.ts";
import { requestMs } from "./limits.ts";
import { openVault } from "./master-key/open-vault.ts";
import { createLog } from "./start/create-log.ts";
import { explainStartError } from "./start/explain-start-error.ts";
import { openWhenAvailable } from "./start/open-when-available.ts";
import { watchDataFolder } from "./start/watch-data-folder.ts";

/** What Meena has learned, beside the site. */
const meenaModelName = "meena-model.bin";

/** The build's folder. The only argument may name another one, to try out a build. */
const distFolder = followLink(process.argv[2] ?? path.resolve(import.meta.dirname, "../dist"));

try {
  await start(parseConfig(process.env));
} catch (error) {
  process.stderr.write(`${explainStartError(error)}\n`);
  process.exit(1);
}

/** A later build changes the link `dist`. This process goes on with the files that it started from. */
function followLink(folder: string): string {
  return existsSync(folder) ? realpathSync(folder) : folder;
}

async function start(config: Config): Promise<void> {
  // What visitors write is personal data: no other user of the machine may read a file of this process.
  process.umask(0o077);
  const log = createLog(config);
  const clock = () => new Date();
  const site = loadSite(distFolder);
  checkBuildSettings(site, config);
  // The last one opened is the first one closed.
  const opened: { close(): unknown }[] = [];
  endOnSignal(log, async () => {
    for (const one of opened.toReversed()) await one.close();
  });
  const database = await connect(config, (error) =>
    log.warn({ err: error }, "A database connection was lost"),
  );
  opened.push(database);
  const { host, port, socketFd } = config;
  const address = { host, port, socketFd, log };
  const { result: vault, listen } = await openWhenAvailable(database, address, async () => {
    const openVaultIn = (db: Queryable) => openVault(config, db, clock());
    await migrate(database, migrations, clock, openVaultIn);
    return openVaultIn(database.kysely);
  });
  const app = await buildApp({
    config,
    database,
    vault,
    site,
    meenaModel: path.join(distFolder, meenaModelName),
    clock,
    log,
  });
  opened.push(app);
  app.operatorWarnings.set("newer schema", await checkNewerSchema(database.kysely, migrations));
  app.operatorWarnings.set("idle SQLite file", warningIfSqliteIsIdle(config));
  if (database.engine === "sqlite") watchDataFolder(app, config.dataFolder);
  // Fastify reads the machine's addresses when it begins to listen on all of them. Where the system forbids that, the
  // error is thrown where nobody can catch it. Here it ends the start with an explanation.
  if (host === "0.0.0.0") networkInterfaces();
  const { writeQueue } = app;
  const desk = await startDeskIfWanted({ config, database, vault, writeQueue, clock, log, dist: distFolder });
  // It is closed before the site: it writes through the site's queue.
  if (desk) opened.push(desk);
  await app.listen(listen);
  announce(log, `${company.name} is listening on ${addressOf(config, app.server.address() as AddressInfo)}`);
  try {
    for (const line of (await desk?.describe()) ?? []) announce(log, line);
  } catch (err) {
    // The site already serves.
    log.warn(
      { err },
      "The desk could not be asked for its first link. If it has no admin: greenmile desk invite",
    );
  }
}

/** Loads the desk only where it is wanted. */
async function startDeskIfWanted(dependencies: DeskDependencies): Promise<RunningDesk | undefined> {
  const { desk } = dependencies.config;
  if (!desk) return undefined;
  const { startDesk } = await import("./desk/start-desk.ts");
  return startDesk(dependencies, desk);
}

/** For people on a terminal, else as the first lines of the log, at every level. */
function announce(log: Logger, text: string): void {
  if (process.stdout.isTTY) process.stdout.write(`${text}\n`);
  else log.child({}, { level: "info" }).info(text);
}

/** On SIGTERM, on SIGINT, and when the process that started this one ends (`scripts/start.mjs`). */
function endOnSignal(log: Logger, close: () => Promise<void>): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => {
      log.error("Some requests did not end in time and were cut off");
      process.exit(1);
    }, requestMs.drain).unref();
    await close();
    process.exit(0);
  };
  for (const event of ["SIGTERM", "SIGINT", "disconnect"]) process.on(event, stop);
}

function addressOf(config: Config, { address, port }: AddressInfo): string {
  return httpAddress(config.socketFd === undefined ? config.host : address, port);
}
