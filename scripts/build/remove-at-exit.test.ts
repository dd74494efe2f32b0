import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";

const module = new URL("remove-at-exit.ts", import.meta.url).href;

test.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
  "a build that is ended by %s leaves no folder",
  async (signal) => {
    const folder = mkdtempSync(path.join(tmpdir(), "greenmile-build-"));
    writeFileSync(path.join(folder, "half.js"), "");
    const program = `
      import { removeAtExit } from ${JSON.stringify(module)};
      removeAtExit(${JSON.stringify(folder)});
      setInterval(() => {}, 1000);
      console.log("building");`;
    const build = spawn(process.execPath, ["--input-type=module", "--eval", program]);
    await once(build.stdout, "data");
    build.kill(signal);
    expect(await once(build, "exit")).toEqual([1, null]);
    expect(existsSync(folder)).toBe(false);
  },
);
