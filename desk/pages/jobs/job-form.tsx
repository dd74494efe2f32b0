import type { FormEvent } from "react";
import type { DeskJob, DeskJobStatus } from "#contract/desk/jobs.ts";
import { deskLimits } from "#contract/desk/limits.ts";
import { usePermission } from "#desk/api/session.ts";
import { SelectField, TextAreaField, TextField } from "#desk/ui/form/field.tsx";
import { SaveBar } from "#desk/ui/form/save-bar.tsx";
import { ActionError } from "#desk/ui/state/state.tsx";
import { employmentNames, jobWords as words } from "#desk/words/jobs.ts";
import { Button } from "#web/ui/button/button.tsx";
import { spelledCity } from "./city.ts";
import type { JobDraft } from "./use-job-draft.ts";
import "./job-form.css";

type EmploymentType = DeskJob["employmentType"];

interface JobFormProps {
  /** Undefined for a new job. */
  readonly job: DeskJob | undefined;
  readonly draft: JobDraft;
  /** The cities of all jobs, as they are spelled there. */
  readonly cities: readonly string[];
  readonly busy: boolean;
  readonly error: Error | null;
  /** Gets the status that the job has afterwards. */
  readonly onSave: (status: DeskJobStatus) => void;
  readonly onDelete: () => void;
}

/** The fields of a job, and what can be done with it. */
export function JobForm({ job, draft, cities, busy, error, onSave, onDelete }: JobFormProps) {
  const mayWrite = usePermission("jobs.write");
  const { fields, edit } = draft;

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const pressed = (event.nativeEvent as SubmitEvent).submitter?.getAttribute("value");
    onSave((pressed as DeskJobStatus | null) ?? job?.status ?? "Draft");
  }

  return (
    <form className="panel" onSubmit={handleSubmit}>
      <fieldset className="plain-fieldset job-form__fields" disabled={!mayWrite}>
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
      <ActionError error={error} />
      {mayWrite && (
        <SaveBar isUnsaved={draft.isChanged} onDiscard={draft.discard}>
          <Buttons job={job} busy={busy} />
          {job?.applicantCount === 0 && (
            <Button tone="quiet" onClick={onDelete}>
              {words.deleteJob}
            </Button>
          )}
        </SaveBar>
      )}
    </form>
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
