import { expect, onTestFinished, test } from "vitest";
import { type DeskEndpointName, deskEndpoints } from "#contract/desk/desk-endpoints.ts";
import { startDesk } from "#tests/support/desk.ts";
import { recordStatements } from "#tests/support/statements.ts";

/** Tables that are as short as the company is small, and those of which a list reads one row. */
const shortTables = [
  "desk_audit_head",
  "desk_invitations",
  "desk_recovery_codes",
  "desk_second_factors",
  "desk_sessions",
  "desk_settings",
  "desk_staff",
];

const queries: Partial<Record<DeskEndpointName, Record<string, string>>> = {
  "GET /api/search": { q: "driver" },
  "GET /api/inbox/found": { q: "piano" },
};

const lists = (Object.keys(deskEndpoints) as DeskEndpointName[]).filter(
  (name) => name.startsWith("GET ") && !name.includes(":id") && name !== "GET /api/events",
);

test("on SQLite no list of the desk stops the process: each is read by `database.readOnly`", async () => {
  const desk = await startDesk("sqlite");
  onTestFinished(() => desk.close());
  const admin = await desk.join("admin");
  await desk.send();
  await desk.apply();
  let takeTables: () => ReadonlySet<string> = () => new Set();
  const { address } = await desk.startAnother((own) => {
    const { database, takeTablesReadByKysely } = recordStatements(own);
    takeTables = takeTablesReadByKysely;
    return database;
  });
  const call = desk.callWith(admin.cookie, address);
  const wrong: string[] = [];
  for (const name of lists) {
    takeTables();
    const { status } = await call(name, { query: queries[name] ?? {} });
    expect([name, status]).toEqual([name, 200]);
    for (const table of takeTables())
      if (!shortTables.includes(table)) wrong.push(`${name} reads ${table} by database.kysely`);
  }
  expect(wrong).toEqual([]);
});
