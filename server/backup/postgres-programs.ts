import { type ExecException, execFile } from "node:child_process";
import { OperatorError } from "../operator-error.ts";

/**
 * Runs one of PostgreSQL's own programs. The password is in its environment, because any user sees its arguments.
 *
 * @throws OperatorError which says what to do, if the program says why it failed.
 */
export async function runPostgresProgram(
  program: "pg_dump" | "pg_restore",
  url: string,
  args: readonly string[],
): Promise<void> {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = "";
  const env = { ...process.env, ...(password && { PGPASSWORD: password }), LC_ALL: "C" };
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  execFile(program, [`--dbname=${address.href}`, ...args], { env }, (error, _, stderr) => {
    if (error) reject(new OperatorError(explain(program, error, stderr)));
    else resolve();
  });
  await promise;
}

/** With the program's first complaint alone: what follows may quote a row. */
function explain(program: string, { code, signal, message }: ExecException, stderr: string): string {
  if (String(code) === "ENOENT")
    return `${program} is not installed. Install PostgreSQL's client programs, of the server's version or newer, e.g. apt-get install postgresql-client`;
  const [, server = "", own = ""] = /server version: (\d+)\S*.*version: (\d+)/s.exec(stderr) ?? [];
  if (stderr.includes("server version mismatch"))
    return `${program} is of version ${own}, and the server of version ${server}. Install the client programs of version ${server} or newer.`;
  const [, complaint] = /error: (.*)/.exec(stderr) ?? [];
  if (complaint !== undefined) return `${program} failed: ${complaint}`;
  if (signal)
    return `${program} failed: it was ended by ${signal}, as when the memory of the machine is full.`;
  return `${program} failed: ${typeof code === "number" ? `it ended with ${code} and said nothing` : message}.`;
}
