import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test } from "vitest";
import type { DeskJob } from "#contract/desk/jobs.ts";
import { callHook } from "#tests/support/desk/call-hook.tsx";
import { jobs } from "#tests/support/desk/fake-desk-records.ts";
import { forgetTabValues } from "#web/browser/tab-value.ts";
import { jobDraftName, useJobDraft } from "./use-job-draft.ts";

afterEach(forgetTabValues);

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

test("what was typed while a job was saved stays, as a change of the version that was stored", () => {
  draftOf(job).edit({ title: "Night driver" });
  const sent = draftOf(job).changes;
  draftOf(job).edit({ title: "Night driver (bike)", city: "Kharar" });
  draftOf(job).endSent(sent, job.version + 1);
  const draft = draftOf({ ...job, title: "Night driver", version: job.version + 1 });
  expect(draft.changes).toEqual({ title: "Night driver (bike)", city: "Kharar" });
  expect(draft.version).toBe(job.version + 1);
  draft.endSent(draft.changes, job.version + 2);
  expect(draftOf(job).isChanged).toBe(false);
});

test("what was typed while a new job was stored is a change of that job", () => {
  const blank = () => callHook(new QueryClient(), () => useJobDraft(undefined));
  blank().edit({ title: "Night driver" });
  const sent = blank().fields;
  blank().edit({ text: "You drive at night." });
  blank().endSent(sent, 1, jobDraftName(job.id));
  expect(blank().isChanged).toBe(false);
  expect(draftOf({ ...job, version: 1 }).changes).toEqual({ text: "You drive at night." });
});

test("a value that was put back while its change was saved is a change of the version that was stored", () => {
  draftOf(job).edit({ title: "Night driver", city: "Kharar" });
  const sent = draftOf(job).changes;
  draftOf(job).edit({ title: job.title });
  draftOf(job).endSent(sent, job.version + 1);
  const stored = { ...job, title: "Night driver", city: "Kharar", version: job.version + 1 };
  expect(draftOf(stored).changes).toEqual({ title: job.title });
  expect(draftOf(stored).version).toBe(stored.version);
});
