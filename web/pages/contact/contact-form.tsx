import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { contact } from "#content/en/contact.ts";
import { pathOf } from "#contract/routes.ts";
import type { RenderData } from "#contract/site-build.ts";
import { sendContactMessage } from "#web/api/contact.ts";
import { textIn } from "#web/api/submit.ts";
import { type AlertContent, AlertRegion } from "#web/ui/alert/alert.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { TextAreaField, TextField } from "#web/ui/field/field.tsx";
import { clearForm, fillFields, nonEmpty, readFields } from "#web/ui/form/form-fields.ts";
import { useFormSignals } from "#web/ui/form/form-signals.ts";
import { TrapField } from "#web/ui/form/trap-field.tsx";
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
  const [busy, setBusy] = useState(false);
  const [alert, setAlert] = useState<AlertContent | undefined>(posted && alertOfPost(posted));
  const [reference, setReference] = useState<string>();
  const signalsOf = useFormSignals();
  useDraft(form, posted);

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const fields = readFields(event.currentTarget, emptyFields);
    const signals = signalsOf(event.currentTarget);
    const key = drafts.sendKeyFor(fields);
    drafts.save({ fields, sendKey: key });
    setBusy(true);
    setAlert(undefined);
    setReference(undefined);
    const outcome = await sendContactMessage(fields, key, signals);
    setBusy(false);
    setAlert(alertFor(outcome));
    if (outcome.kind !== "accepted") return;
    setReference(textIn(outcome.answer, "reference"));
    drafts.clear();
    if (form.current) clearForm(form.current, emptyFields);
  }

  function keepDraft(): void {
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
      onInput={keepDraft}
    >
      <h2>{words.title}</h2>
      <p className="contact-form__lead">{words.lead}</p>
      <TextField {...name} name="name" defaultValue={values.name} required autoComplete="name" />
      <TextField
        {...email}
        name="email"
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
        defaultValue={values.phone}
        required
        autoComplete="tel"
        inputMode="tel"
      />
      <TextField {...subject} name="subject" defaultValue={values.subject} required autoComplete="off" />
      <TextAreaField {...query} name="query" defaultValue={values.query} autoComplete="off" />
      <TrapField />
      {/* biome-ignore lint/a11y/noAutofocus: without scripts it is what brings the answer into view. */}
      <div className="contact-form__answer" tabIndex={-1} autoFocus={posted !== undefined}>
        <AlertRegion alert={alert} />
        {reference && (
          <p>
            {contact.reference} <strong>{reference}</strong>
          </p>
        )}
      </div>
      <Button type="submit" busy={busy} className="contact-form__send">
        {busy ? words.sending : words.send}
      </Button>
    </form>
  );
}

/** Puts a draft of this tab back into the form, but never over what stands there already. */
function useDraft(form: RefObject<HTMLFormElement | null>, posted: RenderData["contact"]): void {
  useEffect(() => {
    if (posted?.outcome === "sent") drafts.clear();
    const draft = drafts.read();
    if (!draft || !form.current) return;
    const typed = readFields(form.current, emptyFields);
    fillFields(form.current, { ...draft.fields, ...nonEmpty(typed) });
  }, [form, posted]);
}

function alertOfPost({ outcome, message }: NonNullable<RenderData["contact"]>): AlertContent {
  return { tone: outcome === "sent" ? "success" : "error", text: message };
}
