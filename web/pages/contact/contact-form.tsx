import { useRef } from "react";
import { contact } from "#content/en/contact.ts";
import { type ContactFields, emptyContactFields as emptyFields } from "#contract/form-fields.ts";
import type { FormSignals } from "#contract/form-signals.ts";
import type { PostedForm } from "#contract/posted-form.ts";
import { pathOf } from "#contract/routes.ts";
import { sendContactMessage } from "#web/api/contact.ts";
import { drafts, sending } from "#web/forms/contact-draft.ts";
import { clearForm, nonEmpty, readFields } from "#web/forms/form-fields.ts";
import { SubmitForm } from "#web/forms/submit-form.tsx";
import { useDraft } from "#web/forms/use-draft.ts";
import { useSubmission } from "#web/forms/use-submission.ts";
import { TextAreaField, TextField } from "#web/ui/field/field.tsx";
import { alertFor } from "./contact-alert.ts";
import "./contact-form.css";

const { form: words } = contact;

export interface ContactFormProps {
  /** The outcome when the form was posted without scripts. */
  readonly posted: PostedForm<ContactFields> | undefined;
}

/** The contact form. Whatever happens, what was typed is kept until the server has acknowledged it. */
export function ContactForm({ posted }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const submission = useSubmission({
    form,
    sending,
    posted,
    alertFor,
    onAccepted: empty,
  });
  useDraft(form, drafts, posted);

  async function send(sent: HTMLFormElement, signals: FormSignals): Promise<void> {
    const fields = readFields(sent, emptyFields);
    await sending.send(fields, (key) => sendContactMessage(fields, key, signals));
  }

  function empty(sent: HTMLFormElement): boolean {
    const unsent = nonEmpty(drafts.read()?.fields ?? emptyFields);
    clearForm(sent, emptyFields, unsent);
    return Object.keys(unsent).length > 0;
  }

  const values = posted?.fields ?? emptyFields;
  const field = (name: keyof ContactFields) => ({
    ...words.fields[name],
    name,
    error: submission.errorOf(name),
    defaultValue: values[name],
  });
  return (
    <SubmitForm
      className="contact-form"
      action={pathOf("contact")}
      ref={form}
      words={words}
      submission={submission}
      drafts={drafts}
      onSend={send}
    >
      <TextField {...field("name")} required autoComplete="name" />
      <TextField
        {...field("email")}
        required
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField {...field("phone")} required autoComplete="tel" inputMode="tel" />
      {/* No `autoComplete="off"` on these two: it also keeps the browser from restoring them after Back. */}
      <TextField {...field("subject")} required />
      <TextAreaField {...field("query")} />
    </SubmitForm>
  );
}
