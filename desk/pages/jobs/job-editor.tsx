import { type FormEvent, useDeferredValue, useState } from "react";
import type { DeskJob, DeskJobStatus } from "#contract/desk/jobs.ts";
import { deskLimits } from "#contract/desk/limits.ts";
import {
  type JobFields,
  useChangeJob,
  useCreateJob,
  useDeleteJob,
  useJobPreview,
  useJobs,
} from "#desk/api/jobs.ts";
import { useMay } from "#desk/api/session.ts";
import { useJsonDraft } from "#desk/browser/use-draft.ts";
import { recordPage, screenPage } from "#desk/navigation/addresses.ts";
import { DeskLink } from "#desk/navigation/link.tsx";
import { navigate } from "#desk/navigation/location.ts";
import { BackLink } from "#desk/ui/back-link/back-link.tsx";
import { Badge } from "#desk/ui/badge/badge.tsx";
import { FormDialog } from "#desk/ui/dialog/form-dialog.tsx";
import { SelectField, TextAreaField, TextField } from "#desk/ui/form/field.tsx";
import { PageHead } from "#desk/ui/page-head/page-head.tsx";
import { ActionError } from "#desk/ui/state/state.tsx";
import { TextButton } from "#desk/ui/text-button/text-button.tsx";
import { showToast } from "#desk/ui/toast/toast.tsx";
import { common } from "#desk/words/common.ts";
import { employmentNames, jobInCity, jobStatusNames, jobWords as words } from "#desk/words/jobs.ts";
import { Button } from "#web/ui/button/button.tsx";
import { PinIcon } from "#web/ui/icon/page-icons.tsx";
import { spelledCity } from "./city.ts";
import { jobTones } from "./job-tones.ts";
import "./job-editor.css";

type EmploymentType = DeskJob["employmentType"];

const blank: JobFields = { title: "", city: "", text: "", employmentType: null };
const saidAfter: Readonly<Record<DeskJobStatus, string>> = {
  Draft: words.saved,
  Open: words.opened,
  Closed: words.closed,
};

