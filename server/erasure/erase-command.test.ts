import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { engines, environmentOf } from "#tests/support/databases.ts";
import { runCommand } from "#tests/support/run-command.ts";
import { postJson, startServer, type TestServer } from "#tests/support/test-server.ts";

/** Words that occur nowhere else, so that every occurrence is a trace. */
const traces = ["Canarina Quillfeather", "canarina.quill@", "Zzyzxpur", "CANARYPLATE77"];
const phone = "9800055512";

async function everyWhere({ address }: TestServer): Promise<string[]> {
  const message = { name: traces[0], email: "canarina.quill@example.com", subject: "Zzyzxpur" };
  const references: string[] = [];
  const send = async (path: string, body: unknown) => {
    const response = await postJson(address + path, body, {
      "idempotency-key": `key-${references.length}-canary`,
    });
    expect(response.status).toBe(201);
    references.push(((await response.json()) as { reference: string }).reference);
  };
  // Two messages that share the mail address alone, and one with an identity number, which the vault keeps.
  await send("/api/v1/contact/new", { ...message, phone: "+91 98000 55512" });
  await send("/api/v1/contact/new", { ...message, phone: "none", query: "582037491630 Zzyzxpur" });
  await send("/api/v1/applicants", {
    name: traces[0],
    address: "Zzyzxpur",
    phoneNumber: phone,
    licenseNumber: "CANARYPLATE77",
    aadharNumber: "582037491630",
    description: "I live in Zzyzxpur",
    jobId: "sample-driver-partner-mohali",
  });
  for (const said of ["I want to talk to a person", "Canarina Quillfeather", "about Zzyzxpur"]) {
    const body = { message: said, sessionId: "canary-session" };
    expect((await postJson(`${address}/api/v1/chatbot`, body)).status).toBe(200);
  }
  return references;
}

/** The whole database as text; of SQLite also the bytes of every file. */
async function everything({ database, settings }: TestServer): Promise<string> {
  const tables = await database.kysely.introspection.getTables();
  const rows = await Promise.all(
    tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(database.kysely)),
  );
  // By another process: to close a file drops all locks that this process, which is the server, has on it.
  const paths = readdirSync(settings.dataFolder).map((name) => path.join(settings.dataFolder, name));
  const bytes = execFileSync("cat", paths, { encoding: "latin1", maxBuffer: 2 ** 30 });
  return JSON.stringify(rows.map((result) => result.rows)) + bytes;
}

describe.each(engines)("greenmile erase on %s", (engine) => {
  test("leaves nothing of the person in any table or file, and everything of others, while the server runs", async () => {
    const server = await startServer(engine);
    const other = { name: "Asha Gill", email: "asha@example.com", phone: "9876500000", subject: "Load" };
    await postJson(`${server.address}/api/v1/contact/new`, other);
    const references = await everyWhere(server);
    const ids = (
      await server.database.kysely.selectFrom("outbox").select("record_id").distinct().execute()
    ).map((row) => row.record_id);
    await expect.poll(() => everything(server)).toContain("canary-session");
    const before = await everything(server);
    for (const trace of [...traces.slice(0, 3), ...references]) expect(before).toContain(trace);
    const environment = environmentOf(server.settings);

    const listed = await runCommand("erase", environment, references[0] ?? "");
    expect(listed).toEqual({
      code: 0,
      output: expect.stringMatching(/^Found: 2 contact messages, 1 applications, 1 conversations/),
    });
    expect(listed.output).toContain("Nothing is erased yet");
    const unchanged = await everything(server);
    for (const trace of references) expect(unchanged).toContain(trace);

    const { code, output } = await runCommand("erase", environment, "098000-55512", "--yes");
    expect([code, output]).toEqual([0, expect.stringMatching(/contact_messages: 2$/m)]);
    for (const table of ["applicants: 1", "contact_originals: 1", "idempotency_keys: 3", "chat_turns: 3"]) {
      expect(output).toContain(table);
    }
    const after = await everything(server);
    for (const trace of [...traces, phone, "canary-session", ...references])
      expect(after).not.toContain(trace);
    // Only the other person's notification is left.
    expect(ids.filter((id) => after.includes(id))).toHaveLength(1);
    expect(after).toContain("Asha Gill");

    expect(await runCommand("erase", environment, phone, "--yes")).toEqual({
      code: 1,
      output: `Nothing is stored under ${phone}. It may be erased already.\n`,
    });
    expect((await postJson(`${server.address}/api/v1/contact/new`, other)).status).toBe(201);
    await server.close();
  });
});
