import { existsSync, realpathSync, statSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { site } from "#content/en/site.ts";
import { backupWarning, findBackupStatus } from "#server/backup/backup-status.ts";
import type { Config } from "#server/config.ts";
import {
  connectExisting,
  requireDatabase,
  sqliteFileName,
  warningIfSqliteIsIdle,
} from "#server/database/connect.ts";
import type { Database } from "#server/database/database.ts";
import { checkNewerSchema } from "#server/database/migrate.ts";
import { migrations } from "#server/database/migrations/in-order.ts";
import { createChatModel, parseJson } from "#server/features/chatbot/model/chat-model.ts";
import { warningIfFull } from "#server/files/disk-space.ts";
import { refuseIfOpen, warningIfForeign, warningIfReadable } from "#server/files/file-modes.ts";
import { checkBuildSettings, readBuild } from "#server/http/site/site-build.ts";
import { keyFileName, knownKeyId, openVaultOf } from "#server/master-key/open-vault.ts";
import { openTransport } from "#server/outbox/mail.channel.ts";
import { explainMailFailure } from "./mail-remedy.ts";
import type { Service } from "./systemd-service.ts";

export interface Surroundings {
  readonly settings: Config;
  /** The file that the settings were read from, if any. */
  readonly settingsFile: string | undefined;
  /** The folder of the build; undefined: these are the sources. */
  readonly dist: string | undefined;
  readonly clock: () => Date;
  /** Asks systemd for the service; undefined where it has none. */
  readonly service: () => Service | undefined;
  /** Bytes that are free where a folder is. */
  readonly freeBytes: (folder: string) => number;
  /** Whether to sign in to the mail server. */
  readonly signIn: boolean;
  /** Whether to ask the language model. */
  readonly askModel: boolean;
}

/** What was found: nothing, something to look into, or what keeps the site from working. */
export interface Finding {
  readonly level: "ok" | "warn" | "FAIL";
  readonly subject: string;
  /** The finding with its remedy. Empty if the level is "ok". */
  readonly text: string;
}

/** Resolves with what to look into; throws an error that keeps the site from working. */
type Check = (surroundings: Surroundings) => string | undefined | Promise<string | undefined>;

const checks: readonly (readonly [subject: string, check: Check])[] = [
  ["service", checkService],
  ["permissions", checkPermissions],
  ["database and vault key", checkDatabase],
  ["clock", checkClock],
  ["disk", checkDisk],
  ["mail", checkMail],
  ["chat model", checkChatModel],
  ["proxy", checkProxy],
  ["backup", checkBackup],
  ["build", checkBuild],
  ["placeholders", checkPlaceholders],
];

const leastFreeBytes = 1024 ** 3;
const mailTimeoutMs = 10_000;
/** Far below the 90 s for which a process claims a notification. */
const maxSkewMs = 10_000;
const namedPlaceholders = 3;

/** Looks at one subject after another. */
export async function* checkSite(surroundings: Surroundings): AsyncGenerator<Finding> {
  for (const [subject, check] of checks) {
    try {
      const text = await check(surroundings);
      yield { level: text === undefined ? "ok" : "warn", subject, text: text ?? "" };
    } catch (error) {
      yield { level: "FAIL", subject, text: (error as Error).message };
    }
  }
}

/** If another program has the port, neither the socket nor the service starts. */
function checkService({ service, dist }: Surroundings): string | undefined {
  const found = dist === undefined ? undefined : service();
  if (found === undefined || dist === undefined) return undefined;
  if (!found.isActive) {
    const remedy =
      "Why: journalctl -u greenmile -n 20, and systemctl status greenmile.socket, which fails if another program has the port (ss -ltnp).";
    if (found.isEnabled) throw new Error(`it does not run. ${remedy} Then: systemctl start greenmile`);
    return "it does not run, and is not enabled. Go on with the block that starts it (docs/operations.md).";
  }
  const link = path.resolve(dist, "../../../current");
  const current = existsSync(link) ? realpathSync(link) : path.dirname(dist);
  if (found.release === undefined || found.release === current) return undefined;
  return `it still runs release ${path.basename(found.release)}, and ${path.basename(current)} is current. Type: systemctl restart greenmile`;
}

function checkPermissions({
  settings: { databaseUrl, dataFolder, vaultKey },
  settingsFile,
}: Surroundings): string | undefined {
  const key = path.resolve(dataFolder, keyFileName);
  if (!vaultKey && existsSync(key)) refuseIfOpen(key);
  const openSettings = settingsFile && warningIfReadable(settingsFile, "keys and passwords");
  if (openSettings || databaseUrl !== undefined) return openSettings;
  const file = path.resolve(dataFolder, sqliteFileName);
  return (
    warningIfReadable(path.resolve(dataFolder)) ??
    warningIfReadable(file) ??
    [file, `${file}-wal`, `${file}-shm`, key].map(warningIfForeign).find(Boolean)
  );
}

async function checkDatabase({ settings }: Surroundings): Promise<string | undefined> {
  requireDatabase(settings);
  return withDatabase(settings, async ({ kysely }) => {
    const warning = (await checkNewerSchema(kysely, migrations)) ?? warningIfSqliteIsIdle(settings);
    const known = await knownKeyId(kysely);
    if (known !== undefined) openVaultOf(settings, known);
    return warning;
  });
}

/** Compares this machine's clock with the database's, or with what was written before: it asks nobody outside. */
async function checkClock(surroundings: Surroundings): Promise<string | undefined> {
  const { settings, dist, clock } = surroundings;
  const remedy = "Let NTP keep it: timedatectl set-ntp true";
  const seen: [what: string, when: number][] = [];
  if (dist !== undefined) seen.push(["the build", statSync(path.join(dist, "site.json")).mtimeMs]);
  const lastBackup = settings.backup.folder && findBackupStatus(settings.backup.folder)?.lastRunAt;
  if (lastBackup) seen.push(["the last backup", Date.parse(lastBackup)]);
  const skewMs = await withDatabase(settings, async ({ kysely, engine }) => {
    const newest = await kysely
      .selectFrom("contact_messages")
      .select((select) => select.fn.max("received_at").as("at"))
      .executeTakeFirst();
    if (newest?.at) seen.push(["the newest message", Date.parse(newest.at)]);
    if (engine === "sqlite") return 0;
    const before = clock().getTime();
    const { rows } = await sql<{ now: string }>`
      select extract(epoch from clock_timestamp()) * 1000 as now
    `.execute(kysely);
    const middle = (before + clock().getTime()) / 2;
    return middle - Number(rows[0]?.now);
  }).catch(() => 0); // The check of the database reports the failure.
  if (Math.abs(skewMs) > maxSkewMs)
    return `it is ${Math.round(Math.abs(skewMs) / 1000)} s ${skewMs > 0 ? "ahead of" : "behind"} the database's. On both machines: ${remedy}`;
  const late = seen.find(([, when]) => when - clock().getTime() > maxSkewMs);
  if (!late) return undefined;
  const [what, when] = late;
  return `it says ${clock().toISOString()}, and ${what} is of ${new Date(when).toISOString()}: it was set back. ${remedy}`;
}

function checkDisk({
  settings: { databaseUrl, dataFolder, backup },
  freeBytes,
}: Surroundings): string | undefined {
  const full = databaseUrl === undefined && warningIfFull(dataFolder, freeBytes);
  if (full) throw new Error(full);
  for (const folder of [dataFolder, backup.folder]) {
    if (folder === undefined || !existsSync(folder)) continue;
    const free = freeBytes(folder);
    if (free < leastFreeBytes)
      return `${folder} has ${Math.round(free / 1024 ** 2)} MB left. Delete old backups and logs, or enlarge the disk.`;
  }
  return undefined;
}

async function checkMail({ settings: { mail }, signIn }: Surroundings): Promise<string | undefined> {
  if (!mail) return "SMTP_URL is not set: staff get no mail; notifications wait until it is.";
  if (!signIn) return undefined;
  const transport = await openTransport(mail.url, mailTimeoutMs);
  try {
    await transport.verify();
    return undefined;
  } catch (error) {
    throw new Error(explainMailFailure(error, mail.url));
  } finally {
    transport.close();
  }
}

/** Meena works without it, so nothing that is wrong with it keeps the site from working. */
async function checkChatModel({
  settings: { chatModel },
  askModel,
}: Surroundings): Promise<string | undefined> {
  if (!chatModel || !askModel) return undefined;
  try {
    const reply = await createChatModel(chatModel)(
      'Reply with the JSON object {"topic": null}',
      "{}",
      "json_object",
    );
    if (!chatModel.tasks.includes("read") || parseJson(reply) !== undefined) return undefined;
    return "it does not answer in JSON, so it cannot read for Meena. Take another model, or set CHAT_MODEL_TASKS=rephrase.";
  } catch (error) {
    const { message, cause } = error as Error & { cause?: { code?: string } };
    const reason = (cause?.code ?? message).replace(/\.$/, "");
    return `Meena goes on without it: ${reason}. Correct CHAT_MODEL_URL, CHAT_MODEL_NAME or CHAT_MODEL_KEY, or unset them.`;
  }
}

function checkProxy({ settings: { trustedProxies } }: Surroundings): string | undefined {
  if (trustedProxies.length > 0) return undefined;
  return "TRUST_PROXY is not set: behind a proxy all visitors would share one rate limit. Set it to the proxy's address, e.g. loopback.";
}

function checkBackup({
  settings: { backup, databaseUrl, dataFolder },
  clock,
}: Surroundings): string | undefined {
  const { folder } = backup;
  if (folder === undefined) return "BACKUP_DIR is not set: nothing is backed up by itself.";
  const status = findBackupStatus(folder);
  if (status?.failure !== undefined) throw new Error(`the last one failed: ${status.failure}`);
  const warning = backupWarning(status, folder, clock());
  if (warning !== undefined || databaseUrl !== undefined) return warning;
  const isOneDisk = existsSync(dataFolder) && statSync(dataFolder).dev === statSync(folder).dev;
  return isOneDisk ? `${folder} is on the disk that it protects. Mount another one there.` : undefined;
}

function checkBuild({ settings: config, dist }: Surroundings): string | undefined {
  if (dist === undefined) return "these are the sources, not a build.";
  const { settings } = readBuild(dist);
  checkBuildSettings({ settings }, config);
  return settings.PUBLIC_URL === site.url
    ? `its links name ${site.url}, the placeholder. Build with PUBLIC_URL.`
    : undefined;
}

function checkPlaceholders({ dist }: Surroundings): string | undefined {
  const open = dist === undefined ? [] : readBuild(dist).placeholders;
  if (open.length === 0) return undefined;
  const named = [...new Set(open)].slice(0, namedPlaceholders).join("; ");
  return `visitors read ${open.length} that the owner has to supply, such as: ${named}. npm run content:check lists them all.`;
}

async function withDatabase<Result>(
  settings: Config,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await connectExisting(settings);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
