import { afterEach, expect, test, vi } from "vitest";
import { answerTimeout } from "./call-api.ts";
import { fetchJobs } from "./jobs.ts";
import { searchSite } from "./search.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each([
  ["the list of jobs", fetchJobs],
  ["a search", (signal: AbortSignal) => searchSite("eicher", signal)],
])("%s fails when the server never answers, so that the page offers another attempt", async (_name, call) => {
  const limit = vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort(new Error("Timed out.")));
  vi.stubGlobal("fetch", async (_path: string, { signal }: { signal: AbortSignal }) => {
    signal.throwIfAborted();
    return new Promise(() => {});
  });
  await expect(call(new AbortController().signal)).rejects.toThrow("Timed out.");
  expect(limit).toHaveBeenCalledWith(answerTimeout);
});
