import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

export interface ProcessInfo {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
  /** Its command and its environment. */
  readonly details: string;
}

/** All running processes, with what this user may see of each. Windows lists none. */
export function listProcesses(): ProcessInfo[] {
  if (process.platform === "linux") return readdirSync("/proc").flatMap(readProcess);
  if (process.platform === "win32") return [];
  // On macOS and BSD, -E adds the environment to the command.
  const listed = execFileSync("ps", ["-A", "-E", "-ww", "-o", "pid=,ppid=,command="], {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  return listed.split("\n").flatMap((line) => {
    const [, pid, parent, command = ""] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return pid ? [{ pid: Number(pid), parent: Number(parent), command, details: command }] : [];
  });
}

/** Empty for an entry that is no process, for one that has ended meanwhile, and for a zombie. */
function readProcess(name: string): ProcessInfo[] {
  if (!/^\d+$/.test(name)) return [];
  const stat = readOrEmpty(() => readFileSync(`/proc/${name}/stat`, "utf8"));
  // The program's name is in parentheses and may contain any character.
  const [state = "", parent = ""] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  if (["", "Z", "X"].includes(state)) return [];
  const command = readOrEmpty(() => readFileSync(`/proc/${name}/cmdline`, "utf8")).replaceAll("\0", " ");
  const environment = readOrEmpty(() => readFileSync(`/proc/${name}/environ`, "latin1"));
  return [{ pid: Number(name), parent: Number(parent), command, details: `${command}\n${environment}` }];
}

function readOrEmpty(read: () => string): string {
  try {
    return read();
  } catch {
    return "";
  }
}

/** Does nothing if it has ended already. */
export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {}
}
