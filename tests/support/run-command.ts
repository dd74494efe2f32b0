import { execFile } from "node:child_process";
import path from "node:path";
import { childEnvironment } from "./child-environment.ts";

const operations = path.resolve(import.meta.dirname, "../../scripts/operations");

/** Runs `npm run <command>` in a child process; returns its exit code and output. */
export function runCommand(
  command: "backup" | "outbox" | "restore",
  environment: Readonly<Record<string, string>>,
  ...args: string[]
): Promise<{ code: unknown; output: string }> {
  const env = childEnvironment(environment);
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [path.join(operations, `${command}.ts`), ...args],
      { env },
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    );
  });
}
