import {
  chmodSync,
  chownSync,
  copyFileSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import type { Database } from "#server/database/database.ts";
import { offerSecondFactor } from "#server/desk/accounts/second-factor.repository.ts";
import { storeApplication } from "#server/features/applicants/applicants.repository.ts";
import { rewrapIdentities } from "#server/features/applicants/rewrap-identities.repository.ts";
import { storeContactMessages } from "#server/features/contact/contact.repository.ts";
import { openVault, readKey } from "#server/master-key/open-vault.ts";
import { rotateKey } from "#server/master-key/rotate-key.ts";
import { createVault, type Vault } from "#server/vault/vault.ts";
import { startApp } from "#tests/support/app-process.ts";
import { application } from "#tests/support/applications.ts";
import { contactMessage } from "#tests/support/contact-messages.ts";
import {
  type DatabaseSettings,
  engines,
  environmentOf,
  migratedDatabase,
  open,
} from "#tests/support/databases.ts";
import { runCommand } from "#tests/support/run-command.ts";
import { makeStubBuild } from "#tests/support/stub-build.ts";
import { postJson } from "#tests/support/test-server.ts";

const now = new Date("2026-01-02T03:04:05.678Z");
const aadhar = (index: number) => String(736_400_000_000 + index);
const build = makeStubBuild();

function rotate(environment: Record<string, string>, ...args: string[]) {
  return runCommand("vault rotate", environment, ...args);
}

/** For NODE_OPTIONS: the process kills itself at the nth call of a function of Node. */
function killedAt(module: string, name: string, call: number): string {
  const code = `
    import { syncBuiltinESMExports } from "node:module";
    const module = process.getBuiltinModule("${module}");
    const real = module.${name};
    let calls = 0;
    module.${name} = (...values) => {
      if (++calls === ${call}) process.kill(process.pid, "SIGKILL");
      return real(...values);
    };
    syncBuiltinESMExports();`;
  return `--import=data:text/javascript,${encodeURIComponent(code)}`;
}

async function fill(settings: DatabaseSettings, count: number): Promise<void> {
  const database = await open(settings);
  const vault = await vaultOf(settings, database);
  await database.kysely.transaction().execute(async (transaction) => {
    for (let index = 0; index < count; index++) {
      await storeApplication(transaction, vault, {
        reference: `GM-${index}`,
        application: { ...application, aadharNumber: aadhar(index) },
        receivedAt: now,
      });
    }
  });
  await database.close();
}

function vaultOf({ dataFolder }: DatabaseSettings, database: Database): Promise<Vault> {
  return openVault({ vaultKey: undefined, dataFolder }, database.kysely, now);
}

/** Every number opens and has its blind index, with the key that a server would find. */
async function check(settings: DatabaseSettings, count: number): Promise<string> {
  const database = await open(settings);
  const vault = await vaultOf(settings, database);
  const rows = await database.kysely.selectFrom("applicant_identities").selectAll().execute();
  const numbers = rows.map((row) => {
    const { aadharNumber } = JSON.parse(vault.unseal(row.applicant_id, row)) as { aadharNumber: string };
    expect(row.aadhar_fingerprint).toBe(vault.hmac("aadhar", aadharNumber));
    return aadharNumber;
  });
  expect(numbers.sort()).toEqual(Array.from({ length: count }, (_, index) => aadhar(index)));
  await database.close();
  return vault.keyId;
}

describe.each(engines)("npm run vault:rotate on %s", (engine) => {
  test("puts every record under a new key, and keeps the old key for old backups", async () => {
    const settings = await migratedDatabase(engine);
    await fill(settings, 700);
    const before = await check(settings, 700);
    const oldKey = readFileSync(path.join(settings.dataFolder, "vault.key"), "utf8");
    const sealedBefore = await sealedTexts(settings);
    const { code, output } = await rotate(environmentOf(settings));
    expect([code, output]).toEqual([0, expect.stringMatching(/^700 records are under the new key/)]);
    expect(await check(settings, 700)).not.toBe(before);
    expect(await sealedTexts(settings)).toEqual(sealedBefore);
    expect(readFileSync(path.join(settings.dataFolder, `vault.key.${before}`), "utf8")).toBe(oldKey);
    await settings.remove();
  });

  test("opens masked messages and second factors under the new key as well", async () => {
    const settings = await migratedDatabase(engine);
    await fill(settings, 1);
    const typed = { ...contactMessage, phone: "736451928062" };
    const before = await open(settings);
    const original = (await vaultOf(settings, before)).seal("message", JSON.stringify(typed));
    const message = { ...typed, phone: "XXXX XXXX 8062" };
    const stored = { id: "message", reference: "GM-AAAAAA", message, original, receivedAt: now, dueAt: now };
    await storeContactMessages(before.kysely, [stored]);
    const staff = {
      id: "asha",
      email: "asha@example.com",
      name: "Asha",
      role: "admin",
      password_hash: "",
    } as const;
    await before.kysely
      .insertInto("desk_staff")
      .values({ ...staff, active: 1, second_factor_required: 0, created_at: now.toISOString(), version: 1 })
      .execute();
    const { secret } = await offerSecondFactor(before.kysely, await vaultOf(settings, before), staff);
    await before.close();

    const { code, output } = await rotate(environmentOf(settings));
    expect([code, output]).toEqual([0, expect.stringMatching(/^3 records are under the new key/)]);
    const after = await open(settings);
    const row = await after.kysely.selectFrom("contact_originals").selectAll().executeTakeFirstOrThrow();
    expect(row.key_id).not.toBe(original.key_id);
    const opened = (await vaultOf(settings, after)).unseal("message", row);
    expect(JSON.parse(opened)).toEqual(typed);
    const factor = await after.kysely.selectFrom("desk_second_factors").selectAll().executeTakeFirstOrThrow();
    expect((await vaultOf(settings, after)).unseal("second factor asha", factor)).toBe(secret);
    await after.close();
    await settings.remove();
  });

  test("killed at any moment leaves a database that opens, and can be run again", async () => {
    const settings = await migratedDatabase(engine);
    await fill(settings, 600);
    const moments = [
      killedAt("node:crypto", "createDecipheriv", 1),
      killedAt("node:crypto", "createDecipheriv", 700),
      // After the commit, before either key file is renamed, and between the two renames.
      killedAt("node:fs", "renameSync", 1),
      killedAt("node:fs", "renameSync", 2),
    ];
    for (const NODE_OPTIONS of moments) {
      expect((await rotate({ ...environmentOf(settings), NODE_OPTIONS })).code).toBeNull();
      await check(settings, 600);
    }
    expect((await rotate(environmentOf(settings))).code).toBe(0);
    await check(settings, 600);
    expect(readdirSync(settings.dataFolder)).not.toContain("vault.key.next");
    await settings.remove();
  });

  test("killed before the new key has its name: a server starts, and the next run finishes", async () => {
    const settings = await migratedDatabase(engine);
    await fill(settings, 3);
    const { dataFolder } = settings;
    const oldKey = readFileSync(path.join(dataFolder, "vault.key"), "utf8");
    await rotate(environmentOf(settings));
    // As it was between the commit and the renaming.
    copyFileSync(path.join(dataFolder, "vault.key"), path.join(dataFolder, "vault.key.next"));
    writeFileSync(path.join(dataFolder, "vault.key"), oldKey);
    const keyId = await check(settings, 3);
    const { child, ended, address } = await startApp(environmentOf(settings), build);
    const again = { ...application, aadharNumber: aadhar(0) };
    expect((await postJson(`${address}/api/v1/applicants`, again)).status).toBe(201);
    child.kill("SIGTERM");
    await ended;
    const database = await open(settings);
    const repeats = await database.kysely
      .selectFrom("applicants")
      .select("id")
      .where("repeats", "is not", null)
      .execute();
    await database.close();
    expect(repeats, "who applies again is known again").toHaveLength(1);
    const { output } = await rotate(environmentOf(settings));
    expect(output).toContain(`The records are under the new key ${keyId} already.`);
    expect(readdirSync(dataFolder)).not.toContain("vault.key.next");
    await settings.remove();
  });

  test("with VAULT_KEY the new key comes from a file", async () => {
    const settings = await migratedDatabase(engine);
    const { dataFolder } = settings;
    await fill(settings, 3);
    const VAULT_KEY = readFileSync(path.join(dataFolder, "vault.key"), "utf8").trim();
    const refused = await rotate({ ...environmentOf(settings), VAULT_KEY });
    expect([refused.code, refused.output]).toEqual([1, expect.stringContaining("--new-key-file")]);
    const file = path.join(dataFolder, "new.key");
    writeFileSync(file, `${Buffer.alloc(32, 7).toString("base64")}\n`, { mode: 0o600 });
    const done = await rotate({ ...environmentOf(settings), VAULT_KEY }, "--new-key-file", file);
    expect([done.code, done.output]).toEqual([0, expect.stringContaining("Set VAULT_KEY to the content of")]);
    const twice = await rotate({ ...environmentOf(settings), VAULT_KEY }, "--new-key-file", file);
    expect(twice.output).toContain("under the new key");
    await settings.remove();
  });
});

test("a server that runs on SQLite has to be stopped first", async () => {
  const settings = await migratedDatabase("sqlite");
  const { child, ended } = await startApp(environmentOf(settings), build);
  const { code, output } = await rotate(environmentOf(settings));
  expect([code, output]).toEqual([1, expect.stringContaining("Stop the server first.")]);
  expect(readdirSync(settings.dataFolder)).not.toContain("vault.key.next");
  child.kill("SIGTERM");
  await ended;
  await settings.remove();
});

test("servers that run on PostgreSQL have to be stopped first; what one seals under an old key is refused", async () => {
  const settings = await migratedDatabase("postgres");
  await fill(settings, 3);
  const { child, ended, address } = await startApp(environmentOf(settings), build);
  const { code, output } = await rotate(environmentOf(settings));
  expect([code, output]).toEqual([
    1,
    expect.stringMatching(/^A server uses this database \(from .+Stop every/),
  ]);
  expect(readdirSync(settings.dataFolder)).not.toContain("vault.key.next");

  // The command cannot see a server whose connections are broken at that moment: the key changes all the same.
  const database = await open(settings);
  const from = createVault(readKey(path.join(settings.dataFolder, "vault.key")));
  const to = createVault(Buffer.alloc(32, 7));
  await database.kysely
    .transaction()
    .execute((transaction) => rotateKey(transaction, from, to, [rewrapIdentities], now));
  const response = await postJson(`${address}/api/v1/applicants`, {
    ...application,
    aadharNumber: aadhar(9),
  });
  expect(response.status).toBe(503);
  expect((await postJson(`${address}/api/v1/contact/new`, contactMessage)).status).toBe(201);
  const keys = await database.kysely.selectFrom("applicant_identities").select("key_id").execute();
  expect(keys.map((row) => row.key_id)).toEqual(Array(3).fill(to.keyId));
  await database.close();
  child.kill("SIGTERM");
  expect((await ended).output).toContain("vault_key_was_changed_restart_this_server");
  await settings.remove();
});

test("without the key of the servers on PostgreSQL it says so, and leaves no other one", async () => {
  const settings = await migratedDatabase("postgres");
  await fill(settings, 1);
  renameSync(path.join(settings.dataFolder, "vault.key"), path.join(settings.dataFolder, "elsewhere"));
  const { code, output } = await rotate(environmentOf(settings));
  expect([code, output]).toEqual([1, expect.stringMatching(/^There is no vault key: VAULT_KEY is not set/)]);
  expect(readdirSync(settings.dataFolder)).toEqual(["elsewhere"]);
  await settings.remove();
});

const isRoot = process.getuid?.() === 0;
if (!isRoot) console.log("The test of files that root makes is left out: only root can give files away");

test.skipIf(!isRoot)("what root's command makes belongs to the server's user", async () => {
  const settings = await migratedDatabase("sqlite");
  const { dataFolder } = settings;
  await fill(settings, 3);
  const user = 65_534;
  const files = () => readdirSync(dataFolder).map((name) => path.join(dataFolder, name));
  for (const file of files()) chmodSync(file, 0o600);
  for (const file of [dataFolder, ...files()]) chownSync(file, user, user);
  expect((await rotate(environmentOf(settings))).code).toBe(0);
  const copy = path.join(dataFolder, "copy");
  expect((await runCommand("backup", environmentOf(settings), copy)).code).toBe(0);
  expect((await runCommand("restore", environmentOf(settings), copy, "--force")).code).toBe(0);
  for (const file of files().filter((name) => name !== copy)) {
    const { uid, gid, mode } = statSync(file);
    expect([file, uid, gid, mode & 0o077]).toEqual([file, user, user, 0]);
  }
  await settings.remove();
});

async function sealedTexts(settings: DatabaseSettings): Promise<string[]> {
  const database = await open(settings);
  const rows = await database.kysely.selectFrom("applicant_identities").select("sealed").execute();
  await database.close();
  return rows.map((row) => row.sealed).sort();
}
