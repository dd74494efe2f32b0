import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { dayMs } from "#contract/durations.ts";
import { abandonedIn, makeTemporaryFolder } from "./temporary-folder.ts";

vi.mock("node:fs", async (original) => {
  const fs = await original<typeof import("node:fs")>();
  return { ...fs, rmSync: vi.fn(fs.rmSync) };
});

const { pid: deadPid } = spawnSync(process.execPath, ["--version"]);

test("what a process of this machine has left goes at once, what others may still use after a day, and nothing else", () => {
  const parent = mkdtempSync(path.join(tmpdir(), "greenmile-temporary-"));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const running = makeTemporaryFolder(parent);
  const beside = [`.greenmile-other-${deadPid}-abcdef`, `.greenmile-${hostname()}-5-${process.pid}-abcdef`];
  const earlier = [`.greenmile-${deadPid}-abcdef`, `greenmile-2026.sqlite.${deadPid}.part`];
  const own = `.greenmile-${hostname()}-${deadPid}-abcdef`;
  for (const name of [own, ...beside]) mkdirSync(path.join(parent, name));
  for (const name of [...earlier, "greenmile-2026.sqlite"]) writeFileSync(path.join(parent, name), "");
  const names = [path.basename(running), "greenmile-2026.sqlite", ...beside, ...earlier];
  expect(abandonedIn(parent, 0).sort(), "not what a process of this machine is at work with").toEqual(
    [own, ...beside, ...earlier].sort(),
  );

  const second = path.basename(makeTemporaryFolder(parent));
  expect(readdirSync(parent).sort()).toEqual([second, ...names].sort());

  // A number that another process has by now, as after the restart of a container.
  const longAgo = new Date(Date.now() - dayMs);
  for (const name of names) utimesSync(path.join(parent, name), longAgo, longAgo);
  const third = path.basename(makeTemporaryFolder(parent));
  expect(readdirSync(parent).sort()).toEqual([second, third, "greenmile-2026.sqlite"].sort());
});

test.each(["EPERM", "EACCES"])(
  "what belongs to another user (%s) stays, and keeps nobody from a folder",
  (code) => {
    const parent = mkdtempSync(path.join(tmpdir(), "greenmile-temporary-"));
    onTestFinished(() => rmSync(parent, { recursive: true }));
    const left = ["a", "b"].map((letter) => `.greenmile-${hostname()}-${deadPid}-abcde${letter}`);
    for (const name of left) mkdirSync(path.join(parent, name));
    vi.mocked(rmSync).mockImplementationOnce(() => {
      throw Object.assign(new Error("operation not permitted"), { code });
    });
    const made = path.basename(makeTemporaryFolder(parent));
    expect(readdirSync(parent).sort()).toEqual([left[0], made].sort());
  },
);
