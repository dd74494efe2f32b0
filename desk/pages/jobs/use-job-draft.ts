import type { DeskJob } from "#contract/desk/jobs.ts";
import type { JobFields } from "#desk/api/jobs.ts";
import { useJsonDraft } from "#desk/browser/use-draft.ts";

/** A job as somebody is writing it. */
export interface JobDraft {
  readonly fields: JobFields;
  /** They differ from what is stored. */
  readonly isChanged: boolean;
  readonly edit: (part: Partial<JobFields>) => void;
  readonly discard: () => void;
}

const blank: JobFields = { title: "", city: "", text: "", employmentType: null };

export function useJobDraft(job: DeskJob | undefined): JobDraft {
  const [draft, setDraft] = useJsonDraft<JobFields>(`job:${job?.id ?? "new"}`);
  const stored = job ? fieldsOf(job) : blank;
  const fields = draft ?? stored;
  return {
    fields,
    isChanged: JSON.stringify(fields) !== JSON.stringify(stored),
    edit: (part) => setDraft({ ...fields, ...part }),
    discard: () => setDraft(undefined),
  };
}

function fieldsOf({ title, city, text, employmentType }: DeskJob): JobFields {
  return { title, city, text, employmentType };
}
