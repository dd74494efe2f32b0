import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { builtProgram } from "#tests/support/built-programs.ts";
import { childEnvironment } from "#tests/support/child-environment.ts";
import { soon } from "#tests/support/time-limits.ts";
import { packRelease } from "./pack-release.ts";

let folder: string;
let root: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "greenmile-release-test-"));
  root = path.join(folder, "srv");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A release whose server prints its version, and whose commands are the real ones. */
function pack(version: string): string {
  const dist = path.join(folder, `dist-${version}`);
  mkdirSync(path.join(dist, "server"), { recursive: true });
  writeFileSync(path.join(dist, "package.json"), '{ "type": "module" }');
  writeFileSync(path.join(dist, "site.json"), "{}");
  writeFileSync(
    path.join(dist, "server/main.js"),
    `console.log("${version}", process.argv[2], process.env.PORT)`,
  );
  const commands = JSON.stringify(builtProgram("greenmile.js"));
  writeFileSync(path.join(dist, "server/greenmile.js"), `await import(${commands})`);
  // Any program will do for the runtime: the real one has 100 MB.
  const node = path.join(folder, "node");
  writeFileSync(node, `#!/bin/sh\nexec ${process.execPath} "$@"\n`);
  return packRelease({ version, dist, node }, folder);
}

function greenmile(...args: string[]): string {
  const options = { encoding: "utf8", stdio: "pipe", env: childEnvironment({}) } as const;
  return execFileSync(path.join(root, "current/greenmile"), args, options);
}

function install(version: string): void {
  mkdirSync(path.join(root, "releases"), { recursive: true });
  execFileSync("tar", ["-xzf", pack(version), "-C", path.join(root, "releases")]);
  symlinkSync(`releases/${version}`, path.join(root, "current"));
}

const releases = () => readdirSync(path.join(root, "releases")).sort();

test("a release starts without npm and sources, is upgraded and rolled back by one link", () => {
  install("1.0.0");
  const settings = path.join(folder, "settings");
  writeFileSync(settings, "PORT=9999\n");
  expect(greenmile("start", "--env-file", settings)).toBe(`1.0.0 ${root}/releases/1.0.0/dist 9999\n`);
  expect(greenmile("--help")).toContain("upgrade");

  // Without settings it would make ./data of personal data wherever the operator stands.
  expect(() => greenmile("restore", settings)).toThrow("Say where to: add --env-file");

  const next = pack("1.1.0");
  expect(greenmile("upgrade", next)).toContain("Release 1.1.0 is current. Restart the service");
  expect(greenmile("start")).toMatch(/^1\.1\.0 /);
  // A block of commands that was broken off after this one goes on when it is typed again.
  expect(greenmile("upgrade", next)).toMatch(/^Release 1\.1\.0 is there already, and current\. Restart the/);
  expect(readlinkSync(path.join(root, "previous"))).toBe("releases/1.0.0");
  writeFileSync(path.join(folder, "other.tar.gz"), "no archive");
  expect(() => greenmile("upgrade", path.join(folder, "other.tar.gz"))).toThrow();
  expect(releases()).toEqual(["1.0.0", "1.1.0"]);

  expect(greenmile("rollback")).toContain("Release 1.0.0 is current");
  expect(greenmile("start")).toMatch(/^1\.0\.0 /);
  // The same command typed again does not go forward; that has a name of its own.
  expect(greenmile("rollback")).toMatch(
    /^Release 1\.1\.0 is rolled back already, and 1\.0\.0 is current\. .+--undo.+Restart the service/,
  );
  expect(greenmile("start")).toMatch(/^1\.0\.0 /);
  expect(greenmile("rollback", "--undo")).toContain("Release 1.1.0 is current");
  expect(greenmile("rollback", "--undo")).toMatch(
    /^There is no rollback to undo: release 1\.1\.0 is current\. Restart/,
  );
  expect(greenmile("rollback")).toContain("Release 1.0.0 is current");
  expect(readlinkSync(path.join(root, "previous"))).toBe("releases/1.1.0");
  expect(greenmile("upgrade", next)).toContain("Release 1.1.0 is current");
  expect(readlinkSync(path.join(root, "previous"))).toBe("releases/1.0.0");
  expect(existsSync(path.join(root, "next"))).toBe(false);
  expect(existsSync(path.join(root, "current/deploy/nginx.conf"))).toBe(true);
});

/** An upgrade that waits for the bytes of its archive, which is a pipe. */
async function startUpgrade(name: string) {
  const pipe = path.join(folder, name);
  execFileSync("mkfifo", [pipe]);
  const child = spawn(path.join(root, "current/greenmile"), ["upgrade", pipe], {
    stdio: "ignore",
    env: childEnvironment({}),
  });
  const ended = once(child, "exit");
  // Fails until somebody reads the pipe.
  const writer = await vi.waitFor(() => openSync(pipe, constants.O_WRONLY | constants.O_NONBLOCK), soon);
  return { child, ended, endArchive: () => closeSync(writer) };
}

test("what a killed upgrade had unpacked goes with the next one, and what another is unpacking stays", async () => {
  install("1.0.0");
  const killed = await startUpgrade("first");
  killed.child.kill("SIGKILL");
  await killed.ended;
  killed.endArchive();
  mkdirSync(path.join(root, "releases/.unpacking-ofAnEarlierProgram"));
  const abandoned = releases();
  expect(abandoned).toHaveLength(3);
  const running = await startUpgrade("second");
  const [stagingFolder, ...rest] = releases();
  expect(abandoned).not.toContain(stagingFolder);
  expect(rest).toEqual(["1.0.0"]);
  expect(greenmile("upgrade", pack("1.1.0"))).toContain("Release 1.1.0 is current");
  expect(releases()).toEqual([stagingFolder, "1.0.0", "1.1.0"]);
  running.endArchive();
  await running.ended;
  expect(releases()).toEqual(["1.0.0", "1.1.0"]);
});
