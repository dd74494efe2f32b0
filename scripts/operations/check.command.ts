import { existsSync, readFileSync, statfsSync, statSync } from "node:fs";
import path from "node:path";
import { site } from "#content/en/site.ts";
import type { SiteBuild } from "#contract/site-build.ts";
import { readBackupStatus } from "#server/backup/backup-status.ts";
import type { Config } from "#server/config.ts";
import { connectExisting, requireDatabase, sqliteFileName } from "#server/database/connect.ts";
import { refuseIfOpen, warningIfReadable } from "#server/file-modes.ts";
import { openTransport } from "#server/outbox/mail.channel.ts";
import { keyFileName, knownKeyId, readKey } from "#server/vault/open-vault.ts";
import { createVault, wrongVaultKeyMessage } from "#server/vault/vault.ts";
import type { Command, GivenArguments } from "./command.ts";

export const checkCommand: Command = {
  name: "check",
  usage: "[--mail]",
  summary: `looks at settings, permissions, database, key, disk, backup and build; each finding with its remedy
--mail also signs in to the mail server. Its exit status is 1 if something keeps the site from working.`,
  options: { mail: { type: "boolean" } },
  run: check,
};

const leastFreeBytes = 1024 ** 3;
const mailTimeoutMs = 10_000;

/** What a check found: nothing, something to look into, or (by an error) what keeps the site from working. */
type Check = () => string | undefined | Promise<string | undefined>;

async function check({ config, options }: GivenArguments): Promise<void> {
  const settings = config();
  console.log("ok    settings");
  const checks: readonly (readonly [string, Check])[] = [
    ["permissions", () => checkPermissions(settings)],
    ["database and vault key", () => checkDatabase(settings)],
    ["disk", () => checkDisk(settings)],
    ["mail", () => checkMail(settings, options.mail === true)],
    ["proxy", () => checkProxy(settings)],
    ["backup", () => checkBackup(settings)],
    ["build", () => checkBuild(settings)],
  ];
  for (const [name, look] of checks) {
    try {
      const warning = await look();
      console.log(warning === undefined ? `ok    ${name}` : `look  ${name}: ${warning}`);
    } catch (error) {
      console.log(`FAIL  ${name}: ${(error as Error).message}`);
      process.exitCode = 1;
    }
  }
}

function checkPermissions({ databaseUrl, dataFolder, vaultKey }: Config): string | undefined {
  const key = path.resolve(dataFolder, keyFileName);
  if (!vaultKey && existsSync(key)) refuseIfOpen(key);
  if (databaseUrl !== undefined) return undefined;
  return [".", sqliteFileName].map((name) => warningIfReadable(path.resolve(dataFolder, name))).find(Boolean);
}

async function checkDatabase(settings: Config): Promise<undefined> {
  requireDatabase(settings);
  const database = await connectExisting(settings);
  try {
    const known = await knownKeyId(database.kysely);
    if (known === undefined) return undefined;
    const key = settings.vaultKey ?? readKey(path.resolve(settings.dataFolder, keyFileName));
    const { keyId } = createVault(key);
    if (keyId !== known) throw new Error(wrongVaultKeyMessage(keyId, known));
    return undefined;
  } finally {
    await database.close();
  }
}

function checkDisk({ dataFolder, backup }: Config): string | undefined {
  for (const folder of [dataFolder, backup.folder]) {
    if (folder === undefined || !existsSync(folder)) continue;
    const { bavail, bsize } = statfsSync(folder);
    if (bavail * bsize < leastFreeBytes)
      return `${folder} has ${Math.round((bavail * bsize) / 1024 ** 2)} MB left. Delete old backups and logs, or enlarge the disk.`;
  }
  return undefined;
}

async function checkMail({ mail }: Config, signIn: boolean): Promise<string | undefined> {
  if (!mail) return "SMTP_URL is not set: staff get no mail; notifications wait until it is.";
  if (!signIn) return undefined;
  const transport = await openTransport(mail.url, mailTimeoutMs);
  try {
    await transport.verify();
    return undefined;
  } catch (error) {
    throw new Error(`The mail server refuses (${(error as { code?: string }).code}). Correct SMTP_URL.`);
  } finally {
    transport.close();
  }
}

function checkProxy({ trustedProxies }: Config): string | undefined {
  if (trustedProxies.length > 0) return undefined;
  return "TRUST_PROXY is not set: behind a proxy all visitors would share one rate limit. Set it to the proxy's address, e.g. loopback.";
}

function checkBackup({ backup, databaseUrl, dataFolder }: Config): string | undefined {
  const { folder } = backup;
  if (folder === undefined) return "BACKUP_DIR is not set: nothing is backed up by itself.";
  const status = readBackupStatus(folder);
  if (status?.failure !== undefined) throw new Error(`the last one failed: ${status.failure}`);
  if (status?.lastSuccessAt === undefined) return `there is none in ${folder} yet. Run: greenmile backup`;
  if (databaseUrl !== undefined) return undefined;
  const isOneDisk = existsSync(dataFolder) && statSync(dataFolder).dev === statSync(folder).dev;
  return isOneDisk ? `${folder} is on the disk that it protects. Mount another one there.` : undefined;
}

function checkBuild({ publicUrl }: Config): string | undefined {
  const file = path.resolve(path.dirname(process.argv[1] ?? ""), "../site.json");
  if (!existsSync(file)) return "these are the sources, not a build.";
  const { settings } = JSON.parse(readFileSync(file, "utf8")) as SiteBuild;
  if (publicUrl !== undefined && publicUrl !== settings.PUBLIC_URL)
    throw new Error(
      `its links name ${settings.PUBLIC_URL}, and PUBLIC_URL is ${publicUrl}. Build again with it.`,
    );
  return settings.PUBLIC_URL === site.url
    ? `its links name ${site.url}, the placeholder. Build with PUBLIC_URL.`
    : undefined;
}
