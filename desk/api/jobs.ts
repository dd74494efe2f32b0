import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import type { DeskJob, DeskJobStatus, deskJobsSchema, NewJob } from "#contract/desk/jobs.ts";
import { call } from "#desk/http/call.ts";
import { employmentNames, jobStatusNames, jobWords as words } from "#desk/words/jobs.ts";
import type { ComparedFields, EditConflict } from "./conflict.ts";
import { useDeskMutation } from "./desk-mutation.ts";
import { keys } from "./keys.ts";

type JobList = z.output<typeof deskJobsSchema>;

const none: readonly DeskJob[] = [];

export function useJobs() {
  const query = useQuery({
    queryKey: keys.jobs(),
    queryFn: ({ signal }) => readJobs(signal),
  });
  return { ...query, jobs: query.data?.items ?? none };
}

function readJobs(signal?: AbortSignal) {
  return call("GET /api/jobs", { signal });
}

export type JobFields = Pick<DeskJob, "title" | "city" | "text" | "employmentType">;

/**
 * What the website would show of a job that is being written.
 *
 * @param postedAt when it was opened first; null: not yet, so as if it were now.
 */
export function useJobPreview(fields: JobFields, postedAt: string | null) {
  const body = { ...fields, ...(postedAt !== null && { postedAt }) };
  return useQuery({
    queryKey: keys.jobPreview(body),
    queryFn: ({ signal }) => call("POST /api/jobs/preview", { body, signal }),
    enabled: fields.title.trim() !== "" && fields.city.trim() !== "",
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useCreateJob() {
  return useDeskMutation({
    mutationFn: (body: NewJob) => call("POST /api/jobs", { body }),
    errorsIn: "form",
    invalidates: ["jobs"],
  });
}

export interface JobChange {
  readonly job: DeskJob;
  /** The one that the change was begun from. */
  readonly version: number;
  /** Only what differs: the other fields stay as a colleague may have changed them. */
  readonly changes: Partial<JobFields>;
  /** The new status, if it changes. */
  readonly status?: DeskJobStatus | undefined;
}

export function useChangeJob(onChanged: (after: DeskJob, change: JobChange) => void) {
  const client = useQueryClient();
  return useDeskMutation({
    mutationFn: ({ job: { id }, version, changes, status }: JobChange) =>
      call("PATCH /api/jobs/:id", { id, body: { version, ...changes, ...(status && { status }) } }),
    onSuccess: (after, change) => {
      // What is typed before the jobs are read again is a change of this version.
      client.setQueryData<JobList>(
        keys.jobs(),
        (list) => list && { items: list.items.map((one) => (one.id === after.id ? after : one)) },
      );
      onChanged(after, change);
    },
    errorsIn: "form",
    conflict: (change): EditConflict<DeskJob, JobChange> => ({
      version: change.version,
      read: async () => (await readJobs()).items.find(({ id }) => id === change.job.id),
      fields: comparedFields,
      applied: (current) => ({
        ...current,
        ...change.changes,
        ...(change.status && { status: change.status }),
      }),
      retryWith: (job) => ({ ...change, job, version: job.version }),
    }),
    invalidates: ["jobs"],
  });
}

const comparedFields: ComparedFields<DeskJob> = [
  { label: words.fieldTitle, of: ({ title }) => title },
  { label: words.fieldCity, of: ({ city }) => city },
  {
    label: words.fieldType,
    of: ({ employmentType }) => (employmentType ? employmentNames[employmentType] : words.noType),
  },
  { label: words.fieldText, of: ({ text }) => text },
  { label: words.status, of: ({ status }) => jobStatusNames[status] },
];

export function useDeleteJob() {
  return useDeskMutation({
    mutationFn: (id: string) => call("DELETE /api/jobs/:id", { id }),
    invalidates: ["jobs"],
  });
}
