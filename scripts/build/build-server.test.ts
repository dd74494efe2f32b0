import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { builtProgram } from "#tests/support/built-programs.ts";

test("the thread that reads SQLite lies beside each module that starts it", () => {
  const folder = path.dirname(builtProgram("main.js"));
  const modules = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".js"))
    .map((file) => path.join(folder, file));
  const starting = modules.filter((file) => readFileSync(file, "utf8").includes("./sqlite-reader.js"));
  expect(starting.length, "the server's and the commands'").toBeGreaterThanOrEqual(2);
  const astray = starting.filter((file) => !existsSync(path.join(path.dirname(file), "sqlite-reader.js")));
  expect(astray).toEqual([]);
});
