/** After a rollback an older program runs on the schema that a newer one has made: real older sources, from git. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Migration, migrate } from "#server/database/migrate.ts";
import { migrations } from "#server/database/migrations/in-order.ts";
import { launchApp, startApp } from "#tests/support/app-process.ts";
import { contactMessage } from "#tests/support/contact-messages.ts";
import { emptyDatabase, engines, environmentOf, open } from "#tests/support/databases.ts";
import { makeStubBuild } from "#tests/support/stub-build.ts";
import { postJson } from "#tests/support/test-server.ts";

const project = path.resolve(import.meta.dirname, "../..");
const newest = migrations.at(-1)?.name ?? "";

/** What a migration may do without `breaksOlderPrograms`, to a table that the older program writes. */
const later: Migration = {
  name: "9999-later",
  async up(transaction) {
    await transaction.schema.createTable("later_things").addColumn("id", "text").execute();
    await transaction.schema
      .alterTable("contact_messages")
      .addColumn("later_mark", "text", (column) => column.notNull().defaultTo("none"))
      .execute();
    await transaction.schema.createIndex("later_by_name").on("contact_messages").column("name").execute();
  },
};

function git(...args: string[]): string {
  return execFileSync("git", ["-C", project, ...args], { encoding: "utf8", stdio: "pipe" }).trim();
}

/** The first program that obeys what a newer one notes about older ones. Every program before it refuses. */
const firstWithNotes = history("--reverse", "-Solder_programs", "--", "server/database/migrate.ts");
const newestAdded = history("--diff-filter=A", "--", `server/database/migrations/${newest}.ts`);
if (!firstWithNotes || !newestAdded)
  console.log("git's history is not here: no older program is tried on the new schema");

/** @returns the first commit that `git log` lists; undefined if git or the commit is not here. */
function history(...args: string[]): string | undefined {
  try {
    return git("log", "--format=%H", ...args).split("\n")[0] || undefined;
  } catch {
    return undefined;
  }
}

/** The last program before the newest migration, if it is one that may run after a rollback at all. */
function previousRelease(first: string, added: string): string {
  const isAfterFirst = git("rev-list", "--count", `${first}..${added}^`) !== "0";
  return isAfterFirst ? `${added}^` : first;
}

const build = makeStubBuild();
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "greenmile-older-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** @returns the command prefix that starts the server of a commit in the place of this one's. */
function serverOf(commit: string): string[] {
  const sources = mkdtempSync(path.join(folder, "sources-"));
  const archive = execFileSync(
    "git",
    ["-C", project, "archive", commit, "server", "content", "contract", "package.json"],
    { maxBuffer: Number.POSITIVE_INFINITY },
  );
  execFileSync("tar", ["--extract", "--directory", sources], { input: archive });
  symlinkSync(path.join(project, "node_modules"), path.join(sources, "node_modules"));
  return ["/bin/sh", "-c", 'exec "$2" "$0/server/main.ts" "$4"', sources, "node"];
}

async function migrated(engine: (typeof engines)[number]) {
  const settings = await emptyDatabase(engine);
  const database = await open(settings);
  await migrate(database, [...migrations, later], () => new Date());
  return { settings, database };
}

describe.runIf(firstWithNotes && newestAdded)("on a schema that a later release has added to", () => {
  const first = firstWithNotes ?? "";

  test.each(engines)("the previous release serves pages and takes a message on %s", async (engine) => {
    const { settings, database } = await migrated(engine);
    const previous = serverOf(previousRelease(first, newestAdded ?? ""));
    const { child, ended, address } = await startApp(environmentOf(settings), build, previous);
    for (const page of ["/", "/contact-us", "/api/v1/jobs"])
      expect((await fetch(address + page)).status).toBe(200);
    const answer = await postJson(`${address}/api/v1/contact/new`, contactMessage);
    expect(answer.status).toBe(201);
    const { reference } = (await answer.json()) as { reference: string };
    const { rows } = await sql`select reference, later_mark from contact_messages`.execute(database.kysely);
    expect(rows).toEqual([{ reference, later_mark: "none" }]);
    child.kill("SIGTERM");
    expect(await ended).toMatchObject({ code: 0 });
    await database.close();
    await settings.remove();
  });

  test("a release from before there were notes about older programs does not start, and says what to do", async () => {
    const { settings, database } = await migrated("sqlite");
    const { ended } = launchApp(environmentOf(settings), build, serverOf(`${first}^`));
    const { code, output } = await ended;
    // It names the first that it does not know, which is the oldest that came after it.
    expect([code, output]).toEqual([1, expect.stringMatching(/newer version \(it knows "\d{4}-[\w-]+"\)/)]);
    await database.close();
    await settings.remove();
  });
});
