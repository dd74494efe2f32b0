import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { deskPath, deskPaths } from "#contract/desk/desk-paths.ts";
import type { ChangeJob, DeskJob, JobPreview, NewJob } from "#contract/desk/jobs.ts";
import { call } from "#desk/http/call.ts";

const jobsKey = ["jobs"] as const;
const none: readonly DeskJob[] = [];

export function useJobs() {
  const query = useQuery({
    queryKey: jobsKey,
    queryFn: ({ signal }) => call<{ items: DeskJob[] }>("GET", deskPaths.jobs, { signal }),
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
    queryKey: ["job-preview", body],
    queryFn: ({ signal }) => call<JobPreview>("POST", deskPaths.jobsPreview, { body, signal }),
    enabled: fields.title.trim() !== "" && fields.city.trim() !== "",
    placeholderData: (before) => before,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Creates, changes and deletes jobs. The list is read again afterwards. */
export function useJobChanges() {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: jobsKey });
  return {
    create: useMutation({
      mutationFn: (body: NewJob) => call<DeskJob>("POST", deskPaths.jobs, { body }),
      onSuccess: refresh,
    }),
    change: useMutation({
      mutationFn: ({ id, body }: { readonly id: string; readonly body: ChangeJob }) =>
        call<DeskJob>("PATCH", deskPath(deskPaths.job, id), { body }),
      onSettled: refresh,
    }),
    remove: useMutation({
      mutationFn: (id: string) => call<void>("DELETE", deskPath(deskPaths.job, id)),
      onSuccess: refresh,
    }),
  };
}
