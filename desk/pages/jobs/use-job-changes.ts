import type { DeskJob, DeskJobStatus, NewJob } from "#contract/desk/jobs.ts";
import { type JobChange, useChangeJob, useCreateJob, useDeleteJob } from "#desk/api/jobs.ts";
import { recordPath, screenPath } from "#desk/navigation/addresses.ts";
import { navigate } from "#desk/navigation/location.ts";
import { showToast } from "#desk/ui/toast/toast.tsx";
import { jobWords as words } from "#desk/words/jobs.ts";
import { type JobDraft, jobDraftName } from "./use-job-draft.ts";

const saidAfter: Readonly<Record<DeskJobStatus, string>> = {
  Draft: words.saved,
  Open: words.opened,
  Closed: words.closed,
};

/** Stores a job or deletes it, says so and goes to its page or back to the list. The draft ends with that. */
export function useJobChanges(job: DeskJob | undefined, draft: JobDraft, jobs: readonly DeskJob[]) {
  const create = useCreateJob();
  const change = useChangeJob(handleChanged);
  const deletion = useDeleteJob();

  function handleCreated({ id, status, version }: DeskJob, sent: NewJob): void {
    draft.endSent(sent, version, jobDraftName(id));
    showToast({ text: saidAfter[status] });
    navigate(recordPath("job", id), { replace: true });
  }
  function handleChanged(after: DeskJob, { job: before, changes }: JobChange): void {
    draft.endSent(changes, after.version);
    const isLastClosed =
      after.status === "Closed" && !jobs.some(({ id, status }) => status === "Open" && id !== before.id);
    showToast({
      text: after.status === before.status ? words.saved : saidAfter[after.status],
      detail: isLastClosed ? words.noneOpen : undefined,
    });
  }
  function handleDeleted(): void {
    draft.discard();
    showToast({ text: words.deleted });
    navigate(screenPath("jobs"), { replace: true });
  }

  return {
    isSaving: create.isPending || change.isPending,
    isDeleting: deletion.isPending,
    error: create.error ?? change.error,
    /** @param status of the job afterwards. */
    save(status: DeskJobStatus): void {
      const { fields, changes, version } = draft;
      if (job) change.mutate({ job, version, changes, status: status === job.status ? undefined : status });
      else
        create.mutate(
          { ...fields, status: status === "Open" ? "Open" : "Draft" },
          { onSuccess: handleCreated },
        );
    },
    /** @param onSettled also runs when it could not be deleted. */
    remove({ id }: DeskJob, onSettled: () => void): void {
      deletion.mutate(id, { onSuccess: handleDeleted, onSettled });
    },
  };
}
