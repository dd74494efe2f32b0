/** The life of a site, from the blocks of commands in docs/operations.md alone. */
import { randomBytes } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { packRelease } from "#scripts/release/pack-release.ts";
import { contactMessage } from "#tests/support/contact-messages.ts";
import {
  type DumpablePostgres,
  dumpVersion,
  startDumpablePostgres,
} from "#tests/support/dumpable-postgres.ts";
import { onServer } from "#tests/support/postgres-server.ts";
import { isLong } from "#tests/support/run-length.ts";
import { readRunbook } from "#tests/support/runbook/read-runbook.ts";
import {
  createRunbookMachine,
  filesIn,
  nginxVersion,
  type RunbookMachine,
} from "#tests/support/runbook/runbook-machine.ts";
import { findSiteBuild } from "#tests/support/site-build.ts";
import { writeStubBuild } from "#tests/support/stub-build.ts";
import { postJson } from "#tests/support/test-server.ts";
import { soon } from "#tests/support/time-limits.ts";

const nginx = nginxVersion();
if (nginx === undefined) console.log("nginx is not installed: the runbook is tried without TLS and proxy");
const canPostgres = isLong && dumpVersion !== undefined;
if (!canPostgres)
  console.log("The runbook is tried on SQLite alone; npm run faults -- runbook has PostgreSQL too");

