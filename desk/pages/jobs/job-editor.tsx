import { useState } from "react";
import type { DeskJob, DeskJobStatus } from "#contract/desk/jobs.ts";
import { useJobs } from "#desk/api/jobs.ts";
import { usePermission } from "#desk/api/session.ts";
import { screenPath } from "#desk/navigation/addresses.ts";
import { DeskLink } from "#desk/navigation/link.tsx";
import { BackLink } from "#desk/ui/back-link/back-link.tsx";
import { Badge } from "#desk/ui/badge/badge.tsx";
import { FormDialog } from "#desk/ui/dialog/form-dialog.tsx";
import { PageHead } from "#desk/ui/page-head/page-head.tsx";
import { jobStatusNames, jobWords as words } from "#desk/words/jobs.ts";
import { JobForm } from "./job-form.tsx";
import { JobPreview } from "./job-preview.tsx";
import { jobTones } from "./job-tones.ts";
import { OpenFirstJobDialog } from "./open-first-job-dialog.tsx";
import { useJobChanges } from "./use-job-changes.ts";
import { useJobDraft } from "./use-job-draft.ts";
import "./job-editor.css";

/** Writes a job, beside what the website will show of it. Undefined: a new one. */
export function JobEditor({ job }: { readonly job: DeskJob | undefined }) {
  const mayWrite = usePermission("jobs.write");
  const { jobs } = useJobs();
  const draft = useJobDraft(job);
  const { isSaving, isDeleting, error, save, remove } = useJobChanges(job, draft, jobs);
  const [asking, setAsking] = useState<"delete" | "open">();
  const samples = jobs.filter(({ sample, status }) => sample && status !== "Draft");
  const endAsking = () => setAsking(undefined);

  function handleSave(status: DeskJobStatus): void {
    const isFirst = status === "Open" && job?.status !== "Open" && !job?.sample && samples.length > 0;
    if (isFirst) setAsking("open");
    else save(status);
  }
  function openFirst(): void {
    endAsking();
    save("Open");
  }

  return (
    <div className="screen">
      <BackLink to={screenPath("jobs")}>{words.backToList}</BackLink>
      <PageHead title={job ? job.title : words.newJob} lead={job && <JobState job={job} />} />
      <div className="job-editor">
        <JobForm
          job={job}
          draft={draft}
          cities={[...new Set(jobs.map(({ city }) => city))]}
          busy={isSaving}
          error={error}
          onSave={handleSave}
          onDelete={() => setAsking("delete")}
        />
        {mayWrite && (
          <JobPreview
            fields={draft.fields}
            postedAt={job?.postedAt ?? null}
            title={job?.status === "Open" ? words.preview : words.previewNotOpen}
          />
        )}
      </div>
      <OpenFirstJobDialog open={asking === "open"} samples={samples} onClose={endAsking} onOpen={openFirst} />
      <FormDialog
        danger
        open={asking === "delete"}
        onClose={endAsking}
        title={words.deleteTitle}
        description={words.deleteText}
        submit={words.deleteJob}
        busy={isDeleting}
        onSubmit={() => job && remove(job, endAsking)}
      />
    </div>
  );
}

function JobState({ job: { id, status, applicantCount } }: { readonly job: DeskJob }) {
  const mayReadApplicants = usePermission("applicants.read");
  const seeApplicants = words.seeApplicants(applicantCount);
  return (
    <span className="button-row">
      <Badge tone={jobTones[status]}>{jobStatusNames[status]}</Badge>
      {mayReadApplicants ? (
        <DeskLink to={screenPath("applicants", { job: id })}>{seeApplicants}</DeskLink>
      ) : (
        seeApplicants
      )}
    </span>
  );
}