/** Writes a job, beside what the website will show of it. Undefined: a new one. */
export function JobEditor({ job }: { readonly job: DeskJob | undefined }) {
  const mayWrite = useMay("jobs.write");
  const mayReadApplicants = useMay("applicants.read");
  const { jobs } = useJobs();
  const create = useCreateJob();
  const change = useChangeJob(handleChanged);
  const remove = useDeleteJob();
  const [asking, setAsking] = useState<"delete" | "open">();
  const cities = [...new Set(jobs.map(({ city }) => city))];
  // Opening the first real job takes them from the website.
  const samples = jobs.filter(({ sample, status }) => sample && status !== "Draft");
  const stored = job ? fieldsOf(job) : blank;
  const [draft, setDraft] = useJsonDraft<JobFields>(`job:${job?.id ?? "new"}`);
  const fields = draft ?? stored;
  const isChanged = JSON.stringify(fields) !== JSON.stringify(stored);
  const busy = create.isPending || change.isPending;

  function edit(part: Partial<JobFields>): void {
    setDraft({ ...fields, ...part });
  }
  function forget(): void {
    setDraft(undefined);
  }

  function save(status: DeskJobStatus): void {
    setAsking(undefined);
    if (job) change.mutate({ job, fields, status });
    else
      create.mutate(
        { ...fields, status: status === "Open" ? "Open" : "Draft" },
        {
          onSuccess: (added) => {
            forget();
            showToast({ text: saidAfter[added.status] });
            navigate(recordPage("job", added.id), { replace: true });
          },
        },
      );
  }
  function handleChanged(after: DeskJob, before: DeskJob): void {
    forget();
    const isLastClosed =
      after.status === "Closed" && !jobs.some(({ id, status }) => status === "Open" && id !== before.id);
    showToast({
      text: after.status === before.status ? words.saved : saidAfter[after.status],
      detail: isLastClosed ? words.noneOpen : undefined,
    });
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const pressed = (event.nativeEvent as SubmitEvent).submitter?.getAttribute("value");
    const status = (pressed as DeskJobStatus | null) ?? job?.status ?? "Draft";
    const isFirst = status === "Open" && job?.status !== "Open" && !job?.sample && samples.length > 0;
    if (isFirst) setAsking("open");
    else save(status);
  }

  function deleteJob(): void {
    if (!job) return;
    remove.mutate(job.id, {
      onSuccess: () => {
        forget();
        showToast({ text: words.deleted });
        navigate(screenPage("jobs"), { replace: true });
      },
      onSettled: () => setAsking(undefined),
    });
  }

  return (
    <div className="screen">
      <BackLink to={screenPage("jobs")}>{words.backToList}</BackLink>
      <PageHead
        title={job ? job.title : words.newJob}
        lead={
          job && (
            <span className="button-row">
              <Badge tone={jobTones[job.status]}>{jobStatusNames[job.status]}</Badge>
              {mayReadApplicants ? (
                <DeskLink to={screenPage("applicants", { job: job.id })}>
                  {words.seeApplicants(job.applicantCount)}
                </DeskLink>
              ) : (
                words.seeApplicants(job.applicantCount)
              )}
            </span>
          )
        }
      />
      <div className="job-editor">
        <form className="panel" onSubmit={handleSubmit}>
          <fieldset className="plain-fieldset job-editor__fields" disabled={!mayWrite}>
            <TextField
              label={words.fieldTitle}
              hint={words.fieldTitleHint}
              value={fields.title}
              maxLength={deskLimits.jobTitle}
              required
              onChange={({ target }) => edit({ title: target.value })}
            />
            <datalist id="job-cities">
              {cities.map((city) => (
                <option key={city} value={city} />
              ))}
            </datalist>
            <div className="form-row">
              <TextField
                label={words.fieldCity}
                value={fields.city}
                maxLength={deskLimits.jobCity}
                list="job-cities"
                required
                onChange={({ target }) => edit({ city: target.value })}
                onBlur={() => edit({ city: spelledCity(fields.city, cities) })}
              />
              <SelectField
                label={words.fieldType}
                value={fields.employmentType ?? ""}
                onChange={({ target }) => edit({ employmentType: (target.value || null) as EmploymentType })}
              >
                <option value="">{words.noType}</option>
                {Object.entries(employmentNames).map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </SelectField>
            </div>
            <TextAreaField
              label={words.fieldText}
              hint={words.fieldTextHint}
              rows={12}
              value={fields.text}
              maxLength={deskLimits.jobText}
              onChange={({ target }) => edit({ text: target.value })}
            />
          </fieldset>
          <ActionError error={create.error ?? change.error} />
          {mayWrite && (
            <div className="save-bar" data-unsaved={isChanged || undefined}>
              <Buttons job={job} busy={busy} />
              {job?.applicantCount === 0 && (
                <Button tone="quiet" onClick={() => setAsking("delete")}>
                  {words.deleteJob}
                </Button>
              )}
              {isChanged && (
                <p className="quiet" role="status">
                  {common.unsaved} <TextButton onClick={forget}>{common.discard}</TextButton>
                </p>
              )}
            </div>
          )}
        </form>
        {mayWrite && (
          <Preview
            fields={fields}
            postedAt={job?.postedAt ?? null}
            title={job?.status === "Open" ? words.preview : words.previewNotOpen}
          />
        )}
      </div>
      <FormDialog
        open={asking === "open"}
        onClose={() => setAsking(undefined)}
        title={words.openFirstTitle}
        description={words.openFirstText}
        submit={words.openJob}
        onSubmit={() => save("Open")}
      >
        <Samples
          title={words.samplesStay}
          jobs={samples.filter(({ applicantCount }) => applicantCount > 0)}
        />
        <Samples
          title={words.samplesGo}
          jobs={samples.filter(({ applicantCount }) => applicantCount === 0)}
        />
      </FormDialog>
      <FormDialog
        danger
        open={asking === "delete"}
        onClose={() => setAsking(undefined)}
        title={words.deleteTitle}
        description={words.deleteText}
        submit={words.deleteJob}
        busy={remove.isPending}
        onSubmit={deleteJob}
      />
    </div>
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

/** Each button names the status that the job has afterwards. */
function Buttons({ job, busy }: { readonly job: DeskJob | undefined; readonly busy: boolean }) {
  const status = job?.status ?? "Draft";
  if (status === "Open") {
    return (
      <>
        <Button type="submit" value="Open" busy={busy}>
          {words.save}
        </Button>
        <Button type="submit" value="Closed" tone="secondary">
          {words.closeJob}
        </Button>
      </>
    );
  }
  return (
    <>
      <Button type="submit" value="Open" busy={busy}>
        {words.openJob}
      </Button>
      <Button type="submit" value={status} tone="secondary">
        {status === "Draft" ? words.saveDraft : words.save}
      </Button>
    </>
  );
}

interface PreviewProps {
  readonly fields: JobFields;
  readonly postedAt: string | null;
  readonly title: string;
}

/** The card as visitors see it, or would. */
function Preview({ fields, postedAt, title }: PreviewProps) {
  const { data } = useJobPreview(useDeferredValue(fields), postedAt);
  const isReady = fields.title.trim() !== "" && fields.city.trim() !== "";
  return (
    <section className="job-preview" aria-label={title}>
      <h2>{title}</h2>
      {!isReady || !data ? (
        <p className="quiet">{words.previewEmpty}</p>
      ) : (
        <>
          <article className="job-preview__card">
            <h3>{data.card.title}</h3>
            <p className="job-preview__city">
              <PinIcon />
              {data.card.city}
            </p>
            <span className="job-preview__apply" aria-hidden="true">
              {words.apply}
            </span>
            {data.card.paragraphs.map((paragraph) => (
              <p key={paragraph} className="job-preview__text">
                {paragraph}
              </p>
            ))}
          </article>
          <details>
            <summary>{words.previewData}</summary>
            <pre>{JSON.stringify(data.jobPosting, null, 2)}</pre>
          </details>
        </>
      )}
    </section>
  );
}

function fieldsOf({ title, city, text, employmentType }: DeskJob): JobFields {
  return { title, city, text, employmentType };
}
