/**
 * `npm run backup -- <file or folder>`: copies the SQLite database of DATA_DIR while the server runs, checks the copy
 * and prints what is in it. For PostgreSQL it names PostgreSQL's own tools.
 */
import { statSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { backUp, stampOf } from "#server/backup/sqlite-backup.ts";
import { parseConfig } from "#server/config.ts";
import { StartError } from "#server/start-error.ts";

try {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [place, ...rest] = positionals;
  if (place === undefined || rest.length > 0) {
    throw new StartError("Say where to: npm run backup -- <file or folder>");
  }
  const config = parseConfig(process.env);
  if (config.databaseUrl !== undefined) {
    throw new StartError(
      'The database is PostgreSQL, which backs up itself: pg_dump --format=custom --file=greenmile.dump "$DATABASE_URL" (of the server\'s version or newer); restore with pg_restore. See docs/operations.md.',
    );
  }
  const target = isFolder(place) ? path.join(place, `greenmile-${stampOf(new Date())}.sqlite`) : place;
  const { rows, vaultKeyId } = backUp(config.dataFolder, target);
  console.log(`${target}: checked, ${describe(rows)}.`);
  if (vaultKeyId !== undefined) {
    console.log(
      `The vault key is not in it. Without key ${vaultKeyId} (vault.key in the data folder, or VAULT_KEY) the identity numbers in it cannot be read: keep a copy of the key, but elsewhere than the backups.`,
    );
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function isFolder(place: string): boolean {
  return place.endsWith("/") || (statSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false);
}

function describe(rows: Readonly<Record<string, number>>): string {
  return `${rows.contact_messages ?? 0} contact messages, ${rows.applicants ?? 0} applications, ${rows.jobs ?? 0} jobs`;
}
