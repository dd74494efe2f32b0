import { type FormEvent, useRef, useState } from "react";
import { contact } from "#content/en/contact.ts";
import { pathOf } from "#contract/routes.ts";
import type { RenderData } from "#contract/site-build.ts";
import { sendContactMessage } from "#web/api/contact.ts";
import { textIn } from "#web/api/submit.ts";
import { Button } from "#web/ui/button/button.tsx";
import { TextAreaField, TextField } from "#web/ui/field/field.tsx";
import { FormAnswer } from "#web/ui/form/form-answer.tsx";
import { clearForm, readFields } from "#web/ui/form/form-fields.ts";
import { useFormSignals } from "#web/ui/form/form-signals.ts";
import { TrapField } from "#web/ui/form/trap-field.tsx";
import { useDraft } from "#web/ui/form/use-draft.ts";
import { useSubmission } from "#web/ui/form/use-submission.ts";
import { alertFor } from "./contact-alert.ts";
import { drafts, emptyFields } from "./contact-draft.ts";
import "./contact-form.css";

const { form: words } = contact;

export interface ContactFormProps {
  /** The outcome when the form was posted without scripts. */
  readonly posted: RenderData["contact"];
}

/**
 * The contact form. A real form before scripts run: it posts to its own page. Afterwards the call
 * is made here, and whatever happens, what was typed is kept until the server has acknowledged it.
 */
export function ContactForm({ posted }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { busy, alert, errorOf, forgetError, submit } = useSubmission({ form, posted, alertFor });
  const [reference, setReference] = useState<string>();
  const signalsOf = useFormSignals();
  useDraft(form, drafts, posted);

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const fields = readFields(event.currentTarget, emptyFields);
    const signals = signalsOf(event.currentTarget);
    const outcome = await submit(() => {
      const key = drafts.sendKeyFor(fields);
      drafts.save({ fields, sendKey: key });
      setReference(undefined);
      return sendContactMessage(fields, key, signals);
    });
    if (outcome?.kind !== "accepted") return;
    setReference(textIn(outcome.answer, "reference"));
    drafts.clear();
    if (form.current) clearForm(form.current, emptyFields);
  }

  function handleInput(event: FormEvent): void {
    forgetError(event);
    if (form.current) drafts.keep(readFields(form.current, emptyFields));
  }

  const values = posted?.fields ?? emptyFields;
  const { name, email, phone, subject, query } = words.fields;
  return (
    <form
      className="contact-form"
      method="post"
      action={pathOf("contact")}
      ref={form}
      onSubmit={send}
      onInput={handleInput}
    >
      <h2>{words.title}</h2>
      <p className="contact-form__lead">{words.lead}</p>
      <TextField
        {...name}
        name="name"
        error={errorOf("name")}
        defaultValue={values.name}
        required
        autoComplete="name"
      />
      <TextField
        {...email}
        name="email"
        error={errorOf("email")}
        defaultValue={values.email}
        required
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        {...phone}
        name="phone"
        error={errorOf("phone")}
        defaultValue={values.phone}
        required
        autoComplete="tel"
        inputMode="tel"
      />
      <TextField
        {...subject}
        name="subject"
        error={errorOf("subject")}
        defaultValue={values.subject}
        required
        autoComplete="off"
      />
      <TextAreaField
        {...query}
        name="query"
        error={errorOf("query")}
        defaultValue={values.query}
        autoComplete="off"
      />
      <TrapField />
      <FormAnswer alert={alert} posted={posted !== undefined}>
        {reference && (
          <p>
            {contact.reference} <strong>{reference}</strong>
          </p>
        )}
      </FormAnswer>
      <Button type="submit" busy={busy} className="contact-form__send">
        {busy ? words.sending : words.send}
      </Button>
    </form>
  );
}
