import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { freePort } from "#scripts/processes/free-port.ts";
import { runCommand } from "#tests/support/run-command.ts";

test("every command says that PostgreSQL does not answer, where it was sought, and what to do", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "greenmile-away-"));
  const copy = path.join(folder, "copy.pgdump");
  writeFileSync(copy, "PGDMP");
  const port = await freePort();
  const environment = {
    DATA_DIR: path.join(folder, "data"),
    DATABASE_URL: `postgres://greenmile:secret@127.0.0.1:${port}/greenmile`,
    VAULT_KEY: randomBytes(32).toString("base64"),
  };
  const commands: [command: string, ...args: string[]][] = [
    ["backup", path.join(folder, "new.pgdump")],
    ["restore", copy],
    ["check"],
    ["erase", "GM-7K3F9Q"],
    ["outbox"],
    ["vault rotate"],
    ["desk invite", "a@example.com"],
    ["desk audit"],
  ];
  const said = await Promise.all(
    commands.map(async ([command, ...args]) => ({
      command,
      ...(await runCommand(command, environment, ...args)),
    })),
  );
  const reason = `The database cannot be used (connect ECONNREFUSED 127.0.0.1:${port}).`;
  const remedy = "Check that the server of DATABASE_URL runs and can be reached";
  for (const { command, code, output } of said) {
    expect([command, code, output]).toEqual([command, 1, expect.stringContaining(reason)]);
    expect(output).toContain(remedy);
    expect(output).not.toContain("secret");
    if (command !== "check") expect(output.trim().split("\n")).toHaveLength(1);
  }
  expect(readdirSync(folder)).toEqual(["copy.pgdump"]);
  rmSync(folder, { recursive: true });
});
