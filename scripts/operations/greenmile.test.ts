import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { runCommand } from "#tests/support/run-command.ts";

test("every usage names a script that exists", async () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: object };
  const { output: overview } = await runCommand("help", {});
  const names = [...overview.matchAll(/^ {2}(\S+(?: \S+)*) {2}/gm)].flatMap(([, name = ""]) => name);
  expect(names).toEqual(expect.arrayContaining(["start", "check", "vault rotate", "rollback"]));
  for (const name of names.filter((one) => one !== "start")) {
    const { output } = await runCommand(name, {}, "--help");
    const [, script = ""] = /^Usage: greenmile .+, or npm run (\S+)/.exec(output) ?? [];
    expect([name, Object.keys(scripts)]).toEqual([name, expect.arrayContaining([script])]);
  }
});
