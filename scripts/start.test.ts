import { execFileSync, spawn } from "node:child_process";
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { isRunning } from "#server/files/is-running.ts";
import { soon } from "#tests/support/time-limits.ts";

const scripts = import.meta.dirname;
const project = mkdtempSync(path.join(tmpdir(), "greenmile-start-"));
afterAll(() => rmSync(project, { recursive: true }));

/** A build as far as `npm start` reads it: its settings, and a server that prints a line. */
const buildScript = `
import { mkdirSync, writeFileSync } from "node:fs";
const { PUBLIC_URL, PUBLIC_API_ORIGIN } = process.env;
mkdirSync("dist/server", { recursive: true });
writeFileSync("dist/site.json", JSON.stringify({ documents: {}, settings: { PUBLIC_URL, PUBLIC_API_ORIGIN } }));
writeFileSync("dist/server/main.js", "console.log('The server runs')");
`;

/** One of each kind that the build reads. */
const sources = [
  ...["content/a.ts", "contract/a.ts", "desk/a.ts", "prerender/a.ts", "server/http/a.ts", "web/a.ts"],
  ...["art/list-pictures.ts", "scripts/build/a.ts", "scripts/meena/a.ts", "package-lock.json"],
];

/** The project in miniature: installed, one source in each folder, not built. */
beforeEach(() => {
  rmSync(project, { recursive: true, force: true });
  for (const folder of [...sources.map((file) => path.dirname(file)), "scripts/build", "node_modules/.bin"])
    mkdirSync(path.join(project, folder), { recursive: true });
  for (const file of ["start.mjs", "lean-server.json"])
    cpSync(path.join(scripts, file), path.join(project, "scripts", file));
  write("scripts/build/build.ts", buildScript);
  write("package.json", '{ "type": "module" }');
  for (const file of [...sources, "node_modules/.installed-lockfile"]) write(file, "{}");
  symlinkSync(process.execPath, path.join(project, "node_modules/.bin/node"));
});

function write(file: string, text: string): void {
  writeFileSync(path.join(project, file), text);
}

/** A change in an editor, some time after the build. */
function change(file: string): void {
  const later = new Date(Date.now() + 60_000);
  utimesSync(path.join(project, file), later, later);
}

function environment(settings: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, TMPDIR: tmpdir(), ...settings };
}

function start(settings: Readonly<Record<string, string>> = {}): string {
  const env = environment(settings);
  return execFileSync(process.execPath, ["scripts/start.mjs"], { cwd: project, env, encoding: "utf8" });
}

describe("npm start", () => {
  test("builds once, and not again while nothing has changed", () => {
    expect(start()).toMatch(/^Building the site .+\nThe server runs\n$/);
    expect(start()).toBe("The server runs\n");
  });

  test.each(sources)("builds when %s is newer than the build", (file) => {
    start();
    change(file);
    expect(start()).toContain("Building the site");
  });

  test("builds when a setting that the build reads is another than the build's", () => {
    start();
    expect(start({ PUBLIC_URL: "https://www.example.com" })).toContain("Building the site (PUBLIC_URL");
    expect(start({ PUBLIC_URL: "https://www.example.com" })).toBe("The server runs\n");
    expect(start({ PUBLIC_API_ORIGIN: "https://api.example.com" })).toContain(
      "Building the site (PUBLIC_API_ORIGIN",
    );
  });

  test("takes a build as it is when such a setting is not given", () => {
    start({ PUBLIC_URL: "https://www.example.com" });
    expect(start({ PUBLIC_URL: "" })).toBe("The server runs\n");
    expect(start({ PUBLIC_URL: "https://www.example.com/" })).toBe("The server runs\n");
  });

  test("installs what a build needs, whatever the environment says, and again after a failure", () => {
    const npm = path.join(project, "npm");
    // Fails at first; then it installs, and leaves the builder out unless it is asked for development packages.
    write(
      "npm",
      `#!/bin/sh
echo "npm $*" >> ${project}/calls
[ -e ${project}/online ] || exit 1
mkdir -p ${project}/node_modules/.bin && ln -sf ${process.execPath} ${project}/node_modules/.bin/node
case "$*" in *--include=dev*) echo > ${project}/node_modules/builder.js;; esac
`,
    );
    chmodSync(npm, 0o755);
    write("scripts/build/build.ts", `import '../../node_modules/builder.js';\n${buildScript}`);
    rmSync(path.join(project, "node_modules"), { recursive: true });
    const settings = { NODE_ENV: "production", PATH: `${project}:${process.env.PATH}` };
    expect(() => start(settings)).toThrow();
    write("online", "");
    expect(start(settings)).toContain("The server runs");
    expect(start(settings)).toBe("The server runs\n");
  });
});

/** A server that ends as the real one does: on a signal, or when the process that started it is gone. */
const patientServer = `
import { appendFileSync } from "node:fs";
for (const event of ["SIGTERM", "SIGINT", "disconnect"]) process.once(event, () => {
  appendFileSync("events", event + " ");
  setTimeout(() => { appendFileSync("events", "drained "); process.exit(0); }, 50);
});
process.on("SIGTERM", () => {});
setInterval(() => {}, 1000);
console.log("pid " + process.pid);
`;

describe.skipIf(process.platform === "win32")(
  "a signal to one of the processes of npm start ends them all",
  () => {
    test.each([
      ["SIGTERM to npm", "npm", "SIGTERM"],
      ["SIGTERM to start.mjs", "start.mjs", "SIGTERM"],
      ["SIGKILL of npm", "npm", "SIGKILL"],
      ["SIGKILL of start.mjs", "start.mjs", "SIGKILL"],
    ] as const)("%s", async (_, whom, signal) => {
      start();
      write("dist/server/main.js", patientServer);
      // As npm runs a script: in a shell that stays, and that ends at a signal without passing it on.
      const shell = spawn("sh", ["-c", 'node scripts/start.mjs & echo "start $!"; wait'], {
        cwd: project,
        env: environment({ npm_lifecycle_event: "start" }),
      });
      let said = "";
      shell.stdout.on("data", (text) => (said += text));
      await vi.waitFor(() => expect(said).toMatch(/pid \d+/), soon);
      const pids = [...said.matchAll(/(?:start|pid) (\d+)/g)].map(([, pid]) => Number(pid));
      process.kill(whom === "npm" ? (shell.pid ?? 0) : (pids[0] ?? 0), signal);
      await vi.waitFor(() => expect(pids.filter(isRunning)).toEqual([]), soon);
      expect(readFileSync(path.join(project, "events"), "utf8")).toMatch(/drained $/);
    });
  },
);
