import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, expect, test, vi } from "vitest";
import { builtProgram } from "#tests/support/built-programs.ts";
import { childEnvironment } from "#tests/support/child-environment.ts";
import { contactMessage, storeContactMessage } from "#tests/support/contact-messages.ts";
import { environmentOf, openNewDatabase } from "#tests/support/databases.ts";
import { sqliteFileName } from "../database/connect.ts";
import { backUpSqlite } from "./sqlite-backup.ts";

afterEach(() => vi.restoreAllMocks());

/** A database with one message, and a backup of it during which something else happens before the copy begins. */
async function backUpDuring(
  event: (reference: string, settings: Parameters<typeof environmentOf>[0]) => void,
) {
  const { database, settings, close } = await openNewDatabase("sqlite");
  const reference = "GM-7K3F9Q";
  await storeContactMessage(database.kysely, reference, contactMessage, new Date());
  const { prepare } = DatabaseSync.prototype;
  vi.spyOn(DatabaseSync.prototype, "prepare").mockImplementation(function (this: DatabaseSync, statement) {
    if (statement.startsWith("vacuum into")) event(reference, settings);
    return prepare.call(this, statement);
  });
  const target = path.join(settings.dataFolder, "backups", "one.sqlite");
  try {
    return { target, rows: backUpSqlite(settings.dataFolder, target).rows };
  } catch (error) {
    return { target, error };
  } finally {
    await close();
  }
}

test("an erasure between the count and the copy does not fail a backup", async () => {
  const { rows, error } = await backUpDuring((reference, settings) => {
    const env = childEnvironment(environmentOf(settings));
    execFileSync(process.execPath, [builtProgram("greenmile.js"), "erase", reference, "--yes"], { env });
  });
  expect(error).toBeUndefined();
  expect(rows).toMatchObject({ contact_messages: 0, desk_audit: 1 });
});

test("a copy that lacks rows which nobody erased is refused and not kept", async () => {
  const { target, error } = await backUpDuring((_, { dataFolder }) => {
    const other = new DatabaseSync(path.join(dataFolder, sqliteFileName));
    other.exec("delete from contact_messages");
    other.close();
  });
  expect(String(error)).toContain("The copy lacks rows of contact_messages");
  expect(existsSync(target)).toBe(false);
});
