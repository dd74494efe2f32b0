/**
 * `npm run restore -- <backup>`: puts a backup of `npm run backup` into DATA_DIR while no server uses it. `--force`
 * replaces an existing database; the old one stays beside it.
 */
import { parseArgs } from "node:util";
import { restore } from "#server/backup/sqlite-backup.ts";
import { parseConfig } from "#server/config.ts";
import { StartError } from "#server/start-error.ts";

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { force: { type: "boolean", default: false } },
  });
  const [backup, ...rest] = positionals;
  if (backup === undefined || rest.length > 0) {
    throw new StartError("Say what: npm run restore -- <backup file> [--force]");
  }
  const config = parseConfig(process.env);
  if (config.databaseUrl !== undefined) {
    throw new StartError(
      'The database is PostgreSQL: pg_restore --no-owner --single-transaction --dbname="$DATABASE_URL" greenmile.dump, into an empty database. See docs/operations.md.',
    );
  }
  const { force } = values;
  const { inventory, replaced } = restore(backup, config.dataFolder, { force, now: new Date() });
  const { rows, vaultKeyId } = inventory;
  console.log(
    `Restored into ${config.dataFolder}: ${rows.contact_messages ?? 0} contact messages, ${rows.applicants ?? 0} applications.`,
  );
  if (replaced)
    console.log(`The database that was there is now ${replaced}; delete it once you do not need it.`);
  if (vaultKeyId !== undefined) {
    console.log(
      `It needs the vault key ${vaultKeyId}: put its file vault.key into the data folder, or set VAULT_KEY. The server does not start with another.`,
    );
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
