import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { isRunning } from "#server/files/is-running.ts";
import { soon } from "#tests/support/time-limits.ts";
import { listProcesses, sendSignal } from "./processes.ts";

const project = path.resolve(import.meta.dirname, "../..");
/** In place of the system's temporary folder, so that only the runs of this file are in it. */
const temporary = mkdtempSync(path.join(tmpdir(), "greenmile-runs-"));
// PostgreSQL runs as a user of its own where the tests run as root.
chmodSync(temporary, 0o711);
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

/** A run in miniature that hangs once all of it has started. */
const runScript = `
  import { spawn, spawnSync } from "node:child_process";
  import { mkdtempSync } from "node:fs";
  import { tmpdir } from "node:os";
  import { join } from "node:path";
  import { beginTestRun } from "#scripts/test/test-run.ts";

  const run = await beginTestRun();
  const data = mkdtempSync(join(tmpdir(), "data-"));
  const forever = "setInterval(() => {}, 1000)";
  const start = (script, env) => spawn(process.execPath, ["-e", script], { env, detached: true, stdio: "ignore" }).pid;
  const pids = [
    start(forever, process.env),
    // A server in an environment of its own, with its data in the run's folder.
    start(forever, { DATA_DIR: data }),
    // A child without any environment, below a parent that has one.
    start(\`require("child_process").spawn(process.execPath, ["-e", "\${forever}"], { env: {} }); \${forever}\`, process.env),
  ];
  // A process whose parent has ended.
  pids.push(Number(spawnSync("sh", ["-c", "sleep 1000 >/dev/null 2>&1 & echo $!"], { encoding: "utf8" }).stdout));
  if (process.argv.includes("postgres")) await (await import("#scripts/processes/postgres-process.ts")).startPostgres();
  const mounted = spawnSync("mount", ["-t", "tmpfs", "tmpfs", data], { stdio: "ignore" }).status === 0;
  process.on("SIGTERM", async () => {
    await run.end();
    process.exit(143);
  });
  console.log(JSON.stringify({ folder: process.env.TMPDIR, pids, mounted }));
  setInterval(() => {}, 1000);
`;

interface Run {
  readonly runner: ChildProcess;
  readonly folder: string;
  readonly pids: readonly number[];
  readonly mounted: boolean;
}

async function startRun(...args: string[]): Promise<Run> {
  const { TEST_RUN_FOLDER, ...environment } = process.env;
  const runner = spawn(process.execPath, ["--input-type=module", "-e", runScript, ...args], {
    cwd: project,
    env: { ...environment, TMPDIR: temporary },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = await Promise.race([once(runner.stdout, "data"), once(runner, "exit")]);
  const run: Run = { runner, ...JSON.parse(String(line)) };
  expect(run.pids.filter(isRunning)).toEqual(run.pids);
  expect(isMounted(run)).toBe(run.mounted);
  return run;
}

function isMounted({ folder }: Run): boolean {
  return process.platform === "linux" && readFileSync("/proc/self/mounts", "utf8").includes(folder);
}

/** The processes that name the run's folder: its watchdog and PostgreSQL too. */
function processesOf({ folder }: Run): string[] {
  return listProcesses().flatMap(({ details, command }) => (details.includes(folder) ? [command] : []));
}

async function expectNothingLeft(run: Run): Promise<void> {
  await vi.waitFor(() => {
    expect(processesOf(run)).toEqual([]);
    expect(run.pids.filter(isRunning)).toEqual([]);
    expect(isMounted(run)).toBe(false);
    expect(existsSync(run.folder)).toBe(false);
  }, soon);
}

test("a run that is killed leaves no process, no mount and no folder, not even PostgreSQL", async () => {
  const run = await startRun("postgres");
  expect(processesOf(run).some((command) => command.includes("postgres -D"))).toBe(true);
  run.runner.kill("SIGKILL");
  await expectNothingLeft(run);
});

test("a run that gets SIGTERM has cleaned up once it has ended", async () => {
  const run = await startRun();
  run.runner.kill("SIGTERM");
  const [exitCode] = await once(run.runner, "exit");
  expect(exitCode).toBe(143);
  expect(existsSync(run.folder)).toBe(false);
  await expectNothingLeft(run);
});

test("a run whose watchdog was killed with it is cleaned up by the next run", async () => {
  const run = await startRun();
  const watchdog = listProcesses().find(({ command }) => command.includes(`watchdog.ts ${run.folder}`));
  sendSignal(watchdog?.pid ?? 0, "SIGKILL");
  run.runner.kill("SIGKILL");
  await once(run.runner, "exit");
  expect(existsSync(run.folder)).toBe(true);
  const next = await startRun();
  await expectNothingLeft(run);
  next.runner.kill("SIGKILL");
  await expectNothingLeft(next);
});
