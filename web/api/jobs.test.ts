import { afterEach, expect, test, vi } from "vitest";
import { fetchJobs } from "./jobs.ts";

const rider = { _id: "1", title: "Rider", city: "Pune", status: "Open" };

/** The jobs that are read from an answer of the API. */
async function read(answer: unknown, status = 200) {
  vi.stubGlobal("fetch", async () => Response.json(answer, { status }));
  return fetchJobs(new AbortController().signal);
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["a list", [rider]],
  ["an object with a jobs list", { jobs: [rider] }],
])("jobs are read from %s", async (_shape, answer) => {
  expect(await read(answer)).toEqual([rider]);
});

test("an entry of the list that is not a job is skipped", async () => {
  const others = [null, "Rider", {}, { ...rider, _id: undefined }, { ...rider, title: null }];
  expect(await read([...others, rider])).toEqual([rider]);
});

test("an answer without a list, and an error status, are failures", async () => {
  for (const answer of [null, {}, "Away", { jobs: rider }])
    await expect(read(answer)).rejects.toThrow("holds no jobs");
  await expect(read([rider], 503)).rejects.toThrow("answered 503");
});
