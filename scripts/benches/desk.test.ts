import { spawnSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { childEnvironment } from "#tests/support/child-environment.ts";

test.each([
  ["without a data folder", "none", "does not exist"],
  ["on an empty database", ".", "empty"],
])("the bench of the desk %s says what to do first, without a stack", (_, folder, reason) => {
  const dataFolder = path.join(mkdtempSync(path.join(tmpdir(), "bench-")), folder);
  const env = childEnvironment({ DATA_DIR: dataFolder, TMPDIR: tmpdir() });
  const bench = path.join(import.meta.dirname, "desk.ts");
  const { status, stderr } = spawnSync(process.execPath, [bench], { env, encoding: "utf8" });
  expect(stderr).toContain(reason);
  expect(stderr).toContain("npm run seed -- 100000");
  expect(stderr).not.toMatch(/^ +at /m);
  expect(status).toBe(1);
});
