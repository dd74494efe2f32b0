import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { apiMessages } from "#content/en/api-messages.ts";
import { application as accepted } from "#tests/support/applications.ts";
import { engines, whileDatabaseIsAway } from "#tests/support/databases.ts";
import { expectRefusedBy } from "#tests/support/refused-call.ts";
import { postJson, startServer, type TestServer } from "#tests/support/test-server.ts";
import { rateLimits } from "../../limits.ts";

const application = { ...accepted, licenseNumber: "PB65 20190012345", description: "ਚਾਰ ਸਾਲ 🚚" };
const success = {
  message: "Application submitted successfully!",
  reference: expect.stringMatching(/^GM-[2-9A-HJKMNP-TV-Z]{6}$/),
};

describe.each(engines)("POST /api/v1/applicants on %s", (engine) => {
  let server: TestServer;
  let address: string;
  beforeAll(async () => {
    server = await startServer(engine);
    address = `${server.address}/api/v1/applicants`;
  });
  afterAll(() => server.close());

  async function stored() {
    const { kysely } = server.database;
    const rows = await kysely
      .selectFrom("applicants")
      .innerJoin("applicant_identities", "applicant_identities.applicant_id", "applicants.id")
      .selectAll()
      .orderBy("received_at")
      .orderBy("id")
      .execute();
    return rows.map((row) => ({ ...row, ...JSON.parse(server.vault.unseal(row.id, row)) }));
  }

  const refused = expectRefusedBy(stored);

  test("stores the application and says so", async () => {
    const response = await postJson(address, application);
    expect([response.status, await response.json()]).toEqual([201, success]);
    expect((await stored()).at(-1)).toMatchObject({
      reference: expect.stringMatching(/^GM-/),
      name: "Gurpreet Singh",
      address: "Phase 8, Mohali",
      phone_number: "9876500000",
      description: "ਚਾਰ ਸਾਲ 🚚",
      job_id: "sample-driver-partner-mohali",
      aadharNumber: "999941057058",
      licenseNumber: "PB65 20190012345",
      status: "new",
    });
  });

  test("needs neither licence nor description, takes grouped digits, ignores what it does not know", async () => {
    const { licenseNumber, description, ...rest } = application;
    const odd = {
      ...rest,
      phoneNumber: " 98765-00000 ",
      aadharNumber: "9999 4105 7058",
      id: "mine",
      status: "hired",
    };
    expect((await postJson(address, odd)).status).toBe(201);
    const row = (await stored()).at(-1);
    expect(row).toMatchObject({ phone_number: "9876500000", aadharNumber: "999941057058", status: "new" });
    expect(row).toMatchObject({ licenseNumber: "", description: "" });
    expect(row?.id).not.toBe("mine");
  });

  test.each([
    ["09876500000", "9999-4105-7058"],
    ["919876500000", "9999 4105 7058"],
    ["0091 98765 00000", "९९९९४१०५७०५८"],
    ["+91 98765-00000", "੯੯੯੯ ੪੧੦੫ ੭੦੫੮"],
    ["(+91) ९८७६५०००००", "9999\u00a04105\u00a07058"],
  ])("takes %s and %s as the browser does", async (phoneNumber, aadharNumber) => {
    expect((await postJson(address, { ...application, phoneNumber, aadharNumber })).status).toBe(201);
    expect((await stored()).at(-1)).toMatchObject({
      phone_number: "9876500000",
      aadharNumber: "999941057058",
    });
  });

  test.each<[body: unknown, words: RegExp, field?: string]>([
    [{ ...application, name: " " }, /^Please fill in your name\.$/, "name"],
    [{ ...application, address: undefined }, /^Please fill in your address\.$/, "address"],
    [{ ...application, phoneNumber: "" }, /^Please fill in your phone number\.$/, "phoneNumber"],
    [{ ...application, phoneNumber: "987650000" }, /^Your phone number must have 10 digits/, "phoneNumber"],
    [
      { ...application, phoneNumber: "+91987650000" },
      /^Your phone number must have 10 digits/,
      "phoneNumber",
    ],
    [
      { ...application, phoneNumber: 9876500000 },
      /^Your phone number must be plain text, in quotation marks\.$/,
      "phoneNumber",
    ],
    [{ ...application, aadharNumber: null }, /^Please fill in your Aadhar number\.$/, "aadharNumber"],
    [
      { ...application, aadharNumber: "99994105705" },
      /^Your Aadhar number must have 12 digits/,
      "aadharNumber",
    ],
    [
      { ...application, aadharNumber: "9999410570581" },
      /^Your Aadhar number must have 12 digits/,
      "aadharNumber",
    ],
    [
      { ...application, aadharNumber: "९९९९४१०५७०५" },
      /^Your Aadhar number must have 12 digits/,
      "aadharNumber",
    ],
    [
      { ...application, aadharNumber: ["999941057058"] },
      /^Your Aadhar number must be plain text, in quotation marks\.$/,
      "aadharNumber",
    ],
    [{ ...application, jobId: "" }, /^Please choose the job you are applying for\.$/, "jobId"],
    [{ ...application, jobId: undefined }, /^Please choose the job you are applying for\.$/, "jobId"],
    [{ ...application, jobId: 7 }, /^Please choose the job you are applying for\.$/, "jobId"],
    [{ ...application, jobId: "x".repeat(101) }, /^Please choose the job you are applying for\.$/, "jobId"],
    [
      { ...application, licenseNumber: null },
      /^Your licence number must be .+ You may also leave it out\.$/,
      "licenseNumber",
    ],
    [
      { ...application, phoneNumber: "९८७६५००००" },
      /^Your phone number must have 10 digits \(0 to 9\)/,
      "phoneNumber",
    ],
    [{ ...application, jobId: "sample-nothing" }, /^This job is not on our list\. Please choose/, "jobId"],
    [
      { ...application, description: "a".repeat(5_001) },
      /^Your description is too long\. .+ 5,000/,
      "description",
    ],
    [
      { ...application, licenseNumber: "a".repeat(61) },
      /^Your licence number is too long\./,
      "licenseNumber",
    ],
    [[application], /JSON object/],
    ["", /^Nothing was sent/],
  ])("refuses body %#, saying what is wrong and where", async (body, words, field) => {
    await refused(postJson(address, body), 400, words, field);
  });

  test("refuses a job that is no longer open, but repeats the answer to who applied in time", async () => {
    const { kysely } = server.database;
    const jobId = "sample-customer-support-mohali";
    const inTime = { ...application, jobId };
    const header = { "idempotency-key": "in-time" };
    expect((await postJson(address, inTime, header)).status).toBe(201);
    await kysely.updateTable("jobs").set({ status: "Closed" }).where("id", "=", jobId).execute();
    await refused(
      postJson(address, inTime),
      409,
      /^This job is no longer open\. Please choose another/,
      "jobId",
    );
    const late = { ...inTime, name: "Too late" };
    await refused(postJson(address, late, { "idempotency-key": "late" }), 409, /no longer open/, "jobId");
    expect((await postJson(address, inTime, header)).status).toBe(201);
    // The refused key was not used up.
    await kysely.updateTable("jobs").set({ status: "Open" }).where("id", "=", jobId).execute();
    expect((await postJson(address, late, { "idempotency-key": "late" })).status).toBe(201);
  });

  test("with a key stores once, and refuses the key for another application", async () => {
    const before = (await stored()).length;
    const send = (changes = {}) =>
      postJson(address, { ...application, name: "One Form", ...changes }, { "idempotency-key": "one-form" });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await stored()).length).toBe(before + 1);
    const references = await Promise.all(answers.map(async (answer) => (await answer.json()).reference));
    expect(new Set(references)).toEqual(new Set([(await stored()).at(-1)?.reference]));
    await refused(send({ aadharNumber: "123412341234" }), 422, /new key/);
    await refused(postJson(address, application, { "idempotency-key": "k k" }), 400, /Idempotency-Key/);
  });

  test("repeats an answer from before applications had references as it was", async () => {
    const headers = { "idempotency-key": "old" };
    expect((await postJson(address, application, headers)).status).toBe(201);
    const answer = { message: success.message };
    await server.database.kysely
      .updateTable("idempotency_keys")
      .set({ answer: JSON.stringify(answer) })
      .where("key", "=", "old")
      .execute();
    const repeated = await postJson(address, application, headers);
    expect([repeated.status, await repeated.json()]).toEqual([201, answer]);
  });

  test("answers who applies again as the first time, and remembers that it is a repeat", async () => {
    const again = { ...application, aadharNumber: "111122223333" };
    const first = await postJson(address, again);
    const second = await postJson(address, { ...again, name: "G. Singh" });
    // Each gets a reference of its own, so nothing tells a second application from a first.
    expect([first.status, await first.json()]).toEqual([201, success]);
    expect([second.status, await second.json()]).toEqual([201, success]);
    const [one, two] = (await stored()).slice(-2);
    expect([one?.repeats, two?.repeats]).toEqual([null, one?.id]);
  });

  test("answers 503 while the database is away and 201 as soon as it is back", async () => {
    const before = await stored();
    const response = await whileDatabaseIsAway(server.settings, () => postJson(address, application));
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("5");
    expect(await response.json()).toEqual({ message: apiMessages.cannotSave });
    expect(await stored()).toEqual(before);
    expect((await postJson(address, application)).status).toBe(201);
  });
});

test("too many applications are refused with the time to wait", async () => {
  const server = await startServer("sqlite", { RATE_LIMIT_SCALE: String(1 / rateLimits.applicants.burst) });
  const address = `${server.address}/api/v1/applicants`;
  expect((await postJson(address, application)).status).toBe(201);
  const response = await postJson(address, application);
  expect(response.status).toBe(429);
  expect(response.headers.get("retry-after")).toMatch(/^\d+$/);
  await server.close();
});
