import { randomBytes } from "node:crypto";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startApp } from "#tests/support/app-process.ts";
import { application as accepted } from "#tests/support/applications.ts";
import { contactMessage } from "#tests/support/contact-messages.ts";
import { open } from "#tests/support/databases.ts";
import { runCommand } from "#tests/support/run-command.ts";
import { writeStubBuild } from "#tests/support/stub-build.ts";
import { postJson } from "#tests/support/test-server.ts";
import { soon } from "#tests/support/time-limits.ts";

const canary = "736451928064";
const application = {
  ...accepted,
  name: "Canary Kaur",
  licenseNumber: "CH01 CANARY 55501",
  aadharNumber: canary,
};

let folder: string;
const inFolder = (name: string) => path.join(folder, name);
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "greenmile-drill-"));
  writeStubBuild(inFolder("dist"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs `npm run <command>` on a data folder. */
function run(command: "backup" | "restore", data: string, ...args: string[]) {
  return runCommand(command, { DATA_DIR: inFolder(data) }, ...args);
}

const start = (data: string) => startApp({ DATA_DIR: inFolder(data) }, inFolder("dist"));

/** Posts without a pause until it is stopped; returns the acknowledged references in order. */
function keepPosting(address: string) {
  const acknowledged: string[] = [];
  let going = true;
  const done = Promise.all(
    Array.from({ length: 8 }, async () => {
      while (going) {
        const response = await postJson(`${address}/api/v1/contact/new`, contactMessage);
        const { reference } = (await response.json()) as { reference: string };
        // While the disk is busy the server may answer 503.
        if (response.status === 201) acknowledged.push(reference);
      }
    }),
  );
  const stop = async () => {
    going = false;
    await done;
  };
  return { acknowledged, stop };
}

async function referencesIn(data: string): Promise<Set<string>> {
  const database = await open({ dataFolder: inFolder(data), databaseUrl: undefined });
  const rows = await database.kysely.selectFrom("contact_messages").select("reference").execute();
  await database.close();
  return new Set(rows.map((row) => row.reference));
}

test("a backup taken while people write holds all that was acknowledged before it, and a server starts on it", async () => {
  const { child, ended, address } = await start("data");
  expect((await postJson(`${address}/api/v1/applicants`, application)).status).toBe(201);
  const posts = keepPosting(address);
  await vi.waitFor(() => expect(posts.acknowledged.length).toBeGreaterThanOrEqual(200), soon);

  const before = [...posts.acknowledged];
  const { code, output } = await run("backup", "data", inFolder("copy.sqlite"));
  await posts.stop();
  expect(output).toMatch(/checked, \d+ contact messages, 1 applications/);
  expect(output).toContain("The vault key is not in it.");
  expect(code).toBe(0);
  // Writing went on meanwhile: a drill on an idle database would prove little.
  expect(posts.acknowledged.length).toBeGreaterThan(before.length);

  const bytes = readFileSync(inFolder("copy.sqlite"), "latin1");
  expect(statSync(inFolder("copy.sqlite")).mode & 0o777).toBe(0o600);
  expect(bytes).toContain("Canary Kaur");
  const key = readFileSync(inFolder("data/vault.key"), "utf8").trim();
  for (const secret of [
    canary,
    application.licenseNumber,
    key,
    Buffer.from(key, "base64").toString("latin1"),
  ]) {
    expect(bytes).not.toContain(secret);
  }
  expect(readdirSync(folder).filter((name) => name.startsWith("copy"))).toEqual(["copy.sqlite"]);
  child.kill("SIGTERM");
  await ended;

  mkdirSync(inFolder("new"), { mode: 0o700 });
  writeFileSync(inFolder("new/vault.key"), randomBytes(32).toString("base64"), { mode: 0o600 });
  const { output: said } = await run("restore", "new", inFolder("copy.sqlite"));
  expect(said).toMatch(
    /It needs the vault key (\w{16})\. .+The vault key at hand \((?!\1)\w{16}, .+Put the file of key \1/,
  );
  expect((await run("restore", "keyless", inFolder("copy.sqlite"))).output).toMatch(
    /It needs the vault key (\w{16})\. .+vault\.key cannot be read .+ Put the file of key \1 back/,
  );
  mkdirSync(inFolder("interrupted"), { mode: 0o700 });
  writeFileSync(inFolder("interrupted/vault.key.next"), key, { mode: 0o600 });
  expect((await run("restore", "interrupted", inFolder("copy.sqlite"))).output).toMatch(
    /The vault key that it needs is set, \w{16}\.$/m,
  );
  const restored = await referencesIn("new");
  expect(before.filter((reference) => !restored.has(reference))).toEqual([]);
  writeFileSync(inFolder("new/vault.key"), key, { mode: 0o600 });
  const second = await start("new");
  expect((await postJson(`${second.address}/api/v1/applicants`, application)).status).toBe(201);
});

test("a database that a server uses is not replaced, not even by force", async () => {
  const { child, ended, address } = await start("data");
  await postJson(`${address}/api/v1/contact/new`, contactMessage);
  await run("backup", "data", inFolder("copy.sqlite"));
  await postJson(`${address}/api/v1/contact/new`, contactMessage);
  for (const args of [[], ["--force"]]) {
    const { code, output } = await run("restore", "data", inFolder("copy.sqlite"), ...args);
    expect([code, output]).toEqual([1, expect.stringContaining("Stop the server first.")]);
  }
  expect((await postJson(`${address}/api/v1/contact/new`, contactMessage)).status).toBe(201);
  child.kill("SIGTERM");
  await ended;

  expect((await run("restore", "data", inFolder("copy.sqlite"))).output).toContain("add --force");
  expect((await referencesIn("data")).size).toBe(3);
  const forced = await run("restore", "data", inFolder("copy.sqlite"), "--force");
  expect(forced.output).toContain("The database that was there is now");
  expect(forced.output).toContain("The vault key that it needs is set");
  expect((await referencesIn("data")).size).toBe(1);
  expect(readdirSync(inFolder("data")).filter((name) => name.includes(".before-"))).toHaveLength(1);
});

test("a damaged backup is refused and leaves nothing behind", async () => {
  const { child, ended, address } = await start("data");
  await postJson(`${address}/api/v1/contact/new`, { ...contactMessage, query: "x".repeat(9_000) });
  await run("backup", "data", inFolder("copy.sqlite"));
  child.kill("SIGTERM");
  await ended;
  truncateSync(inFolder("copy.sqlite"), statSync(inFolder("copy.sqlite")).size - 8_192);
  const { code, output } = await run("restore", "new", inFolder("copy.sqlite"));
  expect([code, output]).toEqual([1, expect.stringContaining("is damaged")]);
  expect(readdirSync(inFolder("new"))).toEqual([]);

  writeFileSync(inFolder("none.sqlite"), "no database");
  expect((await run("restore", "new", inFolder("none.sqlite"))).code).toBe(1);
});

test("a backup never overwrites a file, and says what is wrong", async () => {
  const { child, ended } = await start("data");
  writeFileSync(inFolder("there"), "kept");
  expect((await run("backup", "data", inFolder("there"))).output).toContain("exists already");
  expect(readFileSync(inFolder("there"), "utf8")).toBe("kept");
  expect((await run("backup", "nowhere", inFolder("x.sqlite"))).output).toContain("There is no database");
  expect((await run("backup", "data")).output).toContain("npm run backup -- <file or folder>");
  await run("backup", "data", `${inFolder("folder")}/`);
  expect(readdirSync(inFolder("folder"))).toEqual([expect.stringMatching(/^greenmile-.+\.sqlite$/)]);
  child.kill("SIGTERM");
  await ended;
});
