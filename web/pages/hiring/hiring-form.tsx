import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { hiring } from "#content/en/hiring.ts";
import { applicantDigits } from "#contract/applicant-digits.ts";
import type { Job } from "#contract/jobs.ts";
import { pathOf } from "#contract/routes.ts";
import type { RenderData } from "#contract/site-build.ts";
import { sendApplication } from "#web/api/applicants.ts";
import { type AlertContent, AlertRegion } from "#web/ui/alert/alert.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { SelectField, TextAreaField, TextField } from "#web/ui/field/field.tsx";
import { newSendKey } from "#web/ui/form/form-draft.ts";
import { clearForm, fillFields, nonEmpty, readFields } from "#web/ui/form/form-fields.ts";
import { useFormSignals } from "#web/ui/form/form-signals.ts";
import { TrapField } from "#web/ui/form/trap-field.tsx";
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
  const [busy, setBusy] = useState(false);
  const [alert, setAlert] = useState<AlertContent | undefined>(posted && alertOfPost(posted));
  const sentAadhar = useRef<string>(undefined);
  const signalsOf = useFormSignals();
  useDraft(form, posted, onJobChange);

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const fields = readFields(event.currentTarget, emptyFields);
    const { aadharNumber } = readFields(event.currentTarget, { aadharNumber: "" });
    const signals = signalsOf(event.currentTarget);
    // Another Aadhar number makes another application, which the draft, knowing none, cannot tell.
    const isOther = sentAadhar.current !== undefined && sentAadhar.current !== aadharNumber;
    const key = isOther ? newSendKey() : drafts.sendKeyFor(fields);
    sentAadhar.current = aadharNumber;
    drafts.save({ fields, sendKey: key });
    setBusy(true);
    setAlert(undefined);
    const outcome = await sendApplication({ ...fields, aadharNumber }, key, signals, newSendKey);
    setBusy(false);
    setAlert(alertFor(outcome));
    if (outcome.kind === "accepted") clear();
  }

  function clear(): void {
    sentAadhar.current = undefined;
    drafts.clear();
    if (form.current) clearForm(form.current, { ...emptyFields, aadharNumber: "" });
    onJobChange("");
  }

  function keepDraft(): void {
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
      onInput={keepDraft}
    >
      <h2>{words.title}</h2>
      <p className="hiring-form__lead">{words.lead}</p>
      <SelectField
        {...fields.jobId}
        name="jobId"
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
        <TextField {...fields.name} name="name" defaultValue={values.name} required autoComplete="name" />
        <TextField
          {...fields.phoneNumber}
          name="phoneNumber"
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
        defaultValue={values.address}
        required
        rows={2}
        autoComplete="street-address"
      />
      <div className="hiring-form__identity">
        <TextField
          {...fields.aadharNumber}
          name="aadharNumber"
          required
          autoComplete="off"
          inputMode="numeric"
          onInput={keepDigits(applicantDigits.aadharNumber)}
        />
        <TextField
          {...fields.licenseNumber}
          name="licenseNumber"
          defaultValue={values.licenseNumber}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
      <TextAreaField
        {...fields.description}
        name="description"
        defaultValue={values.description}
        autoComplete="off"
      />
      <TrapField />
      {/* biome-ignore lint/a11y/noAutofocus: the page is the answer to a form that was sent without scripts */}
      <div className="hiring-form__answer" tabIndex={-1} autoFocus={posted !== undefined}>
        <AlertRegion alert={alert} />
      </div>
      <Button type="submit" busy={busy} className="hiring-form__send">
        {busy ? words.sending : words.send}
      </Button>
    </form>
  );
}

/** Puts a draft of this tab back into the form, but never over what stands there already. */
function useDraft(
  form: RefObject<HTMLFormElement | null>,
  posted: RenderData["hiring"],
  onJobChange: (jobId: string) => void,
): void {
  useEffect(() => {
    if (posted?.outcome === "sent") drafts.clear();
    const draft = drafts.read();
    if (!draft || !form.current) return;
    const restored = { ...draft.fields, ...nonEmpty(readFields(form.current, emptyFields)) };
    fillFields(form.current, restored);
    onJobChange(restored.jobId);
  }, [form, posted, onJobChange]);
}

function alertOfPost({ outcome, message }: NonNullable<RenderData["hiring"]>): AlertContent {
  return { tone: outcome === "sent" ? "success" : "error", text: message };
}
