import { execFile, execFileSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { vi } from "vitest";
import { freePort } from "#scripts/processes/free-port.ts";
import { childEnvironment } from "../child-environment.ts";
import { soon } from "../time-limits.ts";
import { readRunbook } from "./read-runbook.ts";

/** A folder that takes the place of a machine's root, in which the runbook's blocks are executed. */
export interface RunbookMachine {
  /** Where the site listens behind the proxy, e.g. "http://127.0.0.1:43211". */
  readonly address: string;
  /** A path of the machine, such as "/etc/greenmile.env", as it is on this one. */
  at(place: string): string;
  /** What stands in the place of a placeholder from now on, e.g. "<version>". */
  fill(placeholder: string, text: string): void;
  /**
   * Executes a block as it stands in the document, with placeholders, paths and ports replaced.
   *
   * @param name the word after `run=` in the block's first line.
   */
  run(name: string): Promise<{ code: number; output: string }>;
  /** Ends what runs on it and removes its files. */
  remove(): Promise<void>;
}

const here = import.meta.dirname;
const blocks = new Map(readRunbook().map((block) => [block.name, block.commands]));

/** @param extraPath goes before the machine's PATH. */
export async function createRunbookMachine(extraPath = ""): Promise<RunbookMachine> {
  const root = mkdtempSync(path.join(tmpdir(), "greenmile-machine-"));
  const [site, http, tls] = [await freePort(), await freePort(), await freePort()];
  // The nginx of a root shell answers as another user, who must reach the folder.
  chmodSync(root, 0o755);
  for (const folder of [
    "bin",
    "etc/systemd/system",
    "etc/ssl",
    "etc/nginx/conf.d",
    "var/lib",
    "var/log",
    "srv",
  ])
    mkdirSync(path.join(root, folder), { recursive: true });
  for (const program of ["systemctl", "nginx"])
    cpSync(path.join(here, `${program}.sh`), path.join(root, "bin", program));
  cpSync(path.join(here, "../hold-socket.mjs"), path.join(root, "bin/hold-socket.mjs"));
  // The service runs as the test's own user.
  writeFileSync(path.join(root, "bin/useradd"), "#!/bin/sh\n", { mode: 0o755 });
  writeFileSync(path.join(root, "ports"), `SITE_PORT=${site}\nHTTP_PORT=${http}\nTLS_PORT=${tls}\n`);
  /** Everything in which a test's machine differs from a real one. */
  const replaced = new Map([
    ["/etc/", `${root}/etc/`],
    ["/srv/greenmile", `${root}/srv/greenmile`],
    ["/var/lib/greenmile", `${root}/var/lib/greenmile`],
    ["/var/log/", `${root}/var/log/`],
    ["/run/greenmile-load", `${root}/load`],
    ["/usr/local/bin/", `${root}/bin/`],
    ["127.0.0.1:8080", `127.0.0.1:${site}`],
    ["<domain>:443:", `www.example.com:${tls}:`],
    ["https://<domain>/", `https://www.example.com:${tls}/`],
    ["<domain>", "www.example.com"],
  ]);
  const sedScript = [...replaced]
    .filter(([from]) => !from.includes("<"))
    .map(([from, to]) => `s|${from}|${to}|g`);
  writeFileSync(path.join(root, "replace.sed"), `${sedScript.join("\n")}\n`);
  const replace = (text: string) => {
    const longestFirst = [...replaced.keys()].sort((a, b) => b.length - a.length);
    const any = new RegExp(longestFirst.map((from) => RegExp.escape(from)).join("|"), "g");
    return text.replace(any, (from) => replaced.get(from) ?? from);
  };
  const PATH = `${root}/bin:${extraPath}${process.env.PATH}`;
  const env = childEnvironment({ PATH, TMPDIR: tmpdir() });
  return {
    address: `http://127.0.0.1:${site}`,
    at: (place) => path.join(root, place),
    fill: (placeholder, text) => replaced.set(placeholder, text),
    run(name) {
      const commands = blocks.get(name);
      if (commands === undefined) throw new Error(`docs/operations.md has no block run=${name}.`);
      const script = replace(commands);
      const open = /<[a-z ]+>/.exec(script);
      if (open) throw new Error(`${open[0]} in the block run=${name} is not filled in.`);
      // To a file and not to a pipe, which the server would hold open.
      const log = path.join(root, `${name}.log`);
      return new Promise((resolve) =>
        execFile(
          "bash",
          ["-euo", "pipefail", "-c", `exec > ${log} 2>&1; ${script}`],
          { cwd: path.join(root, "srv"), env },
          (error) =>
            resolve({ code: error ? Number(error.code ?? 1) : 0, output: readFileSync(log, "utf8") }),
        ),
      );
    },
    async remove() {
      rmSync(path.join(root, "load/going"), { force: true });
      for (const file of ["greenmile-socket.pid", "greenmile.pid"]) signal(path.join(root, file), "SIGKILL");
      // Killed at once it would leave its worker behind. Its last act is to remove this file.
      const nginx = path.join(root, "nginx/pid");
      if (signal(nginx, "SIGTERM")) await vi.waitUntil(() => !existsSync(nginx), soon);
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** Files of a folder of the machine, the newest last. */
export function filesIn(folder: string, pattern: RegExp): string[] {
  return readdirSync(folder)
    .filter((name) => pattern.test(name))
    .sort()
    .map((name) => path.join(folder, name));
}

/** The version of the system's nginx as a number, e.g. 1.022001; undefined where there is none. */
export function nginxVersion(): number | undefined {
  if (!existsSync("/usr/sbin/nginx")) return undefined;
  const said = execFileSync("/bin/sh", ["-c", "/usr/sbin/nginx -v 2>&1"], { encoding: "utf8" });
  const [, major, minor, patch] = /(\d+)\.(\d+)\.(\d+)/.exec(said) ?? [];
  return Number(major) + Number(minor) / 1_000 + Number(patch) / 1_000_000;
}

/** @returns whether the process of this file was there */
function signal(pidFile: string, name: NodeJS.Signals): boolean {
  // `nginx -t` leaves an empty one.
  const pid = existsSync(pidFile) ? Number(readFileSync(pidFile, "utf8")) : 0;
  if (pid <= 1) return false;
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}
