import {
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
import { open } from "#tests/support/databases.ts";
import { runCommand } from "#tests/support/run-command.ts";
import { writeStubBuild } from "#tests/support/stub-build.ts";
import { postJson } from "#tests/support/test-server.ts";
import { soon } from "#tests/support/time-limits.ts";

const canary = "736451928064";
const application = {
  name: "Canary Kaur",
  address: "Sector 17, Chandigarh",
  phoneNumber: "9876500000",
  licenseNumber: "CH01 CANARY 55501",
  aadharNumber: canary,
  description: "",
  jobId: "sample-driver-partner-mohali",
};
const message = { name: "Asha", email: "asha@example.com", phone: "98", subject: "Load" };

let room: string;
const inRoom = (name: string) => path.join(room, name);
beforeEach(() => {
  room = mkdtempSync(path.join(tmpdir(), "greenmile-drill-"));
  writeStubBuild(inRoom("dist"));
});
afterEach(() => rmSync(room, { recursive: true, force: true }));

/** Runs `npm run <command>` on a data folder. */
function run(command: "backup" | "restore", data: string, ...args: string[]) {
  return runCommand(command, { DATA_DIR: inRoom(data) }, ...args);
}

const start = (data: string) => startApp({ DATA_DIR: inRoom(data) }, inRoom("dist"));

/** Posts without a pause until it is told to stop; gives the references that were acknowledged, in order. */
function keepPosting(address: string) {
  const acknowledged: string[] = [];
  let going = true;
  const done = Promise.all(
    Array.from({ length: 8 }, async () => {
      while (going) {
        const response = await postJson(`${address}/api/v1/contact/new`, message);
        const { reference } = (await response.json()) as { reference: string };
        // While the disk is busy one may be asked to try again.
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
  const database = await open({ dataFolder: inRoom(data), databaseUrl: undefined });
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
  const { code, output } = await run("backup", "data", inRoom("copy.sqlite"));
  await posts.stop();
  expect(output).toMatch(/checked, \d+ contact messages, 1 applications/);
  expect(output).toContain("The vault key is not in it.");
  expect(code).toBe(0);
  // It went on meanwhile: the drill would prove little on a database that rests.
  expect(posts.acknowledged.length).toBeGreaterThan(before.length);

  const bytes = readFileSync(inRoom("copy.sqlite"), "latin1");
  expect(statSync(inRoom("copy.sqlite")).mode & 0o777).toBe(0o600);
  expect(bytes).toContain("Canary Kaur");
  const key = readFileSync(inRoom("data/vault.key"), "utf8").trim();
  for (const secret of [
    canary,
    application.licenseNumber,
    key,
    Buffer.from(key, "base64").toString("latin1"),
  ]) {
    expect(bytes).not.toContain(secret);
  }
  expect(readdirSync(room).filter((name) => name.startsWith("copy"))).toEqual(["copy.sqlite"]);
  child.kill("SIGTERM");
  await ended;

  expect((await run("restore", "new", inRoom("copy.sqlite"))).code).toBe(0);
  const restored = await referencesIn("new");
  expect(before.filter((reference) => !restored.has(reference))).toEqual([]);
  writeFileSync(inRoom("new/vault.key"), key, { mode: 0o600 });
  const second = await start("new");
  expect((await postJson(`${second.address}/api/v1/applicants`, application)).status).toBe(201);
});

test("a database that a server uses is not replaced, not even by force", async () => {
  const { child, ended, address } = await start("data");
  await postJson(`${address}/api/v1/contact/new`, message);
  await run("backup", "data", inRoom("copy.sqlite"));
  await postJson(`${address}/api/v1/contact/new`, message);
  for (const args of [[], ["--force"]]) {
    const { code, output } = await run("restore", "data", inRoom("copy.sqlite"), ...args);
    expect([code, output]).toEqual([1, expect.stringContaining("Stop the server first.")]);
  }
  expect((await postJson(`${address}/api/v1/contact/new`, message)).status).toBe(201);
  child.kill("SIGTERM");
  await ended;

  expect((await run("restore", "data", inRoom("copy.sqlite"))).output).toContain("add --force");
  expect((await referencesIn("data")).size).toBe(3);
  const forced = await run("restore", "data", inRoom("copy.sqlite"), "--force");
  expect(forced.output).toContain("The database that was there is now");
  expect((await referencesIn("data")).size).toBe(1);
  expect(readdirSync(inRoom("data")).filter((name) => name.includes(".before-"))).toHaveLength(1);
});

test("a damaged backup is refused and leaves nothing behind", async () => {
  const { child, ended, address } = await start("data");
  await postJson(`${address}/api/v1/contact/new`, { ...message, query: "x".repeat(9_000) });
  await run("backup", "data", inRoom("copy.sqlite"));
  child.kill("SIGTERM");
  await ended;
  truncateSync(inRoom("copy.sqlite"), statSync(inRoom("copy.sqlite")).size - 8_192);
  const { code, output } = await run("restore", "new", inRoom("copy.sqlite"));
  expect([code, output]).toEqual([1, expect.stringContaining("is damaged")]);
  expect(readdirSync(inRoom("new"))).toEqual([]);

  writeFileSync(inRoom("none.sqlite"), "no database");
  expect((await run("restore", "new", inRoom("none.sqlite"))).code).toBe(1);
});

test("a backup never overwrites a file, and says what is wrong", async () => {
  const { child, ended } = await start("data");
  writeFileSync(inRoom("there"), "kept");
  expect((await run("backup", "data", inRoom("there"))).output).toContain("exists already");
  expect(readFileSync(inRoom("there"), "utf8")).toBe("kept");
  expect((await run("backup", "nowhere", inRoom("x.sqlite"))).output).toContain("There is no database");
  expect((await run("backup", "data")).output).toContain("npm run backup -- <file or folder>");
  await run("backup", "data", `${inRoom("folder")}/`);
  expect(readdirSync(inRoom("folder"))).toEqual([expect.stringMatching(/^greenmile-.+\.sqlite$/)]);
  child.kill("SIGTERM");
  await ended;
});
