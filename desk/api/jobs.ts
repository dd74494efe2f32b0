import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { DeskJob, DeskJobStatus, NewJob } from "#contract/desk/jobs.ts";
import { call } from "#desk/http/call.ts";
import { employmentNames, jobWords as words } from "#desk/words/jobs.ts";
import type { ComparedFields, Contested } from "./conflict.ts";
import { useDeskMutation } from "./desk-mutation.ts";
import { keys } from "./keys.ts";

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
    refresh: ["jobs"],
  });
}

interface JobChange {
  readonly job: DeskJob;
  readonly fields: JobFields;
  /** What it has afterwards. */
  readonly status: DeskJobStatus;
}

export function useChangeJob(onChanged: (after: DeskJob, before: DeskJob) => void) {
  return useDeskMutation({
    mutationFn: ({ job: { id, version, status: before }, fields, status }: JobChange) =>
      call("PATCH /api/jobs/:id", { id, body: { version, ...fields, ...(status !== before && { status }) } }),
    onSuccess: (after, { job }) => onChanged(after, job),
    errorsIn: "form",
    contested: (change): Contested<DeskJob, JobChange> => ({
      version: change.job.version,
      read: async () => (await readJobs()).items.find(({ id }) => id === change.job.id),
      fields: comparedFields,
      applied: (current) => ({ ...current, ...change.fields }),
      retryWith: (job) => ({ ...change, job }),
    }),
    refresh: ["jobs"],
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
];

export function useDeleteJob() {
  return useDeskMutation({
    mutationFn: (id: string) => call("DELETE /api/jobs/:id", { id }),
    refresh: ["jobs"],
  });
}
