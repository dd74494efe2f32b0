import type { DeskJob } from "#contract/desk/jobs.ts";
import type { JobFields } from "#desk/api/jobs.ts";
import { type RecordDraft, useRecordDraft } from "#desk/records/use-record-draft.ts";

/** A job as somebody is writing it. */
export type JobDraft = RecordDraft<JobFields>;

const blank: JobFields = { title: "", city: "", text: "", employmentType: null };

export function useJobDraft(job: DeskJob | undefined): JobDraft {
  return useRecordDraft(jobDraftName(job?.id), job ? fieldsOf(job) : blank, job?.version ?? 0);
}

/** @param id undefined: of a new job. */
export function jobDraftName(id: string | undefined): string {
  return `job:${id ?? "new"}`;
}

function fieldsOf({ title, city, text, employmentType }: DeskJob): JobFields {
  return { title, city, text, employmentType };
}
