/**
 * A process beside a test run. Its standard input closes when the run's process ends, even by SIGKILL. Then it ends
 * whatever the run has started and removes the run's folder.
 *
 * Arguments: the run's folder and the run's process id.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { isRunning } from "#server/files/is-running.ts";
import { cleanUp } from "./clean-up.ts";
import { listProcesses, sendSignal } from "./processes.ts";

const [folder = "", runner = ""] = process.argv.slice(2);
const stopTimeoutMs = 10_000;

let runEnded = false;
let toldToStop = false;
process.stdin.resume().once("end", () => (runEnded = true));
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => (toldToStop = true));

const starters = findStarters(Number(runner));
while (!runEnded && !toldToStop && starters.every(isRunning)) await sleep(200);
if (!runEnded) await stopRunner(Number(runner));
await cleanUp(folder);
process.exit();

/** npm and start.mjs, if they started the run: once one of them is gone, nobody waits for its result. */
function findStarters(pid: number): number[] {
  const all = listProcesses();
  const parent = all.find((one) => one.pid === pid)?.parent;
  const starter = all.find((one) => one.pid === parent);
  if (!starter || !/\bnpm\b|start\.mjs/.test(starter.command)) return [];
  return [starter.pid, ...findStarters(starter.pid)];
}

async function stopRunner(pid: number): Promise<void> {
  sendSignal(pid, "SIGTERM");
  const deadline = Date.now() + stopTimeoutMs;
  while (!runEnded && Date.now() < deadline) await sleep(50);
  if (!runEnded) sendSignal(pid, "SIGKILL");
}
