/**
 * `npm run vault:rotate`: a new master key for the identity numbers. Stop every server first. If the key is in the
 * data folder, the command makes the new one; if VAULT_KEY is set, `-- --new-key-file <file>` names the file with the
 * new one. It may be killed at any moment and run again.
 */
import { existsSync, renameSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { sql } from "kysely";
import { lockExclusively } from "#server/backup/sqlite-lock.ts";
import { type Config, parseConfig } from "#server/config.ts";
import { connect, type Database, sqliteFileName } from "#server/database/connect.ts";
import { rewrapIdentities } from "#server/features/applicants/rewrap-identities.ts";
import { rewrapOriginals } from "#server/features/contact/rewrap-originals.ts";
import { StartError } from "#server/start-error.ts";
import {
  createKeyFile,
  keyFileName,
  knownKeyId,
  nextKeyFileName,
  readKey,
} from "#server/vault/open-vault.ts";
import { rotateKey } from "#server/vault/rotate-key.ts";
import { createVault } from "#server/vault/vault.ts";

try {
  const { values } = parseArgs({ options: { "new-key-file": { type: "string" } } });
  const config = parseConfig(process.env);
  refuseWhileServed(config);
  const database = await connect(config, () => undefined);
  try {
    await rotate(config, database, values["new-key-file"]);
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** A running server would go on with the old key in its memory. PostgreSQL cannot say which client is a server. */
function refuseWhileServed({ databaseUrl, dataFolder }: Config): void {
  const file = path.resolve(dataFolder, sqliteFileName);
  if (databaseUrl !== undefined) return;
  if (!existsSync(file)) throw new StartError(`There is no database ${file}. Set DATA_DIR to its folder.`);
  lockExclusively(file)();
}

async function rotate(config: Config, database: Database, newKeyFile: string | undefined): Promise<void> {
  const known = await knownKeyId(database.kysely);
  if (known === undefined)
    throw new StartError("No key was ever used on this database. There is nothing to change.");
  const oldFile = path.resolve(config.dataFolder, keyFileName);
  const nextFile = newKeyFile ?? path.resolve(config.dataFolder, nextKeyFileName);
  if (config.vaultKey && newKeyFile === undefined) {
    throw new StartError(
      "The key is in VAULT_KEY. Make a new one (openssl rand -base64 32 > new.key) and name it: npm run vault:rotate -- --new-key-file new.key",
    );
  }
  if (!config.vaultKey && newKeyFile !== undefined) {
    throw new StartError(
      "The key is in the data folder: leave --new-key-file out, the new one is made there.",
    );
  }
  if (newKeyFile === undefined && !existsSync(nextFile)) createKeyFile(nextFile);
  const to = createVault(readKey(nextFile));
  if (to.keyId === known) {
    console.log(`The records are under the new key ${known} already.`);
  } else {
    const from = createVault(config.vaultKey ?? readKey(oldFile));
    const moved = await database.kysely
      .transaction()
      .execute((transaction) =>
        rotateKey(transaction, from, to, [rewrapIdentities, rewrapOriginals], new Date()),
      );
    // Otherwise unused pages of the file still have what the old key opens.
    if (database.engine === "sqlite") await sql`vacuum`.execute(database.kysely);
    console.log(`${moved} records are under the new key ${to.keyId} now.`);
  }
  if (newKeyFile !== undefined) {
    console.log(`Set VAULT_KEY to the content of ${newKeyFile} on every machine, then start the servers.`);
  } else {
    finish(oldFile, nextFile);
  }
  console.log("Keep the old key for as long as you keep backups from before. New backups need the new key.");
}

/** The old key stays under its own name: older backups need it. */
function finish(oldFile: string, nextFile: string): void {
  if (existsSync(oldFile)) {
    const kept = `${oldFile}.${createVault(readKey(oldFile)).keyId}`;
    renameSync(oldFile, kept);
    console.log(`The old key is ${kept}.`);
  }
  renameSync(nextFile, oldFile);
  console.log(`The new key is ${oldFile}.`);
}
