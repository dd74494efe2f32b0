import { type FormEvent, type RefObject, useRef } from "react";
import { hiring } from "#content/en/hiring.ts";
import { applicantDigits } from "#contract/applicant-digits.ts";
import type { Job } from "#contract/jobs.ts";
import { pathOf } from "#contract/routes.ts";
import type { RenderData } from "#contract/site-build.ts";
import { sendApplication } from "#web/api/applicants.ts";
import { Button } from "#web/ui/button/button.tsx";
import { SelectField, TextAreaField, TextField } from "#web/ui/field/field.tsx";
import { FormAnswer } from "#web/ui/form/form-answer.tsx";
import { newSendKey } from "#web/ui/form/form-draft.ts";
import { clearForm, readFields } from "#web/ui/form/form-fields.ts";
import { useFormSignals } from "#web/ui/form/form-signals.ts";
import { TrapField } from "#web/ui/form/trap-field.tsx";
import { useDraft } from "#web/ui/form/use-draft.ts";
import { useSubmission } from "#web/ui/form/use-submission.ts";
import { alertFor } from "./hiring-alert.ts";
import { drafts, emptyFields } from "./hiring-draft.ts";
import { keepDigits } from "./keep-digits.ts";
import "./hiring-form.css";

const { form: words } = hiring;

export interface HiringFormProps {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly jobs: readonly Job[];
  /** The chosen job; one that is not among the jobs counts as none. */
  readonly jobId: string;
  readonly onJobChange: (jobId: string) => void;
  /** The outcome when the form was posted without scripts. */
  readonly posted: RenderData["hiring"];
  /** The visitor came to apply for the chosen job: begin there. */
  readonly startsAtJob: boolean;
}

/**
 * The application form. A real form before scripts run: it posts to its own page. Afterwards the call is made here,
 * and whatever happens, what was typed is kept until the server has acknowledged it; the Aadhar number in the
 * form alone, everything else in the tab's storage too.
 */
export function HiringForm({ ref: form, jobs, jobId, onJobChange, posted, startsAtJob }: HiringFormProps) {
  const { busy, alert, errorOf, forgetError, submit } = useSubmission({ form, posted, alertFor });
  const sentAadhar = useRef<string>(undefined);
  const signalsOf = useFormSignals();
  useDraft(form, drafts, posted, (restored) => onJobChange(restored.jobId));

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const fields = readFields(event.currentTarget, emptyFields);
    const { aadharNumber } = readFields(event.currentTarget, { aadharNumber: "" });
    const signals = signalsOf(event.currentTarget);
    const outcome = await submit(() => {
      // Another Aadhar number makes another application, which the draft, knowing none, cannot tell.
      const isOther = sentAadhar.current !== undefined && sentAadhar.current !== aadharNumber;
      const key = isOther ? newSendKey() : drafts.sendKeyFor(fields);
      sentAadhar.current = aadharNumber;
      drafts.save({ fields, sendKey: key });
      return sendApplication({ ...fields, aadharNumber }, key, signals, newSendKey);
    });
    if (outcome?.kind === "accepted") clear();
  }

  function clear(): void {
    sentAadhar.current = undefined;
    drafts.clear();
    if (form.current) clearForm(form.current, { ...emptyFields, aadharNumber: "" });
    onJobChange("");
  }

  function handleInput(event: FormEvent): void {
    forgetError(event);
    if (form.current) drafts.keep(readFields(form.current, emptyFields));
  }

  const values = posted?.fields ?? emptyFields;
  const { fields } = words;
  return (
    <form
      className="hiring-form"
      method="post"
      action={pathOf("hiring")}
      ref={form}
      onSubmit={send}
      onInput={handleInput}
    >
      <h2>{words.title}</h2>
      <p className="hiring-form__lead">{words.lead}</p>
      <SelectField
        {...fields.jobId}
        name="jobId"
        error={errorOf("jobId")}
        value={jobs.some(({ _id }) => _id === jobId) ? jobId : ""}
        onChange={(event) => onJobChange(event.target.value)}
        required
        autoFocus={startsAtJob}
      >
        <option value="">{words.chooseJob}</option>
        {jobs.map(({ _id, title, city }) => (
          <option key={_id} value={_id}>
            {title}, {city}
          </option>
        ))}
      </SelectField>
      <div className="hiring-form__pair">
        <TextField
          {...fields.name}
          name="name"
          error={errorOf("name")}
          defaultValue={values.name}
          required
          autoComplete="name"
        />
        <TextField
          {...fields.phoneNumber}
          name="phoneNumber"
          error={errorOf("phoneNumber")}
          defaultValue={values.phoneNumber}
          required
          autoComplete="tel-national"
          inputMode="numeric"
          onInput={keepDigits(applicantDigits.phoneNumber)}
        />
      </div>
      <TextAreaField
        {...fields.address}
        name="address"
        error={errorOf("address")}
        defaultValue={values.address}
        required
        rows={2}
        autoComplete="street-address"
      />
      <div className="hiring-form__identity">
        <TextField
          {...fields.aadharNumber}
          name="aadharNumber"
          error={errorOf("aadharNumber")}
          required
          autoComplete="off"
          inputMode="numeric"
          onInput={keepDigits(applicantDigits.aadharNumber)}
        />
        <TextField
          {...fields.licenseNumber}
          name="licenseNumber"
          error={errorOf("licenseNumber")}
          defaultValue={values.licenseNumber}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
      <TextAreaField
        {...fields.description}
        name="description"
        error={errorOf("description")}
        defaultValue={values.description}
        autoComplete="off"
      />
      <TrapField />
      <FormAnswer alert={alert} posted={posted !== undefined} />
      <Button type="submit" busy={busy} className="hiring-form__send">
        {busy ? words.sending : words.send}
      </Button>
    </form>
  );
}
