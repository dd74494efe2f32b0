import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { builtProgram } from "./built-programs.ts";
import { childEnvironment } from "./child-environment.ts";
import { waitMs } from "./time-limits.ts";

export interface LaunchedApp {
  readonly child: ChildProcess;
  /** Its exit code and output. */
  readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null; output: string }>;
  output(): string;
}

export interface RunningApp extends LaunchedApp {
  /** e.g. "http://127.0.0.1:43211" */
  readonly address: string;
}

const running = new Set<ChildProcess>();

/** Kills what a test file left running (`tests/support/kill-running-apps.ts`). */
export function killRunningApps(): void {
  for (const child of running) child.kill("SIGKILL");
}

/**
 * Launches the server as `npm start` does, but on a free port and with the rate limits out of the way. What still runs at the end of the test file is killed.
 *
 * @param enter a command prefix that runs the server elsewhere, e.g. in another namespace.
 */
export function launchApp(
  environment: Readonly<Record<string, string>>,
  build: string,
  enter: readonly string[] = [],
): LaunchedApp {
  const [command = "", ...args] = [...enter, process.execPath, builtProgram("main.js"), build];
  const child = spawn(command, args, {
    env: childEnvironment({ PORT: "0", DESK_PORT: "off", RATE_LIMIT_SCALE: "1000000", ...environment }),
  });
  running.add(child);
  let output = "";
  child.stdout.on("data", (text) => (output += text));
  child.stderr.on("data", (text) => (output += text));
  // Not "exit": the last of its output may come after that.
  const ended = once(child, "close").then(([code, signal]) => {
    running.delete(child);
    return { code, signal, output };
  });
  return { child, ended, output: () => output };
}

/** Launches it and waits until it listens. */
export async function startApp(
  environment: Readonly<Record<string, string>>,
  build: string,
  enter: readonly string[] = [],
): Promise<RunningApp> {
  const launched = launchApp(environment, build, enter);
  const deadline = Date.now() + waitMs;
  while (Date.now() < deadline && launched.child.exitCode === null) {
    const address = /listening on (http:[^"\s]+)/.exec(launched.output())?.[1];
    if (address) return { ...launched, address };
    await sleep(10);
  }
  throw new Error(`The server did not start: ${launched.output()}`);
}
