import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test, vi } from "vitest";
import { soon } from "#tests/support/time-limits.ts";
import { isRunning } from "./is-running.ts";

test("a process runs until it has ended", () => {
  const { pid } = spawnSync(process.execPath, ["--version"]);
  expect([process.pid, process.ppid, 1].filter(isRunning)).toEqual([process.pid, process.ppid, 1]);
  expect([pid, Number.NaN].filter(isRunning)).toEqual([]);
});

test.runIf(process.platform === "linux")("a zombie does not run", async () => {
  // The shell becomes a program that never asks for the end of the child that it got.
  const parent = spawn("sh", ["-c", "sleep 0 & echo $!; exec sleep 600"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  onTestFinished(() => void parent.kill());
  const [line] = await once(createInterface(parent.stdout), "line");
  await vi.waitFor(() => expect(isRunning(Number(line))).toBe(false), soon);
  expect(() => process.kill(Number(line), 0), "its number is still taken").not.toThrow();
});
