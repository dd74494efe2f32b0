import type { AddressInfo } from "node:net";
import path from "node:path";
import { type Logger, pino, stdSerializers } from "pino";
import { site as company } from "#content/en/site.ts";
import { buildApp } from "./app.ts";
import { type Config, parseConfig } from "./config.ts";
import { connect, type Database } from "./database/connect.ts";
import { migrate } from "./database/migrate.ts";
import { migrations } from "./database/migrations/in-order.ts";
import { checkBuildSettings, loadSite } from "./http/site/site-build.ts";
import { StartError } from "./start-error.ts";
import { openVault } from "./vault/open-vault.ts";

/** After SIGTERM the process ends within this time, even if requests still run. */
const drainTimeoutMs = 10_000;

/** What Meena has learned, beside the site. */
const meenaModelName = "meena-model.bin";

/** The build's folder. The only argument may name another one, to try out a build. */
const distFolder = process.argv[2] ?? path.resolve(import.meta.dirname, "../dist");

try {
  await start(parseConfig(process.env));
} catch (error) {
  process.stderr.write(`${explainStart(error)}\n`);
  process.exit(1);
}

async function start(config: Config): Promise<void> {
  const log = createLog(config);
  const clock = () => new Date();
  const site = loadSite(distFolder);
  checkBuildSettings(site, config);
  const database = await connect(config, (error) =>
    log.warn({ err: error }, "A database connection was lost"),
  );
  await migrateOrExplain(database, clock);
  const vault = await openVault(config, database.kysely, clock());
  const app = await buildApp({
    config,
    database,
    vault,
    site,
    meenaModel: path.join(distFolder, meenaModelName),
    clock,
    log,
  });
  await app.listen({ host: config.host, port: config.port });
  process.stdout.write(
    `${company.name} is listening on ${addressOf(config, app.server.address() as AddressInfo)}\n`,
  );

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => {
      log.error("Some requests did not end in time and were cut off");
      process.exit(1);
    }, drainTimeoutMs).unref();
    await app.close();
    await database.close();
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

async function migrateOrExplain(database: Database, clock: () => Date): Promise<void> {
  try {
    await migrate(database, migrations, clock);
  } catch (error) {
    if (!database.isUnavailable(error)) throw error;
    const remedy =
      database.engine === "postgres"
        ? "Check that the server of DATABASE_URL runs and can be reached."
        : "Another program may hold it, or the disk may be full: free it, or set DATA_DIR to another folder.";
    throw new StartError(
      `The database cannot be used (${(error as Error).message || "no answer"}). ${remedy}`,
    );
  }
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
  return error.stack ?? error.message;
}

function addressOf(config: Config, { port }: AddressInfo): string {
  return `http://${config.host.includes(":") ? `[${config.host}]` : config.host}:${port}`;
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
