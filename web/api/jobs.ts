import { apiPaths } from "#contract/api-paths.ts";
import type { Job } from "#contract/jobs.ts";
import { callApi } from "./call-api.ts";

/** Fetches the jobs. Rejects when there is no answer in time, on an error status, or when the signal aborts. */
export async function fetchJobs(signal: AbortSignal): Promise<readonly Job[]> {
  const response = await callApi(apiPaths.jobs, { signal });
  if (!response.ok) throw new Error(`The list of jobs answered ${response.status}.`);
  return jobsIn(await response.json());
}

/** The answer is a list, or an object with a jobs list (specification, section 7). Invalid entries are skipped. */
function jobsIn(answer: unknown): readonly Job[] {
  const list = Array.isArray(answer) ? answer : (answer as { jobs?: unknown } | null)?.jobs;
  if (!Array.isArray(list)) throw new Error("The list of jobs holds no jobs.");
  return list.filter(isJob);
}

function isJob(entry: Partial<Job> | null): entry is Job {
  return [entry?._id, entry?.title, entry?.city, entry?.status].every((text) => typeof text === "string");
}
