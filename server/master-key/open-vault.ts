import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Config } from "../config.ts";
import type { Queryable } from "../database/database.ts";
import { giveToFolderOwner, refuseIfOpen } from "../files/file-modes.ts";
import { makeFolder } from "../files/make-folder.ts";
import { linkIntoPlace } from "../files/new-file.ts";
import { OperatorError } from "../operator-error.ts";
import { createVault, masterKeyBytes, type Vault } from "../vault/vault.ts";

/** The name of the master key's file in the data folder. */
export const keyFileName = "vault.key";

/** The file of the new key while the key is being changed. */
export const nextKeyFileName = "vault.key.next";

/** Without a key in the settings it is in a file in the data folder. The first start makes it. */
type VaultSettings = Pick<Config, "vaultKey" | "dataFolder">;

/**
 * Opens the vault of this database. The database stores the id of its current key. A start with another key stops here,
 * before it seals numbers with it.
 *
 * @throws OperatorError when the key is missing, malformed or that of another database.
 */
export async function openVault(settings: VaultSettings, db: Queryable, now: Date): Promise<Vault> {
  const known = await knownKeyId(db);
  if (known !== undefined) return openVaultOf(settings, known);
  const vault = vaultAtHand(settings, undefined);
  return requireKey(settings, vault, await rememberKeyId(db, vault.keyId, now));
}

/**
 * Opens the vault of a database that is sealed under the key of this id.
 *
 * @throws OperatorError as `openVault` does.
 */
export function openVaultOf(settings: VaultSettings, keyId: string): Vault {
  return requireKey(settings, vaultAtHand(settings, keyId), keyId);
}

function requireKey(settings: VaultSettings, vault: Vault, keyId: string): Vault {
  if (vault.keyId !== keyId) throw new OperatorError(explainWrongKey(settings, vault.keyId, keyId));
  return vault;
}

function vaultAtHand({ vaultKey, dataFolder }: VaultSettings, known: string | undefined): Vault {
  if (vaultKey) return createVault(vaultKey);
  const interrupted = interruptedRotation(dataFolder, known);
  if (interrupted) return interrupted;
  return createVault(readOrCreateKeyFile(dataFolder, known));
}

/**
 * The vault after a change of the key that was killed between its two last steps: the database has the new key, but the
 * key's file still has its temporary name.
 */
function interruptedRotation(dataFolder: string, known: string | undefined): Vault | undefined {
  const file = path.resolve(dataFolder, nextKeyFileName);
  if (known === undefined || !existsSync(file)) return undefined;
  const next = createVault(readKey(file));
  return next.keyId === known ? next : undefined;
}

/** Explains that a key is not the database's: which of the two is in force, and what to do. */
function explainWrongKey(settings: VaultSettings, actualId: string, expectedId: string): string {
  const source = settings.vaultKey ? "VAULT_KEY" : path.resolve(settings.dataFolder, keyFileName);
  return `The vault key at hand (${actualId}, from ${source}) is not the one that the stored identity numbers were sealed with (${expectedId}). ${keyRemedy(settings, expectedId)}`;
}

/** How to bring a key into force. While VAULT_KEY is set, no file counts. */
function keyRemedy({ vaultKey, dataFolder }: VaultSettings, expectedId: string): string {
  const file = path.resolve(dataFolder, keyFileName);
  if (!vaultKey)
    return `Put the file of key ${expectedId} there as ${file}, or set VAULT_KEY to its content.`;
  return keyIdIn(file) === expectedId
    ? `${file} holds that key, but does not count while VAULT_KEY is set: take VAULT_KEY out of the settings, or set it to the content of that file.`
    : `Set VAULT_KEY to that key. A ${keyFileName} in the data folder does not count while VAULT_KEY is set.`;
}

/** Undefined where no key can be read. */
function keyIdIn(file: string): string | undefined {
  try {
    return createVault(readKey(file)).keyId;
  } catch {
    return undefined;
  }
}

/** The id of the key that the database is sealed under; undefined before the first one. */
export async function knownKeyId(db: Queryable): Promise<string | undefined> {
  const row = await db.selectFrom("vault_keys").select("key_id").executeTakeFirst();
  return row?.key_id;
}

/** When several processes start at once, the first one stores its key's id. @returns the stored id. */
async function rememberKeyId(db: Queryable, keyId: string, now: Date): Promise<string> {
  await db
    .insertInto("vault_keys")
    .values({ slot: "current", key_id: keyId, first_used_at: now.toISOString() })
    // The conflict may be in the slot or in the key's id: two processes with one key meet on either.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await knownKeyId(db)) ?? keyId;
}

/** @throws OperatorError when the file holds no key, or when other users may read it. */
export function readKey(file: string): Buffer {
  refuseIfOpen(file);
  const key = Buffer.from(readFileSync(file, "utf8").trim(), "base64");
  if (key.length === masterKeyBytes) return key;
  throw new OperatorError(
    `The vault key ${file} is not 32 bytes of base64. Put the file back from where you keep its copy.`,
  );
}

/** Makes the file only for a database without a key: otherwise the file was lost, and a new key would open nothing. */
function readOrCreateKeyFile(dataFolder: string, known: string | undefined): Buffer {
  const file = path.resolve(dataFolder, keyFileName);
  try {
    if (known === undefined) createKeyFile(file);
    return readKey(file);
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    const reason = (error as Error).message;
    throw new OperatorError(
      known === undefined
        ? `The vault key ${file} cannot be made (${reason}). Make the data folder writable or set VAULT_KEY.`
        : `The vault key ${file} cannot be read (${reason}). Put the file of key ${known} back, or set VAULT_KEY to its content.`,
    );
  }
}

/** Writes a temporary file and links it to its name, so that another process never sees a part of the file. */
export function createKeyFile(file: string): void {
  makeFolder(path.dirname(file));
  const temporary = `${file}.${process.pid}.${randomBytes(4).toString("hex")}`;
  writeFileSync(temporary, `${randomBytes(masterKeyBytes).toString("base64")}\n`, {
    mode: 0o600,
    flag: "wx",
  });
  try {
    // Independent of umask and file system.
    chmodSync(temporary, 0o600);
    giveToFolderOwner(temporary);
    // On disk before any record is sealed with it: otherwise a power cut could lose the key.
    linkIntoPlace(temporary, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(temporary, { force: true });
  }
}
