import type { DeskJob } from "#contract/desk/jobs.ts";
import type { JobFields } from "#desk/api/jobs.ts";
import { useJsonDraft } from "#desk/browser/use-draft.ts";

/** A job as somebody is writing it. */
export interface JobDraft {
  readonly fields: JobFields;
  /** Only the fields that differ from what is stored: what a colleague changes meanwhile stays theirs. */
  readonly changes: Partial<JobFields>;
  /** Of the job as it was when the draft was begun; 0 of a new one. */
  readonly version: number;
  readonly isChanged: boolean;
  readonly edit: (part: Partial<JobFields>) => void;
  readonly discard: () => void;
}

type StoredDraft = Partial<JobFields> & { readonly version?: number };

const blank: JobFields = { title: "", city: "", text: "", employmentType: null };

export function useJobDraft(job: DeskJob | undefined): JobDraft {
  const [draft, setDraft] = useJsonDraft<StoredDraft>(`job:${job?.id ?? "new"}`);
  const stored = job ? fieldsOf(job) : blank;
  const { version: begunFrom, ...written } = draft ?? {};
  const changes = differing(written, stored);
  const isChanged = Object.keys(changes).length > 0;
  const current = job?.version ?? 0;
  const version = isChanged ? (begunFrom ?? current) : current;

  function edit(part: Partial<JobFields>): void {
    const next = differing({ ...changes, ...part }, stored);
    setDraft(Object.keys(next).length > 0 ? { ...next, version } : undefined);
  }
  return {
    fields: { ...stored, ...changes },
    changes,
    version,
    isChanged,
    edit,
    discard: () => setDraft(undefined),
  };
}

function differing(written: Partial<JobFields>, stored: JobFields): Partial<JobFields> {
  const entries = Object.entries(written) as [keyof JobFields, unknown][];
  return Object.fromEntries(entries.filter(([name, value]) => value !== stored[name]));
}

function fieldsOf({ title, city, text, employmentType }: DeskJob): JobFields {
  return { title, city, text, employmentType };
}
