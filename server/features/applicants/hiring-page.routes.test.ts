import { afterAll, beforeAll, expect, test } from "vitest";
import { sampleJobs } from "#server/database/migrations/0002-jobs-and-applicants.ts";
import { whileDatabaseIsAway } from "#tests/support/databases.ts";
import { startServer, type TestServer } from "#tests/support/test-server.ts";
import { rateLimits } from "../../limits.ts";

const fields = {
  name: "Gurpreet",
  address: "<b>Mohali</b>",
  phoneNumber: "98765 00000",
  licenseNumber: "PB65",
  description: "ਨਮਸਤੇ",
  jobId: "sample-driver-partner-mohali",
};
const typed = { ...fields, aadharNumber: "9999 4105 7058" };

let server: TestServer;
beforeAll(async () => {
  server = await startServer("sqlite");
});
afterAll(() => server.close());

async function read(response: Response) {
  const page = await response.text();
  const data = /<pre>(.*)<\/pre>/.exec(page)?.[1] ?? "{}";
  const { jobs, hiring } = JSON.parse(data.replaceAll("&lt;", "<").replaceAll("&amp;", "&"));
  return { response, page, jobs, hiring };
}

async function send(body: Record<string, string>, to = server) {
  return read(await fetch(`${to.address}/hiring`, { method: "POST", body: new URLSearchParams(body) }));
}

async function countStored(): Promise<number> {
  return (await server.database.kysely.selectFrom("applicants").select("id").execute()).length;
}

const aJob = "sample-driver-partner-mohali";

test("the page comes with the jobs of the moment, and knows which one it was asked for", async () => {
  const { response, page, jobs } = await read(await fetch(`${server.address}/hiring?job=${aJob}`));
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("no-cache");
  expect(page).toContain(`<title>/hiring?job=${aJob}</title>`);
  expect(jobs).toHaveLength(sampleJobs.length);
  expect(jobs).toContainEqual({
    _id: "sample-driver-partner-mohali",
    title: "Driver partner",
    city: "Mohali",
    status: "Open",
    postedAt: expect.stringMatching(/^20\d\d-\d\d-\d\dT/),
    text: "",
    employmentType: null,
  });
});

test("a job that does not exist makes no page of its own", async () => {
  const { page } = await read(await fetch(`${server.address}/hiring?job=x&also=y`));
  expect(page).toContain("<title>/hiring</title>");
});

test("the page is sent once, and again only when a job has changed", async () => {
  const own = await startServer("sqlite");
  const first = await fetch(`${own.address}/hiring`);
  const tag = first.headers.get("etag") ?? "";
  const ask = () => fetch(`${own.address}/hiring`, { headers: { "if-none-match": tag } });
  expect((await ask()).status).toBe(304);
  await own.database.kysely.updateTable("jobs").set({ status: "Closed" }).where("id", "=", aJob).execute();
  const changed = await read(await ask());
  expect(changed.response.status).toBe(200);
  expect(changed.response.headers.get("etag")).not.toBe(tag);
  expect(changed.jobs).toContainEqual(expect.objectContaining({ _id: aJob, status: "Closed" }));
  await own.close();
});

test("the page is compressed with the requested encoding", async () => {
  const packed = async (encoding: string) =>
    fetch(`${server.address}/hiring`, { headers: { "accept-encoding": encoding } });
  const plain = await (await packed("identity")).text();
  for (const encoding of ["br", "gzip"]) {
    const response = await packed(encoding);
    expect(response.headers.get("content-encoding")).toBe(encoding);
    expect(await response.text()).toBe(plain);
  }
});

test("a form sent without scripts is stored and answered with the page that says so", async () => {
  const { response, page, jobs, hiring } = await send({ ...typed, extra: "ignored" });
  expect(response.status).toBe(201);
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(page).toContain("<title>/hiring</title>");
  expect(jobs).toHaveLength(sampleJobs.length);
  expect(hiring).toEqual({
    kind: "posted",
    message: "Application submitted successfully!",
    reference: expect.stringMatching(/^GM-[2-9A-Z]{6}$/),
    fields: { name: "", address: "", phoneNumber: "", licenseNumber: "", description: "", jobId: "" },
  });
  const row = await server.database.kysely.selectFrom("applicants").selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ reference: hiring.reference });
  expect(row).toMatchObject({ name: "Gurpreet", address: "<b>Mohali</b>", phone_number: "9876500000" });
});

test("a second click stores nothing more", async () => {
  const before = await countStored();
  const first = await send({ ...typed, name: "Twice" });
  const second = await send({ ...typed, name: "Twice" });
  expect([first.response.status, second.response.status]).toEqual([201, 201]);
  expect(second.hiring.reference).toBe(first.hiring.reference);
  expect(await countStored()).toBe(before + 1);
});

test("what is wrong is said, and what was typed comes back but for the Aadhaar number", async () => {
  const before = await countStored();
  const { response, page, hiring } = await send({ ...typed, name: "" });
  expect(response.status).toBe(400);
  expect(hiring).toEqual({
    kind: "post-refused",
    message: "Please fill in your name.",
    fields: { ...fields, name: "" },
    problem: { field: "name", message: "Please fill in your name." },
    filledSecrets: ["aadharNumber"],
  });
  expect(page).not.toMatch(/9999\s?4105/);
  expect(await countStored()).toBe(before);
});

test("a job that is closed is refused with the page", async () => {
  const { response, hiring } = await send({ ...typed, jobId: "sample-ev-technician-delhi-ncr" });
  expect(response.status).toBe(409);
  expect(hiring.message).toMatch(/no longer open/);
});

test("what was typed comes back when too much was sent", async () => {
  const limited = await startServer("sqlite", { RATE_LIMIT_SCALE: String(1 / rateLimits.applicants.burst) });
  await send(typed, limited);
  const { response, hiring } = await send({ ...typed, name: "Again" }, limited);
  expect(response.status).toBe(429);
  expect(hiring).toMatchObject({ kind: "post-refused", fields: { ...fields, name: "Again" } });
  await limited.close();
});

test("the page is shown, and keeps what was typed, while the database is away", async () => {
  const one = await startServer("postgres");
  const { page, repeated, posted } = await whileDatabaseIsAway(one.settings, async () => ({
    page: await read(await fetch(`${one.address}/hiring?job=${aJob}`)),
    // Rendered once, because everybody asks while the database is away.
    repeated: await fetch(`${one.address}/hiring`, {
      headers: { "if-none-match": (await fetch(`${one.address}/hiring`)).headers.get("etag") ?? "" },
    }),
    posted: await send(typed, one),
  }));
  expect([page.response.status, page.jobs]).toEqual([200, undefined]);
  expect(repeated.status).toBe(304);
  expect((await read(await fetch(`${one.address}/hiring`))).jobs, "once it is back").toHaveLength(
    sampleJobs.length,
  );
  expect(posted.response.status).toBe(503);
  expect(posted.hiring).toMatchObject({ kind: "post-refused", fields });
  await one.close();
});

test("takes nothing but forms", async () => {
  const headers = { "content-type": "application/json" };
  const response = await fetch(`${server.address}/hiring`, { method: "POST", body: "{}", headers });
  expect(response.status).toBe(415);
});