let folder: string;
let archives: readonly [string, string];
let postgres: DumpablePostgres | undefined;
const machines: RunbookMachine[] = [];
const executed = new Set<string>();
const nginxBlocks = ["certificate", "nginx", "older-nginx", "reload"];

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "greenmile-runbook-"));
  archives = [packVersion("1.0.0"), packVersion("1.1.0")];
  if (canPostgres) postgres = await startDumpablePostgres();
});
afterEach(async () => {
  for (const machine of machines.splice(0)) await machine.remove();
});
afterAll(async () => {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The long form packs the whole site with its runtime, the short one a small site with the real programs. */
function packVersion(version: string): string {
  const build = findSiteBuild();
  if (isLong) return packRelease({ version, dist: build, node: process.execPath }, folder);
  const dist = path.join(folder, version);
  writeStubBuild(dist, { PUBLIC_URL: "https://www.example.com" });
  cpSync(path.join(build, "server"), path.join(dist, "server"), { recursive: true });
  const node = path.join(folder, "node");
  // Any program will do for the runtime: the real one has 100 MB.
  writeFileSync(node, `#!/bin/sh\nexec ${process.execPath} "$@"\n`);
  return packRelease({ version, dist, node }, folder);
}

async function newMachine(): Promise<RunbookMachine> {
  const machine = await createRunbookMachine(postgres ? `${postgres.PATH.split(":")[0]}:` : "");
  machines.push(machine);
  const [first] = archives;
  machine.fill("greenmile-<version>-linux-x64.tar.gz", first);
  return machine;
}

/** @returns what the block said. It must succeed. */
async function run(machine: RunbookMachine, name: string): Promise<string> {
  const { code, output } = await machine.run(name);
  expect([name, code, output]).toEqual([name, 0, expect.any(String)]);
  executed.add(name);
  return output;
}

/** Breaks a block off after its `greenmile` commands: the link has changed, and the old release runs on. */
async function breakOff(machine: RunbookMachine, name: string): Promise<void> {
  const before = await runningRelease(machine);
  const broken = machine.at("/bin/cp");
  writeFileSync(broken, "#!/bin/sh\nexit 9\n", { mode: 0o755 });
  expect((await machine.run(name)).code).toBe(9);
  rmSync(broken);
  expect(await runningRelease(machine)).toBe(before);
  expect(await run(machine, "start")).toContain(`warn  service: it still runs release ${before}, and`);
}

/** The release from which the server was started that answers now. */
async function runningRelease(machine: RunbookMachine): Promise<string> {
  await listening(machine);
  const pid = readFileSync(machine.at("/greenmile.pid"), "utf8").trim();
  return /releases\/([\d.]+)\/dist\/server/.exec(readFileSync(`/proc/${pid}/cmdline`, "utf8"))?.[1] ?? "";
}

/** The service is restarted without a word; the next block may come before it listens. */
async function listening({ address }: RunbookMachine): Promise<void> {
  await vi.waitFor(async () => expect((await fetch(`${address}/readyz`)).status).toBe(200), soon);
}

const someVisits = 200;

/** What the visitors of the block `load` have got so far, a line each. */
const visitsOf = (machine: RunbookMachine) =>
  filesIn(machine.at("/load"), /^\d$/).reduce(
    (lines, file) => lines + readFileSync(file, "utf8").split("\n").length - 1,
    0,
  );

/** Resolves when the visitors have got so many more answers. */
async function answered(machine: RunbookMachine, count: number): Promise<void> {
  const goal = visitsOf(machine) + count;
  await vi.waitFor(() => expect(visitsOf(machine)).toBeGreaterThanOrEqual(goal), soon);
}

/** @returns how many visits got their page, and of each kind of failure how many. */
async function stopLoad(machine: RunbookMachine): Promise<number[]> {
  const said = await run(machine, "stop-load");
  expect(said).toMatch(/^ *\d+ 200\n/);
  return said
    .trim()
    .split("\n")
    .map((line) => Number.parseInt(line, 10));
}

async function post({ address }: RunbookMachine): Promise<string> {
  const answer = await postJson(`${address}/api/v1/contact/new`, contactMessage);
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { reference: string }).reference;
}

const engines = canPostgres ? (["sqlite", "postgres"] as const) : (["sqlite"] as const);

test.each(engines)(
  "a site on %s lives by the runbook: install, upgrade, rollback, loss, another machine, rotation, erasure",
  async (engine) => {
    const machine = await newMachine();
    const databaseName = `runbook_${randomBytes(4).toString("hex")}`;
    const usePostgres = async (on: RunbookMachine) => {
      if (engine === "sqlite" || !postgres) return;
      on.fill("postgres://greenmile:<password>@127.0.0.1/greenmile", postgres.url + databaseName);
      await run(on, "postgresql");
    };
    await run(machine, "unpack");
    await run(machine, "settings");
    const settings = machine.at("/etc/greenmile.env");
    expect(statSync(settings).mode & 0o777).toBe(0o600);
    await usePostgres(machine);
    if (postgres && engine === "postgres") await onServer(postgres.url, `create database ${databaseName}`);
    const checked = await run(machine, "start");
    expect(checked).toContain("ok    service");
    expect(checked).toContain("ok    database and vault key");
    expect(checked).not.toContain("FAIL");
    const reference = await post(machine);
    if (nginx !== undefined) await putBehindNginx(machine, nginx);

    const [first, second] = archives;
    machine.fill("greenmile-<version>-linux-x64.tar.gz", second);
    // Without nginx the visitors come without it.
    if (nginx === undefined) machine.fill("https://<domain>/", `${machine.address}/`);
    // The short form leaves most of the processor to the tests beside it: its visitors ask a hundred times a second.
    if (!isLong) machine.fill("--max-time 60", "--max-time 60 --rate 25/s");
    await run(machine, "load");
    await answered(machine, someVisits);
    await breakOff(machine, "upgrade");
    expect(await run(machine, "upgrade")).toContain("Release 1.1.0 is there already, and current");
    expect(await runningRelease(machine)).toBe("1.1.0");
    expect(await run(machine, "rollback")).toContain("Release 1.0.0 is current");
    expect(await runningRelease(machine)).toBe("1.0.0");
    expect(await run(machine, "undo")).toContain("Release 1.1.0 is current");
    expect(await runningRelease(machine)).toBe("1.1.0");
    await breakOff(machine, "rollback");
    expect(await run(machine, "rollback")).toContain("Release 1.1.0 is rolled back already");
    expect(await runningRelease(machine)).toBe("1.0.0");
    await answered(machine, someVisits);
    const [visits = 0, ...others] = await stopLoad(machine);
    console.log(`${visits} visits during an upgrade and a rollback, ${others.length} kinds of failures`);
    expect(others).toEqual([]);
    expect(visits).toBeGreaterThan(2 * someVisits);

    const later = await post(machine);
    expect(await run(machine, "backup")).toContain("checked, 2 contact messages");
    const backups = machine.at("/var/lib/greenmile-backups");
    const newest = filesIn(backups, /^greenmile-/).at(-1) ?? "";
    const kept = path.join(folder, path.basename(newest));
    cpSync(newest, kept);
    const key = /^VAULT_KEY=(.+)$/m.exec(readFileSync(settings, "utf8"))?.[1] ?? "";
    machines.splice(machines.indexOf(machine), 1);
    await machine.remove();

    // What is left of it is a copy of the backup and of the key.
    const other = await newMachine();
    other.fill("greenmile-<version>-linux-x64.tar.gz", first);
    await run(other, "unpack");
    other.fill("$(openssl rand -base64 32)", key);
    await run(other, "settings");
    other.fill("$(openssl rand -base64 32)", "$(openssl rand -base64 32)");
    if (postgres && engine === "postgres")
      await onServer(postgres.url, `drop database ${databaseName} with (force)`);
    await usePostgres(other);
    const copy = path.join(other.at("/var/lib/greenmile-backups"), path.basename(kept));
    other.fill("greenmile-<time>.sqlite", kept);
    other.fill("/var/lib/greenmile-backups/greenmile-<time>.sqlite", copy);
    await run(other, "bring");
    expect(await run(other, "restore")).toMatch(/^Restored.*: 2 contact messages/);
    await listening(other);
    await run(other, "start");

    other.fill("GM-7K3F9Q", reference);
    expect(await run(other, "erase")).toContain("Nothing is erased yet");
    const report = await run(other, "erase-for-good");
    expect(report).toContain("contact_messages: 2");
    expect((await other.run("erase-for-good")).output).toContain("Nothing is stored under");
    expect(later).not.toBe(reference);

    expect(await run(other, "rotate")).toContain("records are under the new key");
    await listening(other);
    await post(other);
    const rotated = readFileSync(other.at("/etc/greenmile.env"), "utf8");
    expect(rotated).not.toContain(key);
    expect(statSync(other.at("/etc/greenmile.env")).mode & 0o777).toBe(0o600);
  },
);

async function putBehindNginx(machine: RunbookMachine, version: number): Promise<void> {
  await run(machine, "certificate");
  await run(machine, "nginx");
  if (version < 1.025001) await run(machine, "older-nginx");
  else executed.add("older-nginx");
  expect(await run(machine, "reload")).toMatch(/^HTTP\/2 200/m);
}

test("typed twice, the blocks of an installation keep the settings, the key and the release", async () => {
  const machine = await newMachine();
  await run(machine, "unpack");
  await run(machine, "settings");
  const settings = readFileSync(machine.at("/etc/greenmile.env"), "utf8");
  expect((await machine.run("settings")).output).toContain("cannot overwrite existing file");
  renameSync(machine.at("/srv/greenmile/releases/1.0.0"), machine.at("/srv/greenmile/releases/0.9.0"));
  expect((await machine.run("unpack")).output).toContain("File exists");
  expect(readFileSync(machine.at("/etc/greenmile.env"), "utf8")).toBe(settings);
  machine.fill("<password>", "secret");
  for (const _ of ["typed", "typed again"]) expect((await machine.run("postgresql")).code).toBe(0);
  expect(readFileSync(machine.at("/etc/greenmile.env"), "utf8")).toBe(
    `${settings}DATABASE_URL=postgres://greenmile:secret@127.0.0.1/greenmile\n`,
  );
});

test("a block that asks the site after a start or a reload waits until something listens", () => {
  const asking = readRunbook().filter(({ commands }) =>
    /systemctl.+(?:start|reload|now).+curl/s.test(commands),
  );
  const names = ["start", "reload", "upgrade", "rollback", "undo", "restore", "rotate"];
  expect(asking.map(({ name }) => name)).toEqual(names);
  for (const { name, commands } of asking)
    expect([name, commands]).toEqual([
      name,
      expect.stringMatching(/curl .*--retry \d+ .*--retry-connrefused/),
    ]);
});

test("every block of the runbook is executed, or says why not", () => {
  for (const { label } of readRunbook()) expect(label).toMatch(/^(?:run=[\w-]+|skip: .{5,})$/);
  const names = readRunbook().flatMap(({ name }) => (name === undefined ? [] : [name]));
  expect(new Set(names).size).toBe(names.length);
  const left = [...(canPostgres ? [] : ["postgresql"]), ...(nginx === undefined ? nginxBlocks : [])];
  expect(names.filter((name) => !executed.has(name))).toEqual(left);
});
