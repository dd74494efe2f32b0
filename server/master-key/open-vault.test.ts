import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { engines, open, openNewDatabase, type TestDatabase } from "#tests/support/databases.ts";
import type { Database } from "../database/database.ts";
import { OperatorError } from "../operator-error.ts";
import { createKeyFile, keyFileName, openVault } from "./open-vault.ts";

const now = new Date("2026-01-02T03:04:05.678Z");

describe.each(engines)("the vault of a database on %s", (engine) => {
  let opened: TestDatabase;
  let database: Database;
  let file: string;
  beforeEach(async () => {
    opened = await openNewDatabase(engine);
    ({ database } = opened);
    file = path.join(opened.settings.dataFolder, keyFileName);
  });
  afterEach(() => opened.close());

  function openIt(vaultKey?: Buffer, through = database) {
    return openVault({ vaultKey, dataFolder: opened.settings.dataFolder }, through.kysely, now);
  }

  test("creates its key once, readable by its owner alone", async () => {
    const sealed = (await openIt()).seal("a", "text");
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(Buffer.from(readFileSync(file, "utf8"), "base64")).toHaveLength(32);
    expect((await openIt()).unseal("a", sealed)).toBe("text");
    expect(readdirSync(opened.settings.dataFolder).filter((name) => name.startsWith(keyFileName))).toEqual([
      keyFileName,
    ]);
  });

  test("is the same for processes that start together", async () => {
    const others = await Promise.all([open(opened.settings), open(opened.settings), open(opened.settings)]);
    const vaults = await Promise.all([database, ...others].map((one) => openIt(undefined, one)));
    expect(new Set(vaults.map(({ keyId }) => keyId)).size).toBe(1);
    await Promise.all(others.map((one) => one.close()));
  });

  test("takes a key from the settings and writes no file", async () => {
    const key = Buffer.alloc(32, 3);
    const sealed = (await openIt(key)).seal("a", "text");
    expect((await openIt(key)).unseal("a", sealed)).toBe("text");
    expect(existsSync(file)).toBe(false);
  });

  test("does not open with another key, and says which one it needs", async () => {
    const { keyId } = await openIt();
    const start = () => openIt(Buffer.alloc(32, 4));
    await expect(start()).rejects.toThrow(OperatorError);
    const inForce = new RegExp(`from VAULT_KEY\\) is not the one .+ sealed with \\(${keyId}\\)\\. `);
    await expect(start()).rejects.toThrow(inForce);
    // The right file changes nothing while another key is set.
    await expect(start()).rejects.toThrow(
      /vault\.key holds that key, but does not count.+take VAULT_KEY out/,
    );
    writeFileSync(file, Buffer.alloc(32, 5).toString("base64"));
    await expect(start()).rejects.toThrow(/\. Set VAULT_KEY to that key\. A vault\.key .+ does not count/);
    await expect(openIt()).rejects.toThrow(
      new RegExp(
        `from .+/vault\\.key\\) is not .+ Put the file of key ${keyId} there as .+, or set VAULT_KEY`,
      ),
    );
  });

  test("does not make a new key in the place of a lost one", async () => {
    const { keyId } = await openIt();
    rmSync(file);
    await expect(openIt()).rejects.toThrow(
      new RegExp(`vault\\.key cannot be read .+ Put the file of key ${keyId} back, or set VAULT_KEY`),
    );
    expect(existsSync(file)).toBe(false);
  });

  test("says why a file is not a key", async () => {
    await openIt();
    writeFileSync(file, "too short\n");
    await expect(openIt()).rejects.toThrow(/vault\.key is not 32 bytes of base64\. Put the file back/);
  });
});

test("a data folder that cannot hold the key is explained", async () => {
  const { database, settings, close } = await openNewDatabase("sqlite");
  const blocked = path.join(settings.dataFolder, "a-file");
  writeFileSync(blocked, "");
  await expect(openVault({ vaultKey: undefined, dataFolder: blocked }, database.kysely, now)).rejects.toThrow(
    /cannot be made \(.+\)\. Make the data folder writable or set VAULT_KEY\.$/,
  );
  await close();
});

test.runIf(existsSync("/proc/self"))(
  "a key in /proc (where there is one) is refused, not tried for ever",
  () => {
    expect(() => createKeyFile("/proc/nope/vault.key")).toThrow(/ENOENT/);
  },
);
