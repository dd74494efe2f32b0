import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { DeskJob } from "#contract/desk/jobs.ts";
import { callHook } from "#tests/support/desk/call-hook.tsx";
import { jobs } from "#tests/support/desk/fake-desk-records.ts";
import { useJobDraft } from "./use-job-draft.ts";

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const job = jobs[0] as DeskJob;
const draftOf = (read: DeskJob) => callHook(new QueryClient(), () => useJobDraft(read));

test("what a colleague stored meanwhile shows, and the draft is of the version that it was begun from", () => {
  draftOf(job).edit({ text: "You drive at night." });
  const draft = draftOf({ ...job, title: "Night driver", version: job.version + 1 });
  expect(draft.fields).toMatchObject({ title: "Night driver", text: "You drive at night." });
  expect(draft.changes).toEqual({ text: "You drive at night." });
  expect(draft.version).toBe(job.version);
});

test("a field that is as stored again is no change", () => {
  draftOf(job).edit({ title: "Another", city: "Kharar" });
  draftOf(job).edit({ title: job.title });
  expect(draftOf(job).changes).toEqual({ city: "Kharar" });
  draftOf(job).edit({ city: job.city });
  const draft = draftOf({ ...job, version: job.version + 1 });
  expect(draft.changes).toEqual({});
  expect(draft.version, "nothing is begun").toBe(job.version + 1);
});
