import { execFile } from "node:child_process";
import { builtProgram } from "./built-programs.ts";
import { childEnvironment } from "./child-environment.ts";

/** Runs `greenmile <command>` in a child process; returns its exit code and output. */
export function runCommand(
  command: string,
  environment: Readonly<Record<string, string>>,
  ...args: string[]
): Promise<{ code: unknown; output: string }> {
  const env = childEnvironment(environment);
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [builtProgram("greenmile.js"), ...command.split(" "), ...args],
      { env },
      (error, stdout, stderr) => resolve({ code: error ? (error.code ?? null) : 0, output: stdout + stderr }),
    );
  });
}
