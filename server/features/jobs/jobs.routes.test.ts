import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { isSampleJob } from "#contract/is-sample-job.ts";
import { sampleJobs } from "#server/database/migrations/0002-jobs-and-applicants.ts";
import { engines, whileDatabaseIsAway } from "#tests/support/databases.ts";
import { startServer, type TestServer } from "#tests/support/test-server.ts";
import { findJobStatus } from "./jobs.repository.ts";

describe.each(engines)("GET /api/v1/jobs on %s", (engine) => {
  let server: TestServer;
  let address: string;
  beforeAll(async () => {
    server = await startServer(engine);
    address = `${server.address}/api/v1/jobs`;
  });
  afterAll(() => server.close());

  test("lists the samples of a new database, open and closed, by title and city", async () => {
    const response = await fetch(address);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const { jobs } = (await response.json()) as { jobs: { _id: string; title: string; city: string }[] };
    expect(jobs).toHaveLength(sampleJobs.length);
    for (const { id, ...job } of sampleJobs) expect(jobs).toContainEqual({ _id: id, ...job, text: "" });
    const order = jobs.map(({ title, city }) => `${title}, ${city}`);
    expect(order).toEqual([...order].sort());
  });

  test("shows at once what was changed", async () => {
    const setStatus = (status: "Open" | "Closed") =>
      server.database.kysely
        .updateTable("jobs")
        .set({ status })
        .where("id", "=", "sample-charging-hub-chandigarh")
        .execute();
    await setStatus("Closed");
    onTestFinished(async () => void (await setStatus("Open")));
    const { jobs } = (await (await fetch(address)).json()) as { jobs: unknown[] };
    expect(jobs).toContainEqual(
      expect.objectContaining({ _id: "sample-charging-hub-chandigarh", status: "Closed" }),
    );
  });

  test("knows the status of a job, and that there is no such job", async () => {
    const { kysely } = server.database;
    expect(await findJobStatus(kysely, "sample-driver-partner-mohali")).toBe("Open");
    expect(await findJobStatus(kysely, "sample-ev-technician-delhi-ncr")).toBe("Closed");
    expect(await findJobStatus(kysely, "nothing")).toBeUndefined();
  });
});

test("the samples say that they are samples", () => {
  for (const { id } of sampleJobs) expect(isSampleJob(id)).toBe(true);
});

test("a failure to read the jobs is answered with an error that says so", async () => {
  // SQLite goes on reading while another process writes; PostgreSQL closes all connections.
  const server = await startServer("postgres");
  const response = await whileDatabaseIsAway(server.settings, () => fetch(`${server.address}/api/v1/jobs`));
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("5");
  expect(await response.json()).toEqual({
    message: expect.stringMatching(/^This is not available right now/),
  });
  await server.close();
});
