import { existsSync, realpathSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import { type Logger, pino, stdSerializers } from "pino";
import { site as company } from "#content/en/site.ts";
import { buildApp } from "./app.ts";
import { type Config, parseConfig } from "./config.ts";
import { connect, sqliteFileName, warningIfSqliteIsIdle } from "./database/connect.ts";
import { checkNewerSchema, migrate } from "./database/migrate.ts";
import { migrations } from "./database/migrations/in-order.ts";
import { openWhenAvailable } from "./database/open-when-available.ts";
import { takeServerLock } from "./database/server-lock.ts";
import type { DeskDependencies } from "./desk/desk-dependencies.ts";
import type { RunningDesk } from "./desk/start-desk.ts";
import { warningIfFull } from "./disk-space.ts";
import { warningIfReadable } from "./file-modes.ts";
import { checkBuildSettings, loadSite } from "./http/site/site-build.ts";
import { httpAddress } from "./http-address.ts";
import { StartError } from "./start-error.ts";
import { openVault } from "./vault/open-vault.ts";

/** After SIGTERM the process ends within this time, even if requests still run. */
const drainTimeoutMs = 10_000;

/** How often a server on a SQLite folder checks if it is alone there, and if the disk is full. */
const checkIntervalMs = 30_000;

/** What Meena has learned, beside the site. */
const meenaModelName = "meena-model.bin";

/** The build's folder. The only argument may name another one, to try out a build. */
const distFolder = followLink(process.argv[2] ?? path.resolve(import.meta.dirname, "../dist"));

try {
  await start(parseConfig(process.env));
} catch (error) {
  process.stderr.write(`${explainStart(error)}\n`);
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
    await migrate(database, migrations, clock);
    return openVault(config, database.kysely, clock());
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
  const newerSchema = await checkNewerSchema(database.kysely, migrations);
  if (newerSchema !== undefined) app.operatorWarnings.add(newerSchema);
  const idleSqlite = warningIfSqliteIsIdle(config);
  if (idleSqlite !== undefined) app.operatorWarnings.add(idleSqlite);
  if (database.engine === "sqlite") watchDataFolder(app, config.dataFolder);
  // Fails here, where the error is explained. Fastify asks for the addresses too, but nobody could catch its error.
  if (host === "0.0.0.0") networkInterfaces();
  const { writeQueue } = app;
  const desk = await startDeskIfWanted({ config, database, vault, writeQueue, clock, log, dist: distFolder });
  // It is closed before the site: it writes through the site's queue.
  if (desk) opened.push(desk);
  await app.listen(listen);
  announce(log, `${company.name} is listening on ${addressOf(config, app.server.address() as AddressInfo)}`);
  for (const line of desk?.lines ?? []) announce(log, line);
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
    }, drainTimeoutMs).unref();
    await close();
    process.exit(0);
  };
  for (const event of ["SIGTERM", "SIGINT", "disconnect"]) process.on(event, stop);
}

/**
 * Says what an operator would not notice: files that others may read, a second server on the same folder, a full disk.
 */
function watchDataFolder(app: FastifyInstance, dataFolder: string): void {
  for (const name of [".", sqliteFileName]) {
    const warning = warningIfReadable(path.resolve(dataFolder, name));
    if (warning !== undefined) app.operatorWarnings.add(warning);
  }
  const lock = takeServerLock(dataFolder);
  const second = `Another server uses ${path.resolve(dataFolder)} too: each counts its own rate limits. Stop one, or set DATABASE_URL to a PostgreSQL, where servers count together.`;
  let full: string | undefined;
  const check = () => {
    if (lock.isHeld()) app.operatorWarnings.remove(second);
    else app.operatorWarnings.add(second);
    const before = full;
    full = warningIfFull(path.resolve(dataFolder));
    if (before !== undefined && full === undefined) app.operatorWarnings.remove(before);
    if (full !== undefined) app.operatorWarnings.add(full);
  };
  check();
  const timer = setInterval(check, checkIntervalMs);
  timer.unref();
  app.addHook("onClose", async () => {
    clearInterval(timer);
    lock.release();
  });
}

function explainStart(error: unknown): string {
  if (error instanceof StartError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const { code, port, address } = error as NodeJS.ErrnoException & { port?: number; address?: string };
  if (code === "EADDRINUSE")
    return `Port ${port} on ${address} is taken. Stop what uses it or set PORT to another.`;
  if (code === "EACCES" && port)
    return `Port ${port} may not be used by this user. Set PORT to 1024 or above.`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
    return `The address ${address ?? "in HOST"} is not one of this machine's. Set HOST to 127.0.0.1 or 0.0.0.0.`;
  }
  if (code === "ERR_SYSTEM_ERROR" && error.message.includes("uv_interface_addresses"))
    return `The addresses of this machine cannot be read (${error.message}). Under systemd, add AF_NETLINK to RestrictAddressFamilies, or set HOST to one address.`;
  return error.stack ?? error.message;
}

function addressOf(config: Config, { address, port }: AddressInfo): string {
  return httpAddress(config.socketFd === undefined ? config.host : address, port);
}

/**
 * The log never holds what people wrote: no bodies, no queries, no addresses. Of an error it holds only message and
 * stack, because a database's details may quote a row.
 */
function createLog(config: Config): Logger {
  return pino({
    level: config.logLevel,
    base: null,
    serializers: {
      err: (error: Error) => {
        const { type, message, stack } = stdSerializers.err(error);
        return { type, message, stack, code: (error as NodeJS.ErrnoException).code };
      },
    },
  });
}
