import type { DeskJob } from "#contract/desk/jobs.ts";
import { FormDialog } from "#desk/ui/dialog/form-dialog.tsx";
import { jobInCity, jobWords as words } from "#desk/words/jobs.ts";

interface OpenFirstJobDialogProps {
  readonly open: boolean;
  /** They are on the website now. */
  readonly samples: readonly DeskJob[];
  readonly onClose: () => void;
  readonly onOpen: () => void;
}

/** Asks before the first real job is opened: that takes the sample jobs from the website. */
export function OpenFirstJobDialog({ open, samples, onClose, onOpen }: OpenFirstJobDialogProps) {
  const hasApplicants = ({ applicantCount }: DeskJob) => applicantCount > 0;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={words.openFirstTitle}
      description={words.openFirstText}
      submit={words.openJob}
      onSubmit={onOpen}
    >
      <Samples title={words.samplesStay} jobs={samples.filter(hasApplicants)} />
      <Samples title={words.samplesGo} jobs={samples.filter((job) => !hasApplicants(job))} />
    </FormDialog>
  );
}

/** The sample jobs that are kept, or those that are removed. */
function Samples({ title, jobs }: { readonly title: string; readonly jobs: readonly DeskJob[] }) {
  if (jobs.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul role="list">
        {jobs.map((job) => (
          <li key={job.id}>
            {jobInCity(job)}
            {job.applicantCount > 0 && ` (${words.seeApplicants(job.applicantCount)})`}
          </li>
        ))}
      </ul>
    </section>
  );
}
