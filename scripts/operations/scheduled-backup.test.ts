import { spawnSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { hostname, tmpdir } from "node:os";
import path from "node:path";
import { generateIdentity, identityToRecipient } from "age-encryption";
import { afterEach, beforeEach, expect, test } from "vitest";
import { contactMessage } from "#tests/support/contact-messages.ts";
import { environmentOf } from "#tests/support/databases.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { runCommand } from "#tests/support/run-command.ts";
import { postJson, startServer } from "#tests/support/test-server.ts";

let folder: string;
let BACKUP_DIR: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "greenmile-backups-"));
  BACKUP_DIR = path.join(folder, "backups");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const backups = () => readdirSync(BACKUP_DIR).filter((name) => name.startsWith("greenmile-"));

test("the scheduled backup is encrypted, tried, pruned by age, and restored with the secret key", async () => {
  const server = await startServer("sqlite", { BACKUP_DIR });
  const { address, settings } = server;
  const warnings = async () =>
    ((await (await fetch(`${address}/readyz`)).json()) as { warnings?: string[] }).warnings;
  expect(await warnings()).toEqual([expect.stringContaining("No backup was made into")]);
  expect((await postJson(`${address}/api/v1/contact/new`, contactMessage)).status).toBe(201);

  const identity = await generateIdentity();
  const identityFile = path.join(folder, "identity");
  writeFileSync(identityFile, `# created by age-keygen\n${identity}\n`, { mode: 0o600 });
  const environment = {
    ...environmentOf(settings),
    BACKUP_DIR,
    BACKUP_KEEP_DAYS: "7",
    BACKUP_AGE_RECIPIENT: await identityToRecipient(identity),
  };
  mkdirSync(BACKUP_DIR);
  for (const [name, days] of [
    ["greenmile-2026-01-01T00-00-00-000Z.sqlite.age", 8],
    ["greenmile-2026-01-02T00-00-00-000Z.sqlite", 6],
    ["holiday.sqlite", 90],
  ] as const) {
    const file = path.join(BACKUP_DIR, name);
    writeFileSync(file, "");
    const then = new Date(Date.now() - days * 24 * 60 * 60_000);
    utimesSync(file, then, then);
  }
  const { code, output } = await runCommand("backup", environment);
  expect([code, output]).toEqual([0, expect.stringMatching(/\.sqlite\.age: checked, 1 contact messages/)]);
  expect(output).toContain("2026-01-01T00-00-00-000Z.sqlite.age: deleted, older than 7 days");
  const [old, made, ...others] = backups().sort();
  expect([old, others]).toEqual(["greenmile-2026-01-02T00-00-00-000Z.sqlite", []]);
  expect(readdirSync(BACKUP_DIR)).toContain("holiday.sqlite");
  const file = path.join(BACKUP_DIR, made ?? "");
  expect(readFileSync(file, "latin1")).toMatch(/^age-encryption\.org\/v1\n/);
  expect(readFileSync(file, "latin1")).not.toContain(contactMessage.name);
  expect(statSync(file).mode & 0o777).toBe(0o600);

  const DATA_DIR = path.join(folder, "restored");
  expect((await runCommand("restore", { DATA_DIR }, file)).output).toContain("--identity <file>");
  const restored = await runCommand("restore", { DATA_DIR }, file, "--identity", identityFile);
  expect([restored.code, restored.output]).toEqual([0, expect.stringContaining("1 contact messages")]);
  const wrong = path.join(folder, "wrong");
  writeFileSync(wrong, await generateIdentity(), { mode: 0o600 });
  expect((await runCommand("restore", { DATA_DIR }, file, "--identity", wrong)).output).toContain(
    "cannot be decrypted",
  );
  await server.close();

  const again = await startServer("sqlite", { BACKUP_DIR });
  expect(await (await fetch(`${again.address}/readyz`)).json()).toEqual({ status: "ready" });
  const metrics = await (await fetch(`${again.address}/metrics`)).text();
  expect(metrics).toMatch(/^backup_last_success_timestamp_seconds \d{10}/m);
  expect(metrics).toMatch(/^backup_failed 0$/m);
  await again.close();
});

