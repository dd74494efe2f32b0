import { type RefObject, useRef } from "react";
import { hiring } from "#content/en/hiring.ts";
import type { ApplicationFields } from "#contract/form-fields.ts";
import type { FormSignals } from "#contract/form-signals.ts";
import type { Job } from "#contract/jobs.ts";
import type { PostedForm } from "#contract/posted-form.ts";
import { pathOf } from "#contract/routes.ts";
import { sendApplication } from "#web/api/applicants.ts";
import { changedSince, newSendKey } from "#web/forms/form-draft.ts";
import { clearForm, nonEmpty, readFields } from "#web/forms/form-fields.ts";
import { SubmitForm } from "#web/forms/submit-form.tsx";
import { useDraft } from "#web/forms/use-draft.ts";
import { useSubmission } from "#web/forms/use-submission.ts";
import { SelectField, TextAreaField, TextField } from "#web/ui/field/field.tsx";
import { alertFor } from "./hiring-alert.ts";
import { drafts, emptyFields, sending } from "./hiring-draft.ts";
import { keepDigits } from "./keep-digits.ts";
import "./hiring-form.css";

const { form: words } = hiring;
const noNumbers = { aadharNumber: "", licenseNumber: "" };

export interface HiringFormProps {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly jobs: readonly Job[];
  /** The chosen job; one that is not among the jobs counts as none. */
  readonly jobId: string;
  readonly onJobChange: (jobId: string) => void;
  /** The outcome when the form was posted without scripts. */
  readonly posted: PostedForm<ApplicationFields> | undefined;
  /** The visitor came to apply for the chosen job: begin there. */
  readonly startsAtJob: boolean;
}

/**
 * The application form. Whatever happens, what was typed is kept until the server has acknowledged it; identity
 * numbers in the form alone, everything else in the tab's storage too.
 */
export function HiringForm({ ref: form, jobs, jobId, onJobChange, posted, startsAtJob }: HiringFormProps) {
  const submission = useSubmission({ form, sending, posted, alertFor, onAccepted: empty });
  const sentNumbers = useRef<typeof noNumbers>(undefined);
  useDraft(form, drafts, posted, (restored) => onJobChange(restored.jobId));

  async function send(sent: HTMLFormElement, signals: FormSignals): Promise<void> {
    const fields = readFields(sent, emptyFields);
    const numbers = readFields(sent, noNumbers);
    // Other identity numbers make another application, which the draft, knowing none, cannot tell.
    const isOther = JSON.stringify(sentNumbers.current ?? numbers) !== JSON.stringify(numbers);
    sentNumbers.current = numbers;
    const attempt = (key: string) => sendApplication({ ...fields, ...numbers }, key, signals, newSendKey);
    await sending.send(fields, attempt, isOther ? newSendKey() : undefined);
  }

  function empty(sent: HTMLFormElement): boolean {
    const unsent: Partial<typeof emptyFields & typeof noNumbers> = {
      ...nonEmpty(drafts.read()?.fields ?? emptyFields),
      ...changedSince(sentNumbers.current ?? noNumbers, readFields(sent, noNumbers)),
    };
    sentNumbers.current = undefined;
    clearForm(sent, { ...emptyFields, ...noNumbers }, unsent);
    onJobChange(unsent.jobId ?? "");
    return Object.keys(unsent).length > 0;
  }

  const values = posted?.fields ?? { ...emptyFields, ...noNumbers };
  const labelled = (name: keyof typeof words.fields) => ({
    ...words.fields[name],
    name,
    error: submission.errorOf(name),
  });
  const field = (name: keyof ApplicationFields) => ({ ...labelled(name), defaultValue: values[name] });
  return (
    <SubmitForm
      className="hiring-form"
      action={pathOf("hiring")}
      ref={form}
      words={words}
      submission={submission}
      drafts={drafts}
      onSend={send}
    >
      <SelectField
        {...labelled("jobId")}
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
        <TextField {...field("name")} required autoComplete="name" />
        <TextField
          {...field("phoneNumber")}
          required
          autoComplete="tel-national"
          inputMode="numeric"
          onInput={keepDigits("phoneNumber")}
        />
      </div>
      <TextAreaField {...field("address")} required rows={2} autoComplete="street-address" />
      <div className="hiring-form__identity">
        <TextField
          {...labelled("aadharNumber")}
          required
          autoComplete="off"
          inputMode="numeric"
          onInput={keepDigits("aadharNumber")}
        />
        <TextField
          {...field("licenseNumber")}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
      <TextAreaField {...field("description")} />
    </SubmitForm>
  );
}
