import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";

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

/** The project in miniature: installed, one source in each folder, not built. */
beforeEach(() => {
  rmSync(project, { recursive: true, force: true });
  for (const folder of [
    "content",
    "contract",
    "prerender",
    "server/http",
    "web",
    "scripts/build",
    "node_modules/.bin",
  ])
    mkdirSync(path.join(project, folder), { recursive: true });
  for (const file of ["start.mjs", "lean-server.json"])
    cpSync(path.join(scripts, file), path.join(project, "scripts", file));
  write("scripts/build/build.ts", buildScript);
  write("package.json", '{ "type": "module" }');
  for (const file of ["package-lock.json", "node_modules/.installed-lockfile"]) write(file, "{}");
  for (const folder of ["content", "contract", "prerender", "server/http", "web"])
    write(`${folder}/a.ts`, "");
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

function start(settings: Readonly<Record<string, string>> = {}): string {
  const env = { PATH: process.env.PATH, TMPDIR: tmpdir(), ...settings };
  return execFileSync(process.execPath, ["scripts/start.mjs"], { cwd: project, env, encoding: "utf8" });
}

describe("npm start", () => {
  test("builds once, and not again while nothing has changed", () => {
    expect(start()).toMatch(/^Building the site .+\nThe server runs\n$/);
    expect(start()).toBe("The server runs\n");
  });

  test.each([
    "content/a.ts",
    "contract/a.ts",
    "prerender/a.ts",
    "server/http/a.ts",
    "web/a.ts",
    "package-lock.json",
  ])("builds when %s is newer than the build", (file) => {
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
});