test("a backup and a restore need no room in the system's temporary folder, and remove what killed ones have left", async () => {
  const server = await startServer("sqlite", {});
  mkdirSync(BACKUP_DIR);
  const { pid: deadPid } = spawnSync(process.execPath, ["--version"]);
  const unfinished = (pid: number) => [`.greenmile-${hostname()}-${pid}-abcdef`];
  for (const name of [...unfinished(deadPid), ...unfinished(process.pid)])
    writeFileSync(path.join(BACKUP_DIR, name), "");
  const identity = await generateIdentity();
  const identityFile = path.join(folder, "identity");
  writeFileSync(identityFile, identity, { mode: 0o600 });
  const environment = {
    ...environmentOf(server.settings),
    BACKUP_DIR,
    BACKUP_AGE_RECIPIENT: await identityToRecipient(identity),
    TMPDIR: path.join(folder, "not-there"),
  };
  const { code, output } = await runCommand("backup", environment);
  expect([code, output]).toEqual([0, expect.stringContaining(".sqlite.age: checked")]);
  const [made = ""] = readdirSync(BACKUP_DIR).filter((name) => name.endsWith(".age"));
  expect(readdirSync(BACKUP_DIR).sort()).toEqual(
    [...unfinished(process.pid), "last-backup.json", made].sort(),
  );
  const DATA_DIR = path.join(folder, "restored");
  const restored = await runCommand(
    "restore",
    { ...environment, DATA_DIR },
    path.join(BACKUP_DIR, made),
    "--identity",
    identityFile,
  );
  expect([restored.code, restored.output]).toEqual([0, expect.stringContaining("0 contact messages")]);
  expect(readdirSync(DATA_DIR)).toEqual(["greenmile.sqlite"]);
  await server.close();
});

test("a backup that fails shows in /readyz and the metrics, and is mailed", async () => {
  const mail = await startMailServer();
  const environment = {
    DATA_DIR: path.join(folder, "nowhere"),
    BACKUP_DIR,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    MAIL_TO: "ops@example.com",
  };
  const { code, output } = await runCommand("backup", environment);
  expect([code, output]).toEqual([1, expect.stringContaining("There is no database")]);
  expect(mail.received).toMatchObject([{ recipients: ["ops@example.com"] }]);
  expect(mail.received[0]?.text).toContain("There is no database");
  expect(backups()).toEqual([]);
  const server = await startServer("sqlite", { BACKUP_DIR });
  expect(await (await fetch(`${server.address}/readyz`)).json()).toEqual({
    status: "ready",
    warnings: [expect.stringMatching(/^The backup of .+ failed: There is no database/)],
  });
  expect(await (await fetch(`${server.address}/metrics`)).text()).toMatch(/^backup_failed 1$/m);
  await server.close();
  await mail.close();
});

test.each([
  ["cannot be made", () => writeFileSync(BACKUP_DIR, ""), "backups/in-it", "ENOTDIR"],
  ["is a file", () => writeFileSync(BACKUP_DIR, ""), "backups", "There is no database"],
  [
    "takes no status",
    () => mkdirSync(path.join(BACKUP_DIR, "last-backup.json"), { recursive: true }),
    "backups",
    "There is no database",
  ],
])("a backup whose folder %s is mailed with the first reason", async (_, breakFolder, name, reason) => {
  breakFolder();
  const mail = await startMailServer();
  const environment = {
    DATA_DIR: path.join(folder, "nowhere"),
    BACKUP_DIR: path.join(folder, name),
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    MAIL_TO: "ops@example.com",
  };
  const { code, output } = await runCommand("backup", environment);
  await mail.close();
  expect([code, output]).toEqual([1, expect.stringContaining(reason)]);
  expect(output).toContain("The failure could not be noted in");
  expect(mail.received).toMatchObject([{ text: expect.stringContaining(reason) }]);
});
