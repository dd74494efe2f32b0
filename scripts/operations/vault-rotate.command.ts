import { existsSync, renameSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { lockExclusively } from "#server/backup/sqlite-lock.ts";
import type { Config } from "#server/config.ts";
import { connectExisting, requireDatabase, sqliteFileName } from "#server/database/connect.ts";
import type { Database } from "#server/database/database.ts";
import { refuseWhileServed } from "#server/database/refuse-while-served.ts";
import { rewrapSecondFactors } from "#server/desk/accounts/second-factor.repository.ts";
import { rewrapIdentities } from "#server/features/applicants/rewrap-identities.repository.ts";
import {
  createKeyFile,
  keyFileName,
  knownKeyId,
  nextKeyFileName,
  readKey,
} from "#server/master-key/open-vault.ts";
import { rewrapTable, rotateKey } from "#server/master-key/rotate-key.ts";
import { OperatorError } from "#server/operator-error.ts";
import { createVault } from "#server/vault/vault.ts";
import type { Command, GivenArguments } from "./command.ts";

export const vaultRotateCommand: Command = {
  name: "vault rotate",
  usage: "[--new-key-file <file>]",
  summary: `changes the key of the identity numbers; stop every server first
If the key is in the data folder, the command makes the new one. If VAULT_KEY is set, --new-key-file names the file
with the new one. It may be killed at any moment and run again.`,
  options: { "new-key-file": { type: "string" } },
  run: changeKey,
};

async function changeKey({ config, options }: GivenArguments): Promise<void> {
  const settings = config();
  const newKeyFile = options["new-key-file"];
  requireDatabase(settings);
  // A running server would go on with the old key in its memory.
  if (settings.databaseUrl === undefined) {
    lockExclusively(path.resolve(settings.dataFolder, sqliteFileName))();
  }
  const database = await connectExisting(settings);
  try {
    if (database.engine === "postgres") await refuseWhileServed(database.kysely);
    await rotate(settings, database, typeof newKeyFile === "string" ? newKeyFile : undefined);
  } finally {
    await database.close();
  }
}

async function rotate(config: Config, database: Database, newKeyFile: string | undefined): Promise<void> {
  const known = await knownKeyId(database.kysely);
  if (known === undefined)
    throw new OperatorError("No key was ever used on this database. There is nothing to change.");
  const oldFile = path.resolve(config.dataFolder, keyFileName);
  const nextFile = newKeyFile ?? path.resolve(config.dataFolder, nextKeyFileName);
  if (config.vaultKey && newKeyFile === undefined) {
    throw new OperatorError(
      "The key is in VAULT_KEY. Make a new one (openssl rand -base64 32 > new.key) and name it: greenmile vault rotate --new-key-file new.key",
    );
  }
  if (!config.vaultKey && newKeyFile !== undefined) {
    throw new OperatorError(
      "The key is in the data folder: leave --new-key-file out, the new one is made there.",
    );
  }
  if (!config.vaultKey && !existsSync(oldFile) && !existsSync(nextFile)) {
    throw new OperatorError(
      `There is no vault key: VAULT_KEY is not set, and ${oldFile} is not there. Use the settings of the servers.`,
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
        rotateKey(
          transaction,
          from,
          to,
          [rewrapIdentities, rewrapTable("contact_originals", "message_id"), rewrapSecondFactors],
          new Date(),
        ),
      );
    // Otherwise unused pages of the file still hold data that the old key opens.
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
