import { createHash } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { engines, whileDatabaseIsAway } from "#tests/support/databases.ts";
import { everyFile, everyRow, wholeAnswer } from "#tests/support/stored-traces.ts";
import { postJson, startServer, type TestServer } from "#tests/support/test-server.ts";

/** Nowhere else in this test or the program, so every occurrence is a leak. */
const canary = "736451928064";
const licence = "CH01 CANARY 55501";
const name = "Canary Kaur";
const application = {
  name,
  address: "Sector 17, Chandigarh",
  phoneNumber: "9876500000",
  licenseNumber: licence,
  aadharNumber: canary,
  description: "",
  jobId: "sample-driver-partner-mohali",
};

function hashBody(body: object): string {
  return createHash("sha256").update(JSON.stringify(body)).digest("hex");
}

/** All numbers of twelve digits can be tried: a plain hash of one, or of the body with it, reveals the number. */
const aadhaarTelltales = [
  canary,
  "7364 5192 8064",
  Buffer.from(canary).toString("base64"),
  Buffer.from(canary).toString("hex"),
  hashBody({ aadharNumber: canary }),
  hashBody(application),
];
/** A refused form returns the licence number to its sender; it may be nowhere else. */
const telltales = [...aadhaarTelltales, licence];

/** Applications in every way that the server answers, with all that it answered. */
async function applyInEveryWay(server: TestServer): Promise<string[]> {
  const address = `${server.address}/api/v1/applicants`;
  const page = `${server.address}/hiring`;
  const calls: (() => Promise<Response>)[] = [
    () => postJson(address, application, { "idempotency-key": "canary" }),
    () => postJson(address, application, { "idempotency-key": "canary" }),
    () => postJson(address, { ...application, name: "Other" }, { "idempotency-key": "canary" }),
    () => postJson(`${address}?aadharNumber=${canary}`, application),
    () => postJson(address, { ...application, aadharNumber: `${canary}7` }),
    () => postJson(address, { ...application, aadharNumber: Number(canary) }),
    () => postJson(address, { ...application, phoneNumber: canary }),
    () => postJson(address, { ...application, name: "" }),
    () => postJson(address, { ...application, jobId: "sample-ev-technician-delhi-ncr" }),
    () => postJson(address, JSON.stringify(application).slice(0, -3)),
    () => fetch(address, { method: "POST", body: JSON.stringify(application) }),
    () => fetch(page, { method: "POST", body: new URLSearchParams(application) }),
    () => fetch(page, { method: "POST", body: new URLSearchParams({ ...application, name: "" }) }),
    () => fetch(`${page}?aadharNumber=${canary}`),
    () => fetch(`${server.address}/api/v1/jobs`),
    () => whileDatabaseIsAway(server.settings, () => postJson(address, application)),
    () =>
      whileDatabaseIsAway(server.settings, () =>
        fetch(page, { method: "POST", body: new URLSearchParams({ ...application, name: "Away" }) }),
      ),
    () => fetch(`${server.address}/metrics`),
    () => fetch(`${server.address}/api/openapi.json`),
  ];
  const answers: string[] = [];
  for (const call of calls) answers.push(await wholeAnswer(await call()));
  // An error in the middle of storing is the most likely to be logged in detail.
  await sql`drop table applicant_identities`.execute(server.database.kysely);
  answers.push(await wholeAnswer(await postJson(address, application)));
  return answers;
}

function occurrences(text: string, of = telltales): string[] {
  return of.filter((telltale) => text.includes(telltale));
}

describe.each(engines)("an Aadhaar number that was sent to a server on %s", (engine) => {
  test("is stored and shown nowhere: not in the database, its files, the log, the metrics or an answer", async () => {
    const server = await startServer(engine, { LOG_LEVEL: "trace" });
    await postJson(`${server.address}/api/v1/applicants`, application);
    const rows = await everyRow(server.database);
    // The search finds what is there.
    expect(rows).toContain(name);
    expect(occurrences(rows)).toEqual([]);

    const answers = await applyInEveryWay(server);
    const statuses = new Set(answers.map((answer) => answer.slice(0, 3)));
    expect([...statuses].sort()).toEqual(["200", "201", "400", "409", "415", "422", "500", "503"]);
    for (const answer of answers) expect(occurrences(answer, aadhaarTelltales)).toEqual([]);
    expect(server.logged.length).toBeGreaterThan(answers.length);
    expect(occurrences(server.logged.join(""))).toEqual([]);
    expect(occurrences(await everyRow(server.database))).toEqual([]);

    const files = everyFile(server.settings.dataFolder);
    const content = [...files.values()].join("");
    if (engine === "sqlite") {
      expect([...files.keys()]).toContain("greenmile.sqlite-wal");
      expect(content).toContain(name);
    }
    expect(occurrences(content)).toEqual([]);
    await server.close();
  });
});
