import { randomBytes } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { generateIdentity, identityToRecipient } from "age-encryption";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApp } from "#tests/support/app-process.ts";
import { contactMessage } from "#tests/support/contact-messages.ts";
import { emptyDatabase, environmentOf, open, openNewDatabase } from "#tests/support/databases.ts";
import {
  type DumpablePostgres,
  dumpVersion,
  programsPath,
  sharedVersion,
  startDumpablePostgres,
} from "#tests/support/dumpable-postgres.ts";
import { runCommand } from "#tests/support/run-command.ts";
import { makeStubBuild } from "#tests/support/stub-build.ts";
import { postJson } from "#tests/support/test-server.ts";

const build = makeStubBuild();
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "greenmile-pgbackup-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.skipIf(dumpVersion === undefined)("a backup of PostgreSQL", () => {
  let postgres: DumpablePostgres;
  beforeAll(async () => {
    postgres = await startDumpablePostgres();
  });
  afterAll(() => postgres.stop());

  async function query(statement: string): Promise<Record<string, string>[]> {
    const client = new pg.Client({ connectionString: `${postgres.url}postgres` });
    await client.connect();
    const { rows } = await client.query(statement);
    await client.end();
    return rows;
  }

  async function databases(): Promise<string[]> {
    const rows = await query("select datname from pg_database order by datname");
    return rows.map(({ datname = "" }) => datname);
  }

  async function messagesIn(databaseUrl: string): Promise<number> {
    const database = await open({ databaseUrl, dataFolder: folder });
    const { rows } = await sql`select 1 from contact_messages`.execute(database.kysely);
    await database.close();
    return rows.length;
  }

  test("is tried, encrypted and pruned like the other, and restored in one piece", async () => {
    const settings = await emptyDatabase("postgres", postgres.url);
    const url = settings.databaseUrl ?? "";
    // Another locale than the server's.
    const name = new URL(url).pathname.slice(1);
    await query(`drop database ${name}`);
    await query(`create database ${name} template template0 lc_ctype 'C.UTF-8'`);
    const locale = () => query(`select datctype from pg_database where datname = '${name}'`);
    const identity = await generateIdentity();
    const identityFile = path.join(folder, "identity");
    writeFileSync(identityFile, identity, { mode: 0o600 });
    const BACKUP_DIR = path.join(folder, "backups");
    const environment = {
      ...environmentOf(settings),
      PATH: postgres.PATH,
      VAULT_KEY: randomBytes(32).toString("hex"),
      BACKUP_DIR,
      BACKUP_AGE_RECIPIENT: await identityToRecipient(identity),
    };
    // One of before DATABASE_URL was set.
    writeFileSync(path.join(settings.dataFolder, "greenmile.sqlite"), "");
    const { child, ended, address } = await startApp(environment, build);
    expect(await (await fetch(`${address}/readyz`)).text()).toMatch(
      /^\{"status":"ready","warnings":\["[^"]+greenmile\.sqlite is not used, because DATABASE_URL.+\n$/,
    );
    expect((await postJson(`${address}/api/v1/contact/new`, contactMessage)).status).toBe(201);
    const before = await databases();

    mkdirSync(BACKUP_DIR);
    const old = path.join(BACKUP_DIR, "greenmile-2026-01-01T00-00-00-000Z.pgdump.age");
    writeFileSync(old, "");
    utimesSync(old, 0, 0);
    // The server runs on.
    const { code, output } = await runCommand("backup", environment);
    expect([code, output]).toEqual([0, expect.stringMatching(/\.pgdump\.age: checked, 1 contact messages/)]);
    expect(output).toContain(`${old}: deleted, older than 30 days`);
    const [made = "", ...others] = readdirSync(BACKUP_DIR).filter((name) => name.startsWith("greenmile-"));
    expect(others).toEqual([]);
    const file = path.join(BACKUP_DIR, made);
    expect(readFileSync(file, "latin1")).toMatch(/^age-encryption\.org\/v1\n/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await databases()).toEqual(before);

    expect((await postJson(`${address}/api/v1/contact/new`, contactMessage)).status).toBe(201);
    const restore = (...args: string[]) =>
      runCommand("restore", environment, file, "--identity", identityFile, ...args);
    // The plain copy never lies on the disk of the encrypted one.
    const besideBackup = statSync(BACKUP_DIR).mtimeMs;
    expect((await restore("--force")).output).toContain("Stop every server first.");
    child.kill("SIGTERM");
    await ended;
    expect((await restore()).output).toContain("add --force");
    expect(await messagesIn(url)).toBe(2);
    const forced = await restore("--force");
    expect([forced.code, forced.output]).toEqual([
      0,
      expect.stringContaining("The database that was there is now"),
    ]);
    expect(await messagesIn(url)).toBe(1);
    expect(await locale()).toEqual([{ datctype: "C.UTF-8" }]);
    const kept = /is now (\w+);/.exec(forced.output)?.[1] ?? "";
    expect(await messagesIn(postgres.url + kept)).toBe(2);

    // Elsewhere: the database need not be there.
    const elsewhere = `${postgres.url}elsewhere_${randomBytes(4).toString("hex")}`;
    const onNew = { ...environment, DATABASE_URL: elsewhere };
    const withoutFolder = { ...onNew, DATA_DIR: path.join(folder, "not-there") };
    const restored = await runCommand("restore", withoutFolder, file, "--identity", identityFile);
    expect([restored.code, restored.output]).toEqual([
      0,
      expect.stringContaining("Restored: 1 contact messages"),
    ]);
    expect(existsSync(withoutFolder.DATA_DIR)).toBe(false);
    expect(statSync(BACKUP_DIR).mtimeMs).toBe(besideBackup);
    const again = await startApp(onNew, build);
    expect((await postJson(`${again.address}/api/v1/contact/new`, contactMessage)).status).toBe(201);
    again.child.kill("SIGTERM");
    await again.ended;
    expect((await databases()).filter((name) => /trial|restoring/.test(name))).toEqual([]);
    await settings.remove();
  });

  test("that is damaged changes nothing, and one of the other engine is refused", async () => {
    const damaged = path.join(folder, "damaged.pgdump");
    writeFileSync(damaged, "PGDMP, and then nothing that pg_restore knows");
    const url = `${postgres.url}never_made`;
    const before = await databases();
    const environment = { PATH: postgres.PATH, DATABASE_URL: url, DATA_DIR: folder };
    const { code, output } = await runCommand("restore", environment, damaged);
    expect([code, output]).toEqual([1, expect.stringMatching(/^pg_restore failed: /)]);
    expect(await databases()).toEqual(before);
    const foreign = path.join(folder, "foreign.pgdump");
    const withForeign = { ...environment, DATABASE_URL: `${postgres.url}postgres` };
    const backedUp = await runCommand("backup", withForeign, foreign);
    expect([backedUp.code, backedUp.output]).toEqual([
      1,
      "The database postgres has no tables of this program. Does DATABASE_URL name the right one?\n",
    ]);
    const text = path.join(folder, "other.sqlite");
    writeFileSync(text, "something else");
    expect((await runCommand("restore", environment, text)).output).toContain("is of SQLite or damaged");
    const withoutUrl = { DATA_DIR: folder };
    expect((await runCommand("restore", withoutUrl, damaged)).output).toContain("DATABASE_URL is not set");
  });
});

