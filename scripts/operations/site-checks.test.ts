import { randomBytes } from "node:crypto";
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { site } from "#content/en/site.ts";
import { dayMs } from "#contract/durations.ts";
import { freePort } from "#scripts/processes/free-port.ts";
import { writeBackupStatus } from "#server/backup/backup-status.ts";
import { parseConfig } from "#server/config.ts";
import { sqliteFileName } from "#server/database/connect.ts";
import { nextKeyFileName, openVault } from "#server/master-key/open-vault.ts";
import { startChatModel } from "#tests/support/chat-model.ts";
import { engines, environmentOf, openNewDatabase, type TestDatabase } from "#tests/support/databases.ts";
import { runCommand } from "#tests/support/run-command.ts";
import { checkSite, type Finding, type Surroundings } from "./site-checks.ts";
import type { Service } from "./systemd-service.ts";

const VAULT_KEY = randomBytes(32).toString("hex");
const gigabyte = 1024 ** 3;
let folder: string;
let dist: string;
let BACKUP_DIR: string;

describe.each(engines)("on %s", (engine) => {
  let made: TestDatabase;
  let environment: Record<string, string>;
  beforeAll(async () => {
    made = await openNewDatabase(engine);
    const { dataFolder } = made.settings;
    // As the server makes it, by its umask.
    if (engine === "sqlite") chmodSync(path.join(dataFolder, sqliteFileName), 0o600);
    const { vaultKey } = parseConfig({ VAULT_KEY });
    await openVault({ vaultKey, dataFolder }, made.database.kysely, new Date());
  });
  afterAll(() => made.close());
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "greenmile-check-"));
    dist = path.join(folder, "dist");
    BACKUP_DIR = path.join(folder, "backups");
    mkdirSync(dist);
    mkdirSync(BACKUP_DIR);
    writeBackupStatus(BACKUP_DIR, new Date(), undefined);
    writeBuild({ PUBLIC_URL: "https://www.example.com" });
    environment = { ...environmentOf(made.settings), VAULT_KEY, TRUST_PROXY: "loopback", BACKUP_DIR };
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** All findings that are not "ok", as "<level> <subject>: <text>". */
  async function findings(
    settings: Record<string, string | undefined> = {},
    surroundings: Partial<Surroundings> = {},
  ): Promise<string[]> {
    const all: Finding[] = [];
    for await (const finding of checkSite({
      settings: parseConfig({ ...environment, ...settings }),
      settingsFile: undefined,
      dist,
      clock: () => new Date(),
      service: () => undefined,
      freeBytes: () => 2 * gigabyte,
      signIn: false,
      askModel: false,
      ...surroundings,
    }))
      all.push(finding);
    expect(all).toHaveLength(11);
    return all
      .filter(({ level }) => level !== "ok")
      .map(({ level, subject, text }) => `${level} ${subject}: ${text}`);
  }

  const mail = { SMTP_URL: "smtp://127.0.0.1:1", MAIL_TO: "ops@example.com" };
  // SQLite's file and the test's backups are on one disk.
  const usual = engine === "sqlite" ? [expect.stringMatching(/^warn backup: .+Mount another one there/)] : [];
  const only = (pattern: RegExp) => [expect.stringMatching(pattern), ...usual];

  test("what is in order gives no finding", async () => {
    expect(await findings(mail)).toEqual(usual);
  });

  test("settings: mail, proxy, backup", async () => {
    expect(await findings({})).toEqual(only(/^warn mail: SMTP_URL is not set/));
    const deaf = { ...mail, SMTP_URL: `smtp://127.0.0.1:${await freePort()}` };
    expect(await findings(deaf, { signIn: true })).toEqual(
      only(/^FAIL mail: Nothing answers.+Correct host and port/),
    );
    expect(await findings({ ...mail, TRUST_PROXY: undefined })).toEqual(
      only(/^warn proxy: TRUST_PROXY is not set.+Set it to/),
    );
    expect(await findings({ ...mail, BACKUP_DIR: undefined })).toEqual([
      expect.stringMatching(/^warn backup: BACKUP_DIR is not set/),
    ]);
  });

  test("a language model that is away, refuses the key, or cannot read", async () => {
    const model = await startChatModel();
    const look = { askModel: true };
    const settings = { ...mail, CHAT_MODEL_URL: model.url };
    expect(await findings(settings)).toEqual(usual);
    expect(model.asked).toEqual([]);
    model.says('{"topic": null}');
    expect(await findings(settings, look)).toEqual(usual);
    model.says("Hello!");
    expect(await findings(settings, look)).toEqual(only(/^warn chat model: .+CHAT_MODEL_TASKS=rephrase\.$/));
    expect(await findings({ ...settings, CHAT_MODEL_TASKS: "rephrase" }, look)).toEqual(usual);
    model.will((response) => response.writeHead(401).end());
    expect(await findings(settings, look)).toEqual(
      only(/^warn chat model: .+without it: The chat model answered 401\. Correct .+CHAT_MODEL_KEY/),
    );
    await model.close();
    const away = { ...settings, CHAT_MODEL_URL: `http://127.0.0.1:${await freePort()}/` };
    expect(await findings(away, look)).toEqual(only(/^warn chat model: .+ECONNREFUSED\. Correct/));
  });

  test("a service that does not run, and one that runs another release than the current one", async () => {
    const release = (version: string) => path.join(folder, "releases", version);
    for (const version of ["1.0.0", "1.1.0"]) mkdirSync(release(version), { recursive: true });
    symlinkSync("releases/1.0.0", path.join(folder, "current"));
    cpSync(dist, path.join(release("1.0.0"), "dist"), { recursive: true });
    const found = (running: Partial<Service>) =>
      findings(mail, {
        dist: path.join(release("1.0.0"), "dist"),
        service: () => ({ isActive: true, isEnabled: true, release: release("1.0.0"), ...running }),
      });
    expect(await found({})).toEqual(usual);
    expect(await found({ release: undefined })).toEqual(usual);
    expect(await found({ release: release("1.1.0") })).toEqual([
      "warn service: it still runs release 1.1.0, and 1.0.0 is current. Type: systemctl restart greenmile",
      ...usual,
    ]);
    expect(await found({ isActive: false })).toEqual([
      expect.stringMatching(/^FAIL service: it does not run\. .+ss -ltnp.+systemctl start greenmile$/),
      ...usual,
    ]);
    expect(await found({ isActive: false, isEnabled: false })).toEqual([
      expect.stringMatching(/^warn service: .+not enabled/),
      ...usual,
    ]);
  });

  test.runIf(engine === "postgres")("an SQLite file that DATABASE_URL has put out of use", async () => {
    const file = path.join(made.settings.dataFolder, sqliteFileName);
    writeFileSync(file, "");
    expect(await findings(mail)).toEqual(
      only(/^warn database and vault key: .+greenmile\.sqlite is not used, because DATABASE_URL/),
    );
    rmSync(file);
  });

  test("backups that fail or never came", async () => {
    writeBackupStatus(BACKUP_DIR, new Date(), "the disk is full");
    expect(await findings(mail)).toEqual(["FAIL backup: the last one failed: the disk is full"]);
    const empty = path.join(folder, "empty");
    mkdirSync(empty);
    expect(await findings({ ...mail, BACKUP_DIR: empty })).toEqual([
      expect.stringMatching(/^warn backup: No backup was made into .+Run: greenmile backup$/),
    ]);
  });

  test("backups whose timer stopped", async () => {
    writeBackupStatus(BACKUP_DIR, new Date(Date.now() - 2 * dayMs), undefined);
    expect(await findings(mail)).toEqual([
      expect.stringMatching(/^warn backup: The last backup in .+systemctl status greenmile-backup\.timer$/),
    ]);
  });

  test("the disk, the build's address and what the owner has to supply", async () => {
    expect(await findings(mail, { freeBytes: () => gigabyte / 2 })).toEqual(
      only(/^warn disk: .+ has 512 MB left\. Delete old backups/),
    );
    const full = await findings(mail, { freeBytes: () => 0 });
    expect(full).toEqual(
      only(
        engine === "sqlite"
          ? /^FAIL disk: The disk of .+ is full: forms answer 503\. Delete/
          : /^warn disk: .+ has 0 MB left/,
      ),
    );
    expect(await findings(mail, { dist: undefined })).toEqual([
      ...usual,
      "warn build: these are the sources, not a build.",
    ]);
    expect(await findings({ ...mail, PUBLIC_URL: "https://other.example.com" })).toEqual([
      ...usual,
      expect.stringMatching(/^FAIL build: The build's links do not name PUBLIC_URL.+Build again/),
    ]);
    expect(await findings({ ...mail, PUBLIC_API_ORIGIN: "https://api.example.com" })).toEqual([
      ...usual,
      expect.stringMatching(/^FAIL build: .+PUBLIC_API_ORIGIN is https:\/\/api\.example\.com\. Build again/),
    ]);
    writeBuild({ PUBLIC_URL: site.url }, [
      "name of the company",
      "name of the company",
      "contact email",
      "postal code",
      "X page",
    ]);
    expect(await findings(mail)).toEqual([
      ...usual,
      expect.stringMatching(/^warn build: .+the placeholder\. Build with PUBLIC_URL/),
      expect.stringMatching(
        /^warn placeholders: visitors read 5 that .+ postal code\. npm run content:check/,
      ),
    ]);
  });

  test("a clock that was set back, or that is another than the database's", async () => {
    const later = new Date(Date.now() + 3_600_000);
    utimesSync(path.join(dist, "site.json"), later, later);
    expect(await findings(mail)).toEqual([
      expect.stringMatching(/^warn clock: .+and the build is of .+: it was set back\. .+timedatectl/),
      ...usual,
    ]);
    const slow = { clock: () => new Date(Date.now() - 60_000) };
    writeBuild({ PUBLIC_URL: "https://www.example.com" });
    expect(await findings(mail, slow)).toEqual([
      expect.stringMatching(
        engine === "sqlite"
          ? /^warn clock: .+the build is of .+: it was set back/
          : /^warn clock: it is (?:59|6\d) s behind the database's\. On both machines: .+timedatectl/,
      ),
      ...usual,
    ]);
  });

  test("a key of another database, and a database that is not there", async () => {
    const otherKey = { ...mail, VAULT_KEY: randomBytes(32).toString("hex") };
    expect(await findings(otherKey)).toEqual(only(/^FAIL database and vault key: .+key/));
    const missing: Record<string, string> =
      engine === "sqlite"
        ? { DATA_DIR: path.join(folder, "nowhere") }
        : { DATABASE_URL: `postgres://nobody@127.0.0.1:${await freePort()}/none` };
    const [found, ...others] = await findings({ ...mail, ...missing });
    expect(found).toMatch(/^FAIL database and vault key: .+/);
    expect(others).toEqual([]);
  });

  test("the key as a server finds it: of an interrupted change, or lost", async () => {
    const unset = { ...mail, VAULT_KEY: undefined };
    const lost =
      /^FAIL database and vault key: The vault key .+ Put the file of key \w{16} back, or set VAULT_KEY/;
    expect(await findings(unset)).toEqual(only(lost));
    const file = path.join(made.settings.dataFolder, nextKeyFileName);
    writeFileSync(file, Buffer.from(VAULT_KEY, "hex").toString("base64"), { mode: 0o600 });
    expect(await findings(unset)).toEqual(usual);
    rmSync(file);
  });

  test("a database that a later release has migrated", async () => {
    const { kysely } = made.database;
    const later = { name: "9999-later", applied_at: new Date().toISOString() };
    await kysely
      .insertInto("schema_migrations")
      .values({ ...later, older_programs: "run" })
      .execute();
    expect(await findings(mail)).toEqual([
      expect.stringMatching(
        /^warn database and vault key: The database is newer than this program: .+"9999-later".+greenmile rollback/,
      ),
      ...usual,
    ]);
    await kysely.updateTable("schema_migrations").set({ older_programs: "refuse" }).execute();
    expect(await findings(mail)).toEqual(
      only(
        /^FAIL database and vault key: .+newer version \(it knows "9999-later"\)\. Start that version, or/,
      ),
    );
    await kysely.deleteFrom("schema_migrations").where("name", "=", later.name).execute();
  });

  test.runIf(engine === "sqlite")("files that others may read, and one that the server may not", async () => {
    const { dataFolder } = made.settings;
    const settingsFile = path.join(folder, "greenmile.env");
    writeFileSync(settingsFile, `VAULT_KEY=${VAULT_KEY}\n`, { mode: 0o600 });
    expect(await findings(mail, { settingsFile })).toEqual(usual);
    chmodSync(settingsFile, 0o644);
    expect(await findings(mail, { settingsFile })).toEqual(
      only(
        /^warn permissions: .+greenmile\.env \(mode 0644\), which holds keys and passwords\. Run: chmod 600/,
      ),
    );
    // Only root may give a file away.
    if (process.getuid?.() === 0) {
      const database = path.join(dataFolder, sqliteFileName);
      chownSync(database, 65_534, 0);
      expect(await findings(mail)).toEqual(only(/^warn permissions: .+another user.+Run: chown --reference/));
      chownSync(database, 0, 0);
    }
    chmodSync(dataFolder, 0o755);
    expect(await findings(mail)).toEqual(only(/^warn permissions: .+Run: chmod 700/));
    chmodSync(dataFolder, 0o700);
    const key = path.join(dataFolder, "vault.key");
    writeFileSync(key, `${Buffer.from(VAULT_KEY, "hex").toString("base64")}\n`);
    chmodSync(key, 0o644);
    expect((await findings({ ...mail, VAULT_KEY: undefined }))[0]).toMatch(
      /^FAIL permissions: .+Run: chmod 600/,
    );
    rmSync(key);
  });

  test.runIf(engine === "sqlite")(
    "the command's exit status is 1 for what keeps the site from working, else 0",
    async () => {
      const good = await runCommand("check", environment);
      expect([good.code, good.output]).toEqual([
        0,
        expect.stringContaining("warn  mail: SMTP_URL is not set"),
      ]);
      expect(good.output).toMatch(/^ok {4}settings\n/);
      const bad = await runCommand("check", { ...environment, VAULT_KEY: randomBytes(32).toString("hex") });
      expect([bad.code, bad.output]).toEqual([1, expect.stringContaining("FAIL  database and vault key: ")]);
      const malformed = await runCommand("check", { ...environment, PORT: "many" });
      expect([malformed.code, malformed.output]).toEqual([
        1,
        expect.stringMatching(/^The setting PORT must be/),
      ]);
    },
  );
});

function writeBuild(settings: object, placeholders: readonly string[] = []): void {
  writeFileSync(path.join(dist, "site.json"), JSON.stringify({ documents: {}, settings, placeholders }));
}
