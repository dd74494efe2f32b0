import { type FormEvent, useState } from "react";
import { hiring } from "#content/en/hiring.ts";
import type { DigitField } from "#contract/applicant-digits.ts";
import { type ApplicationFields, emptyApplicationFields } from "#contract/form-fields.ts";
import type { FormPostResult } from "#contract/form-post-result.ts";
import { paths } from "#contract/routes.ts";
import { SubmitForm } from "#web/forms/submit-form.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { dropQuery } from "#web/navigation/drop-query.ts";
import { useLocation } from "#web/navigation/hash-location.ts";
import { DebouncedStatus } from "#web/ui/debounced-status/debounced-status.tsx";
import { SelectField, TextAreaField, TextField } from "#web/ui/field/field.tsx";
import { PhoneField } from "#web/ui/field/phone-field.tsx";
import { hiringSubmission } from "./hiring-submission.ts";
import { keepDigits } from "./keep-digits.ts";
import { mayBeMistyped } from "./may-be-mistyped.ts";
import type { Jobs } from "./use-jobs.ts";
import "./hiring-form.css";

const { form: words, alerts } = hiring;

export interface HiringFormProps {
  readonly jobs: Jobs;
  /** The result when the form was posted without scripts. */
  readonly postResult: FormPostResult<ApplicationFields> | undefined;
}

/**
 * The application form. It keeps the typed text until the server has accepted it: identity numbers in memory alone,
 * everything else in the browser's storage too. `/hiring?job=<id>` opens it with that job chosen.
 */
export function HiringForm({ jobs, postResult }: HiringFormProps) {
  const { query } = useLocation();
  const askedFor = query.get("job") ?? "";
  const values = postResult?.fields ?? emptyApplicationFields;
  const [jobId, setJobId] = useState(values.jobId || askedFor);
  const [isAadharDoubtful, setAadharDoubtful] = useState(false);
  const offered = jobs.offered(jobId);
  const isOffered = offered.some(({ _id }) => _id === jobId);
  // Until the jobs are there a choice stays; then one that is not among them counts as none.
  const chosen = isOffered || jobs.state !== "loaded" ? jobId : "";

  const { field, parts } = useForm(hiringSubmission, {
    fieldWords: words.fields,
    resultWords: alerts,
    postResult,
    defaultValues: { ...values, jobId: chosen },
    prefill:
      askedFor === ""
        ? undefined
        : {
            address: askedFor,
            fieldsFor: () => ({ jobId: askedFor }),
            // The visitor's choice from here on: a reload does not bring it again.
            onFilled: () => dropQuery(paths.hiring, query),
          },
    onFill(fields) {
      setJobId(fields.jobId);
      setAadharDoubtful(mayBeMistyped(fields.aadharNumber));
    },
  });
  const digits = (name: DigitField) => ({
    inputMode: "numeric" as const,
    // What was typed before the scripts came.
    ref(control: HTMLInputElement | null) {
      if (control) keepDigits(name, control);
    },
    onInput({ currentTarget }: FormEvent<HTMLInputElement>) {
      keepDigits(name, currentTarget);
      if (name === "aadharNumber") setAadharDoubtful(mayBeMistyped(currentTarget.value));
    },
  });
  return (
    <SubmitForm {...parts} className="hiring-form" path={paths.hiring} words={words}>
      {/* Without the other props of `field`: no number is typed into a choice. */}
      <SelectField
        {...words.fields.jobId}
        name="jobId"
        error={field("jobId").error}
        value={chosen}
        onChange={(event) => setJobId(event.target.value)}
        required
      >
        <option value={isOffered ? "" : chosen}>
          {isOffered || chosen === "" ? words.chooseJob : words.chosenJob}
        </option>
        {offered.map(({ _id, title, city }) => (
          <option key={_id} value={_id}>
            {title}, {city}
          </option>
        ))}
      </SelectField>
      <div className="hiring-form__pair">
        <TextField
          {...field("name")}
          required
          autoComplete="name"
          autoFocus={askedFor !== "" && !postResult}
        />
        <PhoneField {...field("phoneNumber")} {...digits("phoneNumber")} autoComplete="tel-national" />
      </div>
      <TextAreaField {...field("address")} required rows={2} autoComplete="street-address" />
      <div className="hiring-form__identity">
        <TextField
          {...field("aadharNumber")}
          {...digits("aadharNumber")}
          hint={(isAadharDoubtful && words.lookAgain) || words.fields.aadharNumber.hint}
          required
          autoComplete="off"
        />
        <DebouncedStatus text={isAadharDoubtful ? words.lookAgain : ""} />
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
