import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely, sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { sqliteReaderDialect } from "./sqlite-reader.ts";

test("the next statement is answered when the thread has failed and has not ended yet", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "sqlite-reader-"));
  const file = path.join(folder, "test.db");
  const reader = new Kysely({ dialect: sqliteReaderDialect(file) });
  onTestFinished(async () => {
    await reader.destroy();
    rmSync(folder, { recursive: true });
  });
  const read = () => sql<{ answer: number }>`select 42 as answer`.execute(reader);

  await expect(read()).rejects.toThrow("unable to open database file");
  // At once: the failed thread reports its end later.
  new DatabaseSync(file).close();
  expect((await read()).rows).toEqual([{ answer: 42 }]);
});
