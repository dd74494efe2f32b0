import { useQuery } from "@tanstack/react-query";
import type { ChangeJob, DeskJob, NewJob } from "#contract/desk/jobs.ts";
import { call } from "#desk/http/call.ts";
import { useDeskMutation } from "./desk-mutation.ts";
import { keys } from "./keys.ts";

const none: readonly DeskJob[] = [];

export function useJobs() {
  const query = useQuery({
    queryKey: keys.jobs(),
    queryFn: ({ signal }) => call("GET /api/jobs", { signal }),
  });
  return { ...query, jobs: query.data?.items ?? none };
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
    placeholderData: (before) => before,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Creates, changes and deletes jobs. Their errors are the caller's to show, beside the job. */
export function useJobChanges() {
  const changes = { onFailed: "caller", refresh: ["jobs"] } as const;
  return {
    create: useDeskMutation({
      run: (body: NewJob) => call("POST /api/jobs", { body }),
      ...changes,
    }),
    change: useDeskMutation({
      run: ({ id, body }: { readonly id: string; readonly body: ChangeJob }) =>
        call("PATCH /api/jobs/:id", { id, body }),
      ...changes,
    }),
    remove: useDeskMutation({
      run: (id: string) => call("DELETE /api/jobs/:id", { id }),
      refresh: ["jobs"],
    }),
  };
}