test("a program of PostgreSQL that fails is told with its own words, and one that is ended with the signal", async () => {
  const { settings, close } = await openNewDatabase("postgres");
  const programs = mkdtempSync(path.join(folder, "programs-"));
  const target = path.join(folder, "failed.pgdump");
  const backUpWith = async (script: string) => {
    writeFileSync(path.join(programs, "pg_dump"), `#!/bin/sh\n${script}\n`, { mode: 0o700 });
    const PATH = `${programs}:${process.env.PATH}`;
    return (await runCommand("backup", { ...environmentOf(settings), PATH }, target)).output;
  };
  const full = "pg_dump: error: could not write to file: No space left on device";
  expect(await backUpWith(`echo "${full}" >&2; exit 1`)).toBe(
    `pg_dump failed: could not write to file: No space left on device\n`,
  );
  expect(await backUpWith("kill -KILL $$")).toBe(
    "pg_dump failed: it was ended by SIGKILL, as when the memory of the machine is full.\n",
  );
  const silent = await backUpWith("exit 3");
  expect(silent).toBe("pg_dump failed: it ended with 3 and said nothing.\n");
  expect(readdirSync(folder).filter((name) => name.startsWith("failed"))).toEqual([]);
  await close();
});

test("a backup of PostgreSQL says what its programs lack", async () => {
  const { settings, close } = await openNewDatabase("postgres");
  const target = path.join(folder, "none.pgdump");
  const backUp = (PATH: string) => runCommand("backup", { ...environmentOf(settings), PATH }, target);
  const without = await backUp(folder);
  expect([without.code, without.output]).toEqual([1, expect.stringContaining("pg_dump is not installed")]);
  if (dumpVersion !== undefined && dumpVersion < (await sharedVersion())) {
    const { code, output } = await backUp(programsPath);
    expect([code, output]).toEqual([
      1,
      expect.stringContaining(`pg_dump is of version ${dumpVersion}, and the server`),
    ]);
  }
  expect(readdirSync(folder).filter((name) => name.startsWith("none"))).toEqual([]);
  await close();
});
