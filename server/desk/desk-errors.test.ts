import { sql } from "kysely";
import { expect, test } from "vitest";
import { apiMessages } from "#content/en/api-messages.ts";
import { startDesk } from "#tests/support/desk.ts";
import { deskMessages } from "./desk-messages.ts";

test("an error that nobody expected is answered in the desk's words, and is in the log alone", async () => {
  const desk = await startDesk("sqlite");
  try {
    const admin = await desk.join("admin");
    await sql`drop table desk_saved_views`.execute(desk.database.kysely);
    const { status, body } = await admin.call("GET /api/saved-views");
    expect([status, body]).toEqual([500, { message: deskMessages.unexpected }]);
    expect(desk.logged.join("")).toContain("desk_saved_views");
  } finally {
    await desk.close();
  }
});

test("a call that there is not fails like every other, with a message alone", async () => {
  const desk = await startDesk("sqlite");
  const { status, body } = await desk.callWith(undefined)("POST /api/nothing" as never, { body: {} });
  await desk.close();
  expect([status, body]).toEqual([404, { message: apiMessages.nothingThere }]);
});
