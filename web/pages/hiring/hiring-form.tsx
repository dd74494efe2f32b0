import { hiring } from "#content/en/hiring.ts";
import { type ApplicationFields, emptyApplicationFields } from "#contract/form-fields.ts";
import type { FormPostResult } from "#contract/form-post-result.ts";
import type { Job } from "#contract/jobs.ts";
import { paths } from "#contract/routes.ts";
import { SubmitForm } from "#web/forms/submit-form.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { SelectField, TextAreaField, TextField } from "#web/ui/field/field.tsx";
import { hiringForm } from "./hiring-form-store.ts";
import { keepDigits } from "./keep-digits.ts";
import "./hiring-form.css";

const { form: words, alerts } = hiring;

export interface HiringFormProps {
  readonly jobs: readonly Job[];
  /** The chosen job; an id that is not among the jobs counts as none. */
  readonly jobId: string;
  onJobChange(jobId: string): void;
  /** The result when the form was posted without scripts. */
  readonly postResult: FormPostResult<ApplicationFields> | undefined;
  /** The visitor came to apply for the chosen job, so the focus starts at the field after it. */
  readonly startsAtName: boolean;
}

/**
 * The application form. It keeps the typed text until the server has accepted it: identity numbers in the form alone,
 * everything else in the tab's storage too.
 */
export function HiringForm({ jobs, jobId, onJobChange, postResult, startsAtName }: HiringFormProps) {
  const form = useForm(hiringForm, {
    postResult,
    resultWords: alerts,
    onFill: (fields) => onJobChange(fields.jobId),
  });
  const values = postResult?.fields ?? emptyApplicationFields;
  const labelled = (name: keyof typeof words.fields) => ({
    ...words.fields[name],
    name,
    error: form.errorOf(name),
  });
  const field = (name: keyof ApplicationFields) => ({ ...labelled(name), defaultValue: values[name] });
  return (
    <SubmitForm form={form} className="hiring-form" path={paths.hiring} words={words}>
      <SelectField
        {...labelled("jobId")}
        value={jobs.some(({ _id }) => _id === jobId) ? jobId : ""}
        onChange={(event) => onJobChange(event.target.value)}
        required
      >
        <option value="">{words.chooseJob}</option>
        {jobs.map(({ _id, title, city }) => (
          <option key={_id} value={_id}>
            {title}, {city}
          </option>
        ))}
      </SelectField>
      <div className="hiring-form__pair">
        <TextField {...field("name")} required autoComplete="name" autoFocus={startsAtName} />
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
          hint={postResult?.kind === "post-refused" ? words.numberAgain : words.fields.aadharNumber.hint}
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
