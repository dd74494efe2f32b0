import { useRef } from "react";
import { contact } from "#content/en/contact.ts";
import type { ContactFields } from "#contract/form-fields.ts";
import type { FormPostResult } from "#contract/form-post-result.ts";
import { paths } from "#contract/routes.ts";
import { contactForm } from "#web/forms/contact-form-store.ts";
import { SubmitForm } from "#web/forms/submit-form.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { EmailField, TextAreaField, TextField } from "#web/ui/field/field.tsx";
import { usePrefill } from "./use-prefill.ts";
import "./contact-form.css";

const { form: words, alerts } = contact;

export interface ContactFormProps {
  /** The result when the form was posted without scripts. */
  readonly postResult: FormPostResult<ContactFields> | undefined;
}

/** The contact form. It keeps the typed text until the server has accepted it. */
export function ContactForm({ postResult }: ContactFormProps) {
  const ref = useRef<HTMLFormElement>(null);
  const prefill = usePrefill(ref);
  const form = useForm(contactForm, {
    ref,
    postResult,
    resultWords: alerts,
  });
  const values = postResult?.fields ?? prefill;
  const field = (name: keyof ContactFields) => ({
    ...words.fields[name],
    name,
    error: form.errorOf(name),
    defaultValue: values[name],
  });
  return (
    <SubmitForm form={form} className="contact-form" path={paths.contact} words={words}>
      {/* Without scripts only the focus leads to what is still empty. */}
      <TextField
        {...field("name")}
        required
        autoComplete="name"
        autoFocus={values === prefill && prefill.query !== ""}
      />
      <EmailField {...field("email")} />
      <TextField {...field("phone")} required autoComplete="tel" inputMode="tel" />
      {/* No `autoComplete="off"` on these two: it also keeps the browser from restoring them after Back. */}
      <TextField {...field("subject")} required />
      <TextAreaField {...field("query")} />
    </SubmitForm>
  );
}
